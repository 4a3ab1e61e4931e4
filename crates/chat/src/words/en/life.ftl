# The life of a table: motions, substitutes, giving up, private notes, and help for all of it.

# --- Reading commands
answer-how = Answer like this: `answer 17 yes`, `answer 17 no`, or `answer 17 withdraw` for one of your own. You can leave the number out when only one thing waits for you: `answer yes`.
report-which = Which note? Its number stands above its text: `report 5`.
takeback-how = Write `takeback` to take your last move back, or `takeback 14` to go back to the position after action 14.
pause-how = A pause lasts whole days: `pause`, `pause 5` or `pause 2 weeks`.
hand-whom = To whom? For example `hand @Bo`, or with several seats `hand { $seat } @Bo`.
vacate-which = Which seat? For example `vacate { $seat }`.
life-which-table = That could mean several tables: { $tables }. Add the number of one, for example `#{ $first }`.
life-no-table = You have no table for that. `tables` lists yours.

# --- Settings of a new table
term-hours = “{ $name }” can’t be “{ $value }”. Write whole hours or days, from an hour to { $most } days, for example `{ $name }=36h` or `{ $name }=3d`; or `{ $name }=none` for no limit.
term-days = “{ $name }” can’t be “{ $value }”. Write whole days, from 1 to { $most }, for example `{ $name }=7d`; or `{ $name }=none` for never.
term-press = how openly players negotiate: public – in front of everybody; private – offers and answers only between the parties, treaties known to all; secret – treaties too only between the parties, until they are broken or the game is over; none – only what the rules need
term-names = hidden: until the end nobody knows who holds which seat; the seats are dealt by lot
term-offers = how long an offer or proposal waits for an answer
term-orders = how long a player who has claimed another’s turn may take over it
term-partners = whether partners may whisper to each other; game: as the rules of the game say
term-patience = how long a player may keep the others waiting before the host may free the seat; a player who keeps them waiting that long for a colour gets the first free one
term-count-hours = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}
term-count-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
term-contest = Contest #{ $contest } “{ $name }”, game { $game }.
term-press-public = All negotiation is public.
term-press-private = Negotiation is private: only the parties see offers and answers, and everybody is told what is agreed.
term-press-secret = Negotiation is secret: only the parties know what is agreed, until it is broken or the game is over.
term-press-none = No negotiation beyond what the rules need.
term-names-open = Everybody sees who holds which seat.
term-partners-on = Partners may whisper to each other.
term-partners-off = Partners may not whisper to each other.
term-names-hidden = Seats are anonymous: they are dealt by lot when the game begins, and nobody is told until the end who held which.
term-offers-line = An offer waits { $limit } for an answer.
term-offers-never = An offer waits for an answer without a time limit.
term-orders-line = A player who claims another’s turn has { $limit } to use it.
term-orders-never = A player who claims another’s turn may take any time over it.
term-patience-line = The host may replace a player who keeps the others waiting for more than { $days ->
    [one] a day
   *[other] { $days } days
}.
term-patience-never = Nobody is replaced for being slow.

# --- Seats
joined-hidden = You sit at table #{ $table }. The seats are dealt by lot when the game begins. { $free ->
    [one] One seat is still free.
   *[other] { $free } seats are still free.
}
joined-dealt = Everybody is here: the game at table #{ $table } begins. I tell you privately which seat is yours; `tables` shows it too.
joined-playing = You sit at table #{ $table } as { $seat }. The game is on: `board #{ $table }` shows the position.
started-dealt = The game at table #{ $table } begins. I tell you privately which seat is yours; `tables` shows it too.
join-by-lot = At table #{ $table } the seats are dealt by lot when the game begins, so nobody can choose one. `join #{ $table }` gives you a place.
join-sitting-hidden = You are already at table #{ $table }. The seats are dealt by lot when the game begins.
join-hidden-open = At table #{ $table } nobody may learn who holds which seat, so I give no seat to a player who asks for it where everybody can read it. Press the button under the post about the free seat: nobody sees who pressed it{ $slash ->
    [yes] . The slash command `/join` will do as well.
   *[no] .
}
leave-how = To leave a table that has not begun, write only `leave`, or `leave #12` if you sit at several. To be away for some days and keep your seats: `vacation 3d`.
leave-playing = The game at table #{ $table } has begun, so you can’t just leave. `hand @somebody` gives your seat to somebody else, if they agree; `resign` gives the game up.
new-position-read = I read the position as `{ $position }`.
new-lot = By lot: { $players }.
new-no-seat = You have no seat at this table yet: press *Join* under it to take one.
new-by-lot = The seats are dealt by lot when the game begins, even if you named some.
new-too-many = You have { $count } open tables, and no more are allowed. Finish one, or give one up with `abort`, before you open another.

