# Chancellor chess.

chancellor-chess-name = Chancellor chess
    .typed = chancellor
chancellor-chess-about = Chess on nine files and nine ranks, with a chancellor that joins rook and knight.
