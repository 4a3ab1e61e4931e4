# Chapaev.

chp-name = Tschapajew
chp-about = Damesteine zum Schnippen: Stoß die gegnerischen vom Tisch und behalte deine darauf. Der Bot berechnet jeden Schuss genau.

chp-help =
    Jede Seite hat acht Damesteine. Bist du am Zug, **schnippst** du einen von deinen, mit Richtung und Kraft; was er trifft, wird weitergestoßen. Ein Stein fällt, wenn seine Mitte den Tisch verlässt; der Tisch ist auf jeder Seite ein halbes Feld größer als das Schachbrett.
    • Ist mindestens ein gegnerischer Stein gefallen und keiner von deinen, **schießt du noch einmal**; sonst wechselt der Zug.
    • **Runde:** Wer als Letzter Steine auf dem Tisch hat, gewinnt sie und rückt eine Reihe vor, zwei, wenn kein eigener Stein verloren ging. Stehen sich die Heere direkt gegenüber, wird der Verlierer eine Reihe zurückgedrängt.
    • **Durchgang:** Ihn gewinnt, wer eine Runde gewinnt und dabei direkt vor einem Gegner auf dessen Grundreihe steht. Dann wechselt die Waffengattung: Infanterie, Kavallerie, Artillerie, Panzer, schwere Panzer. Üblich ist, dass der Sieger die nächste nimmt; ein mit der letzten gewonnener Durchgang gewinnt das Match.
    • **Gewicht:** In der Artillerie und bei den schweren Panzern tragen Steine andere; sie haben mehr Ringe und sind schwerer zu bewegen.
    • Nach zusammen 60 Schüssen geht die Runde an die Seite mit mehr Gewicht auf dem Tisch.
    • **Hände zittern:** Ein Schuss kann danebengehen, je härter, desto mehr. Üblich ist eine Abweichung der Richtung von bis zu 20 Grad bei voller Kraft, bis zu 10 bei halber, und ebenso eine der Kraft. Die Antwort zeigt, was verlangt war und was daraus wurde. `tremor=0` heißt genau zielen, `chain_limit=1` und `round_start=loser` helfen dem, der zurückliegt.

chp-help-notation =
    { "" }**Ein Schuss** besteht aus Stein, Richtung und Kraft: `w3 90 50`, mit Leerzeichen oder Kommas.
    • **Stein:** `w3`, nur `3`, oder das Feld, auf dem er liegt: `c1`. Für Schwarz ist `b3` ein Stein; das Feld ist `@b3`.
    • **Richtung** in Grad: `0` zur h-Linie, `90` zur 8. Reihe, `180` zur a-Linie, `270` zur 1. Reihe; eine Nachkommastelle, `90,5`. Oder nenne das Ziel: `w3 >b5 80` zielt auf den Stein b5, `w3 >e8 80` auf die Mitte von e8.
    • **Kraft:** von `1` bis `100`.
    • `vorschau w3 90 50` zeichnet die Ziellinie. Wie der Schuss ausginge, verrät sie nicht.
    { "" }In der Aufzeichnung einer Partie stehen Winkel in Zehntelgrad: `w3:905:50`.

chp-preset-fair = zitternde Hände
chp-preset-steady = Ruhige Hände
chp-preset-turns = Ein Schuss pro Zug
chp-preset-loser = Der Verlierer beginnt
chp-preset-round = Eine Runde

chp-option-arm_changes = wer nach einem Durchgang die nächste Waffengattung nimmt: winner – der Sieger; loser – der Verlierer; both – beide
chp-option-arms = die Waffengattungen des Matchs der Reihe nach, mit + verbunden: infantry (Infanterie), cavalry (Kavallerie), artillery (Artillerie), tanks (Panzer), heavy (schwere Panzer); einige dürfen fehlen oder sich wiederholen
chp-option-chain_limit = wie oft ein Spieler hintereinander schießen darf; 0 – beliebig oft
chp-option-earth_turns = ob die Erde sich dreht: yes – Schüsse in jede Richtung; no – die Spieler bleiben auf ihren Plätzen und schießen nur von sich weg
chp-option-length = was gespielt wird: match – das ganze Match; tour – der erste gewonnene Durchgang beendet die Partie; round – eine Runde
chp-option-round_start = wer eine Runde beginnt: white – Weiß; winner – der Sieger der letzten; loser – ihr Verlierer; alternate – abwechselnd
chp-option-shot_limit = wie viele Schüsse eine Runde hat, beide zusammen; 0 – beliebig viele
chp-option-tremor = wie sehr die Hände zittern: Bei voller Kraft darf ein Schuss um so viele Grad abweichen, und um so viel von seiner Kraft; 0 – jeder Schuss gelingt genau

