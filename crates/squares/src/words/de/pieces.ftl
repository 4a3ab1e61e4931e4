# The pieces of chess: names, letters, what may be typed for them, how they move.

sqr-kind-king = König
    .letter = K
    .typed = koenig, königs, koenigs
sqr-kind-queen = Dame
    .letter = D
    .typed = königin, koenigin
sqr-kind-rook = Turm
    .letter = T
    .typed = turms
sqr-kind-bishop = Läufer
    .letter = L
    .typed = laeufer
sqr-kind-knight = Springer
    .letter = S
    .typed = pferd, rössel, roessel
sqr-kind-pawn = Bauer
    .letter = { "" }
    .typed = bauern
sqr-kind-maharajah = Maharadscha
    .letter = M
    .typed = maharaja

sqr-moves-king = Ein Feld in jede Richtung, nie auf ein angegriffenes. Einmal pro Partie darf er mit einem Turm rochieren: Beide haben noch nicht gezogen, zwischen ihnen steht nichts, und der König steht nicht im Schach, auch unterwegs nicht.
sqr-moves-queen = Beliebig weit auf Reihe, Linie oder Diagonale.
sqr-moves-rook = Beliebig weit auf Reihe oder Linie.
sqr-moves-bishop = Beliebig weit auf einer Diagonale.
sqr-moves-knight = Zwei Felder geradeaus und eins zur Seite, über alles hinweg.
sqr-moves-pawn = Ein Feld geradeaus auf ein leeres Feld, von der eigenen zweiten Reihe auch zwei; er schlägt ein Feld schräg nach vorn. Gleich nach einem gegnerischen Doppelschritt darf er jenen Bauern schlagen, als wäre er nur ein Feld gezogen. Auf der letzten Reihe wird er Dame, Turm, Läufer oder Springer.
sqr-moves-maharajah = Wie eine Dame oder wie ein Springer, ganz nach Wunsch.
