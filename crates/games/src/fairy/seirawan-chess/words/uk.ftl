# Seirawan chess.

seirawan-chess-name = Шахи Сейравана
    .typed = сейраван
seirawan-chess-about = Шахи, у яких кожна сторона може ввести в гру елефанта і яструба.

seirawan-chess-kind-archbishop = яструб
    .gen = яструба
    .acc = яструба
    .ins = яструбом
    .letter = Яс
seirawan-chess-moves-archbishop = Як слон або як кінь. Чекає в руці, поки фігура першої горизонталі не піде вперше.
seirawan-chess-kind-chancellor = елефант
    .gen = елефанта
    .acc = елефанта
    .ins = елефантом
    .letter = Сл
seirawan-chess-moves-chancellor = Як тура або як кінь. Чекає в руці, поки фігура першої горизонталі не піде вперше.
