# Drachendurchbruch.

drb-name = Drachendurchbruch
drb-about = Bring deinen Drachen hinüber; was du schlägst, setzt du als eigene Figur wieder ein. Nach einem russischen Regelblatt, das seinen Autor nicht nennt („Прорыв Дракона“); verwandt mit Solomon Golombs „Cheskers“, mit Reserve wie im Shogi.

drb-seat-first = Spieler 1
drb-seat-second = Spieler 2

drb-light = Hell
    .gen = von Hell
    .acc = Hell
    .ins = Hell
drb-dark = Dunkel
    .gen = von Dunkel
    .acc = Dunkel
    .ins = Dunkel

## So many pieces: as the subject of a sentence, and as its object

drb-count-checker = { $count ->
    [1] ein Stein
   *[other] { $count } Steine
}
drb-count-royal = { $count ->
    [1] ein Königsstein
   *[other] { $count } Königssteine
}
drb-count-knight = { $count ->
    [1] ein Springer
   *[other] { $count } Springer
}
drb-count-rook = { $count ->
    [1] ein Turm
   *[other] { $count } Türme
}
drb-count-dragon = { $count ->
    [1] ein Drache
   *[other] { $count } Drachen
}
drb-count-empress = { $count ->
    [1] eine Kaiserin
   *[other] { $count } Kaiserinnen
}
drb-take-checker = { $count ->
    [1] einen Stein
   *[other] { $count } Steine
}
drb-take-royal = { $count ->
    [1] einen Königsstein
   *[other] { $count } Königssteine
}
drb-take-knight = { $count ->
    [1] einen Springer
   *[other] { $count } Springer
}
drb-take-rook = { $count ->
    [1] einen Turm
   *[other] { $count } Türme
}
drb-take-dragon = { $count ->
    [1] den Drachen
   *[other] { $count } Drachen
}
drb-take-empress = { $count ->
    [1] die Kaiserin
   *[other] { $count } Kaiserinnen
}

## Moves

drb-stepped = { $side }: { $piece } { $from }–{ $to }.
drb-dropped = { $side }: { $piece } aus der Reserve auf { $to }.
drb-took = { $side }: { $piece } { $way } schlägt { $victims }.
drb-burnt = Was ein Drache schlägt, ist aus dem Spiel.
drb-demoted = Eine geschlagene Kaiserin ist wieder ein Stein.
drb-gone = Die Reserve { $side-gen } ist voll. Aus dem Spiel: { $pieces }.
drb-promoted = Der Stein { $side-gen } auf { $cell } wird Kaiserin.
drb-succeeded = Der wartende Stein { $side-gen } auf { $cell } wird die neue Kaiserin.
drb-waits = Der Stein auf { $cell } muss warten: { $side } hat schon eine Kaiserin.
drb-flew = Königssprung: Der Drache { $side-gen } fliegt { $path }.
drb-swapped = Die Farben sind getauscht: { $light } spielt jetzt Hell, { $dark } spielt Dunkel. Die Figuren bleiben stehen; Dunkel ist am Zug.
drb-mortal = Der Drache { $side-gen } ist jetzt sterblich: { $foe } hat eine Kaiserin und einen wartenden Stein auf der letzten Reihe.
drb-immortal = Der Drache { $side-gen } ist wieder unsterblich.

## The end

drb-won-breakthrough = Durchbruch! Der Drache { $side-gen } hat { $cell } erreicht. { $side } ({ $winner }) hat gewonnen.
drb-won-slain = { $foe } hat den Drachen verloren. { $side } ({ $winner }) hat gewonnen.
drb-won-resigned = { $side } ({ $winner }) hat gewonnen.
drb-won-stuck = { $foe } hat keinen Zug mehr. { $side } ({ $winner }) hat gewonnen.
drb-drawn-quiet = { $moves } Züge jeder Seite lang wurde nichts geschlagen und nichts eingesetzt, kein Stein und kein Drache ging vor, und kein Drache flog: remis.
drb-drawn-repeated = Dieselbe Stellung zum dritten Mal: remis.

