"""The editions of the comprehensive rules."""

JA = "ja-2024-06-24"
KO = "ko-2025-08-15"
EDITIONS = (JA, KO)
