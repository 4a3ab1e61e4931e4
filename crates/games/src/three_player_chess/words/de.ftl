# Dreierschach.

tpc-name = Dreierschach
    .typed = Schach zu dritt, Schach für drei, Dreischach, Drei-Personen-Schach, Dreispielerschach
tpc-about = Drei Heere auf einem Sechseck aus Dreiecken, mit Lehnsherren, Vasallen und Waffenstillständen. Von Ilshat Tagiev, der angibt, dass das Spiel patentiert ist, alle einlädt, es zu bauen und zu spielen, und bei kommerzieller Nutzung gefragt werden möchte.

tpc-seat-red = Rot
tpc-seat-white = Weiß
tpc-seat-black = Schwarz

tpc-king = König
tpc-queen = Dame
tpc-rook = Turm
tpc-bishop = Läufer
tpc-knight = Springer
tpc-pawn = Bauer
tpc-king-acc = König
tpc-queen-acc = Dame
tpc-rook-acc = Turm
tpc-bishop-acc = Läufer
tpc-knight-acc = Springer
tpc-pawn-acc = Bauer

## Pieces by whose they are

tpc-piece-own = { $piece } von { $army }
tpc-piece-captured = { $piece } von { $army } (befehligt von { $commander })
tpc-piece-neutral = { $piece } aus dem neutralen Heer von { $army }
tpc-victim-own = { $piece } von { $army }
tpc-victim-captured = { $piece } von { $army }, befehligt von { $commander }
tpc-victim-neutral = { $piece } aus dem neutralen Heer von { $army }

## Moves

tpc-cell = { $kingdom }{ $zone }{ $number }
tpc-notation-seat = { $seat }
tpc-notation = { $order }{ $way }{ $free }{ $check }{ $mark }
tpc-notation-order = { $lord }>{ $vassal }:{ " " }
tpc-notation-piece = { $piece }{ " " }
tpc-notation-way = { $piece }{ $from }{ $sign }{ $to }{ $passed }
tpc-notation-passed = ^{ $cell }
tpc-notation-short = 0–0
tpc-notation-long = 0–0–0
tpc-notation-free = !{ $lord }
tpc-notation-check = +{ $one }{ $other }
tpc-who-ordered = { $seat }, auf Befehl von { $lord }
tpc-what-own = { $piece }
tpc-what-captured = { $piece } von { $army }
tpc-moved = { $who }: { $what } { $from }–{ $to }.
tpc-moved-double = { $who }: { $what } { $from }–{ $to }, ein Doppelschritt.
tpc-took = { $who }: { $what } { $from }×{ $to }, geschlagen: { $victim }.
tpc-took-passing = { $who }: { $what } { $from }×{ $to } en passant, geschlagen: { $victim } auf { $cell }.
tpc-castled-short = { $who }: kurze Rochade.
tpc-castled-long = { $who }: lange Rochade.
tpc-passed = { $seat } steht nicht im Schach, hat aber keinen Zug und setzt aus.

## Check and the end

tpc-check = { $by } gibt { $king } Schach.
tpc-check-declared = { $by } sagt { $king } Schach an.
tpc-check-stands = { $king } steht noch im Schach von { $by }.
tpc-mated = { $by } setzt { $seat } matt: { $seat } ist ausgeschieden.
tpc-mated-together = { $first } und { $second } setzen { $seat } gemeinsam matt: { $seat } ist ausgeschieden.
tpc-mated-out = { $seat } ist matt und ausgeschieden.
tpc-resigned = { $seat } gibt auf und ist ausgeschieden.
tpc-stalemate = { $seat } steht nicht im Schach, hat aber keinen Zug, und nur zwei sind noch im Spiel: patt, remis.
tpc-all-passed = Niemand hat einen Zug: remis.
tpc-won = { $winner } hat gewonnen.
tpc-drawn = Die Partie ist remis.
tpc-score = { $seat } { $points }

## Thrones

tpc-army-neutral = Das Heer von { $army } ist jetzt neutral; wer seinen Thron besetzt, befehligt es.
tpc-throne-taken = { $now } hält den Thron von { $army } und befehligt das Heer.
tpc-throne-passed = { $now } nimmt { $before } den Thron und das Heer von { $army } ab.
tpc-throne-lost = { $before } hält den Thron von { $army } nicht mehr: Dieses Heer ist neutral.

## Offers

tpc-offered-vassalage = { $by } bietet { $to } Schutz an: „{ $spoken }“.
tpc-offered-service = { $by } bietet { $to } Gefolgschaft an: „{ $spoken }“.
tpc-offered-truce = { $by } bietet { $to } einen Waffenstillstand für je { $turns ->
    [one] einen Zug
   *[other] { $turns } Züge
} an.
tpc-offered-draw = { $by } bietet Remis an.
tpc-draw-accepted = { $by } ist mit Remis einverstanden; noch zu antworten: { $waiting }.
tpc-draw-agreed = Alle sind mit Remis einverstanden.
tpc-refused-lord = { $by } lehnt ab: „{ $spoken }“.
tpc-refused-vassal = { $by } lehnt ab: „{ $spoken }“.
tpc-refused-truce = { $by } lehnt den Waffenstillstand mit { $proposer } ab.
tpc-refused-draw = { $by } lehnt das Remis ab.
tpc-withdrawn = { $by } zieht das eigene Angebot zurück ({ $what }).
tpc-lapsed = Das Angebot von { $proposer } ({ $what }) ist verfallen: { $by } hat gezogen.
tpc-void = Das Angebot von { $proposer } ({ $what }) ist hinfällig.

## Vassalage

