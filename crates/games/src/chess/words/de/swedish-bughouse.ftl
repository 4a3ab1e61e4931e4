# Schwedisches Tandem.

bug-name = Schwedisches Tandem
    .typed = Tandem, Tandemschach, Tandem-Schach, schwedisches Tandemschach
bug-about = Zwei gegen zwei auf zwei Brettern: Was du schlägst, setzt dein Partner auf dem anderen Brett ein.

bug-seat-white-a = Weiß A
bug-seat-black-a = Schwarz A
bug-seat-white-b = Weiß B
bug-seat-black-b = Schwarz B

bug-level-a = Brett A
bug-level-b = Brett B
bug-layout-a = nur Brett A
bug-layout-b = nur Brett B

bug-option-drop_check = ob man mit Schach einsetzen darf: any – sogar mit Matt; no-mate – mit Schach, aber nicht mit Matt; no-check – nie
bug-option-pawn_drop_rank = die fernste Reihe, auf die man einen Bauern einsetzen darf, von der eigenen Seite aus gezählt
bug-option-promoted_passes_as = als was ein geschlagener umgewandelter Bauer weitergegeben wird: pawn – als Bauer; itself – als das, was er geworden war
bug-option-max_lead = um wie viele Halbzüge ein Brett dem anderen voraus sein darf, bevor es warten muss; 0 – beliebig

bug-help =
    { "" }**Weiß A und Schwarz B** spielen gegen **Schwarz A und Weiß B**, auf Brett A und Brett B.
    • Was du schlägst, geht sofort an deinen Partner, der auf dem anderen Brett diese Farbe hat. Man zieht entweder, oder man **setzt eine Figur aus der Hand** auf ein leeres Feld ein.
    • Ein Bauer kommt auf die Reihen 2 bis 6, von der eigenen Seite aus gezählt; andere Figuren überallhin. Ein geschlagener umgewandelter Bauer wird als Bauer weitergegeben. (Der Tisch kann es anders bestimmen.)
    • Ein Turm aus der Hand rochiert nie; ein Bauer auf der eigenen zweiten Reihe darf immer den Doppelschritt machen.
    • **Die Bretter warten nicht aufeinander**, bis eines 4 Halbzüge voraus ist.
    • **Matt auf einem der Bretter** gewinnt für das Team. Es zählt sofort, mit dem, was gerade in der Hand ist: Auf Hilfe wird nicht gewartet.
    • Ohne Zug, aber nicht im Schach, wartest du, bis eine Figur kommt. Remis: Auf keinem Brett gibt es einen Zug, oder alle sind einverstanden. Wiederholung und 50 Züge bedeuten nichts.

bug-help-notation =
    { "" }**Das Brett** steht vorn, wenn du auf beiden spielst: `A:e4`, `B:S@f3`; oder `1:` und `2:`. Mit nur einem Brett kann es fehlen.
    { "" }**Aus der Hand**
    • `S@f3`: ein Springer; `@e4`: ein Bauer
    { "" }**Züge**
    • `e4`, `Sf3`, `exd5`, `Sbd2`, `0-0`: wie im Schach; oder mit dem Ausgangsfeld, `e2-e4`, `Sg1-f3`
    • `K` König, `D` Dame, `T` Turm, `L` Läufer, `S` Springer; der Bauer hat keinen Buchstaben
    • `e8=D`: ein Bauer wird Dame; fehlt die Figur, fragt der Bot

bug-note-lead = Brett { $board } ist { $plies ->
    [one] einen Halbzug
   *[other] { $plies } Halbzüge
} voraus und wartet.
bug-move = { $board }{ $move }
bug-played = Brett { $board }, { $side ->
    [white] Weiß
   *[black] Schwarz
}: { $move }
bug-passed = { $seat } hat eine Figur mehr in der Hand: { $piece }.
bug-end-stuck = Auf keinem Brett kann jemand ziehen, und niemand ist matt: remis.
bug-position-boards = Es gibt zwei Bretter, A und B, mit „ | “ dazwischen.
bug-position-board = Brett { $board }: { $fault }
bug-position-promoted = auf { $square } steht nichts, was ein Bauer werden kann.
bug-objection-lead = Brett { $board } ist { $plies ->
    [one] einen Halbzug
   *[other] { $plies } Halbzüge
} voraus und muss auf das andere warten.
bug-objection-zone = Ein Bauer kommt nur auf die Reihen { $first } bis { $last }, von deiner Seite aus gezählt.
bug-objection-check = Das wäre Schach, und an diesem Tisch darf nichts mit Schach eingesetzt werden.
bug-objection-mate = Das wäre matt, und an diesem Tisch darf nichts mit Matt eingesetzt werden.

