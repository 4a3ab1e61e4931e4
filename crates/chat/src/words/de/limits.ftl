# Grenzen gegen Fluten; was ein Server sonst noch festlegt; Orte, die es nicht mehr gibt.

limit-commands = Das war viel auf einmal. Versuch es { $when } wieder; bis dahin antworte ich nicht. Züge und Antworten in deinen Partien sind davon nicht betroffen.
limit-moves = So viele Züge auf einmal? Versuch es { $when } wieder; bis dahin antworte ich nicht.
limit-pictures = Du hast viele Bilder auf einmal angefordert. Das nächste gibt es { $when }; bis dahin antworte ich auf solche Bitten nicht. Züge sind davon nicht betroffen.
limit-films = Du hast in dieser Stunde viele Wiedergaben und Analysen angefordert. Die nächste gibt es { $when }.
limit-files = Du hast in dieser Stunde viele Dateien geschickt. Die nächste kannst du { $when } schicken.
limit-server = Auf diesem Server ist gerade sehr viel los. Versuch es { $when } wieder; bis dahin antworte ich nicht. Züge und Antworten in deinen Partien sind davon nicht betroffen.
limit-words = `{ $command }` liest höchstens { $most } Wörter, und das hier sind mehr. Nichts wurde geändert. `hilfe { $command }` sagt, wie man es schreibt.
limit-still = Noch nicht: Versuch es { $when } wieder.
limit-server-tables = Auf diesem Server sind schon { $count } Tische offen, und mehr sind hier nicht erlaubt. Wenn eine Partie endet, ist Platz für die nächste.
limit-server-waiting = Auf diesem Server warten schon { $count } Tische auf Spieler. Tritt einem davon bei, oder warte, bis einer beginnt.

server-card-zone = Zeitzone für alle, die keine eigene genannt haben: { $zone }.
server-card-no-zone = Zeitzone für alle, die keine eigene genannt haben: UTC.
server-card-limit = Höchstens { $count } Tische dürfen zugleich offen sein.
server-card-closed = Tische können nirgends geöffnet werden: Der Kanal dafür wurde gelöscht. Wähle mit `server hier` einen anderen, oder drück „Tische überall“.
server-closed = Der Kanal, in dem auf diesem Server Tische geöffnet wurden, wurde gelöscht. Die Server-Verwaltung kann mit `server hier` oder `server überall` einen anderen wählen.
server-limits-which = „{ $text }“ geht nicht. Schreib zum Beispiel `server grenzen tische=20` (höchstens so viele Tische zugleich) oder `server grenzen üblich`.
server-limits-most = Auf keinem Server sind mehr als { $most } offene Tische erlaubt. Nenn eine kleinere Zahl, oder schreib `server grenzen üblich`.
settings-zone-server = Zeitzone: { $zone }, die dieses Servers (dort ist es { $now }). Mit `zeitzone Berlin` nennst du deine eigene.

moved-server = Ich bin nicht mehr auf dem Server, auf dem du an Tisch #{ $table } spielst. Deine Partie geht hier weiter: Ich schreibe dir, wenn etwas geschieht, und du antwortest mit Befehlen, die den Tisch nennen, zum Beispiel `brett #{ $table }` oder `{ $example } #{ $table }`.
moved-server-several = Ich bin nicht mehr auf dem Server deiner Tische { $tables }. Deine Partien gehen hier weiter: Ich schreibe dir, wenn etwas geschieht, und du antwortest mit Befehlen, die den Tisch nennen, zum Beispiel `brett #{ $table }` oder `{ $example } #{ $table }`. Wo eine Partie noch nicht begonnen hat, bleiben die Plätze besetzt: `verlassen #{ $table }` gibt deinen frei, und wer den Tisch geöffnet hat, schließt ihn mit `abbrechen #{ $table }`.
returned = Ich bin wieder auf dem Server: { $count ->
    [1] An Tisch #{ $table } wird wieder in { $channel } gespielt.
   *[other] An deinen Tischen { $tables } wird wieder dort gespielt, an #{ $table } in { $channel }.
}
moved-channel = Der Kanal, in dem an Tisch #{ $table } gespielt wurde, ist gelöscht. Deine Partie geht hier weiter: Ich schreibe dir, wenn etwas geschieht, und du antwortest mit Befehlen, die den Tisch nennen, zum Beispiel `brett #{ $table }` oder `{ $example } #{ $table }`.
moved-thread = Der Thread von Tisch #{ $table } ist gelöscht. Deine Partie geht in { $channel } weiter.
moved-lobby-server = Ich bin nicht mehr auf dem Server, auf dem Tisch #{ $table } auf Spieler wartete. Die Plätze bleiben besetzt: `verlassen #{ $table }` gibt deinen frei, und wer den Tisch geöffnet hat, schließt ihn mit `abbrechen #{ $table }`.
moved-lobby-channel = Der Kanal, in dem Tisch #{ $table } auf Spieler wartete, ist gelöscht. Die Plätze bleiben besetzt: `verlassen #{ $table }` gibt deinen frei, und wer den Tisch geöffnet hat, schließt ihn mit `abbrechen #{ $table }`.
set-back = Tisch #{ $table }: Die Datenbank ist eine ältere Kopie, und die letzten Züge an diesem Tisch sind verloren, obwohl ich sie bestätigt hatte. Die Partie geht { $number ->
    [0] von Anfang an
   *[other] nach Aktion { $number }
} weiter. `brett #{ $table }` zeigt die Stellung.
