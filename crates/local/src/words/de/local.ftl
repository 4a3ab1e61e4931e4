# Der lokale Chat: was Konsole und Seite selbst sagen.

# --- Was nicht stimmt
local-no-member = Hier heißt niemand „{ $name }“. Hier sind: { $members }. Ein neues Mitglied kommt mit `!member { $name }` herein.
local-no-member-page = Hier heißt niemand „{ $name }“.
local-no-place = Es gibt keinen Kanal „{ $name }“. Es gibt: { $places }.
local-no-place-page = Diesen Kanal gibt es nicht.
local-no-button = Diesen Knopf gibt es hier nicht.
local-no-button-number = Es gibt keinen Knopf { $number }.
local-no-button-label = { $name } sieht keinen Knopf „{ $label }“.
local-bad-name = „{ $name }“ kann kein Name sein: Ein Name hat höchstens 32 Buchstaben, Ziffern, Leerzeichen, `-`, `_`, `.` oder `'` und beginnt mit einem Buchstaben oder einer Ziffer.
local-name-taken = Hier heißt schon jemand „{ $name }“.
local-reserved-name = „{ $name }“ kann kein Name eines Mitglieds sein: So heißt hier schon etwas anderes (ein Platz, ein Computer, der Bot, alle zusammen oder ein vergessenes Mitglied). Wähle einen anderen Namen.
local-alike-name = „{ $name }“ sieht aus wie „{ $other }“, und so heißt hier schon jemand. Wähle einen anderen Namen.
local-too-long = Eine Nachricht hat höchstens { $limit } Zeichen.
local-too-often = Das war viel auf einmal. Bitte warte noch { $time }.
local-fault = Mit der Datendatei stimmt etwas nicht; es wurde nichts geändert. { $why }
local-undrawn = Ich konnte das Brett nicht zeichnen: { $why }
local-unkept = { $answer } (Diese Antwort wird nicht aufbewahrt: Die Festplatte ist voll oder nicht beschreibbar.)
local-picture-fault = Das Bild konnte nicht nach { $path } geschrieben werden: { $why }

# --- Konsole
console-speech = Ich weiß nicht, wer das sagt. Schreib `name: text`, zum Beispiel `{ $member }: hilfe`. `!help` erklärt die Konsole.
console-directive-unknown = Es gibt kein `!{ $name }`. { $near ->
    [none] `!help` listet auf, was es gibt.
   *[other] Meintest du `!{ $near }`?
}
console-advance-how = Um wie viel? Zum Beispiel `!advance 2d`, `!advance 1h 30m`.
console-advance-bad = Ich kann die Uhr nicht um „{ $span }“ vorstellen: { $why }. Zum Beispiel `!advance 2d`, `!advance 1h 30m`.
console-advance-back = Die Uhr geht nur vorwärts
console-advance-far = So weit reicht der Kalender nicht
console-now = Es ist jetzt { $time }.
console-as = Zeilen ohne Namen kommen jetzt von { $name }.
console-as-nobody = Zeilen ohne Namen gehören jetzt niemandem.
console-in = Zeilen gehen jetzt nach { $place }.
console-members = Hier sind: { $members }.
console-member = { $name } ist hereingekommen.
console-picture = Bild: { $path }
console-edited = (geändert) { $line }
console-buttons-gone = weg: { $buttons }
console-help = Schreib jede Zeile als jemand: `name: text`. In einem anderen Kanal: `name #12: text` (der Thread von Tisch 12), `name #main: text`, `name @: text` (privat).
    Knöpfe haben Nummern: `name: drücke 3`, oder `name: drücke Mitspielen`.
    `!in #12` oder `!in #main` wechselt den Kanal; nach `!as name` kommen Zeilen ohne Namen von diesem Mitglied.
    `!advance 2d` stellt die Uhr vor, `!now` zeigt sie. `!members` listet auf, wer hier ist, `!member name` lässt jemanden herein. `!quit` beendet.
    Eine Zeile, die mit `;` beginnt, ist ein Kommentar.