# --- Proposals
motion-no-such-action = Table #{ $table } has only { $count ->
    [one] one action
   *[other] { $count } actions
} so far; `log #{ $table }` shows them.
hand-unknown = I don’t know who “{ $name }” is. Mention the member who is to take your seat: `hand @name`.
hand-yourself = You hold that seat already. Name somebody else to take it.
hand-which = You hold several seats at table #{ $table }: { $seats }. Which one? For example `hand { $seat } @Bo`.
vacated = { $seat }: the seat at table #{ $table } is free now. Anybody can take it with the button under the post or with `join #{ $table }`.
abort-sure = End the game at table #{ $table } without a result, for everybody? That can’t be undone.
abort-what = `abort` ends a game without a result. To take a move back: `takeback`. To come back from leave: `vacation back`. To resume after a pause: `resume`. To withdraw an offer of yours, press its button, or use its number: `answer 17 withdraw`.
aborted = Table #{ $table } is given up.
abort-proposed = The game at table #{ $table } has gone too far to be simply given up, so I have asked the others to end it without a result.

# --- Answering
answer-none = Nothing at table #{ $table } waits for your answer. `treaties #{ $table }` shows what is agreed and offered.
answer-nothing-yours = You have nothing open at table #{ $table } that you could take back.
answer-no-number = At table #{ $table } there is no offer or proposal with the number { $number } for you. `treaties #{ $table }` shows what is agreed and offered.
answer-spectator = You hold no seat at table #{ $table }, so the answer is for others to give. You may watch, and `treaties #{ $table }` shows what is agreed.

# --- Private notes
whisper-open = Everyone can see this channel, so I haven’t passed that on. Send it to me in a direct message{ $slash ->
    [yes] , or use the slash command `/whisper`
   *[no] {""}
}.
aloud-sure = Offers at table #{ $table } are private, but you typed yours in the open. Delete it and press the button to send it privately. Next time, send it to me in a direct message{ $slash ->
    [yes] {" "}or with `/act`
   *[no] {""}
}.
aloud-button = Send it privately
whisper-public = At table #{ $table } all negotiation is public, so I carry no private notes. Say it where the table is played.
whisper-none = Table #{ $table } is played without negotiation, so I carry no notes.
whisper-partners = Partners may not tell each other their plans at table #{ $table }, so I carry no notes to { $seat }.
whisper-spectator = You hold no seat at table #{ $table }, so you can’t send notes there.
whisper-self = That would be a note to yourself: you hold { $seats } at table #{ $table }.
whisper-you-out = You are out of the game at table #{ $table }, so you can’t negotiate there any more.
whisper-blank = That note is empty. For example: `whisper { $seat } Let us talk`.
whisper-long = That note has { $count } characters, and at most { $most } can be passed on. Shorten it or send two.
whisper-marks = That note has too many line breaks and signs like `*` or `_` to be passed on safely. Please write it more plainly.
whisper-often-hour = You have sent { $most } notes at table #{ $table } within an hour, which is the limit. You can send the next one { $when }.
whisper-often-day = You have sent { $most } notes at table #{ $table } within a day, which is the limit. You can send the next one { $when }.
whisper-sent = Your note is on its way from { $from } to { $to } (table #{ $table }). Nobody else sees it.
whisper-head = Your last notes at table #{ $table }:
whisper-nothing = No private notes of yours yet at table #{ $table }. Write one like this: `whisper { $seat } Let us talk`.
whisper-line = { $note } · { $from } → { $to }, { $when }
whisper-line-sent = { $from } → { $to }, { $when }
note-head = **Private note { $note }** · table #{ $table } · from { $from } to { $to }
note-from-named = { $seat } ({ $who })
note-how = To answer: `whisper { $seat } … #{ $table }`
note-report = Report
note-reply = Reply
form-reply = Whisper back
    .label = What only they will read
    .hint = Shall we leave White alone for three turns?

# --- Reports
report-unknown = You have received no note with the number { $note }. `whisper` shows your last ones.
report-foreign = That note was not sent to you, so you can’t report it.
report-again = Note { $note } has already been reported.
report-done = Note { $note } has been reported. { $count ->
    [one] The administrator of this bot is told.
   *[other] The administrators of this bot are told.
}
report-nobody = Note { $note } has been reported and kept. This bot has no named administrator, so nobody is told at once: please also tell the people who run this server. The people who run the bot see all reports with `liege reports`.
report-notice = **Report: private note { $note }** · table #{ $table }
report-notice-from = From { $who } ({ $seat })
report-notice-to = To { $who } ({ $seat }), who reports it
report-notice-sent = Sent { $when }

# --- Help
help-group-play = **Playing**
help-group-deal = **Negotiating**
help-group-table = **At the table**
help-group-you = **For you**
help-more-topics = `help move` explains a command, `help { $game }` a game and its notation, `help diplomacy` how to negotiate.
help-terms = Settings of every table:
help-term-line = `{ $name }` = { $values } (usually { $default }): { $meaning }
help-diplomacy = **Negotiating**
    Use the game’s words, its notation, `acts` (a button for each), or the buttons under an offer. Every offer has a number: `answer 17 yes` answers it; `treaties` shows what is agreed and offered.
    Offers end when the rules say so, or after the table’s time limit. A table can be opened with `press=private`, `secret` or `none`; then only the parties see offers and answers, and `whisper` carries private notes. `help new` explains these settings.

# --- Where people tap boards on a page
# `person-unknown`, where the page has a button that adds a member.
person-unknown-here = I don’t know who “{ $name }” is. *+ Add somebody* above adds them. Or name a member, or write `open` to leave the seat to anyone.
# How to move, in the first post of a table.
post-answers-tap = Tap a piece, or type { $example }.