## The position in short lines

drb-line-sides = { $light } spielt Hell, { $dark } spielt Dunkel.
drb-line-dragons = Die Drachen stehen auf { $light } (Hell) und { $dark } (Dunkel).
drb-line-mortal = Der Drache { $side-gen } ist sterblich.
drb-line-army = { $side }: { $pieces }.
drb-line-army-none = { $side }: keine Figuren.
drb-line-army-reserve = { $side }: { $pieces }; in Reserve { $reserve }.
drb-line-none-reserve = { $side }: keine Figuren auf dem Brett; in Reserve { $reserve }.
drb-turn-swap = Statt zu ziehen, darf Dunkel ({ $dark }) die Farben tauschen: `tauschen`.
drb-turn-duty = { $side } muss schlagen: { $jumps }{ $chess ->
    [0] {""}
   *[other] {" "}oder mit Springer, Turm oder Kaiserin
}.

## What an action decides beside where pieces go: in a few words, for a button

drb-choice-gone = gibt ab: { $pieces }
drb-choice-flight = Drache nach { $cell }
drb-choice-both = gibt ab: { $pieces }; Drache nach { $cell }

## Refusals: what is no action

drb-no-turn = Das ist der Zug { $side-gen } ({ $turn }), nicht deiner.
drb-no-turn-side = Das ist der Zug { $side-gen } ({ $turn }).
drb-no-swap = Die Farben lassen sich nur gleich nach dem allerersten Zug von Hell tauschen, in Partien mit Tauschregel.
drb-no-swap-yet = Die Farben lassen sich erst nach dem ersten Zug von Hell tauschen.

## Refusals: pieces and ways

drb-no-piece = Auf { $cell } steht keine Figur.
drb-no-foreign = Die Figur auf { $cell } ({ $piece }) ist { $side-gen }, und am Zug ist { $own }.
drb-no-stay = Ein Zug muss auf einem anderen Feld enden.
drb-no-own = Auf { $cell } steht schon eine Figur { $side-gen }: { $piece }.
drb-no-immortal = Der Drache { $side-gen } auf { $cell } kann nicht geschlagen werden: Drachen sind unsterblich.
drb-no-immortal-yet = Der Drache { $side-gen } auf { $cell } ist unsterblich, solange { $foe } nicht zugleich eine Kaiserin und einen wartenden Stein auf der letzten Reihe hat.
drb-no-onto = { $to } ist besetzt: Ein { $piece } schlägt, indem er über sein Opfer auf das leere Feld gleich dahinter springt.
drb-no-quiet = { $from }–{ $to } ist ein Schlagzug: Schreib `{ $from }:{ $to }`.
drb-no-backward = Ein { $piece } zieht nur vorwärts; rückwärts kann er nur schlagen.
drb-no-blocked = Der Weg von { $from } nach { $to } ist auf { $cell } versperrt: Dort steht eine Figur { $side-gen } ({ $piece }).
drb-no-way-checker = Ein Stein zieht ein Feld schräg nach vorn und schlägt, indem er über eine Nachbarfigur springt; { $from }–{ $to } ist keins von beiden.
drb-no-way-royal = Ein Königsstein zieht ein Feld schräg und schlägt, indem er über eine Nachbarfigur springt; { $from }–{ $to } ist keins von beiden.
drb-no-way-dragon = Ein Drache zieht ein Feld schräg nach vorn und schlägt, indem er über eine Nachbarfigur springt; { $from }–{ $to } ist keins von beiden.
drb-no-way-knight = Ein Springer springt drei Reihen und eine Spalte weit oder eine Reihe und drei Spalten; { $from }–{ $to } ist kein solcher Sprung.
drb-no-way-rook = Ein Turm zieht auf Diagonalen; { $from }–{ $to } ist keine.
drb-no-way-empress = Eine Kaiserin zieht wie ein Turm, auf Diagonalen, oder springt wie ein Springer; { $from }–{ $to } ist keins von beiden.
drb-no-chess-chain = Springer, Turm und Kaiserin schlagen in einem Zug nur einmal, auf dem Feld, auf dem sie ankommen.
drb-no-empty = { $cell } ist leer: Dort gibt es nichts zu schlagen.
drb-no-jump-way = Von { $from } nach { $to } geht kein Sprung: Gesprungen wird über eine Nachbarfigur auf das Feld gleich dahinter.
drb-no-jump-empty = Zwischen { $from } und { $to }, auf { $over }, steht nichts zum Überspringen.
drb-no-jump-twice = Die Figur auf { $over } ist in diesem Zug schon geschlagen: Zweimal darf man sie nicht überspringen.
drb-no-landing = Auf { $cell } steht eine Figur { $side-gen } ({ $piece }), und ein Sprung endet auf einem leeren Feld. In einer Kette Geschlagenes bleibt auf dem Brett, bis sie zu Ende ist.
drb-no-further = Der Zug endet auf { $to }: Von dort geht es nicht weiter.
drb-no-stop = Auf { $cell } darf das Schlagen nicht enden: Es muss weitergehen, solange es kann. Schreib { $ways }.
drb-no-duty = Eine Figur lässt sich überspringen; also muss geschlagen werden: { $jumps } oder beliebig mit Springer, Turm oder Kaiserin.

