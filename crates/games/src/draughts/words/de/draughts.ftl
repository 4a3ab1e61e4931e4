# The draughts family: what its games have in common.

drt-kind-king = Dame
    .letter = { "" }
drt-kind-man = Stein
    .letter = { "" }

drt-moves-king = In der Englischen und der Italienischen Dame ein Feld in jede Richtung, in den anderen Spielen beliebig weit. Sie schlägt, indem sie über einen Stein auf ein leeres Feld dahinter springt.
drt-moves-man = Ein Feld nach vorn: schräg, in der Türkischen Dame geradeaus oder zur Seite. Er schlägt, indem er über den nächsten Stein auf das leere Feld dahinter springt, in manchen Spielen auch rückwärts. Auf der letzten Reihe wird er zur Dame.

## Why a move is refused

drt-objection-must-take = Du musst schlagen: { $moves }.
drt-objection-goes-on = Der Schlagzug ist nicht zu Ende, er muss weitergehen: { $moves }.
drt-objection-more = Das schlägt { $count }, es lassen sich aber { $most } schlagen: { $moves }.
drt-objection-kings = Von den längsten Schlagzügen musst du den wählen, der die meisten Damen schlägt: { $most }, nicht { $count }. { $moves }.
drt-objection-by-king = Kann eine Dame so viele schlagen wie ein Stein, muss die Dame schlagen: { $moves }.
drt-objection-king-first = Von sonst gleichen Schlagzügen musst du den wählen, der am frühesten auf eine Dame trifft: { $moves }.
drt-objection-king-takes = Eine Dame kann schlagen, also muss eine Dame schlagen: { $moves }.
drt-objection-value = Pflicht ist ein Schlagzug mit dem größten Wert: { $moves }.
drt-objection-by-king-equal = Kann eine Dame einen Schlagzug mit dem größten Wert ausführen, muss eine Dame schlagen: { $moves }.
drt-objection-rests = Die Dame auf { $square } hat { $most } Züge hintereinander gemacht: Zieh jetzt mit etwas anderem.
drt-objection-backward = In diesem Spiel geht ein einfacher Stein nicht rückwärts.
drt-objection-king = In diesem Spiel schlägt ein einfacher Stein keine Dame.

## The end

drt-end-taken = { $seat } hat keinen Stein mehr: { $winner } hat gewonnen.
drt-end-blocked = { $seat } hat keinen Zug mehr: { $winner } hat gewonnen.
drt-end-outranked = Eine Dame steht gegen einen einfachen Stein: { $winner } hat gewonnen.
drt-end-one-each = Jede Seite hat noch einen gleichrangigen Stein: remis.
    .plate = eins gegen eins
drt-end-quiet = { $moves } Züge jeder Seite nur mit Damen, ohne Schlagen: remis.
drt-end-few = { $moves } Züge jeder Seite ohne Schlagen und ohne Umwandlung, bei so wenigen Steinen: remis.
    .plate = wenige Steine
drt-end-road = Eine Dame hat die Hauptdiagonale { $moves } Züge jeder Seite lang gegen drei Steine gehalten: remis.
    .plate = Hauptdiagonale gehalten

## How near a draw is

drt-line-quiet = Remis nach { $left ->
    [one] noch einem Damenzug
   *[other] noch { $left } Damenzügen
} ohne Schlagen.
drt-line-few = Remis nach { $left ->
    [one] noch einem Zug
   *[other] noch { $left } Zügen
} ohne Schlagen und ohne Umwandlung.
drt-line-twice = Die Stellung stand schon zweimal auf dem Brett: Beim dritten Mal ist die Partie remis.
drt-line-rests = { $seat } darf die Dame auf { $square } diesmal nicht ziehen: Sie hat { $most } Züge hintereinander gemacht.

## Position strings

drt-position-turn = „{ $text }“ beginnt nicht mit W: oder B:, der Seite am Zug.
drt-position-sides = „{ $text }“ muss die Steine beider Seiten je einmal angeben, wie W:Wa3,Kc3:Bb8 oder W:W21-32:B1-12.
drt-position-cell = „{ $text }“ ist weder ein Feld dieses Spiels noch eine Folge von Feldern.
drt-position-twice = auf { $square } stehen zwei Steine.
drt-position-last = auf { $square } steht nie ein einfacher Stein: Dort ist er eine Dame.
drt-position-many = { $seat } hat höchstens { $most } Steine, nicht { $found }.
drt-position-moves = „{ $text }“ ist kein Damenzug, der hierher geführt hat.
drt-position-short = das ist weniger als die Anzahl der Damenzüge im nächsten Feld.
drt-position-runs = „{ $text }“ muss für jede Seite die Dame ihrer letzten Züge hintereinander und deren Anzahl von 1 bis { $most } nennen oder -: 46*3/-.
drt-position-runs-moves = „{ $text }“ passt nicht zu den Damenzügen im dritten Feld.
drt-position-options = „{ $text }“ ist weder - noch eine Liste von Optionen dieses Spiels, alphabetisch und nur, wo sie vom Üblichen abweichen.

