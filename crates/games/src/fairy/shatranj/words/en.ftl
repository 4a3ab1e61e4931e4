# Shatranj.

shatranj-name = Shatranj
    .typed = shatranj
shatranj-about = The chess of the caliphs: weak farzins, leaping elephants, and a bare king loses.

shatranj-kind-fers = farzin
    .letter = Q
shatranj-moves-fers = One step diagonally.
shatranj-kind-alfil = fil
    .letter = B
    .typed = elephant
shatranj-moves-alfil = Leaps two squares diagonally, over anything.
shatranj-end-extinct = { $seat } has only the king left: { $winner } won.
    .plate = bare king
shatranj-moves-pawn = One step straight ahead to an empty square; it captures one step diagonally ahead. At the end of its way it becomes a farzin.
shatranj-moves-king = One step in any direction, never to an attacked square. There is no castling.
