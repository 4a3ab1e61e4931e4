# Reminders, digests, quiet hours.

# --- Reading commands
remind-how = Sag, wann ich dich erinnern soll: `erinnern hälfte`, `erinnern drittel`, `erinnern viertel` (so viel Zeit ist dann noch übrig), oder wie lange vor Ablauf der Frist: `erinnern 12h`, `erinnern 2d` (höchstens 28 Tage). Wo: `erinnern hier`, `erinnern privat`. Immer wieder, bis du ziehst: `erinnern 12h alle 6h`; nur einmal: `erinnern einmal`. Gar nicht: `erinnern aus`. Wo keine Frist läuft: `erinnern stillstand 7d`. Wenn du als Nächster am Zug bist: `erinnern nächster`.
digest-how = Sag, um wie viel Uhr deine tägliche Übersicht kommen soll: `übersicht 08:00`. Keine Übersicht: `übersicht aus`.
quiet-how = Sag, von wann bis wann: `ruhe 22:00-08:00`; oder `ruhe wochenende`, oder beides. Keine Ruhezeit: `ruhe aus`.
quiet-too-long = Mindestens vier Stunden am Tag müssen bleiben, in denen ich dich erinnern darf, zum Beispiel `ruhe 22:00-08:00`.
zone-unknown = Eine Zeitzone „{ $typed }“ kenne ich nicht. Nenne eine Stadt oder den Abstand zu UTC: `zeitzone Berlin`, `zeitzone Europe/Vienna`, `zeitzone UTC+3`.
zone-near = Eine Zeitzone „{ $typed }“ kenne ich nicht. Meintest du { $near }? Der Abstand zu UTC geht auch: `zeitzone UTC+3`.
snooze-how = „{ $typed }“ verstehe ich nicht als Zeit. Schreib `später 3h`, `später 30 Minuten` oder `später morgen`.
snooze-nothing = An Tisch #{ $table } bist du nicht am Zug, also gibt es nichts, woran ich dich erinnern könnte.
snooze-late = Das wäre zu spät: Deine Frist an Tisch #{ $table } läuft bis { $until }. Wähle eine kürzere Zeit, zum Beispiel `später 1h`.
snooze-done = Ich erinnere dich { $when } an Tisch #{ $table }, falls du bis dahin nicht gezogen hast.

# --- Reminders
remind-here = { $who }, eine Erinnerung: Tisch #{ $table } ({ $game }), am Zug: { $seats }.
remind-you = Eine Erinnerung: Du bist am Zug ({ $seats }).
remind-until = Du hast Zeit bis { $until }.
remind-since = Die anderen warten seit { $since }.
remind-button-hour = In 1 Stunde erinnern
remind-button-hours = In 4 Stunden
remind-button-tomorrow = Morgen
remind-button-settings = Meine Einstellungen
remind-button-tables = Alle meine Tische

# --- Digests
digest-head = { $count ->
    [one] Ein Tisch wartet auf dich:
   *[other] { $count } Tische warten auf dich, die dringendsten zuerst:
}
digest-line = • **#{ $table } { $game }**: { $what } · { $when } · { $place }
digest-move = dein Zug ({ $seats })
digest-offers = { $count ->
    [one] ein Angebot wartet auf deine Antwort
   *[other] { $count } Angebote warten auf deine Antwort
}
digest-missed = { $count ->
    [one] { $count } Neuigkeit für dich
   *[other] { $count } Neuigkeiten für dich
}
digest-until = bis { $until }
digest-over = die Frist lief bis { $until }
digest-since = seit { $since }
digest-more = { $count ->
    [one] … und noch ein Tisch: `tische`
   *[other] … und { $count } weitere: `tische`
}
digest-foot = Deine tägliche Übersicht. `übersicht aus` beendet sie.
digest-closed = { $who }, ich kann dir deine tägliche Übersicht nicht schicken: Du nimmst von hier keine Direktnachrichten an. Deine Tische zeigt `tische`; am dringendsten ist Tisch #{ $table }. Erlaube Direktnachrichten, oder schreib `übersicht aus`, dann erinnere ich dich hier.

