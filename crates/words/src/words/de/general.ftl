# The general sentences. Games have theirs in their own folders.

# --- Reading commands
new-which-game = Welches Spiel? Zum Beispiel: { $example }. Spiele: { $games }.
games-some = { $some } … alle { $count } zeigt `spiele`
choice-others = Weitere
new-alone = An einen Tisch, den du hier öffnest, könnte sich niemand setzen. Schreib `{ $new } { $example }` in einen Kanal eines Servers oder spiel alle Plätze selbst: `{ $new } { $alone }`.
act-not-here = „{ $word }“ gibt es in diesem Spiel ({ $game }) nicht. Du kannst nur alle um Remis (`remis`), Unterbrechung (`unterbrechen`) oder Zugrücknahme (`zurücknehmen`) bitten.
move-which = Welcher Zug? Schreib ihn in der Notation des Spiels, zum Beispiel: { $example }.
board-which = Schreib `brett`, danach auf Wunsch einen Platz und die Nummer einer Aktion: `brett rot nach 17`.
letters-which = Die Buchstaben auf den Figuren kannst du ein- oder ausschalten: `buchstaben an` oder `buchstaben aus`.
signs-which = Die Bilder auf den Steinen kannst du ein- oder ausschalten: `zeichen an` oder `zeichen aus`.
command-near = „{ $text }“ verstehe ich nicht. Meintest du den Befehl `{ $near }`?
command-unknown = „{ $text }“ verstehe ich nicht, und du hast hier keine Partie, in der das ein Zug sein könnte. `hilfe` zeigt alles, was ich verstehe.
greeting = Hallo! Ich leite gemütliche Partien Schach und seiner ausgefallenen Verwandten: Du schreibst deinen Zug, wann es dir passt, und ich zeige das Brett.
    `{ $address }neu { $game } @freund` beginnt eine Partie, `{ $address }spiele` zeigt alle { $count } Spiele, `{ $address }hilfe` verrät dir den Rest.

# --- New tables
game-near = { $name } (`{ $id }`)
game-family = „{ $typed }“ ist nicht ein Spiel, sondern mehrere: { $games }. Welches davon?
game-family-many = „{ $typed }“ ist nicht ein Spiel, sondern viele: { $games } … Alle zeigt `spiele { $family }`. Welches davon?
game-unlike = Ein Spiel „{ $typed }“ gibt es hier nicht. `spiele` zeigt alle.
game-unknown = Ein Spiel „{ $typed }“ gibt es hier nicht. Am nächsten kommen: { $games }. `hilfe` nennt alle.
seat-whose = Wer spielt { $seat }, du oder { $who }? Schreib `{ $seat }=ich` oder `{ $seat }={ $who }`.
setting-unreadable = „{ $word }“ verstehe ich nicht. Einstellungen schreibst du als `name=wert`, zum Beispiel: { $example }.
setting-unknown = „{ $name }“ ist weder ein Platz noch eine Option von „{ $game }“. Plätze: { $seats }. Optionen: { $options }.
setting-value = Für „{ $name }“ geht „{ $value }“ nicht. Möglich ist: { $allowed }.
setting-twice = „{ $name }“ ist zweimal angegeben.
seats-too-many = „{ $game }“ hat nur { $count } Plätze.
person-unknown = Ich weiß nicht, wer „{ $name }“ ist. Nenne ein Mitglied, oder schreib `frei`, dann kann jeder den Platz nehmen.
option-position-bad = Diese Stellung lässt sich nicht aufbauen. { $why }
table-made = Tisch #{ $table } ist offen: { $game }. Die Einladung ist verschickt.
table-made-there = Tisch #{ $table } ist offen: { $game }. Er hat einen eigenen Beitrag in { $place }.
table-made-started = Tisch #{ $table } ist offen, und alle Plätze sind besetzt: { $game } beginnt.

