"""Claims about rulings put to the test: upheld, contradicted, dependent on something, or undecidable here."""

from judge.answer.faq.judge import judge_claim as judge_claim
from judge.answer.faq.judge import judge_claims as judge_claims
from judge.answer.faq.judge import load as load
from judge.answer.faq.verdict import Judged as Judged
from judge.answer.faq.verdict import Seen as Seen
from judge.answer.faq.verdict import Tried as Tried
