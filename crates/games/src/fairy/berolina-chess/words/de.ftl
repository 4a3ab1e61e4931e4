# Berolina chess.

berolina-chess-name = Berolina-Schach
    .typed = berolina
berolina-chess-about = Schach, dessen Bauern schräg ziehen und geradeaus schlagen.

berolina-chess-moves-pawn = Ein Feld schräg nach vorn, wenn es leer ist; von der eigenen zweiten Reihe zwei auf einer Diagonale. Er schlägt ein Feld geradeaus. Direkt nach dem Doppelschritt eines gegnerischen Bauern darf er ihn schlagen, als wäre er nur ein Feld gegangen. Auf der letzten Reihe wird er Dame, Turm, Läufer oder Springer.
