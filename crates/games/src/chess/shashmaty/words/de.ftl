# Schasch-Maty.

shm-name = Schasch-Maty
shm-about = Schach und Russische Dame zugleich, auf einem Brett und mit Schachfiguren.

shm-option-promote_all = auch Springer, Läufer und Turm werden Dame, wenn sie ihre letzte Reihe mit einem Schritt oder Sprung des Damespiels erreichen; sonst nur Bauern

shm-help =
    Jede Figur zieht wie im Schach **und** wie in der Russischen Dame.
    • **Damespiel:** Jede Figur außer der Dame darf ein Feld schräg nach vorn gehen und springt über eine feindliche schräg neben ihr, in alle vier Richtungen, auf das leere Feld dahinter. Die Dame springt aus der Ferne.
    • **Springen ist Pflicht** und geht weiter, solange es geht; unter mehreren Sprüngen wählst du. Eine Dame muss dort landen, wo sie weiterspringen kann. Die übersprungenen Figuren verschwinden am Ende. Danach darf dieselbe Figur noch einmal wie im Schach schlagen; das ist nie Pflicht.
    • **Schach** gibt es nur nach Schachart, und es geht der Pflicht vor: Ein Sprung, der deinen König im Schach lässt, ist verboten. Ein König darf stehen, wo er übersprungen werden kann.
    • Ein Bauer auf der letzten Reihe wird Dame, auch mitten im Springen.
    • **Du gewinnst** durch Matt oder indem du über den König springst. Remis: Patt, nackte Könige, eine Stellung zum dritten Mal, 50 Züge jeder Seite ohne Schlag- oder Bauernzug.

shm-help-notation =
    Am besten nennst du beide Felder; die Figur kannst du nennen, `Sg1-f3`, oder weglassen. `Sf3` genügt, wenn nur ein Zug passt.
    • `e2-e4`, `e2-d3`: ein Schachzug oder ein Schritt wie im Damespiel
    • `e4xd5`: Schlagen wie im Schach, auf das Feld des Geschlagenen; en passant `e5xd6`, während `e5-d6` ein Schritt ist
    • `e4:c6`, `e4:c6:e8`: Sprünge, mit jeder Landung; oder nur Anfang und Ende, `e4:e8`
    • `b3:d5xc7`: ein Sprung, und am Ende Schlagen wie im Schach
    • `0-0` oder `O-O`, `0-0-0`: Rochade
    `x` und `:` dürfen füreinander stehen. Ein Bauer wird von selbst Dame. Passen mehrere Züge, fragt der Bot.
    `K` König, `D` Dame, `T` Turm, `L` Läufer, `S` Springer; der Bauer hat keinen Buchstaben.

shm-objection-duty = Springen ist Pflicht: { $captures }.
shm-end-taken = Der König ist übersprungen: { $winner } hat gewonnen.
shm-position-flag = „{ $text }“ ist weder a noch -.

shm-man = Wie ein Damestein geht die Figur auch ein Feld schräg nach vorn und muss über eine feindliche neben ihr springen, schräg in jede Richtung, auf das leere Feld dahinter.
shm-moves-king = { sqr-moves-king } { shm-man }
shm-moves-queen = { sqr-moves-queen } Wie die Dame im Damespiel muss sie auch auf einer Diagonale über eine einzelne feindliche Figur springen, aus jeder Entfernung und auf jedes leere Feld dahinter.
shm-moves-rook = { sqr-moves-rook } { shm-man }
shm-moves-bishop = { sqr-moves-bishop } { shm-man }
shm-moves-knight = { sqr-moves-knight } { shm-man }
shm-moves-pawn = Einen Schritt geradeaus auf ein leeres Feld, von der zweiten Reihe auch zwei; er schlägt einen Schritt schräg nach vorn. { shm-man } Auf der letzten Reihe wird er Dame.

## The lesson.

lesson-shashmaty-step = Jede Figur zieht wie im Schach und wie im Damespiel. Wie ein Damestein darf ein Bauer schräg nach vorn auf ein leeres Feld gehen. Geh von e2 nach d3.
    .hint = Beide Felder, mit Strich: `e2-d3`.
    .done = Wie im Schach darf er auch geradeaus, von der zweiten Reihe zwei Felder.
