# Herausforderungen, und Leute, die nichts miteinander zu tun haben wollen.

challenge-how = Wen forderst du heraus, und zu welchem Spiel? Zum Beispiel `herausfordern @Bo drachenschach zeit=3d` oder `herausfordern alle drachenschach`. Spiele: { $games }.
challenges-how = Schreib `herausforderungen`, `herausforderungen annehmen #12`, `herausforderungen ablehnen #12`, `herausforderungen zurückziehen #12`, `herausforderungen aus` oder `herausforderungen an`.
challenge-which-game = Zu welchem Spiel? Schreib es dazu: { $games }.
challenge-who = Ich weiß nicht, wer „{ $name }“ ist. Erwähne das Mitglied, zum Beispiel `herausfordern @Bo drachenschach`. Bots kann man nicht herausfordern.
challenge-whom = Wen forderst du heraus? Erwähne die Person, oder schreib `herausfordern alle …` für jeden, der Lust hat.
challenge-both = Fordere entweder bestimmte Leute heraus oder alle, nicht beides zugleich. Ein Platz, für den niemand genannt ist, ist ohnehin für alle offen.
challenge-to-what = Zu welchem Spiel forderst du { $who } heraus?
challenge-choose = Wähle ein Spiel
challenge-yourself = Dich selbst kannst du nicht herausfordern. `neu` öffnet einen Tisch, an dem du mehrere Plätze haben kannst.
challenge-seat-stranger = Du hast { $who } auf den Platz „{ $seat }“ gesetzt, forderst die Person aber nicht heraus. Erwähne sie auch vor dem Namen des Spiels.
challenge-games = „{ $value }“ Partien zugleich gehen nicht: Nenne eine Zahl von 1 bis { $most }.
challenge-too-many = Du hast schon { $most } offene Herausforderungen, und mehr gehen nicht zugleich. Zieh eine zurück: `herausforderungen`.
challenge-too-many-to = { $most } deiner Herausforderungen warten schon auf { $who }. Warte auf eine Antwort, oder zieh eine zurück: `herausforderungen`.
challenge-declined-lately = { $who } hat dieses Spiel vor Kurzem abgelehnt. Du kannst { $when } wieder fragen.
challenge-door-closed = { $who } kann zurzeit nicht herausgefordert oder eingeladen werden.
challenge-anyone-where = Fordere alle dort heraus, wo andere es lesen: in einem Kanal eines Servers.
challenge-where = Eine Partie braucht einen Kanal, den ihr alle lesen könnt. Ihr habt noch nie auf einem Server zusammen gespielt: Fordere in einem Kanal eines gemeinsamen Servers heraus.
challenge-made = Tisch #{ $table } in { $place }: Deine Herausforderung an { $who } zu einer Partie { $game } kann bis { $until } angenommen oder abgelehnt werden.
challenge-made-anyone = Tisch #{ $table } in { $place }: Deine Herausforderung an alle zu einer Partie { $game } gilt bis { $until }.
challenge-made-games = Daraus werden bis zu { $games } Partien zugleich gespielt.
challenge-title = **{ $game }** · Herausforderung, Tisch #{ $table }
    { $host } fordert heraus: { $who }.
challenge-title-anyone = **{ $game }** · offene Herausforderung, Tisch #{ $table }
    { $host } fordert alle heraus.