## Refusals: drops

drb-no-reserve = Das ist nicht in der Reserve { $side-gen }: { $piece }. Dort gibt es nur: { $pieces }.
drb-no-reserve-empty = Die Reserve { $side-gen } ist leer.
drb-no-drop-occupied = Auf { $cell } steht eine Figur { $side-gen } ({ $piece }): Eingesetzt wird auf leere Felder.
drb-no-drop-last = Ein Stein darf nicht auf seine letzte Reihe ({ $range }) eingesetzt werden.

## Refusals: what leaves the game

drb-no-gone-room = Für das Geschlagene ist Platz in der Reserve: Nichts darf das Spiel verlassen.

## Refusals: royal jumps

drb-no-flight-none = Auf diesen Zug folgt kein Königssprung.
drb-no-flight-missing = Vor dem Drachen { $side-gen } steht ein Königsstein und dahinter ist ein freies Feld: Sein Sprung gehört zum Zug. Füg `{ $ways }` an.

## Refusals: position strings

drb-position-unreadable = „{ $text }“ ist nicht so geschrieben, wie dieses Feld es verlangt.
drb-position-reserve = „{ $text }“ ist keine Reserve: Die Buchstaben sind C K N R, oder „-“, wenn sie leer ist.
drb-position-full = „{ $text }“ ist zu viel: Eine Reserve hat drei Plätze.
drb-position-word = „{ $text }“ ist nichts hiervon: { $allowed }.
drb-position-clock = „{ $text }“ ist keine Zahl von 0 bis { $most }.
drb-position-dragons = { $side } kann nur einen Drachen haben, nicht { $found }.
drb-position-empresses = { $side } kann nur eine Kaiserin haben, nicht { $found }.
drb-position-two-winners = beide Drachen haben ihre letzte Reihe erreicht.
drb-position-no-dragons = in dieser Variante können nicht beide Seiten ihren Drachen verloren haben.
drb-position-pie-turn = a steht für eine Partie vor dem ersten Zug von Hell, b für die Antwort von Dunkel darauf.
drb-position-pie-holder = vor einem Farbentausch hat der Platz first Hell: fs.

## The lesson.

lesson-dragons-breakthrough-type = Gespielt wird nur auf den 32 nummerierten Feldern. Du bist Hell und ziehst aufwärts. Zieh mit dem Stein von 22 nach 18.
    .hint = Von und nach: `22-18`.
    .done = Wohin nur eine Figur kann, genügt das Ziel allein; nach 18 hätten zwei gekonnt.
