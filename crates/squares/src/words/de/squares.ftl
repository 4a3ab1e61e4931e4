# What is said in all games on squares.

sqr-text = { $text }
sqr-nothing = { "" }
    .letter = { "" }
    .acc = { "" }
    .gen = { "" }
sqr-seat = { $seat }
sqr-seat-white = Weiß
    .typed = weiss
sqr-seat-black = Schwarz

## Pieces by whose they are

sqr-piece = { $piece } von { $owner }
sqr-piece-on = { $piece } auf { $square }
sqr-several = { $piece } ×{ $count }
sqr-reach-title = { $piece }: { $letters }

## Moves

sqr-san = { $piece-letter }{ $move }{ $becomes-letter }{ $mark }
sqr-played = { $seat }: { $move }
sqr-moved = { $seat }: { $piece } { $from }–{ $to }.
sqr-moved-up = { $seat }: { $piece } steigt auf, { $from }–{ $to }.
sqr-moved-down = { $seat }: { $piece } steigt ab, { $from }–{ $to }.
sqr-took = { $seat }: { $piece } { $from }×{ $to }. Geschlagen: { $victim }.
sqr-took-up = { $seat }: { $piece } steigt auf, { $from }×{ $to }. Geschlagen: { $victim }.
sqr-took-down = { $seat }: { $piece } steigt ab, { $from }×{ $to }. Geschlagen: { $victim }.
sqr-took-afar = { $seat }: { $piece } bleibt auf { $from } und schlägt aus der Ferne auf { $to }. Geschlagen: { $victim }.
sqr-promoted = Umwandlung auf { $square }: { $piece } wird { $becomes }.
sqr-rolled = { $seat } würfelt { $number }; es zieht: { $piece }.
sqr-rolled-lost = Zug verloren, kein Zug für den Wurf: { $lost }.
sqr-lost-throw = { $seat } { $number } ({ $piece })
sqr-ended-turn = { $seat } beendet den Zug.

## Check and the end

sqr-check = { $king } steht im Schach: { $by }.
sqr-check-discovered = { $king } steht im Abzugsschach: { $by }.
sqr-check-double = { $king } steht im Doppelschach: { $by }.
sqr-resigned = { $seat } gibt auf.
sqr-claim-draw = Remis reklamieren
sqr-claimed = { $seat } reklamiert Remis.
sqr-end-mate = Schachmatt! { $winner } { $count ->
    [one] hat
   *[other] haben
} gewonnen.
sqr-end-taken = { $seat } hat den König verloren: { $winner } { $count ->
    [one] hat
   *[other] haben
} gewonnen.
sqr-end-resigned = { $seat } hat aufgegeben: { $winner } { $count ->
    [one] hat
   *[other] haben
} gewonnen.
sqr-end-stalemate = { $seat } steht nicht im Schach, hat aber keinen möglichen Zug: Patt, also remis.
sqr-end-spared = { $seat } hat aufgegeben, aber die andere Seite hätte nie gewinnen können: remis.
sqr-end-dead = Mit dem, was noch da ist, kann niemand mattsetzen: remis.
sqr-end-repetition = Dieselbe Stellung stand { $times }-mal auf dem Brett: remis.
sqr-end-quiet = { $moves ->
    [one] Ein Zug
   *[other] { $moves } Züge
} jeder Seite ohne Schlagen und ohne Bauernzug: remis.
sqr-note-claim-repetition = Die Stellung stand { $times }-mal auf dem Brett: Remis darf reklamiert werden (`remis reklamieren`).
sqr-note-claim-quiet = 50 Züge ohne Schlagen und ohne Bauernzug: Remis darf reklamiert werden (`remis reklamieren`).

## The position in short lines

sqr-line-check = { $king } steht im Schach: { $by }.
sqr-line-material = { $seat }: { $pieces }.
sqr-line-one = { $seat }: nur noch { $pieces }.
sqr-line-none = { $seat }: nichts auf dem Brett.
sqr-line-complete = { $seat }: alle { $count } Figuren.
sqr-line-all-complete = { $armies ->
    [2] Beide Heere sind vollzählig, je { $count } Figuren.
   *[other] Alle Heere sind vollzählig, je { $count } Figuren.
}
sqr-line-hand = { $seat } in der Hand: { $pieces }.

