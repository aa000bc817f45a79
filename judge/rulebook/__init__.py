"""The clause catalogue: ids, loading, the official texts, differences between editions, coverage."""
