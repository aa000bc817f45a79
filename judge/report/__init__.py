"""Rulings, clauses and cards put into words, tables, graphs and data. Reads; never steps the machine."""
