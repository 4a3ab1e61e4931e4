# Makruk.

makruk-name = Makruk
    .typed = thailändisches schach
makruk-about = Das Schach Thailands: Bauern beginnen auf der dritten Reihe, und ein nackter König zählt seine Züge.

makruk-kind-fers = Met
    .gen = Mets
    .acc = Met
    .ins = Met
    .letter = M
    .typed = Q, D
makruk-moves-fers = Ein Feld schräg.
makruk-kind-silver = Khon
    .gen = Khons
    .acc = Khon
    .ins = Khon
    .letter = S
makruk-moves-silver = Ein Feld schräg oder eines geradeaus nach vorn.
makruk-moves-pawn = Ein leeres Feld geradeaus; er schlägt ein Feld schräg nach vorn. Auf der sechsten Reihe wird er zum Met.
makruk-moves-king = Ein Feld in jede Richtung, nie auf ein angegriffenes. Es gibt keine Rochade.
makruk-kind-knight = Springer
    .gen = Springers
    .acc = Springer
    .ins = Springer
    .letter = N
makruk-moves-knight = Zwei Felder geradeaus und eines zur Seite, über alles hinweg.
