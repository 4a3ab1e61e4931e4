# Corners.

ugo-name = Ugolki (Eckenspiel)
    .typed = ugolki, eckenspiel, ecken
ugo-about = Zwei Höfe in gegenüberliegenden Ecken: Wer zuerst den anderen füllt, mit Schritten und langen Sprungketten, hat gewonnen.

ugo-option-home = die Höfe: 3x3 – neun Steine; triangle10 – zehn im Dreieck; 3x4 – zwölf, drei Linien breit; 4x3 – zwölf, vier Linien breit; 4x4 – sechzehn
ugo-option-scoring = was ein Sieg wert ist: win – einen Punkt; points – der Verlierer spielt allein weiter und zahlt einen Punkt pro Zug
ugo-option-move_limit = nach wie vielen Zügen jeder Seite die Partie endet: eine Zahl, 0 nie
ugo-option-copy_limit = wie viele Züge in Folge die der anderen Seite nachahmen dürfen: eine Zahl, 0 beliebig viele

ugo-help =
    Die Steine jeder Seite füllen den **Hof** in der Ecke zu ihrer Linken. **Weiß beginnt; wer zuerst den Hof der anderen Seite füllt, hat gewonnen**, und zwar sofort. Geschlagen wird nichts.
    • **Ein Schritt:** ein Feld nach vorn, zurück oder zur Seite auf ein leeres Feld. Nie schräg.
    • **Eine Kette:** Statt eines Schritts darf ein Stein gerade über einen einzelnen Nachbarstein beliebiger Farbe auf das leere Feld dahinter springen und von dort weiter, in jede Richtung, sooft er kann. Nach jedem Sprung darf er anhalten.
    • **Der Hof muss geräumt werden:** Hat die andere Seite in ihrem Hof keinen Stein mehr und du in deinem noch welche, ziehst du zuerst mit diesen, solange einer davon ziehen kann.
    • **Kein Nachahmen:** Wer alle Züge der anderen Seite nachgeahmt hat, durch die Mitte gespiegelt, darf es kein 20. Mal tun, solange es einen anderen Zug gibt.
    • Nach 100 Zügen jeder Seite gewinnt, wer mehr Steine im fremden Hof hat, dann, wer weniger im eigenen hat; sonst ist es remis.
    • **Optionen:** `home=4x4` (und andere) ändert die Höfe; `scoring=points`: Der Verlierer spielt allein weiter, und jeder dieser Züge kostet einen Punkt; `move_limit`, `copy_limit`: andere Zahlen, 0 für keine.

ugo-help-notation =
    { "" }**Züge**
    • `c1-g7`, auch `c1 g7` oder `c1g7`: wo der Stein startet und wo er endet
    • `c1-c3-e3-e5`: mit den Landungen, wenn du magst; jeder Sprung wird geprüft
    • `g7`: das Feld allein, wenn nur ein Stein dorthin kann
    { "" }Zwischen den Feldern geht jedes Zeichen; Großbuchstaben und Zugnummern spielen keine Rolle; kyrillische Buchstaben, die ähnlich aussehen oder klingen, werden verstanden.

ugo-kind-disc = Stein
    .letter = { "" }
ugo-moves-disc = Er geht ein Feld nach vorn, zurück oder zur Seite; oder er springt gerade über einzelne Nachbarsteine beliebiger Farbe, von einem zum nächsten, solange er kann. Geschlagen wird nichts.

ugo-filled = { $seat } hat den anderen Hof gefüllt und gewonnen. { $other } spielt allein weiter: Jeder Zug kostet einen Punkt.
ugo-skipped = { $other } kann nicht ziehen und wird übergangen.

ugo-end-filled = Der andere Hof ist gefüllt: { $winner } hat gewonnen.
ugo-end-ahead = Alle Züge sind gespielt, und { $winner } ist weiter gekommen: { $winner } hat gewonnen.
ugo-end-level = Alle Züge sind gespielt, und beide Seiten sind gleich weit gekommen: remis.
ugo-end-copied = { $seat } blieb nichts übrig, als noch einmal nachzuahmen: remis.

ugo-plate = { $arrived } von { $all } am Ziel
ugo-line = { $seat }: { $arrived } von { $all } im anderen Hof, { $home } im eigenen.
ugo-note-after = { $seat } spielt allein weiter, ein Punkt pro Zug: bisher { $made }.

ugo-objection-home = Die andere Seite hat ihren Hof verlassen, darum ziehen zuerst die Steine in deinem: { $squares }.
ugo-objection-copy = Das wären { $limit } Züge in Folge, mit denen du die andere Seite nachahmst, und du hast einen anderen Zug.
ugo-objection-way = Ein Stein geht auf das Nachbarfeld oder springt gerade über einzelne Nachbarsteine. Von { $from } kann er nach { $squares }.
ugo-objection-shut = Der Stein auf { $from } kann nicht ziehen: Kein Feld neben ihm ist leer, und es gibt keins, auf das er springen könnte.

ugo-position-home = „{ $text }“ ist nicht 3x3, triangle10, 3x4, 4x3 oder 4x4.
ugo-position-scoring = „{ $text }“ ist weder win noch points.
ugo-position-count = bei diesen Höfen braucht jede Seite { $wanted } Steine.
ugo-position-last = „{ $text }“ ist weder - noch ein Zug, der gerade gespielt wurde, wie c3-d3.
ugo-position-winner = „{ $text }“ ist nicht w, b oder -.
ugo-position-won = hier muss die Seite stehen, die den anderen Hof füllt und nicht am Zug ist, oder niemand.
ugo-position-after = noch hat niemand gewonnen: Hier steht 0.

## The lesson.

lesson-ugolki-step = Wer zuerst den Hof der anderen Seite füllt, gewinnt. Ein Stein geht ein Feld nach vorn, zurück oder zur Seite, nie schräg. Zieh von c3 ein Feld nach oben.
    .hint = Start und Ziel: `c3-c4`.
    .done = Das Zielfeld allein hätte genügt, wenn nur ein Stein dorthin könnte.
lesson-ugolki-jump = Oder er springt gerade über einen Nachbarstein beliebiger Farbe auf das leere Feld dahinter. Geschlagen wird nichts. Spring mit dem Stein auf b1.
    .hint = Er springt über c1: `b1-d1`.
    .done = Eine Brücke aus einzelnen Steinen mit Lücken dazwischen ist eine Straße für alle, die nachkommen, für deine und für die gegnerischen.
lesson-ugolki-chain = Von dort darf er weiterspringen, in jede Richtung, sooft er kann. Bring einen Stein in einem Zug nach g7.
    .hint = Von c1 über c3, e3, e5 und g5: `c1-g7`. Die Landungen darfst du angeben, musst es aber nicht.
    .done = Nach jedem Sprung darf ein Stein anhalten. Schritt und Sprung in einem Zug geht nicht.
lesson-ugolki-yard = Schwarz hat seinen Hof verlassen, darum müssen deine Steine, die noch zu Hause sind, zuerst ziehen. Hol den letzten aus deinem Hof.
    .hint = Nur der Stein auf b2 darf ziehen. Er geht nach b3, oder er springt: `b2-d2`.
    .done = Niemand kann den anderen aussperren, indem er zu Hause bleibt: Der Hof muss rechtzeitig geräumt werden.
lesson-ugolki-win = Gewinne: Füll den anderen Hof.
    .hint = Ein Feld darin ist leer, und ein Sprung führt dorthin: `e8-g8`.
    .done = Danach gibt es keinen Zug zum Ausgleich. Plane die letzten Steine früh: Ihnen fehlt oft etwas zum Überspringen.