chp-power-25 = leicht
chp-power-50 = halb
chp-power-75 = kräftig
chp-power-100 = voll

## Arms

chp-kind-infantry = Infanterie
    .ins = Infanterie
chp-moves-infantry = Acht Steine nebeneinander auf der Grundreihe.
chp-kind-cavalry = Kavallerie
    .ins = Kavallerie
chp-moves-cavalry = Acht Steine auf den dunklen Feldern zweier Reihen.
chp-kind-artillery = Artillerie
    .ins = Artillerie
chp-moves-artillery = Zwei Geschütze auf der Grundreihe, jedes aus zwei Lafetten nebeneinander und einem Schützen. Die Lafetten tragen einen dritten Stein, jede sein halbes Gewicht: drei Ringe, anderthalbmal so schwer.
chp-kind-tanks = Panzer
    .ins = Panzern
chp-moves-tanks = Zwei Rauten aus vier Steinen in drei Reihen, ein spitzer Winkel zum Gegner.
chp-kind-heavy = schwere Panzer
    .ins = schweren Panzern
chp-moves-heavy = Zwei Dreiecke aus drei Steinen in zwei Reihen, eine Seite zum Gegner. Sie tragen einen vierten Stein, jeder ein Drittel seines Gewichts: zwei Ringe, um ein Drittel schwerer.

## A shot

chp-and = { $first } und { $last }
chp-degrees = { $whole }{ $tenths ->
    [0] { "" }
   *[other] ,{ $tenths }
}
chp-aim = { $seat } zielt: { $disc } mit { $angle }°, Kraft { $power }.
chp-shot-none = { $seat }: { $disc } mit { $angle }°, Kraft { $power }: Keiner fällt.
chp-shot-foes = { $seat }: { $disc } mit { $angle }°, Kraft { $power }: stößt { $foes } vom Tisch{ $again ->
    [yes] ; schießt noch einmal.
   *[no] .
}
chp-shot-own = { $seat }: { $disc } mit { $angle }°, Kraft { $power }: verliert { $own }.
chp-shot-both = { $seat }: { $disc } mit { $angle }°, Kraft { $power }: stößt { $foes } vom Tisch, verliert aber { $own }.
chp-note-again = Schuss { $count } in Folge, höchstens { $limit }.

## Rounds, tours, the match

chp-round-won = { $winner } gewinnt die Runde.
chp-round-clean = { $winner } gewinnt die Runde, ohne einen Stein zu verlieren.
chp-round-heavier = In dieser Runde sind keine Schüsse mehr übrig: { $winner } gewinnt sie mit mehr Gewicht auf dem Tisch.
chp-round-drawn = Niemand hat noch einen Stein: Die Runde endet unentschieden.
chp-round-even = In dieser Runde sind keine Schüsse mehr übrig, und beide Seiten wiegen gleich viel: Sie endet unentschieden.
chp-advance = { $winner } rückt { $rows ->
    [one] eine Reihe
   *[other] { $rows } Reihen
} vor, auf Reihe { $rank }.
chp-advance-pushing = { $winner } rückt { $rows ->
    [one] eine Reihe
   *[other] { $rows } Reihen
} vor, auf Reihe { $rank }, und drängt { $loser } auf Reihe { $back } zurück.
chp-tour-won = { $winner } gewinnt den Durchgang! Durchgänge { $white }:{ $black }.
chp-new-arm = { $seat } kämpft jetzt mit { $arm-ins }.
chp-new-round = Eine neue Runde: { $starter } schießt zuerst.
chp-end-won = { $winner } hat gewonnen.
chp-end-drawn = Remis.

## The position in short lines

chp-line-army = { $seat }, { $arm }: { $discs }.
chp-line-formed = { $seat }, { $arm }: alle { $count } Steine in Formation ab Reihe { $rank }.
chp-line-none = { $seat }, { $arm }: keine Steine mehr.
chp-line-tours = Durchgänge { $white }:{ $black }
chp-line-shots = { $limit ->
    [0] Schüsse in dieser Runde: { $shots }.
   *[other] Schüsse in dieser Runde: { $shots } von { $limit }.
}
chp-disc-on = { $disc } { $cell }
chp-disc-border = { $disc } auf dem Rand
chp-plate = { $arm } { $count }/{ $most }