# --- Finding the table
table-unknown = Einen Tisch #{ $table } gibt es nicht.
table-elsewhere = An Tisch #{ $table } wird auf einem anderen Server gespielt.
table-others = Tisch #{ $table } ist keiner von deinen. Fremde Tische zeige ich nur dort, wo an ihnen gespielt wird.
table-which = Du sitzt an mehreren Tischen. Welchen meinst du?
table-which-move = „{ $text }“ könnte an mehreren deiner Tische ein Zug sein. An welchem?
table-none = Ich weiß nicht, welchen Tisch du meinst: Du sitzt an keinem. `tische` zeigt deine, `neu` öffnet einen.
table-none-yours-here = Du hast keinen Platz an Tisch #{ $table }. Du kannst also zuschauen, aber nicht ziehen.
table-lobby-none = Hier gibt es keinen offenen Tisch, an den du dich setzen könntest. `neu` öffnet einen.
table-button = #{ $table } { $game }

# --- Seats
joined = Du sitzt an Tisch #{ $table }: { $seat }. { $free ->
    [0] Alle sind da, die Partie beginnt.
    [one] Ein Platz ist noch frei.
   *[other] { $free } Plätze sind noch frei.
}
left = Du bist von Tisch #{ $table } aufgestanden.
started = Die Partie an Tisch #{ $table } beginnt.
start-fill = Beginnen; wer da ist, übernimmt freie Plätze

# --- Moves
played = Gespielt an Tisch #{ $table }: { $moves }.
played-next = Gespielt an Tisch #{ $table }: { $moves }. Du bist wieder am Zug.
candidates-fit = Das passt:
candidates-near = Meintest du einen von diesen Zügen?
undecided-which = Wähle:
draw-after-move = Biete das Remis an, sobald der Zug gespielt ist: Schreib `remis?`.
talk-unknown = „{ $text }“ ist weder ein Zug noch ein Befehl. `hilfe` sagt, was ich kann, `spiele`, welche Spiele es gibt; `neu { $game } @freund` öffnet einen Tisch.
question-dropped = Gut, ich habe nichts getan.
stale = An Tisch #{ $table } ist inzwischen etwas passiert, deshalb habe ich nichts getan. So steht es jetzt.
stale-board = Die Partie ist seit dieser Nachricht weitergegangen. So steht es jetzt.
race = Jemand war schneller: Die Stellung an Tisch #{ $table } hat sich geändert. Hier ist sie; dein „{ $text }“ wurde nicht gespielt.
not-started = An Tisch #{ $table } hat die Partie noch nicht begonnen: { $free ->
    [one] Ein Platz ist noch frei.
   *[other] { $free } Plätze sind noch frei.
}
game-over = Die Partie an Tisch #{ $table } ist zu Ende.
button-gone = Dieser Knopf funktioniert nicht mehr. `tische` zeigt deine Partien.
form-unseen = Hier gibt es nichts auszufüllen. Schreib es stattdessen: `hilfe` sagt, wie.

# --- Looking
board-caption = Tisch #{ $table }, { $game }, nach Aktion { $number }.
board-caption-moves = Tisch #{ $table }, { $game }, nach Aktion { $number } (Zug { $moves }).
board-turn = Am Zug: { $seats }.
board-turn-you = Du bist am Zug ({ $seats }).
board-future = An Tisch #{ $table } gibt es bisher erst { $count ->
    [one] eine Aktion
   *[other] { $count } Aktionen
}; `brett nach { $count }` ist die neueste Stellung.
seat-unknown = Einen Platz „{ $typed }“ gibt es nicht. Die Plätze: { $seats }.
moves-of = { $count ->
    [one] Ein möglicher Zug:
   *[other] { $count } mögliche Züge:
}
moves-others = An Tisch #{ $table } bist du nicht am Zug. Am Zug: { $seats }.
moves-none = An Tisch #{ $table } ist gerade kein Zug möglich.
moves-all = An Tisch #{ $table } hat { $seat } { $count ->
    [one] einen möglichen Zug
   *[other] { $count } mögliche Züge
}. `züge` mit einer Figur oder einem Feld zeigt sie auf dem Brett.
acts-list = An Tisch #{ $table } steht dir jetzt offen:
acts-proposals = An Tisch #{ $table } wartet gerade kein Angebot auf eine Antwort. Das kannst du den anderen vorschlagen:
acts-none = An Tisch #{ $table } hast du gerade nichts anzubieten und nichts zu beantworten.
log-head = Tisch #{ $table }, { $game }, { $count ->
    [0] noch keine Aktion.
    [one] eine Aktion:
   *[other] { $count } Aktionen:
}
log-cut = (Aktionen 1–{ $count } sind weggelassen)
tables-none = Du sitzt an keinem Tisch. `neu { $example }` öffnet einen.
tables-head = Deine Tische, die dringendsten zuerst:
tables-your-turn = **du bist am Zug**
tables-waiting = wartet auf { $seats }
tables-lobby = wartet auf Mitspieler
tables-lobby-you = **du bist eingeladen: `beitreten #{ $table }`**
tables-host = du bist Gastgeber
tables-since = letzte Änderung { $when }
tables-line = #{ $table } { $game } ({ $seats }) · { $state }

