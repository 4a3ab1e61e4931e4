# Was zwischen den Plätzen steht: Angebote, Verträge, das Vertragsbuch, private Mitteilungen.

# --- Karten
herald-card = { $what }: { $state }
herald-card-short = -# { $state }
herald-waiting = wartet auf { $who }
herald-waiting-until = wartet auf { $who } bis { $until }
herald-made = vereinbart
herald-refused = abgelehnt von { $seat }
herald-declined = abgelehnt
herald-withdrawn = zurückgezogen
herald-lapsed = ohne Antwort verfallen
herald-expired = ohne Antwort abgelaufen
herald-void = hinfällig, denn die Lage hat sich geändert
herald-action-number = Aktion { $number }
herald-button-accept = { $who }: annehmen
herald-button-refuse = { $who }: ablehnen
herald-button-agree = Zustimmen
herald-button-decline = Ablehnen
herald-button-withdraw = Zurückziehen
herald-button-treaties = Verträge
button-allies = Privater Thread

# --- Antworten
herald-done = An Tisch #{ $table } erledigt.
herald-no-deal = An Tisch #{ $table } gibt es kein solches Angebot für dich.
herald-decided = Das ist schon entschieden, deshalb hat sich nichts geändert. { $what }: { $state }.
herald-ended-since = Dieser Vertrag ist inzwischen beendet: { $action }.
herald-yours = Das ist dein eigenes Angebot ({ $what }): Es wartet auf { $who }. Du kannst es nur zurückziehen.
herald-answered = Du hast schon zugestimmt ({ $what }); es wartet noch auf { $who }.
herald-not-asked = Das kannst du nicht beantworten ({ $what }): Es wartet auf { $who }.
herald-not-yours = Nur wer das Angebot gemacht hat, kann es zurückziehen ({ $what }), und das ist { $who }.
herald-which = Mehrere Vorschläge warten auf deine Antwort. Welchen meinst du?
herald-series = { $what } Für wie viele?
herald-series-none = Das steht dir an Tisch #{ $table } nicht mehr offen. `angebote` listet auf, was geht.

# --- Absagen
herald-because = Grund ist Aktion { $number }: { $action } ({ $seat })
herald-because-told = Grund ist Aktion { $number }: { $sentence }
herald-because-secret = Grund: { $sentence }
herald-because-private = Grund: { $action } ({ $seat })
herald-because-start = Das ist seit Beginn der Partie so.
herald-gives-away = An Tisch #{ $table } darf niemand erfahren, wer welchen Platz hat. Deshalb beachte ich dort keine Nachrichten, die andere lesen können. Schreib mir eine Direktnachricht, oder nimm einen Slash-Befehl.
herald-moves-secret = An Tisch #{ $table } sind Verträge geheim, und eine Liste der möglichen Züge könnte sie verraten. Deshalb zeige ich sie nur dem Spieler, der am Zug ist.

# --- Nachrichten an alle
herald-digest-broken = Gebrochen von { $seat } (Aktion { $number }): { $terms }
called-over = { $who }: Die Partie ist zu Ende.
called-claim = { $who }: Die Partie kann jetzt beansprucht werden.
called-late = { $who }: Du kannst noch ziehen.
called-turn = { $who }: am Zug!
called-freed = { $who }: Dieser Platz ist nicht mehr deiner.
called-table = { $who }: Es geht um diese Partie.
member-left = { $who } hat den Server verlassen und ist an Tisch #{ $table } am Zug. { $host }, du kannst den Platz freigeben, damit jemand anderes weiterspielt.
member-left-host = { $who }, Gastgeber von Tisch #{ $table }, hat den Server verlassen und ist dort am Zug. Die Server-Verwaltung kann den Platz freigeben, damit jemand anderes weiterspielt.
member-left-hidden = An Tisch #{ $table } ist jemand am Zug, der den Server verlassen hat. `gastgeber #{ $table }` zeigt, was sich tun lässt, wenn die Zeit abgelaufen ist.
herald-notice-head = Tisch #{ $table }, { $game }: Das liest nur du
herald-seated = Die Partie beginnt. Das Los gibt dir: { $seats }. Sonst weiß es niemand; die Namen werden am Ende genannt.
herald-answers-masked = So ziehst du: Schreib mir eine Direktnachricht, zum Beispiel { $example }, oder nimm die Slash-Befehle. Was du hier tippst, würde deinen Platz verraten.
herald-pointer = { $who }, an Tisch #{ $table } gibt es eine private Nachricht für dich, aber ich kann dir nicht direkt schreiben. `/verträge`, `/angebote` und `/flüstern` zeigen dir, worum es geht.
herald-log-private = privat

