# Die Einstellungen eines Servers, was Gastgeber dürfen, Datenschutz.

server-nowhere = Das ist eine Einstellung eines Servers: Schreib es in einem seiner Kanäle.
server-not-yours = Das kann nur die Verwaltung dieses Servers ändern. `server` zeigt dir, was gilt.
server-how = „{ $text }“ verstehe ich nicht. Zum Beispiel: `server hier`, `server kanal #spiele`, `server überall`, `server öffnen verwalter`, `server sprache de`, `server vorgaben zeit=5d`, `server threads aus`, `server zeitzone Berlin`, `server grenzen tische=20`.
server-which-channel = „{ $text }“ ist kein Kanal. Erwähne ihn, zum Beispiel `server kanal #spiele`; oder schreib dort `server hier`. `server überall` erlaubt alle Kanäle.
server-who-opens = „{ $text }“ kenne ich nicht. Schreib `server öffnen alle`, `server öffnen verwalter`, oder erwähne eine Rolle: `server öffnen @spieler`.
server-threads-which = „{ $text }“ geht nicht. Schreib `server threads an`, `server threads aus` oder `server threads üblich`.
server-standing-which = „{ $text }“ geht nicht. Schreib `server dauernachricht=an` oder `server dauernachricht=aus` in dem Kanal, um den es geht.
server-unfit = In { $channel } kann es keine Tische geben: Ich brauche einen Textkanal, einen Ankündigungskanal oder ein Forum.
server-standing-forum = In einem Forum ist jeder Tisch ein eigener Beitrag: Das Forum selbst ist die Liste. `server dauernachricht=an` ist für einen Textkanal.
server-puzzle-which = „{ $text }“ geht nicht. Schreib `server aufgabe=an`, `server aufgabe=aus` oder ein Spiel, das Aufgaben hat, wie `server aufgabe=schach`, in dem Kanal, um den es geht.
server-puzzle-forum = In einem Forum ist jeder Beitrag ein eigener Tisch: `server aufgabe=an` ist für einen Textkanal.
server-signs-which = „{ $text }“ geht nicht. Schreib `server zeichen an` oder `server zeichen aus`.
server-page-which = „{ $text }“ geht nicht. Schreib `server webseite=an`, `server webseite=suche` (Suchmaschinen dürfen sie finden) oder `server webseite=aus`.
server-page-nowhere = Webseiten gibt es hier nicht: Wer mich betreibt, muss zuerst `[web] address` und `public_url` setzen.
server-too-many = Höchstens { $most } Kanäle können genannt werden; `server überall` erlaubt alle.
server-defaults-long = Das ist zu lang: höchstens { $most } Zeichen.
server-default-unknown = „{ $name }“ ist keine Einstellung, die jeder Tisch hat. Es gibt: { $all }. Zum Beispiel `server vorgaben zeit=5d verhandlung=privat`. Die Optionen einzelner Spiele wählt, wer den Tisch öffnet.
server-elsewhere = Auf diesem Server werden Tische geöffnet in { $channels }.
server-openers = Tische öffnen dürfen auf diesem Server: { $who }. An jedem offenen Tisch kannst du Platz nehmen.
server-everybody = alle
server-managers = die Server-Verwaltung
server-card = **Dieser Server**
server-card-everywhere = Tische können in jedem Kanal geöffnet werden, in dem ich schreiben darf.
server-card-channels = Tische werden geöffnet in { $channels }.
server-card-openers = Öffnen dürfen sie: { $who }.
server-card-language = Die Sprache meiner Nachrichten: { $language }.
server-card-language-own = Meine Nachrichten sind in der Sprache des Servers, wenn ich sie kann.
server-card-usual = Neue Tische haben die üblichen Einstellungen.
server-card-defaults = Neue Tische haben `{ $defaults }`, wenn niemand etwas anderes sagt.
server-card-threads = Jeder Tisch bekommt einen eigenen Thread.
server-card-no-threads = Gespielt wird direkt im Kanal, ohne Threads.
server-card-standing = Dieser Kanal hat eine Dauernachricht: alle seine Tische, wer am Zug ist und bis wann.
server-card-no-standing = Dieser Kanal hat keine Dauernachricht über seine Tische.
server-card-signs = Die Steine von Shogi, Xiangqi und Janggi zeigen Bilder statt Schriftzeichen.
server-card-page = Bei den Partien dieses Servers kann jeder im Web zusehen. Suchmaschinen werden gebeten, sie nicht zu listen.
server-card-page-indexed = Bei den Partien dieses Servers kann jeder im Web zusehen. Suchmaschinen dürfen sie listen.
server-card-no-page = Die Partien dieses Servers sind nicht im Web.
server-card-puzzle = Dieser Kanal bekommt täglich eine Aufgabe, die nächste { $when }: { $game }.
server-card-puzzle-any = irgendein Spiel
server-card-forum = In einem Forum ist jeder Tisch ein eigener Beitrag. Dort suche ich Tags mit den Namen der Spiele und **Offen**, **Läuft**, **Unterbrochen**, **Beendet**. Die fehlenden lege ich an, wenn ich *Kanäle verwalten* darf. `neu` kann man in jedem Kanal tippen.
server-card-lacking = In { $channel } fehlt mir: { $lacks }. Erlaub es in den Einstellungen des Kanals, sonst bleibe ich an den Tischen dort stumm.
server-card-theirs = Ändern kann das die Server-Verwaltung.
server-card-how = Drück einen Knopf, oder schreib zum Beispiel `server kanal #spiele`, `server öffnen @spieler`, `server vorgaben zeit=5d verhandlung=privat`.
server-button-everywhere = Tische überall
server-button-here = Tische nur hier
server-button-managers = Öffnen: nur Verwalter
server-button-everybody = Öffnen: alle
server-button-language = Nachrichten: { $language }
server-button-threads = Mit Threads
server-button-no-threads = Ohne Threads
server-button-no-signs = Schriftzeichen auf Steinen
server-button-standing = Dauernachricht hier
server-button-no-standing = Keine Dauernachricht
server-button-puzzle = Täglich eine Aufgabe
server-button-no-puzzle = Keine tägliche Aufgabe
server-games-all = Alle { $count } Spiele werden angeboten.
server-games-some = { $count } von { $all } Spielen werden angeboten, in dieser Reihenfolge: { $games }.
server-games-how = Wähle ein Spiel im Menü: Solange alle angeboten werden, wird es das einzige; danach fügt jede Wahl ein Spiel hinzu oder nimmt es weg. Oder schreib die Liste in deiner Reihenfolge: `server spiele schach, drachenschach`. `server spiele schach, alle` stellt Schach vor die anderen; `server spiele alle außer tschapajew` lässt eines weg. Tische und Turniere, die es schon gibt, laufen weiter.
server-games-choose = Spiel hinzufügen oder wegnehmen
server-games-which = „{ $text }“ geht nicht. Schreib zum Beispiel `server spiele schach, drachenschach`, `server spiele schach, alle`, `server spiele alle außer tschapajew` oder `server spiele alle`.
server-games-empty = Ein Server bietet mindestens ein Spiel an. `server spiele alle` bietet alle an.
server-button-games = Spiele auswählen
server-button-page = Partien im Web
server-button-no-page = Keine Partien im Web

