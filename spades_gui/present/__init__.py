"""Facts to words, sound cues and a picture of the table; nothing here speaks, plays or draws."""
