# Verwandlungsschach.

trf-name = Verwandlungsschach
trf-about = Schach, in dem die Linie, auf der eine Figur steht, sagt, wie sie zieht.

trf-help =
    Dame, Turm, Läufer und Springer **ziehen so, wie es ihre Linie sagt**, und behalten ihr Aussehen:
    • Linien a und h: wie ein Turm; b und g: wie ein Springer; c und f: wie ein Läufer; d und e: wie sie selbst.
    • So schlagen und decken sie auch und geben Schach, von dort, wo sie stehen. Frühere Linien zählen nicht. Auf dem Bild zeigt ein Buchstabe an der Figur, wie sie gerade zieht.
    • **König und Bauern verwandeln sich nie.** Die Rochade ist wie gewohnt; der Turm gehorcht danach sofort seiner neuen Linie.
    • **Ein Bauer auf der letzten Reihe** wird wirklich das, was die Linie sagt: a, h Turm; b, g Springer; c, f Läufer; auf d und e, was du willst.
    • **Das Ende:** Matt gewinnt. Remis: Patt, nackte Könige, dieselbe Stellung zum fünften Mal, 75 Züge jeder Seite ohne Schlag- oder Bauernzug. Ab dem dritten Mal oder nach 50 solchen Zügen kann man Remis reklamieren.

trf-help-notation =
    Der Buchstabe ist der dessen, wonach die Figur **aussieht**: Eine Dame auf b4 springt wie ein Springer nach d5, und das ist `Dd5` oder `Db4-d5`.
    • `e4`, `Sf3`, `exd5`, `Sbd2`, `0-0`: wie im Schach; oder mit dem Ausgangsfeld, `e2-e4`, `Sg1-f3`
    • `K` König, `D` Dame, `T` Turm, `L` Läufer, `S` Springer; der Bauer hat keinen Buchstaben
    • `a8`: ein Bauer wird das, was die Linie sagt; auf d und e nennst du die Figur, `e8=D`, sonst fragt der Bot
    { "" }**Remis:** `Remis reklamieren`, wenn eine Stellung zum dritten Mal auf dem Brett steht oder 50 Züge jeder Seite lang weder geschlagen noch ein Bauer gezogen wurde.

# How pieces move here.
trf-moves-queen = Auf den Linien a und h wie ein Turm, auf b und g wie ein Springer, auf c und f wie ein Läufer; auf d und e wie sonst auch.
trf-moves-rook = { trf-moves-queen }
trf-moves-bishop = { trf-moves-queen }
trf-moves-knight = { trf-moves-queen }

## The lesson.

lesson-chess-transformations-knights = Eine Figur behält ihr Aussehen, zieht aber so, wie ihre Linie es sagt. Auf den Linien b und g zieht alles wie ein Springer. Schlag den Turm mit der Dame.
    .hint = Von b4 springt ein Springer nach d5. Es gilt der Buchstabe dessen, was man sieht: `Dxd5`.
    .done = Der kleine Buchstabe neben der Figur auf dem Bild sagt, wie sie gerade zieht.
lesson-chess-transformations-rooks = Auf den Linien a und h zieht alles wie ein Turm. Schlag den Turm mit dem Springer.
    .hint = Der Springer auf a2 geht geradeaus seine Linie hinauf: `Sxa8`.
    .done = Nach b4 springen kann er von dort nicht: Solange er auf dieser Linie steht, ist seine alte Gangart weg.
lesson-chess-transformations-bishops = Auf den Linien c und f zieht alles wie ein Läufer; der schwarze Läufer auf c6 natürlich auch. Schlag den Springer mit dem Turm.
    .hint = Von f1 führt die Diagonale über e2 und d3: `Txc4`.
    .done = Auf c4 geht er als Läufer weiter; eine Linie daneben wäre er wieder ein Turm.
lesson-chess-transformations-own = Auf d und e sind Figuren das, wonach sie aussehen. Schlag den Turm mit dem Springer.
    .hint = Von d4 springt der Springer wie eh und je: `Sxb5`.
    .done = Frühere Linien zählen nicht: Nur die Linie, auf der eine Figur steht, ist wichtig.
lesson-chess-transformations-king = Vier Figuren scheinen deinem König Schach zu geben, und der ist immer ein König. Keine tut es. Schlag eine, die niemand deckt.
    .hint = Lies die Linien: f8 und f6 sind Läufer, g7 ein Springer, h7 ein Turm. Keiner von ihnen deckt h7: `Kxh7`.
    .done = Bauern verwandeln sich so wenig wie Könige. Alles andere deckt und gibt Schach mit der Kraft seiner Linie.
lesson-chess-transformations-promote = Auf der letzten Reihe wird ein Bauer wirklich, was die Linie sagt: a und h Turm, b und g Springer, c und f Läufer, d und e nach Wunsch. Hol dir eine Dame.
    .hint = Nur einer der drei Bauern darf wählen: `e8=D`.
    .done = Auf den anderen Linien braucht es keinen Buchstaben: `c8` ist ein Läufer. Er bleibt, was er geworden ist, auch auf d und e.
lesson-chess-transformations-mate = Setz in einem Zug matt. Denk an beide Linien: die, die eine Figur verlässt, und die, auf die sie kommt.
    .hint = Von g7 springt der Turm wie ein Springer, und auf e ist er wieder ein Turm: `Te8`.
    .done = Eine Figur droht mit der Kraft des Feldes, auf das sie gekommen ist. Lies vor dem Zug die Linie, die vor ihr liegt.
