# Embassy chess.

embassy-chess-name = Посольські шахи
    .typed = посольські
embassy-chess-about = Шахи на десяти вертикалях з фігурами Гранд-шахів: маршалом і кардиналом.

embassy-chess-kind-chancellor = маршал
    .gen = маршала
    .acc = маршала
    .ins = маршалом
    .letter = Мш
embassy-chess-moves-chancellor = Як тура або як кінь, на вибір.
embassy-chess-kind-archbishop = кардинал
    .gen = кардинала
    .acc = кардинала
    .ins = кардиналом
    .letter = Кд
embassy-chess-moves-archbishop = Як слон або як кінь, на вибір.
