# Shogi.

shogi-name = Shogi
    .typed = japanese chess
shogi-about = The chess of Japan: captured pieces fight for their captor, and most pieces can be promoted.

shogi-moves-king = One step in any direction, never to an attacked square.
