# Minishogi.

minishogi-name = Minishogi
    .typed = mini shogi, gogo shogi
minishogi-about = Shogi on five files and five ranks.

minishogi-moves-king = One step in any direction, never to an attacked square.

minishogi-kind-bishop = bishop
    .letter = B
    .typed = ♗, ♝
minishogi-kind-rook = rook
    .letter = R
    .typed = ♖, ♜
