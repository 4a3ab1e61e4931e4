# Halma, und was Sternhalma auch sagt.

hal-name = Halma
    .typed = halma, hoppity
hal-about = Auf 16 × 16 Feldern bringen zwei oder vier Spieler ihre Steine in die gegenüberliegende Ecke, mit Schritten und langen Sprungketten.

hal-option-players = die Zahl der Spieler: 2 – je neunzehn Steine; 4 – je dreizehn Steine
hal-option-partners = ob vier in Paaren spielen, die gegenüber zusammen: yes für ja, no für nein; mit yes sind es immer vier
hal-option-home_limit = nach wie vielen eigenen Zügen die Steine zu Hause zuerst ziehen müssen: eine Zahl, 0 nie
hal-option-move_limit = nach wie vielen Zügen jedes Spielers die Partie endet: eine Zahl, 0 nie

hal-preset-two = zu zweit
hal-preset-four = Zu viert
hal-preset-pairs = Zwei Paare

hal-help =
    Die Steine jedes Spielers füllen ein **Lager** in einer Ecke. **Bring sie in das Lager gegenüber: Der Erste, der das füllt, gewinnt.** Weiß beginnt, dann im Uhrzeigersinn. Geschlagen wird nichts.
    • **Ein Schritt:** ein Feld in eine der acht Richtungen auf ein leeres Feld.
    • **Eine Kette:** Statt eines Schritts darf ein Stein über einen einzelnen Nachbarstein, egal wessen, auf das leere Feld gleich dahinter springen und von dort weiter, in jede Richtung, sooft er kann. Nach jedem Sprung darf er anhalten, nur nicht dort, wo er begann.
    • **Im Ziel bleibt man:** Ein Stein, der dort steht, muss seinen Zug dort beenden.
    • **Das Lager muss geräumt werden:** Nach 40 deiner Züge ziehen zuerst die Steine in deinem eigenen Lager, solange einer davon ziehen kann.
    • **Am Ziel:** Dein Ziel ist voll, und mindestens einer der Steine darin ist deiner. Steine, die ihr Besitzer zu Hause lässt, zählen für dich; wer sitzen bleibt, verliert also. Die anderen spielen um die nächsten Plätze weiter.
    • Nach 200 Zügen jedes Spielers entscheiden die Steine im Ziel, dann die zu Hause.
    • **Punkte:** zu viert 3, 2, 1, 0; wer sich einen Platz teilt, teilt sich die Punkte.
    • **Optionen:** `players=4`; `partners=yes`: Zu viert gewinnen die gegenüber zusammen, wenn beide am Ziel sind; `home_limit`, `move_limit`: andere Zahlen, 0 für keine.

hal-help-notation =
    { "" }**Züge**
    • `b1-e5`, auch `b1 e5` oder `b1e5`: wo der Stein startet und wo er endet
    • `b2-d4-f4`: mit den Landungen, wenn du magst; jeder Sprung wird geprüft
    • `e5`: das Feld allein, wenn nur ein Stein dorthin kann
    { "" }Zwischen den Feldern geht jedes Zeichen; Großbuchstaben und Zugnummern spielen keine Rolle; kyrillische Buchstaben, die ähnlich aussehen oder klingen, werden verstanden.

hal-seat-white = Weiß
    .typed = weiss
hal-seat-red = Rot
hal-seat-black = Schwarz
hal-seat-green = Grün
    .typed = gruen
hal-seat-orange = Orange
hal-seat-yellow = Gelb
hal-seat-blue = Blau
hal-seat-violet = Violett

hal-piece = Stein

hal-finished = { $seat } ist am Ziel: Platz { $place }.
hal-skipped = { $seat } kann nicht ziehen und wird übersprungen.

hal-end-finished = Die Ziele sind voll. { $result }
hal-end-limit = Alle Züge sind gemacht. { $result }
hal-end-resigned = Die Partie ist aufgegeben. { $result }
hal-result-level = Alle sind gleich weit gekommen: remis.
hal-result-won = Gewonnen: { $winners }.
hal-result-ranks = Die Plätze: { $ranks }.
hal-result-rank = { $place }. { $seats }

