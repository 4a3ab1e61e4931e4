# Minishogi.

minishogi-name = Minishogi
    .typed = mini-shogi
minishogi-about = Shogi auf fünf mal fünf Feldern.

minishogi-moves-king = Ein Feld in jede Richtung, nie auf ein angegriffenes.
