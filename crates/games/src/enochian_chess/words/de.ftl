# Henochisches Schach.

eno-name = Henochisches Schach
    .typed = Henochschach, Rosenkreuzerschach, Rosenkreuzer-Schach, Vierschach, enochisches Schach
eno-about = Vier Heere, zwei gegen zwei, deren Könige übernehmen, was die Verbündeten verlieren. Auch Rosenkreuzerschach genannt, aus dem Kreis der Golden Dawn. Aufstellungen nach Chris Zalewskis „Enochian Chess of the Golden Dawn“.

eno-seat-yellow = Gelb
eno-seat-blue = Blau
eno-seat-red = Rot
eno-seat-black = Schwarz

## Kinds of pieces

eno-kind-queen = Dame
    .letter = D
    .typed = Damen, Königin, Koenigin
eno-kind-queen-pawn = Damenbauer
    .letter = P
    .typed = Bauer, Bauern
eno-kind-bishop-pawn = Läuferbauer
    .letter = P
    .typed = Bauer, Bauern
eno-kind-knight-pawn = Springerbauer
    .letter = P
    .typed = Bauer, Bauern
eno-kind-rook-pawn = Turmbauer
    .letter = P
    .typed = Bauer, Bauern
eno-kind-concourse = Zusammenkunft

eno-moves-king = Einen Schritt in jede Richtung; eine Rochade gibt es nicht. Er teilt den Thron mit einem Begleiter, bis einer der beiden geht. Kein Zug schlägt einen König: Ist er matt, macht er noch einen letzten Schritt, dann ist er gefangen, und sein Heer friert ein.
eno-moves-queen = Springt genau zwei Felder weit in jede Richtung, über alles hinweg. So kennt eine Dame nur sechzehn Felder des Bretts, und die vier Damen des Anfangs begegnen einander nie.
eno-moves-bishop = Beliebig weit auf einer Diagonale, bis etwas im Weg steht. Verbündete Läufer stehen auf der einen Farbe, feindliche auf der anderen.
eno-moves-knight = Zwei Felder gerade und eines zur Seite, über alles hinweg.
eno-moves-rook = Beliebig weit auf Reihe oder Linie, bis etwas im Weg steht.
eno-moves-queen-pawn = Einen Schritt vor, schlägt einen Schritt schräg nach vorn; kein Doppelschritt. Am gegenüberliegenden Rand wird er Dame, sobald sein Heer einen Bauern verloren hat, und wartet dort bis dahin.
eno-moves-bishop-pawn = Einen Schritt vor, schlägt einen Schritt schräg nach vorn; kein Doppelschritt. Am gegenüberliegenden Rand wird er Läufer, sobald sein Heer einen Bauern verloren hat, und wartet dort bis dahin.
eno-moves-knight-pawn = Einen Schritt vor, schlägt einen Schritt schräg nach vorn; kein Doppelschritt. Am gegenüberliegenden Rand wird er Springer, sobald sein Heer einen Bauern verloren hat, und wartet dort bis dahin.
eno-moves-rook-pawn = Einen Schritt vor, schlägt einen Schritt schräg nach vorn; kein Doppelschritt. Am gegenüberliegenden Rand wird er Turm, sobald sein Heer einen Bauern verloren hat, und wartet dort bis dahin.
eno-moves-concourse = Fünf Blöcke von vier Feldern sind mit einem Stern markiert. Kommt ein Läufer in einen Block, in dem die Läufer der drei anderen Heere stehen, keines davon eingefroren, schlägt er alle drei, auch den verbündeten. Damen ebenso. Läufer und Damen mischen sich nicht.

## Moves

