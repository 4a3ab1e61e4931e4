# Grand chess.

grand-chess-name = Grand chess
    .typed = grand
grand-chess-about = Chess on ten files and ten ranks, with a marshal and a cardinal, and without castling.

grand-chess-kind-chancellor = marshal
    .letter = C
    .typed = M
grand-chess-moves-chancellor = Like a rook or like a knight, whichever suits.
grand-chess-kind-archbishop = cardinal
    .letter = A
grand-chess-moves-archbishop = Like a bishop or like a knight, whichever suits.
grand-chess-moves-pawn = As in chess, with a double step from the third rank. On the eighth or ninth rank it may become another piece, on the tenth it must; only a kind of which one was lost can return. If none was lost, it cannot step onto the tenth rank.
