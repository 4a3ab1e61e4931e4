# Janus chess.

janus-chess-name = Janusschach
    .typed = janus
janus-chess-about = Schach auf zehn Linien, mit zwei Janusfiguren, die wie Läufer und Springer ziehen.

janus-chess-kind-archbishop = Janus
    .gen = Janus
    .acc = Janus
    .ins = Janus
    .letter = J
janus-chess-moves-archbishop = Wie ein Läufer oder wie ein Springer, nach Wahl.
