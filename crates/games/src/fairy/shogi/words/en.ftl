# Shogi.

shogi-name = Shogi
    .typed = japanese chess
shogi-about = The chess of Japan: captured pieces fight for their captor, and most pieces can be promoted.

shogi-moves-king = One step in any direction, never to an attacked square.

shogi-kind-bishop = bishop
    .letter = B
    .typed = ♗, ♝
shogi-kind-rook = rook
    .letter = R
    .typed = ♖, ♜
