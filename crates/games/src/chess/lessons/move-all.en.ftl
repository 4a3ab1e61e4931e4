# Move-all: the whole army may move in one turn.

lesson-move-all-series = A turn is a series: each piece and pawn may move once, in any order, and `end` closes it. Play the pawns to e4 and d4, and close the turn.
    .hint = In one message, with spaces or commas between: `e4 d4 end`. One by one will do, too.
    .done = Until `end` the turn stays open. One move must be made; nobody else has to move.
lesson-move-all-order = Every move is made on the board as the earlier ones left it. Check and mate mean nothing: whoever takes the King wins. Take the Queen and the King.
    .hint = The Knight takes first and thereby clears the file for the Rook: `Nxd5 Rxe8`.
    .done = The game ends at once, in the middle of a series too: no `end` was needed.
lesson-move-all-castle = Castling is the one move of the King and of that Rook. Castle, give the King air with the pawn on the h-file, one square ahead, and close the turn.
    .hint = Three items: `O-O h3 end`. After castling neither King nor Rook has a move left.
    .done = Taking is a move as well: a piece that has taken has had its move of this turn.
lesson-move-all-passing = Black has moved two pawns two squares each. En passant is open through your whole turn. Take both so, and close the turn.
    .hint = `exd6 gxf6 end`.
    .done = A pawn can be taken so while it stands where it landed and the square behind it stays empty.
lesson-move-all-promote = Take the King. The pawn stands between it and your Rook; a pawn that becomes something has used its move.
    .hint = Let the pawn take aside: `dxe8=Q Rxd8`.
    .done = The new Queen stood beside the King and could not take it: she had moved, the Rook had not.
lesson-move-all-clear = Take the King with three moves.
    .hint = Two pawns of your own stand on the Bishop’s diagonal, and each can take something beside it: `dxc5 fxe7 Bxh8`.
    .done = Pawns first, then what stands behind them. Only its own men shut a king in safely here: the enemy’s step aside.
