# Machines that play.

machine-name = Machine { $level }{ $even ->
    [yes] { "" }
   *[no] , { $character }
}{ $slow ->
    [yes] , unhurried
   *[no] { "" }
}
machine-unknown = There is no machine { $typed }. Write `machine`, and if you like a level from 1 to 5, a character, and `slow` (it takes minutes over a move, as people do): `machine:4`, `machine:4:{ $example }:slow`. Characters: { $characters }.
machine-rated = A game with a machine doesn’t count for ratings: leave out `rated=yes`.
machine-dice = Machines don’t roll dice for seats. Write `dealing=choice`.
machine-alone = Only machines would play there. Leave a seat for a person: `{ $seat }=open`.
machine-hidden = Machines sit only at tables with `names=open`: with hidden names, nobody could see that a machine plays.
machine-hand-alone = Only machines would play on. `resign` ends the game, `pause` stops it for a while.
machine-elsewhere = This position is from a game in progress, now or a few moves ago. Machines play from it once that game has moved on.
machine-fill = Fill with machines
machine-filled = Machines now play at table #{ $table }; the game doesn’t count for ratings.
machine-whisper = { $seat } is a machine and reads no whispers. It answers offers: `acts` lists them.