# --- Settings
settings-head = Deine Einstellungen
settings-language = Sprache: { $language }
ahead-next = Tisch #{ $table }, { $game }. Am Zug: { $seats }; danach bist du dran.
settings-letters = Buchstaben auf den Figuren: { $letters ->
    [on] an
    [off] aus
   *[first] in deiner ersten Partie jedes Spiels
}
settings-signs = Steine von Shogi, Xiangqi und Janggi: { $signs ->
    [on] Bilder
    [off] Schriftzeichen
   *[server] wie auf deinem Server
}
settings-remind = Erinnerungen: { $point }, { $place }
settings-remind-every = Erinnerungen: { $point }, danach { $hours ->
    [one] jede Stunde
   *[other] alle { $hours } Stunden
}, bis du ziehst; { $place }
settings-remind-off = Erinnerungen: keine
settings-ahead-on = Einen Zug vorher: Direktnachricht (wo mehr als zwei spielen)
settings-ahead-off = Einen Zug vorher: keine Nachricht
settings-confirm-on = Rückfrage vor deinem Zug: Ich zeige ihn und frage
settings-confirm-off = Rückfrage vor deinem Zug: keine
settings-point-half = wenn noch die Hälfte der Zeit übrig ist
settings-point-third = wenn noch ein Drittel der Zeit übrig ist
settings-point-quarter = wenn noch ein Viertel der Zeit übrig ist
settings-point-days = { $days ->
    [one] einen Tag vor Ablauf der Frist
   *[other] { $days } Tage vor Ablauf der Frist
}
settings-point-hours = { $hours ->
    [one] eine Stunde vor Ablauf der Frist
   *[other] { $hours } Stunden vor Ablauf der Frist
}
settings-here = dort, wo gespielt wird
settings-private = privat
settings-idle = Ohne Frist: { $days ->
    [one] nach einem Tag
   *[other] nach { $days } Tagen
}
settings-idle-off = Ohne Frist: keine Erinnerung
settings-digest = Tägliche Übersicht: um { $hour }, statt einzelner Erinnerungen
settings-digest-off = Tägliche Übersicht: keine
settings-quiet-hours = Ruhezeit: { $hours }
settings-quiet-weekends = Ruhezeit: samstags und sonntags
settings-quiet-both = Ruhezeit: { $hours }, samstags und sonntags
settings-quiet-off = Ruhezeit: keine
settings-zone = Zeitzone: { $zone } (dort ist es { $now })
settings-zone-hint = Ich rechne mit UTC, bis du mir sagst, wo du lebst: `zeitzone Berlin`.
settings-foot = Erinnerungen pingen nur dich. Die Nachricht nach einem Zug pingt den nächsten Spieler auch dann, wenn er keine Erinnerungen will. Mehr: `hilfe erinnern`.
settings-button-point = Erinnern: { $point }
settings-button-here = Dort, wo gespielt wird
settings-button-private = Privat
settings-button-remind-off = Keine Erinnerungen
settings-button-remind-on = Erinnere mich
settings-button-digest-on = Übersicht um { $hour }
settings-button-digest-off = Keine Übersicht
settings-button-quiet = Ruhezeit { $hours }
settings-button-weekends = Ruhe am Wochenende
settings-button-quiet-off = Keine Ruhezeit
settings-button-every = Alle { $hours } h wiederholen
settings-button-once = Nur einmal erinnern
settings-button-ahead = Sag mir vorher Bescheid
settings-button-ahead-off = Nicht vorher Bescheid sagen
settings-button-confirm-on = Rückfrage vor jedem Zug
settings-button-confirm-off = Keine Rückfragen
settings-button-letters-on = Buchstaben auf Figuren
settings-button-letters-off = Keine Buchstaben
settings-button-signs-on = Bilder auf Steinen
settings-button-signs-off = Schriftzeichen

# --- Help

# --- Slash commands