lesson-dragons-breakthrough-swap = Du bist Dunkel. Hell hat den ersten Zug gemacht, und dieses eine Mal darfst du die Farben tauschen, statt zu ziehen. Tu es.
    .hint = Das Wort ist `tauschen`.
    .done = Die Figuren bleiben stehen. Du bist jetzt Hell, und Dunkel ist am Zug. Mit einem zu starken Zug zu beginnen lohnt sich also nicht.
lesson-dragons-breakthrough-chain = Steine ziehen vorwärts, schlagen aber im Sprung, in jede Richtung, und springen weiter, solange sie können. Schlag zwei Figuren; eine davon ist der Springer.
    .hint = Von 23 über 18 nach 14; von dort über den Springer auf 10 nach 7: `23:14:7`.
    .done = Beide sind in deine Reserve gekommen und gehören jetzt dir. Anfang und Ende, `23:7`, hätten genügt.
lesson-dragons-breakthrough-knight = Kann eine Figur springen, musst du schlagen, aber womit du willst. Ein Springer springt eine Reihe und drei Spalten weit oder drei Reihen und eine Spalte. Schlag mit deinem.
    .hint = Von 28 drei Reihen hinauf und eine Spalte nach links steht der Turm: `28:16`.
    .done = Springer, Turm und Kaiserin schlagen dort, wo sie landen. Solange nur sie schlagen können, muss niemand.
lesson-dragons-breakthrough-rook = Der Turm zieht auf Diagonalen, beliebig weit. Schlag mit ihm.
    .hint = Von 29 führt die lange Diagonale über 25, 22, 18 und 15 zum Königsstein auf 11: `29:11`.
    .done = Geradeaus hinauf zum Stein auf 21 kann er nie. Wer einen Königsstein verliert, hat die Partie nicht verloren.
lesson-dragons-breakthrough-empress = Ein Stein auf seiner letzten Reihe wird Kaiserin, Turm und Springer in einem. Mach eine.
    .hint = Einen Schritt vor 6 liegen 1 und 2: `6-1`.
    .done = Jede Seite hat höchstens eine Kaiserin. Weitere Steine warten auf der letzten Reihe, bis sie verloren ist.
lesson-dragons-breakthrough-drop = Statt zu ziehen, darfst du eine Figur aus deiner Reserve auf ein beliebiges leeres Feld einsetzen. Der Drache von Dunkel auf 25 steht kurz vor seiner letzten Reihe: Halt ihn auf.
    .hint = Von 25 kann er nur nach 29, denn 30 ist besetzt. Setz den Springer dorthin: `Sp@29`.
    .done = Einen Drachen kann man nicht schlagen, nur aufhalten. Ein Stein darf nicht auf die eigene letzte Reihe eingesetzt werden.
lesson-dragons-breakthrough-full = Eine Reserve hat drei Plätze, und deine ist voll. Schlag mit dem Stein und lass einen Stein der Reserve das Spiel verlassen.
    .hint = Was geht, steht hinter einem Ausrufezeichen: `23:14!St`.
    .done = Der Königsstein hat seinen Platz eingenommen. Ohne den Zusatz hätte der Bot gefragt. Eine geschlagene Kaiserin zählt als Stein.
lesson-dragons-breakthrough-dragon = Wessen Drache den gegenüberliegenden Rand erreicht, hat gewonnen. Er zieht und springt wie ein Stein. Gewinne.
    .hint = Es gibt zwei Schlagzüge. Der des Drachen führt über 14 nach 9 und über 6 nach 2: `18:9:2`.
    .done = Was ein Drache schlägt, verlässt das Spiel, statt in die Reserve zu kommen.
lesson-dragons-breakthrough-royal = Steht am Ende deines Zuges ein eigener Königsstein genau vor deinem Drachen und ist das Feld dahinter leer, fliegt der Drache darüber. Lass ihn fliegen.
    .hint = Vor 26 liegt 23, und 19 dahinter ist leer: `27-23`.
    .done = Der Flug gehört zum Zug und ist Pflicht: `27-23+26-19`. Welche Figur du gezogen hast, ist egal.
