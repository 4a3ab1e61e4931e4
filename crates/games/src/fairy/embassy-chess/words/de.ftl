# Embassy chess.

embassy-chess-name = Botschaftsschach
    .typed = embassy
embassy-chess-about = Schach auf zehn Linien mit den Figuren des Grand Chess: Marschall und Kardinal.

embassy-chess-kind-chancellor = Marschall
    .gen = Marschalls
    .acc = Marschall
    .ins = Marschall
    .letter = C
    .typed = M
embassy-chess-moves-chancellor = Wie ein Turm oder wie ein Springer, nach Wahl.
embassy-chess-kind-archbishop = Kardinal
    .gen = Kardinals
    .acc = Kardinal
    .ins = Kardinal
    .letter = A
embassy-chess-moves-archbishop = Wie ein Läufer oder wie ein Springer, nach Wahl.