# --- Die dauerhafte Nachricht eines Kanals
signboard-head = **Die Tische hier**
signboard-none = Kein Tisch ist offen.
signboard-until = **#{ $table }** { $game }{ $place }: { $who }, { $when }
signboard-turn = **#{ $table }** { $game }{ $place }: { $who }
signboard-paused = **#{ $table }** { $game }{ $place }: unterbrochen bis { $until }
signboard-lobby = **#{ $table }** { $game }{ $place }: noch nicht begonnen, { $free ->
    [0] alle Plätze besetzt
    [one] ein Platz frei
   *[other] { $free } Plätze frei
}
signboard-more = { $count ->
    [one] … und noch einer
   *[other] … und noch { $count }
}
signboard-ended = Diese Liste der Tische wird nicht mehr geführt.
signboard-button = Meine Tische

privacy-which = Schreib `datenschutz`, `datenschutz daten` oder `datenschutz vergessen`.
privacy-about = **Was ich über dich speichere**
    • Deine ID und den Namen, unter dem du hier auftrittst, deine Sprache und Einstellungen, wann ich zuletzt von dir gehört habe.
    • Die Tische, die du geöffnet oder an denen du gesessen hast; jede Aktion von dir dort, mit ihrer Zeit; Ergebnisse und Wertungen, die daraus folgen. Partien bleiben für immer gespeichert.
    • Private Notizen, die du an einem Tisch geschrieben oder bekommen hast, mit dem Tisch; deine eigenen Notizen, bedingten Züge und Erinnerungen, bis du sie löschst.
    • Herausforderungen von dir und die, die du abgelehnt hast; wen du blockiert hast, was sonst niemand erfährt.
    • Token, die du für deine Programme erzeugt hast: ihre Namen und was sie dürfen, von den Token selbst nur einen Hash; wohin diese Programme benachrichtigt werden wollen.
    • Die Partien, denen du folgst; von der privaten Adresse deines Kalenders und von den Browsern, in denen du spielst, nur einen Hash.
    • Nachrichten, die ich noch schicken muss, bis sie geschickt sind; IDs von Nachrichten, die ich ausgeführt habe, zwei Tage lang.
    Was du sonst sagst, speichere ich nicht, und nichts geht an andere. Wer mich betreibt, kann die Datendatei lesen und nach eigenem Ermessen Sicherungskopien aufheben.
    `datenschutz daten` gibt dir alles davon, `datenschutz vergessen` löscht es: Name, Einstellungen, Notizen und Pläne verschwinden; deine beendeten Partien bleiben ohne deinen Namen, denn auch andere haben sie gespielt.
privacy-button-data = Meine Daten
privacy-button-forget = Mich vergessen
privacy-data = Alles, was über dich gespeichert ist, als Datei. Es fehlt nur, was andere Leute oder die Geheimnisse einer Partie verraten würde.
privacy-playing = Du spielst noch: { $tables }. Spiel diese Partien zu Ende, gib auf, oder übergib deine Plätze jemand anderem (`übergeben`); dann kann ich dich vergessen.
privacy-sure = Soll ich dich vergessen? Dein Name, deine Einstellungen, Notizen, Pläne und Erinnerungen werden gelöscht, deine Tische, die noch nicht begonnen haben, geschlossen, und in beendeten Partien wirst du zu jemandem ohne Namen. Das lässt sich nicht rückgängig machen; was in Kanälen auf Discord steht, bleibt dort, und an alte Sicherungskopien komme ich nicht heran.
privacy-button-sure = Ja, vergiss mich
privacy-forgotten = Erledigt: Ich weiß nichts mehr über dich. Wenn du mir wieder schreibst, fangen wir von vorn an.
