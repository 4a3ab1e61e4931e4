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

## Spiele, die ein Text beschreibt

fairy-about = Ein Spiel des Gastgebers dieses Bots, beschrieben durch einen Text.
fairy-end-other = Das Spiel ist aus: { $winner } hat gewonnen.
fairy-end-mate-drawn = Schachmatt, in diesem Spiel ein Remis.
fairy-end-mate-wins = { $winner } wurde mattgesetzt und gewinnt damit dieses Spiel.
fairy-end-stalemate = { $seat } hat keinen erlaubten Zug und hat verloren.
    .plate = kein Zug mehr
fairy-end-stalemate-wins = { $winner } hat keinen erlaubten Zug mehr und gewinnt damit dieses Spiel.
    .plate = hat verloren
fairy-end-extinct = { $seat } hat verloren, was nicht verloren gehen darf: { $winner } hat gewonnen.
    .plate = Wichtiges verloren
fairy-end-extinct-wins = { $winner } ist alles losgeworden und hat gewonnen.
    .plate = hat verloren
fairy-end-extinct-drawn = Eine Seite hat alle Figuren einer Art verloren: Remis.
fairy-end-flag = { $winner } hat das Ziel erreicht und gewonnen.
    .plate = zu spät am Ziel
fairy-end-flag-drawn = Beide Seiten haben das Ziel erreicht: Remis.
fairy-end-checks = { $winner } hat das letzte Schach gegeben und gewonnen.
    .plate = zu viele Schachs
fairy-end-row = { $winner } hat eine Reihe gebildet und gewonnen.
    .plate = hat verloren
fairy-end-row-drawn = Eine Reihe ist gebildet: Remis.
fairy-end-full = Das Brett ist voll: { $winner } hat mehr und gewinnt.
fairy-end-full-drawn = Das Brett ist voll: Remis.
fairy-end-passes = Beide Seiten haben gepasst: { $winner } hat mehr und gewinnt.
fairy-end-passes-drawn = Beide Seiten haben gepasst: Remis.
fairy-end-quiet = Zu viele Züge ohne Fortschritt: { $winner } hat mehr und gewinnt.
fairy-end-count = Die Zählung ist zu Ende: { $winner } hat mehr und gewinnt.
fairy-end-count-drawn = Die Zählung ist zu Ende: Remis.
fairy-end-repetition = Dieselbe Stellung kam zu oft vor: { $winner } hat gewonnen.
fairy-end-perpetual-check = { $seat } hat ohne Ende Schach gegeben und hat verloren.
    .plate = Dauerschach
fairy-end-perpetual-chase = { $seat } hat ohne Ende eine Figur gejagt und hat verloren.
    .plate = Dauerjagd

fairy-line-checks = { $seat } braucht noch { $count ->
    [one] ein Schach
   *[other] { $count } Schachs
}.
fairy-line-count = Es wird gezählt: { $count } von { $limit } Zügen.

fairy-no-must-capture = Du musst schlagen: Mindestens ein Schlagzug ist möglich.
fairy-no-must-drop = Du musst zuerst eine Figur aus der Hand einsetzen.
fairy-no-own-blast = Dieser Schlagzug würde den eigenen König sprengen.
fairy-no-checking = In diesem Spiel darf niemand Schach geben: { $seat } stünde im Schach.
fairy-no-drop-check = Mit einer Figur aus der Hand darfst du nicht Schach geben.
fairy-no-doubled = Diese Figur ({ $piece }) darf nicht auf { $square } eingesetzt werden: Auf der Linie steht schon eine eigene.
fairy-no-immobile = Diese Figur ({ $piece }) darf nicht auf { $square } eingesetzt werden: Sie könnte von dort nie ziehen.
fairy-no-drop-region = Diese Figur ({ $piece }) darf nicht auf { $square } eingesetzt werden: Dort darf sie nicht hin.
fairy-no-drop-mate = Diese Figur ({ $piece }) darf nicht auf { $square } eingesetzt werden: Das wäre matt.