tpc-bound = { $vassal } ist jetzt Vasall von { $lord } und gilt als ausgeschieden.
tpc-suspended-by-lord = { $lord } wendet sich gegen den eigenen Vasallen: Das Band mit { $vassal } ruht bis zum nächsten Zug von { $lord }.
tpc-suspended-by-vassal = { $vassal } begehrt auf: Das Band mit { $lord } ruht bis zum nächsten Zug von { $vassal }.
tpc-stays-suspended = { $by } sagt wieder Schach an: Das Band zwischen { $vassal } und Lehnsherr { $lord } ruht weiter.
tpc-restored = Das Band gilt wieder: { $vassal } ist erneut Vasall von { $lord }.
tpc-freed-throne = „Ich bin mein eigener Herr“: { $vassal } hat den Thron von { $lord } erreicht und ist frei.
tpc-freed-lord-out = { $vassal } ist frei: Lehnsherr { $lord } ist ausgeschieden.
tpc-freed-lord-vassal = { $vassal } ist frei: Lehnsherr { $lord } ist selbst Vasall geworden.
tpc-bond-ended-vassal-out = { $lord } hat den Vasallen { $vassal } verloren.
tpc-claimed = { $lord } beansprucht den nächsten verfügbaren Zug von { $vassal }.
tpc-waived = { $lord } verzichtet auf den Zug von { $vassal }.
tpc-obeyed = { $vassal } hat gewählt: { $lord } befiehlt diesen Zug.
tpc-claim-lapsed = { $lord } hat nicht rechtzeitig befohlen und verliert den Anspruch auf den Zug von { $vassal }.
tpc-choice-forfeited = { $vassal } hat nicht rechtzeitig gewählt: { $lord } befiehlt diesen Zug.

## Truces

tpc-truce-made = { $first } und { $second } haben Waffenstillstand für je { $turns ->
    [one] einen Zug
   *[other] { $turns } Züge
}.
tpc-truce-broken = { $by } hat den Waffenstillstand mit { $other } gebrochen.
tpc-truce-dissolved = Der Waffenstillstand zwischen { $first } und { $second } ist aufgehoben, ohne Schuld: { $by } hatte keinen anderen Zug.
tpc-truce-expired = Der Waffenstillstand zwischen { $first } und { $second } ist abgelaufen.
tpc-truce-ended-out = Der Waffenstillstand zwischen { $first } und { $second } ist zu Ende: { $seat } ist ausgeschieden.
tpc-truce-ended-vassal = Der Waffenstillstand zwischen { $first } und { $second } ist zu Ende: { $seat } ist Vasall geworden.

## The position in short lines

tpc-line-order = { $lord } zieht für { $vassal }.
tpc-line-choice = { $vassal } muss wählen, welcher Lehnsherr diesen Zug befiehlt.
tpc-line-check = { $king } steht im Schach von { $by }.
tpc-line-out = { $seat } ist ausgeschieden; das Heer ist neutral.
tpc-line-captured = { $seat } ist ausgeschieden; { $now } befehligt das Heer.
tpc-line-complete = { $seat }: alle { $count } Figuren.
tpc-line-all-complete = Alle Heere sind vollzählig, je { $count } Figuren.
tpc-line-no-pieces = { $seat }: keine Figuren.
tpc-count-king = { $count ->
    [one] König
   *[other] { $count } Könige
}
tpc-count-queen = { $count ->
    [one] Dame
   *[other] { $count } Damen
}
tpc-count-rook = { $count ->
    [one] Turm
   *[other] { $count } Türme
}
tpc-count-bishop = { $count ->
    [one] Läufer
   *[other] { $count } Läufer
}
tpc-count-knight = { $count ->
    [one] Springer
   *[other] { $count } Springer
}
tpc-count-pawn = { $count ->
    [one] Bauer
   *[other] { $count } Bauern
}

## Refusals: what is no action

tpc-no-actor = „{ $text }“ beginnt nicht damit, wer handelt: R:, W:, B: oder *:.
tpc-no-referee = Nach „*:“ kann nur „lapse“ stehen, nicht „{ $text }“.
tpc-no-verb = „{ $text }“ ist weder ein Zug noch eine Handlung. Handlungen sind: resign, offer, accept, refuse, withdraw, claim, waive, obey.
tpc-no-cell = Ein Feld „{ $text }“ gibt es nicht. Ein Feld ist ein Reich R, W oder B, eine Zone T, P, C, S oder V und eine Zahl (T bis 2, P bis 6, C bis 10, S bis 14, V bis 18).
tpc-no-tail = Ich verstehe „{ $text }“ nicht. Ein Zug wird geschrieben wie WC5-WV7, BP4xWV10, WT2*WP6 oder WV6xWS6^WV7, dahinter bei Bedarf !W oder +W.
tpc-no-object = Ich verstehe „{ $text }“ nicht. Schreib L>V für die Vasallenschaft, A=B für einen Waffenstillstand (in einem Angebot A=B/n mit n von 1 bis 9, die Plätze in der Reihenfolge R, W, B) oder draw.
tpc-no-party = Das kann nur { $entitled } sagen.

## Refusals: whose turn it is

tpc-no-out = { $seat } ist ausgeschieden.
tpc-no-turn = Am Zug ist { $turn }, nicht { $seat }.
tpc-no-claimed = { $lord } hat diesen Zug des Vasallen { $turn } beansprucht: Ziehen darf jetzt nur { $lord }.
tpc-no-choice = Beide Lehnsherren haben diesen Zug beansprucht: Niemand darf ziehen, bis { $turn } gewählt hat.
tpc-no-other-lord = { $turn } hat gewählt, dass Lehnsherr { $lord } diesen Zug befiehlt; der Anspruch von { $seat } gilt für den nächsten.
tpc-no-order-unclaimed = Bevor { $seat } für den Vasallen { $turn } zieht, muss { $seat } den Zug beanspruchen.
tpc-no-order-early = { $seat } darf dem Vasallen { $turn } noch keinen Zug befehlen: Seit dem letzten Befehl { $since ->
    [one] ist ein Zug
   *[other] sind { $since } Züge
} von { $turn } vergangen, nötig sind { $needed }.
tpc-no-order-suspended = Das Band zwischen { $turn } und Lehnsherr { $seat } ruht: { $seat } kann nichts befehlen.

## Refusals: pieces and ways

