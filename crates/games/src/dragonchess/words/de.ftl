# Drachenschach.

drc-name = Drachenschach
    .typed = Drachen-Schach
drc-about = Von Gary Gygax (Dragon Magazine 100, 1985): Schach auf drei Brettern übereinander.

drc-seat-gold = Gold
drc-seat-scarlet = Scharlach
    .typed = scharlachrot, rot

## Moves

drc-froze = Eingefroren vom Basilisken auf { $basilisk }: { $victim } auf { $square }.
drc-thawed = Wieder aufgetaut: { $piece } von { $owner } auf { $square }.

## Check and the end

drc-end-bare-kings = Nur die beiden Könige sind übrig: remis.
    .plate = nackte Könige
drc-end-quiet = { $moves ->
    [one] Ein Zug
   *[other] { $moves } Züge
} jeder Seite ohne Schlag- oder Kriegerzug: remis.

## The position in short lines

drc-line-frozen = { $piece } von { $owner } auf { $square }: eingefroren vom Basilisken auf { $basilisk }.
drc-line-hero = Der Held von { $owner } auf { $square } kann nur nach { $origin } zurück.

## Refusals: pieces and ways

drc-no-level = Diese Figur betritt Ebene { $level } nie: { $piece }.
drc-no-hero-bound = Ein Held außerhalb des mittleren Bretts kann nur auf das Feld zurück, von dem er kam: von { $from } nach { $origin }.
drc-no-king-away = Ein König außerhalb des mittleren Bretts kann nur dorthin zurück: von { $from } nach { $back }.
drc-no-frozen = Die Figur auf { $square } ({ $piece }) ist vom Basilisken auf { $basilisk } eingefroren und kann nicht ziehen.
drc-list-frozen = Die Figur auf { $square } ist vom Basilisken auf { $basilisk } eingefroren und kann nicht ziehen.
drc-no-thaws = Der Basilisk darf { $from } nicht verlassen: Was er einfriert, würde auftauen und den König von { $seat } auf { $king } angreifen ({ $attackers }).

## Refusals: position strings

drc-position-levels = nötig sind drei Bretter, durch | getrennt; gefunden: { $found }.
drc-position-level = { $piece } auf { $square }: Diese Figur steht nie auf Ebene { $level }.
drc-position-warrior = { $piece } auf { $square }: Ein Krieger steht nie auf Reihe 1 oder 8.
drc-position-kings = { $seat } muss genau einen König haben, nicht { $found }.
drc-position-side = „{ $text }“ ist weder gold noch scarlet.
drc-position-origins = „{ $text }“ ist kein Held mit Ausgangsfeld, wie 3e5=2d4.
drc-position-order = „{ $text }“ kommt doppelt vor oder steht nicht in der Reihenfolge.
drc-position-origin-missing = der Held auf { $square } braucht das Feld, von dem er kam.
drc-position-origin-nobody = auf { $square } steht kein Held außerhalb des mittleren Bretts.
drc-position-origin-far = { $origin } ist kein Feld der Ebene 2, das eine Linie und eine Reihe von { $square } entfernt ist.

## The lesson.

lesson-dragonchess-type = Drei Bretter liegen übereinander: Luft (3), Land (2), Unterwelt (1). Ein Feld ist Ebene, Linie und Reihe. Du bist Gold: Geh mit dem Krieger auf 2f2 einen Schritt vor.
    .hint = Der Krieger ist `Kr`, das Feld vor ihm 2f3: `Kr2f3`.
    .done = 3f3 liegt genau darüber, 1f3 genau darunter. Auch von und nach wird gelesen: `2f2-2f3`.
lesson-dragonchess-griffon = In der Luft springt der Greif zwei mal drei Felder weit. Auf das Land hinab geht er eine Ebene und ein Feld diagonal. Schlag, was er auf dem Land erreicht.
    .hint = Der Oliphant auf 2f4 ist genau unter ihm, nicht diagonal. Das Einhorn schon: `G2g5`.
    .done = Auf dem Land geht er ein Feld diagonal oder auf dieselbe Weise wieder hinauf. Aufhalten kann einen Greifen nichts.
