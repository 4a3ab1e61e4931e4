# Grand chess.

grand-chess-name = Гранд-шахи
    .typed = гранд
grand-chess-about = Шахи на дошці 10×10, з маршалом і кардиналом, без рокіровки.

grand-chess-kind-chancellor = маршал
    .gen = маршала
    .acc = маршала
    .ins = маршалом
    .letter = Мш
grand-chess-moves-chancellor = Як тура або як кінь, на вибір.
grand-chess-kind-archbishop = кардинал
    .gen = кардинала
    .acc = кардинала
    .ins = кардиналом
    .letter = Кд
grand-chess-moves-archbishop = Як слон або як кінь, на вибір.
grand-chess-moves-pawn = Як у шахах; подвійний крок — з третьої горизонталі. На восьмій і дев’ятій горизонталях може перетворитися, на десятій мусить; лише на фігуру, яку було втрачено. Якщо втрат немає, на десяту горизонталь йому не можна.
