"""Settings: the schema, the shipped defaults, the user's changes, and what is wrong with them."""
