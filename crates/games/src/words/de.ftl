# Fehler in Texten, die Spiele beschreiben. Schlüssel, Werte und Figuren stehen so da wie im Text.

fairy-white = Weiß
fairy-black = Schwarz

fairy-text-size = Der Text hat { $size } Bytes. Erlaubt sind höchstens { $most }.
fairy-text-sections = Ein Text darf höchstens { $most } Spiele enthalten.
fairy-text-empty = Der Text enthält kein Spiel. Ein Spiel beginnt mit seinem Namen in Klammern: [my-game] oder [my-game:chess].
fairy-text-head = „{ $text }“ ist nicht die erste Zeile eines Spiels. Richtig wäre [id] oder [id:base].
fairy-text-id = „{ $id }“ kann kein Name eines Spiels sein. Ein Name hat 1 bis 40 der Zeichen a-z, 0-9 und -.
fairy-text-section-twice = Das Spiel „{ $id }“ ist schon ab Zeile { $line } beschrieben. Jeder Name darf einmal vorkommen.
fairy-text-no-equals = „{ $text }“ ist keine Zeile des Formats. Richtig wäre „Schlüssel = Wert“; Bemerkungen beginnen mit # oder ;.
fairy-text-no-section = Der Schlüssel „{ $key }“ steht vor dem ersten Spiel. Zuerst muss eine Zeile [id] kommen.
fairy-text-key-twice = Der Schlüssel „{ $key }“ steht schon in Zeile { $line }. Jeder Schlüssel darf in einem Spiel einmal vorkommen.
fairy-text-long = Der Wert von „{ $key }“ ist zu lang. Ein Wert hat höchstens { $most } Zeichen.
fairy-id-taken = Ein Spiel mit dem Namen „{ $id }“ gibt es schon. Bitte einen anderen Namen wählen.
fairy-base-unknown = Es gibt kein Spiel „{ $base }“, auf dem man aufbauen kann. Die Grundlage muss ein Spiel des Bots sein oder eines, das weiter oben steht.
fairy-base-near = Es gibt kein Spiel „{ $base }“, auf dem man aufbauen kann. Am ähnlichsten ist „{ $near }“.

fairy-key-unknown = Einen Schlüssel „{ $key }“ gibt es nicht.
fairy-key-near = Einen Schlüssel „{ $key }“ gibt es nicht. Am ähnlichsten ist „{ $near }“.
fairy-key-former = Der Schlüssel „{ $key }“ heißt jetzt „{ $now }“.
fairy-key-unsupported = Der Schlüssel „{ $key }“ ist bekannt, wird aber nicht unterstützt.

fairy-value = { $key }: „{ $value }“ passt nicht. Richtig wäre: { $right }.
fairy-value-unsupported = { $key }: „{ $value }“ ist bekannt, wird aber nicht unterstützt.
fairy-right-number = eine Zahl von { $least } bis { $most }
fairy-right-size = eine Zahl von { $least } bis { $most } (das größte Brett hat { $files } Linien und { $ranks } Reihen)
fairy-right-word = eines der Wörter: { $words }
fairy-right-file = eine Linie, a bis { $last } oder 1 bis { $most }
fairy-right-area = Felder wie „d4 e4“, Reihen wie „*8“ oder Linien wie „c*“; „-“ heißt keine
fairy-right-pieces = Buchstaben von Figuren wie „nbrq“; „*“ heißt alle, „-“ heißt keine
fairy-right-pairs = Paare wie „{ $example }“
fairy-right-limits = Buchstaben, jeder mit einer Zahl, wie „q:1 r:2“
fairy-right-turns = Buchstaben, jeder einmal und mit einem anderen, wie „p:g b:h“
fairy-no-piece = { $key }: Das Spiel hat keine Figur „{ $letter }“. Seine Figuren sind: { $letters }.
fairy-off-board = { $key }: „{ $square }“ liegt außerhalb des Bretts. Es hat { $files } Linien und { $ranks } Reihen.