eno-who-for = { $by } für { $seat }
eno-who-last = { $seat }, letzter Zug
eno-who-for-last = { $by } für { $seat }, letzter Zug
eno-moved = { $who }: { $piece } { $from }–{ $to }.
eno-moved-grown = { $who }: { $piece } { $from }–{ $to }, wird { $grown }.
eno-took = { $who }: { $piece } { $from }×{ $to }, geschlagen: { $victim }.
eno-took-grown = { $who }: { $piece } { $from }×{ $to }, wird { $grown }, geschlagen: { $victim }.
eno-waits = { $done } Dort wartet er, bis { $army } einen Bauern verliert.
eno-grown = Der Bauer von { $army } auf { $square } wartet nicht länger und wird { $piece }.
eno-demoted = Zum Ausgleich: { $was } von { $army } auf { $square } wird { $pawn }.
eno-concourse-bishops = Zusammenkunft: Der Läufer von { $army } schlägt die drei anderen, { $taken }.
eno-concourse-queens = Zusammenkunft: Die Dame von { $army } schlägt die drei anderen, { $taken }.
eno-concourse-one = { $army } auf { $square }
eno-passed = { $army } steht nicht im Schach, hat aber keinen Zug und wird übersprungen.

## Check, mate, frozen armies

eno-check = { $by } gibt { $king } Schach.
eno-check-stands = { $king } steht noch im Schach von { $by }.
eno-mated = { $army } ist matt durch { $by }. Der König macht einen letzten Schritt, dann ist er gefangen.
eno-mated-walled = { $army } ist matt durch { $by }. Der König kann nirgendwohin; also macht eine andere Figur den letzten Zug, dann ist der König gefangen.
eno-fell = Der König von { $army } auf { $square } ist gefangen: Das Heer ist eingefroren.
eno-fell-together = Der König von { $army } ist auf seinem Thron gefangen, und sein Begleiter ({ $piece }) mit ihm: Das Heer ist eingefroren.
eno-fell-at-once = { $army } ist matt und hat keinen letzten Zug. Der König ist sofort gefangen: Das Heer ist eingefroren.
eno-fell-at-once-together = { $army } ist matt und hat keinen letzten Zug. Der König ist sofort auf seinem Thron gefangen, und sein Begleiter ({ $piece }) mit ihm: Das Heer ist eingefroren.
eno-revived = Der König von { $ally } hält den Thron von { $army }: Das Heer von { $army } ist wieder im Spiel, ohne König, und { $by } zieht damit.
eno-revived-own = Der König von { $ally } hält den Thron von { $army }: Das Heer von { $army } ist wieder im Spiel, ohne König.

## The end

eno-resigned = { $by } gibt auf.
eno-drawn-kings = Auf dem Brett sind nur noch Könige.
eno-drawn-bare = { $one } und { $other } haben nichts mehr als ihre Könige.
eno-drawn-stuck = Weder { $one } noch { $other } kann ziehen.
eno-over-drawn = Die Partie ist remis.
eno-over-won = { $one } und { $other } haben gewonnen.

## Offers

eno-offered-draw = { $by } bietet Remis an.
eno-joined-draw = { $by } ist mit Remis einverstanden. Noch zu antworten: { $waiting }.
eno-draw-agreed = Alle, die spielen, sind mit Remis einverstanden.
eno-refused-draw = { $by } lehnt das Remis ab.
eno-withdrawn-draw = { $by } zieht das Remisangebot zurück.
eno-no-longer-draw = { $by } ist nicht mehr mit Remis einverstanden: Das Angebot von { $proposer } ist vom Tisch.
eno-offered-exchange = { $by } bietet { $to } einen Gefangenenaustausch an: Der König von { $captive } käme nach { $square } zurück.
eno-refused-exchange = { $by } lehnt den Gefangenenaustausch mit { $proposer } ab.
eno-withdrawn-exchange = { $by } zieht das Angebot zum Gefangenenaustausch zurück.
eno-void = Das Angebot von { $proposer } ({ $what }) ist hinfällig.
eno-exchanged = { $by } nimmt an: { $proposer } und { $by } tauschen Gefangene aus.
eno-kings-return = Der König von { $given } kehrt nach { $square } zurück, der von { $returned } nach { $other }: Beide Heere sind im Spiel.
eno-handed-over = { $by } übergibt das Heer an { $to } und verlässt die Partie.

## The position in short lines

