# Courier chess.

courier-chess-name = Courier chess
    .typed = courier
courier-chess-about = The chess of Ströbeck on twelve files: couriers move like bishops, and a bare king loses.

courier-chess-kind-bishop = courier
    .letter = C
courier-chess-moves-bishop = Any distance along a diagonal.
courier-chess-kind-alfil = bishop
    .letter = B
    .typed = alfil
courier-chess-moves-alfil = Leaps two squares diagonally, over anything.
courier-chess-kind-fers = queen
    .letter = Q
    .typed = fers
courier-chess-moves-fers = One step diagonally.
courier-chess-kind-commoner = man
    .letter = M
    .typed = sage
courier-chess-moves-commoner = One step in any direction. It may be taken.
courier-chess-kind-wazir = jester
    .letter = S
    .typed = schleich
courier-chess-moves-wazir = One step straight.
courier-chess-end-extinct = { $seat } has only the king left: { $winner } won.
    .plate = bare king
courier-chess-moves-pawn = One step straight ahead to an empty square; it captures one step diagonally ahead. At the end of its way it becomes a farzin.
courier-chess-moves-king = One step in any direction, never to an attacked square. There is no castling.
courier-chess-kind-knight = knight
    .letter = N
courier-chess-moves-knight = Two squares straight and one to the side, over anything.
