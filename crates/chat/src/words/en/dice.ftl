# Seats dealt by dice, and the seed by which every draw can be checked.

# --- The setting
term-dealing = how colours are shared out: choice – each player takes one when they join, or is named for it; dice – when everybody is here, all roll, and the highest chooses first (usual where the rules of the game say so and nobody is named for a colour)
term-dealing-dice = When everybody is here, dice decide who chooses a colour first.
dice-new = When everybody is here, dice decide who chooses a colour first.
dice-anonymous = With `names=hidden` the seats are dealt by lot, so nobody can roll for them and choose in front of the others. Leave out either `names=hidden` or `dealing=dice`.
dice-one-place = Where dice are rolled for the colours, everybody has one place, and you named somebody twice. Name each member once. If places stay free, the host’s `start` begins with those who are there, and they choose in turn until no colour is left. Or write `dealing=choice`.

# --- Places
dice-joined-you = You have a place at table #{ $table }. When everybody is here, dice decide who chooses a colour first. { $free ->
    [one] One place is still free.
   *[other] { $free } places are still free.
}
dice-begin-you = The dice have been rolled at table #{ $table }: the post there says who chooses a colour first.
dice-joined = { $who } sits down at table #{ $table }. { $free ->
    [0] Every place is taken.
    [one] One place is still free.
   *[other] { $free } places are still free.
}
dice-left = { $who } has left table #{ $table }; a place is free again.
dice-place-held = { $who }
dice-place-invited = { $who }, invited
dice-place-choosing = { $who } still has to choose
dice-places-free = { $free ->
    [one] one place is free
   *[other] { $free } places are free
}
dice-lobby-dealing = The dice have been rolled, and the players are choosing their colours.
dice-by-dice = colours by dice

# --- Rolls and choices
dice-rolls = Dice for the colours: { $rolls }.
dice-roll-first = { $who } rolls { $one } + { $other } = **{ $total }**
dice-roll = { $who } { $one } + { $other } = **{ $total }**
dice-again = A tie: { $who } roll again. { $rolls }.
dice-and = { $list } and { $last }
dice-order = { $first } chooses first{ $count ->
    [0] {""}
   *[other] , then { $others }
}; { $last } gets what is left.
dice-choose = { $who }, choose your colour: press a button, or answer with its name, for example “{ $example }”.
dice-ask = Choose your colour at table #{ $table }.
dice-chosen = You have chosen at table #{ $table }: { $seat }.
dice-waiting = { $who } has to choose a colour
dice-tables-turn = **choose your colour**

# --- The seed
dice-seed-hash = All draws come from a secret seed with this SHA-256: `{ $hash }`. I publish the seed at the end.
dice-seed-where = All draws come from a secret seed: `log #{ $table }` and *More* show its hash.
dice-seed = The seed of all draws: `{ $seed }`. Its SHA-256 was published at the start. The handbook of Liege says under “Checking the dice” how to repeat every draw.