eno-turn-for = { $by } zieht für { $army }.
eno-turn-last = Das ist der letzte Zug von { $army }.
eno-turn-for-last = { $by } zieht für { $army }, und das ist der letzte Zug dieses Heeres.
eno-side-two = { $one } und { $other }
eno-side-other = { $army }
eno-side-frozen = ein eingefrorenes Heer
eno-side-revived = kein Heer ({ $by } spielt es)
eno-side-left = kein Heer (übergeben an { $ally })
eno-line-check = { $king } steht im Schach von { $by }.
eno-line-frozen = Das Heer von { $army } ist eingefroren.
eno-line-revived = Das Heer von { $army } hat keinen König, und { $by } spielt es.
eno-line-revived-own = Das Heer von { $army } hat keinen König.
eno-line-left = { $seat } hat das Heer an { $to } übergeben.

## Refusals: moves

eno-no-action = „{ $text }“ ist weder ein Zug wie Qa3-c1, Ph2xg3 oder Pg4-h4=B noch eine Handlung wie „offer draw red“.
eno-no-turn = Am Zug ist { $army }, nicht { $seat }.
eno-no-turn-for = Am Zug ist { $army }, und { $by } zieht für { $army }.
eno-no-own = Auf { $to } steht { $piece }. Zwei Figuren kommen nie auf einem Feld zusammen, auch nicht auf einem Thron.
eno-no-ally = Auf { $to } steht eine verbündete Figur: { $piece }. Die schlägt nur eine Zusammenkunft.
eno-no-king-taken = Auf { $to } steht { $piece }. Kein Zug schlägt einen König: Ein matter fällt nach dem letzten Zug seines Heeres.
eno-no-frozen-taken = Auf { $to } steht { $piece }. Ein eingefrorenes Heer kann nicht geschlagen werden.
eno-no-way-king = Ein König geht einen Schritt in jede Richtung, nicht { $from }–{ $to }.
eno-no-way-queen = Eine Dame springt genau zwei Felder weit in eine der acht Richtungen, nicht { $from }–{ $to }.
eno-no-way-bishop = Ein Läufer zieht auf Diagonalen, nicht { $from }–{ $to }.
eno-no-way-knight = Ein Springer geht zwei Felder gerade und eines zur Seite, nicht { $from }–{ $to }.
eno-no-way-rook = Ein Turm zieht auf Reihen und Linien, nicht { $from }–{ $to }.
eno-no-way-pawn = Bauern von { $army } ziehen { $army-id ->
    [yellow] abwärts, auf Reihe 1 zu
    [blue] nach links, auf Linie a zu
    [red] aufwärts, auf Reihe 8 zu
   *[black] nach rechts, auf Linie h zu
}, und schlagen schräg nach vorn. { $from }–{ $to } ist keins von beiden.
eno-no-way-waiting = Der Bauer auf { $from } steht auf seiner letzten Linie und wartet dort: Er wird seine Figur, sobald { $army } einen Bauern verliert.
eno-no-pawn-double = Einen Doppelschritt gibt es nicht: Ein Bauer geht Feld für Feld.
eno-no-last-king = { $army } ist matt. Der letzte Zug muss ein Schritt des Königs sein.
eno-no-promotion-piece = Nur Bauern wandeln sich um.
eno-no-promotion-early = Ein Bauer wandelt sich nur auf seiner letzten Linie um, und { $to } liegt noch nicht dort.
eno-no-promotion-waits = { $army } hat noch keinen Bauern verloren; also wird dieser auf { $to } warten, wie er ist. Lass den Zusatz weg.
eno-no-promotion-kind = Auf { $to } kann dieser Bauer nur eines werden: { $piece } (={ $letter }).

## Refusals: acts

