# Makruk.

makruk-name = Makruk
    .typed = thai chess
makruk-about = The chess of Thailand: pawns begin on the third rank, and a bare king counts his moves.

makruk-kind-fers = met
    .letter = M
    .typed = Q
makruk-moves-fers = One step diagonally.
makruk-kind-silver = khon
    .letter = S
    .typed = B
makruk-moves-silver = One step diagonally, or one straight ahead.
makruk-moves-pawn = One step straight ahead to an empty square; it captures one step diagonally ahead. On the sixth rank it becomes a met.
makruk-moves-king = One step in any direction, never to an attacked square. There is no castling.
makruk-kind-knight = knight
    .letter = N
makruk-moves-knight = Two squares straight and one to the side, over anything.