# --- Pointing at the board
point-piece = Welche Figur?
point-target = { $piece }: wohin?
point-which = { $piece } – { $to }: welcher Zug?
point-hand = { $piece } (in der Hand)
point-typed = Jedes andere Ziel schreibst du selbst, zum Beispiel { $example }.
point-back = Andere Figur
point-choose-piece = Figur wählen
point-choose-target = Ziel wählen
point-choose-which = Zug wählen

# --- Resigning
resign-sure = Willst du an Tisch #{ $table } wirklich aufgeben ({ $seat })? Das lässt sich nicht zurücknehmen.
resign-drawn = Die andere Seite kann nicht mehr gewinnen, deshalb endet die Partie remis.
resign-partner = Auch { $partner } verliert dann: Damit ist die ganze Partie zu Ende.
resign-button = Aufgeben
resign-not = An Tisch #{ $table } kannst du gerade nicht aufgeben.

# --- Members
language-set = Ich spreche jetzt Deutsch mit dir. Was alle lesen, steht in der Sprache des Servers: `server sprache de`.
language-is = Ich spreche Deutsch mit dir. Du kannst wechseln: { $languages }. Was alle lesen, steht in der Sprache des Servers: `server sprache de`.
language-unknown = „{ $typed }“ spreche ich nicht. Ich spreche { $languages }.
confirm-which = Ich kann dich vor jedem deiner Züge noch einmal fragen: `rückfrage an` oder `rückfrage aus`.
confirm-on = Ab jetzt zeige ich dir jeden deiner Züge und frage, bevor ich ihn spiele. `rückfrage aus` beendet das.
confirm-off = Ich spiele deine Züge sofort, ohne Rückfrage.
confirm-why = Noch nicht gespielt: Ich frage dich vor jedem Zug (`rückfrage aus` beendet das).
confirm-cancel = Abbrechen
confirm-cancelled = An Tisch #{ $table } wurde nichts gespielt.
letters-on = Auf deinen Brettern stehen jetzt Buchstaben auf den Figuren und Namen in den leeren Feldern.
letters-off = Auf deinen Brettern stehen jetzt nur noch die Figuren.
signs-on = Die Steine von Shogi, Xiangqi und Janggi zeigen dir jetzt Bilder.
signs-off = Die Steine von Shogi, Xiangqi und Janggi zeigen dir jetzt Schriftzeichen.

