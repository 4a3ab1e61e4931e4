# Die Webseiten.

web-home = Liege
web-home-about = Langsame Partien ungewöhnlicher Schacharten, im Chat gespielt, über Tage und Wochen. Auf diesen Seiten kannst du zusehen.
web-home-how = Jede Partie hat ihre eigene Adresse: Sie steht unter der Einladung im Chat, nach „Zusehen“.
web-foot = ein Bot für langsame Partien ungewöhnlicher Schacharten
web-missing = Hier ist nichts
web-missing-why = Unter dieser Adresse gibt es keine Seite, oder sie ist nicht für alle sichtbar.
web-title = { $game } #{ $table }
web-server = Partien dieses Servers
web-server-about = Laufende und beendete Partien.
web-open = Laufend
web-over = Beendet
web-none = Keine.
web-more = Mehr
web-feed = Beendete Partien als Feed
web-up = Alle Partien dieses Servers
web-news = Die Partie ist weitergegangen: Brett zeigen
web-steps = Schritt für Schritt durch die Partie
web-first = Zum Anfang
web-back = Eine Aktion zurück
web-next = Eine Aktion vor
web-last = Zur Gegenwart
web-games = Was hier gespielt wird
web-games-about = Die Spiele, die dieser Server anbietet: worum es geht, für wie viele Spieler und wie lange es dauert.
web-players = Spieler
web-to-move = am Zug
web-treaties = Abmachungen und Angebote
web-log = Protokoll
web-log-cut = { $count ->
    [one] eine weitere Aktion
   *[other] { $count } weitere Aktionen
}
web-terms = Einstellungen
web-download = Zum Mitnehmen:
web-record = Aufzeichnung
web-changed = Zuletzt geändert:
web-deadline = Frist:
web-state-lobby = offen: wartet auf Spieler
web-state-playing = { $count ->
    [one] bisher eine Aktion
   *[other] bisher { $count } Aktionen
}
web-state-over = beendet
web-state-abandoned = abgesagt
web-contests = Turniere
web-standing = Stand
web-entrants = Angemeldet
web-place = Platz
web-player = Spieler
web-points = Punkte
web-cross = Kreuztabelle
web-round = Runde { $round }
web-contest-news = Das Turnier ist weitergegangen: jetzigen Stand zeigen
calendar-alarm = Deine Zeit für den Zug läuft ab

web-seat-about = Hier spielst du an deinem eigenen Platz. Dieser Browser kann dann an diesem Tisch für dich ziehen, bis die Partie vorbei ist: Öffne das Brett nicht auf einem Rechner, den auch andere benutzen.
web-seat-open = Mein Brett öffnen
web-seat-gone = Dieser Browser kann an diesem Tisch nicht spielen. Der Link wurde schon benutzt oder ist älter als fünfzehn Minuten, die Partie ist vorbei, oder der Platz gehört dir nicht mehr. Schreib dem Bot „link“, dann bekommst du einen neuen.
web-seat-foreign = Das darf nur die Seite des Tisches fragen.
web-seat-fault = Das geht gerade nicht. Versuch es in einer Minute noch einmal.
web-seat-request = Eine Anfrage hat eine ID aus 1 bis 100 Zeichen.
web-seat-leave = In diesem Browser nicht mehr spielen
web-seat-input = Dein Zug, oder was du sonst im Chat tippen würdest
web-seat-script = Diese Seite braucht JavaScript.
web-seat-unfit = Hier kannst du ziehen, anbieten und antworten, aufgeben, vorschlagen, planen und tun, was dein Tisch sonst braucht. Alles andere tippst du im Chat.
