# Seirawan chess.

seirawan-chess-name = Шахматы Сейравана
    .typed = сейраван
seirawan-chess-about = Шахматы, в которых каждая сторона может ввести в игру элефанта и ястреба.

seirawan-chess-kind-archbishop = ястреб
    .gen = ястреба
    .acc = ястреба
    .ins = ястребом
    .letter = Я
seirawan-chess-moves-archbishop = Как слон или как конь. Ждёт в руке, пока фигура первой горизонтали не пойдёт в первый раз.
seirawan-chess-kind-chancellor = элефант
    .gen = элефанта
    .acc = элефанта
    .ins = элефантом
    .letter = Сл
seirawan-chess-moves-chancellor = Как ладья или как конь. Ждёт в руке, пока фигура первой горизонтали не пойдёт в первый раз.
