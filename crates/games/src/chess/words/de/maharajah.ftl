# Der Maharadscha.

mhr-name = Der Maharadscha
    .typed = Maharadscha, Maharadscha-Schach, Maharadschaschach, Maharadscha und die Sepoys, Maharadscha und Sepoys
mhr-about = Auch „Der Maharadscha und die Sepoys“: ein ganzes Heer gegen eine Figur, die Dame und Springer zugleich ist.

mhr-help =
    Weiß hat das gewohnte Heer, Schwarz nur den Maharadscha, der wie eine Dame oder wie ein Springer zieht und schlägt.
    • **Zuerst** setzt Schwarz den Maharadscha auf ein leeres Feld, das kein weißer Bauer angreift: in der Grundstellung irgendwo auf den Reihen 4 bis 8. Dann macht Weiß den ersten Zug.
    • **Weiß gewinnt**, wenn der Maharadscha geschlagen ist. Er braucht Angriffe nicht zu beachten: Er darf stehen bleiben und hinziehen, wo er geschlagen werden kann.
    • **Schwarz gewinnt** durch Matt; für den weißen König gilt Schach wie immer.
    • Weiße Bauern wandeln sich nie um: Auf Reihe 8 bleibt ein Bauer für immer stehen und greift nichts an. Weiß rochiert wie gewohnt.
    • **Remis:** Weiß ist am Zug, hat keinen und steht nicht im Schach; dieselbe Stellung zum fünften Mal; 75 Züge jeder Seite ohne Schlag- oder Bauernzug. Ab dem dritten Mal oder nach 50 solchen Zügen kann man Remis reklamieren.
    Das Heer kann immer gewinnen, es heißt, binnen 25 Zügen. Spielt also zwei Partien und tauscht die Seiten.

mhr-help-notation =
    { "" }**Der Maharadscha:** `M@d4` (oder `Md4`) setzt ihn aufs Brett; danach `Me6`, `Md4-e6`, `Mxd2`.
    { "" }**Weiß**
    • `e4`, `Sf3`, `exd5`, `Sbd2`, `0-0`: wie im Schach; oder mit dem Ausgangsfeld, `e2-e4`, `Sg1-f3`
    • `K` König, `D` Dame, `T` Turm, `L` Läufer, `S` Springer; der Bauer hat keinen Buchstaben
    • `a8`: ein Bauer kommt auf die letzte Reihe und bleibt ein Bauer
    • `Dxh4`: der Maharadscha ist geschlagen, wenn er dort steht
    { "" }**Remis:** `Remis reklamieren`, wenn eine Stellung zum dritten Mal auf dem Brett steht oder 50 Züge jeder Seite lang weder geschlagen noch ein Bauer gezogen wurde.

mhr-line-attacked = Der Maharadscha auf { $square } ist angegriffen: { $by }.
mhr-end-taken = Der Maharadscha ist geschlagen: { $winner } hat gewonnen.
    .plate = Maharadscha geschlagen
mhr-plate-attacked = angegriffen

mhr-moves-pawn = Einen Schritt geradeaus auf ein leeres Feld, von der eigenen zweiten Reihe auch zwei; er schlägt einen Schritt schräg nach vorn. Auf der letzten Reihe bleibt er ein Bauer.

## The lesson.

lesson-maharajah-place = Schwarz hat eine Figur, den Maharadscha, und setzt ihn zu Beginn auf ein leeres Feld, das kein weißer Bauer angreift. Setz ihn auf d5.
    .hint = Sein Buchstabe ist `M`, und `@` steht fürs Einsetzen: `M@d5`. Auch `Md5` wird gelesen.
    .done = Die Reihen 4 bis 8 standen ihm offen; Reihe 3 greifen die Bauern an. Danach macht Weiß den ersten Zug.
lesson-maharajah-leap = Der Maharadscha zieht und schlägt wie eine Dame oder wie ein Springer. Schlag den Turm.
    .hint = Als Dame kommt er nicht nach e6, als Springer schon: `Me6` oder `d4-e6`.
    .done = Dame und Springer zusammen erreichen jedes Feld bis zu zwei Schritte weit.
lesson-maharajah-taken = Jetzt bist du Weiß, mit dem gewohnten Heer. Weiß hat gewonnen, sobald der Maharadscha geschlagen ist. Schlag ihn.
    .hint = Schau die große Diagonale entlang: Der Läufer auf b2 reicht bis f6. `Lxf6`.
    .done = Dem Maharadscha sagt niemand Schach an: Er darf stehen, wo man ihn schlagen kann, und wer ihn spielt, muss es selbst sehen.
lesson-maharajah-safe = Der Maharadscha ist angegriffen, und ziehen muss er jedes Mal. Es gibt ein Feld, auf dem ihn nichts schlägt. Geh dorthin.
    .hint = Es liegt auf derselben Reihe, zwischen den Feldern, die die Läufer und der Springer auf c6 angreifen: `Me8`.
    .done = Eine gedeckte Figur ist keine Beute: Sie zu schlagen hätte die Partie gekostet.
lesson-maharajah-pawn = Weiße Bauern wandeln sich nie um. Zieh trotzdem einen von ihnen auf die letzte Reihe.
    .hint = Nur das Feld, ohne Buchstaben dahinter: `a8`.
    .done = Dort steht er nun für immer: Er zieht nicht mehr und greift nichts an, kann dem Maharadscha aber im Weg sein.
lesson-maharajah-mate = Schwarz gewinnt durch Matt, denn für den weißen König gilt Schach. Setz in einem Zug matt.
    .hint = Gegen ein Schach als Springer hilft kein Dazwischenziehen. Von welchem Feld gibt der Maharadscha so Schach und deckt zugleich d2? `Me2`.
    .done = Als Springer gab er auf c1 Schach, als Dame hielt er d2.
lesson-maharajah-net = So gewinnt Weiß: dem Maharadscha kein Feld lassen, auf dem er nicht geschlagen wird. Jetzt kann er noch ungestraft nach b7, f7 oder h8. Sperr alle drei mit einem Zug.
    .hint = Eine Figur kann die siebte Reihe und h8 überblicken; dass man sie dort schlagen kann, schadet nicht, sie ist gedeckt: `Dg7`.
    .done = Wohin er jetzt auch geht, er wird geschlagen. Ein Heer, das zusammenhält und nichts ungedeckt lässt, fängt ihn so immer.
