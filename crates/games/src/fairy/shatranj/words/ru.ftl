# Shatranj.

shatranj-name = Шатрандж
    .typed = шатрандж
shatranj-about = Шахматы халифов: слабые ферзи, прыгающие слоны, а голый король проигрывает.

shatranj-kind-fers = ферзь
    .gen = ферзя
    .acc = ферзя
    .ins = ферзём
    .letter = Ф
    .typed = фирзан
shatranj-moves-fers = На одно поле по диагонали.
shatranj-kind-alfil = слон
    .gen = слона
    .acc = слона
    .ins = слоном
    .letter = С
    .typed = альфиль
shatranj-moves-alfil = Прыгает на два поля по диагонали через любые фигуры.
shatranj-end-extinct = У проигравшей стороны остался один король: победили { $winner }.
    .plate = голый король
shatranj-moves-pawn = На одно пустое поле прямо вперёд; бьёт на одно поле по диагонали вперёд. В конце пути становится ферзём старинных шахмат.
shatranj-moves-king = На одно поле в любую сторону, но не под удар. Рокировки нет.
