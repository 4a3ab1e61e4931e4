# What a contest says when it refuses.

contest-not-organiser = Das kann nur, wer dieses Turnier veranstaltet.
contest-not-arbiter = Das können nur die Turnierleitung und die Schiedsrichter.
contest-own-game = Du spielst diese Partie selbst. Entscheiden muss ein Schiedsrichter, der nicht mitspielt; gibt es keinen, dann die Serverleitung.
contest-not-yours = Das kannst du hier nicht tun.
contest-not-entrant = Du nimmst an diesem Turnier nicht teil.
contest-no-such-entrant = In diesem Turnier gibt es keinen Teilnehmer mit der Nummer { $number }.
contest-no-such-game = In diesem Turnier gibt es keine Partie { $game }. Eine Partie heißt nach Runde und Tisch: `3.2`.
contest-no-such-round = In diesem Turnier gibt es noch keine Runde { $round }.
contest-no-such-part = In diesem Turnier gibt es keine Gruppe oder Staffel { $part }.
contest-not-open = Die Anmeldung ist noch nicht offen. Die Turnierleitung öffnet sie.
contest-entries-closed = Die Anmeldung ist geschlossen.
contest-started = Das Turnier läuft schon, das lässt sich nicht mehr ändern. Wenn du nicht weiterspielen willst, zieh dich zurück.
contest-not-started = Das Turnier hat noch nicht begonnen.
contest-over = Das Turnier ist zu Ende.
contest-paused = Das Turnier ruht. Es muss zuerst fortgesetzt werden.
contest-not-paused = Das Turnier ruht nicht.
contest-entered-already = Du nimmst an diesem Turnier schon teil.
contest-left-already = Wer dieses Turnier verlassen hat, kann nicht zurückkehren.
contest-team-size = { $needed ->
    [one] Hier meldet sich jeder allein an.
   *[other] Hier melden sich Paare an: Nenne deinen Partner.
}
contest-no-machines = { $most ->
    [0] In diesem Turnier spielen keine Maschinen.
    [one] In diesem Turnier spielt höchstens eine Maschine.
   *[other] In diesem Turnier spielen höchstens { $most } Maschinen.
}
contest-too-late = Für dieses Turnier ist es zu spät.
contest-no-check-in = Jetzt gibt es nichts zu bestätigen.
contest-bye-too-late = Diese Runde kannst du nicht auslassen. Die nächste, die noch geht, ist Runde { $first }.
contest-no-byes = Runden auslassen kann man nur im Schweizer System.
contest-no-half-bye = { $most ->
    [0] In diesem Turnier gibt es für eine ausgelassene Runde keinen halben Punkt. Bitte um ein Freilos ohne Punkte.
    [one] Einen halben Punkt gibt es für höchstens eine Runde und nie für die letzte. Bitte um ein Freilos ohne Punkte.
   *[other] Einen halben Punkt gibt es für höchstens { $most } Runden und nie für die letzte. Bitte um ein Freilos ohne Punkte.
}
contest-round-open = { $games ->
    [one] Eine Partie läuft noch.
   *[other] { $games } Partien laufen noch.
}
contest-no-round-left = Jetzt lässt sich keine Runde auslosen.
contest-not-pairable = Die nächste Runde lässt sich nicht auslosen: Zu viele haben schon gegeneinander gespielt.
contest-bad-pairing = Nummer { $number } ist doppelt genannt oder spielt nicht mehr mit.
contest-bad-table = An jedem Tisch müssen { $needed } Teilnehmer sitzen.
contest-deadline-past = Die neue Frist muss in der Zukunft liegen.
contest-bad-verdict = Dieses Ergebnis passt nicht zur Partie. Nenne für jeden Platz die Punkte, zusammen nicht mehr, als die Partie hat.
contest-correction-late = Ein Ergebnis lässt sich nach dem Ende noch { $days } Tage lang berichtigen. Diese Zeit ist vorbei.
contest-no-reason = Dazu gehört eine Begründung: Alle können sie lesen.
contest-no-substitutes = Ersatz gibt es nur in Ligen, bei Paaren und in Spielen zu dritt und zu viert.
contest-not-ladder = Herausfordern kann man nur auf einer Rangleiter.
contest-not-league = Danach wird nur in einer Liga gefragt.
contest-not-asked = Nach der nächsten Saison wird jetzt nicht gefragt.
contest-bad-challenge = { $most ->
    [one] Fordere genau einen anderen Spieler heraus.
   *[other] Fordere andere Spieler heraus, höchstens { $most } und jeden nur einmal.
}
contest-out-of-range = { $range ->
    [one] Herausfordern kannst du, wer eine Stufe über dir steht.
   *[other] Herausfordern kannst du, wer höchstens { $range } Stufen über dir steht.
}
contest-challenged-already = Zwischen euch gibt es schon eine Herausforderung oder eine Partie.
contest-met-lately = Ihr habt vor Kurzem gegeneinander gespielt. Wieder geht es ab { $from }.
contest-busy = { $most ->
    [one] Einer von euch hat schon eine Partie oder Herausforderung; mehr sind nicht auf einmal erlaubt.
   *[other] Einer von euch hat schon { $most } Partien oder Herausforderungen; mehr sind nicht auf einmal erlaubt.
}
contest-on-holiday = Einer von euch ist im Urlaub. Fordere danach heraus.
contest-no-holiday = Die { $days } Urlaubstage dieses Jahres sind aufgebraucht.
contest-no-such-challenge = Hier gibt es keine Herausforderung, auf die du antworten könntest.
contest-not-due = Dafür ist es noch nicht Zeit.
contest-backwards = Ein Eintrag kann nicht älter sein als der vorige.
contest-bad-log = Zeile { $line } des Turnierprotokolls ist nicht lesbar oder passt nicht zu den vorigen.
contest-bad-file = Zeile { $line } der Datei: { $fault }
contest-file-number = eine Nummer fehlt oder ist falsch in `{ $text }`.
contest-file-colour = `{ $text }` ist keine erste Farbe; richtig ist W oder B.
contest-file-bye = `{ $text }` ist kein Freilos; richtig sind ein Buchstabe (F, H oder Z), eine Runde und Nummern.
contest-file-twice = dieser Spieler steht zweimal da: `{ $text }`.
contest-file-result = ein Ergebnis ist nicht lesbar (Spieler, Runde): `{ $text }`. Ergebnisse sind 1 = 0 + - W D L H F U Z.
contest-file-pair = die Zeilen zweier Spieler widersprechen sich (Spieler, Runde): `{ $text }`.
contest-terms-name = Ein Turnier braucht einen Namen.
contest-terms-game = Ein Turnier braucht ein Spiel.
contest-terms-pairs = Paare spielen Seite gegen Seite: In so einem Turnier hat ein Tisch zwei Plätze für Teilnehmer.
contest-terms-partners = Partner brauchen ein Spiel mit genau vier Plätzen.
contest-terms-short = Kleinere Tische gibt es nur in Spielen zu dritt und zu viert.
contest-terms-times = Die Anmeldung muss sich öffnen, bevor sie schließt, und schließen, bevor das Turnier endet.
contest-terms-tie-breaks = Manche dieser Feinwertungen passen nicht zur Zahl der Plätze.
contest-terms-cycles-tables = In Spielen zu dritt und zu viert hat ein Plan nur einen Durchgang.
contest-terms-plan = Tischpläne gibt es nur in Spielen zu dritt und zu viert.
contest-terms-whist = Wechselnde Partner brauchen ein Rundenturnier nach dem Whist-Plan.
contest-terms-third = Ein Spiel um den dritten Platz gibt es nur mit zwei Plätzen.