challenge-title-hidden = **{ $game }** · Herausforderung, Tisch #{ $table }
challenge-there = Der andere Server entscheidet selbst, wer Tische öffnen darf: Fordere dort noch einmal heraus.
challenge-stands = Die Herausforderung ist offen bis { $until }. Nimm mit den Knöpfen an oder lehne ab, oder schreib `{ $address }herausforderungen annehmen #{ $table }` oder `{ $address }herausforderungen ablehnen #{ $table }`.
challenge-how-anyone = Die Herausforderung ist offen bis { $until }. Nimm sie mit einem Knopf an, oder schreib `{ $address }beitreten #{ $table }`.
challenge-card-declined = { $who } kann diesmal nicht annehmen.
challenge-card-declined-hidden = Jemand kann diesmal nicht annehmen.
challenge-card-expired = Diese Herausforderung ist abgelaufen.
challenge-card-withdrawn = Die Herausforderung wurde zurückgezogen.
challenge-told-declined = { $who } hat deine Herausforderung zu { $game } abgelehnt (Tisch #{ $table }). Du kannst denselben Tisch so öffnen, dass der Platz für alle frei ist.
challenge-told-expired = Deine Herausforderung zu { $game } (Tisch #{ $table }) wurde nicht rechtzeitig angenommen. Du kannst denselben Tisch so öffnen, dass die freien Plätze für alle offen sind.
challenge-told-over = Deine Herausforderung an alle zu { $game } (zuletzt an Tisch #{ $table }) ist vorbei. Laufende Partien gehen weiter.
challenge-button-accept = Annehmen
challenge-button-decline = Ablehnen
challenge-button-withdraw = Zurückziehen
challenge-button-open = Platz für alle öffnen
challenge-button-accept-of = #{ $table } annehmen
challenge-button-decline-of = #{ $table } ablehnen
challenge-button-withdraw-of = #{ $table } zurückziehen
challenge-button-door-open = Wieder annehmen
challenge-button-door-shut = Keine annehmen
challenge-no-such = Tisch #{ $table } gehört zu keiner Herausforderung. `herausforderungen` listet die auf, die dich betreffen.
challenge-none-to-you = Auf deine Antwort wartet keine Herausforderung.
challenge-none-of-yours = Von dir ist keine Herausforderung offen.
challenge-which = Es gibt mehrere Herausforderungen. Welche meinst du?
challenge-not-you = Die Herausforderung an Tisch #{ $table } wartet nicht auf deine Antwort.
challenge-not-yours = Das kann nur, wer herausgefordert hat: Die Herausforderung an Tisch #{ $table } ist nicht deine.
challenge-declined = Du hast die Herausforderung an Tisch #{ $table } abgelehnt. { $who } erfährt es.
challenge-gone = Die Herausforderung an Tisch #{ $table } gibt es nicht mehr.
challenge-withdrawn = Deine Herausforderung an Tisch #{ $table } ist zurückgezogen.
challenge-withdrawn-anyone = Deine Herausforderung an alle ist zurückgezogen. Laufende Partien gehen weiter.
challenge-opened = Die Plätze an Tisch #{ $table } sind schon offen.
challenge-door-shut = Jetzt kann dich niemand herausfordern, für einen Platz nennen oder dir einen übergeben. Laufende Partien und frühere Herausforderungen bleiben, wie sie sind.
challenge-door-opened = Du kannst wieder herausgefordert und eingeladen werden.
challenges-to-you = Warten auf deine Antwort
challenges-yours = Von dir
challenges-standing = Hier für alle offen
challenges-none = Du hast keine offenen Herausforderungen. `herausfordern @Bo drachenschach` macht eine.
challenges-door-shut = Du nimmst zurzeit keine Herausforderungen an; `herausforderungen an` ändert das.
challenge-anyone = alle
challenge-line = • #{ $table } { $game }, { $time }: { $who } fordert dich heraus, bis { $until }
challenge-line-hidden = • #{ $table } { $game }, { $time }, bis { $until }
challenge-line-yours = • #{ $table } { $game }, { $time }: Du forderst heraus: { $who }, bis { $until }
challenge-line-playing = • #{ $table } { $game }, { $time }: Du forderst heraus: { $who }; die Partie läuft, der nächste Tisch folgt danach, bis { $until }
challenge-line-standing = • #{ $table } { $game }, { $time }: { $who } fordert alle heraus, bis { $until }
challenge-time-none = ohne Zeitlimit
challenge-time-fischer = { $stock } + { $increment } pro Zug, höchstens { $cap }

block-whom = Wen? Zum Beispiel `blockieren @Bo` oder `entblocken @Bo`.
block-unknown = Ich weiß nicht, wer „{ $name }“ ist. Erwähne das Mitglied, zum Beispiel `blockieren @Bo`. Bots kann man nicht blockieren.
block-yourself = Dich selbst kannst du nicht blockieren.
block-too-many = Du hast { $most } Leute blockiert, und mehr gehen nicht. `blockierungen` listet sie auf.
block-done = { $who } ist blockiert: Ihr kommt nicht mehr an einen Tisch und könnt einander nicht herausfordern, nicht einladen und keine Notizen schreiben. Niemand erfährt davon.
block-withdrawn = Deine Herausforderungen an diese Person sind zurückgezogen: { $tables }.
block-goes-on = Ihr spielt gerade gegeneinander, und das geht weiter: { $tables }.
block-lobby = Ihr habt beide Plätze an Tischen, die noch nicht begonnen haben: { $tables }. Wenn du dort nicht spielen willst, steh auf: `verlassen`.
block-button-undo = Rückgängig
block-said-aloud = Was du geschrieben hast, konnten alle lesen. { $slash ->
    [yes] Nimm nächstes Mal den Slash-Befehl, den nur du siehst, oder schreib
   *[no] Schreib
} es mir als Direktnachricht.
block-lifted = { $who } ist nicht mehr von dir blockiert.
block-none-such = Du hast { $who } nicht blockiert.
block-nobody = Du hast niemanden blockiert.
block-list = { $count ->
    [one] Du hast eine Person blockiert. Das siehst nur du.
   *[other] Du hast { $count } Leute blockiert. Das siehst nur du.
}
block-list-more = Für eine Blockierung ohne Knopf: `entblocken @Bo`.
block-button-lift = { $who } entblocken
block-sits-there = Du hast { $who } blockiert, und an Tisch #{ $table } ist für diese Person ein Platz. Willst du dich dort hinsetzen, heb zuerst die Blockierung auf: `entblocken { $first }`.
block-yours = Du hast { $who } blockiert. Heb zuerst die Blockierung auf: `entblocken { $who }`.
whisper-not-taken = An Tisch #{ $table } bringe ich { $seat } gerade keine Notiz: Vielleicht sitzt dort niemand, oder der Platz ist ausgeschieden oder nimmt keine Notizen an.
