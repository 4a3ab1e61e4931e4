# Eine Partie finden: Gesuche.

term-level = nur für Spieler mit dieser Wertung im Spiel; eine vorläufige Wertung (1523?) zählt so, wie sie da steht, und wer noch keine hat, zählt als 1500, außer wenn am Ende „!“ steht: Dann muss die Wertung sicher sein. Wer namentlich eingeladen ist, darf sich in jedem Fall setzen
term-level-range = Für Spieler mit einer Wertung von { $low } bis { $high }.
term-level-low = Für Spieler mit einer Wertung ab { $low }.
term-level-high = Für Spieler mit einer Wertung bis { $high }.
term-level-proven = Eine vorläufige Wertung genügt nicht.
level-refused = Tisch #{ $table } ist für andere Wertungen ({ $level }) als deine in diesem Spiel, bisher { $rating }. `gesuche` zeigt, was dir offensteht.
level-unproven = Tisch #{ $table } verlangt eine sichere Wertung ({ $level }), und deine in diesem Spiel, bisher { $rating }, ist noch vorläufig. Ein paar Partien mit Wertung ändern das.

seek-nowhere = In einer Direktnachricht sähe es niemand: Such Mitspieler in einem Kanal eines Servers.
seek-there = Der andere Server entscheidet selbst, wer Tische öffnen darf: Schreib dort `suchen`.
seek-name-game = Nenne auch das Spiel, etwa so: { $example }. `spiele` listet alle auf.
seek-which-game = Für welches Spiel suchst du Mitspieler? Wähle eines von diesen und drück dort *Mitspieler suchen*; oder tippe zum Beispiel { $example }.
seek-for-wrong = „{ $value }“ geht nicht: Ein Gesuch ist 1 bis { $most } Tage offen, zum Beispiel `dauer=7d`.
seek-no-seat = Lass einen Platz für alle frei; wenn du niemanden suchst, öffnet `neu` einen Tisch: { $game }.
seek-same = Du suchst schon Mitspieler für genau dasselbe, an Tisch #{ $table }.
seek-too-many = Du suchst schon Mitspieler für { $count } Tische: { $tables }. Beende zuerst ein Gesuch.
seek-made = Tisch #{ $table } ist offen, und du suchst Mitspieler: { $game }. Das Gesuch ist ausgehängt; es gilt bis { $until }. `suchstopp` beendet es.
seek-ended = Du suchst keine Mitspieler mehr: Tisch #{ $table } ist geschlossen.
seek-offer = { $count ->
    [one] Hier sucht schon jemand genau das. Du kannst dort Platz nehmen, zu diesen Bedingungen, oder einen eigenen Tisch öffnen:
   *[other] Hier suchen schon andere genau das. Du kannst an einem dieser Tische Platz nehmen, zu seinen Bedingungen, oder einen eigenen Tisch öffnen:
}
seek-own = Trotzdem eigenen öffnen
seek-join = #{ $table } beitreten
seek-end = Gesuch #{ $table } beenden
seek-again = Noch einmal suchen
lay-again = Noch einmal öffnen
lay-again-there = Er ist schon wieder offen: Tisch #{ $table }.
seek-draft-gone = Ich weiß nicht mehr, was du suchen wolltest: Schreib es bitte noch einmal.
seek-place-gone = Das ist zu lange her: Schreib in einem Kanal des Servers noch einmal `suchen` oder `gesuche`.
seek-title = **{ $game }** · Tisch #{ $table }: { $host } sucht Mitspieler
seek-title-hidden = **{ $game }** · Tisch #{ $table }: Jemand sucht Mitspieler
lobby-until = Offen bis { $until }
lobby-lapsed = Dieser Tisch ist geschlossen: Er wurde nicht rechtzeitig voll.
closed-sought = Dein Tisch #{ $table } ({ $game }) wurde nicht rechtzeitig voll und ist geschlossen. Du kannst noch einmal Mitspieler suchen; wer dort saß, behält seinen Platz.
closed-laid = Dein Tisch #{ $table } ({ $game }) hat 30 Tage auf Spieler gewartet und ist geschlossen.
closed-around = Tisch #{ $table } ({ $game }), an dem du saßt, wurde nicht rechtzeitig voll und ist geschlossen.
closed-by-host = Tisch #{ $table } ({ $game }), an dem du saßt, wurde von seinem Gastgeber geschlossen.
unseek-none = Du suchst gerade keine Mitspieler. Wenn du suchen willst, schreib zum Beispiel `suchen drachenschach`.
unseek-which = Welches deiner Gesuche soll enden?
unseek-not-yours = Für Tisch #{ $table } suchst du keine Mitspieler.
seeks-nowhere = Gesuche gehören zu einem Server: Schreib `gesuche` in einem seiner Kanäle. Einen Tag lang geht es danach auch hier.
seeks-unreadable = „{ $word }“ verstehe ich nicht. Zum Beispiel: `gesuche drachenschach zeit=1d-3d gewertet`.
seeks-unknown = Nach „{ $name }“ kann ich nicht suchen. Es gibt: { $all }; die Optionen eines Spiels stehen hinter seinem Namen.
seeks-none = Dieses Spiel sucht hier gerade niemand. Um selbst Mitspieler zu suchen, schreib `suchen { $game }`.
seeks-head = { $count ->
    [one] Ein Tisch steht dir offen:
   *[other] { $count } Tische stehen dir offen:
}
seeks-entry = **#{ $table } · { $game }**, { $free ->
    [one] ein Platz frei.
   *[other] { $free } Plätze frei.
}
seeks-entry-laid = #{ $table } · { $game }, { $free ->
    [one] ein Platz frei.
   *[other] { $free } Plätze frei.
}
seeks-hidden = Die Namen der Spieler werden am Ende genannt.
seeks-newcomer = { $who }: neu hier
seeks-others-level = { $count ->
    [one] Ein weiterer ist für andere Wertungen.
   *[other] { $count } weitere sind für andere Wertungen.
}
seeks-others-reliable = { $count ->
    [one] Ein weiterer verlangt Spieler, die mehr ihrer Fristen einhalten.
   *[other] { $count } weitere verlangen Spieler, die mehr ihrer Fristen einhalten.
}
seeks-yours = Dort sitzt du schon: { $tables }
seeks-page-typed = Mehr: Schreib `seite={ $page }` dazu.

