# Xiangqi.

xiangqi-name = Xiangqi
    .typed = chinese chess
xiangqi-about = The chess of China: palaces, a river, and cannons that capture over a piece.

xiangqi-kind-king = general
    .letter = K
    .typed = G
xiangqi-moves-king = One step along a line of the palace, never to an attacked point.
xiangqi-kind-rook = chariot
    .letter = R
xiangqi-moves-rook = Any distance along a line.
xiangqi-kind-fers = advisor
    .letter = A
xiangqi-moves-fers = One step diagonally, inside the palace.
