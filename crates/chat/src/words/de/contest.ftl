# Turniere: die Nachricht mit dem Stand, die Beiträge, die Antworten auf Befehle.

## Der Stand eines Turniers

contest-title = 🏆 **{ $name }** (Turnier #{ $contest }) · { $game }
contest-unrated = ohne Wertung
contest-format-robin = Rundenturnier
contest-format-robin-double = doppeltes Rundenturnier
contest-format-swiss = Schweizer System, { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}
contest-format-swiss-open = Schweizer System
contest-format-knock-out = K.-o.-System, { $games ->
    [one] eine Partie pro Match
   *[other] { $games } Partien pro Match
}
contest-format-ladder = Rangleiter, Forderungen bis zu { $range ->
    [one] eine Stufe
   *[other] { $range } Stufen
} höher
contest-format-league = Liga, Staffeln zu { $size }, Saison { $weeks ->
    [one] eine Woche
   *[other] { $weeks } Wochen
}
contest-name-robin = Rundenturnier
contest-name-double = doppeltes Rundenturnier
contest-name-swiss = Schweizer System
contest-name-knock-out = K.-o.-Turnier
contest-name-ladder = Rangleiter
contest-name-league = Liga
contest-state-announced = angekündigt
contest-state-entries = Anmeldung offen
contest-state-check-in = Anwesenheitsprüfung
contest-state-running = läuft
contest-state-finished = beendet
contest-state-cancelled = abgesagt
contest-line = **#{ $contest }** { $name } · { $game } · { $state }
contest-opens-at = Die Anmeldung öffnet am { $until }.
contest-is-announced = Angekündigt, die Anmeldung ist noch nicht offen.
contest-is-open = Die Anmeldung ist offen. Angemeldet: { $count }{ $most }
contest-is-open-until = Die Anmeldung ist bis { $until } offen. Angemeldet: { $count }{ $most }
contest-is-checking = Anwesenheitsprüfung bis { $until }: { $ready } von { $count } sind da.
contest-is-running = Runde { $round } von { $rounds } · beendete Partien: { $over } von { $games }
contest-is-running-until = Runde { $round } von { $rounds }, bis { $until } · beendete Partien: { $over } von { $games }
contest-is-ladder = Auf der Leiter: { $count } · laufende Partien: { $open }
contest-is-finished = Das Turnier ist beendet.
contest-is-cancelled = Das Turnier ist abgesagt.
contest-is-paused = ⏸ Pause: keine Frist läuft.
contest-waiting = Warten auf einen Platz: { $count }
contest-former = ein früherer Teilnehmer
contest-part = **Staffel { $part }**
contest-struck = gestrichen
contest-byes = Ohne Partie: { $who }

## Knöpfe

contest-button-join = Anmelden
contest-button-ready = Ich bin da
contest-button-mine = Meine Partien
contest-button-table = Stand
contest-button-cross = Kreuztabelle
contest-button-wide = Alle Runden
contest-button-accept = Annehmen
contest-button-refuse = Ablehnen
contest-button-again = Ich spiele wieder mit
contest-button-cancel = Turnier absagen
contest-button-withdraw = Aussteigen
contest-button-board = Brett #{ $table }

## Beiträge

contest-news-open = Die Anmeldung für **{ $name }** ist offen.
contest-news-closing = Die Anmeldung für **{ $name }** schließt am { $until }. Es gibt freie Plätze.
contest-news-changed = Die Bedingungen von **{ $name }** haben sich geändert. Drück den Knopf, wenn du weiter mitspielst: { $who }
contest-news-checkin = **{ $name }** beginnt bald. Drück den Knopf bis { $until }, sonst verfällt dein Platz: { $who }
contest-news-few = { $who }, **{ $name }** kann nicht beginnen: angemeldet { $count }, nötig { $needed }. Du kannst ein anderes System wählen (`turnier ändern`), warten oder absagen. Nach drei Tagen sage ich es ab.
contest-news-moved-up = Ein Platz ist frei geworden: Du spielst bei **{ $name }** mit.
contest-news-paired = **{ $name }**, Runde { $round }
contest-news-paired-rounds = **{ $name }**: Die Runden { $rounds } haben begonnen
contest-news-paired-by-hand = **{ $name }**, Runde { $round } (von Hand gepaart)
contest-news-deadline = Alle Partien enden bis { $until }.
contest-news-near = { $who }: Runde { $round } von **{ $name }** endet am { $until }, und du hast offene Partien.
contest-news-extended = Runde { $round } von **{ $name }** endet jetzt am { $until }.
contest-news-over = Runde { $round } von **{ $name }** ist beendet.
contest-news-stuck = Für **{ $name }** lässt sich keine weitere Runde paaren. Das Turnier endet mit Runde { $round }.
contest-news-challenged = { $by } fordert { $who }. Bitte antworte bis { $until }.
contest-news-refused = { $who }, deine Forderung wurde abgelehnt. { $reason }
contest-news-season = **{ $name }**: Saison { $season } ist beendet. Meister: { $champions }. Aufsteiger: { $up }. Absteiger: { $down }.
contest-news-again = Die nächste Saison beginnt am { $until }. Spielst du wieder mit? { $who }
contest-news-paused = **{ $name }** pausiert. Keine Frist läuft.
contest-news-resumed = **{ $name }** geht weiter. Alle Fristen haben sich um die Pause verschoben.
contest-news-organiser = { $who }, du leitest jetzt **{ $name }**: Die Turnierleitung war zwei Wochen nicht hier.
contest-news-no-organiser = Die Turnierleitung von **{ $name }** war zwei Wochen nicht hier. Wer den Server verwaltet, kann entscheiden; die Runden gehen von selbst weiter.
contest-news-finished = 🏆 **{ $name }** ist beendet.
contest-news-corrected = Ein Ergebnis von **{ $name }** wurde berichtigt. Der Stand ist jetzt:
contest-news-cancelled-few = **{ $name }** ist abgesagt: Es haben sich zu wenige angemeldet.
contest-news-cancelled = **{ $name }** ist abgesagt. { $reason }
contest-parted-not-ready = Du hast dich für **{ $name }** nicht zurückgemeldet und spielst nicht mit.
contest-parted-not-agreed = Du hast den neuen Bedingungen von **{ $name }** nicht zugestimmt und spielst nicht mit.
contest-parted-absent = Du bist bei **{ $name }** ausgeschieden: Du bist zu zwei Partien nicht erschienen oder hast drei Runden lang nicht geantwortet.
contest-parted-excluded = Du wurdest von **{ $name }** ausgeschlossen. { $reason }
contest-parted-left = Du spielst bei **{ $name }** nicht mehr mit.
contest-warns-repeated = Achtung: { $one } und { $other } haben schon gegeneinander gespielt.
contest-warns-colours = Achtung: { $who } bekommt zu oft dieselbe Farbe.
contest-warns-forgotten = Achtung: { $who } hat weder eine Partie noch ein Freilos und bekommt keinen Punkt.

## Antworten

contest-on-server = Turniere finden auf einem Server statt. Schreib das dort in einen Kanal.
contest-none = Hier gibt es kein Turnier. `turnier neu schweizer schach, 5 runden, 3 tage pro zug` kündigt eines an.
contest-unknown = Ein Turnier #{ $contest } gibt es hier nicht. `turnier` zeigt die Turniere dieses Servers.
contest-which = Welches Turnier meinst du? Füge die Nummer hinzu, zum Beispiel `#3`:
contest-game-gone = Das Spiel dieses Turniers gibt es hier nicht mehr.
contest-too-many = Du leitest { $count ->
    [one] { $count } Turnier, das
   *[other] { $count } Turniere, die
} noch nicht beendet { $count ->
    [one] ist
   *[other] sind
}. Schließ oder sag zuerst eines ab.
contest-made = **{ $name }** (Turnier #{ $contest }) ist in { $place } angekündigt.
contest-edited = Die Bedingungen von Turnier #{ $contest } sind geändert.
contest-opened = Die Anmeldung für Turnier #{ $contest } ist offen.
contest-closed = Turnier #{ $contest }: geschlossen.
contest-cancel-sure = Turnier #{ $contest } absagen? Laufende Partien enden ohne Ergebnis.
contest-cancelled = Turnier #{ $contest } ist abgesagt.
contest-reason-long = Der Grund ist zu lang. Fass dich kürzer.
contest-paused-now = Turnier #{ $contest } pausiert.
contest-resumed-now = Turnier #{ $contest } geht weiter.
contest-joined = Du bist für Turnier #{ $contest } angemeldet. Bisher angemeldet: { $count }. Deine Partien öffne ich zu Beginn der Runden.
contest-joined-waiting = Bei Turnier #{ $contest } sind alle Plätze vergeben. Du stehst auf der Warteliste.
contest-blocked = Du kannst dich für Turnier #{ $contest } nicht anmelden: Jemand dort hat dich blockiert, oder du ihn.
contest-program-stranger = Turnier #{ $contest } findet auf einem Server statt, auf dem du noch nicht gespielt hast. Schreib dort, im Kanal des Turniers, `turnier anmelden`.
contest-left = Du bist für Turnier #{ $contest } nicht mehr angemeldet.
contest-is-ready = Du bist für Turnier #{ $contest } bereit.
contest-withdraw-sure = Aus Turnier #{ $contest } aussteigen? Deine laufenden Partien darin sind verloren.
contest-withdraw-sure-on = Aus Turnier #{ $contest } aussteigen? Laufende Partien spielst du zu Ende, neue bekommst du nicht.
contest-withdrawn = Du bist aus Turnier #{ $contest } ausgestiegen.
contest-holiday-begun = Auf der Leiter von Turnier #{ $contest } steht deine Zeit bis { $until } still.
contest-holiday-over = Auf der Leiter von Turnier #{ $contest } läuft deine Zeit wieder.
contest-bye-taken = Du setzt in Runde { $round } von Turnier #{ $contest } aus, ohne Punkt.
contest-bye-half = Du setzt in Runde { $round } von Turnier #{ $contest } für einen halben Punkt aus.
contest-not-in = { $who } spielt bei Turnier #{ $contest } nicht mit.
contest-games-of = Turnier #{ $contest }, Partien von { $who }:
contest-no-games = Es gibt noch keine Partien.
contest-round-head = Turnier #{ $contest }, Runde { $round }:
contest-round-now = Turnier #{ $contest }: Die nächste Runde beginnt jetzt.
contest-no-round = Turnier #{ $contest } hat noch keine Runde { $round }. Bisherige Runden: { $rounds }.
contest-paired-by-hand = Die Runde von Turnier #{ $contest } ist gepaart, wie du gesagt hast.
contest-decided-now = Turnier #{ $contest }: Das Ergebnis von Partie { $game } ist gespeichert.
contest-no-deadline = Turnier #{ $contest } hat gerade keine Runde mit einer Frist.
contest-extended = Runde { $round } von Turnier #{ $contest } endet jetzt am { $until }.
contest-entered-late = { $who } spielt jetzt bei Turnier #{ $contest } mit.
contest-dropped = { $who } spielt bei Turnier #{ $contest } nicht mehr mit.
contest-arbiter-named = { $who } ist jetzt Schiedsrichter von Turnier #{ $contest }.
contest-arbiter-off = { $who } ist nicht mehr Schiedsrichter von Turnier #{ $contest }.
contest-substituted = Bei Turnier #{ $contest } spielt ab jetzt { $comes } für { $leaves }.
contest-no-challenge = Keine Forderung in Turnier #{ $contest } wartet auf deine Antwort.
contest-challenge-made = Deine Forderung in Turnier #{ $contest } ist ausgesprochen.
contest-accepted = Angenommen. Ich öffne die Partie.
contest-refused = Du hast die Forderung in Turnier #{ $contest } abgelehnt.
contest-plays-again = Du spielst die nächste Saison von Turnier #{ $contest } mit.
contest-plays-no-more = Du spielst die nächste Saison von Turnier #{ $contest } nicht mit.
contest-files = Turnier #{ $contest } für andere Programme:

## Was nicht stimmt, und wie es richtig wäre

contest-how = Was nach `turnier` steht, verstehe ich nicht. `turnier` allein zeigt den Stand der Dinge; weitere sind `turnier mitspielen`, `turnier stand` und `turnier runde`. `hilfe turnier` nennt alle.
contest-new-how = Nenn das System und das Spiel: `turnier neu schweizer schach, 5 runden, 3 tage pro zug`. Systeme: schweizer, rundenturnier, doppelt, ko, leiter, liga.
contest-import-how = Häng einen Turnierbericht (TRF) an: `turnier importieren`, oder mit Spiel und Einstellungen `turnier importieren schach time=3d`.
contest-import-unread = Diese Datei kann ich nicht lesen. Ein Turnierbericht ist Text in UTF-8, höchstens 512 KiB.
contest-import-players = Ein Turnierbericht hat 1 bis { $most } Spieler, jeden in einer Zeile, die mit 001 beginnt.
contest-import-check-in = Die Spieler des Berichts haben noch nicht gesagt, dass sie mitspielen. Darum braucht das Turnier eine Anwesenheitsprüfung: lass `checkin=off` weg.
contest-import-known = Dieser Bericht wurde schon importiert: **{ $name }** (Turnier #{ $contest }). `turnier importieren nochmal` importiert ihn ein weiteres Mal.
contest-imported = Aus dem Bericht angemeldet: { $count }. Die Anwesenheitsprüfung fragt sie alle.
contest-import-strangers = Unter denen, die auf diesem Server gespielt haben, nicht gefunden: { $names }. Sie können sich selbst anmelden.
contest-edit-how = Sag, was sich ändert: `turnier ändern plätze=16 runde=14d`.
contest-cancel-how = Sag, warum: `turnier absagen niemand hat zeit`.
contest-pause-how = `turnier pause` hält alle Fristen an, `turnier pause aus` lässt sie weiterlaufen.
contest-bye-how = Sag, in welcher Runde du aussetzt: `turnier freilos 3`, für einen halben Punkt `turnier freilos 3 halb`.
contest-round-how = `turnier runde` zeigt die letzte Runde, `turnier runde 2` eine andere, `turnier runde jetzt` beginnt die nächste. Von Hand: `turnier runde 1-4 3-2 freilos 5`, mit den Nummern der Teilnehmer.
contest-result-how = Nenn die Partie, das Ergebnis und den Grund: `turnier ergebnis 3.2 1-0 weil …` (Runde 3, Partie 2). Ergebnisse sind 1-0, ½-½, 0-1, + -, - +, - -, annullieren oder die Punkte jedes Platzes: 1 0.5 0.
contest-extend-how = Sag, wie viel länger oder bis zu welchem Tag: `turnier verlängern 3d`, `turnier verlängern bis freitag`.
contest-late-how = Sag, wer nachrückt: `turnier nachmelden @Bo`.
contest-drop-how = Sag, wen und warum: `turnier ausschließen @Bo weil …`.
contest-arbiter-how = Sag, wen: `turnier schiedsrichter @Bo` oder `turnier schiedsrichter @Bo aus`.
contest-substitute-how = Sag, wer für wen spielt und warum: `turnier ersatz @Bo für @Ada weil …`.
contest-challenge-how = Sag, wen: `turnier forderung @Bo`. Antworten: `turnier forderung ja`, `turnier forderung nein weil …`.
contest-again-how = `turnier nochmal`, wenn du die nächste Saison mitspielst, `turnier nochmal nein`, wenn nicht.
contest-term-unfit = Die Einstellung { $name } gehört nicht zu diesem System.
contest-term-value = { $name } kann nicht { $value } sein. `hilfe turnier-neu` zeigt, was möglich ist.
contest-term-tie-breaks = Feinwertungen sind diese Kürzel: { $all }.
contest-term-seats = In einem Turnier werden die Plätze gepaart, und jede Partie beginnt wie üblich: Lass Plätze und Stellungen weg.
contest-term-players = In diesem Turnier spielen { $count } an einem Tisch, wie ausgeschrieben. Lass Einstellungen weg, die die Plätze ändern, oder schreib ein neues Turnier aus.
contest-term-open = In einem Turnier wissen alle, wer spielt, und die Plätze werden gepaart: Lass `namen=verborgen` und Würfel weg.
contest-when = { $text } verstehe ich nicht als Zeit. Schreib eine Dauer oder einen Tag: `3d`, `freitag`, `24.12`.
