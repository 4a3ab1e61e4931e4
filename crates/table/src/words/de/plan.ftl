# Conditional moves, previews, one’s own notes, what happened while one was away.

plan-how = Schreib, was die anderen spielen und was du antwortest: `zugplan wenn A dann B`. Trenne Fälle durch Semikolons, und setz spätere Züge hinter ein Komma: `zugplan wenn A dann B, wenn C dann D; wenn E dann F`. Ein Zug sieht hier so aus: `{ $example }`.
plan-no-answer = Nach „wenn“ fehlt eine Antwort: `zugplan wenn A dann B`.
plan-else = Nach „sonst“ verstehe ich nur „warten“ und „aufgeben“: Einen Zug als Antwort auf irgendetwas kann ich nicht prüfen.
plan-else-resign = Sonst gibst du auf, wenn du am Zug bist.
plan-too-long = Das ist zu viel: Ein Zugplan hat höchstens { $lines } Fälle, jeder mit höchstens { $depth } Antworten.
plan-open = Diesen Kanal können alle lesen, darum habe ich das nicht gespeichert. Schick es mir in einer Direktnachricht{ $slash ->
    [yes] {" "}oder mit dem Slash-Befehl `/{ $command }`
   *[no] {""}
}.
plan-entered = Geplant an Tisch #{ $table }. Nur du siehst es. Ich spiele es, sobald es passt und kein Angebot auf deine Antwort wartet:
plan-head = Dein Zugplan an Tisch #{ $table }. Nur du siehst ihn:
plan-held = Dein Zugplan an Tisch #{ $table } ist an der Reihe: Ich spiele { $moves }, sobald kein Angebot auf deine Antwort wartet und die Partie nicht unterbrochen ist.
plan-then-missing = Nach `{ $after }` bist du am Zug: Setz „dann“ vor deine Antwort und „wenn“ vor das, was die anderen danach spielen.
plan-less = Der Rest deines Zugplans an Tisch #{ $table }:
plan-changed = Dein Zugplan an Tisch #{ $table } hat sich geändert, seit du ihn gesehen hast. Jetzt lautet er:
plan-no-line = Eine solche Zeile gibt es nicht. Dein Zugplan an Tisch #{ $table }:
plan-if-then = wenn { $when }, dann { $play }
plan-off = Dein Zugplan an Tisch #{ $table } ist zurückgezogen.
plan-none = An Tisch #{ $table } hast du keinen Zugplan. `zugplan wenn A dann B` legt einen an.
plan-tables = Du hast Zugpläne an den Tischen { $tables }. Welchen möchtest du sehen?
plan-button-off = Ganz zurückziehen
plan-button-off-line = { $line } zurückziehen
plan-your-turn = An Tisch #{ $table } bist du am Zug: Zieh zuerst und plane dann deine Antworten. `vorschau` zeigt das Brett nach beliebigen Zügen.
plan-misread = In „{ $text }“{ $after ->
    [none] {""}
   *[other] , nach { $after }
} (dort sind die anderen am Zug):
plan-misread-reply = In „{ $text }“{ $after ->
    [none] {""}
   *[other] , nach { $after }
} (dort bist du am Zug):
plan-fitting = Das würde passen: { $moves }
plan-no-move = `{ $action }` ist kein Zug. Ein Zugplan besteht aus Zügen: Anbieten und antworten musst du selbst.
plan-not-turn = Nach `{ $after }` bist nicht du am Zug, sondern { $seats }: Nenne vor „dann“ auch diesen Zug.
plan-ends = Nach `{ $after }` wäre die Partie zu Ende: Danach kann nichts mehr kommen.
plan-by-lot = Was dann kommt, entscheidet das Los, darum kann niemand darüber hinaussehen.
plan-unforeseen = Was ein solcher Zug bewirkt, kann niemand vorhersehen, darum auch nicht darüber hinaus.
plan-nobodys-turn = Dort ist niemand am Zug, der das spielen könnte.
plan-not-forced = Es gibt dort nicht genau einen Zug.
plan-post-planned = Wie vorher geplant: { $moves }
plan-post-forced = Von selbst gespielt, als einziger Zug: { $moves }
plan-ended = Dein Zugplan an Tisch #{ $table } ({ $game }) ist zu Ende.
plan-ended-rewound = An Tisch #{ $table } ({ $game }) wurden Züge zurückgenommen, darum ist dein Zugplan dort zu Ende.
plan-ended-sworn = An Tisch #{ $table } ({ $game }) hast du eine Vereinbarung getroffen, darum habe ich deinen früheren Zugplan verworfen.
plan-ended-refused = Dein Zugplan an Tisch #{ $table } ({ $game }) ist zu Ende: { $moves } ist jetzt nicht spielbar.

