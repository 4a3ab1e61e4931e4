# Embassy chess.

embassy-chess-name = Посольские шахматы
    .typed = посольские
embassy-chess-about = Шахматы на десяти вертикалях с фигурами Гранд-шахмат: маршалом и кардиналом.

embassy-chess-kind-chancellor = маршал
    .gen = маршала
    .acc = маршала
    .ins = маршалом
    .letter = Мш
embassy-chess-moves-chancellor = Как ладья или как конь, по выбору.
embassy-chess-kind-archbishop = кардинал
    .gen = кардинала
    .acc = кардинала
    .ins = кардиналом
    .letter = Кд
embassy-chess-moves-archbishop = Как слон или как конь, по выбору.