## What is due

drt-line-must = { $seat } muss schlagen.

## How moves are shown

drt-goes = { $from }-{ $to }
drt-jumps = { $from }x{ $to }

## The rules that games have in common

-drt-lead = Gespielt wird auf den dunklen Feldern; die Steine füllen die ersten Reihen ihrer Seite.
-drt-rule-take = • **Schlagzwang:** Ein Stein springt über einen gegnerischen auf ein leeres Feld dahinter und schlägt weiter, solange es etwas zu schlagen gibt.
-drt-rule-end = • Wer nicht ziehen kann, weil alles geschlagen oder blockiert ist, verliert.
-drt-rule-forward = • **Ein einfacher Stein** zieht ein Feld schräg nach vorn und schlägt nur vorwärts.
-drt-rule-around = • **Ein einfacher Stein** zieht ein Feld schräg nach vorn und schlägt vorwärts und rückwärts.
-drt-rule-short = • **Eine Dame** zieht ein Feld weit und schlägt nur über das Nachbarfeld, aber in alle vier Richtungen.
-drt-rule-flying = • **Eine Dame** zieht beliebig weit. Sie schlägt aus beliebiger Entfernung und landet auf einem beliebigen leeren Feld hinter dem geschlagenen Stein.
-drt-rule-gone = • Geschlagene Steine kommen erst nach dem Zug vom Brett: Bis dahin stehen sie im Weg, und keiner wird zweimal übersprungen.
-drt-rule-stops = • Ein Stein, der die letzte Reihe erreicht, wird zur Dame, und der Zug endet dort.
-drt-rule-passes = • Ein Stein wird auf der letzten Reihe zur Dame, wenn sein Zug dort endet. Durchquert er sie beim Schlagen nur, bleibt er ein Stein.
-drt-rule-most = • Von mehreren Schlagzügen musst du einen wählen, der **die meisten Steine** schlägt; Damen und einfache Steine zählen gleich.
-drt-rule-draws = • **Remis:** dieselbe Stellung zum dritten Mal; { $quiet } Züge jeder Seite nur mit Damen, ohne Schlagen.
-drt-rule-few = • **Ebenfalls remis:** eine Dame allein gegen eine Dame und höchstens einen weiteren Stein nach 5 Zügen jeder Seite ohne Schlagen und ohne Umwandlung; gegen drei Steine, darunter eine Dame, nach 16.

## How moves are typed

-drt-typed-letters =
    { "" }**Züge**
    • `{ $quiet }`, auch `{ $spaced }` oder ohne etwas dazwischen
    • `{ $take }`: ein Schlagzug mit jedem Feld, auf dem der Stein landet. `{ $short }` genügt, wenn kein anderer Schlagzug so beginnt und endet; jeder Weg wird verstanden
    • `{ $to }`: das Zielfeld allein, wenn nur ein Zug dort endet
    { "" }`-`, `:`, `x`, `×` und `*` bedeuten dasselbe. Auch kyrillische Buchstaben, die ähnlich aussehen oder klingen, und die Nummern der Felder werden verstanden: `{ $other }`. Zugnummern und Großbuchstaben spielen keine Rolle.
    Passen mehrere Schlagzüge, sagt der Bot, was jeder schlägt, und fragt nach.
-drt-typed-numbers =
    { "" }**Züge**: Die Spielfelder sind nummeriert, wie du es im Bild siehst.
    • `{ $quiet }`, auch `{ $spaced }`
    • `{ $take }`: ein Schlagzug mit jedem Feld, auf dem der Stein landet. `{ $short }` genügt, wenn kein anderer Schlagzug so beginnt und endet; jeder Weg wird verstanden
    • `{ $to }`: das Zielfeld allein, wenn nur ein Zug dort endet
    { "" }`-`, `:`, `x`, `×` und `*` bedeuten dasselbe. Linien und Reihen werden auch verstanden, selbst mit kyrillischen Buchstaben: `{ $other }`. Zugnummern spielen keine Rolle.
    Passen mehrere Schlagzüge, sagt der Bot, was jeder schlägt, und fragt nach.
