# Sternhalma.

chk-name = Sternhalma (Chinese Checkers)
    .typed = sternhalma, chinesisch dame, chinesische dame
chk-about = Ein Stern mit 121 Löchern für zwei bis sechs: Bring deine zehn Kugeln in die gegenüberliegende Spitze, mit Schritten und langen Sprungketten.

chk-option-players = die Zahl der Spieler: 2, 3, 4 oder 6
chk-option-partners = ob vier in Paaren spielen, die gegenüber zusammen: yes für ja, no für nein; mit yes sind es immer vier
chk-option-home_limit = nach wie vielen eigenen Zügen die Kugeln zu Hause zuerst ziehen müssen: eine Zahl, 0 nie
chk-option-move_limit = nach wie vielen Zügen jedes Spielers die Partie endet: eine Zahl, 0 nie

chk-preset-two = zu zweit
chk-preset-three = Zu dritt
chk-preset-four = Zu viert
chk-preset-pairs = Zwei Paare
chk-preset-six = Zu sechst

chk-help =
    Die zehn Kugeln jedes Spielers füllen eine **Spitze** des Sterns. **Bring sie in die Spitze gegenüber: Der Erste, der die füllt, gewinnt.** Rot beginnt, dann im Uhrzeigersinn. Geschlagen wird nichts.
    • **Ein Schritt:** in ein leeres Nachbarloch, in eine der sechs Richtungen.
    • **Eine Kette:** Statt eines Schritts darf eine Kugel über eine einzelne Nachbarkugel, egal wessen, in das leere Loch gleich dahinter springen und von dort weiter, in jede Richtung, sooft sie kann. Nach jedem Sprung darf sie anhalten, nur nicht dort, wo sie begann.
    • **Im Ziel bleibt man:** Eine Kugel, die dort liegt, muss ihren Zug dort beenden. Andere Spitzen sind gewöhnliche Löcher.
    • **Die Spitze muss geräumt werden:** Nach 40 deiner Züge ziehen zuerst die Kugeln in deiner eigenen Spitze, solange eine davon ziehen kann.
    • **Am Ziel:** Dein Ziel ist voll, und mindestens eine der Kugeln darin ist deine. Kugeln, die ihr Besitzer zu Hause lässt, zählen für dich; wer sitzen bleibt, verliert also. Die anderen spielen um die nächsten Plätze weiter.
    • Nach 200 Zügen jedes Spielers entscheiden die Kugeln im Ziel, dann die zu Hause.
    • **Punkte:** Der Erste von sechs bekommt 5, der Nächste 4, …, der Letzte 0; wer sich einen Platz teilt, teilt sich die Punkte.
    • **Optionen:** `players=3`, 4 oder 6; `partners=yes`: Zu viert gewinnen die gegenüber zusammen, wenn beide am Ziel sind; `home_limit`, `move_limit`: andere Zahlen, 0 für keine.

chk-help-notation =
    { "" }**Züge**
    • `d2-e6`, auch `d2 e6` oder `d2e6`: wo die Kugel startet und wo sie endet
    • `c1-e5-g6`: mit den Landungen, wenn du magst; jeder Sprung wird geprüft
    • `e6`: das Loch allein, wenn nur eine Kugel dorthin kann
    { "" }Ein Loch heißt nach seiner Reihe, a (unten) bis q (oben), und seiner Nummer in der Reihe, von links. Zwischen den Löchern geht jedes Zeichen; Großbuchstaben und Zugnummern spielen keine Rolle; kyrillische Buchstaben, die ähnlich aussehen oder klingen, werden verstanden.

## The lesson.

lesson-chinese-checkers-step = Bring deine zehn Kugeln in die gegenüberliegende Spitze. Eine Kugel geht in ein leeres Nachbarloch. Reihen gehen von unten von a bis q, Löcher zählt man von links. Geh von d2 nach e6.
    .hint = Start und Ende: `d2-e6`.
    .done = Wenn nur eine Kugel dorthin kann, reicht das Loch allein.
lesson-chinese-checkers-jump = Oder sie springt über eine Nachbarkugel, egal wessen, in das leere Loch gleich dahinter. Geschlagen wird nichts. Spring mit der Kugel auf c1 nach links.
    .hint = Sie springt über d1: `c1-e5`.
    .done = Eine Kugel aus der zweiten Reihe kann die erste überholen: Niemand muss warten.
lesson-chinese-checkers-chain = Von dort darf sie weiterspringen, in jede Richtung, sooft sie kann. Bring die Kugel auf e7 in einem Zug nach i5.
    .hint = Über f7 nach g7 und über h6: `e7-i5`.
    .done = Leitern aus einzelnen Kugeln mit Lücken sind Wege für alle, für dich und die anderen.
lesson-chinese-checkers-win = Gewinne: Fülle die obere Spitze.
    .hint = Ein Loch darin ist leer, und ein Schritt führt hin: `m7-n3`.
    .done = Die grüne Kugel, die zu Hause geblieben ist, zählt für dich: Wer sitzen bleibt, verliert.