# --- Anonyme Tische vor dem Beginn
herald-lobby-title = **{ $game }** · Tisch #{ $table }
herald-lobby-seats = { $free ->
    [0] Alle Plätze sind besetzt.
    [one] Ein Platz ist noch frei.
   *[other] { $free } Plätze sind noch frei.
}
herald-by-lot = Plätze per Los
lobby-begun-there = Die Partie hat begonnen: { $place }
herald-lobby-begun = Die Partie hat begonnen.
herald-lobby-abandoned = Dieser Tisch wurde vor Beginn der Partie aufgelöst.
herald-invited = { $host } lädt dich an Tisch #{ $table } ein: { $game }. Bis zum Ende erfährt niemand, wer mitspielt, und die Plätze werden ausgelost.
herald-joined = Jemand setzt sich an Tisch #{ $table }. { $free ->
    [0] Alle Plätze sind besetzt.
    [one] Ein Platz ist noch frei.
   *[other] { $free } Plätze sind noch frei.
}
herald-left = Jemand hat Tisch #{ $table } verlassen; ein Platz ist wieder frei.

# --- Das Vertragsbuch
herald-ledger = Tisch #{ $table }, { $game }: Verträge
herald-ledger-none = Gerade gibt es keine Verträge.
herald-ledger-open = Warten auf Antwort
herald-ledger-earlier = Früher
herald-since = Seit: { $action }.
herald-since-start = Von Anfang an.
herald-suspended = Ausgesetzt: { $action }.
herald-agreed = Vereinbart: { $action }.
herald-agreed-start = Vereinbart vor Beginn der Partie.
herald-earlier-ended = { $terms }: beendet ({ $when })
herald-earlier-broken = { $terms }: **gebrochen von { $seat }** ({ $when })
herald-ledger-cut = … und { $count ->
    [one] eine weitere Zeile
   *[other] { $count } weitere Zeilen
}
herald-ledger-private = Angebote kennen hier nur die Beteiligten, bis sie angenommen sind.
herald-ledger-secret = Verträge kennen hier nur die Beteiligten, bis sie gebrochen werden oder die Partie zu Ende ist.
herald-ledger-disclosed = Die Partie ist zu Ende: Hier steht alles, was angeboten und vereinbart wurde, ob geheim oder nicht.
herald-sure = Meinst du das an Tisch #{ $table } wirklich: „{ $what }“? Es lässt sich nicht rückgängig machen.

# --- Private threads of allies
allies-no-allies = Du hast an Tisch #{ $table } gerade keinen Verbündeten, mit dem du privat reden darfst. Verbündete sind Partner und alle, mit denen du einen gültigen Vertrag hast; am Tisch müssen Notizen erlaubt und die Namen offen sein (`press=private`).
allies-nowhere = Tisch #{ $table } kann keine privaten Threads haben: Es gibt sie nur in Textkanälen eines Discord-Servers. Notizen bringt `flüstern`.
allies-lacks = Ich kann in <#{ $channel }> keine privaten Threads öffnen: Mir { $count ->
    [one] fehlt die Berechtigung { $rights }. Wer den Server verwaltet, kann sie mir geben.
   *[other] fehlen die Berechtigungen { $rights }. Wer den Server verwaltet, kann sie mir geben.
}
allies-which = Tisch #{ $table }: Du hast mehrere Verbündete. Mit wem möchtest du reden?
allies-opening = Ich öffne einen privaten Thread für { $seats } (Tisch #{ $table }).
allies-open = Dein privater Thread: { $thread }
allies-closing = Dein früherer privater Thread an Tisch #{ $table } wird noch geschlossen. Versuch es in einer Minute noch einmal.
allies-failed = Der private Thread an Tisch #{ $table } ist nicht offen. Versuch es in einer Minute noch einmal.
allies-greeting = { $people }: Diesen Thread lesen nur ihr, ich und die Moderatoren des Servers, und er endet mit eurem Bündnis.
allies-ended-alliance = Das Bündnis ist zu Ende und dieser Thread auch.
allies-ended-game = Die Partie ist zu Ende und dieser Thread auch.
allies-ended-seats = Auf diesen Plätzen sitzen nicht mehr dieselben Leute, darum endet dieser Thread hier.
