# Time: how long a move may take, excuses, leave, and what follows when time runs out.

# --- Settings of a new table
term-time = wie viel Bedenkzeit ein Zug hat: Stunden oder Tage pro Zug (`3d`); ein Vorrat, ein Zuschlag pro Zug und eine Obergrenze (`5d+12h/10d`); feste Zeiten der Woche mit Zeitzone (`daily 20:00 Europe/Berlin`)
term-time-line = Bedenkzeit pro Zug: { $limit }.
term-time-never = Ohne Frist.
term-time-fischer = Bedenkzeit für alle Züge: { $stock } je Spieler; jeder Zug bringt { $increment } dazu, insgesamt höchstens { $cap }.
term-time-daily = Jeden Tag um { $clock } ({ $zone }) ist ein Zug fällig; mindestens sechs Stunden bleiben dafür.
term-time-days = Um { $clock } ({ $zone }) ist ein Zug fällig, und zwar { $days }; mindestens sechs Stunden bleiben dafür.
term-time-day = { $day ->
    [0] montags
    [1] dienstags
    [2] mittwochs
    [3] donnerstags
    [4] freitags
    [5] samstags
   *[other] sonntags
}
term-time-wrong = Für „{ $name }“ geht „{ $value }“ nicht. Schreib, wie lange ein Zug dauern darf, von einer Stunde bis { $most } Tage: `{ $name }=3d`; einen Vorrat, den Zuschlag pro Zug und die Obergrenze: `{ $name }=5d+12h/10d`; Tage und eine Uhrzeit, mit Zeitzone, falls du deine noch nicht genannt hast (`zeitzone Berlin`): `{ $name }="mo,do 20:00 Europe/Berlin"`; oder `{ $name }=none`.
term-weekends = ob die Uhren am Wochenende laufen: on – ja; off – samstags und sonntags stehen sie, nach deiner Zeitzone oder der genannten (`weekends=off Europe/Berlin`)
term-weekends-off = Samstags und sonntags stehen die Uhren ({ $zone }).
term-missed = was folgt, wenn die Frist verstreicht: claim – die Gegner dürfen die Partie beanspruchen; resign – der Spieler gibt sofort auf; skip – der Zug wird ausgesetzt, wo die Regeln das kennen; replace – der Platz wird für einen Ersatzspieler frei
term-missed-claim = { $excuses ->
    [0] Nach Ablauf der Frist dürfen die Gegner die Partie beanspruchen.
    [one] Die erste Verspätung wird verziehen; danach dürfen die Gegner die Partie beanspruchen.
   *[other] Jedem Spieler werden { $excuses } Verspätungen verziehen; danach dürfen die Gegner die Partie beanspruchen.
}
term-missed-resign = { $excuses ->
    [0] Nach Ablauf der Frist gibt der Spieler auf.
    [one] Die erste Verspätung wird verziehen; bei der nächsten gibt der Spieler auf.
   *[other] Jedem Spieler werden { $excuses } Verspätungen verziehen; bei der nächsten gibt er auf.
}
term-missed-skip = { $excuses ->
    [0] Nach Ablauf der Frist setzt der Spieler aus.
    [one] Die erste Verspätung wird verziehen; bei der nächsten setzt der Spieler aus.
   *[other] Jedem Spieler werden { $excuses } Verspätungen verziehen; bei der nächsten setzt er aus.
}
term-missed-replace = { $excuses ->
    [0] Nach Ablauf der Frist wird der Spieler ersetzt.
    [one] Die erste Verspätung wird verziehen; bei der nächsten wird der Spieler ersetzt.
   *[other] Jedem Spieler werden { $excuses } Verspätungen verziehen; bei der nächsten wird er ersetzt.
}
term-missed-no-skip = In diesem Spiel ({ $game }) kann niemand aussetzen, darum passt `missed=skip` nicht. Wähle claim, resign oder replace.
term-excuses = wie viele Verspätungen jedem Spieler verziehen werden: Jede gibt noch einmal die Zeit eines Zuges
term-leave = wie viele Tage Urlaub ein Spieler insgesamt nehmen darf; so lange steht nur seine Uhr
term-leave-line = Urlaub: { $days ->
    [one] ein Tag
   *[other] { $days } Tage
} je Spieler.
term-leave-never = Kein Urlaub.

# --- Lengths of time
time-minutes = { $minutes } min
time-hours = { $hours } h
time-hours-minutes = { $hours } h { $minutes } min
time-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
time-days-hours = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
} { $hours } h

# --- What happens
table-excused = { $seat }: Die Zeit ist abgelaufen. Die Verspätung ist verziehen, und es gibt mehr Zeit. { $left ->
    [0] Die nächste wird nicht mehr verziehen.
    [one] Noch eine würde verziehen.
   *[other] Noch { $left } würden verziehen.
}
table-late = { $seat }: Die Zeit ist abgelaufen.
table-late-claim = { $seat }: Die Zeit ist abgelaufen. Die Gegner dürfen die Partie beanspruchen; bis dahin darf { $seat } noch ziehen.
table-claimed = { $seat } beansprucht die Partie: { $late } hat die Zeit ablaufen lassen.
table-away = { $seat } ist im Urlaub bis { $until }.
table-back = { $seat } ist aus dem Urlaub zurück.
table-credited = Ich war außer Betrieb: { $time }. Allen, denen diese Zeit fehlt, ist sie gutgeschrieben.
table-extended = { $by ->
    [host] { $who } (Gastgeber) gibt mehr Zeit: { $seat }, { $time }.
    [manager] { $who } (Server-Verwaltung) gibt mehr Zeit: { $seat }, { $time }.
    [somebody] { $who } gibt mehr Zeit: { $seat }, { $time }.
   *[other] { $seat } bekommt mehr Zeit: { $time }.
}

