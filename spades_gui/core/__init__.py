"""The rules of Spades: a pure core without clock, dice, files or words.

``reducer.apply(state, action)`` is the only way a match goes on; ``observation.observe(state, seat)`` is the only way
anybody else looks at it.
"""
