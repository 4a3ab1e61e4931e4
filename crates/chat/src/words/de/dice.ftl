# Plätze, um die gewürfelt wird, und der Startwert, mit dem sich jedes Los nachprüfen lässt.

# --- Die Einstellung
term-dealing = wie die Farben verteilt werden: choice – alle nehmen sich beim Beitreten eine oder werden für eine genannt; dice – wenn alle da sind, wird gewürfelt, und der höchste Wurf wählt zuerst (üblich, wo die Spielregeln es so wollen und niemand für eine Farbe genannt ist)
term-dealing-dice = Wenn alle da sind, entscheiden die Würfel, wer zuerst eine Farbe wählt.
dice-new = Wenn alle da sind, entscheiden die Würfel, wer zuerst eine Farbe wählt.
dice-anonymous = Mit `names=hidden` werden die Plätze ausgelost; dann kann niemand um sie würfeln und vor den anderen wählen. Lass entweder `names=hidden` oder `dealing=dice` weg.
dice-one-place = Wo um die Farben gewürfelt wird, hat jeder nur einen Platz, und du hast jemanden zweimal genannt. Nenne jedes Mitglied einmal: Bleiben Plätze frei, beginnt der Gastgeber mit `starten` die Partie mit denen, die da sind, und sie wählen reihum, bis keine Farbe übrig ist. Oder schreib `dealing=choice`.

# --- Plätze
dice-joined-you = Du hast einen Platz an Tisch #{ $table }. Wenn alle da sind, entscheiden die Würfel, wer zuerst eine Farbe wählt. { $free ->
    [one] Ein Platz ist noch frei.
   *[other] { $free } Plätze sind noch frei.
}
dice-begin-you = An Tisch #{ $table } sind die Würfel gefallen: Die Nachricht dort sagt, wer zuerst eine Farbe wählt.
dice-joined = { $who } setzt sich an Tisch #{ $table }. { $free ->
    [0] Alle Plätze sind besetzt.
    [one] Ein Platz ist noch frei.
   *[other] { $free } Plätze sind noch frei.
}
dice-left = { $who } hat Tisch #{ $table } verlassen; ein Platz ist wieder frei.
dice-place-held = { $who }
dice-place-invited = { $who }, eingeladen
dice-place-choosing = { $who } muss noch wählen
dice-places-free = { $free ->
    [one] ein Platz ist frei
   *[other] { $free } Plätze sind frei
}
dice-lobby-dealing = Die Würfel sind gefallen, jetzt werden die Farben gewählt.
dice-by-dice = Farben per Würfel

# --- Würfe und Wahl
dice-rolls = Gewürfelt um die Farben: { $rolls }.
dice-roll-first = { $who } würfelt { $one } + { $other } = **{ $total }**
dice-roll = { $who } { $one } + { $other } = **{ $total }**
dice-again = Gleichstand: { $who } würfeln noch einmal. { $rolls }.
dice-and = { $list } und { $last }
dice-order = { $first } wählt zuerst{ $count ->
    [0] {""}
   *[other] , dann { $others }
}; { $last } bekommt, was übrig bleibt.
dice-choose = { $who }, wähle deine Farbe: Drück einen Knopf, oder antworte mit ihrem Namen, zum Beispiel „{ $example }“.
dice-ask = Wähle deine Farbe an Tisch #{ $table }.
dice-chosen = Du hast an Tisch #{ $table } gewählt: { $seat }.
dice-waiting = { $who } muss eine Farbe wählen
dice-tables-turn = **wähle deine Farbe**

# --- Der Startwert
dice-seed-hash = Alles, was hier der Zufall entscheidet, kommt aus einem geheimen Startwert (Seed) mit diesem SHA-256: `{ $hash }`. Am Ende wird der Startwert veröffentlicht.
dice-seed-where = Alles, was hier der Zufall entscheidet, kommt aus einem geheimen Startwert: `verlauf #{ $table }` und *Mehr* zeigen seinen Hash.
dice-seed = Der Startwert für alle Lose und Würfe: `{ $seed }`. Sein SHA-256 wurde am Anfang veröffentlicht; wie man jeden Wurf nachrechnet, steht im Handbuch von Liege unter „Checking the dice“.
