# The pieces of chess: names, letters, what may be typed for them, how they move.

sqr-kind-king = king
    .letter = K
    .typed = kp, ♔, ♚
sqr-kind-queen = queen
    .letter = Q
    .typed = ♕, ♛
sqr-kind-rook = rook
    .letter = R
    .typed = ♖, ♜
sqr-kind-bishop = bishop
    .letter = B
    .typed = ♗, ♝
sqr-kind-knight = knight
    .letter = N
    .typed = ♘, ♞
sqr-kind-pawn = pawn
    .letter = { "" }
    .typed = p, ♙, ♟
sqr-kind-maharajah = Maharajah
    .letter = M
    .typed = ф

sqr-moves-king = One step in any direction, never to an attacked square. Once a game it may castle with a rook, if neither has moved, nothing stands between them, and the king is not in check and passes no attacked square.
sqr-moves-queen = Any distance along a rank, file or diagonal.
sqr-moves-rook = Any distance along a rank or file.
sqr-moves-bishop = Any distance along a diagonal.
sqr-moves-knight = Two squares straight and one to the side, over anything.
sqr-moves-pawn = One step straight ahead to an empty square, two from its own second rank; it captures one step diagonally ahead. Right after an enemy pawn’s double step it may take that pawn as if it had made one step. On the last rank it becomes a queen, rook, bishop or knight.
sqr-moves-maharajah = Like a queen or like a knight, whichever suits.
