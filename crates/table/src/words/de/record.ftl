# Records of games, out and in; positions set up.

record-reopened = Die Partie geht ab ihrer Aufzeichnung weiter. Alle Fristen laufen ab jetzt.
record-goes-on = Die Partie geht weiter. { $players }

# Commands, buttons, help.
record-button-export = Aufzeichnung
record-button-set-up = Tisch mit dieser Stellung
page-attach = Datei anhängen
console-file = Datei: { $path }
console-file-fault = Die Datei ließ sich nicht nach { $path } schreiben: { $why }
console-no-file = Die Datei { $path } lässt sich nicht lesen: { $why }
discord-no-file = Discord hat mir diese Datei nicht gegeben. Bitte häng sie noch einmal an.

# Export.
record-exported = Die Aufzeichnung von Tisch #{ $table }, { $game }: { $count ->
    [one] eine Aktion
   *[other] { $count } Aktionen
}. `importieren` mit dieser Datei im Anhang liest sie wieder ein.
record-not-begun = Die Partie an Tisch #{ $table } hat noch nicht begonnen: Es gibt noch nichts aufzuzeichnen.
record-secret = An Tisch #{ $table } darf man privat verhandeln oder anonym spielen, darum gibt es die Aufzeichnung erst nach der Partie.
record-not-in = In { $notation } lässt sich dieses Spiel nicht aufzeichnen ({ $game }). Hier ist die eigene Aufzeichnung von Liege.
record-export-how = Schreib `exportieren`, wenn nötig mit der Nummer eines Tisches (`exportieren #12`).

# The position.
record-position-head = Tisch #{ $table }, { $game }, nach Aktion { $number }:
record-position-set-up = Einen Tisch damit öffnen: `neu { $game } position=…`
record-position-secret = An Tisch #{ $table } darf man privat verhandeln, und die Stellung würde etwas davon verraten: Du bekommst sie nach der Partie.
record-position-how = Schreib `stellung`, oder `stellung nach 17` für eine frühere.

# Import.
record-no-file = Häng die Aufzeichnung an deine Nachricht: die Textdatei, die `exportieren` gegeben hat. Schreib dazu `importieren`.
record-several-files = Bitte eine Aufzeichnung nach der anderen: Häng nur eine Datei an.
record-seats-how = `{ $word }` verstehe ich nicht. Hinter `importieren` kannst du sagen, für wen die Plätze sind: `importieren rot=@ada weiß=frei`.
record-too-often = Du hast innerhalb eines Tages { $count } Aufzeichnungen importiert. Versuch es morgen wieder.
record-known = Diese Partie ist schon hier: Tisch #{ $table }. `importieren nochmal` importiert sie ein weiteres Mal.
record-not-taken = Es wurde nichts importiert. { $why }
record-brought-archived = Tisch #{ $table }: { $game }, { $count ->
    [one] eine Aktion
   *[other] { $count } Aktionen
}. Die Partie ist zu Ende und wird aufbewahrt: `brett #{ $table }`, `verlauf #{ $table }`.
record-brought-unfinished = Tisch #{ $table }: { $game }, { $count ->
    [one] eine Aktion
   *[other] { $count } Aktionen
}. Die Partie wurde nie zu Ende gespielt; sie wird aufbewahrt, wie sie ist: `brett #{ $table }`, `verlauf #{ $table }`.
record-brought-resumed = Tisch #{ $table }: { $game } geht nach { $count ->
    [one] einer Aktion
   *[other] { $count } Aktionen
} weiter, wenn die Plätze besetzt sind.
record-brought-on = Tisch #{ $table }: { $game } geht nach { $count ->
    [one] einer Aktion
   *[other] { $count } Aktionen
} weiter.
record-kept-title = **{ $game }**, Tisch #{ $table }, aus einer Aufzeichnung
record-kept-count = { $count ->
    [one] Eine Aktion
   *[other] { $count } Aktionen
}; begonnen am { $day }. Die Partie zählt nicht.
record-kept-unfinished = Die Partie wurde nicht zu Ende gespielt.
record-kept-no-result = Die Partie endete ohne Ergebnis.
record-resumed-count = Die Partie geht ab einer Aufzeichnung weiter, nach { $count ->
    [one] einer Aktion
   *[other] { $count } Aktionen
}; sie zählt nicht.
record-resumed-players = Bisher: { $players }.
record-resumed-seat = { $seat } { $who }