# --- Posts
lobby-title = **{ $game }** · Tisch #{ $table }, geöffnet von { $host }
lobby-options = Optionen: { $options }
lobby-position = Aus einer aufgebauten Stellung.
lobby-seat-held = { $seat }: { $who }
lobby-seat-invited = { $seat }: { $who }, eingeladen
lobby-seat-open = { $seat }: frei für alle
lobby-teams = Teams: { $teams }
lobby-how = Drückt einen Knopf oder schreibt `{ $address }beitreten #{ $table }`. Die Partie beginnt, wenn der letzte Platz besetzt ist.
lobby-joined = { $who } setzt sich an Tisch #{ $table }: { $seat }. { $free ->
    [0] Alle Plätze sind besetzt.
    [one] Ein Platz ist noch frei.
   *[other] { $free } Plätze sind noch frei.
}
lobby-left = { $who } ist von Tisch #{ $table } aufgestanden; { $seat } ist wieder frei.
lobby-join = Mitspielen
lobby-join-seat = Mitspielen: { $seat }
post-start = Die Partie beginnt. { $players }
post-turn = Am Zug: { $seats }, { $who }
post-turn-free = Am Zug: { $seats }, aber dort sitzt niemand
post-until = , bis { $until }
post-over = Die Partie ist zu Ende.
post-points = { $seat } ({ $who }): { $points }
post-points-free = { $seat }: { $points }
post-drawn = Zeit für eine neue Partie: `revanche` öffnet den Tisch.
post-way-back = -# Die Einladung: { $link }
post-answers = So ziehst du: Antworte auf diese Nachricht, zum Beispiel mit { $example }.
button-board = Brett für mich
button-moves = Züge
button-acts = Angebote
button-more = Mehr
button-log = Verlauf
button-recap = Was war los?
button-time = Uhren
button-plan = Mein Zugplan
button-draw = Remis anbieten
button-takeback = Zug zurücknehmen
button-pause = Unterbrechung erbitten
button-help = Hilfe
more-head = **Tisch #{ $table }, { $game }**
thread-name = { $game } #{ $table }: { $players }
thread-name-empty = { $game } #{ $table }
forum-open = Offen
forum-playing = Läuft
forum-paused = Unterbrochen
forum-over = Beendet
fallback-moved = Dort, wo an Tisch #{ $table } gespielt wird, kann ich nicht schreiben. Darum ist das Brett jetzt hier. Antworte mir einfach hier, dann geht es weiter.
notice-no-permission = Ich darf in <#{ $channel }> nicht schreiben (Tisch #{ $table }). { $count ->
    [0] Bitte lasst mich den Kanal sehen, dort und in seinen Threads schreiben und Dateien anhängen.
    [one] Mir fehlt die Berechtigung { $rights }.
   *[other] Mir fehlen die Berechtigungen { $rights }.
} Bis dahin läuft die Partie über Direktnachrichten; sobald das behoben ist, schreibe ich wieder dort.
notice-gone = Den Kanal, in dem an Tisch #{ $table } gespielt wurde, gibt es nicht mehr. Die Partie geht in Direktnachrichten weiter.
notice-failed = Eine Nachricht von Tisch #{ $table } konnte ich trotz vieler Versuche nicht zustellen. Der Partie selbst ist nichts passiert: `brett #{ $table }` zeigt sie.
notice-no-thread = Ich darf in <#{ $channel }> keine Threads öffnen, darum wird an Tisch #{ $table } im Kanal selbst gespielt. Wenn ihr dort Threads möchtet, { $count ->
    [0] lasst mich welche öffnen und darin schreiben.
    [one] gebt mir die Berechtigung { $rights }.
   *[other] gebt mir die Berechtigungen { $rights }.
}
notice-no-files = Ich darf in <#{ $channel }> keine Dateien anhängen, darum zeige ich die Bretter von Tisch #{ $table } dort nur in Worten. Gebt mir die Berechtigung { $rights }, dann kommen wieder Bilder.

# --- What somebody may be allowed in a channel, as Discord calls it
right-see = Kanal ansehen
right-write = Nachrichten senden
right-write-in-threads = Nachrichten in Threads senden
right-open-threads = Öffentliche Threads erstellen
right-open-private-threads = Private Threads erstellen
right-attach-files = Dateien anhängen

# --- Pictures
alt-motion = { $game }, Tisch #{ $table }: Animation von Zug { $number }.
alt-head = { $game }, Tisch #{ $table }, { $number ->
    [0] am Anfang
   *[other] Zug { $number }
}.
alt-turn = Am Zug: { $seats }.
alt-over = Die Partie ist zu Ende: { $points }.

