# Von außen zusehen: Partien, denen jemand folgt, der Kalender, die Adresse eines Tisches im Web.

lobby-watch = Zusehen: <{ $address }>
button-watch = Zusehen

follow-how = Schreib `folgen #12`, um zu erfahren, wie Partie 12 ausgeht, oder `folgen #12 züge`, um bei jedem Zug Bescheid zu bekommen. `entfolgen #12` beendet es.
follow-own = An Tisch #{ $table } spielst du selbst.
follow-over = Die Partie an Tisch #{ $table } ist zu Ende.
follow-end = Du folgst { $game } #{ $table }. Ich sage dir, wie die Partie ausgeht. `folgen #{ $table } züge` meldet jeden Zug, `entfolgen #{ $table }` beendet es.
follow-turns = Du folgst { $game } #{ $table }. Ich zeige dir nach jedem Zug das Brett, bis die Partie zu Ende ist. `entfolgen #{ $table }` beendet es.
follow-full = Du folgst schon { $most } Partien. Beende zuerst eine; `folgen` listet sie auf.
follow-crowded = { $game } #{ $table } folgen schon zu viele.
follow-off = Tisch #{ $table } folgst du nicht mehr.
follow-not = Tisch #{ $table } folgst du nicht.
follow-none = Du folgst keiner Partie. Schreib `folgen #12`, um zu erfahren, wie Partie 12 ausgeht.
follow-list = **Du folgst diesen Partien**
follow-line-end = #{ $table }: ihrem Ende
follow-line-turns = #{ $table }: jedem Zug
follow-head = Du folgst { $game } #{ $table }.
follow-button-stop = Nicht mehr folgen

calendar-which = Schreib `kalender` für eine neue Adresse, oder `kalender aus`, um sie aufzuheben.
calendar-made = Deine Fristen als Kalender: <{ $address }>
    Füge diese Adresse deinem Kalenderprogramm als Abonnement hinzu. Ich zeige sie nur einmal, und eine frühere Adresse gilt nicht mehr. Jeder, der sie hat, sieht deine Fristen: Behalte sie für dich. `kalender aus` hebt sie auf.
calendar-off = Deinen Kalender gibt es nicht mehr: Seine Adresse gilt nicht mehr.
calendar-none = Du hast keinen Kalender.
calendar-nowhere = Kalender gibt es hier nicht: Wer mich betreibt, muss zuerst `[web] address` und `public_url` setzen.
calendar-name = Liege: meine Fristen
calendar-entry = { $game } #{ $table }: du bist am Zug ({ $seat })

link-button = Im Browser spielen
link-how = Schreib `link` für einen Link zu deinem Brett, `link #12`, um den Tisch zu nennen, oder `link aus`, um alle Links zu beenden.
link-made = Dein Brett, { $game } #{ $table }: Der Knopf öffnet es in deinem Browser. Der Link gilt { $minutes } Minuten und nur in einem Browser. Dieser Browser kann dann an diesem Tisch für dich spielen, bis die Partie vorbei ist. `link aus` beendet das in allen Browsern.
link-not-yours = Du hast an Tisch #{ $table } keinen Platz.
link-off = Erledigt: Kein Link und kein Browser kann mehr für dich spielen.
link-none = Du hast keinen Link, und kein Browser kann für dich spielen.
link-nowhere = Im Browser kann man hier nicht spielen: Wer mich betreibt, muss zuerst `[web] address` und eine `public_url` setzen, die mit `https://` beginnt.
link-page = Du brauchst keinen Link: Die Bretter sind auf dieser Seite. Öffne den Tisch.
link-failed = Gerade kann ich keinen Link machen. Versuch es in einer Minute noch einmal.
