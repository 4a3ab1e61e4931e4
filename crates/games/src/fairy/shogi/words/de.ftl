# Shogi.

shogi-name = Shogi
    .typed = japanisches schach
shogi-about = Das Schach Japans: Geschlagene Figuren kämpfen für den, der sie schlug, und fast alle werden befördert.

shogi-moves-king = Ein Feld in jede Richtung, nie auf ein angegriffenes.
