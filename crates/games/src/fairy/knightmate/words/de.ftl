# Knightmate.

knightmate-name = Knightmate
    .typed = springermatt
knightmate-about = Schach, bei dem ein königlicher Springer mattgesetzt wird und zwei Prinzen wie Könige ziehen.

knightmate-kind-king = Königsspringer
    .gen = Königsspringers
    .acc = Königsspringer
    .ins = Königsspringer
    .letter = K
    .typed = könig
knightmate-moves-king = Zwei Felder geradeaus und eines zur Seite, über alles hinweg, nie auf ein angegriffenes Feld. Er rochiert wie ein König.
knightmate-kind-commoner = Prinz
    .gen = Prinzen
    .acc = Prinzen
    .ins = Prinzen
    .letter = P
    .typed = M
knightmate-moves-commoner = Ein Feld in jede Richtung. Er darf geschlagen werden und fürchtet kein Schach.
