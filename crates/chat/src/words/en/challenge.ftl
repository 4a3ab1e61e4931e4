# Challenges, and people who want nothing to do with one another.

challenge-how = Whom do you want to challenge, and to which game? For example `challenge @Bo dragonchess time=3d`, or `challenge anyone dragonchess`. Games: { $games }.
challenges-how = Write `challenges`, `challenges accept #12`, `challenges decline #12`, `challenges withdraw #12`, `challenges off` or `challenges on`.
challenge-which-game = To which game? Add it: { $games }.
challenge-who = I don’t know who “{ $name }” is. Mention the member, for example `challenge @Bo dragonchess`. Bots can’t be challenged.
challenge-whom = Whom do you want to challenge? Mention them, or write `challenge anyone …` for anybody who comes along.
challenge-both = Challenge either certain people or anyone, not both at once. A seat without a name is open to anyone anyway.
challenge-to-what = To which game do you challenge { $who }?
challenge-choose = Choose a game
challenge-yourself = You can’t challenge yourself. `new` opens a table at which you may hold several seats.
challenge-seat-stranger = You have put { $who } on the seat “{ $seat }”, but you are not challenging them. Mention them before the game’s name as well.
challenge-games = “{ $value }” games at once aren’t possible: write a number from 1 to { $most }.
challenge-too-many = You have { $most } open challenges, and more are not possible at once. Withdraw one: `challenges`.
challenge-too-many-to = { $most } of your challenges are already waiting for { $who }. Wait for an answer, or withdraw one: `challenges`.
challenge-declined-lately = { $who } has declined this game recently. You can ask again { $when }.
challenge-door-closed = { $who } can’t be challenged or invited at the moment.
challenge-anyone-where = Challenge anyone where others can read it: in a channel of a server.
challenge-where = A game needs a channel that all of you can read. You have not played together on a server yet: send the challenge there, in one of its channels.
challenge-made = Table #{ $table } in { $place }: { $who } can accept or decline your challenge to { $game } until { $until }.
challenge-made-anyone = Table #{ $table } in { $place }: anyone can accept your challenge to { $game } until { $until }.
challenge-made-games = At most { $games } of its games are on at once.
challenge-title = **{ $game }** · challenge, table #{ $table }
    { $host } challenges { $who }.
challenge-title-anyone = **{ $game }** · open challenge, table #{ $table }
    { $host } challenges anyone.
challenge-title-hidden = **{ $game }** · challenge, table #{ $table }
challenge-there = That server decides who may open tables: send the challenge once more there.
challenge-stands = The challenge is open until { $until }. Accept or decline with the buttons, or write `{ $address }challenges accept #{ $table }` or `{ $address }challenges decline #{ $table }`.
challenge-how-anyone = The challenge is open until { $until }. Take it with a button, or write `{ $address }join #{ $table }`.
challenge-card-declined = { $who } can’t accept this time.
challenge-card-declined-hidden = Somebody can’t accept this time.
challenge-card-expired = This challenge has expired.
challenge-card-withdrawn = The challenge was withdrawn.
challenge-told-declined = { $who } has declined your challenge to { $game } (table #{ $table }). You can open the same table with the seat open to anyone.
challenge-told-expired = Nobody accepted your challenge to { $game } (table #{ $table }) in time. You can open the same table with the free seats open to anyone.
challenge-told-over = Your open challenge to { $game } (last at table #{ $table }) is over. Games in progress go on.
challenge-button-accept = Accept
challenge-button-decline = Decline
challenge-button-withdraw = Withdraw the challenge
challenge-button-open = Open the seat to anyone
challenge-button-accept-of = Accept #{ $table }
challenge-button-decline-of = Decline #{ $table }
challenge-button-withdraw-of = Withdraw #{ $table }
challenge-button-door-open = Take challenges again
challenge-button-door-shut = Take no challenges
challenge-no-such = Table #{ $table } doesn’t belong to a challenge. `challenges` lists those that concern you.
challenge-none-to-you = You have no challenge to answer.
challenge-none-of-yours = None of your challenges is open.
challenge-which = There are several challenges. Which one do you mean?
challenge-not-you = The challenge at table #{ $table } isn’t waiting for your answer.
challenge-not-yours = Only the challenger can do that: the challenge at table #{ $table } is not yours.
challenge-declined = You have declined the challenge at table #{ $table }. { $who } is told.
challenge-gone = The challenge at table #{ $table } is no longer open.
challenge-withdrawn = Your challenge at table #{ $table } is withdrawn.
challenge-withdrawn-anyone = Your open challenge is withdrawn. Games in progress go on.
challenge-opened = The seats of table #{ $table } are already open.
challenge-door-shut = Nobody can challenge you, name you for a seat or hand you one now. Games in progress and earlier challenges stay as they are.
challenge-door-opened = You can be challenged and invited again.
challenges-to-you = For you to answer
challenges-yours = Made by you
challenges-standing = Anyone may take these here
challenges-none = You have no open challenges. `challenge @Bo dragonchess` makes one.
challenges-door-shut = You take no challenges at the moment; `challenges on` allows them again.
challenge-anyone = anyone
challenge-line = • #{ $table } { $game }, { $time }: { $who } challenges you, until { $until }
challenge-line-hidden = • #{ $table } { $game }, { $time }, until { $until }
challenge-line-yours = • #{ $table } { $game }, { $time }: you challenge { $who }, until { $until }
challenge-line-playing = • #{ $table } { $game }, { $time }: you challenge { $who }, until { $until }; the game is on, and the next table follows it
challenge-line-standing = • #{ $table } { $game }, { $time }: { $who } challenges anyone, until { $until }
challenge-time-none = no time limit
challenge-time-fischer = { $stock } + { $increment } a move, at most { $cap }

block-whom = Whom? For example `block @Bo` or `unblock @Bo`.
block-unknown = I don’t know who “{ $name }” is. Mention the member, for example `block @Bo`. Bots can’t be blocked.
block-yourself = You can’t block yourself.
block-too-many = You have blocked { $most } people, and more are not possible. `blocks` lists them.
block-done = { $who } is blocked. You are no longer seated together, and neither of you can challenge, invite or write notes to the other. Nobody is told.
block-withdrawn = Your challenges to them are withdrawn: { $tables }.
block-goes-on = You are playing with each other now, and that goes on: { $tables }.
block-lobby = You both have places at tables that have not begun: { $tables }. If you don’t want to play there, leave them: `leave`.
block-button-undo = Undo
block-said-aloud = Everybody could read what you wrote. Next time{ $slash ->
    [yes] { " " }use the slash command, which only you see, or
   *[no] { "" }
} write it to me in a direct message.
block-lifted = { $who } is no longer blocked.
block-none-such = You have not blocked { $who }.
block-nobody = You have blocked nobody.
block-list = { $count ->
    [one] You have blocked one person. Only you see this.
   *[other] You have blocked { $count } people. Only you see this.
}
block-list-more = To lift a block that has no button: `unblock @Bo`.
block-button-lift = Unblock { $who }
block-sits-there = You have blocked { $who }, who has a place at table #{ $table }. To sit down there, lift the block first: `unblock { $first }`.
block-yours = You have blocked { $who }. Lift the block first: `unblock { $who }`.
whisper-not-taken = I can’t carry a note to { $seat } at table #{ $table } now: the seat may be free or out of the game, or it takes no notes.