lesson-dragonchess-dragon = Der Drache verlässt die Luft nie. Auf dem Land schlägt er aus der Ferne, ohne zu ziehen: genau unter sich oder auf einem der vier Felder daneben. Schlag etwas.
    .hint = Genau unter 3f4 liegt 2f4, und daneben, auf 2f5, steht der Magier: `Dr2f5`.
    .done = Der Drache ist noch auf 3f4. Verhindern lässt sich das nicht, und Schach gibt er genauso.
lesson-dragonchess-sylph = In der Luft zieht die Sylphe schräg nach vorn, schlägt aber geradeaus nach vorn oder genau unter sich auf dem Land. Schlag etwas.
    .hint = Die Sylphe ist auf 3f5. Geradeaus vor ihr ist nichts; genau unter ihr, auf 2f5, steht ein Dieb: `Sx2f5`.
    .done = Jetzt steht sie auf dem Land, wo sie nichts angreift. Von dort kann sie nur wieder hinauf.
lesson-dragonchess-return = Vom Land kehrt eine Sylphe auf ein leeres Feld oben zurück: genau über sich oder auf eines der Felder, wo die Sylphen ihrer Seite beginnen. Das über ihr ist besetzt: Schick deine auf ein Anfangsfeld.
    .hint = Die goldenen Sylphen beginnen in der Luft auf Reihe 2, auf den Linien a, c, e, g, i und k. Eines, das leer ist, passt: `S3c2`.
    .done = Die Entfernung ist egal, und was dazwischensteht, auch. Nur das Ziel muss leer sein.
lesson-dragonchess-dwarf = Der Zwerg zieht vor oder zur Seite und schlägt schräg nach vorn. In der Unterwelt schlägt er auch, was genau über ihm auf dem Land steht. Schlag etwas.
    .hint = Er steht auf 1f4. Genau darüber, auf 2f4, ist der Magier: `Zx2f4`.
    .done = Er bleibt auf dem Land und darf senkrecht wieder hinab, auf ein leeres Feld. Eine Reihe zurück geht er nie.
lesson-dragonchess-paladin = Zwischen den Brettern springt der Paladin wie ein Springer im Raum: eine Ebene und zwei Felder gerade oder zwei Ebenen und ein Feld gerade. Schlag einen Basilisken.
    .hint = Zwei Ebenen unter 3f4 liegt 1f4, und ein Feld gerade daneben steht ein Basilisk: `P1f5`.
    .done = Auf dem Land zieht er wie König und Springer des Schachs zusammen, auf den anderen Brettern wie ein König.
lesson-dragonchess-freeze = Ein Feind auf dem Land genau über deinem Basilisken ist eingefroren: Er kann nicht ziehen und gibt kein Schach. Beende das Schach, ohne den König zu ziehen.
    .hint = Der Oliphant auf 2g5 gibt Schach. Bring den Basilisken genau unter ihn: `B1g5`.
    .done = Er bleibt eingefroren, solange der Basilisk dort bleibt. Deine eigenen Figuren stehen unbeschadet über ihm.
lesson-dragonchess-frozen = Dein Basilisk friert den Oliphanten auf 2g8 ein, und was eingefroren ist, deckt nichts. Schlag mit dem König.
    .hint = Das Einhorn auf 2g4 deckt jetzt niemand: `Kx2g4`.
    .done = Von nun an muss der Basilisk bleiben: Ginge er weg, taute der Oliphant auf und gäbe Schach.
lesson-dragonchess-hero = Ein Held verlässt das Land um eine Ebene und ein Feld diagonal, und von dort kann er nur auf das Feld zurück, von dem er kam. Deiner kam von 2e4: Kehr zurück.
    .hint = Inzwischen ist ein Einhorn auf 2e4 gezogen; die Rückkehr schlägt es also: `Hx2e4`.
    .done = Stünde dort eine eigene Figur, könnte der Held gar nicht ziehen. Auf dem Land geht er ein oder zwei Felder diagonal, über alles hinweg.
lesson-dragonchess-warrior = Auf der letzten Reihe wird ein Krieger sofort zum Helden, und ein Held auf dem Land geht ein oder zwei Felder diagonal. Lass ihn mit Schach einer werden.
    .hint = Von 2d8 käme der Held nicht an den König auf 2g6 heran, von 2e8 schon: `Krx2e8`.
    .done = Eine Wahl gibt es nicht: immer ein Held. Ausgeschrieben ist es `Kr/2d7x2e8(H)`, aber das Ende kann fehlen.
