# The powers of hosts, and of those who manage a server.

# --- Reading commands
extend-how = Wie viel mehr Zeit, und für wen? Zum Beispiel `verlängern { $seat } 2d`, oder `verlängern 12h` für alle, die am Zug sind.
void-how = Warum? Den Grund erfahren alle, die gespielt haben. Zum Beispiel: `annullieren #12 eine Person hatte zwei Plätze`.

# --- What happens
table-freed = { $by ->
    [host] { $who } (Gastgeber) gibt einen Platz frei: { $seat }.
    [manager] { $who } (Server-Verwaltung) gibt einen Platz frei: { $seat }.
    [somebody] { $who } gibt einen Platz frei: { $seat }.
   *[other] Ein Platz ist frei geworden: { $seat }.
} Wer mag, kann ihn nehmen und weiterspielen.
table-halted = { $by ->
    [host] { $who } (Gastgeber) unterbricht die Partie bis { $until }.
    [manager] { $who } (Server-Verwaltung) unterbricht die Partie bis { $until }.
    [somebody] { $who } unterbricht die Partie bis { $until }.
   *[other] Die Partie ist unterbrochen bis { $until }.
}
table-resumed-by = { $by ->
    [host] { $who } (Gastgeber) beendet die Unterbrechung:
    [manager] { $who } (Server-Verwaltung) beendet die Unterbrechung:
    [somebody] { $who } beendet die Unterbrechung:
   *[other] Die Unterbrechung ist beendet:
} Die Partie geht weiter.
table-voided = { $who } hat diese Partie annulliert: „{ $reason }“. Sie hat kein Ergebnis und zählt nicht.
table-ended-by-contest = Das Turnier „{ $contest }“ beendet diese Partie: Im Turnier steht ihr Ergebnis schon fest. Für die Wertung zählt sie nicht.

# --- Refusals
table-nobody-owes = Gerade muss niemand ziehen.
table-own-time = Du spielst hier selbst mit, darum kannst du deiner eigenen Seite keine Zeit geben. Schlag eine Unterbrechung vor (`unterbrechen`), oder bitte jemanden, der den Server verwaltet und nicht mitspielt.
table-plays-unnamed = Du spielst an diesem Tisch mit, und niemand darf wissen, wer auf welchem Platz sitzt: Wem du Zeit gibst, würde es verraten. Schlag eine Unterbrechung vor (`unterbrechen`), oder bitte jemanden, der den Server verwaltet und nicht mitspielt.
table-own-pause-long = Du spielst hier selbst mit, darum kannst du die Partie allein höchstens { $most } Tage unterbrechen. Für länger müssen alle zustimmen: `unterbrechen 14`.
table-own-pause-used = Du spielst hier selbst mit und hast diese Partie schon einmal allein unterbrochen; das geht nur einmal. Jetzt müssen alle zustimmen: `unterbrechen`.
table-own-pause-late = { $seat }: Deine Bedenkzeit ist abgelaufen, darum kannst du die Uhr nicht allein anhalten. Zieh zuerst, oder schlag eine Unterbrechung vor (`unterbrechen`).
table-paused-by-all = Diese Unterbrechung haben die Spieler vereinbart: Sie endet von selbst, oder wenn alle dem Fortsetzen zustimmen (`fortsetzen`).
table-paused-by-other = Jemand anderes hat die Partie unterbrochen, darum kannst du das Fortsetzen nur vorschlagen: `fortsetzen`.
table-not-manager = Nur wer den Server verwaltet, kann eine Partie annullieren. `abbrechen` bricht eine Partie ab, die kaum begonnen hat; später schlägt es allen vor, sie ohne Ergebnis zu beenden.
table-manager-plays = Du spielst an diesem Tisch mit oder hast es getan, darum kannst du seine Partie nicht annullieren. Bitte jemand anderen, der den Server verwaltet, oder schlag mit `abbrechen` allen vor, sie ohne Ergebnis zu beenden.
table-voided-already = Diese Partie ist schon annulliert.
table-nothing-to-void = Diese Partie hat kein Ergebnis, das zählt, also gibt es nichts zu annullieren.
table-void-too-late = Diese Partie ist seit mehr als { $days } Tagen zu Ende, darum bleibt es bei ihrem Ergebnis.

