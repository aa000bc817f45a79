"""Scenario files: YAML in, a checked `Scenario` out, or every problem of the file with its place."""

from judge.port.floor import Scenario as Scenario
from judge.scenario.loader import load_scenario as load_scenario
from judge.scenario.loader import parse_scenario as parse_scenario