fairy-help-castling = Der König rochiert mit einem Turm wie im Schach.
fairy-help-must-capture = Es besteht Schlagzwang; womit geschlagen wird, ist frei.
fairy-help-no-checking = Niemand darf Schach geben.
fairy-help-blast = Ein Schlagzug ist eine Explosion: Die geschlagene und die schlagende Figur verschwinden, mit ihnen alle Figuren auf den acht Feldern ringsum außer den Bauern.
fairy-help-hand = Geschlagene Figuren wechseln die Farbe und kommen in die Hand dessen, der sie geschlagen hat. Statt eines Zuges darfst du eine davon auf ein leeres Feld setzen.
fairy-help-drops = Statt eines Zuges darfst du eine Figur aus der Hand auf ein leeres Feld setzen.
fairy-help-gating = Wenn eine Figur der ersten Reihe zum ersten Mal zieht, darfst du auf das Feld, das sie verlässt, eine Figur aus der Hand setzen.
fairy-help-facing = Die Könige dürfen einander auf einer offenen Linie nicht gegenüberstehen.
fairy-help-immobile = Eine Figur darf nicht auf ein Feld kommen, von dem sie nie mehr ziehen könnte.
fairy-help-must-drop = Wer Figuren in der Hand hat, muss eine einsetzen.
fairy-help-pass = Du darfst passen: Gib das Feld deines Königs zweimal ein, zum Beispiel `e1e1`.
fairy-help-mate = **Das Ende:** Schachmatt gewinnt.
fairy-help-checks = Es gewinnt, wer so oft Schach gegeben hat:
fairy-help-flag = Es gewinnt, wessen Figur das Ziel erreicht:
fairy-help-flag-first = Wer beginnt, gewinnt auf:
fairy-help-flag-second = Die andere Seite gewinnt auf:
fairy-help-row = Es gewinnt, wer so viele Figuren in einer Reihe hat:
fairy-help-extinct = Wer alle Figuren verloren hat, auf die es ankommt, hat verloren.
fairy-help-extinct-wins = Es gewinnt, wer keine Figuren mehr hat.
fairy-help-stalemate-wins = Es gewinnt, wer keinen erlaubten Zug hat.
fairy-help-stalemate-draws = Wer nicht im Schach steht und keinen erlaubten Zug hat, spielt remis.
fairy-help-stalemate-loses = Wer keinen erlaubten Zug hat, hat verloren.
fairy-help-repetition = Das Spiel endet auch, wenn dieselbe Stellung so oft vorgekommen ist:
fairy-help-perpetual = Wer Dauerschach gibt, verliert dann.
fairy-help-quiet = Remis ist es nach so vielen Zügen jeder Seite, in denen nichts geschlagen und kein Bauer gezogen wurde:

fairy-notation = Wie im Schach: `e4`, `Sf3`, `exd5`, `O-O`; oder mit dem Feld, von dem die Figur kommt, `e2-e4`, `Sg1-f3`.
fairy-notation-drop = Aus der Hand: `S@f3`; ein Bauer braucht keinen Buchstaben, `@e4`.
fairy-notation-gate = Um eine Figur auf das verlassene Feld zu setzen, füge sie an: `Sc3/H`.
fairy-notation-promotion = `e8=D`: Ein Bauer wird zur Dame; lass die Figur weg, und der Bot fragt nach.

fairy-part-both = Zieht und schlägt
fairy-part-quiet = Zieht, ohne zu schlagen,
fairy-part-capture = Schlägt
fairy-part-first = Zieht beim ersten Mal, ohne zu schlagen,
fairy-part-leap = mit einem Sprung (Linien:Reihen)
fairy-part-slide = beliebig viele solche Schritte (Linien:Reihen)
fairy-part-hop = auf diesen Linien über genau eine Figur (Linien:Reihen)
fairy-part-land = direkt hinter die erste Figur in diesen Richtungen (Linien:Reihen)
fairy-part-lame = mit einem Sprung, den eine Figur auf dem Weg verhindert (Linien:Reihen)
fairy-part-none = Sie zieht nie.

fairy-lesson-take = Schlage die gegnerische Figur. Das kann diese Figur:
    .hint = Gib das Feld ein, auf dem die Figur steht, und das der gegnerischen Figur:
    .done = Richtig. So schlägt diese Figur.
fairy-lesson-goal = Erreiche das Ziel, und du gewinnst. Dorthin geht:
    .hint = Ein Schritt genügt:
    .done = Richtig. Das Spiel ist gewonnen, sobald das Ziel erreicht ist.
fairy-lesson-hand = Setze die Figur aus deiner Hand auf ein leeres Feld. Du hast:
    .hint = Gib ihren Buchstaben, das Zeichen @ und das Feld ein.
    .done = Richtig. Eine Figur aus der Hand steht statt eines Zuges dort, wo du sie brauchst.

## Figuren vieler Spiele, die ein Text beschreibt

fairy-kind-archbishop = Erzbischof
    .gen = Erzbischofs
    .acc = Erzbischof
    .ins = Erzbischof
    .letter = A
fairy-moves-archbishop = Wie ein Läufer oder wie ein Springer, nach Wahl.
fairy-kind-chancellor = Kanzler
    .gen = Kanzlers
    .acc = Kanzler
    .ins = Kanzler
    .letter = C
fairy-moves-chancellor = Wie ein Turm oder wie ein Springer, nach Wahl.
fairy-kind-amazon = Amazone
    .gen = Amazone
    .acc = Amazone
    .ins = Amazone
    .letter = A
fairy-moves-amazon = Wie eine Dame oder wie ein Springer, nach Wahl.
fairy-kind-fers = Fers
    .gen = Fers
    .acc = Fers
    .ins = Fers
    .letter = F
fairy-moves-fers = Ein Feld schräg.
fairy-kind-alfil = Alfil
    .gen = Alfils
    .acc = Alfil
    .ins = Alfil
    .letter = E
fairy-moves-alfil = Springt zwei Felder schräg, über alles hinweg.
fairy-kind-silver = Silbergeneral
    .gen = Silbergenerals
    .acc = Silbergeneral
    .ins = Silbergeneral
    .letter = S
fairy-moves-silver = Ein Feld schräg oder eines geradeaus nach vorn.
fairy-kind-wazir = Wesir
    .gen = Wesirs
    .acc = Wesir
    .ins = Wesir
    .letter = W
fairy-moves-wazir = Ein Feld geradeaus oder seitwärts.
fairy-kind-commoner = Berater
    .gen = Beraters
    .acc = Berater
    .ins = Berater
    .letter = M
fairy-moves-commoner = Ein Feld in jede Richtung. Er darf geschlagen werden.
