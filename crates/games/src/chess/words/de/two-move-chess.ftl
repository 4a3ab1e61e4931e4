# Doppelzugschach.

two-name = Doppelzugschach
    .typed = Zweizügeschach, Doppelzug-Schach, Marseiller Schach
two-about = Schach mit zwei Zügen hintereinander, in dem der König geschlagen statt mattgesetzt wird.

two-help =
    Weiß beginnt mit einem Zug; danach macht jede Seite immer **zwei Züge hintereinander**, mit einer Figur oder mit zweien. Beide müssen sein.
    • **Gewonnen hat, wer den König schlägt**, auch mit dem ersten der beiden Züge. Schach und Matt bedeuten nichts: Ein König darf im Angriff stehen bleiben und hineinziehen, und die Rochade kümmert sich nicht um Angriffe. Die Rochade ist ein Zug.
    • Ein Bauer, der sich mit dem ersten Zug umwandelt, darf mit dem zweiten als neue Figur weiterziehen.
    • **En passant:** Bauern, die im letzten gegnerischen Doppelzug den Doppelschritt gemacht haben, noch dort stehen und hinter sich ein leeres Feld haben, darfst du so mit dem ersten Zug schlagen; mit dem zweiten nur, wenn schon der erste ein solches Schlagen war.
    • **Remis:** du hast zu Beginn deines Doppelzugs keinen Zug; dieselbe Stellung zu Beginn eines Doppelzugs zum fünften Mal; 150 einzelne Züge ohne Schlag- oder Bauernzug. Ab dem dritten Mal oder nach 100 solchen Zügen kann man Remis reklamieren.

two-help-notation =
    Ein Zug in einer Nachricht oder beide: `e5, Dh4`, `e5 Dh4`, `e7e5 d8h4`. Ist einer davon unmöglich, wird keiner gespielt.
    • `e4`, `Sf3`, `exd5`, `Sbd2`, `0-0`: wie im Schach; oder mit dem Ausgangsfeld, `e2-e4`, `Sg1-f3`
    • `K` König, `D` Dame, `T` Turm, `L` Läufer, `S` Springer; der Bauer hat keinen Buchstaben
    • `e8=D`: ein Bauer wird Dame; fehlt die Figur, fragt der Bot
    • `Dxe8`: der König wird geschlagen wie jede Figur
    { "" }**Remis:** `Remis reklamieren`, wenn die Stellung dreimal auf dem Brett stand oder 100 einzelne Züge lang weder geschlagen noch ein Bauer gezogen wurde.

two-note-left = { $left ->
    [one] Ein Zug ist noch zu machen, bevor die andere Seite dran ist.
   *[other] { $left } Züge sind noch zu machen, bevor die andere Seite dran ist.
}
two-plate-left = { $left ->
    [one] noch 1 Zug
   *[other] { $left } Züge
}

## The lesson.

lesson-two-move-chess-both = Weiß hat mit einem einzelnen Zug begonnen; von jetzt an sind es immer zwei. Spiel den Bauern nach e5 und die Dame nach h4.
    .hint = Beide in einer Nachricht, mit Komma oder Leerzeichen dazwischen: `e5, Dh4`. Auch nacheinander geht es.
    .done = Ist von zwei Zügen in einer Nachricht einer unmöglich, wird keiner gespielt.
lesson-two-move-chess-same = Eine Figur darf beide Züge machen. Schlag beide Springer.
    .hint = Der Turm schlägt auf a5 und geht von dort weiter: `Txa5 Txe5`.
    .done = Eine einzelne Deckung ist hier also wenig wert: Die Figur, die schlägt, kann weg sein, bevor man zurückschlägt.
lesson-two-move-chess-king = Matt gibt es nicht: Wer den König schlägt, gewinnt. Schlag ihn mit deinen zwei Zügen.
    .hint = Von e4 kommt der Springer in zwei Sprüngen nach e8, über d6 oder f6: `Sd6 Sxe8`.
    .done = Ein König ist in Gefahr, wenn ihn der Feind in zwei Zügen erreicht. Schau so weit voraus, bevor du abgibst.
lesson-two-move-chess-mated = Im Schach wäre Schwarz hier matt. Aber ein König darf in einen Angriff ziehen, und Schwarz hat zwei Züge. Gewinne.
    .hint = Schlag zuerst die Dame, gedeckt oder nicht; dann stehst du neben dem anderen König: `Kxe7 Kxe6`.
    .done = Schach bedeutet nichts; eine gedeckte Figur neben einem König ist also keine Mauer.
lesson-two-move-chess-castle = Die Rochade ist ein Zug und kümmert sich nicht um Angriffe. Rochiere und schlag mit dem anderen Zug den Turm.
    .hint = Nach der Rochade steht der Turm auf f1 und schaut die f-Linie hinauf: `0-0 Txf8`.
    .done = Im Schach hätte der Turm auf f8 das verboten. Auch ein angegriffener König hätte hier rochieren dürfen.
lesson-two-move-chess-passing = Schwarz hat zwei Bauern je zwei Felder gezogen. En passant schlägst du mit dem ersten Zug, und mit dem zweiten, wenn schon der erste so geschlagen hat. Schlag beide.
    .hint = Der Bauer auf e5 schlägt auf d6, der auf g5 auf f6: `exd6 gxf6`.
    .done = Nach jedem anderen ersten Zug wäre das Recht verfallen gewesen.
lesson-two-move-chess-promote = Ein Bauer, der sich mit dem ersten Zug umwandelt, darf mit dem zweiten als neue Figur weiterziehen. Gewinne.
    .hint = Eine Dame auf a8 schaut die ganze Reihe entlang: `a8=D Dxe8`.
    .done = Ein Bauer einen Schritt vor der letzten Reihe bedroht also auch einen weit entfernten König.
lesson-two-move-chess-clear = Schlag Dame und König in einem Doppelzug.
    .hint = Der Läufer steht seinem Turm im Weg. Lass ihn schlagen und damit die Linie räumen: `Lxh7 Txe8`.
    .done = Zwei Züge öffnen Linien: Eine eigene Figur vor dem Turm macht den feindlichen König nicht sicher.