tpc-no-piece = Auf { $cell } steht keine Figur.
tpc-no-command = Auf { $cell } steht { $piece }; diese Figur befehligt { $seat } nicht.
tpc-no-stay = Ein Zug muss auf einem anderen Feld enden.
tpc-no-own = { $to } ist besetzt: { $piece }, also eine eigene Figur.
tpc-no-king-taken = Auf { $to } steht ein König, und Könige werden nie geschlagen.
tpc-no-way = So zieht diese Figur nicht ({ $piece }): { $from }–{ $to }.
tpc-no-blocked = Der Weg von { $from } nach { $to } ist auf { $cell } versperrt: { $piece }.
tpc-no-pawn-straight = Ein Bauer zieht gerade, schlägt aber auf ein diagonales Nachbarfeld. Auf { $to } steht { $piece }; von { $from } kann er diese Figur nicht schlagen.
tpc-no-pawn-diagonal = Diagonal zieht ein Bauer nur, um zu schlagen, und auf { $to } gibt es nichts zu schlagen.
tpc-no-pawn-home = Ein Bauer darf in der Heimat seiner Seite (Thron, Palast, Stadt) nicht schlagen, und { $to } liegt darin.
tpc-no-leap-outside = Den Doppelschritt macht ein Bauer nur aus der Heimat seiner Seite (Thron, Palast, Stadt), und { $from } liegt außerhalb.
tpc-no-leap-blocked = Alle Wege für einen Doppelschritt von { $from } nach { $to } sind versperrt: { $cells }.
tpc-no-empty = { $to } ist leer: Dort gibt es nichts zu schlagen.
tpc-no-quiet = Auf { $to } steht { $piece }: Schlagen schreibt man mit x.
tpc-no-castling-sign = Mit * schreibt man nur die Rochade, vom Feld des Königs zum Feld des Turms.
tpc-no-castling-right = { $seat } darf nach dieser Seite nicht mehr rochieren: Der König oder dieser Turm hat gezogen, oder der Turm wurde geschlagen.
tpc-no-castling-check = { $seat } darf im Schach nicht rochieren.
tpc-no-castling-blocked = { $seat } darf nicht rochieren: { $cell } ist besetzt.
tpc-no-castling-attacked = { $seat } darf nicht rochieren: { $by } greift { $cell } an.
tpc-no-passing = Auf { $pawn } steht kein Bauer, der gerade den Doppelschritt gemacht hat und en passant geschlagen werden könnte.
tpc-no-passing-over = Der Bauer auf { $pawn } ist nicht über { $to } gekommen: Seine Wege waren { $cells }.
tpc-no-passing-round = Der Bauer auf { $pawn } hätte ausweichen können: { $cell }, einen seiner Wege, greift kein Bauer von { $seat } an.
tpc-no-passing-occupied = { $to } ist besetzt: En passant braucht ein leeres Feld.
tpc-no-passing-pawn = Dort kann nur ein Bauer auf einem diagonalen Nachbarfeld von { $to } en passant schlagen.

## Refusals: whom one may capture

tpc-no-capture-bond = Vasallenschaft: { $seat } und { $owner } sind Lehnsherr und Vasall und schlagen einander nicht.
tpc-no-capture-neutral = Neutralitätsregel: Der letzte Zug von { $third }{ $captured } hat eine Figur von { $owner } geschlagen, und der letzte Zug von { $owner } keine von { $seat }. Darum muss { $seat } neutral bleiben und darf jetzt keine Figur von { $owner } schlagen ({ $piece }).
tpc-by-move = { " " }({ $move })

## Refusals: the king’s safety

tpc-no-still-check = { $seat } steht im Schach, und dieser Zug beendet es nicht: Der König auf { $king } ist angegriffen ({ $attackers }).
tpc-no-king-into = Der König darf nicht nach { $king }: Dort wäre er angegriffen ({ $attackers }).
tpc-no-exposes = Nach diesem Zug wäre der König von { $seat } auf { $king } angegriffen ({ $attackers }).
tpc-no-exposes-throne = Nach diesem Zug würde das Heer von { $army } von jemand anderem befehligt, und der König von { $seat } auf { $king } wäre angegriffen ({ $attackers }).
tpc-no-exposes-bond = Diese Ansage würde den Frieden zwischen Lehnsherr und Vasall beenden, und der König von { $seat } auf { $king } wäre angegriffen ({ $attackers }).
tpc-attacker = { $piece } auf { $cell }

## Refusals: declarations

tpc-no-declare-order = Ein Zug auf Befehl eines Lehnsherrn sagt nichts an: Das könnte nur { $turn } selbst.
tpc-no-free-bond = { $seat } ist nicht an { $lord } gebunden: Es gibt nichts, wovon sich { $seat } befreien könnte.
tpc-no-free-throne = „Ich bin mein eigener Herr“ braucht einen Zug, der auf dem Thron von { $lord } endet, { $first } oder { $second }.
tpc-no-free-castling = „Ich bin mein eigener Herr“ lässt sich nicht mit einer Rochade ansagen.
tpc-no-check-bond = { $seat } und { $partner } sind nicht Lehnsherr und Vasall; nur zwischen ihnen muss Schach angesagt werden.
tpc-no-check-freed = Schach lässt sich { $partner } nicht ansagen: Mit diesem Zug kommt { $seat } von diesem Lehnsherrn frei.
tpc-no-check-suspended = { $partner } lässt das Band mit { $seat } ruhen: Schachs zwischen ihnen sind gewöhnlich und brauchen keine Ansage.
tpc-no-check-attack = Nach diesem Zug greift { $seat } den König von { $partner } nicht an: Es gibt kein Schach anzusagen.
tpc-no-check-mate = Das erste angesagte Schach eines Lehnsherrn darf kein Matt sein: { $partner } hätte keinen Zug.

## Refusals: truces

tpc-no-truce-capture = Der Waffenstillstand mit { $partner } (noch { $left ->
    [one] ein Zug
   *[other] { $left } Züge
}) verbietet { $seat }, Figuren von { $partner } zu schlagen.
tpc-no-truce-check = Der Waffenstillstand mit { $partner } (noch { $left ->
    [one] ein Zug
   *[other] { $left } Züge
}) verbietet { $seat }, dem König von { $partner } ein neues Schach zu geben.
tpc-no-move = Diesen Zug erlauben die Regeln nicht.

## Refusals: acts