# --- Von Gesuchen erfahren
watch-nowhere = Gesuche abonniert man auf einem Server: Schreib `abonnieren` in einem seiner Kanäle.
watch-none = Du hast hier kein Spiel abonniert. Mit `abonnieren schach` sage ich dir, wenn jemand dafür Mitspieler sucht.
watch-is = Ich sage dir, wenn hier jemand Mitspieler sucht für: { $games }. `abonnieren aus` beendet das.
watch-on = Ich schreibe dir eine Direktnachricht, wenn hier jemand Mitspieler für { $game } sucht. `abonnieren aus` beendet das.
watch-off = Von Gesuchen für { $game } sage ich dir nichts mehr.
watch-sought = { $who ->
    [nobody] Jemand
   *[other] { $who }
} sucht in { $channel } Mitspieler für { $game } (Tisch #{ $table }). { $time }
substitute-sought = { $seat }: An Tisch #{ $table }, { $game }{ $place }, ist ein Platz frei. Wer ihn nimmt, spielt dort weiter.
substitute-found = { $seat }: Der freie Platz an Tisch #{ $table }, { $game }{ $place }, ist nicht mehr frei.

## Neben dem Brett auf der Seite

face-late = Zeit abgelaufen
face-left = noch { $time }
face-waits = Es fehlt die Antwort von: { $who }

form-fill-in = Formular ausfüllen
form-yes = Ja
form-no = Nein
pick-member = Mitglied auswählen
pick-substitute = Deinen Platz abgeben an …
pick-block = Jemanden blockieren …
pick-challenge = Jemanden herausfordern …
pick-late = Teilnehmer hinzufügen …
form-substitute = Spieler ersetzen
form-drop = Spieler streichen
form-move = Zug eintippen

# The line beside the bot’s name on Discord.
presence-playing = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
presence-waiting = { $count ->
    [one] { $count } sucht Mitspieler
   *[other] { $count } suchen Mitspieler
}