hal-line = { $seat }: { $arrived } von { $all } im Ziel, { $home } zu Hause.
hal-line-finished = { $seat } ist am Ziel: Platz { $place }.
hal-line-resigned = { $seat } hat aufgegeben.
hal-note-home = { $seat } muss zuerst von zu Hause ziehen: { $squares }.
hal-plate = { $arrived }/{ $all } am Ziel
hal-plate-finished = Platz { $place }

hal-no-square = Ein Feld { $text } gibt es nicht: Linien gehen von a bis { $last }, Reihen von 1 bis 16, zum Beispiel e5.
hal-no-hole = Ein Loch { $text } gibt es nicht: Reihen gehen von a (unten) bis { $last } (oben), und in jeder Reihe zählt man die Löcher von links, zum Beispiel e5.
hal-no-own = Der Stein auf { $square } ist nicht deiner: Er gehört { $seat }.
hal-no-empty = { $square } ist nicht leer: Dort steht ein Stein von { $seat }.
hal-no-resign = { $seat } spielt nicht mehr mit.

hal-objection-home = Du hast { $limit } Züge gemacht, also ziehen zuerst die Steine in deinem Lager: { $squares }.
hal-objection-stay = Der Stein auf { $square } ist angekommen: Er muss im Ziel bleiben.
hal-objection-leg = Von { $from } nach { $to } führt kein Sprung: Jeder Sprung geht über einen Stein auf den leeren Platz gleich dahinter.
hal-objection-way = Ein Stein geht auf den nächsten Platz oder springt über einzelne Steine auf den leeren Platz gleich dahinter. Von { $square } kann er nach { $squares }.
hal-objection-shut = Der Stein auf { $square } kann nicht ziehen: Kein Platz neben ihm ist leer, und springen kann er auch nicht.

hal-position-options = „{ $text }“ muss die Zahl der Spieler ({ $counts }), yes oder no für Partner (yes nur zu viert), home_limit und move_limit (0 bis { $most }) sein, mit Kommas: 2,no,40,200.
hal-position-side = „{ $text }“ ist weder - noch einer der Spieler: { $signs }.
hal-position-made = „{ $text }“ muss aus { $wanted } ganzen Zahlen mit Kommas bestehen.
hal-position-finished = „{ $text }“ ist weder - noch verschiedene Spieler mit Kommas: { $signs }.
hal-position-not-over = die Partie ist nicht zu Ende: Ein Spieler muss am Zug sein, einer von { $signs }.
hal-position-many = { $sign } hat { $found } Steine, höchstens { $most } sind möglich.
hal-position-sign = „{ $text }“ ist kein Stein: Die Buchstaben sind { $signs }.
hal-position-players = Diese Stellung ist für { $count } Spieler, hier spielen aber { $here }. (Das fünfte Feld sagt, wie viele es sind und ob sie Partner sind.)

## The lesson.

lesson-halma-step = Bring alle deine Steine in die gegenüberliegende Ecke. Ein Stein geht ein Feld in jede Richtung. Geh von c4 ein Feld schräg nach rechts oben.
    .hint = Start und Ende: `c4-d5`.
    .done = Wenn nur ein Stein dorthin kann, reicht das Feld allein.
lesson-halma-jump = Oder er springt über einen Nachbarstein, egal wessen, auf das leere Feld gleich dahinter. Geschlagen wird nichts. Spring mit dem Stein auf b2.
    .hint = Er springt über c3: `b2-d4`.
    .done = Beim Halma springt man auch schräg.
lesson-halma-chain = Von dort darf er weiterspringen, in jede Richtung, sooft er kann. Bring den Stein auf b2 in einem Zug nach f4.
    .hint = Über c3 nach d4 und über e4: `b2-f4`.
    .done = Nach jedem Sprung darf ein Stein anhalten. Schritt und Sprung lassen sich in einem Zug nicht verbinden.
lesson-halma-home = Du hast 40 Züge gemacht: Jetzt ziehen zuerst die Steine in deinem Lager, und f5 muss warten. Spring mit dem Stein auf a1.
    .hint = Er springt über b2: `a1-c3`.
    .done = Die Zahl 40 ist eine Option des Tisches.
lesson-halma-win = Gewinne: Fülle das Ziel.
    .hint = Ein Feld darin ist leer, o11 liegt daneben: `o11-p12`.
    .done = Die schwarzen Steine, die zu Hause geblieben sind, zählen für dich: Wer sitzen bleibt, verliert.
