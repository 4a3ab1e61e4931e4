# What a table says when it refuses.

table-seat = { $seat }
table-not-started = Die Partie hat noch nicht begonnen: Die Plätze werden noch besetzt.
table-already-started = Die Partie hat begonnen, darum kann sich niemand mehr setzen oder aufstehen.
table-over = Diese Partie ist zu Ende.
table-abandoned = Dieser Tisch ist geschlossen: Hier wird nicht gespielt.
table-no-such-seat = Einen solchen Platz hat dieses Spiel nicht.
table-dealing = Die Farben werden noch gewählt, und gerade wählt { $name }.
table-by-dice = An diesem Tisch entscheiden die Würfel: Sind alle da, würfelt jeder, und der höchste Wurf wählt zuerst eine Farbe. Setz dich, ohne eine zu nennen.
table-place-yours = Du hast schon einen Platz an diesem Tisch. Sind alle da, entscheiden die Würfel, wer zuerst eine Farbe wählt.
table-no-seat-free = Hier ist für dich kein Platz frei.
table-seat-taken = { $seat }: Dort sitzt schon { $name }.
table-seat-reserved = { $seat }: Dieser Platz ist für { $name } reserviert.
table-seat-yours = { $seat }: Dort sitzt du schon. Willst du noch einen Platz, dann nenne ihn.
table-not-seated = Du hast keinen Platz an diesem Tisch.
table-not-your-seat = { $seat }: Das ist nicht dein Platz.
table-not-host = Das kann nur { $host } als Gastgeber dieses Tisches.
table-seats-free = Diese Plätze sind noch frei: { $seats }.
table-nobody-sits = Bisher hat sich niemand gesetzt.
table-stale = Das zeigte die Partie nach Aktion { $seen }, und seitdem ist sie weitergegangen: Jetzt hat sie { $now ->
    [one] { $now } Aktion
   *[other] { $now } Aktionen
}. Es wurde nichts gespielt.
table-not-your-action = `{ $action }` steht dir nicht zu.
table-cannot-resign = Auf keinem deiner Plätze kannst du gerade aufgeben.
table-which-seat = Für welchen deiner Plätze? Du hast: { $seats }.
table-several-readings = Das könnte für deine Plätze mehreres heißen. Was meinst du?
table-unreadable = Das sieht weder nach einem Zug noch nach einem Angebot aus.
table-wrong-seats = Dieses Spiel hat { $needed ->
    [one] { $needed } Platz
   *[other] { $needed } Plätze
}, genannt sind { $given }.
table-old-rules = Diese Partie folgt der Version { $rules } ihrer Regeln, die dieses Programm nicht mehr kennt.
table-unplayable = Die Aufzeichnung dieser Partie lässt sich nicht nachspielen: Sie stockt bei Aktion { $number }. Die Betreiber des Bots sollten `liege verify` ausführen.
table-endless-chance = Das Spiel lost ohne Ende aus: Das ist ein Fehler im Programm. Es wurde nichts gespielt.

# What it says when it refuses something beside the game.

table-seat-taken-unnamed = { $seat }: Dort sitzt schon jemand.
table-seat-reserved-unnamed = { $seat }: Dieser Platz ist für jemand anderen reserviert.
table-not-host-unnamed = Das kann nur der Gastgeber dieses Tisches.
table-no-such-deal = Ein solches Angebot gibt es an diesem Tisch nicht.
table-decided-made = Das ist schon angenommen.
table-decided-refused = Das ist schon abgelehnt.
table-decided-withdrawn = Das Angebot gilt nicht mehr: Es wurde zurückgezogen.
table-decided-lapsed = Das Angebot gilt nicht mehr: Die Partie ging ohne Antwort weiter.
table-decided-expired = Das Angebot gilt nicht mehr: Seine Zeit ist abgelaufen.
table-decided-void = Das Angebot gilt nicht mehr: Die Partie hat sich seitdem geändert.
table-not-asked = Du bist hier nicht gefragt. Antworten sollen: { $waiting }.
table-not-asked-you = Du bist hier nicht gefragt: Jemand anderes soll antworten.
table-your-proposal = Das hast du selbst vorgeschlagen, darum antworten andere: { $waiting }. Du kannst es nur zurückziehen.
table-your-proposal-handed = Das hast du selbst vorgeschlagen, darum antwortet die Person, die du gefragt hast. Du kannst es nur zurückziehen.
table-answered = Du hast schon zugestimmt. Es fehlt noch: { $waiting }.
table-not-your-proposal = Zurückziehen kann das nur { $seat }, denn von dort kam der Vorschlag. Bist du gefragt, kannst du annehmen oder ablehnen.
table-cannot-withdraw = Dieses Angebot lässt sich nicht zurückziehen.
table-several-deals = Es könnten mehrere Angebote gemeint sein. Antworte in Worten oder mit dem Knopf unter dem, das du meinst.
table-paused-no = Die Partie ist unterbrochen bis { $until }. So lange kannst du nur aufgeben oder vorschlagen, früher fortzusetzen.
table-paused-already = Die Partie ist schon unterbrochen, bis { $until }.
table-not-paused = Die Partie ist nicht unterbrochen.
table-drawn-by-rules = In diesem Spiel bietest du ein Remis so an, wie seine Regeln es sagen: `remis`.
table-answer-which = Es gibt mehrere Arten, Ja zu sagen: Wähle eine.
table-bad-pause = Eine Unterbrechung dauert { $least } bis { $most } Tage.
table-motion-open = Ein Antrag ist noch offen (Nr. { $number }). Er braucht zuerst eine Antwort oder muss zurückgezogen werden.
table-too-many-motions = Du hast an einem Tag schon { $most } Anträge gestellt, und mehr geht nicht. Wieder möglich ab { $from }.
table-refused-lately = Das wurde vor Kurzem abgelehnt. Du kannst es wieder vorschlagen, wenn ein weiterer Zug gespielt ist, sonst ab { $from }.
table-nothing-to-take-back = Es gibt nichts zurückzunehmen.
table-past-chance = Seitdem hat das Los entschieden, und das lässt sich nicht zurücknehmen.
table-veiled = Das geht gerade nicht. Der Grund kann eine Vereinbarung sein, von der du nichts weißt.
table-hand-to-nobody = Nenne ein anderes Mitglied, das den Platz übernehmen soll.
table-seat-vacant = { $seat }: Dort sitzt niemand; wer mag, kann sich setzen.
table-owes-nothing = { $seat }: Auf diesen Platz wartet die Partie nicht.
table-still-patient = { $seat }: Für diesen Platz ist Zeit bis { $until }. Danach kann er freigegeben werden.
table-endless-patience = An diesem Tisch verliert niemand einen Platz, weil er langsam ist: `patience` hat hier keine Grenze.
table-not-at-table = Das können nur die Spieler und der Gastgeber dieses Tisches.
table-too-late = Zwei Züge sind schon gespielt, darum lässt sich die Partie nicht mehr einfach abbrechen. Schlag vor, sie ohne Ergebnis zu beenden: Alle, die noch spielen, müssen zustimmen.
table-no-talk = { $action }: An diesem Tisch verhandelt niemand; sagen lässt sich nur, was die Regeln selbst verlangen.