## Refusals

chp-no-form = „{ $text }“ ist nicht so geschrieben, wie ein Schuss aufgezeichnet wird.
chp-read-long = Das ist zu lang für einen Schuss: Höchstens { $most } Zeichen werden gelesen. Einen Schuss schreibst du so: `{ $example }`.
chp-read-nothing = Hier gibt es nichts zu lesen. Ein Schuss besteht aus Stein, Richtung und Kraft: `{ $example }`.
chp-read-many = { $count } Angaben sind zu viele: Ein Schuss besteht aus Stein, Richtung und Kraft, zum Beispiel `{ $example }`.
chp-read-disc = „{ $text }“ ist keiner von deinen Steinen. Du hast { $discs }; einen Schuss schreibst du so: `{ $example }`.
chp-read-fallen = { $disc } ist nicht auf dem Tisch. Du hast { $discs }.
chp-read-foreign = { $disc } gehört { $owner }. Du hast { $discs }.
chp-read-cell-empty = Auf { $cell } liegt keiner von deinen Steinen. Deine: { $discs }.
chp-read-cell-several = Auf { $cell } liegen mehrere von deinen Steinen: { $discs }. Welcher?
chp-read-both = { $text } ist ein Stein und ein Feld, auf dem ein anderer deiner Steine liegt: { $discs }. Welcher? (Das Feld schreibst du @{ $text }.)
chp-read-no-aim = In welche Richtung, und wie hart? Zum Beispiel `{ $example }`: 90 ist das Brett hinauf, 0 nach rechts, die Kraft geht von 1 bis 100.
chp-read-no-power = Wie hart? Die Kraft, von 1 bis 100, steht am Ende: `{ $example }`.
chp-read-comma = „{ $text }“ kann ein Winkel sein oder ein Winkel und eine Kraft. Was davon? Mit Leerzeichen ist es klar: `{ $example }`.
chp-read-angle = „{ $text }“ ist keine Richtung: Grad mit höchstens einer Nachkommastelle, wie 90 oder 90,5, oder ein Ziel, wie >e8. Ein ganzer Schuss: `{ $example }`.
chp-read-turn = { $text } Grad sind mehr als eine volle Drehung: Richtungen gehen von 0 bis 359,9. Einen Schuss schreibst du so: `{ $example }`.
chp-read-tenths = Mit Doppelpunkten und ohne Leerzeichen stehen Winkel in Zehntelgrad, von 0 bis 3599, nicht { $text }. In Grad: `{ $example }`.
chp-read-power = „{ $text }“ ist keine Kraft: eine ganze Zahl von 1 bis 100, am Ende eines Schusses wie `{ $example }`.
chp-read-target = „{ $text }“ ist kein Ziel: Nenne ein Feld, wie >e8, oder einen Stein auf dem Tisch. Ein ganzer Schuss: `{ $example }`.
chp-read-target-fallen = { $text } ist nicht mehr auf dem Tisch. Ein Schuss in Grad: `{ $example }`.
chp-read-target-self = { $disc } liegt selbst dort: Da gibt es kein Ziel.
chp-read-half-white = An diesem Tisch dreht sich die Erde nicht: Weiß schießt nur von 0° bis 180°, und { $angle }° geht in die andere Richtung.
chp-read-half-black = An diesem Tisch dreht sich die Erde nicht: Schwarz schießt nur von 180° bis 360°, und { $angle }° geht in die andere Richtung.

## Refusals: position strings

chp-position-phase = „{ $text }“ ist nicht w, b, 1-0, 0-1 oder 1/2.
chp-position-range = „{ $text }“ muss von { $least } bis { $most } sein.
chp-position-gap = die Heere stünden auf den Reihen des jeweils anderen.
chp-position-chain = es kann nicht mehr Schüsse in Folge geben als Schüsse in der Runde.
chp-position-chain-over = so viele Schüsse in Folge beenden den Zug.
chp-position-shots-over = so viele Schüsse beenden die Runde.
chp-position-none-left = { $side } hat keinen Stein mehr: Die Runde wäre zu Ende.
chp-position-disc = „{ $text }“ ist kein Stein: Man schreibt ihn `w1@524288,524288`.
chp-position-no-disc = { $disc } gibt es nicht: { $side } hat die Steine 1 bis { $most }.
chp-position-off = { $disc } läge neben dem Tisch: Koordinaten gehen von { $least } bis { $most }, nicht { $text }.
chp-position-order = { $disc } ist nicht an der Reihe: jeder Stein einmal, w1 zuerst, b1 nach den weißen.
chp-position-options = hier müssen alle Optionen stehen, in dieser Reihenfolge: { $names }.
chp-position-option = für { $name } geht „{ $value }“ nicht; möglich ist: { $allowed }.

