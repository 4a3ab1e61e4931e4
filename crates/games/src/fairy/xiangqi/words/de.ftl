# Xiangqi.

xiangqi-name = Xiangqi
    .typed = chinesisches schach
xiangqi-about = Das Schach Chinas: Paläste, ein Fluss und Kanonen, die über eine Figur hinweg schlagen.

xiangqi-kind-king = General
    .gen = Generals
    .acc = General
    .ins = General
    .letter = K
    .typed = G
xiangqi-moves-king = Ein Punkt auf einer Linie des Palastes, nie auf einen angegriffenen.
xiangqi-kind-rook = Wagen
    .gen = Wagens
    .acc = Wagen
    .ins = Wagen
    .letter = R
xiangqi-moves-rook = Beliebig weit auf einer Linie.
xiangqi-kind-fers = Berater
    .gen = Beraters
    .acc = Berater
    .ins = Berater
    .letter = A
xiangqi-moves-fers = Ein Punkt schräg, innerhalb des Palastes.