auto-how = Schreib `automatik an` oder `automatik aus`, mit `überall` für alle deine Tische.
auto-on = An Tisch #{ $table } spiele ich deinen Zug für dich, wenn es nur einen gibt und kein Angebot auf deine Antwort wartet.
auto-off = An Tisch #{ $table } spielst du jeden Zug selbst.
auto-on-all = An allen deinen Tischen spiele ich deinen Zug für dich, wenn es nur einen gibt und kein Angebot auf deine Antwort wartet.
auto-off-all = Du spielst jeden Zug selbst, an jedem Tisch.
auto-is-on = An Tisch #{ $table } wird dein einziger Zug für dich gespielt. `automatik aus` beendet das.
auto-is-off = An Tisch #{ $table } spielst du jeden Zug selbst. Mit `automatik an` spiele ich ihn, wenn es der einzige ist.

preview-others = Am Zug ist { $seat }, nicht du: Das probiert einen fremden Zug aus.
preview-how = Schreib die Züge, die du ausprobieren willst, so, wie du sie spielen würdest, mit `;` dazwischen: `vorschau zug; zug`, oder von einer früheren Stellung aus: `vorschau nach 17: zug`.
preview-long = Das ist zu lang: höchstens { $most } Zeichen.
preview-over = Die Partie an Tisch #{ $table } ist zu Ende; andere Wege kannst du von einer früheren Stellung aus probieren: `vorschau nach 0: { $example }`.
preview-misread = „{ $text }“ kann ich nicht ausprobieren{ $after ->
    [none] {""}
   *[other] , nach { $after }
}.
preview-head = **Vorschau** für Tisch #{ $table }: { $line }. Es wurde nichts gespielt.
preview-head-past = **Vorschau** für Tisch #{ $table } nach Aktion { $number }: { $line }. Es wurde nichts gespielt.
preview-aim = Was dabei herauskommt, zeige ich nicht im Voraus.
preview-turn = Danach am Zug: { $seats }.
preview-ends = Die Partie wäre zu Ende: { $points }.
preview-play = { $moves } spielen

jot-blank = Da steht nichts, was sich notieren ließe.
jot-long = Diese Notiz hat { $count } Zeichen; höchstens { $most } passen hinein.
jot-done = Nur für dich notiert: Tisch #{ $table }, Nummer { $note }. `notiz` zeigt deine Notizen.
jot-full = An Tisch #{ $table } hast du schon { $most } Notizen, mehr passen nicht. `notiz 3 löschen` löscht Nummer 3.
jot-head = { $count ->
    [one] Deine Notiz
   *[other] Deine { $count } Notizen
} an Tisch #{ $table }, die neueste zuerst. Nur du siehst sie; `notiz 3 löschen` löscht Nummer 3.
jot-line = { $note } · { $when }
jot-none = An Tisch #{ $table } hast du keine Notizen. `notiz` und ein Text schreibt eine, nur für dich.
jot-older = Ältere Notizen
jot-write = Notiz schreiben
form-note = Eine Notiz für dich
    .label = Niemand sonst liest sie
    .hint = Was ich als Nächstes vorhabe
plan-button-more = Zeile hinzufügen
form-plan-more = Antworten vorausplanen
    .label = Spielen sie das, antworte ich das
    .hint = wenn e5 dann Sf3
jot-off = Deine Notiz { $note } an Tisch #{ $table } ist gelöscht.
jot-off-all = { $count ->
    [one] Deine Notiz
   *[other] Deine { $count } Notizen
} an Tisch #{ $table } { $count ->
    [one] ist
   *[other] sind
} gelöscht.
jot-unknown = Eine Notiz { $note } hast du an Tisch #{ $table } nicht.
note-off-which = Welche Notiz? `notiz 3 löschen` löscht Nummer 3, `notiz alle löschen` löscht alle deine an diesem Tisch.

recap-how = Schreib `rückblick` oder `rückblick seit 12`.
recap-button = Was war inzwischen los?
recap-head = **Tisch #{ $table }, { $game }**: seit du zuletzt hingesehen hast ({ $when }), nach Aktion { $number }
recap-since = **Tisch #{ $table }, { $game }**: seit Aktion { $number }
recap-first = **Tisch #{ $table }, { $game }**: von Anfang an, denn du hast hier noch nicht hingesehen
recap-nothing = Es ist nichts passiert.
recap-more = … davor { $count ->
    [one] noch eine Aktion
   *[other] noch { $count } Aktionen
}: `verlauf` zeigt alle.
recap-letters = { $count ->
    [one] Eine private Nachricht ist für dich gekommen
   *[other] { $count } private Nachrichten sind für dich gekommen
}: `flüstern` zeigt die letzten.
recap-notes = Deine eigenen Notizen ({ $count }):

