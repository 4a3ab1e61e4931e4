# Einsetzschach.

app-name = Einsetzschach
app-about = Schach auf leerem Brett: Die Figuren erscheinen eine nach der anderen.

app-option-drop_check = ob man mit Schach einsetzen darf: no-check – nie; no-mate – mit Schach, aber nicht mit Matt; any – auch mit Matt
app-option-pawn_zone = wo Bauern erscheinen, von der eigenen Seite aus gezählt: own-half – auf den Reihen 2 bis 4; second-rank – auf Reihe 2; any – auf den Reihen 2 bis 7

app-help =
    Das Brett ist leer, und jede Seite hat alle sechzehn Figuren und Bauern in der Hand.
    • **Im ersten Zug** setzt man den König ein: Weiß irgendwo, Schwarz nicht neben ihn.
    • **In jedem weiteren Zug** setzt man etwas aus der Hand auf ein leeres Feld oder zieht mit dem, was schon steht.
    • Figuren erscheinen überall, Bauern nur dort, wo der Tisch es erlaubt, und nie auf Reihe 1 oder 8. Mit Schach darf nichts erscheinen, außer wenn der Tisch es erlaubt.
    • Geschlagenes ist aus dem Spiel. Eine Rochade gibt es nicht. Von der eigenen zweiten Reihe darf ein Bauer den Doppelschritt machen, wie auch immer er dorthin gekommen ist.
    • Der eigene König darf nicht im Schach bleiben; man kann auch etwas dazwischensetzen.
    • **Das Ende:** Matt gewinnt. Remis: Patt; tote Stellung, wenn beide Hände leer sind; dieselbe Stellung zum fünften Mal; 75 Züge jeder Seite ohne Schlagen, Bauernzug und Einsetzen. Ab dem dritten Mal oder nach 50 solchen Zügen kann man Remis reklamieren.

app-help-notation =
    { "" }**Einsetzen**
    • `S@f3`: ein Springer; `@a2`: ein Bauer; `K@e1` oder einfach `Ke1`: der König
    { "" }**Ziehen**
    • `e4`, `Sf3`, `exd5`, `Sbd2`: wie im Schach; oder mit dem Ausgangsfeld, `e2-e4`, `Sg1-f3`
    • `K` König, `D` Dame, `T` Turm, `L` Läufer, `S` Springer; der Bauer hat keinen Buchstaben
    • `e8=D`: ein Bauer wird Dame; fehlt die Figur, fragt der Bot
    Solange du von einer Sorte nichts auf dem Brett hast, kann das `@` fehlen: `Sf3`.
    { "" }**Remis:** `Remis reklamieren`, wenn eine Stellung zum dritten Mal auf dem Brett steht oder 50 Züge jeder Seite lang nichts geschlagen, eingesetzt oder mit einem Bauern gezogen wurde.

app-objection-king-first = Zuerst muss dein König erscheinen.
app-objection-zone = { $last ->
    [2] Bauern erscheinen nur auf deiner zweiten Reihe.
   *[other] Bauern erscheinen nur auf den Reihen { $first } bis { $last }, von deiner Seite aus gezählt.
}
app-objection-check = Das wäre Schach, und an diesem Tisch darf nichts mit Schach erscheinen.
app-objection-mate = Das wäre matt, und an diesem Tisch darf nichts mit Matt erscheinen.

## The lesson.

lesson-chess-appearances-king = Das Brett ist leer, du hast alle sechzehn Figuren und Bauern in der Hand, und der König kommt zuerst. Setz ihn auf c1 ein.
    .hint = `@` steht fürs Einsetzen: `K@c1`. Auch `Kc1` genügt, denn er ist ja noch nicht auf dem Brett.
    .done = Er hätte überall erscheinen können. Eine Rochade gibt es nicht: Such den Platz mit Bedacht aus.
lesson-chess-appearances-beside = Du bist Schwarz. Könige dürfen nicht nebeneinanderstehen. Setz deinen auf die c-Linie, so nah an den weißen, wie es erlaubt ist.
    .hint = Ein Feld muss zwischen ihnen liegen: `K@c6`.
    .done = Am stärksten ist die Hand, wenn der feindliche König frei herumsteht. In einer Partie hältst du lieber Abstand.
lesson-chess-appearances-nocheck = Eine Figur darf auf jedem leeren Feld erscheinen, aber nicht mit Schach. Setz die Dame auf die c-Linie, so weit oben, wie es geht.
    .hint = Auf c8 und c7 gäbe sie Schach. Ein Feld tiefer nicht: `D@c6`.
    .done = Ob man mit Schach oder sogar mit Matt einsetzen darf, ist eine Option des Tisches.
lesson-chess-appearances-pawn = Bauern erscheinen nur in der eigenen Hälfte und nie auf der ersten Reihe. Setz einen auf die h-Linie, so weit vorn wie möglich.
    .hint = Die weiße Hälfte endet mit Reihe 4. Ein Bauer braucht keinen Buchstaben: `@h4`.
    .done = Ein Bauer, der auf seiner zweiten Reihe erscheint, darf später den Doppelschritt machen.
lesson-chess-appearances-shield = Dein König steht im Schach. Lauf nicht weg: Setz etwas aus der Hand dazwischen.
    .hint = Dem Läufer passt jedes Feld zwischen e1 und e8 außer e4, wo er Schach gäbe; dem Bauern passen die Reihen 2 bis 4: `L@e2`, `@e2`.
    .done = Matt ist erst matt, wenn weder ein Zug noch etwas aus der Hand hilft.
lesson-chess-appearances-mate = In einem Zug setzt man etwas ein oder zieht mit dem, was steht. Schwarz hat einen Bauern in der Hand; du siehst ihn neben dem Brett. Setz in einem Zug matt.
    .hint = Was dazwischenkommt, müsste auf Reihe 8 stehen, und das darf ein Bauer nicht: `Tb8`.
    .done = Mit jeder anderen Figur in der Hand wäre Schwarz gerettet gewesen. Sieh dir die gegnerische Hand an, bevor du auf ein Matt baust.
