# Grand chess.

grand-chess-name = Гранд-шахматы
    .typed = гранд
grand-chess-about = Шахматы на доске 10×10, с маршалом и кардиналом, без рокировки.

grand-chess-kind-chancellor = маршал
    .gen = маршала
    .acc = маршала
    .ins = маршалом
    .letter = Мш
grand-chess-moves-chancellor = Как ладья или как конь, по выбору.
grand-chess-kind-archbishop = кардинал
    .gen = кардинала
    .acc = кардинала
    .ins = кардиналом
    .letter = Кд
grand-chess-moves-archbishop = Как слон или как конь, по выбору.
grand-chess-moves-pawn = Как в шахматах; двойной шаг — с третьей горизонтали. На восьмой и девятой горизонталях может превратиться, на десятой обязана; только в фигуру, какая была потеряна. Если потерь нет, на десятую горизонталь ей нельзя.