# What is wrong with a record.
record-at = Zeile { $line }: { $why }
record-no-record = Das ist keine Partie, die ich lesen kann. Eine Aufzeichnung von Liege beginnt mit `Liege record 1`; eine PGN- oder PDN-Datei beginnt mit Tags wie `[White "Ada"]` oder mit einem Zug wie `1. e4`.
record-newer = Die Aufzeichnung hat Version { $version }, und ich kenne nur Version { $known }: Ein neueres Liege hat sie geschrieben.
record-too-long = Eine Aufzeichnung hat höchstens { $most } KiB.
record-cut-off = Die Aufzeichnung ist abgeschnitten: Ihre letzte Zeile sollte `Check: sha256 …` sein.
record-after-check = nach der Zeile `Check: …` darf nichts mehr kommen.
record-damaged = Die Aufzeichnung wurde nachträglich geändert oder beschädigt: Ihre Prüfsumme passt nicht. Lass sie dir neu geben.
record-line = `{ $line }` verstehe ich hier nicht: Jede Zeile vor dem Verlauf lautet `Name: Wert`.
record-header-unknown = eine Kopfzeile `{ $name }` gibt es hier nicht; vielleicht kennt sie ein neueres Liege.
record-header-twice = die Kopfzeile `{ $name } { $key }` steht zweimal da.
record-too-many-headers = eine Aufzeichnung hat höchstens { $most } Kopfzeilen.
record-header-missing = Der Aufzeichnung fehlt die Zeile `{ $name }: …`.
record-number = `{ $name }` verlangt eine ganze Zahl, nicht `{ $value }`.
record-time = `{ $name }` verlangt eine Zeit wie `2026-11-02T12:00:00.000Z`, nicht `{ $value }`.
record-game = das Spiel `{ $value }` kenne ich nicht.
record-rules = nach den Regeln der Version { $value } wird hier nicht mehr gespielt.
record-text = der Text des Spiels ist nicht der dieser Version: Seine Prüfsumme ist eine andere, oder er hat Fehler.
record-text-number = die Zeilen des Textes sollten 1, 2, 3 … heißen; diese heißt `{ $key }`.
record-text-unknown = so, wie dieser Text `{ $value }` beschreibt, wird es hier nicht gespielt. Wer den Bot betreibt, kann die Aufzeichnung mit `liege import` hereinholen.
record-option = für die Option `{ $name }` geht `{ $value }` nicht. Möglich ist: { $allowed }.
record-term = für `{ $key }` geht `{ $value }` nicht. Möglich ist: { $allowed }.
record-term-unknown = eine Einstellung `{ $key }` haben Tische hier nicht; vielleicht kennt sie ein neueres Liege.
record-player-number = Spieler sind ab 1 lückenlos nummeriert: `Player 1: …`, `Player 2: …`.
record-name = `{ $value }` geht nicht als Name: Ein Name ist eine Zeile aus höchstens 100 Zeichen.
record-nobody = `{ $name } { $key }` nennt einen Spieler, den die Aufzeichnung nicht aufführt: `{ $value }`.
record-seat = einen Platz `{ $key }` hat dieses Spiel nicht.
record-hash = `{ $name }` verlangt 64 hexadezimale Ziffern.
record-seed-twice = der Startwert und sein Hash können nicht beide angegeben sein.
record-sealed = `Sealed` nennt eine Aktion, die im Verlauf nicht vorkommt.
record-too-many = eine Aufzeichnung hat höchstens 5000 Aktionen.
record-more-entries = laut Kopfzeile hat der Verlauf { $count } Aktionen, aber es sind mehr.
record-fewer-entries = Laut Kopfzeile hat der Verlauf { $count } Aktionen, aber es sind nur { $found }.
record-row = `{ $word }` ist keine Zeile des Verlaufs: Darin stehen eine Nummer, ein Platz oder `-`, ein Spieler oder `-`, eine Zeit und die Aktion.
record-row-number = hier sollte Aktion { $expected } stehen, nicht `{ $word }`.
record-row-seat = einen Platz `{ $word }` gibt es nicht; die Plätze sind { $seats }.
record-row-player = `{ $word }` ist kein Spieler dieser Aufzeichnung.
record-row-time = `{ $word }` ist keine Zeit; eine Zeit sieht so aus: `2026-11-02T12:00:00.000Z`.
record-yet-to-come = `{ $time }` liegt in der Zukunft: In einer Aufzeichnung kann nichts später sein als jetzt.
record-start = Die Anfangsstellung geht nicht: { $why }
record-refused = Aktion { $number }, `{ $action }`, lässt sich nicht spielen: { $why }
record-wrong-seat = die darf nur { $seat } ausführen.
record-wrong-referee = die darf nur der Schiedsrichter ausführen.
record-past-end = die Partie ist vorher zu Ende.
record-misplaced = dort kann sie nicht stehen.
record-position = der Verlauf führt zu einer anderen Stellung: `{ $leads }`.
record-result = der Verlauf führt zum Ergebnis `{ $result }`, nicht zu `{ $given }`.
record-bent = Aktion { $number } ist nicht das, was der Startwert ergibt: Er ergibt `{ $drawn }`.
record-is-over = Diese Partie ist zu Ende: Sie lässt sich nur aufbewahren (`importieren archiv`).
record-is-dealing = In dieser Partie wurden die Plätze noch verteilt. Sie lässt sich nicht fortsetzen; öffne stattdessen einen neuen Tisch.