fairy-letter = { $key }: „{ $value }“ ist kein Buchstabe von a bis z. „-“ nimmt die Figur weg.
fairy-letter-twice = Der Buchstabe „{ $letter }“ steht für zwei Figuren: { $other } und { $key }. Jede Figur braucht ihren eigenen.
fairy-no-movement = { $key }: Es fehlt, wie die Figur zieht. Richtig wären Buchstabe, Doppelpunkt und Gangart, etwa „c:CF“.
fairy-named-movement = { $key } zieht immer gleich, deshalb darf hier nur ein Buchstabe stehen. Für eine andere Gangart gibt es customPiece1 bis customPiece25.
fairy-mobility-no-piece = { $key }: Das Spiel hat keine Figur { $piece }.
fairy-movement = Gangart „{ $movement }“, Stelle { $place }: { $right }
fairy-betza-no-atom = Ein Buchstabe für den Schritt fehlt. Möglich sind { $atoms }.
fairy-betza-sign = „{ $sign }“ bedeutet nichts. Ein Schritt ist einer von { $atoms }; davor dürfen { $modifiers } stehen.
fairy-betza-range = „{ $text }“ ist keine Reichweite. Nur nach { $atoms } darf eine Ziffer von 1 bis 9 stehen oder der Buchstabe noch einmal.
fairy-betza-way = „{ $sign }“ passt nicht zu „{ $atom }“. Das Zeichen darf, als einziges von n, p und g, vor { $atoms } stehen.
fairy-betza-first = Ein erster Zug schlägt nie: „i“ steht mit „m“, nicht mit „c“.
fairy-betza-first-jump = Ein erster Zug springt nicht: „i“ steht nicht mit „p“ oder „g“.
fairy-betza-direction = „{ $directions }“ ist keine Richtung von „{ $atom }“.

fairy-no-pieces = Das Spiel hat keine Figuren. Ohne Grundlage muss jede Figur genannt werden, etwa „king = k“.
fairy-no-goal = Das Spiel kann nicht enden: Es braucht einen König oder extinctionValue, flagRegion, connectN oder stalemateValue.
fairy-no-promotion = { $side } hat Bauern, die ihre Umwandlungsfelder erreichen, aber nichts, in das sie sich umwandeln. promotionPieceTypes muss es nennen.
fairy-needs = „{ $key }“ braucht „{ $other }“.
fairy-clash = „{ $key }“ verträgt sich nicht mit „{ $other }“.
fairy-royal-immune = „{ $key }“ darf keine Figur nennen, die nicht verloren gehen darf.
fairy-castling-files = castlingQueensideFile liegt rechts von castlingKingsideFile. Es muss links davon liegen.
fairy-castling-rank = castlingRank ist { $rank }, aber das Brett hat nur { $ranks } Reihen.
fairy-king-movement = Der König darf nur schreiten, springen und gleiten: n, p und g sind nichts für ihn.

fairy-fen-empty = Die Stellung ist leer.
fairy-fen-ranks = Die Stellung hat { $count } Reihen, das Brett aber { $ranks }.
fairy-fen-files = Reihe { $rank } der Stellung, „{ $text }“, hat { $count } Felder, nötig sind { $files }.
fairy-fen-letter = „{ $letter }“ auf { $square } ist keine Figur. Die Buchstaben sind: { $letters }.
fairy-fen-promoted = „+{ $letter }“ auf { $square }: Diese Figur wandelt sich nicht um.
fairy-fen-hand = Die Stellung hat Figuren in der Hand, „{ $text }“, aber niemand kann sie einsetzen: Dazu braucht es pieceDrops oder gating.
fairy-fen-hand-open = Die Hand „{ $text }“ endet nicht mit „]“.
fairy-fen-hand-letter = „{ $text }“ in der Hand ist keine Figur.
fairy-fen-hand-many = In der Hand „{ $text }“ sind zu viele Figuren.
fairy-fen-side = „{ $text }“ sagt nicht, wer am Zug ist. Richtig wäre w oder b.
fairy-fen-castling = Rochaderecht „{ $text }“: König und Turm stehen nicht dort, von wo sie rochieren könnten.
fairy-fen-en-passant = „{ $text }“ ist keine Angabe zum Schlagen en passant. Richtig wären „-“ oder Felder wie „e3“.
fairy-fen-number = „{ $text }“: Am Ende der Stellung müssen zwei Zahlen stehen, die Halbzüge und die Zugnummer.
fairy-fen-checks = „{ $text }“ sagt nicht, wie viele Schachgebote nötig sind. Richtig wären zwei Zahlen wie „3+3“.
fairy-fen-checks-missing = Die Stellung sagt nicht, wie viele Schachgebote nötig sind. Vor den Halbzügen muss etwas wie „3+3“ stehen.
fairy-fen-checks-unwanted = Die Stellung zählt mit „{ $text }“ Schachgebote, aber das Spiel zählt sie nicht. Dazu braucht es checkCounting.
fairy-fen-kings = { $side } hat in der Stellung mehr als einen König.
fairy-fen-no-king = { $side } hat in der Stellung keinen König und könnte auf keine andere Art verlieren.
fairy-fen-king-taken = { $side } ist am Zug und könnte in der Stellung einen König schlagen.
fairy-fen-no-move = { $side } ist am Zug und hat in der Stellung keinen Zug.