# --- Refusals
table-nobody-late = An diesem Tisch ist niemand überfällig.
table-nobody-late-until = Niemand ist überfällig: Die Frist läuft bis { $until }.
table-not-opponent = Diese Partie kann nur ein Gegner beanspruchen ({ $seats }).
table-which-late = Mehrere sind überfällig: { $seats }. Sag, wessen Partie du beanspruchst.
table-no-leave = An diesem Tisch gibt es keinen Urlaub. `unterbrechen` bittet die anderen, die Partie eine Weile zu unterbrechen.
table-leave-short = { $days ->
    [0] An diesem Tisch hast du keinen ganzen Urlaubstag mehr (von insgesamt { $most }). `unterbrechen` bittet die anderen, die Partie eine Weile zu unterbrechen.
    [one] Das ist zu lang: An diesem Tisch hast du noch einen Urlaubstag (von insgesamt { $most }). `urlaub 1d` nimmt ihn.
   *[other] Das ist zu lang: An diesem Tisch hast du noch { $days } Urlaubstage (von insgesamt { $most }). `urlaub { $days }d` nimmt sie.
}
table-time-up = { $seat }: Die Zeit ist schon abgelaufen, für Urlaub ist es zu spät. Zieh zuerst.
table-out-of-game = Du bist aus dieser Partie ausgeschieden.
table-away-already = Du bist hier schon im Urlaub bis { $until }.
table-not-away = An diesem Tisch bist du nicht im Urlaub.
table-no-clock = An diesem Tisch gibt es keine Frist, also auch nichts zu verlängern.
table-bad-extension = Du kannst eine Stunde bis { $most } Tage dazugeben, und die neue Frist muss in der Zukunft liegen.

# --- Posts and boards
time-until = Zeit bis { $until }
time-until-seat = { $seat }: Zeit bis { $until }
time-up = { $seat }: Zeit abgelaufen; ein Gegner darf die Partie beanspruchen
time-away = { $seat } ist im Urlaub bis { $back }; die Uhr steht, und danach läuft die Frist bis { $until }
time-after-leave = Nach dem Urlaub läuft die Frist bis { $until }
time-absent = { $seat } ist im Urlaub bis { $back }
time-stocks = Restliche Bedenkzeit: { $stocks }
time-stock = { $seat } { $time }
time-paused = Die Partie ist unterbrochen bis { $until }
tables-your-turn-until = **du bist am Zug** · Frist { $when }
tables-your-turn-late = **du bist am Zug**, überfällig
tables-waiting-until = wartet auf { $seats } · Frist { $when }
tables-waiting-late = wartet auf { $seats }, überfällig
tables-waiting-claim = wartet auf { $seats }, überfällig: **`überfällig #{ $table }` beansprucht die Partie**
tables-away = du bist im Urlaub bis { $until }
tables-paused = unterbrochen bis { $until }

# --- Claims
button-claim = Partie beanspruchen: { $seat }
claim-sure = { $seat } hat an Tisch #{ $table } die Zeit ablaufen lassen. Beanspruchst du die Partie? { $seat } gibt dann auf, und das lässt sich nicht zurücknehmen.
claim-button = Beanspruchen

# --- Leave
vacation-how = Urlaub dauert ganze Tage: `urlaub 7d`, `urlaub 2 Wochen` oder `urlaub bis Montag`, mit `#12` am Ende nur an einem Tisch. `urlaub zurück` beendet ihn.
vacation-no-day = Einen kommenden Tag „{ $text }“ finde ich nicht. Nenne einen Wochentag, `urlaub bis Montag`, oder ein Datum: `urlaub bis 24.12`, `urlaub bis 5. Januar`.
vacation-begun = du bist im Urlaub bis { $until }; danach hast du { $minutes ->
    [0] keinen Urlaub mehr
   *[other] noch { $left } Urlaub
}
vacation-ended = dein Urlaub ist vorbei; du hast { $minutes ->
    [0] keinen Urlaub mehr
   *[other] noch { $left } Urlaub
}
vacation-head = Dein Urlaub:
vacation-away = im Urlaub bis { $until }; danach { $minutes ->
    [0] kein Urlaub mehr
   *[other] noch { $left } Urlaub
}
vacation-left = { $minutes ->
    [0] keiner mehr übrig
   *[other] noch { $left }
}
vacation-none = keiner an diesem Tisch
vacation-nowhere = Du hast keine laufende Partie.
vacation-not-away = Du bist nirgends im Urlaub.
vacation-hidden = Nicht an { $tables }: Dort darf niemand wissen, wer spielt, und überall zugleich wegzugehen würde es verraten. Wenn du es trotzdem willst: `urlaub 7d #{ $first }`.

# --- Help