lesson-shashmaty-rook = Jede Figur außer der Dame ist auch ein Damestein, selbst Turm und Springer. Zieh den Turm wie im Damespiel.
    .hint = Ein Feld schräg nach vorn: `d2-e3` oder `d2-c3`.
    .done = So geht auch ein Springer. Für König und Läufer ist das ohnehin ein Schachzug.
lesson-shashmaty-jump = Steht schräg neben dir eine feindliche Figur und dahinter ist ein leeres Feld, musst du springen. Unter mehreren Sprüngen wählst du. Spring über den Turm.
    .hint = Start und Landung, mit Doppelpunkt: `e4:g6`.
    .done = Nach Schachart hätte der Bauer auch auf f5 schlagen können, aber ein Sprung geht jedem anderen Zug vor.
lesson-shashmaty-back = Gesprungen wird auch rückwärts. Schlag den Turm mit dem Springer.
    .hint = Über e3 auf das Feld dahinter: `d4:f2`.
    .done = Wie in der Russischen Dame ist vor oder zurück beim Springen egal, nur beim Schritt nicht.
lesson-shashmaty-chain = Ein Sprung geht mit derselben Figur weiter, solange er kann. Schlag einen Bauern und den Turm.
    .hint = Von e5 gibt es zwei Wege; der Turm steht auf d6. Jede Landung wird geschrieben: `c3:e5:c7`.
    .done = Erstes und letztes Feld hätten genügt: `c3:c7`. Die übersprungenen Figuren verlassen das Brett am Ende.
lesson-shashmaty-queen = Die Dame springt aus der Ferne, wie im Damespiel, auf jedes leere Feld dahinter. Kann sie von einem aus weiterspringen, muss sie dort landen. Schlag beide Bauern.
    .hint = Sie springt über d4 und von e5 über f6: `b2:e5:g7`.
    .done = Die Wahl der Landung hat sie nur, wenn keine weiterführt oder mehrere.
lesson-shashmaty-close = Ist kein Sprung mehr möglich, darf dieselbe Figur noch einmal wie im Schach schlagen. Schlag beide Türme mit dem Springer.
    .hint = Er springt über c4 nach d5, und von dort reicht ein Springer bis c7: `b3:d5xc7`.
    .done = Das Schlagen danach ist freiwillig: `b3:d5` allein ist ein ganzer Zug. Den König schlägt man so nicht.
lesson-shashmaty-promote = Ein Bauer auf der letzten Reihe wird Dame, auch mitten in einer Kette, und springt als Dame weiter. Schlag den Turm.
    .hint = Über c7 nach d8 und von dort über f6: `b6:d8:h4`.
    .done = Dafür ist nichts zu schreiben: Etwas anderes wird ein Bauer hier nicht.
lesson-shashmaty-pinned = Der König darf nicht nach Schachart im Schach bleiben. Darum darf der Springer nicht über d3 springen, und Pflicht ist nichts. Schlag den Bauern wie im Schach.
    .hint = Schlagen wie im Schach endet auf dem Feld des Geschlagenen: `d1xd3`.
    .done = Schach geht der Springpflicht vor: Ein Sprung, der den König entblößt, ist verboten und bindet niemanden.
lesson-shashmaty-mate = Ein Weg zum Sieg ist Matt, wie im Schach. Setz in einem Zug matt.
    .hint = Der König ist hinter seinen Bauern eingesperrt, und die Grundreihe ist offen: `a1-a8`.
    .done = Ein Sprung aus dem Schach hätte ihn gerettet, hätte es etwas zu überspringen gegeben.
lesson-shashmaty-king = Der andere Weg: über den König springen. Das ist kein Schach, niemand wird gewarnt, und ein König darf so stehen. Du bist Schwarz. Gewinne.
    .hint = Der Springer steht neben dem König, und e1 dahinter ist leer: `g3:e1`.
    .done = Hab ein Auge auf die Diagonalen um deinen König: Ein Feind daneben und ein leeres Feld dahinter genügen.
lesson-shashmaty-lure = Springen ist auch für Könige Pflicht. Opfere etwas, sodass der König dorthin springen muss, wo dein Turm über ihn springen kann.
    .hint = Der Turm auf a4 springt über b5. Wer kann den König dorthin zwingen? Ein Bauer, der neben ihn tritt: `d5-c6`.
    .done = Schwarz muss `d7:b5` springen, und `a4:c6` holt den König. Opfer, die zwingen, sind das Herz dieses Spiels.
