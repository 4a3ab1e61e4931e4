# Chancellor chess.

chancellor-chess-name = Шахи з канцлером
    .typed = канцлер
chancellor-chess-about = Шахи на дошці 9×9 з канцлером, що ходить, як тура і як кінь.