eno-no-left = { $seat } hat das Heer übergeben und die Partie verlassen.
eno-no-inactive = { $seat } spielt jetzt kein Heer und hat hier nicht mitzureden.
eno-no-resign-ally = Niemand gibt die Partie auf, während der Verbündete weiterspielt. { $seat } kann das Heer aber übergeben, an { $ally }.
eno-no-handover-ally = Ein Heer übergibt man nur dem Verbündeten: { $ally }.
eno-no-handover-last = { $ally } ist schon gegangen; { $seat } kann also nicht auch gehen. Wer vom Team als Letztes übrig ist, kann nur aufgeben.
eno-no-offer-open = So ein Angebot gibt es schon, und es wartet auf Antwort.
eno-no-answer-none = So ein Angebot gibt es nicht: { $what }.
eno-no-answer-own = Dieses Angebot kommt von { $seat }: Antworten muss die andere Seite.
eno-no-answer-twice = { $seat } hat schon zugestimmt.
eno-no-withdraw-draw = { $seat } hat diesem Remis nicht zugestimmt und hat nichts zurückzuziehen.
eno-no-withdraw-exchange = Dieses Angebot kommt von { $proposer }: Zurückziehen kann es nur { $proposer }.
eno-no-exchange = Gefangene tauscht man nur aus, solange jedes Team genau einen gefangenen König hat.
eno-no-speaker = Einen Austausch machen die unter sich aus, die die beiden Heere mit König spielen: { $speakers }.
eno-no-square = Der König von { $captive } kann nicht nach { $square } zurück. Möglich: { $right } (sein Thron { $throne }, oder die nächsten leeren Felder, wenn der besetzt ist).

## Refusals: position strings

eno-position-unreadable = „{ $text }“ ist nicht so geschrieben, wie dieses Feld es verlangt.
eno-position-order = die Buchstaben in „{ $text }“ sind doppelt oder nicht in der Reihenfolge y b r k.
eno-position-condition = die Bedingungen für „{ $text }“ gelten in dieser Stellung nicht.
eno-position-rank = Reihe { $rank } („{ $text }“) hat nicht acht Felder.
eno-position-pair = „({ $text })“: Ein Feld teilen sich nur ein König und eine andere Figur desselben Heeres, der König zuerst, und nur auf dem Thron dieses Heeres.
eno-position-kings = { $army } kann nur einen König haben, nicht { $found }.
eno-position-men = { $army } kann höchstens { $most } Figuren haben, nicht { $found }.
eno-position-grown = der Bauer von { $army } auf { $square } steht auf seiner letzten Linie, aber { $army } hat einen Bauern verloren: Er müsste seine Figur sein.
eno-position-king-missing = { $army } hat Zustand K, aber keinen König auf dem Brett.
eno-position-king-there = der König von { $army } ist auf dem Brett; sein Zustand muss also K sein.
eno-position-revived = { $army } kann nicht eingefroren sein, während der verbündete König auf dem Thron steht: Schreib r.
eno-position-left = „{ $text }“: Zwei Verbündete können nicht beide gegangen sein.
eno-position-decided = „{ $text }“: Das Brett entscheidet diese Partie anders.
eno-position-over = die Partie ist vorbei, niemand ist am Zug: Schreib -, nicht „{ $text }“.
eno-position-unsettled = { $army } kann hier nicht am Zug sein: Das Heer ist eingefroren oder hat keinen Zug.

## The lesson.

lesson-enochian-chess-type = Vier Heere, zwei gegen zwei: Blau und Schwarz gegen Rot und Gelb. Du bist Schwarz: Geh mit dem Bauern auf b3 einen Schritt vor.
    .hint = Schwarze Bauern gehen von Linie a nach Linie h; das Feld vor ihm ist also c3. Beim Bauern genügt das: `c3`. Ausgeschrieben: `Pb3-c3`.
    .done = Die Bauern jedes Heeres gehen vom eigenen Rand weg, und alle sehen ihren eigenen Rand unten. Einen Doppelschritt gibt es nicht.
lesson-enochian-chess-throne = Es gibt sechzehn Aufstellungen; diese ist Feuer des Feuers, wo Rot beginnt. In der Ecke, dem Thron, beginnt der König auf einem Feld mit einem Begleiter. Du bist Rot: Bring den Springer heraus.
    .hint = König und Springer teilen sich h1. Der Springer ist `S`, und nur ein Feld ist für ihn frei: `Sg3`.
    .done = Nun kann dort niemand mehr zum König: Zwei Figuren teilen sich ein Feld nur am Anfang, auf dem eigenen Thron.
