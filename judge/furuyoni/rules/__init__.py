"""What the rules say outside the sections that order steps: values, costs, moments, what the state sets off."""
