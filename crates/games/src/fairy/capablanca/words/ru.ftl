# Capablanca chess.

capablanca-name = Шахматы Капабланки
    .typed = капабланка
capablanca-about = Шахматы на десяти вертикалях, с кентавром и канцлером.