lesson-enochian-chess-queen = Die Dame springt genau zwei Felder weit, in jede Richtung und über alles hinweg. Du bist Schwarz: Schlag mit ihr.
    .hint = Der Bauer auf c4 ist zu nah, der auf f5 zu weit daneben. Zwei Felder von c3, über den eigenen Bauern, liegt e3: `De3`.
    .done = So kennt eine Dame nur sechzehn Felder des Bretts, und die vier Damen des Anfangs begegnen einander nie.
lesson-enochian-chess-ally = Du bist Rot, und verbündet bist du mit der gegenüberliegenden Ecke, mit Gelb. Verbündete schlagen einander nicht. Schlag mit dem Turm.
    .hint = Der Springer auf e6 ist gelb. Auf b3 steht ein schwarzer Läufer: `Tb3`.
    .done = Verbündete gewinnen und verlieren gemeinsam: Ein Team hat verloren, wenn beide Könige gefangen sind.
lesson-enochian-chess-promote = Ein Bauer trägt den Kopf seiner Figur und wird am fernen Rand diese Figur, sobald sein Heer einen Bauern verloren hat. Rot hat: Hol dir einen Turm, der Blau Schach gibt.
    .hint = Auf e8 stünde der Läufer zwischen dem neuen Turm und dem König. Schlag also den Läufer: `exf8`.
    .done = Hätte Rot noch keinen Bauern verloren, würde dieser am Rand warten, wie er ist, bis ein anderer geschlagen wird.
lesson-enochian-chess-choose = Der letzte Bauer neben einem König allein oder einem König mit nur einer Dame oder einem Läufer wird, was du willst. Du bist Rot: Mach ihn zu etwas, das Blau Schach gibt.
    .hint = Von g8 erreicht ein Springer f6, und sonst nichts. Die neue Figur steht hinter dem Feld: `g8=S`.
    .done = Hättest du einen Läufer gewählt, wäre dein Läufer auf f2 dafür ein Bauer geworden.
lesson-enochian-chess-mate = Kein Zug schlägt einen König. Aber wer am Zug im Schach steht und es nicht beenden kann, macht einen letzten Zug, und dann ist der König gefangen. Du bist Gelb: Setz Blau matt.
    .hint = Dein Turm auf b7 hält den König von Reihe 7 fern. Gib auf Reihe 8 Schach, wo dich niemand schlägt: `Tf8`.
    .done = Der blaue König macht einen letzten Schritt und fällt. Dann friert das blaue Heer ein: Es steht still und greift nichts an.
lesson-enochian-chess-frozen = Der schwarze König ist gefangen und das Heer eingefroren: Es greift nichts an und kann nicht geschlagen werden. Du bist Rot, und Blau gibt dir Schach: Geh mit dem König heraus.
    .hint = Der blaue Springer greift g2 an, der blaue Turm h2. Der schwarze Turm schaut Reihe 1 entlang, aber er ist eingefroren: `Kg1`.
    .done = Eingefrorene Figuren bleiben, wo sie sind, und stehen allen im Weg wie Mauern.
lesson-enochian-chess-revive = Ein eingefrorenes Heer ist wieder im Spiel, sobald der verbündete König seinen Thron betritt. Du bist Blau: Hol das schwarze Heer zurück.
    .hint = Der schwarze Thron ist die Ecke a1: `Ka1`.
    .done = Von nun an machst du auch die schwarzen Züge, wenn Schwarz an der Reihe ist, selbst wenn dein König weiterzieht.
lesson-enochian-chess-offer = Jedes Team hat einen gefangenen König: Gefangene lassen sich austauschen. Ein König kehrt auf seinen Thron zurück oder, wenn der besetzt ist, auf ein Feld daneben. Du bist Rot: Biete es Blau an.
    .hint = Du gibst den schwarzen König zurück. Auf seinem Thron a1 steht ein Turm; b1 oder a2 passen: `Austausch anbieten b1`.
    .done = Das kannst du jederzeit sagen, wer auch am Zug ist. Blau antwortet mit dem Feld für den gelben König.
