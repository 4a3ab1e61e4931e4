# Racing Kings.

racing-kings-name = Racing Kings
    .typed = race
racing-kings-about = Both kings run to the eighth rank, and nobody may give check.

racing-kings-moves-king = One step in any direction, never to an attacked square. There is no castling.
racing-kings-end-flag = { $winner } brought the king to the eighth rank and won.
    .plate = beaten in the race
racing-kings-end-flag-drawn = Both kings reached the eighth rank: a draw.
