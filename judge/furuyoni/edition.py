"""The editions of the comprehensive rules, and the printing that goes with each."""

JA = "ja-2024-06-24"
KO = "ko-2025-08-15"
EDITIONS = (JA, KO)
PRINTING = {JA: "s9-2", KO: "s10"}