lesson-enochian-chess-accept = Du bist Blau. Rot bietet den Austausch an: Der schwarze König käme nach b1 zurück. Nimm an und gib den gelben König zurück.
    .hint = Der gelbe Thron a8 ist leer, also ist das das Feld: `annehmen a8`. Hier genügt auch `annehmen`.
    .done = Beide Könige sind sofort zurück, beide Heere im Spiel, und jedes wird wieder von der eigenen Seite gezogen.
lesson-enochian-chess-concourse = Die Sterne markieren fünf Blöcke von vier Feldern. Kommt dein Läufer in einem zu den Läufern der drei anderen Heere, schlägt er alle drei, auch den verbündeten. Du bist Rot: Tu es.
    .hint = Im mittleren Block ist ein Feld frei, und dein Läufer sieht es von h2: `Le5`.
    .done = Das heißt Zusammenkunft. Vier Damen können es auch, aber Läufer und Damen mischen sich nicht. Sonst schlägt nichts je eine verbündete Figur.

# Henochisches Schach: what is said between seats, and what stands between them.

## A seat as it is spoken to

eno-voc-yellow = Gelb
eno-voc-blue = Blau
eno-voc-red = Rot
eno-voc-black = Schwarz

## Acts as they are said. Each can be typed, and is then read as that act.

eno-say-offer-draw = Remis?
eno-say-accept-draw = Ich nehme das Remis an
eno-say-decline-draw = Ich lehne das Remis ab
eno-say-withdraw-draw = Ich nehme das Remisangebot zurück
eno-say-offer-exchange = { $to }, tauschen wir Gefangene: König von { $captive } nach { $square }
eno-say-offer-exchange-open = { $to }, tauschen wir Gefangene
eno-say-accept-exchange = { $to }, einverstanden: König von { $captive } nach { $square }
eno-say-accept-exchange-open = { $to }, ich nehme den Austausch an
eno-say-decline-exchange = { $to }, ich lehne den Austausch ab
eno-say-withdraw-exchange = { $to }, ich nehme das Tauschangebot zurück
eno-say-handover = { $to }, übernimm mein Heer
eno-say-resign = Ich gebe auf

## What an offer is

eno-about-draw = Remis
eno-about-exchange = Gefangenenaustausch zwischen { $by } und { $to }

## How it stands

eno-line-draw = { $by } hat Remis angeboten. Noch zu antworten: { $waiting }.
eno-line-exchange = { $by } hat { $to } einen Gefangenenaustausch angeboten: Der König von { $captive } käme nach { $square } zurück.

## Until when

eno-until-draw = Es gilt, bis jemand ablehnt oder zurückzieht, bis ein Heer einfriert oder ins Spiel zurückkommt oder bis ein Heer übergeben wird.
eno-until-exchange = Es gilt, bis { $to } ablehnt oder { $by } es zurückzieht, bis ein Heer einfriert, ins Spiel zurückkommt oder übergeben wird oder bis { $square } nicht mehr geht.

## The same in a few words

eno-short-draw = { $by } bietet Remis an
eno-short-exchange = { $by }–{ $to }: Gefangenenaustausch angeboten

# Henochisches Schach: help, and what is said about typed moves and acts.

eno-option-arrangement = wer wo steht und wer beginnt: auf einem Brett der Luft (air) Gelb, des Wassers (water) Blau, des Feuers (fire) Rot, der Erde (earth) Schwarz

