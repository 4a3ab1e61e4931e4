# Berolina chess.

berolina-chess-name = Berolina chess
    .typed = berolina
berolina-chess-about = Chess whose pawns move diagonally and capture straight ahead.

berolina-chess-moves-pawn = One step diagonally ahead to an empty square, two along a diagonal from its own second rank; it captures one step straight ahead. Right after an enemy pawn’s double step it may take that pawn as if it had made one step. On the last rank it becomes a queen, rook, bishop or knight.
