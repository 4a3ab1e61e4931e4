# Modern chess.

modern-chess-name = Модерн-шахи
    .typed = модерн
modern-chess-about = Шахи на дошці 9×9 з міністром, що ходить, як слон і як кінь.

modern-chess-kind-archbishop = міністр
    .gen = міністра
    .acc = міністра
    .ins = міністром
    .letter = М
modern-chess-moves-archbishop = Як слон або як кінь, на вибір.
