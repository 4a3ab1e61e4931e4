# Xiangqi.

xiangqi-name = Сянци
    .typed = китайские шахматы
xiangqi-about = Шахматы Китая: дворцы, река и пушки, которые бьют через фигуру.

xiangqi-kind-king = генерал
    .gen = генерала
    .acc = генерала
    .ins = генералом
    .letter = Г
    .typed = Кр
xiangqi-moves-king = На один пункт по линии дворца, но не под удар.
xiangqi-kind-rook = ладья
    .gen = ладьи
    .acc = ладью
    .ins = ладьёй
    .letter = Л
xiangqi-moves-rook = На любое расстояние по линии.
xiangqi-kind-fers = советник
    .gen = советника
    .acc = советника
    .ins = советником
    .letter = С
xiangqi-moves-fers = На один пункт по диагонали, внутри дворца.
