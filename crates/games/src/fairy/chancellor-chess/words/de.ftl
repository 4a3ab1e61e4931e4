# Chancellor chess.

chancellor-chess-name = Kanzlerschach
    .typed = chancellor
chancellor-chess-about = Schach auf neun mal neun Feldern, mit einem Kanzler, der wie Turm und Springer zieht.
