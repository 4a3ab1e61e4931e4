# Das Leben eines Tisches: Vorschläge, Ersatzspieler, Abbruch, private Notizen, und Hilfe zu alldem.

# --- Befehle lesen
answer-how = Antworte so: `antwort 17 ja`, `antwort 17 nein` oder `antwort 17 zurückziehen`, wenn der Vorschlag von dir kam. Die Nummer kannst du weglassen, wenn nur eines auf dich wartet: `antwort ja`.
report-which = Welche Notiz? Die Nummer steht über dem Text: `melden 5`.
takeback-how = Schreib `zurücknehmen`, um deinen letzten Zug zurückzunehmen, oder `zurücknehmen 14`, um dorthin zurückzukehren, wo die Partie nach Aktion 14 stand.
pause-how = Eine Unterbrechung dauert ganze Tage: `unterbrechen`, `unterbrechen 5` oder `unterbrechen 2 Wochen`.
hand-whom = An wen? Zum Beispiel `übergeben @Bo`, oder mit mehreren Plätzen `übergeben { $seat } @Bo`.
vacate-which = Welcher Platz? Zum Beispiel `freigeben { $seat }`.
life-which-table = Das könnte für mehrere Tische gelten: { $tables }. Schreib die Nummer eines davon hinter den Befehl, zum Beispiel `#{ $first }`.
life-no-table = Dafür gibt es keinen Tisch. `tische` listet deine auf.

# --- Einstellungen eines neuen Tisches
term-hours = Für „{ $name }“ geht „{ $value }“ nicht. Schreib ganze Stunden oder Tage, von einer Stunde bis zu { $most } Tagen, zum Beispiel `{ $name }=36h` oder `{ $name }=3d`; oder `{ $name }=none` für unbegrenzt.
term-days = Für „{ $name }“ geht „{ $value }“ nicht. Schreib ganze Tage, von 1 bis { $most }, zum Beispiel `{ $name }=7d`; oder `{ $name }=none` für niemals.
term-press = wie offen verhandelt wird: public – vor allen; private – Angebote und Antworten nur zwischen den Beteiligten, Verträge erfahren alle; secret – auch Verträge nur zwischen den Beteiligten, bis sie gebrochen werden oder die Partie zu Ende ist; none – nur, was die Regeln brauchen
term-names = hidden: Bis zum Ende weiß niemand, wer auf welchem Platz sitzt; die Plätze werden ausgelost
term-offers = wie lange ein Angebot oder Vorschlag auf Antwort wartet
term-orders = wie viel Zeit jemand hat, der den Zug eines anderen beansprucht
term-partners = ob Partner einander zuflüstern dürfen; game: wie es die Spielregeln wollen
term-patience = wie lange ein Spieler die anderen warten lassen darf; danach kann der Gastgeber den Platz freigeben, und einem Spieler, der seine Farbe wählen soll, fällt die erste freie zu
term-count-hours = { $hours ->
    [one] { $hours } Stunde
   *[other] { $hours } Stunden
}
term-count-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
term-contest = Turnier #{ $contest } „{ $name }“, Partie { $game }.
term-press-public = Verhandelt wird öffentlich.
term-press-private = Verhandelt wird privat: Angebote und Antworten bleiben unter den Beteiligten; was vereinbart ist, erfahren alle.
term-press-secret = Verhandelt wird geheim: Was vereinbart ist, bleibt unter den Beteiligten, bis es gebrochen wird oder die Partie zu Ende ist.
term-press-none = Verhandelt wird nur, soweit die Regeln es verlangen.
term-names-open = Alle sehen, wer auf welchem Platz sitzt.
term-partners-on = Partner dürfen einander zuflüstern.
term-partners-off = Partner dürfen einander nichts zuflüstern.
term-names-hidden = Die Plätze sind anonym: Sie werden zu Beginn der Partie ausgelost, und bis zum Ende erfährt niemand, wer auf welchem saß.
term-offers-line = Wartezeit eines Angebots auf Antwort: { $limit }.
term-offers-never = Ein Angebot wartet unbegrenzt auf Antwort.
term-orders-line = Zeit für einen beanspruchten fremden Zug: { $limit }.
term-orders-never = Wer den Zug eines anderen beansprucht, darf sich dafür beliebig viel Zeit nehmen.
term-patience-line = Wer die anderen länger als { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} warten lässt, kann vom Gastgeber ersetzt werden.
term-patience-never = Niemand wird ersetzt, weil er langsam ist.