eno-help =
    { "" }**Gelb und Rot** gegen **Blau und Schwarz**; Verbündete sitzen in gegenüberliegenden Ecken. Gezogen wird im Uhrzeigersinn: Gelb, Blau, Rot, Schwarz.
    • Die Dame springt genau zwei Felder weit; Läufer, Springer und Turm wie im Schach; der König ohne Rochade.
    • Jede Ecke ist ein **Thron**, wo der König mit einem Begleiter beginnt. Ist einer gegangen, kommt niemand mehr zum anderen.
    • Ein Bauer gehört zu einer Figur (sein Kopf zeigt, zu welcher) und wird sie am gegenüberliegenden Rand, sobald sein Heer einen Bauern verloren hat; bis dahin wartet er dort. Der letzte Bauer neben einem nackten König oder einem König mit Dame oder Läufer wird, was du willst.
    • Über **Matt** wird entschieden, wenn das matte Heer selbst am Zug ist: Es macht einen letzten Zug (mit dem König, wenn der gehen kann), dann ist sein König gefangen, und das Heer **friert ein**: Es steht still, greift nichts an, kann nicht geschlagen werden.
    • Ein verbündeter König auf seinem Thron holt ein eingefrorenes Heer zurück und spielt es. Solange jedes Team einen gefangenen König hat, können sie **Gefangene austauschen**.
    • **Zusammenkunft:** Kommt ein Läufer (oder eine Dame) auf einem der fünf Blöcke mit Stern zu denen der drei anderen Heere, schlägt er alle drei.
    • Ein Team, das beide Könige verliert, hat verloren. Remis: Ein ganzes Team kann nicht ziehen oder hat nur zwei nackte Könige.

eno-help-notation =
    { "" }**Züge**
    • `Da3-c1`, `da3c1`, `a3 c1`: Figur, von und nach; Schlagen genauso oder mit `x`
    • `Dc1`: Figur und Ziel; `c4` allein ist ein Bauernzug, `bxc3` einer von Linie b
    • Figuren: `K` König, `D` Dame, `L` Läufer, `S` Springer, `T` Turm, `P` irgendein Bauer; auch die englischen `K Q B N R P`
    • `Pg4-h4=L`: der Bauer wird Läufer; nur nötig, wo es eine Wahl gibt
    • auf einem geteilten Thron nenn die Figur: `Ka1-b1` oder `Ta1-b1`
    { "" }**Handlungen**, jederzeit
    • `Remis?` oder `Remis anbieten`; `annehmen`, `ablehnen`, `zurückziehen`
    • `Austausch anbieten b1`: Ich gebe euren König zurück, nach b1; `annehmen a8` oder `Austausch annehmen a8`: Ich gebe den anderen zurück. Das Feld kann fehlen, wenn es nur eines gibt.
    • `Heer übergeben`: Mein Verbündeter übernimmt mein Heer, und ich gehe. `aufgeben`: nur, wenn der Verbündete nicht mehr spielt
    Mehreres auf einmal: mit `;` oder Zeilenumbruch dazwischen.

eno-help-diplomacy =
    { "" }**Was du sagst, und was es bedeutet**
    • Remis, für alle, die spielen: `Remis?`; alle anderen sagen `Ich nehme das Remis an` oder `Ich lehne das Remis ab`
    • solange jedes Team einen gefangenen König hat: `Blau, tauschen wir Gefangene: König von Schwarz nach b1`
    – die Antwort: `Rot, einverstanden: König von Gelb nach a8` oder `Rot, ich lehne den Austausch ab`
    • beim eigenen Angebot: `Ich nehme das Remisangebot zurück`, `Blau, ich nehme das Tauschangebot zurück`
    • gehen: `Rot, übernimm mein Heer`. Das lässt sich nicht rückgängig machen.

# Not understood

eno-read-word = Ich verstehe „{ $word }“ nicht. Ein Zug wird so geschrieben: `{ $example }`; eine Handlung so: `Remis anbieten`.
eno-read-word-near = Ich verstehe „{ $word }“ nicht. Meinst du „{ $near }“? Ein Zug wird so geschrieben: `{ $example }`.
eno-read-part = Nichts wurde gespielt: Teil { $number } („{ $part }“) geht nicht. { $reason }

# Acts

eno-read-other-seat = Das kann nur { $actor } sagen, nicht du.
eno-read-which-square = Wohin soll der König zurück? Füg das Feld an.
eno-read-which-offer = Das kann mehreres bedeuten. Was meinst du?
eno-read-offer-what = Was bietest du an: Remis oder einen Gefangenenaustausch?
eno-read-nothing-offered = Du hast kein Angebot gemacht; zurückzuziehen gibt es also nichts.
eno-read-nothing-to-answer = Es gibt kein Angebot, auf das du antworten könntest.