tpc-no-act-party = { $seat } hat damit nichts zu tun: { $what }.
tpc-no-offer-lord-bound = { $lord } kann nicht Lehnsherr sein und selbst einen haben.
tpc-no-offer-bond = { $vassal } ist schon Vasall von { $lord }.
tpc-no-offer-window = Vasallenschaft lässt sich nur anbieten, wenn der letzte Zug von { $lord } eine Figur von { $vassal } geschlagen hat.
tpc-no-offer-open = Dieses Angebot gibt es schon, und es wartet auf Antwort.
tpc-no-offer-closed = { $seat } darf dieses Angebot nicht wiederholen, bevor { $own ->
    [yes] der eigene Zug gemacht ist
   *[no] { $until } gezogen hat
}.
tpc-no-truces = In dieser Partie gibt es keine Waffenstillstände.
tpc-no-truce-vassal = { $vassal } hat einen Lehnsherrn; ein Waffenstillstand ist also nicht möglich.
tpc-no-truce-twice = { $first } und { $second } haben schon Waffenstillstand.
tpc-no-draw-bonds = Solange es Lehnsherr und Vasall gibt, lässt sich kein Remis vereinbaren.
tpc-no-answer-none = So ein Angebot gibt es nicht ({ $what }).
tpc-no-answer-own = Dieses Angebot kommt von { $seat }: Antworten müssen die anderen.
tpc-no-answer-twice = { $seat } hat schon zugestimmt.
tpc-no-withdraw = { $seat } hat kein solches Angebot offen: { $what }.
tpc-no-bond = { $vassal } ist nicht Vasall von { $lord }.
tpc-no-bond-suspended = Das Band zwischen { $vassal } und Lehnsherr { $lord } ruht: Kein Zug lässt sich beanspruchen.
tpc-no-claim-twice = { $lord } hat den nächsten verfügbaren Zug des Vasallen { $vassal } schon beansprucht.
tpc-no-claim = { $lord } hat keinen Zug des Vasallen { $vassal } beansprucht.
tpc-no-obey-turn = { $vassal } wählt nur im eigenen Zug zwischen den Lehnsherren.
tpc-no-obey-choice = { $vassal } hat nichts zu wählen: Diesen Zug haben nicht beide Lehnsherren beansprucht.
tpc-no-obey-chosen = { $vassal } hat schon zwischen den Lehnsherren gewählt: { $lord } befiehlt diesen Zug.
tpc-no-lapse = Diesen Zug hält kein Anspruch auf: Es gibt nichts, was verfallen könnte.

## Refusals: position strings

tpc-position-fields = Eine Stellungszeile hat 13 Felder, getrennt durch einzelne Leerzeichen; hier { $found ->
    [one] ist es eines
   *[other] sind es { $found }
}.
tpc-position-unreadable = „{ $text }“ ist nicht so geschrieben, wie dieses Feld es verlangt.
tpc-position-order = „{ $text }“ kommt doppelt vor oder steht nicht in der Reihenfolge.
tpc-position-range = eine Zahl in „{ $text }“ liegt außerhalb des Erlaubten.
tpc-position-condition = die Bedingungen für „{ $text }“ gelten in dieser Stellung nicht.
tpc-position-kingdoms = nötig sind drei Reiche, durch | getrennt; gefunden: { $found }.
tpc-position-zones = Reich { $kingdom } braucht fünf Zonen, durch / getrennt; gefunden: { $found }.
tpc-position-zone = Zone { $zone } hat { $expected } Felder, nicht { $found }.
tpc-position-kings = { $seat } muss genau einen König haben, nicht { $found }.
tpc-position-dead-king = { $seat } ist ausgeschieden, aber der König steht auf dem Brett.
tpc-position-commander = „{ $text }“: { $commander } ist ausgeschieden und kann das Heer von { $army } nicht befehligen.
tpc-position-nobody = „{ $text }“: Niemand ist mehr im Spiel.
tpc-position-turn = { $seat } ist ausgeschieden und kann nicht am Zug sein.
tpc-position-castling = „{ $text }“ braucht den König dieses Heeres auf { $king } und seinen Turm auf { $rook }.
tpc-position-last = „{ $text }“ ist unmöglich: { $seat } kann keine eigenen Figuren schlagen, und ausgeschieden gar keine.
tpc-position-ep = „{ $text }“ passt nicht zum Brett: Kein Bauer dieser Seite kann so einen Doppelschritt gemacht haben.

# --- Pieces, for help
tpc-kind-king = König
tpc-moves-king = Einen Schritt auf eines der 12 Dreiecke ringsum, das nicht angegriffen ist. Geschlagen wird er nie, nur mattgesetzt. Von T2 rochiert er mit einem der Türme, wenn beide noch nicht gezogen haben und nichts dazwischen angegriffen ist.
tpc-kind-queen = Dame
tpc-moves-queen = Beliebig weit auf geraden und diagonalen Linien: Turm und Läufer in einem.
tpc-kind-rook = Turm
tpc-moves-rook = Beliebig weit auf geraden Linien, bis zur ersten Figur. Gerade Linien führen über die Seiten der Dreiecke; darum wechselt die Farbe bei jedem Schritt.
tpc-kind-bishop = Läufer
tpc-moves-bishop = Beliebig weit auf diagonalen Linien, bis zur ersten Figur. Er bleibt auf seiner Farbe.
tpc-kind-knight = Springer
tpc-moves-knight = Springt auf die nächsten Dreiecke, die eine Dame nicht erreichen könnte, höchstens 12, alle von der anderen Farbe. Was dazwischensteht, ist egal.
tpc-kind-pawn = Bauer
tpc-moves-pawn = Einen geraden Schritt nach einer der 6 Seiten, wenn das Dreieck leer ist; er schlägt einen Schritt diagonal, aber nie in der eigenen Heimat. Aus der Heimat darf er in einem Zug zwei Schritte machen, so oft er will. Er wandelt sich nie um.

## The lesson.

lesson-three-player-chess-type = Jedes der drei Reiche hat fünf Zonen: Thron T, Palast P, Stadt C, Vorstadt S, Dorf V. Du bist Weiß (W): Zieh deinen Bauern aus der Stadt 5 ins Dorf 7.
    .hint = Ein Feld ist Reich, Zone und Zahl: `WC5-WV7`. Im Reich dessen, der am Zug ist, genügt `C5-V7`.
    .done = Ein Doppelschritt: Aus der Heimat (Thron, Palast, Stadt) darf ein Bauer in einem Zug zwei Schritte machen, in jede Richtung und so oft er will.
