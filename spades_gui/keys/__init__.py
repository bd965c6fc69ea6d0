"""The table of commands and their keys: what can be pressed where, what players changed, and what would clash."""
