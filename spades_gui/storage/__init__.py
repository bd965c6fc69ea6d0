"""What outlives the game: the match in progress, so that it can be gone on with."""
