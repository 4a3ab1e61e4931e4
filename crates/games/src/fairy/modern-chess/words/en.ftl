# Modern chess.

modern-chess-name = Modern chess
    .typed = modern
modern-chess-about = Chess on nine files and nine ranks, with a prime minister that joins bishop and knight.

modern-chess-kind-archbishop = prime minister
    .letter = M
    .typed = minister
modern-chess-moves-archbishop = Like a bishop or like a knight, whichever suits.
