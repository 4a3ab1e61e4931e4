# Shogi.

shogi-name = Shogi
    .typed = japanisches schach
shogi-about = Das Schach Japans: Geschlagene Figuren kämpfen für den, der sie schlug, und fast alle werden befördert.

shogi-moves-king = Ein Feld in jede Richtung, nie auf ein angegriffenes.

# German players of this game write the international letters: L is the lance.
shogi-kind-bishop = Läufer
    .gen = Läufers
    .acc = Läufer
    .ins = Läufer
    .letter = B
    .typed = laeufer
shogi-kind-rook = Turm
    .gen = Turms
    .acc = Turm
    .ins = Turm
    .letter = R