## On the picture

sqr-title-move = Zug { $number }
sqr-caption-lost = { $seat } würfelt { $number }: Zug verloren
sqr-plate-turn = am Zug
sqr-plate-check = im Schach
sqr-plate-mated = schachmatt
sqr-plate-taken = König geschlagen
sqr-plate-spared = niemand kann gewinnen
sqr-plate-resigned = hat aufgegeben
sqr-plate-won = hat gewonnen
sqr-plate-lost = hat verloren
sqr-plate-stalemate = Patt
sqr-plate-drawn = Remis
sqr-plate-dead = tote Stellung
sqr-plate-repetition = Stellung ×{ $times }
sqr-plate-quiet = { $moves ->
    [one] ein stiller Zug
   *[other] { $moves } stille Züge
}

## Refusals: what is no move

sqr-no-form = „{ $text }“ ist nicht so geschrieben, wie ein Zug aufgezeichnet wird.
sqr-no-square = „{ $text }“ ist kein Feld: { $level ->
    [1] Ein Feld hat eine Linie (a bis { $file }) und eine Reihe (1 bis { $rank }), zum Beispiel { $example }.
   *[other] Ein Feld hat eine Ebene (1 bis { $level }), eine Linie (a bis { $file }) und eine Reihe (1 bis { $rank }), zum Beispiel { $example }.
}
sqr-no-square-level = Ein Feld { $text } gibt es nicht: Die Ebenen gehen von 1 ({ $lowest }) bis { $level } ({ $highest }).
sqr-no-square-file = Ein Feld { $text } gibt es nicht: Die Linien gehen von a bis { $file }.
sqr-no-square-rank = Ein Feld { $text } gibt es nicht: Die Reihen gehen von 1 bis { $rank }.
sqr-no-square-number = Ein Feld { $text } gibt es nicht: Die Felder sind von 1 bis { $count } nummeriert.
sqr-no-over = Die Partie ist zu Ende.
sqr-no-turn = Am Zug: { $turn }, nicht { $seat }.
sqr-no-claim = Remis darf reklamiert werden, wenn dieselbe Stellung { $times }-mal auf dem Brett stand, oder nach { $moves } Zügen jeder Seite ohne Schlagen und ohne Bauernzug. Gerade trifft beides nicht zu, oder du bist nicht am Zug.
sqr-no-claim-now = Gerade lässt sich kein Remis reklamieren.

## Refusals: pieces and ways

sqr-no-piece = Auf { $square } steht keine Figur.
sqr-no-command = Auf { $square } steht: { $piece }. Am Zug ist aber { $turn }.
sqr-no-idle = Auf { $square } steht: { $piece }. { $reason }
sqr-no-other-piece = Die Figur auf { $square } ist: { $piece }. Ihr Buchstabe ist { $letter }.
sqr-no-other-pawn = Auf { $square } steht: { $piece }. Diese Figur hat keinen Buchstaben.
sqr-no-stay = Ein Zug muss auf einem anderen Feld enden.
sqr-no-way = So zieht diese Figur ({ $piece }) nicht: { $from }–{ $to }.
sqr-no-way-now = Die Figur auf { $from } ({ $piece }) zieht dort wie { $kind }: nicht nach { $to }.
sqr-no-own = Auf { $to } steht deine eigene Figur: { $target }.
sqr-no-take = Die Figur auf { $from } ({ $piece }) kann nur nach { $to }, wenn das Feld leer ist: Dorthin wird nicht geschlagen.
sqr-no-empty = Die Figur auf { $from } ({ $piece }) kann nur nach { $to }, um etwas zu schlagen, und das Feld ist leer.
sqr-no-blocked = Der Weg von { $from } nach { $to } ist auf { $square } versperrt: { $blocker }.
sqr-no-blocked-all = Jeder Weg von { $from } nach { $to } ist versperrt.
sqr-no-sign-empty = { $to } ist leer: Dort gibt es nichts zu schlagen, darum wird der Zug mit einem Bindestrich geschrieben.
sqr-no-king-into = Der König darf nicht nach { $king }: Dort wäre er angegriffen ({ $attackers }).
sqr-no-still-check = { $seat } steht im Schach, und dieser Zug ändert daran nichts. Der König auf { $king } ist angegriffen: { $attackers }.
sqr-no-exposes = Nach diesem Zug wäre der König von { $seat } auf { $king } angegriffen: { $attackers }.
sqr-no-route = { $from }–{ $to } ist ein möglicher Zug, aber nicht auf diesem Weg: Einen dieser Sprünge gibt es nicht.
sqr-no-move = Dieser Zug ist nicht erlaubt.
sqr-no-drop = Diese Figur lässt sich auf { $square } nicht einsetzen: { $piece }.
sqr-no-drop-occupied = { $square } ist nicht leer: Dort steht { $piece }.
sqr-no-drop-hand = So eine Figur hast du nicht in der Hand ({ $pieces }).
sqr-no-castling-right = Diese Rochade ist für immer vorbei: Der König oder der Turm hat schon gezogen, oder der Turm wurde geschlagen.
sqr-no-castling-between = Zwischen König und Turm steht eine Figur: { $square }.
sqr-no-castling-check = Ein König im Schach kann nicht rochieren: { $attackers }.
sqr-no-castling-through = Der König würde { $square } überqueren oder betreten, und das Feld ist angegriffen: { $attackers }.