# What happens beside the game.

table-agreement = eine Vereinbarung
table-terms-takeback = Zugrücknahme bis Aktion { $to }
table-terms-takeback-before = Zugrücknahme bis vor { $move }
table-terms-takeback-all = Zugrücknahme bis zum Anfang der Partie
table-text = { $text }
table-terms-pause = Unterbrechung, { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
table-terms-resume = vorzeitiges Fortsetzen
table-terms-draw = Remis
table-terms-annul = Ende der Partie ohne Ergebnis
table-terms-hand = Übergabe des Platzes ({ $seat }) an { $who }
table-proposed = { $seat } schlägt vor: { $terms }.
table-proposed-takeback = { $seat } bittet darum: { $terms }.
table-proposed-hand = { $seat } möchte den Platz übergeben: { $who }, übernimmst du ihn?
table-agreed = { $seat } stimmt zu: { $terms }. Es fehlt noch: { $waiting }.
table-declined = { $seat } lehnt ab: { $terms }. Damit ist es vom Tisch.
table-declined-unseated = Abgelehnt: { $terms }.
table-withdrawn = { $seat } zieht den Vorschlag zurück: { $terms }.
table-expired = Die Zeit ist ohne Antwort abgelaufen: { $terms }.
table-outrun = Dieser Antrag ist hinfällig: { $terms }.
table-ended = Gilt nicht mehr: { $terms }.
table-taken-back = Vereinbart: zurück zu Aktion { $to }. { $gone ->
    [one] Eine Aktion wurde
   *[other] { $gone } Aktionen wurden
} zurückgenommen.
table-taken-back-all = Vereinbart: zurück zum Anfang. { $gone ->
    [one] Eine Aktion wurde
   *[other] { $gone } Aktionen wurden
} zurückgenommen.
table-paused = Vereinbart: Die Partie ist unterbrochen bis { $until }.
table-resumed = Vereinbart: Die Unterbrechung ist beendet, die Partie geht weiter.
table-resumed-by-time = Die Unterbrechung ist vorbei: Die Partie geht weiter.
table-drawn = Vereinbart: Die Partie endet remis.
table-annulled = Vereinbart: Die Partie endet ohne Ergebnis.
table-plate-drawn = Remis
table-plate-no-result = ohne Ergebnis
table-handed = { $who } übernimmt einen Platz: { $seat }.
table-handed-unnamed = Jemand anderes übernimmt einen Platz: { $seat }.
table-vacated = { $seat } hat die anderen zu lange warten lassen, darum ist der Platz jetzt frei{ $by ->
    [host] {" "}(freigegeben von { $who }, Gastgeber)
    [manager] {" "}(freigegeben von { $who }, Server-Verwaltung)
    [somebody] {" "}(freigegeben von { $who })
   *[other] {""}
}. Wer mag, kann ihn nehmen und weiterspielen.
table-sat = { $who } nimmt einen freien Platz und spielt weiter: { $seat }.
table-sat-unnamed = Jemand nimmt einen freien Platz und spielt weiter: { $seat }.
table-aborted = { $by ->
    [host] { $who } (Gastgeber) bricht die Partie ab, bevor sie richtig begonnen hat.
    [manager] { $who } (Server-Verwaltung) bricht die Partie ab, bevor sie richtig begonnen hat.
   *[other] Die Partie ist abgebrochen, bevor sie richtig begonnen hat.
} Sie hat kein Ergebnis.
table-seeds = Eigene Startwerte: { $seeds }.
table-seed = { $seat } { $seed }
table-seed-none = { $seat } keiner
table-rolled = { $who } würfelt { $one } + { $other } = { $total }.
table-rolled-again = Gleichstand: { $who } würfelt noch einmal, { $one } + { $other } = { $total }.
table-chosen = { $who } wählt { $seat }.
table-chosen-last = { $who } bekommt, was übrig ist: { $seat }.
table-chosen-late = { $who } hat nicht rechtzeitig gewählt und bekommt die erste freie Farbe: { $seat }.
