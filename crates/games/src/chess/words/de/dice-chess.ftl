# Würfelschach.

dic-name = Würfelschach
    .typed = Schach mit Würfel, Schach mit dem Würfel
dic-about = Schach, in dem ein Würfel sagt, was ziehen muss.

dic-option-win = wie man gewinnt: mate – durch Matt oder indem man einen König schlägt, der im Schach geblieben ist; king-capture – nur indem man den König schlägt, Schach bedeutet nichts

dic-help =
    Vor jedem Zug würfelt der Bot: **1** König, **2** Dame, **3** Turm, **4** Läufer, **5** Springer, **6** Bauer. Die gewürfelte Figur muss ziehen. Rochieren geht mit 1 oder 3; mit einer 6 kann ein Bauer alles werden.
    • Ist damit kein Zug möglich, verfällt er, ohne zweiten Wurf.
    • **Im Schach** sind nur Züge erlaubt, die es beenden. Lässt der Wurf keinen zu, verfällt der Zug, und die andere Seite darf **den König schlagen**, wenn ihr nächster Wurf es erlaubt: Das gewinnt.
    • **Matt** beendet die Partie vor dem Wurf, wenn keine Zahl helfen könnte.
    • Mit `win=king-capture` bedeutet Schach nichts, auch für die Rochade nicht: Nur den König zu schlagen gewinnt.
    • En passant ist nur im unmittelbar nächsten Zug möglich, ob er verfällt oder nicht.
    • **Remis:** nicht im Schach, aber mit keiner Zahl ein Zug; nackte Könige (nicht bei `king-capture`); 75 Züge jeder Seite, verfallene mitgezählt, ohne Schlag- oder Bauernzug; nach 50 kann man reklamieren. Wiederholungen bedeuten nichts.

dic-help-notation =
    Der Bot würfelt von selbst; du schreibst den Zug.
    • `e4`, `Sf3`, `exd5`, `Sbd2`: wie im Schach; oder mit dem Ausgangsfeld, `e2-e4`, `Sg1-f3`
    • `K` König, `D` Dame, `T` Turm, `L` Läufer, `S` Springer; der Bauer hat keinen Buchstaben
    • `0-0`, `0-0-0`: Rochade, mit 1 oder 3
    • `e8=D`: ein Bauer wird Dame; fehlt die Figur, fragt der Bot
    • `Dxe8`: der König wird geschlagen wie jede Figur
    { "" }**Remis:** `Remis reklamieren`, wenn 50 Züge jeder Seite lang, verfallene mitgezählt, weder geschlagen noch ein Bauer gezogen wurde.

dic-help-seed = Vor dem ersten Wurf veröffentlicht der Bot den SHA-256-Hash eines geheimen Startwerts (Seed), und wer mitspielt, kann einen eigenen hinzufügen. Nach der Partie wird der geheime Startwert veröffentlicht, und alle können jeden Wurf nachprüfen.

dic-note-thrown = Gewürfelt: { $number } ({ $piece }).
dic-objection-number = Gewürfelt wurde { $number }; ziehen darf nur diese Figur: { $piece }.
dic-position-thrown = „{ $text }“ ist weder - noch eine Zahl von 1 bis 6.
dic-position-lost = mit { $number } ({ $piece }) kann nichts ziehen; der Zug wäre schon verfallen.

## The lesson.

lesson-dice-chess-six = Vor jedem Zug würfelt der Bot: 1 König, 2 Dame, 3 Turm, 4 Läufer, 5 Springer, 6 Bauer. Eine 6 ist gefallen. Zieh den Königsbauern zwei Felder vor.
    .hint = Du schreibst nur den Zug, wie im Schach: `e4`. Die Zahl steht neben dem Brett.
    .done = Der Bot würfelt von selbst, und nach der Partie können alle jeden Wurf nachprüfen.
lesson-dice-chess-lost = Weiß hat eine 3 gewürfelt, kein Turm konnte ziehen, und der Zug ist verfallen. Du bist Schwarz und hast eine 5. Bring den Königsspringer nach f6.
    .hint = Der Königsspringer geht von g8 nach f6: `Sf6`.
    .done = Einen zweiten Wurf gibt es nicht. Öffne früh Linien: Was nicht ziehen kann, kostet Züge.
lesson-dice-chess-castle = Die Rochade bewegt König und Turm; darum geht sie mit einer 1 wie mit einer 3. Eine 3 ist gefallen. Rochiere kurz.
    .hint = Wie im Schach: `0-0`.
    .done = Auch ein umgewandelter Bauer richtet sich nach seiner neuen Zahl.
lesson-dice-chess-check = Dein König steht im Schach, und eine 3 ist gefallen: Erlaubt ist nur ein Turmzug, der das Schach beendet. Es gibt zwei. Spiel den, der etwas gewinnt.
    .hint = Der eine Turm kann auf e3 dazwischenziehen, der andere auf e4 schlagen: `Txe4`.
    .done = Bei jeder anderen Zahl außer der 1 wäre der Zug verfallen und der König im Schach geblieben.
lesson-dice-chess-king = Schwarz stand im Schach, hat eine Zahl gewürfelt, die nicht half, und der Zug ist verfallen. Du hast eine 2. Gewinne.
    .hint = Ein König, der im Schach geblieben ist, darf geschlagen werden wie jede Figur: `Dxe8`.
    .done = Schach ist hier also eine Drohung, über die der Würfel entscheidet. Lass deinem König nur wenige Zahlen gefährlich werden.
lesson-dice-chess-pawn = Matt beendet die Partie vor dem nächsten Wurf, wenn keine Zahl helfen könnte. Eine 6 ist gefallen. Setz matt.
    .hint = Mit einer 6 kann ein Bauer alles werden: `e8=D`.
    .done = Ohne Matt hätte Schwarz noch einen Wurf gehabt, um zu entkommen, und du dann einen, um weiterzumachen.
lesson-dice-chess-mate = Eine 2 ist gefallen. Mit einer 4 hätte es auch der Läufer gekonnt. Setz in einem Zug matt.
    .hint = Dame und Läufer schauen beide auf ein Feld neben dem König: `Dxf7`.
    .done = Lass mehrere Figuren dasselbe drohen: Dann gewinnt mehr als eine Zahl.
