# Reversi.

rev-name = Reversi
    .typed = othello
rev-about = Gardners Reversi: Erst füllt sich die Mitte, dann dreht jeder Stein um, was er einschließt; die meisten Steine gewinnen.

rev-option-opening = die ersten vier Steine: free – jeder setzt zwei auf die vier Felder in der Mitte; diagonal – sie liegen dort über Kreuz wie bei Othello; parallel – sie liegen dort nebeneinander
rev-option-supply = Steine in der Hand: own – je halb so viele wie Felder (32 bei 64), und wer keine mehr hat, setzt aus; shared – so viele, wie gebraucht werden
rev-option-size = Linien und Reihen des Bretts: 8; 4, 6 – kleine Bretter zum Lernen und für kurze Partien; 10 – ein großes

rev-help =
    Zwei Spieler mit je 32 Steinen, auf einer Seite dunkel und auf der anderen hell. **Schwarz beginnt.**
    • **Die ersten vier Steine** kommen auf die vier Felder in der Mitte, beliebig verteilt; noch wird nichts umgedreht. (Oder sie liegen von Anfang an dort.)
    • Danach muss ein Stein **einschließen**: Zwischen ihm und einem anderen Stein deiner Farbe liegt auf einer Reihe, Linie oder Diagonale eine lückenlose Kette der anderen Farbe. Alle Ketten, die er in den acht Richtungen einschließt, werden umgedreht und nehmen deine Farbe an.
    • Nur der gerade gesetzte Stein schließt ein. Was erst durch das Umdrehen eingeschlossen wird, bleibt, wie es ist.
    • Wer nicht ziehen kann, **setzt aus**, ebenso, wer keine Steine mehr hat. Freiwillig passen kannst du nicht.
    • Kann keine Seite mehr ziehen, **gewinnt, wer mehr Steine auf dem Brett hat**; bei gleich vielen ist es remis.
    Punkte zeigen, wohin du einen Stein setzen darfst. Die Reihen werden von oben gezählt, wie in veröffentlichten Othello-Partien.
    • **Optionen:** `opening` sagt, wie die ersten vier Steine aufs Brett kommen; mit `supply=shared` gehen niemandem die Steine aus; `size` ist die Größe des Bretts, und jeder hat Steine für die Hälfte der Felder.

rev-help-notation =
    { "" }**Züge**
    • `d3`: das Feld
    • `20`: seine Nummer, von 1 oben links bis 64 unten rechts (auf einem Brett anderer Größe bis 16, 36 oder 100)
    { "" }Großbuchstaben, Zugnummern und der Name deiner Seite spielen keine Rolle; kyrillische Buchstaben, die ähnlich aussehen oder klingen, werden verstanden.

rev-kind-disc = Stein
    .letter = { "" }
rev-moves-disc = Er kommt auf ein leeres Feld, wo er zwischen sich und einem anderen deiner Steine eine lückenlose Kette der anderen Farbe einschließt, und dreht alle solchen Ketten um.

rev-played = { $seat }: { $move }{ $count ->
    [0] { "" }
    [one] {", ein Stein umgedreht"}
   *[other] {", "}{ $count } Steine umgedreht
}.
rev-skipped = { $seat } kann nicht ziehen und setzt aus.

rev-end-won = Niemand kann mehr ziehen. { $winner } hat gewonnen, mit { $won } zu { $lost } Steinen.
rev-end-even = Niemand kann mehr ziehen, und jede Seite hat { $won } Steine: remis.

rev-plate = { $discs ->
    [one] ein Stein
   *[other] { $discs } Steine
}
rev-plate-held = { $discs ->
    [one] { $discs } Stein
   *[other] { $discs } Steine
} · { $held } in der Hand
rev-line-board = Auf dem Brett: Schwarz { $black }, Weiß { $white }.
rev-line-held = In der Hand: Schwarz { $black }, Weiß { $white }.

rev-objection-centre = Zuerst werden die Felder in der Mitte besetzt: { $squares }.
rev-objection-line = Ein Stein auf { $square } würde nichts einschließen. Du darfst setzen auf { $squares }.

rev-position-side = „{ $text }“ ist weder b noch w noch -, das für eine beendete Partie steht.
rev-position-open = jemand kann noch ziehen: - steht für eine beendete Partie.
rev-position-supply = „{ $text }“ ist keine Anzahl von Steinen in der Hand: 0 bis { $most }, oder * für beide Seiten.
rev-position-opening = „{ $text }“ ist nicht free, diagonal oder parallel.

## The lesson.

lesson-reversi-middle = Die ersten vier Steine kommen auf die vier Felder in der Mitte, und noch wird nichts umgedreht. Setz deinen auf das untere linke davon.
    .hint = Die Reihen werden von oben gezählt. Das Feld ist `d5`; seine Nummer, `36`, wird auch gelesen.
    .done = An manchen Tischen liegen die vier Steine von Anfang an dort: Das ist eine Option.
lesson-reversi-enclose = Jetzt muss ein Stein einschließen: Weiße Steine in einer lückenlosen Kette zwischen ihm und einem anderen schwarzen werden umgedreht. Du spielst Schwarz. Dreh den weißen Stein auf d5 um.
    .hint = Die Kette darf auf einer Linie, Reihe oder Diagonale liegen. Direkt darunter, auf `d6`, schließt du ihn von d4 aus ein.
    .done = `c6` hätte es auch getan, über die Diagonale von e4. Wo nichts eingeschlossen wird, darf kein Stein hin; Punkte zeigen, wo du darfst.
lesson-reversi-lines = Alle Ketten, die ein Stein einschließt, werden umgedreht, in allen acht Richtungen. Du spielst Weiß. Dreh sechs Steine auf einmal um.
    .hint = Such das Feld, von dem aus auf der Reihe, der Linie und einer Diagonale weiße Steine zu sehen sind: `f3`.
    .done = Nur der gerade gesetzte Stein schließt ein: Was allein durch das Umdrehen zwischen zwei deiner Steine liegt, bleibt, wie es ist.
lesson-reversi-corner = Ein Stein in einer Ecke kann nie wieder eingeschlossen werden. Hol dir eine Ecke.
    .hint = Der weiße Stein auf b2 liegt zwischen einem von deinen und der Ecke: `a1`.
    .done = Aus demselben Grund sind die Felder neben einer leeren Ecke gefährlich: Sie öffnen sie der anderen Seite.
lesson-reversi-end = Es gewinnt, wer am Ende mehr Steine hat. Vier Felder sind leer, und du spielst Schwarz. Ein Zug gewinnt, die anderen verlieren.
    .hint = Nimm, was nie wieder umgedreht werden kann: `h1`.
    .done = Wer nicht ziehen kann, setzt aus, und die Partie endet, wenn keine Seite mehr ziehen kann.
