"""『新幕 桜降る代に決闘を』: its floor, its rules by chapter, its cards and megami, its words."""