## Games of other programs (PGN)

record-pgn-unclosed-comment = hier beginnt ein Kommentar, der nicht endet: Es fehlt eine schließende geschweifte Klammer.
record-pgn-unclosed-variation = hier beginnt eine Variante, die nicht endet: Es fehlt eine schließende Klammer.
record-pgn-unclosed-tag = hier beginnt ein Tag, das nicht die Form `[Name "Wert"]` hat.
record-pgn-too-deep = die Varianten sind mehr als 64-fach ineinander verschachtelt: Nimm einige heraus.
record-pgn-too-many = zu viele Partien in einer Datei.
record-pgn-stray = hier schließt eine Klammer, die nie geöffnet wurde.
record-kif-diagram = in dieser Zeile der Anfangsstellung steht eine Figur oder ein Feld, die es im Shogi nicht gibt.
record-kif-handicap = diese Vorgabe kenne ich nicht: Setze ein Diagramm der Anfangsstellung an ihre Stelle.
record-kif-second = hier beginnt eine zweite Partie: Lies die Partien einzeln ein.
record-pgn-several = Die Datei enthält { $count } Partien; importiere sie einzeln.
record-pgn-variant = Das Spiel `{ $name }`, das im Tag Variant steht, kenne ich nicht.
record-pdn-type = Das Damespiel `{ $name }`, das im Tag GameType steht, kenne ich nicht.
record-pgn-move = `{ $move }` lässt sich nicht spielen: { $why }
record-pgn-over = hier ist die Partie schon zu Ende.
record-pgn-empty = In der Datei steht kein Zug, also gibt es keine Partie zu importieren.
record-pgn-moves-in-comment = ein `;` macht den Rest der Zeile zum Kommentar, und darin stehen Züge: Nimm das `;` heraus.
record-pgn-null = `{ $word }` heißt, dass eine Seite nicht zieht, und aussetzen darf hier niemand.
record-pgn-word = `{ $word }` ist weder Zug noch Zugnummer, Ergebnis, Kommentar oder ein Bewertungszeichen wie `$1`.
record-pgn-date = das Datum `{ $date }` liegt in der Zukunft: Korrigiere es, oder schreib `????.??.??`.
record-pgn-tag = das Tag `{ $name }` ist zu lang: Es darf { $most } Zeichen haben.
record-tags = hier stehen mehr als { $most } Tags; nimm einige heraus.
record-tag = `{ $key }` ist kein Tag mit einem Wert in einer Zeile.
