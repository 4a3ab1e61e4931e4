# Minishogi.

minishogi-name = Minishogi
    .typed = mini shogi, gogo shogi
minishogi-about = Shogi on five files and five ranks.

minishogi-moves-king = One step in any direction, never to an attacked square.