# --- Faults
fault = Etwas ist schiefgegangen, und nichts wurde geändert. Bitte versuch es noch einmal; passiert es wieder, sag den Betreibern dieses Bots Bescheid. (Kennung { $mark })
fault-disk = Das ließ sich nicht speichern. Deshalb wurde nichts gespielt und nichts geändert: Die Festplatte des Bots ist voll oder nicht beschreibbar. Bitte versuch es später noch einmal und sag den Betreibern dieses Bots Bescheid.
fault-lost = Es lässt sich nichts mehr speichern. Deshalb wurde nichts gespielt und nichts geändert: Die Datendatei des Bots ist verschwunden. Der Bot hält jetzt an; bitte sag seinen Betreibern Bescheid.
fault-superseded = Es wurde nichts gespielt und nichts geändert: Dieser Bot ist gerade neu gestartet worden. Wenn in der nächsten Minute nichts geschieht, versuch es bitte noch einmal.
fault-picture = (Das Bild ließ sich nicht zeichnen: Kennung { $mark }. Die Stellung: `{ $position }`)

# --- Help
help-head = Ich bin Liege: Ich leite gemütliche Partien ungewöhnlicher Schachspiele, überbringe Angebote zwischen den Spielern und zeige nach jedem Zug das Brett.
help-how = Schreib mir { $address ->
    [none] einfach hier
   *[other] mit einer Erwähnung ({ $address }), als Antwort auf eines meiner Bretter (mit Erwähnung) oder in einer Direktnachricht
}. Im Thread eines Tisches ist der Tisch klar; anderswo setz `#12` vor oder hinter den Zug.
help-all-games = **{ $count } Spiele**: `spiele` zeigt sie alle.
help-line-game = `hilfe { $game }` erklärt ein Spiel: Figuren, Notation, Diplomatie
help-line-command = `hilfe neu` erklärt einen Befehl
help-line-all = `hilfe alles` zeigt alles, was ich verstehe
help-beside-draw = `remis?` bietet ein Remis an, allein oder hinter einem Zug: `{ $example }; remis?`. `zurücknehmen` schlägt vor, deinen letzten Zug zurückzunehmen, `aufgeben` gibt die Partie auf.
help-beside = `zurücknehmen` schlägt vor, deinen letzten Zug zurückzunehmen, `aufgeben` gibt die Partie auf.
help-draw = **Remis.** `remis?` bietet ein Remis an, allein oder hinter einem Zug nach einem Semikolon. Die anderen nehmen mit einem Knopf an oder lehnen ab, oder mit `ja` und `nein`. Dein eigenes Angebot ziehst du mit seinem Knopf zurück. Ein Remis, das die Regeln kennen, etwa nach dreimal derselben Stellung, reklamierst du dort, wo `angebote` es zeigt.
help-claim = **Beanspruchen.** `überfällig` beansprucht die Partie von jemandem, dessen Bedenkzeit abgelaufen ist. Ein Remis, das die Regeln kennen, reklamierst du dort, wo `angebote` es zeigt, oder mit `remis reklamieren`. `angebote` zeigt alles, was du jetzt beanspruchen, anbieten oder beantworten kannst.
help-castling = **Rochade.** `0-0` ist die kurze Rochade, `0-0-0` die lange. `kurze rochade`, `lange rochade` und die beiden Felder des Königs gehen auch, und `rochade` genügt, wenn nur eine möglich ist. König und Turm dürfen noch nicht gezogen haben, und zwischen ihnen darf nichts stehen. Der König darf nicht im Schach stehen und über kein angegriffenes Feld ziehen. `hilfe SPIEL` sagt, was in einem Spiel anders ist.
help-unknown = Zu „{ $typed }“ gibt es keine Hilfe. `hilfe` zeigt alle Befehle, `spiele` alle Spiele.
help-options = Optionen:
help-option-line = `{ $name }` = { $values } (Vorgabe { $default }):
about = **Liege** { $version } ist ein freies Programm, in Rust geschrieben, für gemütliche Partien ungewöhnlicher Schachspiele. Die Spiele gehören ihren Autoren:

# --- Help with pictures
kind-head = **{ $kind }** (`{ $letter }`), { $game }
kind-head-plain = **{ $kind }**, { $game }
kind-which = Eine Figur { $typed } gibt es in mehreren Spielen. Welches meinst du?
kind-which-more = Das sind die ersten { $shown } von { $count }. Für ein anderes Spiel schreib seinen Namen vor die Figur: `hilfe { $game } { $typed }`.
setup-button = Aufstellungen…
setup-head = **{ $game }**, `{ $option }={ $value }`. Es beginnt: { $seats }.
setup-lay = Neuer Tisch: { $value }
layout-usual = Das ganze Brett
side-unknown = { $typed } ist weder ein Platz noch eine Ansicht dieses Bretts. Plätze: { $seats }. Ansichten: { $layouts }.

# The sign between whole numbers and their parts.
number-decimal = ,

# --- How the engine plays
engine-character-even = ausgeglichen
    .about = wägt alles gleich ab
engine-character-careful = vorsichtig
    .about = tauscht gern ab und nimmt lieber ein Remis als ein Risiko
engine-character-bold = kühn
    .about = nimmt, was zu holen ist, spielt weiter, wo andere sich auf Remis einigen, und bricht sein Wort, wenn das mindestens eine Figur gewinnt
engine-character-patient = geduldig
    .about = hält lieber die Spannung, als abzutauschen

## Programs that speak for members

token-how = Schreib `token`, um deine Token zu sehen, `token neu NAME lesen spielen verhandeln`, um eines anzulegen, oder `token widerrufen NAME`.
token-name = { $name } geht nicht als Name eines Tokens: Ein Name ist ein Wort aus höchstens 32 Buchstaben, Ziffern, „-“, „_“ oder „.“.
token-off = Hier erreicht mich kein Programm: Die Betreiber dieses Bots haben `[api] listen` nicht gesetzt.
token-scope = Ein Recht { $typed } gibt es für Token nicht. Die Rechte sind `lesen` (ansehen), `spielen` (ziehen), `verhandeln` (mit anderen reden), `eröffnen` (Tische eröffnen) und `meldungen` (per HTTP benachrichtigt werden).
token-made = Dein Token **{ $name }** mit den Rechten { $scopes }:
    `{ $token }`
    Es wird nur jetzt gezeigt. Wer es hat, spricht für dich; `token widerrufen { $name }` macht es ungültig.
token-taken = Ein Token namens **{ $name }** hast du schon. Nimm einen anderen Namen, oder schreib erst `token widerrufen { $name }`.
token-full = Du hast schon { $count } Token. `token widerrufen NAME` löscht eines, das du nicht mehr brauchst.
token-revoked = Das Token **{ $name }** gilt nicht mehr, und es wird nichts mehr dafür verschickt.
token-unknown = Ein Token namens **{ $name }** hast du nicht. `token` zeigt deine.
token-none = Du hast kein Token. `token neu NAME` legt eines an, mit dem ein Programm von dir für dich spielen kann.
token-list = **Deine Token**
token-used = zuletzt benutzt { $when }
token-unused = nie benutzt
program-scope = Das darf dieses Token nicht: Es braucht dafür das Recht `{ $scope }`.
program-stale = An Tisch #{ $table } ist es weitergegangen, seit du hingesehen hast. Es wurde nichts gespielt: Sieh noch einmal nach und schick dann die neue Nummer.
program-unfit = Darum kann ein Programm an diesem Tisch nicht bitten. Es darf ziehen, anbieten und antworten, aufgeben, etwas vorschlagen und mitmachen, wo der Tisch es braucht; alles andere wird im Chat geschrieben.
program-unfit-contest = Darum kann ein Programm in einem Turnier nicht bitten. Es darf sich anmelden, abmelden, bereit melden, eine Runde aussetzen, wieder mitspielen und aussteigen; alles andere wird im Chat geschrieben.
program-unfit-channel = Ein Programm kann dort nur einen Tisch eröffnen: Sende `neu SPIEL` oder `suchen SPIEL` mit Einstellungen.
program-stranger = Ein Programm kann nur dort Tische eröffnen und sich setzen, wo sein Mitglied schon gespielt hat, und in Kanälen, die dort alle sehen. Setz dich an den ersten Tisch dort selbst, im Chat.
hook-failed = Bei deinem Webhook { $url } ist seit einem Tag nichts angekommen. Was auf ihn wartete, habe ich verworfen. Beim nächsten Ereignis versuche ich es wieder.