lesson-three-player-chess-pawn = Ein Bauer zieht auf ein Dreieck der anderen Farbe, schlägt aber auf ein benachbartes der eigenen, und nie in der eigenen Heimat (Thron, Palast, Stadt). Schlag mit dem Bauern auf WC5.
    .hint = Der Läufer auf WC7 steht in deiner Stadt, der Bauer auf WS6 auf der anderen Farbe. Bleibt der Springer: `WC5xWS7`.
    .done = Ein Bauer zieht und schlägt auch rückwärts, und er wird nie zu einer anderen Figur.
lesson-three-player-chess-bishop = Der Läufer bleibt auf seiner Farbe, und seine Linien laufen über die Mitte weiter. Schlag die Figur, die er erreicht.
    .hint = Von WP4 führt die Linie über WC6, WS8 und WV10 ins rote Dorf: RV10, RV12, und da ist der Turm: `L RV14`.
    .done = Ohne den Turm liefe die Linie bis RV18 weiter, an den Rand. Der Läufer hat sechs solche Richtungen, der Turm auch.
lesson-three-player-chess-rook = Der Turm zieht gerade: über eine Seite des Dreiecks, dann über eine Ecke und so weiter, und wechselt bei jedem Schritt die Farbe. Schlag die Figur, die er erreicht.
    .hint = Von WS8 über die Mitte: WV9, BV10, BS7, und am Ende der Springer: `T BS6`.
    .done = Figuren neben der Linie stehen nie im Weg, auch nicht, wo sie über eine Ecke führt. Die Dame zieht wie Turm und Läufer.
lesson-three-player-chess-knight = Der Springer springt auf die nächsten Dreiecke, die eine Dame nicht erreichen könnte, höchstens zwölf, alle von der anderen Farbe. Greif den roten König und den roten Turm mit einem Sprung an.
    .hint = Von RC3 und von RC5 träfe er den König, von einem der beiden auch den Turm: `S RC5`.
    .done = Was dazwischensteht, hält einen Springer nicht auf. Und die roten Bauern können ihn dort nicht schlagen: RC5 liegt in ihrer eigenen Heimat.
lesson-three-player-chess-neutral = Neutralität: Wem der Dritte gerade etwas geschlagen hat, dem darfst du nichts schlagen. Schwarz hat gerade einen roten Bauern geschlagen. Schlag mit dem Turm, was du darfst.
    .hint = Der letzte schwarze Zug ging gegen Rot; der rote Läufer ist dir also verboten. Der schwarze nicht: `T BS6`.
    .done = Eine Ausnahme gibt es: Hätte der letzte Zug von Rot eine Figur von dir geschlagen, dürftest du den roten Läufer trotzdem schlagen.
lesson-three-player-chess-throne = Du bist Schwarz. Wer matt ist, scheidet aus, und wer eine Figur auf jenem Thron (T1, T2) hat, befehligt das Heer. Setz Rot mit einem Zug auf den roten Thron matt.
    .hint = Der König steht auf RT2, frei ist also RT1. Dein Springer deckt es, und der Weg dorthin ist offen: `D RT1`.
    .done = Das rote Heer gehört dir, solange eine eigene Figur auf dem Thron bleibt. Wer zuerst ausscheidet, bekommt 0 Punkte, danach 1, zuletzt 2.
lesson-three-player-chess-offer = Du bist Weiß und hast Rot gerade eine Figur geschlagen. Bis zu deinem nächsten Zug darfst du anbieten, Lehnsherr von Rot zu werden. Tu es.
    .hint = Sag es zu Rot: `Rot, sei mein Vasall`.
    .done = Rot kann annehmen, ablehnen oder es verfallen lassen. Lehnsherr und Vasall schlagen einander nicht, und ein Vasall gilt als ausgeschieden.
lesson-three-player-chess-accept = Du bist Rot. Die weiße Dame setzt dich matt, sobald du am Zug bist; aber Weiß bietet an, dein Lehnsherr zu sein, und ein Lehnsherr gibt seinem Vasallen kein Schach. Rette dich.
    .hint = Willige ein: `Weiß, du bist mein Lehnsherr`, oder einfach `ja`.
    .done = Das Schach ist weg, und deine Züge machst du weiter selbst. Im Spiel bist du wieder, wenn das Band endet: zum Beispiel, wenn Weiß ausscheidet.
lesson-three-player-chess-order = Du bist Weiß; Rot ist dein Vasall und am Zug. Ein Lehnsherr darf den Zug des Vasallen machen, höchstens jedes zweite Mal. Schlag die schwarze Dame mit dem roten Turm.
    .hint = Beanspruche den Zug mit `Rot, ich befehle` und zieh dann; oder schreib gleich den roten Zug: `RS7xBS8`.
    .done = Den nächsten Zug macht Rot wieder selbst. Zieht der Vasall, bevor du den Zug beanspruchst, gilt sein Zug.
lesson-three-player-chess-free = Du bist Rot, Vasall von Weiß. Ein Vasall, der den Thron seines Lehnsherrn erreicht und es beim Zug sagt, ist frei. Tu es.
    .hint = Dein Springer erreicht WT1. Das Ausrufezeichen sagt „Ich bin mein eigener Herr“: `S WT1!`
    .done = Du bist wieder im Spiel. Der andere Weg ist Aufruhr: Ein Zug mit `+` sagt dem Lehnsherrn Schach an und hebt den Frieden für eine Weile auf.
lesson-three-player-chess-truce = Schwarz ist am stärksten, und die beiden anderen können einen Waffenstillstand schließen. Du bist Weiß: Biete Rot einen für drei Runden an.
    .hint = Sag es zu Rot: `Rot, Waffenstillstand für 3 Runden`.
    .done = Ein Waffenstillstand verbietet nichts, aber wer ihn bricht, wird vor allen genannt. Ein Tisch kann ihn auch bindend machen oder darauf verzichten.

# Dreierschach: what is said between seats, and what stands between them.

## A seat as it is spoken to

tpc-voc-red = Rot
tpc-voc-white = Weiß
tpc-voc-black = Schwarz

## Acts as they are said. Each can be typed, and is then read as that act.

