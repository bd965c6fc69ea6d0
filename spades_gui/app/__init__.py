"""The game being played: the session that owns the truth, the controller that answers keys, and its ports."""
