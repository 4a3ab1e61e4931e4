# Schach.

chs-name = Schach
    .typed = normales Schach, klassisches Schach, gewöhnliches Schach, Standardschach, orthodoxes Schach
chs-about = Das Spiel selbst, nach den FIDE-Regeln; die anderen seiner Familie gehen von ihm aus.

chs-option-setup = die Grundstellung: orthodox – wie gewohnt; white-no-pawns – Weiß spielt ohne Bauern; white-pawn-row – Weiß hat statt der Dame eine zweite Bauernreihe, auf der dritten Reihe

chs-help =
    Matt gewinnt.
    • **Sofort remis:** Patt; tote Stellung (nur noch Könige; Könige und ein Springer; Könige und Läufer, alle auf Feldern einer Farbe); dieselbe Stellung zum fünften Mal; 75 Züge jeder Seite ohne Schlag- oder Bauernzug.
    • **Remis auf Reklamation**, wenn du am Zug bist: dieselbe Stellung zum dritten Mal oder 50 solche Züge jeder Seite. Der Bot sagt dir, wann du reklamieren kannst.
    • **Aufgabe und Zeitüberschreitung** verlieren, es sei denn, die andere Seite könnte gar nicht mehr mattsetzen (nur der König; nur ein Springer gegen König und Damen; Läufer, die es nicht könnten): dann ist die Partie remis.
    • Zwei Stellungen sind gleich, wenn dieselbe Seite am Zug ist und auf dieselben Arten rochieren und en passant schlagen darf.
    • **Vorgabe:** Mit der Option `setup` spielt Weiß ohne Bauern oder mit acht zusätzlichen statt der Dame. Sonst ist alles wie gewohnt; den Doppelschritt macht ein Bauer nur von der zweiten Reihe aus.

chs-help-notation =
    { "" }**Züge**
    • `e4`, `Sf3`, `Lxc6`: die Figur und ihr Ziel; `K` König, `D` Dame, `T` Turm, `L` Läufer, `S` Springer, der Bauer hat keinen Buchstaben. Auch die englischen `K Q R B N` werden verstanden
    • `e2-e4`, `e2e4`, `Sg1-f3`: mit dem Feld, von dem sie kommt
    • `Sbd2`, `T1e2`: wenn mehrere dorthin könnten
    • `exd5`, `exd`: ein Bauer schlägt. Das `x` kann fehlen oder ein `:` sein; en passant schreibt man wie jedes Schlagen
    • `e8=D`, `e8D`, `dxe8=S`: ein Bauer wandelt sich um; fehlt die Figur, fragt der Bot
    • `0-0` oder `O-O`, `0-0-0`: Rochade
    Zugnummern, Leerzeichen, `+`, `#`, `!` spielen keine Rolle. Großschreibung zählt nur in einem Fall: `dxc3` ist eher ein Bauernzug, `Dxc3` ein Damenzug.
    { "" }**Remis:** `Remis reklamieren`, wenn eine Stellung zum dritten Mal auf dem Brett steht oder 50 Züge lang weder geschlagen noch ein Bauer gezogen wurde.

## The lesson.

lesson-chess-pawn = Züge schreibst du hier wie überall. Zieh den Königsbauern zwei Felder vor.
    .hint = Einen Bauern nennt man nach seinem Zielfeld: `e4`. Auch von und nach wird gelesen: `e2-e4`.
    .done = Beim Bauern genügt das Feld.
lesson-chess-piece = Eine Figur, das ist ihr Buchstabe und ihr Ziel. Bring den Königsspringer nach f3.
    .hint = Der Springer ist `S`, der König `K`: `Sf3`. Auch `Springer f3` wird verstanden.
    .done = Kleine Buchstaben und Leerzeichen schaden nicht: `s f3` ist dasselbe.
lesson-chess-take = Der schwarze Bauer ist nach d5 gekommen. Schlag ihn.
    .hint = Ein Bauer, der schlägt, heißt nach seiner Linie: `exd5`. Das Kreuz kann fehlen.
    .done = `ed5`, `exd`, `e4xd5`: Der Bot liest alles davon.
lesson-chess-which = Beide Springer können nach d2. Zieh den von b1 dorthin.
    .hint = Seine Linie steht zwischen Buchstabe und Feld: `Sbd2`. Bei `Sd2` allein würde der Bot fragen, welcher.
    .done = Kann dein Text zwei Züge bedeuten, fragt der Bot nach: Geraten wird nicht.
lesson-chess-castle = Rochiere kurz.
    .hint = Schreib `0-0`, mit Nullen oder Buchstaben; die lange Rochade ist `0-0-0`. Oder schreib den Königszug: `e1-g1`.
    .done = Der Turm ist von selbst mitgekommen.
lesson-chess-promote = Der Bauer auf g7 zieht vor und wird eine Dame.
    .hint = Die neue Figur steht hinter dem Feld: `g8=D`.
    .done = Bei `g8` allein würde der Bot fragen, was aus ihm wird. Mit `Remis` bietest du Remis an, mit `aufgeben` gibst du auf.