lesson-dragons-breakthrough-stuck = Wer am Zug ist und nicht ziehen kann, hat verloren. Dunkel hat nur noch den Drachen: Lass ihm keinen Weg.
    .hint = Er steht auf 15 und könnte nach 19, aber auf 22 und 24 ist nach einem Sprung kein Platz zum Landen. Schließ also 19: `23-19`.
    .done = Mit einer Figur in der Reserve hätte Dunkel sie einsetzen und weiterspielen können.
lesson-dragons-breakthrough-win = Du hast einen Königsstein in Reserve. Setz ihn so ein, dass dein Drache noch in diesem Zug an den Rand fliegt.
    .hint = Vor dem Drachen auf 26 liegt 23; von 19 geht es über 16 weiter und von 12 über 8: `K@23`.
    .done = 26–19–12–3: drei Flüge in einem Zug. Such vor jedem Zug nach so einem Weg, dem eigenen und dem gegnerischen.

# What is said about typed moves, and how to type them.

drb-option-pie = die Tauschregel: Gleich nach dem ersten Zug von Hell darf Dunkel die Farben tauschen, statt zu ziehen
drb-option-transform = die Variante, in der ein Drache sterblich ist, solange die andere Seite eine Kaiserin und einen wartenden Stein auf ihrer letzten Reihe hat; wer ihn verliert, verliert die Partie

drb-help =
    Bring deinen **Drachen** an den gegenüberliegenden Rand, oder nimm der anderen Seite jeden Zug. Hell beginnt und zieht aufwärts, Dunkel abwärts. Gespielt wird nur auf den 32 nummerierten Feldern.
    • Stein, Königsstein und Drache ziehen ein Feld schräg und schlagen im Sprung, auch rückwärts, immer weiter, solange sie können. Kann einer von ihnen springen, musst du schlagen: im Sprung oder mit Springer, Turm oder Kaiserin.
    • Der Turm zieht auf Diagonalen, der Springer springt eine Reihe und drei Spalten weit oder drei Reihen und eine Spalte; die Kaiserin kann beides.
    • Was du schlägst, wechselt die Farbe und kommt in deine **Reserve** mit drei Plätzen. Statt zu ziehen, darfst du eine Figur daraus auf ein leeres Feld einsetzen (keinen Stein auf seine letzte Reihe). Ist die Reserve voll, bestimmst du, was das Spiel verlässt.
    • Ein Drache kann nicht geschlagen werden, und was er schlägt, verlässt das Spiel.
    • **Königssprung:** Steht nach deinem Zug ein eigener Königsstein genau vor deinem Drachen und ist das Feld dahinter frei, fliegt der Drache darüber, und noch einmal, solange er kann.
    • Ein Stein auf seiner letzten Reihe wird Kaiserin oder wartet dort, solange du schon eine hast.
    • **Tauschregel:** Nach dem ersten Zug von Hell darf Dunkel die Farben tauschen: `tauschen`.
    Remis: dieselbe Stellung zum dritten Mal, oder je 50 Züge, in denen nichts geschlagen oder eingesetzt wird, kein Stein oder Drache vorgeht und kein Drache fliegt.

drb-help-notation =
    { "" }**Felder** sind Zahlen von 1 bis 32. **Figuren**: `St` Stein, `K` Königsstein, `Sp` Springer, `T` Turm, `D` Drache, `Ka` Kaiserin; oder englisch `C K N R D E`.
    • `22-18`, `22 18`: ein Zug; `18` allein, wenn nur eine Figur dorthin kann; `Springer 20`
    • `20:15`, `20x15`: Schlagen; eine Kette `23:14:7`, oder nur Anfang und Ende `23:7`
    • `St@14`, `St>14`: Einsetzen aus der Reserve
    • `23:14:7!St St`: bei voller Reserve steht hinter „!“, was das Spiel verlässt. Oder wie im Regelblatt: «20:15Р», alles Geschlagene kommt in die Reserve; «3:10В», alles Geschlagene verlässt das Spiel; «23:7 (Вш Ркш)», jede Figur der Reihe nach. Fehlt es, fragt der Bot.
    • `27-23+26-19`: ein Königssprung, als Weg des Drachen. Er kann fehlen, oder du nennst nur sein letztes Feld: «кш→23-19»
    • `tauschen`, `Farben tauschen`: die Tauschregel