tpc-say-be-vassal = { $to }, sei mein Vasall
tpc-say-be-lord = { $to }, sei mein Lehnsherr
tpc-say-yes-vassal = { $to }, du bist mein Vasall
tpc-say-yes-lord = { $to }, du bist mein Lehnsherr
tpc-say-no-vassal = { $to }, ich brauche keinen Vasallen
tpc-say-no-lord = { $to }, ich brauche keinen Lehnsherrn
tpc-say-back-lord = { $to }, ich nehme mein Angebot zurück, dein Lehnsherr zu sein
tpc-say-back-vassal = { $to }, ich nehme mein Angebot zurück, dein Vasall zu sein
tpc-say-truce-open = { $to }, Waffenstillstand!
tpc-say-truce = { $to }, Waffenstillstand für { $turns ->
    [one] { $turns } Runde
   *[other] { $turns } Runden
}
tpc-say-yes-truce = { $to }, ich nehme den Waffenstillstand an
tpc-say-no-truce = { $to }, ich lehne den Waffenstillstand ab
tpc-say-back-truce = { $to }, ich nehme mein Angebot zum Waffenstillstand zurück
tpc-say-draw = Remis?
tpc-say-yes-draw = Ich nehme das Remis an
tpc-say-no-draw = Ich lehne das Remis ab
tpc-say-back-draw = Ich nehme mein Remisangebot zurück
tpc-say-claim = { $to }, ich befehle
tpc-say-waive = { $to }, ich nehme meinen Befehl zurück
tpc-say-obey = { $to }, befiehl mir
tpc-say-resign = Ich gebe auf

## What an offer or agreement is

tpc-about-bond = Vasallenschaft: { $vassal } unter { $lord }
tpc-about-truce = Waffenstillstand zwischen { $first } und { $second }
tpc-about-truce-turns = Waffenstillstand zwischen { $first } und { $second } für je { $turns ->
    [one] einen Zug
   *[other] { $turns } Züge
}
tpc-about-draw = Remis

## How it stands

tpc-line-bond = { $vassal } ist Vasall von { $lord }.
tpc-line-bond-claimed = { $vassal } ist Vasall von { $lord }; { $lord } hat den nächsten verfügbaren Zug beansprucht.
tpc-line-bond-ordered = { $vassal } ist Vasall von { $lord }, und { $lord } macht diesen Zug für { $vassal }.
tpc-line-bond-wanted = { $vassal } ist Vasall von { $lord }. Beide Lehnsherren haben diesen Zug beansprucht, und { $vassal } muss wählen.
tpc-line-bond-waits = { $vassal } ist Vasall von { $lord }; den nächsten Befehl kann { $lord } geben, wenn { $vassal } noch { $turns ->
    [one] einen Zug
   *[other] { $turns } Züge
} gemacht hat.
tpc-line-bond-suspended = Das Band von { $vassal } an { $lord } ruht durch { $by }.
tpc-line-truce = Waffenstillstand zwischen { $first } (noch { $first-left ->
    [one] ein Zug
   *[other] { $first-left } Züge
}) und { $second } (noch { $second-left ->
    [one] ein Zug
   *[other] { $second-left } Züge
}).
tpc-line-offer = Ein Angebot von { $by } ist offen: { $what }. Noch zu antworten: { $waiting }.

## Until when

tpc-until-bond = Es hält, bis { $vassal } sich auf dem Thron von { $lord } befreit, { $lord } selbst einen Lehnsherrn bekommt oder einer von beiden ausscheidet.
tpc-until-suspended = Das Band kehrt mit dem nächsten Zug von { $by } zurück, außer dieser sagt wieder Schach an.
tpc-until-truce = Er läuft ab, wenn beide ihre Züge verbraucht haben, und endet früher, wenn einer von beiden ausscheidet oder Vasall wird.
tpc-until-turn = Es verfällt, wenn { $seat } gezogen hat.
tpc-until-turns = Es verfällt, wenn { $first } oder { $second } gezogen hat.

## What it forbids

tpc-forbids-bond = { $lord } und { $vassal } schlagen einander nicht, und ein Schach zwischen ihnen muss angesagt werden.
tpc-forbids-suspended = Solange das Band ruht, kann { $lord } { $vassal } nichts befehlen.
tpc-forbids-truce-word = Verboten ist nichts, aber wer eine Figur des anderen schlägt, bricht den Waffenstillstand, und alle erfahren es.
tpc-forbids-truce-bound = { $first } und { $second } dürfen einander weder schlagen noch ein neues Schach geben, außer es bleibt kein anderer Zug.

## The same in a few words

tpc-short-bond = { $lord }–{ $vassal }: Lehnsherr und Vasall
tpc-short-bond-claimed = { $lord }–{ $vassal }: Lehnsherr und Vasall, Zug beansprucht
tpc-short-bond-suspended = { $lord }–{ $vassal }: Band ruht
tpc-short-bond-offer = { $lord }–{ $vassal }: Vasallenschaft angeboten
tpc-short-truce = { $first }–{ $second }: Waffenstillstand, { $turns ->
    [one] ein Zug
   *[other] { $turns } Züge
}
tpc-short-truce-bound = { $first }–{ $second }: bindender Waffenstillstand, { $turns ->
    [one] ein Zug
   *[other] { $turns } Züge
}
tpc-short-truce-uneven = { $first }–{ $second }: Waffenstillstand, { $first-left } und { $second-left } Züge
tpc-short-truce-bound-uneven = { $first }–{ $second }: bindender Waffenstillstand, { $first-left } und { $second-left } Züge
tpc-short-truce-offer = { $first }–{ $second }: Waffenstillstand angeboten
tpc-short-draw-offer = { $by } bietet Remis an

# Dreierschach: what is said about typed moves and acts, and how to type them.

tpc-option-first = wer den ersten Zug macht; danach geht es im Uhrzeigersinn: rot, weiß, schwarz
tpc-option-truce = Waffenstillstände: word – nichts ist verboten, aber ein Bruch wird verkündet; bound – Züge, die einen brechen, werden abgelehnt; off – keine Waffenstillstände

