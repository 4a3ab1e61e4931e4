# Schwedisches Umsetzschach.

rel-name = Schwedisches Umsetzschach
rel-about = Schach, in dem nichts verschwindet: Wer eine Figur schlägt, stellt sie dorthin zurück, wo sie der anderen Seite am meisten schadet.

rel-help =
    Schach, aber **was du schlägst, bleibt auf dem Brett**: Im selben Zug setzt du es auf ein beliebiges leeres Feld um. Farbe und Art bleiben.
    • Das Feld, von dem deine Figur kam, ist dann schon leer, ebenso das eines en passant geschlagenen Bauern.
    • Ein Bauer kommt nie auf Reihe 1 oder 8. Andere Figuren überallhin; ein Läufer darf die Farbe seiner Felder wechseln.
    • **Schach** wird geprüft, wenn die Figur wieder steht: Sie darf deinen König abschirmen, aber nicht dort stehen, wo sie ihn angreift.
    • Ein Bauer, der auf die eigene zweite Reihe gesetzt wird, darf wieder den Doppelschritt machen. Ein Turm, der in seine Ecke gesetzt wird, rochiert nicht mehr.
    • **Das Ende:** Matt gewinnt. Remis: Patt, dieselbe Stellung zum fünften Mal, 75 Züge jeder Seite ohne Schlag- oder Bauernzug. Ab dem dritten Mal oder nach 50 solchen Zügen kann man Remis reklamieren.

rel-help-notation =
    { "" }**Schlagen:** hinter dem Zug steht das Feld, auf das die geschlagene Figur kommt
    • `Dxd2>h4`, `Dxd2 h4`, `Dxd2 (h4)`: die Dame schlägt auf d2, was dort stand, kommt nach h4
    • `exd5>a6`, `exd6>a2`: ein Bauer schlägt, auch en passant
    • `exd8=D>a1`: ein Bauer schlägt und wird Dame
    Fehlt das Feld oder das, was der Bauer wird, fragt der Bot.
    { "" }**Alles Übrige** wie im Schach
    • `e4`, `Sf3`, `Sbd2`, `e8=D`, `0-0`; oder mit dem Ausgangsfeld, `e2-e4`, `Dd8xd2>h4`
    • `K` König, `D` Dame, `T` Turm, `L` Läufer, `S` Springer; der Bauer hat keinen Buchstaben
    { "" }**Remis:** `Remis reklamieren`, wenn eine Stellung zum dritten Mal auf dem Brett steht oder 50 Züge jeder Seite lang weder geschlagen noch ein Bauer gezogen wurde.

rel-objection-edge = Ein Bauer kommt nie auf Reihe 1 oder 8.
rel-objection-check = Auf diesem Feld würde die geschlagene Figur deinen eigenen König angreifen.

## The lesson.

lesson-swedish-relocation-put = Nichts verschwindet: Wer schlägt, setzt das Geschlagene im selben Zug auf ein leeres Feld zurück. Schlag den Bauern und setz ihn auf a6.
    .hint = Das Feld, auf das er kommt, steht hinter dem Zug: `exd5>a6`. Auch `exd5 a6` wird gelesen.
    .done = Bei `exd5` allein würde der Bot fragen, wohin.
lesson-swedish-relocation-bury = Was du schlägst, bleibt feindlich. Setz es also dorthin, wo es der anderen Seite schadet. Schlag die Dame und setz sie dorthin, wo sie gar nicht ziehen kann.
    .hint = Ihr eigener König und ihre Bauern mauern ein leeres Feld ein, in der Ecke: `Txe5>a8`.
    .done = Eines Tages kommt sie heraus, aber dafür muss Schwarz Bauern ziehen. Eine begrabene Figur ist eine gewonnene, für eine Weile.
lesson-swedish-relocation-pawn = Ein Bauer darf nur auf die Reihen 2 bis 7. Der schwarze ist nah am Ziel. Schlag ihn und setz ihn auf die a-Linie, so weit weg vom Ziel, wie es geht.
    .hint = Schwarze Bauern gehen abwärts; am fernsten ist also Reihe 7: `Kxd3>a7`.
    .done = Auf a7 darf er wieder den Doppelschritt machen. Andere Figuren kommen auf jede Reihe, und ein Läufer darf die Farbe seiner Felder wechseln.
lesson-swedish-relocation-shield = Schach wird geprüft, wenn das Geschlagene wieder auf dem Brett steht. Dein König steht im Schach: Mach den Springer zu seinem Schild.
    .hint = Der Läufer schlägt ihn, und jedes Feld zwischen e1 und e8 passt: `Lxb2>e2`.
    .done = Dorthin, wo er deinen eigenen König angreift, darfst du ihn nicht setzen.
lesson-swedish-relocation-promote = Schlag den Turm mit dem Bauern, mach eine Dame daraus und setz den Turm dorthin, wo er deinen König nicht angreift.
    .hint = Erst, was der Bauer wird, dann, wohin der Turm kommt: `exd8=D>a1`.
    .done = Steht der Turm, wo er dir nicht schaden kann? Beim nächsten Mal ist das die ganze Frage bei so einem Zug.
lesson-swedish-relocation-mate = Setz in einem Zug matt: Matt wird es durch den Platz dessen, was du schlägst.
    .hint = Der Turm schlägt auf d8 mit Schach. Wohin könnte der König fliehen? Setz den schwarzen Turm genau dorthin: `Txd8>a7`.
    .done = Der eigene Turm hat Schwarz das letzte Feld genommen. Dazwischenziehen konnte er nicht, denn Reihe 8 sieht er von dort nicht.