drb-kind-dragon = Drache
    .letter = D
drb-moves-dragon = Ein Feld schräg nach vorn; er schlägt, indem er in beliebiger Richtung über eine Nachbarfigur springt, und was er schlägt, verlässt das Spiel. Er selbst kann nicht geschlagen werden. Steht ein eigener Königsstein genau vor ihm und ist das nächste Feld frei, fliegt er am Ende des Zuges darüber, so oft er kann. Auf der letzten Reihe hat er gewonnen.
drb-kind-checker = Stein
    .letter = St
    .typed = Damestein, Steine
drb-moves-checker = Ein Feld schräg nach vorn; er schlägt, indem er in beliebiger Richtung über eine Nachbarfigur springt, immer weiter, solange er kann. Auf der letzten Reihe wird er Kaiserin; gibt es schon eine, wartet er.
drb-kind-royal = Königsstein
    .letter = K
drb-moves-royal = Ein Feld schräg in beliebiger Richtung; er schlägt, indem er über eine Nachbarfigur springt, immer weiter, solange er kann. Der eigene Drache fliegt über ihn. Ihn zu verlieren verliert nicht die Partie.
drb-kind-knight = Springer
    .letter = Sp
    .typed = Pferd, S
drb-moves-knight = Er springt eine Reihe und drei Spalten weit oder drei Reihen und eine Spalte, was auch dazwischensteht; er schlägt, wo er landet.
drb-kind-rook = Turm
    .letter = T
    .typed = Turms, Türme
drb-moves-rook = Auf Diagonalen, beliebig weit bis zur ersten Figur; er schlägt, wo er ankommt.
drb-kind-empress = Kaiserin
    .letter = Ka
drb-moves-empress = Turm und Springer in einem. Sie entsteht, wenn ein Stein seine letzte Reihe erreicht; jede Seite hat höchstens eine. Geschlagen ist sie wieder ein Stein.
drb-kind-reserve = Reserve
drb-moves-reserve = Statt zu ziehen, setz eine Figur aus deiner Reserve auf ein beliebiges leeres Feld ein; einen Stein nicht auf seine letzte Reihe (1–4 für Hell, 29–32 für Dunkel). Einsetzen schlägt nichts, aber ein Königsstein genau vor deinem Drachen lässt ihn fliegen. Solange du schlagen musst, darfst du nicht einsetzen.

# Not understood

drb-read-nothing = Hier gibt es nichts zu lesen. Ein Zug wird so geschrieben: `{ $example }`.
drb-read-word = Ich verstehe „{ $word }“ nicht. Ein Zug wird so geschrieben: `{ $example }`.
drb-read-word-near = Ich verstehe „{ $word }“ nicht. Meinst du „{ $near }“? Ein Zug wird so geschrieben: `{ $example }`.
drb-read-cell = Ein Feld { $text } gibt es nicht: Sie sind von 1 bis 32 nummeriert.
drb-read-whole = Die Wörter kenne ich, aber sie ergeben keinen Zug. Schreib es so: `{ $example }`.

# Which move