# Asking for moves

eno-moves-other = Die Figur auf { $square } spielt { $owner }.
eno-moves-frozen = Das Heer von { $army } ist eingefroren und steht still.

# What stands on the picture. Short: there is room for one or two words.

eno-plate-check = im Schach
eno-plate-mated = matt
eno-plate-frozen = eingefroren
eno-plate-led = geführt: { $name }

eno-tie-draw = Remis?
eno-tie-exchange = Austausch?
eno-tie-offered = Angebot: { $name }
eno-tie-king-to = König nach { $square }

eno-caption-move = Zug { $number }
eno-caption-start = Beginn
eno-arrangement = { $sub } { $board }
eno-element-air = Luft
eno-element-water = Wasser
eno-element-fire = Feuer
eno-element-earth = Erde
eno-element-air-gen = der Luft
eno-element-water-gen = des Wassers
eno-element-fire-gen = des Feuers
eno-element-earth-gen = der Erde

# What people type for acts and seats. Lists: the forms of all languages count in every one; phrases have two words.

eno-typed-yellow = gelb, gelbe, gelben, gelber, gelbes, gelbem, gelbs
eno-typed-blue = blau, blaue, blauen, blauer, blaues, blauem, blaus
eno-typed-red = rot, rote, roten, roter, rotes, rotem, rots
eno-typed-black = schwarz, schwarze, schwarzen, schwarzer, schwarzes, schwarzem
eno-typed-offer = anbieten, anbiete, angeboten, biete, bieten, bietet, vorschlagen, vorschlag, schlage vor
eno-typed-accept = annehmen, annehme, angenommen, nehme, nehmen, akzeptieren, akzeptiere, akzeptiert, einverstanden, abgemacht, zustimmen, zugestimmt, stimme, ja, jawohl
eno-typed-decline = ablehnen, ablehne, abgelehnt, lehne, lehnen, ablehnung, verweigern, verweigere, nein, nö
eno-typed-withdraw = zurück, zurueck, zurückziehen, zurueckziehen, zurückgezogen, zurueckgezogen, zurücknehmen, zuruecknehmen, zurückgenommen, zurueckgenommen, widerrufen, widerrufe
eno-typed-handover = übernimm, uebernimm, übernehmt, uebernehmt, übernehmen, uebernehmen, übergeben, uebergeben, übergebe, uebergebe, übergabe, uebergabe
eno-typed-give = gebe, geben, gib, überlasse, ueberlasse, überlassen, ueberlassen, abgeben, abtreten
eno-typed-resign = aufgeben, gebe auf, geben auf, aufgegeben, kapituliere, kapitulieren, ergebe
eno-typed-not = nicht, kein, keine, keinen, keinem
eno-typed-draw = remis, unentschieden, remisangebot
eno-typed-exchange = austausch, austauschen, tausch, tausche, tauschen, tauschangebot, gefangenenaustausch, gefangene, gefangenen, gefangener, gefangenem
eno-typed-army = heer, heere, heeres, heers, armee, armeen
eno-typed-filler = ich, wir, mir, mich, uns, mein, meine, meinen, meinem, meiner, unser, unsere, unseren, dein, deine, deinen, deinem, euer, eure, euren, der, die, das, den, dem, des, ein, eine, einen, einem, von, vom, nach, auf, zu, zum, zur, mit, an, ab, für, im, bei, aus, und, es, ist, sei, bin, sind, wird, würde, käme, kommt, geht, bitte, doch, wieder, hiermit, lass, lasst, könig, koenig, könige, königs, koenigs, spiel, partie, angebot

# What says nothing in a move.

eno-typed-idle = nach, zu, von, auf, schlägt, schlaegt, schlage, schlagen, nimmt, zieht, ziehe, ziehen, zug, geht, schach, matt, schachmatt, und
