# Shatranj.

shatranj-name = Schatrandsch
    .typed = shatranj
shatranj-about = Das Schach der Kalifen: schwache Farzins, springende Elefanten, und ein nackter König verliert.

shatranj-kind-fers = Farzin
    .gen = Farzins
    .acc = Farzin
    .ins = Farzin
    .letter = D
    .typed = Q
shatranj-moves-fers = Ein Feld schräg.
shatranj-kind-alfil = Elefant
    .gen = Elefanten
    .acc = Elefanten
    .ins = Elefanten
    .letter = L
    .typed = B
shatranj-moves-alfil = Springt zwei Felder schräg, über alles hinweg.
shatranj-end-extinct = { $seat } hat nur noch den König: { $winner } hat gewonnen.
    .plate = nackter König
shatranj-moves-pawn = Ein leeres Feld geradeaus; er schlägt ein Feld schräg nach vorn. Am Ende seines Weges wird er zum Fers der alten Zeit.
shatranj-moves-king = Ein Feld in jede Richtung, nie auf ein angegriffenes. Es gibt keine Rochade.
