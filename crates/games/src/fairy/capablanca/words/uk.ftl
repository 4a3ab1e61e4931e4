# Capablanca chess.

capablanca-name = Шахи Капабланки
    .typed = капабланка
capablanca-about = Шахи на десяти вертикалях, з кентавром і канцлером.
