# Modern chess.

modern-chess-name = Modernes Schach
    .typed = modern
modern-chess-about = Schach auf neun mal neun Feldern, mit einem Minister, der wie Läufer und Springer zieht.

modern-chess-kind-archbishop = Minister
    .gen = Ministers
    .acc = Minister
    .ins = Minister
    .letter = M
modern-chess-moves-archbishop = Wie ein Läufer oder wie ein Springer, nach Wahl.