drb-read-several = Mehrere Züge passen. Welchen meinst du?
drb-read-choose-gone = Die Reserve hat drei Plätze. Was verlässt das Spiel?
drb-read-choose-flight = Der Drache kann auf zwei Arten fliegen. Wohin?
drb-read-choose-both = Was verlässt das Spiel, und wohin fliegt der Drache?
drb-read-choose-way = Das geht auf mehrere Arten. Auf welche?
drb-read-none-goes = Keine Figur kann jetzt nach { $cell }. (Eine Figur aus der Reserve schreibst du `St@{ $cell }`.)
drb-read-none-goes-piece = Keine solche Figur ({ $piece }) kann jetzt nach { $cell }.
drb-read-never-dropped = Drachen und Kaiserinnen sind nie in einer Reserve, nur Steine, Königssteine, Springer und Türme.
drb-read-no-chain = Von { $from } nach { $to } führen keine Sprünge.
drb-read-other-piece = Auf { $cell } steht eine andere Figur: { $piece }.
drb-read-fate-quiet = Dieser Zug schlägt nichts; zu behalten oder abzugeben gibt es also nichts.
drb-read-fate-dragon = Was ein Drache schlägt, verlässt das Spiel: In die Reserve kommt nichts.
drb-read-fate-other = Dieser Zug schlägt { $victims }; { $surplus ->
    [0] alles findet Platz in der Reserve.
    [1] eine Figur, davon oder aus der Reserve, muss das Spiel verlassen.
   *[other] { $surplus } Figuren, davon oder aus der Reserve, müssen das Spiel verlassen.
}

# Asking for moves

drb-list-bound = Die Figur { $side-gen } auf { $cell } ({ $piece }) hat jetzt keinen Zug: { $side } muss schlagen.

# What may be typed: the forms of all languages count in each

drb-typed-checker = st, stein, steine, steinen, steins, damestein
drb-typed-royal = ks, königsstein, koenigsstein, königstein, koenigstein, königssteine, koenigssteine
drb-typed-knight = s, sp, springer, springers, pferd
drb-typed-rook = t, turm, türme, tuerme, turms
drb-typed-dragon = drache, drachen
drb-typed-empress = ka, kaiserin, kaiserinnen
drb-typed-kept = behalten, behalte, zur reserve
drb-typed-gone = raus, weg, hinaus, entfernen, vom brett, aus dem
drb-typed-takes = schlägt, schlaegt, schlage, schlagen, nimmt, frisst, springt
drb-typed-drop = einsetzen, einsetze, eingesetzt, setze, setzt, setzen, setz
drb-typed-reserve = reserve, vorrat
drb-typed-light = hell, helle, hellen, weiß, weiss
drb-typed-dark = dunkel, dunkle, dunklen, schwarz
drb-typed-swap = tauschen, tausch, tausche, tauscht, vertauschen, wechseln, wechsle, farbtausch, farbentausch, farbwechsel, farben tauschen, farbe tauschen, farben wechseln, farbe wechseln, seiten tauschen, seite wechseln, seiten wechseln
drb-typed-colours = farbe, farben, seite, seiten, bitte, wir, lass, lasst, uns, tauschregel, regel
drb-typed-move = von, nach, zu, auf, aus, und, dann, mit, zieht, ziehe, ziehen, zug, spielt, spiele, spiel, geht, gehe, ich, mein, meine, meinen, meinem, der, die, das, den, dem, ein, eine, einen

# Texts in the picture: plates, trays, caption. Short: there is room for a few words.

drb-plate-turn = { $side } am Zug
drb-plate-bound = { $side } muss schlagen
drb-plate-swap = { $side }: ziehen oder tauschen
drb-plate-waits = { $side }
drb-plate-mortal = { $side }: † Drache sterblich
drb-plate-breakthrough = { $side }: Durchbruch
drb-plate-slain = { $side }: Drache verloren
drb-plate-resigned = { $side }: aufgegeben
drb-plate-stuck = { $side }: kein Zug mehr
drb-plate-quiet = { $side }: 50 stille Züge
drb-plate-repeated = { $side }: 3× wiederholt

drb-tray = Reserve
drb-caption = Drachendurchbruch · Zug { $number }
drb-caption-swap = Farben getauscht

# Buchstaben, aus denen ein kurzes Wort eines Zuges bestehen kann.
drb-typed-letter-royal = k, ks
drb-typed-letter-checker = st
drb-typed-letter-knight = s, sp
drb-typed-letter-rook = t
drb-typed-letter-kept = { "" }
drb-typed-letter-gone = { "" }
drb-typed-letter-takes = x
drb-typed-from = { "" }