lesson-dragonchess-mate = Ein König darf auch eine Ebene hinauf oder hinab, außer er ist eingefroren. Der König von Scharlach steht über deinem Basilisken: Setz matt.
    .hint = Er kann nirgendwohin; also genügt ein Schach, das niemand schlagen oder abfangen kann: `O2e8`.
    .done = Nicht eingefroren, wäre der König nach 3g8 gestiegen und in Sicherheit gewesen.

# Drachenschach: the pieces and how they move.

drc-kind-sylph = Sylphe
    .letter = S
drc-kind-griffon = Greif
    .letter = G
    .typed = Greifen, Greifs, Gryphon
drc-kind-dragon = Drache
    .acc = Drachen
    .letter = Dr
drc-kind-warrior = Krieger
    .letter = Kr
drc-kind-oliphant = Oliphant
    .letter = O
    .typed = Oliphanten, Elefant, Elefanten, Olifant
drc-kind-unicorn = Einhorn
    .letter = Ei
drc-kind-hero = Held
    .acc = Helden
    .letter = H
drc-kind-thief = Dieb
    .letter = Di
drc-kind-cleric = Kleriker
    .letter = Kl
drc-kind-mage = Magier
    .letter = M
drc-kind-king = König
    .letter = K
drc-kind-paladin = Paladin
    .letter = P
drc-kind-dwarf = Zwerg
    .letter = Z
drc-kind-basilisk = Basilisk
    .acc = Basilisken
    .letter = B
drc-kind-elemental = Elementar
    .letter = E

drc-moves-sylph = In der Luft zieht sie schräg nach vorn auf ein leeres Feld und schlägt geradeaus nach vorn oder genau unter sich auf dem Land, wo sie dann steht. Vom Land geht sie nur wieder hinauf, auf ein leeres Feld: genau über sich oder dorthin, wo die Sylphen ihrer Seite beginnen.
drc-moves-griffon = In der Luft springt er zwei mal drei Felder weit, über alles hinweg; auf dem Land geht er ein Feld diagonal. Zwischen Luft und Land wechselt er die Ebene und geht ein Feld diagonal.
drc-moves-dragon = Nur in der Luft: beliebig weit diagonal oder einen Schritt gerade. Auf dem Land schlägt er aus der Ferne, ohne seinen Platz zu verlassen: genau unter sich oder neben diesem Feld. Verhindern lässt sich das nicht.
drc-moves-warrior = Einen Schritt geradeaus nach vorn auf ein leeres Feld; er schlägt einen Schritt schräg nach vorn. Kein Doppelschritt. Auf der letzten Reihe wird er sofort zum Helden.
drc-moves-oliphant = Beliebig weit auf Reihe oder Linie, wie ein Turm. Nur auf dem Land.
drc-moves-unicorn = Es springt wie ein Springer. Nur auf dem Land.
drc-moves-hero = Auf dem Land ein oder zwei Felder diagonal, über alles hinweg; oder eine Ebene hinauf oder hinab und ein Feld diagonal. Von dort kann er nur auf genau das Feld zurück, von dem er kam (an Tischen mit `hero_return` any: auf jedes Feld einen diagonalen Schritt entfernt).
drc-moves-thief = Beliebig weit diagonal, wie ein Läufer. Nur auf dem Land.
drc-moves-cleric = Auf jedem Brett einen Schritt in jede Richtung oder senkrecht eine Ebene hinauf oder hinab.
drc-moves-mage = Auf dem Land wie eine Dame; auf den anderen Brettern einen Schritt gerade. Von jedem Brett auch senkrecht hinauf oder hinab: eine Ebene, oder zwei, wenn das Feld dazwischen leer ist.
drc-moves-king = Auf dem Land einen Schritt in jede Richtung oder senkrecht eine Ebene hinauf oder hinab. Von dort kann er nur senkrecht zurück. Eine Rochade gibt es nicht.
drc-moves-paladin = Auf dem Land wie König und Springer zusammen, sonst wie ein König. Zwischen den Brettern springt er wie ein Springer im Raum: eine Ebene und zwei Felder gerade oder zwei Ebenen und ein Feld gerade.
drc-moves-dwarf = Einen Schritt vor oder zur Seite auf ein leeres Feld; er schlägt schräg nach vorn. In der Unterwelt schlägt er auch, was genau über ihm auf dem Land steht, und bleibt dort. Vom Land darf er auch senkrecht hinab auf ein leeres Feld.
drc-moves-basilisk = Nur in der Unterwelt: einen Schritt nach vorn, gerade oder schräg, oder gerade zurück auf ein leeres Feld. Ein Feind genau über ihm auf dem Land ist eingefroren: Er kann nicht ziehen, gibt kein Schach und deckt nichts.
drc-moves-elemental = In der Unterwelt ein oder zwei Felder gerade, nicht über etwas hinweg, oder eines diagonal auf ein leeres Feld. Auf dem Land schlägt es einen Schritt gerade und dann hinauf, wenn das Feld dazwischen leer ist; von dort kehrt es nur zurück, senkrecht hinab und dann einen Schritt gerade.