# --- Plätze
joined-hidden = Du sitzt an Tisch #{ $table }. Die Plätze werden ausgelost, wenn die Partie beginnt. { $free ->
    [one] Ein Platz ist noch frei.
   *[other] { $free } Plätze sind noch frei.
}
joined-dealt = Alle sind da: Die Partie an Tisch #{ $table } beginnt. Ich schreibe dir, welcher Platz deiner ist; auch `tische` zeigt ihn.
joined-playing = Du sitzt an Tisch #{ $table }: { $seat }. Die Partie läuft schon: `brett #{ $table }` zeigt, wie sie steht.
started-dealt = Die Partie an Tisch #{ $table } beginnt. Ich schreibe dir, welcher Platz deiner ist; auch `tische` zeigt ihn.
join-by-lot = An Tisch #{ $table } werden die Plätze ausgelost, wenn die Partie beginnt, also kann niemand einen wählen. Mit `beitreten #{ $table }` bist du dabei.
join-sitting-hidden = Du bist schon an Tisch #{ $table }. Die Plätze werden ausgelost, wenn die Partie beginnt.
join-hidden-open = An Tisch #{ $table } darf niemand erfahren, wer auf welchem Platz sitzt. Deshalb gebe ich keinen an jemanden, der vor aller Augen danach fragt. Drück den Knopf unter der Nachricht über den freien Platz: Niemand sieht, wer ihn drückt{ $slash ->
    [yes] . Der Slash-Befehl `/beitreten` geht auch.
   *[no] .
}
leave-how = Um von einem Tisch aufzustehen, der noch nicht begonnen hat, schreib nur `verlassen`, oder `verlassen #12` bei mehreren. Um ein paar Tage weg zu sein und deine Plätze zu behalten: `urlaub 3d`.
leave-playing = Die Partie an Tisch #{ $table } hat begonnen, da kannst du nicht einfach gehen. `übergeben @jemand` gibt deinen Platz an jemand anderen, wenn die Person zustimmt; `aufgeben` gibt die Partie auf.
new-position-read = So lese ich die Stellung: `{ $position }`.
new-lot = Das Los hat entschieden: { $players }.
new-no-seat = Du hast an diesem Tisch noch keinen Platz: Drück *Mitspielen* darunter.
new-by-lot = Die Plätze werden ausgelost, wenn die Partie beginnt, auch wenn du welche genannt hast.
new-too-many = Du hast schon { $count } offene Tische, und mehr sind nicht erlaubt. Spiel einen zu Ende oder löse einen mit `abbrechen` auf, bevor du den nächsten öffnest.

# --- Vorschläge
motion-no-such-action = An Tisch #{ $table } gibt es erst { $count ->
    [one] eine Aktion
   *[other] { $count } Aktionen
}; `verlauf #{ $table }` zeigt sie.
hand-unknown = Ich weiß nicht, wer „{ $name }“ ist. Erwähne das Mitglied, das deinen Platz bekommen soll: `übergeben @name`.
hand-yourself = Diesen Platz hast du schon. Nenne jemand anderen, der ihn bekommen soll.
hand-which = Du hast mehrere Plätze an Tisch #{ $table }: { $seats }. Welchen? Zum Beispiel `übergeben { $seat } @Bo`.
vacated = { $seat }: Der Platz an Tisch #{ $table } ist jetzt frei, und jeder kann ihn nehmen, mit dem Knopf unter der Nachricht oder mit `beitreten #{ $table }`.
abort-sure = Die Partie an Tisch #{ $table } ohne Ergebnis beenden, für alle? Das lässt sich nicht rückgängig machen.
abort-what = `abbrechen` beendet eine Partie ohne Ergebnis. Einen Zug zurücknehmen: `zurücknehmen`. Aus dem Urlaub zurückkommen: `urlaub zurück`. Nach einer Unterbrechung weiterspielen: `fortsetzen`. Ein eigenes Angebot ziehst du mit seinem Knopf zurück oder mit seiner Nummer: `antwort 17 zurückziehen`.
aborted = Tisch #{ $table } ist aufgelöst.
abort-proposed = Die Partie an Tisch #{ $table } ist zu weit fortgeschritten, um sie einfach abzubrechen. Deshalb habe ich den anderen vorgeschlagen, sie ohne Ergebnis zu beenden.

# --- Antworten
answer-none = An Tisch #{ $table } wartet nichts auf deine Antwort. `verträge #{ $table }` zeigt, was gilt.
answer-nothing-yours = Du hast an Tisch #{ $table } nichts offen, das du zurückziehen könntest.
answer-no-number = An Tisch #{ $table } gibt es für dich kein Angebot und keinen Vorschlag mit der Nummer { $number }. `verträge #{ $table }` zeigt, was gilt.
answer-spectator = Du hast keinen Platz an Tisch #{ $table }: Du darfst zusehen, und `verträge #{ $table }` zeigt, was vereinbart ist, aber antworten müssen andere.

