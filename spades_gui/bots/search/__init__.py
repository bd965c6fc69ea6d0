"""Players that search: they play what may be in the others' hands to its end, many times over."""
