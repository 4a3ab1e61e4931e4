# Modern chess.

modern-chess-name = Модерн-шахматы
    .typed = модерн
modern-chess-about = Шахматы на доске 9×9 с министром, который ходит как слон и как конь.

modern-chess-kind-archbishop = министр
    .gen = министра
    .acc = министра
    .ins = министром
    .letter = М
modern-chess-moves-archbishop = Как слон или как конь, по выбору.