# --- Private Notizen
whisper-open = Diesen Kanal können alle lesen, deshalb habe ich das nicht weitergegeben. Schick es mir als Direktnachricht{ $slash ->
    [yes] , oder nimm den Slash-Befehl `/flüstern`
   *[no] {""}
}.
aloud-sure = Angebote an Tisch #{ $table } sind privat, aber du hast deines vor allen getippt. Lösche es, und drück den Knopf, um es privat zu schicken. Schick es mir nächstes Mal als Direktnachricht{ $slash ->
    [yes] {" "}oder mit `/sagen`
   *[no] {""}
}.
aloud-button = Privat schicken
whisper-public = An Tisch #{ $table } wird öffentlich verhandelt, deshalb bringe ich keine privaten Notizen. Sag es dort, wo gespielt wird.
whisper-none = An Tisch #{ $table } wird nicht verhandelt, deshalb bringe ich keine Notizen.
whisper-partners = An Tisch #{ $table } dürfen Partner einander ihre Pläne nicht verraten, deshalb bringe ich keine Notizen zu { $seat }.
whisper-spectator = Du hast keinen Platz an Tisch #{ $table }, deshalb kannst du dorthin keine Notizen schicken.
whisper-self = Das wäre eine Notiz an dich selbst: Du hast { $seats } an Tisch #{ $table }.
whisper-you-out = Du bist an Tisch #{ $table } ausgeschieden und kannst dort nicht mehr verhandeln.
whisper-blank = Diese Notiz ist leer. Zum Beispiel: `flüstern { $seat } Lass uns reden`.
whisper-long = Diese Notiz hat { $count } Zeichen, und höchstens { $most } kann ich weitergeben. Kürze sie, oder schick zwei.
whisper-marks = Diese Notiz hat zu viele Zeilenumbrüche und Zeichen wie `*` oder `_`, um heil anzukommen. Schreib sie bitte schlichter.
whisper-often-hour = Du hast an Tisch #{ $table } innerhalb einer Stunde { $most } Notizen geschickt, und mehr gehen nicht. Die nächste geht { $when }.
whisper-often-day = Du hast an Tisch #{ $table } innerhalb eines Tages { $most } Notizen geschickt, und mehr gehen nicht. Die nächste geht { $when }.
whisper-sent = Deine Notiz ist unterwegs, von { $from } an { $to } (Tisch #{ $table }). Sonst sieht sie niemand.
whisper-head = Deine letzten Notizen an Tisch #{ $table }:
whisper-nothing = An Tisch #{ $table } hast du noch keine privaten Notizen. So schreibst du eine: `flüstern { $seat } Lass uns reden`.
whisper-line = { $note } · { $from } → { $to }, { $when }
whisper-line-sent = { $from } → { $to }, { $when }
note-head = **Private Notiz { $note }** · Tisch #{ $table } · von { $from } an { $to }
note-from-named = { $seat } ({ $who })
note-how = Zum Antworten: `flüstern { $seat } … #{ $table }`
note-report = Melden
note-reply = Antworten
form-reply = Zurückflüstern
    .label = Das liest nur die andere Seite
    .hint = Lassen wir Weiß drei Züge lang in Ruhe?

# --- Meldungen
report-unknown = Eine Notiz mit der Nummer { $note } hast du nicht bekommen. `flüstern` zeigt deine letzten.
report-foreign = Diese Notiz war nicht für dich, also kannst du sie nicht melden.
report-again = Notiz { $note } wurde schon gemeldet.
report-done = Notiz { $note } ist gemeldet. { $count ->
    [one] Der Administrator dieses Bots erfährt davon.
   *[other] Die Administratoren dieses Bots erfahren davon.
}
report-nobody = Notiz { $note } ist gemeldet und aufbewahrt. Für diesen Bot ist kein Administrator genannt, also erfährt es niemand sofort: Sag bitte auch denen Bescheid, die diesen Server leiten. Die Betreiber des Bots sehen alle Meldungen mit `liege reports`.
report-notice = **Meldung: private Notiz { $note }** · Tisch #{ $table }
report-notice-from = Von { $who } ({ $seat })
report-notice-to = An { $who } ({ $seat }), von dort kommt die Meldung
report-notice-sent = Geschickt { $when }

# --- Hilfe
help-group-play = **Spielen**
help-group-deal = **Verhandeln**
help-group-table = **Am Tisch**
help-group-you = **Für dich**
help-more-topics = `hilfe zug` erklärt einen Befehl, `hilfe { $game }` ein Spiel und seine Notation, `hilfe diplomatie`, wie man verhandelt.
help-terms = Einstellungen jedes Tisches:
help-term-line = `{ $name }` = { $values } (sonst { $default }): { $meaning }
help-diplomacy = **Verhandeln**
    Sag es in den Worten des Spiels, in seiner Notation, mit `angebote` (ein Knopf für jedes) oder mit den Knöpfen unter einem Angebot. Jedes Angebot hat eine Nummer: `antwort 17 ja` beantwortet es, `verträge` zeigt, was gilt.
    Angebote enden, wenn die Regeln es sagen oder wenn die Frist des Tisches um ist. Ein Tisch kann mit `press=private`, `secret` oder `none` geöffnet werden; dann kommen Angebote und Antworten nur zu den Beteiligten, und `flüstern` bringt private Notizen. `hilfe neu` erklärt diese Einstellungen.

# --- Where people tap boards on a page
# `person-unknown`, where the page has a button that adds a member.
person-unknown-here = Ich weiß nicht, wer „{ $name }“ ist. *+ Jemanden hinzufügen* oben fügt die Person hinzu. Oder nenne ein anderes Mitglied, oder schreib `frei`, um den Platz für alle offen zu lassen.
# How to move, in the first post of a table.
post-answers-tap = Tippe eine Figur an, oder schreib { $example }.