## The lesson.

lesson-chapaev-shot = Bist du am Zug, schnippst du einen deiner Steine: sein Name, eine Richtung in Grad, eine Kraft von 1 bis 100. 90 ist geradewegs das Brett hinauf. Schieß w3 gerade hinauf mit Kraft 50.
    .hint = Drei Angaben mit Leerzeichen dazwischen: `w3 90 50`. Einfach `3 90 50` geht auch.
    .done = In einer Lektion gelingt jeder Schuss genau. Am Tisch zittern die Hände: Je härter ein Schuss, desto weiter kann er danebengehen.
lesson-chapaev-aim = Wer trifft und nichts verliert, bleibt am Zug. Statt der Grade darfst du das Ziel nennen, mit `>` davor. Ziel mit w2 auf den Stein b5, Kraft 70.
    .hint = `w2 >b5 70`. Auf ein Feld zielst du genauso: `>e8` ist seine Mitte.
    .done = Den Winkel hat der Bot ausgerechnet. `vorschau` vor einem Schuss zeichnet die Ziellinie und spielt nichts.
lesson-chapaev-side = Grade zählen von rechts gegen den Uhrzeigersinn: 0 geht zur h-Linie, 90 hinauf, 180 zur a-Linie, 270 hinunter. Stoß b1 mit w1 vom Tisch, Kraft 60.
    .hint = b1 liegt auf derselben Reihe rechts: `w1 0 60`.
    .done = Ein Stein ist gefallen, wenn seine Mitte den Tisch verlässt, der auf jeder Seite ein halbes Feld größer ist als das Brett.
lesson-chapaev-black = Der Schuss von Weiß war zu schwach, und der Zug hat gewechselt. Du spielst Schwarz, mit b1 bis b8. Richtungen gelten auf dem Brett, von beiden Seiten aus gleich: 270 geht zur 1. Reihe. Schieß b1 dorthin, Kraft 50.
    .hint = So, wie Weiß es schreiben würde: `b1 270 50`. Oder nenne das Ziel: `b1 >w1 50`.
    .done = Für Schwarz ist `b1` ein Stein. Um auf das Feld dieses Namens zu zielen, schreibt Schwarz `@b1`.
lesson-chapaev-pair = b4 und b5 liegen nebeneinander am Rand. Stoß beide mit einem Schuss in voller Kraft vom Tisch.
    .hint = Welcher deiner Steine liegt genau unter der Lücke zwischen ihnen? `w2 90 100`.
    .done = Volle Kraft trägt am weitesten, und am Tisch zittert sie am meisten: die Richtung üblicherweise um bis zu 20 Grad.
lesson-chapaev-weight = Schwarz hat Artillerie: Steine mit drei Ringen tragen einen weiteren und sind anderthalbmal so schwer. Mit Kraft 45 bleiben sie von hier aus auf dem Tisch; ein gewöhnlicher fällt. Stoß einen mit Kraft 45 vom Tisch, gerade hinauf.
    .hint = Die gewöhnlichen sind b3 und b4, genau über w4 und w5: `w4 90 45`.
    .done = Nach jedem Durchgang wechselt die Waffengattung, üblicherweise beim Sieger: Infanterie, Kavallerie, Artillerie, Panzer, schwere Panzer.
lesson-chapaev-last = Die Runde gewinnt, wer als Letzter Steine auf dem Tisch hat. Stoß b7 vom Tisch: Ziel mit irgendeinem deiner Steine auf seinen Namen, Kraft 60.
    .hint = Von allen dreien aus ist der Weg frei: `w6 >b7 60`.
    .done = Der Sieger einer Runde rückt eine Reihe vor, zwei, wenn kein eigener Stein verloren ging. Direkt vor einem Heer auf dessen Grundreihe gewinnt eine Runde den Durchgang.
