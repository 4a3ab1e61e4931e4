# Minishogi.

minishogi-name = Minishogi
    .typed = mini-shogi
minishogi-about = Shogi auf fünf mal fünf Feldern.

minishogi-moves-king = Ein Feld in jede Richtung, nie auf ein angegriffenes.

# German players of this game write the international letters: L is the lance.
minishogi-kind-bishop = Läufer
    .gen = Läufers
    .acc = Läufer
    .ins = Läufer
    .letter = B
    .typed = laeufer
minishogi-kind-rook = Turm
    .gen = Turms
    .acc = Turm
    .ins = Turm
    .letter = R
