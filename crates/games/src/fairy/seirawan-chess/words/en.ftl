# Seirawan chess.

seirawan-chess-name = Seirawan chess
    .typed = s-chess, seirawan
seirawan-chess-about = Chess in which each side may bring in an elephant and a hawk.

seirawan-chess-kind-archbishop = hawk
    .letter = H
seirawan-chess-moves-archbishop = Like a bishop or like a knight. It waits in the hand until a piece of the first rank moves for the first time.
seirawan-chess-kind-chancellor = elephant
    .letter = E
seirawan-chess-moves-chancellor = Like a rook or like a knight. It waits in the hand until a piece of the first rank moves for the first time.
