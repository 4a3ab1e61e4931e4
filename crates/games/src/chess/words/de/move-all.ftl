# Alle ziehen.

all-name = Alle ziehen
all-about = Schach, in dem das ganze Heer in einer Runde ziehen darf.

all-help =
    Wer an der Reihe ist, macht **eine Serie von Zügen**: Jede eigene Figur und jeder Bauer darf einmal ziehen, in beliebiger Reihenfolge. Einer muss, sonst keiner. Jeder Zug geschieht auf dem Brett, wie die vorigen es hinterlassen haben. **`Ende`** schließt die Serie ab.
    • **Gewonnen hat, wer den König schlägt**, auch mitten in einer Serie. Schach und Matt bedeuten nichts, und die Rochade kümmert sich nicht um Angriffe.
    • Eine Figur, die geschlagen hat, hat gezogen, ein umgewandelter Bauer ebenso. Die Rochade ist der eine Zug des Königs und dieses Turms.
    • **En passant:** Ein Bauer, der in der letzten gegnerischen Serie den Doppelschritt gemacht hat, darf jederzeit in deiner Serie so geschlagen werden, solange er dort steht und das Feld hinter ihm leer bleibt.
    • **Remis:** zu Beginn deiner Serie gibt es gar keinen Zug; dieselbe Stellung zu Beginn einer Serie zum fünften Mal; 75 Serien jeder Seite ohne Schlag- oder Bauernzug. Ab dem dritten Mal oder nach 50 solchen Serien kann man Remis reklamieren.

all-help-notation =
    Mehrere Züge in einer Nachricht, mit Komma, Strichpunkt, Leerzeichen oder Zeilenumbruch dazwischen, in der Reihenfolge, in der sie geschehen: `e4, Lc4, Sf3, 0-0, Ende`. Ist einer davon unmöglich, wird keiner gespielt.
    Die Serie bleibt offen, gern über mehrere Nachrichten, bis du **`Ende`** schreibst.
    • `e4`, `Sf3`, `exd5`, `Sbd2`: wie im Schach; oder mit dem Ausgangsfeld, `e2-e4`, `Sg1-f3`
    • `K` König, `D` Dame, `T` Turm, `L` Läufer, `S` Springer; der Bauer hat keinen Buchstaben
    • `e8=D`: ein Bauer wird Dame; fehlt die Figur, fragt der Bot
    • `Dxe8`: der König wird geschlagen wie jede Figur
    { "" }**Remis:** `Remis reklamieren`, wenn die Stellung dreimal auf dem Brett stand oder 50 Serien jeder Seite lang weder geschlagen noch ein Bauer gezogen wurde.

all-note-moved = Die Serie ist offen: { $left ->
    [one] Eine Figur darf noch ziehen
   *[other] { $left } Figuren dürfen noch ziehen
} (`Ende` schließt sie ab).
all-note-none = Sonst kann nichts mehr ziehen: `Ende` schließt die Serie ab.
all-note-unmoved = Noch nicht gezogen: { $pieces }.
all-objection-moved = Auf { $square } steht eine Figur ({ $piece }), die in dieser Serie schon gezogen hat.
all-position-moved = auf { $square } steht nichts, was in dieser Serie gezogen hat.

## The lesson.

lesson-move-all-series = Du machst eine Serie von Zügen: Jede Figur und jeder Bauer darf einmal ziehen, in beliebiger Reihenfolge, und `Ende` schließt sie ab. Zieh die Bauern nach e4 und d4 und schließ die Serie ab.
    .hint = In einer Nachricht, mit Leerzeichen oder Kommas dazwischen: `e4 d4 Ende`. Auch einzeln geht es.
    .done = Bis `Ende` bleibt die Serie offen. Ein Zug muss sein; sonst muss niemand ziehen.
lesson-move-all-order = Jeder Zug geschieht auf dem Brett, wie die vorigen es hinterlassen haben. Schach und Matt bedeuten nichts: Wer den König schlägt, gewinnt. Schlag die Dame und den König.
    .hint = Zuerst schlägt der Springer und räumt damit dem Turm die Linie: `Sxd5 Txe8`.
    .done = Die Partie endet sofort, auch mitten in einer Serie: Ein `Ende` war nicht nötig.
lesson-move-all-castle = Die Rochade ist der eine Zug des Königs und dieses Turms. Rochiere, verschaff dem König mit dem h-Bauern Luft, ein Feld vor, und schließ die Serie ab.
    .hint = Drei Teile: `0-0 h3 Ende`. Nach der Rochade haben König und Turm keinen Zug mehr.
    .done = Auch Schlagen ist ein Zug: Eine Figur, die geschlagen hat, hat in dieser Serie gezogen.
lesson-move-all-passing = Schwarz hat zwei Bauern je zwei Felder gezogen. En passant schlagen kannst du die ganze Serie lang. Schlag beide so und schließ die Serie ab.
    .hint = Der eine schlägt auf d6, der andere auf f6: `exd6 gxf6 Ende`.
    .done = So schlagen lässt sich ein Bauer, solange er steht, wo er gelandet ist, und das Feld hinter ihm leer bleibt.
lesson-move-all-promote = Schlag den König. Zwischen ihm und deinem Turm steht der Bauer; und ein Bauer, der sich umwandelt, hat seinen Zug verbraucht.
    .hint = Lass den Bauern zur Seite schlagen: `dxe8=D Txd8`.
    .done = Die neue Dame stand neben dem König und konnte ihn nicht schlagen: Sie hatte schon gezogen, der Turm noch nicht.
lesson-move-all-clear = Schlag den König mit drei Zügen.
    .hint = Auf der Diagonale des Läufers stehen zwei eigene Bauern, und jeder kann neben sich etwas schlagen: `dxc5 fxe7 Lxh8`.
    .done = Erst die Bauern, dann, was hinter ihnen steht. Sicher ist ein König hier nur hinter eigenen Figuren: Die feindlichen treten beiseite.
