"""Voices: screen readers behind one worker thread. Speech libraries are imported only here."""