# A number of the terms that is out of its range.

contest-terms-seats = Die Zahl der Plätze muss zwischen { $least } und { $most } liegen, nicht bei { $value }.
contest-terms-least = Die kleinste Zahl von Spielern an einem Tisch muss zwischen { $least } und { $most } liegen, nicht bei { $value }.
contest-terms-team = Die Zahl der Spieler je Teilnehmer muss zwischen { $least } und { $most } liegen, nicht bei { $value }.
contest-terms-checkin = Die Bestätigungszeit in Stunden muss zwischen { $least } und { $most } liegen, nicht bei { $value }.
contest-terms-round = Die Länge einer Runde in Tagen muss zwischen { $least } und { $most } liegen, nicht bei { $value }.
contest-terms-first-move = Die Zeit für den ersten Zug in Stunden muss zwischen { $least } und { $most } liegen, nicht bei { $value }.
contest-terms-limit = Die größte Zahl der Teilnehmer muss zwischen { $least } und { $most } liegen, nicht bei { $value }.
contest-terms-cycles = Die Zahl der Durchgänge muss zwischen { $least } und { $most } liegen, nicht bei { $value }.
contest-terms-together = Die Zahl der Partien auf einmal muss zwischen { $least } und { $most } liegen, nicht bei { $value }.
contest-terms-rounds = Die Zahl der Runden muss zwischen { $least } und { $most } liegen, nicht bei { $value }.
contest-terms-group = Die Größe einer Gruppe muss zwischen { $least } und { $most } liegen, nicht bei { $value }.
contest-terms-half-byes = Die Zahl der Freilose mit halbem Punkt muss zwischen { $least } und { $most } liegen, nicht bei { $value }.
contest-terms-games = Die Zahl der Partien eines Matches muss zwischen { $least } und { $most } liegen, nicht bei { $value }.
contest-terms-advance = Die Zahl derer, die an einem Tisch weiterkommen muss zwischen { $least } und { $most } liegen, nicht bei { $value }.
contest-terms-range = Die Zahl der Stufen für Herausforderungen muss zwischen { $least } und { $most } liegen, nicht bei { $value }.
contest-terms-at-once = Die Zahl der Partien auf einmal muss zwischen { $least } und { $most } liegen, nicht bei { $value }.
contest-terms-answer = Die Zeit für eine Antwort in Tagen muss zwischen { $least } und { $most } liegen, nicht bei { $value }.
contest-terms-idle = Die Zeit ohne Partie in Tagen muss zwischen { $least } und { $most } liegen, nicht bei { $value }.
contest-terms-size = Die Größe einer Staffel muss zwischen { $least } und { $most } liegen, nicht bei { $value }.
contest-terms-weeks = Die Länge einer Saison in Wochen muss zwischen { $least } und { $most } liegen, nicht bei { $value }.
contest-terms-moves = Die Zahl der Auf- und Absteiger muss zwischen { $least } und { $most } liegen, nicht bei { $value }.
contest-terms-gap = Die Pause zwischen den Saisons in Tagen muss zwischen { $least } und { $most } liegen, nicht bei { $value }.
contest-terms-seasons = Die Zahl der Saisons muss zwischen { $least } und { $most } liegen, nicht bei { $value }.