# Drachenschach: what is said about typed moves, and how to type them.

drc-option-hero_return = wohin ein Held auf Ebene 1 oder 3 darf: origin – nur auf das Feld zurück, von dem er kam; any – auf jedes Feld der Ebene 2, das einen diagonalen Schritt entfernt ist
drc-option-repetition = wie oft eine Stellung vorkommen muss, damit es remis ist; 0 – nie
drc-option-quiet_limit = so viele Züge jeder Seite ohne Schlag- oder Kriegerzug sind remis; 0 – nie

drc-help =
    Drei Bretter von 12×8 liegen übereinander: Luft (3), Land (2), Unterwelt (1). Gold beginnt. Matt gewinnt, Patt ist remis. Keine Rochade, kein Doppelschritt, kein en passant.
    • Luft: Sylphe `S`, Greif `G`, Drache `Dr`.
    • Land: Krieger `Kr`, Oliphant `O` (Turm), Einhorn `Ei` (Springer), Held `H`, Dieb `Di` (Läufer), Kleriker `Kl`, Magier `M`, König `K`, Paladin `P`.
    • Unterwelt: Zwerg `Z`, Basilisk `B`, Elementar `E`.
    • **Eingefroren:** Ein Feind auf dem Land genau über einem Basilisken kann nicht ziehen, gibt kein Schach und deckt nichts, solange der Basilisk bleibt.
    • **Aus der Ferne:** Der Drache schlägt auf dem Land genau unter sich oder neben diesem Feld, ohne seinen Platz zu verlassen.
    • Ein Krieger auf der letzten Reihe wird zum Helden. Ein Held, der das Land verlassen hat, kann nur auf das Feld zurück, von dem er kam.
    Wie eine Figur zieht: Frag die Hilfe mit ihrem Namen, `dragonchess Greif`.

drc-help-notation =
    { "" }**Felder:** Ebene, Linie, Reihe: `2f3` ist auf dem Land. `3f3` liegt genau darüber, `1f3` darunter.
    { "" }**Züge**
    • `Kr2f3`, `Krieger 2f3`: die Figur und ihr Ziel
    • `S/3e2-3d3`, `3e2-3d3`, `S3e23d3`: von und nach, wenn mehrere dorthin könnten
    • `Krx2e3`, `KrxEi2e3`, `KrxEi`: Schlagen; die geschlagene Figur kannst du nennen, dann kann sogar das Feld fehlen
    • `Dr2c4`, `Drx2c4`, `DrxDi`: der Drache schlägt aus der Ferne
    • `Kr2f8(H)`: ein Krieger wird zum Helden; der Zusatz kann fehlen
    • Hinter dem Zug dürfen `Schach`, `Doppelschach`, `Abzugsschach`, `matt`, `+` stehen
    Großschreibung, Leerzeichen und Striche spielen keine Rolle. Auch die englischen Namen und Buchstaben werden gelesen: `W2f3`, `Warrior 2f3`.

# Drachenschach: what stands on the picture. Short: there is room for one or two words.

drc-plate-holds = friert { $squares } ein
drc-plate-holds-several = friert { $count } Figuren ein

drc-level-air = Luft
drc-level-land = Land
drc-level-underworld = Unterwelt

drc-layout-wide = drei Bretter nebeneinander
drc-layout-air = nur die Luft
drc-layout-land = nur das Land
drc-layout-underworld = nur die Unterwelt
