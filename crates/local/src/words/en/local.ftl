# The local chat: what the console and the page say themselves.

# --- What is wrong
local-no-member = Nobody here is called “{ $name }”. Here are: { $members }. `!member { $name }` lets a new member in.
local-no-member-page = Nobody here is called “{ $name }”.
local-no-place = There is no channel “{ $name }”. There are: { $places }.
local-no-place-page = There is no such channel.
local-no-button = There is no such button here.
local-no-button-number = There is no button { $number }.
local-no-button-label = { $name } sees no button “{ $label }”.
local-bad-name = “{ $name }” can’t be a name: a name has at most 32 letters, digits, spaces, `-`, `_`, `.` or `'`, and begins with a letter or digit.
local-name-taken = There is already somebody called “{ $name }”.
local-reserved-name = “{ $name }” can’t be a member’s name: something else has that name here (a seat, a machine, the bot, everybody, or a member who was forgotten). Choose another name.
local-alike-name = “{ $name }” looks too much like “{ $other }”, who is here already. Choose another name.
local-too-long = A message has at most { $limit } characters.
local-too-often = That was a lot at once. Try again in { $time }.
local-fault = Something is wrong with the data file; nothing was done. { $why }
local-undrawn = I couldn’t draw the board: { $why }
local-unkept = { $answer } (This answer is not saved: the disk is full, or can’t be written to.)
local-picture-fault = I couldn’t write the picture to { $path }: { $why }

# --- Console
console-speech = I don’t know who says this. Write `name: text`, for example `{ $member }: help`. `!help` explains the console.
console-directive-unknown = There is no `!{ $name }`. { $near ->
    [none] `!help` lists what there is.
   *[other] Did you mean `!{ $near }`?
}
console-advance-how = By how much? For example `!advance 2d`, `!advance 1h 30m`.
console-advance-bad = I can’t move the clock by “{ $span }”: { $why }. For example `!advance 2d`, `!advance 1h 30m`.
console-advance-back = the clock only goes forward
console-advance-far = that is further than the calendar reaches
console-now = It is now { $time }.
console-as = Lines without a name now come from { $name }.
console-as-nobody = Lines without a name are now nobody’s.
console-in = Lines now go to { $place }.
console-members = Here are: { $members }.
console-member = { $name } has come in.
console-picture = picture: { $path }
console-edited = (edited) { $line }
console-buttons-gone = gone: { $buttons }
console-help = Write a line as somebody: `name: text`. In another channel: `name #12: text` (the thread of table 12), `name #main: text`, `name @: text` (privately).
    Buttons have numbers: `name: press 3`, or `name: press Join`.
    `!in #12` or `!in #main` changes the channel; after `!as name`, lines without a name come from that member.
    `!advance 2d` moves the clock, `!now` shows it. `!members` lists who is here, `!member name` lets somebody in. `!quit` ends.
    A line that begins with `;` is a comment.

# --- The page
page-you = You are
page-add = Add somebody
page-add-name = Name
page-add-button = Add
page-places = Channels
page-main = main
page-private = just you and Liege
page-your-turn = your turn
page-log = Messages
page-input = Message as { $name }
page-hint = a move, or `help`
page-send = Send
page-earlier = Earlier messages
page-only-you = only you see this
page-enlarge = Enlarge the picture
page-close = Close
page-suggestions = Suggestions
page-suggestions-count = { $count ->
    [0] no suggestions
    [one] one suggestion; arrow keys choose
   *[other] { $count } suggestions; arrow keys choose
}
page-buttons = Buttons
page-choose = Choose
page-skip = To the message field
page-offline = Connection lost; trying again …
page-online = Connected again.
page-failed = That didn’t get through; trying again …
page-greeting = Which game? *Play* seats everybody who is here: play all sides yourself, or open this page in another window for each. *Against the machine* needs only you.
page-try = Or say something: `help`, `games 3`, `{ $example }`
page-empty = Nothing has been said here yet.
page-games = Games
page-begin = Play
page-rules = Rules
page-follow = Play all sides
page-full-size = Full size
page-fit = Fit the window
page-keys = Keys
page-keys-list = Alt+1 … Alt+9: be another member · Alt+↑ / Alt+↓: another channel · Alt+M: message field · ↑ / ↓ in the field: what you said before, or a suggestion · Esc: close
page-new-here = new
page-edited = Changed
page-gone = no longer kept: only the latest has room
page-body-too-long = That is too long: at most { $most } KiB.
page-hint-table = a move, talk, or `help`
page-machine = Against the machine
page-level = Level
page-shelf = To start with
page-search = Search
page-family = Family
page-players = Players
page-any = all games
page-any-number = any number
page-length = Length
page-any-length = any length
page-no-games = No game matches. Change the search or the filter.
page-heap-turn = Your turn
page-heap-playing = Playing
page-heap-over = Over
page-heap-others = Tables of others
page-looks = Settings
page-language = Language
page-theme = Colours
page-by-system = as on this device
page-light = light
page-dark = dark
page-size = Size of text
page-letters = Letters on the pieces
page-follow-about = Play all sides: the page changes to whoever moves.
page-invite = Invite by link
page-invite-about = A friend on the same network opens this link and takes a free seat. There are no passwords here: with the link they can also be any other member.
page-copy = Copy
page-copied = Copied.
page-join = Take a seat
page-join-about = You are invited to a game. What is your name?

# --- The page: a table's board
page-board-after = Board after …
page-film-play = ▶ Play
page-film-stop = ■ Stop
page-flip = Turn the board
page-hold = Not sent yet
page-hold-now = Send now
page-hold-undo = Undo
page-moves = Moves
page-offers = Offers
page-step-back = One move back
page-step-first = To the start
page-step-last = To the present position
page-step-on = One move on
page-steps = Go through the game
page-to-move = to move
page-tries = Try moves
page-tries-drop = Delete the line
page-tries-hint = Move the pieces of any side. Nothing is sent.
page-tries-keep = Keep
page-tries-kept = Lines that you keep
page-tries-name = A name for the line
page-tries-plan = Make it my plan
