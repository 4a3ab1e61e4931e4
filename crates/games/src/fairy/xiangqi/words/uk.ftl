# Xiangqi.

xiangqi-name = Сянці
    .typed = китайські шахи, цюнь ки
xiangqi-about = Шахи Китаю: палаци, річка й гармати, що б’ють через фігуру.

xiangqi-kind-king = генерал
    .gen = генерала
    .acc = генерала
    .ins = генералом
    .letter = Кр
xiangqi-moves-king = На один пункт по лінії палацу, але не під удар.
xiangqi-kind-rook = тура
    .gen = тури
    .acc = туру
    .ins = турою
    .letter = Т
xiangqi-moves-rook = На будь-яку відстань по лінії.
xiangqi-kind-fers = радник
    .gen = радника
    .acc = радника
    .ins = радником
    .letter = Р
xiangqi-moves-fers = На один пункт по діагоналі, усередині палацу.