## The lesson.

lesson-swedish-bughouse-board = Weiß A und Schwarz B spielen gegen Schwarz A und Weiß B. Du bist Weiß B, auf Brett B. Die Bretter warten nicht aufeinander. Zieh deinen Damenbauern zwei Felder vor.
    .hint = Mit nur einem Brett kann sein Buchstabe fehlen: `d4`. Spielst du auf beiden, schreib `B:d4`.
    .done = Erst wenn ein Brett vier Halbzüge voraus ist, muss es auf das andere warten.
lesson-swedish-bughouse-pass = Du bist Weiß A. Was du schlägst, kommt in die Hand deines Partners, der auf dem anderen Brett diese Farbe hat. Schlag den Bauern.
    .hint = Wie im Schach: `exd5`. Sieh dir dann die Hand neben Brett B an.
    .done = Ein schwarzer Bauer ist jetzt in der Hand von Schwarz B, deinem Partner, und kann statt eines Zuges auf Brett B eingesetzt werden.
lesson-swedish-bughouse-fork = Jetzt bist du Schwarz B, mit einem Springer in der Hand. Setz ihn so ein, dass er König und Dame zugleich angreift.
    .hint = `@` steht fürs Einsetzen. Von einem Feld sieht ein Springer d1 und e4: `S@c3`.
    .done = Eine Figur aus der Hand kann überall erscheinen. Sieh dir also die gegnerische Hand an, bevor du ein Feld sicher nennst.
lesson-swedish-bughouse-pawn = Ein Bauer kommt auf die Reihen 2 bis 6, von der eigenen Seite aus gezählt. Setz deinen auf die a-Linie, so nah ans Ziel, wie es geht.
    .hint = Schwarz zählt von Reihe 8 an; die schwarze sechste ist also Reihe 3. Ein Bauer braucht keinen Buchstaben: `@a3`.
    .done = Noch zwei Schritte, und er ist eine Dame. Aber ein geschlagener umgewandelter Bauer wird als Bauer weitergegeben.
lesson-swedish-bughouse-shield = Du bist Weiß A und stehst im Schach. Setz etwas aus der Hand dazwischen.
    .hint = Der Läufer auf h4 schaut über g3 und f2 auf e1: `@f2` oder `S@g3`.
    .done = Auch dazwischensetzen kann man aus der Hand. Eine leere Hand verteidigt nichts.
lesson-swedish-bughouse-mate = Matt auf einem der Bretter gewinnt für das Team. Schwarz A hat nichts in der Hand. Setz in einem Zug matt.
    .hint = Reihe 8 ist offen, und dort darf ein Turm aus der Hand erscheinen: `T@e8`.
    .done = Matt zählt sofort, mit dem, was gerade in der Hand ist: Niemand wartet auf Hilfe vom Partner.
lesson-swedish-bughouse-need = Du bist Weiß A und kannst einen Springer oder einen Läufer schlagen. Mit einem davon könnte dein Partner, Schwarz B, mattsetzen. Schlag den.
    .hint = Der weiße König auf Brett B ist von eigenen Figuren eingeschlossen; wer kann über sie springen? `exd5`.
    .done = Am wertvollsten ist die Figur, die das andere Brett braucht. Das dürfen Partner offen sagen oder mit `flüstern` heimlich.
lesson-swedish-bughouse-smother = Nun bist du dieser Partner, Schwarz B, mit dem Springer in der Hand. Setz in einem Zug matt.
    .hint = Von wo greift ein Springer a1 an, ohne geschlagen zu werden? `S@c2`.
    .done = Ein Brett hat beide entschieden. Darum spielt man Tandem ebenso sehr für das andere Brett wie für das eigene.