tpc-help =
    Rot, Weiß und Schwarz ziehen reihum im Uhrzeigersinn; meist beginnt Weiß.
    • Der Läufer zieht auf Diagonalen (Dreiecke der eigenen Farbe), der Turm auf geraden Linien (die Farbe wechselt bei jedem Schritt), die Dame auf beiden; der König geht einen Schritt auf eines von 12 Nachbarfeldern, der Springer springt auf die nächsten Dreiecke, die eine Dame von dort nicht erreichen würde.
    • Ein Bauer zieht auf eines von sechs geraden Nachbarfeldern und schlägt auf sechs diagonalen, in jede Richtung, aber nie in der eigenen Heimat (Thron, Palast, Stadt). Aus der Heimat darf er den Doppelschritt machen, so oft er will. Eine Umwandlung gibt es nicht.
    • **Neutralität:** Wem der Dritte mit dem letzten Zug eine Figur geschlagen hat, dem darfst du keine schlagen, außer der hat mit seinem eigenen letzten Zug eine von dir geschlagen.
    • Wer matt ist oder aufgibt, lässt ein neutrales Heer zurück. Wer eine eigene Figur auf dessen Thron hält, befehligt es.
    • **Vasallen:** Wer dir mit dem letzten Zug eine Figur geschlagen hat, kann dein Lehnsherr werden. Lehnsherr und Vasall verschonen einander; hin und wieder darf der Lehnsherr für den Vasallen ziehen. Der Vasall kommt frei, wenn er den Thron des Lehnsherrn erreicht, und kann aufbegehren, indem er Schach ansagt.
    • Wer zuerst ausscheidet, bekommt 0 Punkte, danach 1, zuletzt 2. Ein Vasall gilt als ausgeschieden.

tpc-help-notation =
    { "" }**Felder:** Reich `R W B` (Rot, Weiß, Schwarz), Zone `T P C S V` (Thron, Palast, Stadt, Vorstadt, Dorf), Zahl: `RV14`. Oder in Worten: `Rot Dorf 14`. Ohne Reich (`C5`) ist es das der Seite am Zug.
    { "" }**Züge**
    • `WC5-WV7`, `wc5 wv7`, `C5-V7`: von und nach, Schlagen genauso
    • `S WS4`, `Springer WS4`: Figur, Leerzeichen, Feld; `WS4` allein, wenn nur eine Figur dorthin kann
    • Figuren: `K D T L S` (König, Dame, Turm, Läufer, Springer)
    • `0-0` kurze Rochade, `0-0-0` lange
    • `WV6xWS6`: en passant, auf das übersprungene Dreieck; `^WV7` nennt den Bauern, wenn zwei gemeint sein könnten
    • `+` oder `Schach` sagt deinem Lehnsherrn oder Vasallen Schach an, `+W` nur Weiß; `!` oder `ich bin mein eigener Herr` auf dem Thron des Lehnsherrn; `ohne Ansage` sagt nichts an
    { "" }**Angebote und Antworten**, jederzeit
    • `Rot, sei mein Vasall` · `Weiß, sei mein Lehnsherr`
    • Antworten: `Weiß, du bist mein Lehnsherr` / `ich brauche keinen Lehnsherrn`, `Rot, du bist mein Vasall` / `ich brauche keinen Vasallen`, oder einfach `ja` / `nein`
    • `Rot, ich befehle` beansprucht den Zug des Vasallen; ein Lehnsherr kann den Zug des Vasallen auch gleich schreiben. Bei zwei Lehnsherren: `Weiß, befiehl mir`
    • `Rot, Waffenstillstand für 3 Runden` · `Remis?` · `Ich nehme mein Angebot zurück` · `Ich gebe auf`
    Mehreres auf einmal: mit `;` oder Zeilenumbruch dazwischen.

tpc-help-diplomacy =
    { "" }**Was du sagst, und was es bedeutet**
    • Lehnsherr werden, nachdem du eine Figur geschlagen hast: `Rot, sei mein Vasall`
    – Rot sagt `Weiß, du bist mein Lehnsherr` oder `Weiß, ich brauche keinen Lehnsherrn`
    • Vasall werden, nachdem dir eine Figur geschlagen wurde: `Weiß, sei mein Lehnsherr`
    – Weiß sagt `Rot, du bist mein Vasall` oder `Rot, ich brauche keinen Vasallen`
    • ein Lehnsherr zieht für den Vasallen: `Rot, ich befehle`; doch nicht: `Rot, ich nehme meinen Befehl zurück`
    • ein Vasall mit zwei Lehnsherren wählt: `Weiß, befiehl mir`
    • Aufruhr: `Schach` bei einem Zug, der den König von Lehnsherr oder Vasall angreift; Freiheit: `ich bin mein eigener Herr` auf dem Thron des Lehnsherrn
    • Waffenstillstand: `Rot, Waffenstillstand für 3 Runden`; Remis: `Remis?`
    • `ja` oder `nein`, wenn dir nur ein Angebot offensteht; `Ich nehme mein Angebot zurück` für das eigene

# Names of zones

tpc-read-zone-throne = Thron
tpc-read-zone-palace = Palast
tpc-read-zone-city = Stadt
tpc-read-zone-suburb = Vorstadt
tpc-read-zone-village = Dorf

tpc-read-seat-dat = { $seat-dat }

# Not understood

tpc-read-long = Das ist zu lang für einen Zug: Gelesen werden höchstens { $most } Zeichen.
tpc-read-nothing = Hier gibt es nichts zu lesen. Ein Zug oder ein Angebot wird so geschrieben: `{ $example }`.
tpc-read-word = Ich verstehe „{ $word }“ nicht. Ein Zug oder ein Angebot wird so geschrieben: `{ $example }`.
tpc-read-word-near = Ich verstehe „{ $word }“ nicht. Meinst du „{ $near }“? Ein Zug oder ein Angebot wird so geschrieben: `{ $example }`.
tpc-read-whole = Die Wörter kenne ich, aber sie ergeben weder einen Zug noch ein Angebot. Schreib es so: `{ $example }`.
tpc-read-part = Nichts wurde gespielt: Teil { $number } („{ $part }“) geht nicht. { $reason }
tpc-read-needs-bond = Das sagt man von einem Lehnsherrn und einem Vasallen, zum Beispiel: `Rot, ich befehle`.

# Cells