# --- Die Seite
page-you = Du bist
page-add = Jemanden hinzufügen
page-add-name = Name
page-add-button = Hinzufügen
page-places = Kanäle
page-main = Hauptkanal
page-private = nur du und Liege
page-your-turn = du bist am Zug
page-log = Nachrichten
page-input = Nachricht als { $name }
page-hint = ein Zug oder `hilfe`
page-send = Senden
page-earlier = Frühere Nachrichten
page-only-you = das siehst nur du
page-enlarge = Bild vergrößern
page-close = Schließen
page-suggestions = Vorschläge
page-suggestions-count = { $count ->
    [0] keine Vorschläge
    [one] ein Vorschlag; auswählen mit den Pfeiltasten
   *[other] { $count } Vorschläge; auswählen mit den Pfeiltasten
}
page-buttons = Knöpfe
page-choose = Wählen
page-skip = Zum Nachrichtenfeld
page-offline = Verbindung verloren; neuer Versuch …
page-online = Wieder verbunden.
page-failed = Das kam nicht an; neuer Versuch …
page-greeting = Welches Spiel? *Spielen* setzt alle an den Tisch, die hier sind: Spiel selbst alle Seiten, oder öffne diese Seite für jeden in einem eigenen Fenster. *Gegen den Computer* kannst du allein spielen.
page-try = Oder sag etwas: `hilfe`, `spiele 3`, `{ $example }`
page-empty = Hier wurde noch nichts gesagt.
page-games = Spiele
page-begin = Spielen
page-rules = Regeln
page-follow = Alle Seiten spielen
page-full-size = Originalgröße
page-fit = An das Fenster anpassen
page-keys = Tasten
page-keys-list = Alt+1 … Alt+9: ein anderes Mitglied sein · Alt+↑ / Alt+↓: anderer Kanal · Alt+M: Nachrichtenfeld · ↑ / ↓ im Feld: was du vorher gesagt hast, oder ein Vorschlag · Esc: schließen
page-new-here = neu
page-edited = Geändert
page-gone = nicht mehr aufbewahrt: Platz ist nur für das Neueste
page-body-too-long = Das ist zu lang: höchstens { $most } KiB.
page-hint-table = Zug, Wort oder `hilfe`
page-machine = Gegen den Computer
page-level = Stufe
page-shelf = Für den Anfang
page-search = Suchen
page-family = Familie
page-players = Spieler
page-any = alle Spiele
page-any-number = beliebig viele
page-length = Länge
page-any-length = beliebige Länge
page-no-games = Kein Spiel passt. Ändere die Suche oder den Filter.
page-heap-turn = Du bist dran
page-heap-playing = Laufend
page-heap-over = Beendet
page-heap-others = Tische anderer
page-looks = Einstellungen
page-language = Sprache
page-theme = Farben
page-by-system = wie auf diesem Gerät
page-light = hell
page-dark = dunkel
page-size = Schriftgröße
page-letters = Buchstaben auf den Figuren
page-follow-about = Alle Seiten spielen: Die Seite wechselt zu dem, der am Zug ist.
page-invite = Per Link einladen
page-invite-about = Jemand im selben Netz öffnet diesen Link und nimmt einen freien Platz ein. Hier gibt es keine Passwörter: Mit dem Link kann man auch jedes andere Mitglied sein.
page-copy = Kopieren
page-copied = Kopiert.
page-join = Platz nehmen
page-join-about = Du bist zu einer Partie eingeladen. Wie heißt du?

# --- Die Seite: das Brett eines Tisches
page-board-after = Brett nach …
page-film-play = ▶ Abspielen
page-film-stop = ■ Anhalten
page-flip = Brett drehen
page-hold = Noch nicht gesendet
page-hold-now = Jetzt senden
page-hold-undo = Zurücknehmen
page-moves = Züge
page-offers = Angebote
page-step-back = Einen Zug zurück
page-step-first = Zum Anfang
page-step-last = Zur jetzigen Stellung
page-step-on = Einen Zug weiter
page-steps = Die Partie durchgehen
page-to-move = am Zug
page-tries = Züge probieren
page-tries-drop = Variante löschen
page-tries-hint = Zieh für jede Seite. Nichts wird gesendet.
page-tries-keep = Behalten
page-tries-kept = Deine Varianten
page-tries-name = Name der Variante
page-tries-plan = Zu meinem Plan machen
