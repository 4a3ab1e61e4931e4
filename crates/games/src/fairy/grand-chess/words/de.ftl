# Grand chess.

grand-chess-name = Grand Chess
    .typed = grand
grand-chess-about = Schach auf zehn mal zehn Feldern, mit Marschall und Kardinal und ohne Rochade.

grand-chess-kind-chancellor = Marschall
    .gen = Marschalls
    .acc = Marschall
    .ins = Marschall
    .letter = C
    .typed = M
grand-chess-moves-chancellor = Wie ein Turm oder wie ein Springer, nach Wahl.
grand-chess-kind-archbishop = Kardinal
    .gen = Kardinals
    .acc = Kardinal
    .ins = Kardinal
    .letter = A
grand-chess-moves-archbishop = Wie ein Läufer oder wie ein Springer, nach Wahl.
grand-chess-moves-pawn = Wie im Schach, mit Doppelschritt von der dritten Reihe. Auf der achten und neunten Reihe darf er sich verwandeln, auf der zehnten muss er es; nur in eine Figur, die verloren ging. Ist keine verloren, kann er nicht auf die zehnte Reihe ziehen.