# --- Answers
extended = Mehr Zeit an Tisch #{ $table }: { $seats }.
extended-not-own = Du spielst selbst mit, darum bekommt deine eigene Seite keine.
pause-now-offer = Du musst nicht auf die anderen warten: Als Gastgeber oder Server-Verwalter kannst du die Partie sofort unterbrechen, höchstens { $most } Tage lang und einmal pro Partie.
pause-now-button = Sofort unterbrechen: { $days ->
    [one] ein Tag
   *[other] { $days } Tage
}
paused-now = Die Partie an Tisch #{ $table } ist unterbrochen bis { $until }.
resumed-now = Die Unterbrechung an Tisch #{ $table } ist beendet.
void-sure = Die Partie an Tisch #{ $table } annullieren? Sie endet dann ohne Ergebnis und zählt nicht. Alle, die mitspielen, erfahren deinen Namen und den Grund: „{ $reason }“.
void-sure-over = Das Ergebnis der Partie an Tisch #{ $table } streichen? Sie zählt dann nicht mehr, und alle Wertungen in diesem Spiel werden neu berechnet. Alle, die gespielt haben, erfahren deinen Namen und den Grund: „{ $reason }“.
void-button = Annullieren
void-again = Diese Frage ist zu alt. Schreib `annullieren #{ $table }` und den Grund noch einmal.
voided = Die Partie an Tisch #{ $table } ist annulliert.

# --- The card
host-card = **Tisch #{ $table } ({ $game })**: Das darfst du hier { $role ->
    [host] als Gastgeber
    [both] als Gastgeber, der auch den Server verwaltet
   *[manager] als Server-Verwalter
}. Alle erfahren davon, und es bleibt im Verlauf stehen.
host-card-plays = Du spielst hier selbst mit: Du gibst deiner eigenen Seite keine Zeit, unterbrichst die Partie allein nur einmal und höchstens { $most } Tage und kannst sie nicht annullieren.
host-card-plays-unnamed = Du spielst hier selbst mit, und niemand darf wissen, wer auf welchem Platz sitzt: Du gibst niemandem Zeit und unterbrichst die Partie allein nur einmal und höchstens { $most } Tage.
host-card-extend = Mehr Zeit für alle, die am Zug sind; für einen davon: `verlängern { $seat } 2d #{ $table }`.
host-card-pause = Die Partie unterbrechen, ohne zu fragen: `unterbrechen 5 sofort #{ $table }`.
host-card-resume = Die Unterbrechung beenden: `fortsetzen sofort #{ $table }`.
host-card-vacate = Einen Platz freigeben, damit jemand anderes ihn nehmen kann: { $seats }.
host-card-void = Die Partie ohne Ergebnis beenden: `annullieren #{ $table }` und der Grund.
host-card-void-over = Das Ergebnis der Partie streichen: `annullieren #{ $table }` und der Grund.
host-button-void = Annullieren…
form-void-why = Partie annullieren
    .label = Warum? Alle am Tisch lesen es
    .hint = Aus Versehen geöffnet
host-card-lobby = Beginnen (wer da ist, übernimmt auch die freien Plätze) oder den Tisch auflösen.
host-card-nothing = Gerade gibt es nichts zu tun.
host-button-extend = +{ $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
} für alle am Zug
host-button-resume = Unterbrechung beenden
host-button-free = Freigeben: { $seat }
host-button-begin = Jetzt beginnen
host-button-call-off = Nachfrage absagen
host-button-give-up = Tisch auflösen
host-free-sure = Diesen Platz an Tisch #{ $table } freigeben: { $seat }? Wer dort sitzt, verliert ihn, und jeder kann ihn nehmen.
host-give-up-sure = Tisch #{ $table } auflösen? Er lässt sich nicht wieder öffnen.

# --- Help and slash commands
