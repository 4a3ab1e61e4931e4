# Chancellor chess.

chancellor-chess-name = Шахматы с канцлером
    .typed = канцлер
chancellor-chess-about = Шахматы на доске 9×9 с канцлером, который ходит как ладья и как конь.
