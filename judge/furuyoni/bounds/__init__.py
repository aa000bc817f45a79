"""How much life a player can still lose this turn at most: what texts can do, and which of them can still come."""
