# Makruk.

makruk-name = Макрук
    .typed = тайские шахматы
makruk-about = Шахматы Таиланда: пешки начинают с третьей горизонтали, а голый король считает ходы.

makruk-kind-fers = мет
    .gen = мета
    .acc = мета
    .ins = метом
    .letter = М
    .typed = Ф
makruk-moves-fers = На одно поле по диагонали.
makruk-kind-silver = кон
    .gen = кона
    .acc = кона
    .ins = коном
    .letter = С
makruk-moves-silver = На одно поле по диагонали или на одно прямо вперёд.
makruk-moves-pawn = На одно пустое поле прямо вперёд; бьёт на одно поле по диагонали вперёд. На шестой горизонтали становится метом.
makruk-moves-king = На одно поле в любую сторону, но не под удар. Рокировки нет.
makruk-kind-knight = конь
    .gen = коня
    .acc = коня
    .ins = конём
    .letter = К
makruk-moves-knight = Буквой «Г», через любые фигуры.
