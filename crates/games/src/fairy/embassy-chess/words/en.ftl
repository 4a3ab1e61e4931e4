# Embassy chess.

embassy-chess-name = Embassy chess
    .typed = embassy
embassy-chess-about = Chess on ten files, with the pieces of Grand chess: a marshal and a cardinal.

embassy-chess-kind-chancellor = marshal
    .letter = C
    .typed = M
embassy-chess-moves-chancellor = Like a rook or like a knight, whichever suits.
embassy-chess-kind-archbishop = cardinal
    .letter = A
embassy-chess-moves-archbishop = Like a bishop or like a knight, whichever suits.