## Not understood

sqr-read-long = Das ist zu lang für einen Zug: Höchstens { $most } Zeichen werden gelesen.
sqr-read-nothing = Hier gibt es nichts zu lesen. Einen Zug schreibst du so: `{ $example }`.
sqr-read-whole = „{ $text }“ verstehe ich nicht. Einen Zug schreibst du so: `{ $example }`.
sqr-read-no-pass = Hier passt niemand: Wer nicht ziehen kann, wird von selbst übergangen. Du kannst ziehen, zum Beispiel so: `{ $example }`.
sqr-read-no-castling = In diesem Spiel gibt es keine Rochade.
sqr-read-only-square = { $square } allein ist kein Zug: Nenne auch die Figur oder ihr Ausgangsfeld, zum Beispiel so: `{ $example }`.
sqr-read-no-seat = Hier spielt nur, wer einen Platz hat.
sqr-read-other-resigns = Für die andere Seite kann niemand aufgeben.
sqr-read-item = „{ $item }“: { $fault } Aus dieser Nachricht wurde nichts gespielt.
sqr-read-too-many = Das ist mehr als ein Zug, und du hast nur noch einen übrig: { $move }.
sqr-read-one-of = Das ist mehr als ein Zug, und du hast nur einen. Welcher soll es sein?
sqr-read-other-board = Du spielst auf Brett { $board }.
sqr-read-no-end = Hier macht jeder nur einen Zug: Es gibt nichts zu beenden.
sqr-read-end-early = Beenden kannst du erst nach einem Zug.

## No such move

sqr-read-castles-neither = Kurze Rochade: { $short } Lange Rochade: { $long }
sqr-read-several = Mehrere Züge passen. Welchen meinst du?
sqr-read-several-captures = Mehrere Schlagzüge passen: { $moves }. Welchen meinst du?
sqr-takes = { $move } schlägt { $squares }
sqr-takes-many = { $move } schlägt { $count } Steine
sqr-takes-each = { $first }; { $then }
sqr-read-becomes = Was wird aus dem Bauern?
sqr-read-put = Wohin kommt die geschlagene Figur ({ $piece })? Schreib es hinter den Zug, zum Beispiel so: `{ $example }`.
sqr-read-never-becomes = In diesem Spiel gibt es nur diese Umwandlung: { $becomes }.
sqr-read-alike = So geschrieben ist das kein möglicher Zug, aber die Buchstaben sehen aus wie einer. Meinst du diesen?
sqr-read-none = Kein möglicher Zug passt.
sqr-read-none-goes = Diesen Zug gibt es nicht: { $pieces } nach { $square }.
sqr-read-no-pawn = Kein Bauer kann jetzt nach { $square } ziehen. (Andere Figuren brauchen ihren Buchstaben.)
sqr-read-no-pawns = Du hast keinen Bauern, der nach { $square } ziehen könnte: Andere Figuren brauchen ihren Buchstaben.
sqr-read-no-pawn-file = Kein Bauer der { $file }-Linie kann jetzt nach { $square } ziehen.
sqr-read-no-man = Keiner deiner Steine kann jetzt nach { $square } ziehen.
sqr-read-none-takes = Diesen Zug gibt es nicht: So eine Figur kann jetzt nicht geschlagen werden ({ $victims }).
sqr-read-own = Auf { $square } steht deine eigene Figur: { $piece }.
sqr-read-other-victim = Auf { $square } steht eine andere Figur: { $piece }.
sqr-read-nothing-there = { $square } ist leer: Dort gibt es nichts zu schlagen.
sqr-read-not-becomes = Auf { $square } gibt es diese Umwandlung nicht: { $piece }.

