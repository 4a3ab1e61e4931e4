# The muster: are you all there?

term-muster = ob vor Beginn einer Partie zu dritt oder mehr noch einmal nachgefragt wird, ob alle da sind: stale – wenn sich jemand vor mehr als einem Tag hingesetzt hat; always – immer; never – nie
term-muster-always = Vor dem Beginn werden die Spieler noch einmal gefragt, ob sie da sind.
term-muster-never = Die Partie beginnt, sobald der letzte Platz besetzt ist, egal, wie lange die anderen gewartet haben.

muster-button = Ich bin da
muster-button-seeds = Start
muster-called = An Tisch #{ $table } sind alle Plätze besetzt. { $who }: Bist du noch da? Drück den Knopf oder schreib `{ $address }hier #{ $table }` bis { $until }; sonst wird dein Platz wieder frei. Die Partie beginnt, wenn alle geantwortet haben.
muster-called-seeds = An Tisch #{ $table } sind alle Plätze besetzt. { $who }: Drück „Start“ bis { $until }, oder gib vorher einen eigenen Startwert für das Los dazu: `{ $address }hier #{ $table } luck7`. Dann beginnt die Partie; ohne Antwort wird dein Platz wieder frei.
muster-called-unnamed = An Tisch #{ $table } sind alle Plätze besetzt. { $count ->
    [one] Einen Spieler frage ich privat, ob er noch da ist
   *[other] { $count } Spieler frage ich privat, ob sie noch da sind
}; Zeit für die Antwort ist bis { $until }. Dann beginnt die Partie.
muster-called-unnamed-seeds = An Tisch #{ $table } sind alle Plätze besetzt. Ich frage die Spieler privat, ob sie einen Startwert für das Los dazugeben möchten; Zeit für die Antwort ist bis { $until }. Dann beginnt die Partie.
muster-asked = An Tisch #{ $table } ({ $game }) sind alle Plätze besetzt. Bist du noch da? Drück den Knopf bis { $until }; sonst wird dein Platz wieder frei.
muster-asked-seeds = An Tisch #{ $table } ({ $game }) sind alle Plätze besetzt. Drück „Start“ bis { $until }, oder gib einen eigenen Startwert für das Los dazu: `hier #{ $table } luck7`. Ohne Antwort wird dein Platz wieder frei.
muster-half = { $who }: Tisch #{ $table } wartet auf dich. Drück den Knopf oder schreib `{ $address }hier #{ $table }` bis { $until }; sonst wird dein Platz wieder frei.
muster-half-seeds = { $who }: Tisch #{ $table } wartet auf dich. Drück „Start“ bis { $until }; sonst wird dein Platz wieder frei.
muster-half-you = Tisch #{ $table } ({ $game }) wartet auf dich. Bist du noch da? Drück den Knopf bis { $until }; sonst wird dein Platz wieder frei.
muster-half-you-seeds = Tisch #{ $table } ({ $game }) wartet auf dich. Drück „Start“ bis { $until }; sonst wird dein Platz wieder frei.
muster-lost = Keine Antwort an Tisch #{ $table } von { $who }: { $count ->
    [one] Der Platz ist
   *[other] { $count } Plätze sind
} wieder frei, und der Tisch wartet auf andere (geöffnet von { $host }).
muster-lost-unnamed = An Tisch #{ $table } haben nicht alle geantwortet: { $count ->
    [one] Ein Platz ist
   *[other] { $count } Plätze sind
} wieder frei, und der Tisch wartet auf andere.
muster-lost-you = Du hast an Tisch #{ $table } ({ $game }) nicht geantwortet, ob du noch da bist, darum ist dein Platz wieder frei. Solange niemand ihn genommen hat, kannst du dich noch einmal setzen: `beitreten #{ $table }`.
muster-lost-host = An deinem Tisch #{ $table } ({ $game }) haben nicht alle geantwortet, ob sie noch da sind: { $count ->
    [one] Ein Platz ist
   *[other] { $count } Plätze sind
} wieder frei. `starten #{ $table }` beginnt mit denen, die da sind.
muster-off = An Tisch #{ $table } muss niemand mehr antworten: Die Nachfrage ist abgesagt. Die Partie beginnt, wenn der Gastgeber es sagt.
muster-lobby = { $who }: Bist du noch da? Bitte antworte bis { $until }.
muster-lobby-seeds = { $who }: Bitte drück „Start“ bis { $until }.
muster-lobby-unnamed = { $count ->
    [one] Von einem Spieler
   *[other] Von { $count } Spielern
} fehlt noch eine Antwort; Zeit ist bis { $until }.
muster-lobby-unnamed-seeds = { $count ->
    [one] Ein Spieler hat
   *[other] { $count } Spieler haben
} noch nicht „Start“ gedrückt; Zeit ist bis { $until }.
muster-lobby-full = Alle Plätze sind besetzt. Die Partie beginnt, wenn der Gastgeber es sagt.
muster-joined = Du sitzt an Tisch #{ $table }: { $seat }. Alle Plätze sind besetzt. Die anderen werden gefragt, ob sie noch da sind; die Partie beginnt, wenn sie geantwortet haben.
muster-joined-seeds = Du sitzt an Tisch #{ $table }: { $seat }. Alle Plätze sind besetzt. Die Partie beginnt, wenn alle „Start“ gedrückt haben.
muster-joined-unseated = Du bist an Tisch #{ $table } dabei, und er ist voll. Die anderen werden gefragt, ob sie noch da sind; die Partie beginnt, wenn sie geantwortet haben.
muster-joined-unseated-seeds = Du bist an Tisch #{ $table } dabei, und er ist voll. Die Partie beginnt, wenn alle „Start“ gedrückt haben.
muster-here = Gut. Tisch #{ $table } wartet noch auf { $count ->
    [one] eine Antwort
   *[other] { $count } Antworten
}.
muster-here-begun = Alle sind da: Die Partie an Tisch #{ $table } beginnt.
muster-here-full = Gut. Die Partie an Tisch #{ $table } beginnt, wenn der Gastgeber es sagt.
muster-here-early = Gut. Tisch #{ $table } wartet noch auf { $free ->
    [one] einen Mitspieler
   *[other] { $free } Mitspieler
}.
muster-begun = Die Partie an Tisch #{ $table } hat schon begonnen: Die Nachfrage ist vorbei.
muster-none = An diesem Tisch läuft gerade keine Nachfrage, ob alle da sind.
muster-waiting = An Tisch #{ $table } sind alle Plätze besetzt. Die Partie beginnt, wenn { $count ->
    [one] noch ein Spieler gesagt hat, dass er da ist,
   *[other] noch { $count } Spieler gesagt haben, dass sie da sind,
} oder wenn der Gastgeber es sagt.
muster-waiting-seeds = An Tisch #{ $table } sind alle Plätze besetzt. Die Partie beginnt, wenn { $count ->
    [one] noch ein Spieler „Start“ gedrückt hat
   *[other] noch { $count } Spieler „Start“ gedrückt haben
}.
muster-waiting-host = An Tisch #{ $table } sind alle Plätze besetzt. Die Partie beginnt, wenn der Gastgeber es sagt.
muster-called-off = Die Nachfrage an Tisch #{ $table } ist abgesagt. `starten #{ $table }` beginnt die Partie.
tables-muster = wartet auf Antworten
tables-muster-you = **bist du noch da? `hier #{ $table }`**
tables-muster-you-seeds = **drück „Start“: `hier #{ $table }`**
seeds-awaited = An diesem Tisch beginnt die Partie, wenn alle Spieler „Start“ gedrückt haben: Jeder darf vorher einen Startwert für das Los dazugeben.
seeds-none = An diesem Tisch wird nichts ausgelost, wofür du einen Startwert geben könntest.
seeds-bad = Ein Startwert besteht aus bis zu 32 Buchstaben und Ziffern, A bis Z und 0 bis 9, ohne Leerzeichen: `hier luck7`.