tpc-read-way = { $from }-{ $to }
tpc-read-place = `{ $cell }`
tpc-read-mixed = „{ $typed }“ mischt lateinische und kyrillische Buchstaben oder solche, die gleich aussehen: Gemeint sein kann { $readings }. Schreib bitte das, was du meinst.
tpc-read-mixed-one = „{ $typed }“ mischt lateinische und kyrillische Buchstaben oder solche, die gleich aussehen. Meinst du { $readings }?
tpc-read-mixed-none = „{ $typed }“ mischt lateinische und kyrillische Buchstaben und ist so oder so kein Feld.
tpc-read-range = Ein Feld „{ $typed }“ gibt es nicht: In der Zone { $zone } gehen die Zahlen von 1 bis { $last } (`{ $first }`–`{ $end }`).
tpc-read-zone = In „{ $typed }“ ist der Buchstabe { $letter } keine Zone. Die Zonen sind T P C S V: Thron, Palast, Stadt, Vorstadt, Dorf.
tpc-read-glued = „{ $typed }“: Setz ein Leerzeichen zwischen Figur und Feld, so: `{ $apart }`.
tpc-read-short-after-full = „{ $typed }“ nennt kein Reich, das erste Feld aber schon. Schreib beide ganz oder beide kurz.

# Moves

tpc-read-none-goes = Keine Figur kann jetzt nach `{ $cell }`.
tpc-read-none-goes-piece = Keine solche Figur ({ $piece }) kann jetzt nach `{ $cell }`.
tpc-read-none-castles = Du kannst jetzt nicht rochieren.
tpc-read-other-piece = Auf `{ $cell }` steht eine andere Figur: { $piece }.
tpc-read-not-castling = Das ist keine Rochade.
tpc-read-not-passing = Das ist kein Schlagen en passant, oder nicht dieses Bauern.
tpc-read-choose-lord = Beide Lehnsherren wollen diesen Zug. Sag, wer jetzt zieht, so: „Weiß, befiehl mir“.
tpc-read-other-seat = Das kann nur { $actor } sagen, nicht du.

# Declarations

tpc-read-ask-freedom = Dieser Zug erreicht den Thron deines Lehnsherrn, { $lord }. Sagst du „Ich bin mein eigener Herr“? Wenn ja, füg `!` an; wenn nicht, `ohne Ansage`.
tpc-read-ask-check = Dieser Zug gibt auch einem König Schach, mit dem du kein Band hast. Sagst du auch { $partners } Schach an? Wenn ja, nenn den Platz hinter dem Plus; wenn nicht, füg `ohne Ansage` an.
tpc-read-ask-old-check = Sagst du { $partners } Schach an? Wenn ja, nenn den Platz hinter dem Plus; wenn nicht, füg `ohne Ansage` an.
tpc-read-ask-renew = Wenn du nicht wieder Schach ansagst, kehrt dein Band mit { $partner } zurück. Füg `+` an, um es anzusagen, oder `ohne Ansage`, um das Band zurückkehren zu lassen.
tpc-read-no-check = Nach diesem Zug steht kein König im Schach; es gibt also nichts anzusagen. Schreib ihn ohne das Plus.
tpc-read-no-lord = Du hast keinen Lehnsherrn, von dem du dich befreien könntest.
tpc-read-freedom-alone = „Ich bin mein eigener Herr“ gehört zum Zug auf den Thron des Lehnsherrn: Schreib den Zug und füg `!` an.

# Acts

tpc-read-several-acts = Das kann mehreres bedeuten. Was meinst du?
tpc-read-ask-turns = Ein Waffenstillstand mit wem und für wie viele Runden (1 bis 9)?
tpc-read-turns = Ein Waffenstillstand dauert 1 bis 9 Runden, nicht { $number }.
tpc-read-yourself = Du hast dich selbst genannt. Nenn die andere Seite.
tpc-read-one-party = Nenn nur eine Seite.
tpc-read-not-open = Das kann jetzt nicht gesagt werden.
tpc-read-not-open-to-anybody = Das kann jetzt zu niemandem gesagt werden.
tpc-read-nothing-to-answer = So ein Angebot hast du nicht bekommen; zu antworten gibt es nichts.
tpc-read-nothing-offered = So ein Angebot hast du nicht gemacht; zurückzuziehen gibt es nichts.
tpc-read-lapse = Nur die Uhr des Bots lässt einen Anspruch verfallen: Schreiben kann man das nicht.

# Asking for moves

tpc-moves-unread = Nenn ein Feld, eine Figur oder beides, so: `{ $example }`, `Springer`; oder `alle`.
tpc-moves-empty = `{ $cell }` ist leer.
tpc-moves-none = Die Figur auf `{ $cell }` hat jetzt keinen Zug.
tpc-moves-other = Die Figur auf `{ $cell }` befehligt { $owner }.
tpc-moves-neutral = Die Figur auf `{ $cell }` gehört zu einem neutralen Heer und steht still.
tpc-moves-none-of = Keine solche Figur hat jetzt einen Zug: { $piece }.

# What stands on the picture: plates, ties, caption. Short: there is room for one or two words.

tpc-plate-seat-red = Rot
tpc-plate-seat-white = Weiß
tpc-plate-seat-black = Schwarz
tpc-plate-vassal = Vasall
tpc-plate-lord = Lehnsherr
tpc-plate-ordered = auf Befehl
tpc-plate-chooses = wessen Befehl?
tpc-plate-out = ausgeschieden
tpc-plate-captured = erobert
tpc-plate-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
tpc-plate-points-half = { $whole },5 Punkte

tpc-tie-lord = Lehnsherr: { $name }
tpc-tie-vassal = Vasall: { $name }
tpc-tie-suspended = Band ruht
tpc-tie-by-check = Schach: { $name }
tpc-tie-claimed = Zug beansprucht
tpc-tie-truce = Waffenruhe
tpc-tie-truce-bound = Bindende Waffenruhe
tpc-tie-turns = { $turns ->
    [one] noch { $turns } Zug
   *[other] noch { $turns } Züge
}
tpc-tie-broken = Wort gebrochen
tpc-tie-broken-by = durch { $name }
tpc-tie-dissolved = Waffenruhe gelöst
tpc-tie-no-choice = kein anderer Zug
tpc-tie-draw = Remis?
tpc-tie-bond-offer = Vasallenschaft?
tpc-tie-truce-offer = Waffenruhe?
tpc-tie-offered = Angebot: { $name }

tpc-caption-start = Dreierschach
tpc-caption-order = { $lord } → { $vassal }: { $move }
tpc-caption = Dreierschach · Zug { $number }

tpc-badge-king = K
tpc-badge-queen = D
tpc-badge-rook = T
tpc-badge-bishop = L
tpc-badge-knight = S
