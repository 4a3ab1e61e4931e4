# Games shown again: animations, sheets of positions.
