"""The window: keys in, picture and sound out. pygame is imported only here."""
