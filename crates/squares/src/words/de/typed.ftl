# What people type in the place of signs. Lists: the forms of all languages count in every one.

sqr-typed-from = von
sqr-typed-to = geht nach, zieht nach, geht auf, zieht auf, nach, auf
sqr-typed-takes = schlägt, schlaegt, schlägt auf, schlaegt auf, nimmt, nimmt auf
sqr-typed-on = auf
sqr-typed-checks = schach, doppelschach, abzugsschach, matt, schachmatt, schach und matt, en passant, im vorbeigehen
sqr-typed-resigns = aufgeben, ich gebe auf, gebe auf
sqr-typed-all = alle, alles
sqr-typed-hand = hand, in der hand, auf der hand, aus der hand, vorrat, aus dem vorrat, reserve
sqr-typed-end = ende, fertig, zug beenden, beenden
sqr-typed-claims = remis reklamieren, reklamiere remis, ich reklamiere remis, reklamieren
sqr-typed-passes = passe, ich passe, passen, aussetzen, ich setze aus
sqr-typed-sides = weiß:, weiss:, schwarz:, weiß, weiss, schwarz
# Castling in a word: to either side, to the king’s, to the queen’s.
sqr-typed-castles = rochade, rochiere, rochieren, ich rochiere
sqr-typed-castles-short = kurze rochade, kleine rochade, rochade kurz, kurz rochieren, rochiere kurz, ich rochiere kurz, rochade am königsflügel, rochade am koenigsfluegel
sqr-typed-castles-long = lange rochade, große rochade, grosse rochade, rochade lang, lang rochieren, rochiere lang, ich rochiere lang, rochade am damenflügel, rochade am damenfluegel

# Buchstaben, die wie die der Linien klingen: keine, das Alphabet ist das lateinische.
sqr-typed-files = { "" }