## Asking for moves

sqr-list-unread = Nenne ein Feld, eine Figur oder beides, zum Beispiel so: `{ $example }`; oder `alle`.
sqr-list-empty = { $square } ist leer.
sqr-list-empty-hand = { $square } ist leer, und gerade lässt sich dort nichts einsetzen.
sqr-list-other = Auf { $square } steht eine andere Figur: { $piece }.
sqr-list-none = Die Figur auf { $square } hat gerade keinen möglichen Zug.
sqr-list-none-of = Keine solche Figur hat gerade einen möglichen Zug: { $pieces }.
sqr-list-nothing = Gerade gibt es keinen möglichen Zug.

## Refusals: position strings

sqr-position-field = Stellungszeile, Feld { $number } ({ $field }): { $fault }
sqr-position-fields = Eine Stellungszeile hat { $wanted } Felder, getrennt durch einzelne Leerzeichen; hier { $found ->
    [one] ist es eines
   *[other] sind es { $found }
}.
sqr-position-canonical = das muss so geschrieben sein: { $canonical }.
sqr-position-ranks = { $board ->
    [0] das Brett
   *[other] Brett { $board }
} braucht { $wanted ->
    [8] acht
   *[other] { $wanted }
} Reihen, getrennt durch /; gefunden: { $found }.
sqr-position-rank = Reihe { $rank }{ $board ->
    [0] { "" }
   *[other] { " von Brett " }{ $board }
} hat { $found } Felder, nicht { $wanted }.
sqr-position-run = „{ $text }“ ist keine Anzahl leerer Felder: 1 bis { $most }, ohne Nullen davor.
sqr-position-sign = „{ $text }“ ist keine Figur. Die Buchstaben sind { $letters }, groß für die Seite, die beginnt, klein für die andere.
sqr-position-hands = „{ $text }“ braucht am Ende in eckigen Klammern die Figuren in der Hand; [], wenn es keine gibt.
sqr-position-squares = „{ $text }“ ist weder - noch eine Folge von Feldnamen.
sqr-position-number = „{ $text }“ ist keine ganze Zahl ab { $least }.
sqr-position-side = „{ $text }“ ist weder w noch b.
sqr-position-castling = „{ $text }“ ist weder - noch Buchstaben aus KQkq.
sqr-position-castling-place = für { $sign } muss der König auf { $king } stehen und der Turm auf { $rook }.
sqr-position-en-passant = über { $square } ist gerade kein Bauer hinweggezogen.
sqr-position-kings = { $seat } muss genau einen König haben, nicht { $found }.
sqr-position-kings-most = { $seat } hat höchstens einen König, nicht { $found }.
sqr-position-pawn = auf { $square } steht nie ein Bauer.
sqr-position-check = { $seat } steht im Schach, aber die andere Seite ist am Zug.
sqr-position-maharajah = es gibt höchstens einen Maharadscha, und zwar einen schwarzen; sonst ist nichts schwarz oder in der Hand.
sqr-position-men = { $seat } kann nicht so viele gleiche Figuren in der Hand haben.
sqr-position-left = „{ $text }“ ist weder 1 noch 2.
sqr-position-disc = „{ $text }“ ist kein Stein: Steine sind { $first } und { $second }.
