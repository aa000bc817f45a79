"""Files of claims: what a page says of the rules, and the boards on which it is put to the test."""

from judge.scenario.claims.lay import Laid as Laid
from judge.scenario.claims.lay import Position as Position
from judge.scenario.claims.lay import lay as lay
from judge.scenario.claims.model import SORTS as SORTS
from judge.scenario.claims.model import VERDICTS as VERDICTS
from judge.scenario.claims.model import Case as Case
from judge.scenario.claims.model import Claim as Claim
from judge.scenario.claims.model import Claims as Claims
from judge.scenario.claims.reader import load_claims as load_claims
from judge.scenario.claims.reader import parse_claims as parse_claims
