# The commands: what they are called and typed, what each is for; and the arguments they take.
#
# `command-x` is the slash command’s name, in its group `.sub` if that is another; `.typed` are the words typed for it,
# `.about` what Discord shows, `.line` stands in the overview of the help, `.arg-y` says what an argument is for in this
# command (otherwise what `arg-y.about` says), `command-x-help` gives examples.

group-remind = remind
    .about = Reminders: when, how often, and when not
group-block = block
    .about = Whom you want nothing to do with; nobody learns of it
group-host = host
    .about = What the host of a table, or whoever manages the server, may do there
group-seek = seek
    .about = Players for a game: look for them, see who looks
group-record = record
    .about = What was played: as a list, a film, a sheet, a file
group-rating = rating
    .about = Ratings, leaderboards, who has met whom
group-table = table
    .about = What is done at a table besides playing
group-challenge = challenge
    .about = Ask certain people to play, or anyone
group-settings = settings
    .about = What you choose for yourself

command-move = move
    .on = Play this as my move
    .typed = move, play
    .about = Make a move or an offer
    .line = a move or an offer; the word `move` may be left out
command-move-help = Just type the move: `{ $example }`. Or `move …`, or with the table: `#12 …`. Several actions may stand in one message, separated by `;`.
    When I can’t tell what you mean I ask, and nothing is played. `help { $game }` shows the notation.
command-board = board
    .on = Board here
    .typed = board, show
    .about = Show the board from your side (only you see it)
    .line = show the board from your side
    .arg-seat = From whose side; empty: your own
command-board-help = `board`, `board red`, `board at 17`, `board #12`
    The board from your own side, from a named seat’s side, or as it was after so many actions. Only you see it.
command-position = position
    .typed = position
    .about = The position as one line of text, and a table set up from it
    .line = the position as text; set up a table from it
command-position-help = `position`, `position at 17`
    The position as one line of text. `new { $game } position=…` sets up a table from it, and so does the button; such a table is not rated. Where people may deal in private it is told when the game is over.
command-export = export
    .typed = export
    .about = The record of a game as a file, to keep or to take elsewhere
    .line = the record of a game as a file
    .arg-notation = Another program’s notation; empty: Liege’s own record
command-export-help = `export`, `export #12`, `export pgn`
    A text with the players, every action and its time, what was agreed, the result and the position. While the game is on there is one only where everything is said in public; the seed of the dice is in it when the game is over, private notes never. `import` brings it in again, here or in another Liege. PGN and PDN (`export pgn`) are for games that these can say.
command-import = import
    .typed = import
    .about = Bring in the record of a game: to look at, or to go on with
    .line = bring in a record: to keep, or to go on
command-import-help = `import`, `import red=@ada white=open`, `import archive`, `import again`
    Attach a record to the message. A game that is over is kept to be looked at: `board`, `log`. One that is not goes on when its seats are taken again: `import red=@ada white=open` says for whom they are, else they are for the member with the name in the record. `import archive` only keeps it, `import again` brings it in once more. It names the people who played it elsewhere, but it counts for nobody.
command-moves = moves
    .typed = moves
    .about = Show the legal moves of a piece or cell (only you see them)
    .line = the legal moves of a piece or cell
command-moves-help = `moves C5`, `moves knight`, `moves`
    Shows where a piece may go, on the board and as text. Only you see it.
command-plan = plan
    .typed = plan, plans, if
    .about = Conditional moves: “if A then B” (only you see them)
    .line = conditional moves: “if A then B”
    .arg-line = if A then B, if C then D; if E then F. Empty: show your plan
    .arg-off = Number of the line to withdraw; 0: the whole plan
command-plan-help = `plan if A then B`, `plan if A then B, if C then D; if E then F`, `plan if A then B; else resign`, `plan`, `plan off`, `plan off 2`
    Prepares your answer to moves that you foresee; with three or four at a table name all their moves until it is your turn: `plan if A B then C`. `→` or `->` does for “then”. Each part is checked now and played the moment it fits, as your own move; the post says that it was planned, and the quick answer shows it. Nobody sees a plan before. It waits while an offer waits for your answer, and ends when something else is played, when moves are taken back, or when you make an agreement.
command-auto = auto
    .typed = auto
    .about = Have your only move played for you, or not
    .line = play your only move for you
    .arg-on = Whether your only move is played for you; empty: show how it is
command-auto-help = `auto on`, `auto off`, `auto on everywhere`
    Whether I play your move when it is the only one you have. Never while an offer waits for your answer or a right is yours to use.
command-preview = preview
    .typed = preview
    .about = Show the board after moves you try out (nothing is played)
    .line = the board after moves you try out
command-preview-help = `preview { $example }`, `preview at 17: …`
    Try out moves for every side and see the board (using only what you are allowed to know). Nothing is played, and only you see it.
command-recap = recap
    .typed = recap
    .about = Show what happened at a table while you were away
    .line = what happened while you were away
command-recap-help = `recap`, `recap since 12`
    The board as you last saw it, the board now, and what happened between. Only you see it.
command-note = note
    .typed = note, notes
    .about = Note something down for yourself, or read your notes
    .line = notes for yourself
    .arg-off = Number of the note to delete
command-note-help = `note watch the dragon`, `note`, `note 3 off`
    Notes for yourself at a table, up to 2,000 characters each and 50 of them. Nobody else reads them; write them to me in a direct message. Letters to other players are `whisper`.
command-log = log
    .typed = log
    .about = Show everything played so far
    .line = everything played so far
command-log-help = `log`, `log #12`
    Everything played so far, with the numbers that other commands take. `export` gives the game’s record to keep.
command-replay = replay
    .typed = replay, animation, gif
    .about = Show the game again as an animation (only you see it)
    .line = the game again, as an animation
    .arg-to = The number of the last action; empty: the latest
    .arg-seat = From whose side; empty: your own
command-replay-help = `replay`, `replay 10-40`, `replay last 20`, `replay red`, `replay #12`
    The whole game or a stretch of it as an animation, move after move; the numbers are those of the `log`. Only you see it, until you press the button that shows it to everybody. `replay sheet` is the same as `sheet`.
command-review = review
    .typed = review, analysis
    .about = Show where a game that is over turned, and what would have been better (only you see it)
    .line = where a game that is over turned
command-review-help = `review`, `review #12`
    The (up to) three costliest mistakes of a finished game, each with the position before it and the move a machine would have played, marked on the board. I look at every choice, longer at those that seem to matter; the same game always gives the same review. Throws and forced moves are left out. With three or four players, each is judged as alone against the others, or with their partner; in bughouse each board is judged by itself; a shot in Chapaev is judged by where the discs came to rest. There is no review of a game in progress.
command-sheet = sheet
    .typed = sheet
    .about = Show the key positions of the game side by side (only you see them)
    .line = the key positions on one sheet
    .arg-to = The number of the last action; empty: the latest
    .arg-seat = From whose side; empty: your own
command-sheet-help = `sheet`, `sheet 10-40`, `sheet red`, `sheet #12`
    Start, great captures, checks, treaties made and broken, and the latest position, side by side in one picture. Only you see it, until you press the button that shows it to everybody.
command-tables = tables
    .typed = tables
    .about = Show your tables, the most urgent first
    .line = your tables, the most urgent first
command-tables-help = `tables`
    First those where it is your turn, longest waiting first; then the rest.
command-next = next
    .typed = next
    .about = The next board that waits for you
    .line = the next board that waits for you
command-next-help = `next`
    The board of the game that waits for your move, the one with the least time left first.
command-resign = resign
    .typed = resign
    .about = Resign; you are asked once more
    .line = resign (I ask once more)
command-resign-help = `resign`, `resign #12`
    I ask once more before I take it as final.
command-act = act
    .typed = act, say
    .about = Make an offer, an answer or a declaration; I show those open to you now
    .line = an offer or answer in the game’s words
    .arg-notation = Type a few characters to see which acts are open to you
command-act-help = `act …`, `say …`
    An offer, an answer or a declaration, in the game’s own words or notation; the word may be left out. `acts` lists those open to you, `help diplomacy` explains them.
command-acts = acts
    .typed = acts, offers
    .about = Show the offers and answers open to you now
    .line = the offers and answers open to you now
command-acts-help = `acts`
    Lists the offers, answers and declarations open to you now, each with a button.
command-treaties = treaties
    .typed = treaties, ledger
    .about = Show the agreements: what stands, what is offered, what became of the others
    .line = what is agreed and offered
command-treaties-help = `treaties`, `treaties #12`
    Lists all agreements: between whom, since when, until when and what they forbid; open offers; and what became of earlier agreements. You see what your seat may know; after the game everybody sees everything.
command-answer = answer
    .typed = answer
    .about = Answer an offer or a proposal, or take your own back
    .line = answer an offer or proposal
    .arg-number = Which one; empty: the only one that waits for you
command-answer-help = `answer 17 yes`, `answer 17 no`, `answer 17 withdraw`, `answer yes`
    Answers the offer or proposal of that number; the buttons under it do the same. Without a number, the only one that waits for you. `withdraw` takes back what you proposed yourself.
command-whisper = whisper
    .typed = whisper
    .about = Send a private note to another seat (only the two of you see it)
    .line = a private note to another seat
    .arg-seat = Who the note is for
command-whisper-help = `whisper { $seat } Let us talk`, `whisper`, `whisper #12`
    I carry the note to whoever holds that seat, and nobody else sees it; without a text I show your last notes. It works while the game is on, at tables whose negotiation is private or secret (`help new`). If you hold several seats, the note comes from the one that is to move, else from the first.
    A note is between two people: a substitute reads none of the earlier notes from or to the seat. At most 1,000 characters each, 30 an hour and 200 a day. Use the slash command or a direct message: what you type in a channel, everybody reads.
command-report = report
    .typed = report
    .about = Report a private note to the administrators
    .line = report a private note
    .arg-number = The number of the note; it stands above the text
command-report-help = `report 5`
    Tells the administrators of this bot of a note that you received; the button under the note does the same. They are shown the note, who wrote it and who received it.
command-games = games
    .arg-what = A game, a family, a number of players, short or long
    .typed = games
    .about = All games: by family, players and length, each with its picture
    .line = all games, by family, players and length
command-games-help = `games`, `games draughts`, `games 4`, `games short`, `games dragonchess`
    All games I know, by family, number of players or length. A game’s button shows its board, what it is and how long it takes; from there one press opens a table.
command-learn = learn
    .arg-game = The game
    .typed = learn, lesson, teach
    .about = Learn a game in short steps, each a board and a task
    .line = learn a game in short steps
command-learn-help = `learn`, `learn dragonchess`, `learn off`
    A lesson is for your eyes alone: a board, a task, and you answer with a move, typed or chosen. Best in a direct message, where you simply type. `learn` goes on where you left it.
command-puzzle = puzzle
    .arg-game = The game
    .typed = puzzle, puzzles
    .about = A position in which one move wins, for you to find
    .line = a position in which one move wins
command-puzzle-help = `puzzle`, `puzzle dragonchess`, `puzzle off`
    A puzzle is for your eyes alone: a board, a task, and you answer with a move, typed or chosen. I play the answers to it. I keep track of the ones you have solved; the easy ones come first. In a direct message `hint`, `answer`, `another` and `stop` do what the buttons do; a move that is none here, but is one at a table of yours, is asked about. `setup puzzle=on` puts one a day in a channel.
command-new = new
    .typed = new
    .about = Open a new table: a game, its players, its options
    .line = open a table: game, seats, options
command-new-help = `new GAME @who … seat=who … option=value …`
    Members named after the game take its seats in order (they are invited and must join); `seat=who` gives them a certain one, `open` leaves it to anyone. At a game for two you play too, unless both seats are somebody’s.
    `{ $example }`
    Name yourself to sit down at once. The game begins by itself when the last seat is taken.
command-join = join
    .typed = join, sit
    .about = Take a seat at a table
    .line = take a seat at a table
command-join-help = `join`, `join red`, `join #12`, `join red #12`
    Takes the seat you are invited to, else the first open one. With a seat’s name, that one. While a game is on, a seat that the host has freed. Where dice decide, join without a name; when it is your turn to choose, `join red`, or just `red`, takes that colour.
command-start = start
    .typed = start
    .about = Begin, when every seat is taken
    .line = begin at once, when all seats are taken
command-start-help = `start #12`
    A table begins by itself when its last seat is taken; `start` says what it is still waiting for. The host may begin sooner: then those who are here play the free seats as well.
command-seek = seek
    .typed = seek
    .sub = players
    .about = Look for players for a game: a table for anybody who would like to play
    .line = look for players for a game
    .arg-days = For how many days it is open, 1 to 30; empty: 14
command-seek-help = `seek dragonchess`, `seek three-player-chess time=3d level=1400-1800 reliable=80% for=7d`
    Opens a table for anybody who would like to play, and posts it here with a button to sit down. You sit there yourself, by lot unless you say where (`gold=me`). All settings of `new` may be said (`help new`), and:
    `level=1400-1800`, `1400+`, `-1800`: of which rating in this game the others may be. A provisional rating counts as it is shown, and who has none yet counts as 1500; `level=1400+!` asks for a certain one.
    `reliable=80%`: how many of their deadlines they keep. `for=7d`: how long it is open, 1 to 30 days (usually 14).
    If somebody here seeks the same already, you are shown that first; only the button seats you. `unseek` ends a seek; at most 5 of yours are open at once.
command-seeks = seeks
    .typed = seeks
    .sub = list
    .about = Who looks for players here; sit down by a button
    .line = see who looks for players here
    .arg-time = The time for a move: 3d, or a range like 1d-3d
    .arg-settings = What else the table has settled: press=private names=open …
command-seeks-help = `seeks`, `seeks dragonchess`, `seeks dragonchess time=1d-3d rated`
    Shows the open tables of this server at which you may sit down, seeks first, with what they ask and who sits there; a button takes a seat. Any setting narrows the list; `time=1d-3d`, `time=2d+` and `time=-2d` are ranges of the time for a move; `level=` and `reliable=` are asked of those who sit there.
command-unseek = unseek
    .typed = unseek
    .sub = end
    .about = Look for players no longer
    .line = look for players no longer
command-unseek-help = `unseek`, `unseek #12`
    Closes the table for which you seek players; who sits there already is told. `abort #12` does the same, and so does `leave #12` while you sit there alone.
command-watch = watch
    .typed = watch
    .sub = watch
    .about = Be told when somebody looks for players for a game here
    .line = be told of searches for a game
command-watch-help = `watch dragonchess`, `watch`, `watch dragonchess off`, `watch off`
    Sends you a direct message whenever somebody looks for players for that game on this server, with a button to sit down. `watch` says for which games you are told.
command-leave = leave
    .typed = leave
    .about = Get up from a table that has not begun
    .line = leave a table before it begins
command-leave-help = `leave #12`
    Gets up from a table that has not begun. Once it has, `hand` gives your seat to somebody else and `resign` gives the game up.
command-challenge = challenge
    .on = Challenge
    .typed = challenge
    .sub = send
    .about = Challenge somebody to a game, or anyone who comes along
    .line = challenge somebody, or anyone
command-challenge-help = `challenge @Bo { $game } time=3d`, `challenge anyone { $game } games=3`
    Asks Bo to play. Settings are as for `new`; sides fall by lot unless you choose yours: `as=<seat>`. Several people at once: `challenge @Bo @Ada three-player-chess`. `challenge @Bo { $game } games=3` is three challenges. A seat for which nobody is named is open to anyone. They are asked once, and can accept or decline by a button for 14 days; if one of them declines, the challenge is over, and you may open the seat to anyone.
    `challenge anyone { $game } games=3` stands for 30 days: whoever likes takes it, and the next table is opened as soon as fewer games are on than you want at once (1 unless you say otherwise).
    Your challenges and those to you: `challenges`.
command-challenges = challenges
    .typed = challenges
    .sub = list
    .about = Challenges to you and by you: accept, decline, withdraw
    .line = challenges to you and by you
    .arg-what = What you want to do; otherwise they are listed
    .arg-table = The table of the challenge; not needed where it is the only one
command-challenges-help = `challenges`, `challenges decline #12`
    Lists the challenges that wait for your answer, those you have made, and those that anyone may take here. `challenges accept #12` (also `join #12`), `challenges decline #12`, `challenges withdraw #12`. `challenges off`: nobody can challenge you, name you for a seat or hand you one; `challenges on` takes that back.
command-takeback = takeback
    .typed = takeback, undo
    .about = Ask the others to take moves back
    .line = propose to take moves back
command-takeback-help = `takeback`, `takeback 14`
    Proposes to take your last move back, or everything after action 14. It happens when all those concerned agree. Draws by lot stay, and so does anything that others have learnt in secret.
command-pause = pause
    .typed = pause
    .about = Ask the others to pause the game for some days
    .line = propose a pause
command-pause-help = `pause`, `pause 5`, `pause 2 weeks`
    Proposes to pause the game, for 14 days if you don’t say otherwise and for 60 at most. The host, or whoever manages the server, need not ask: `pause 5 now`. When all agree, nobody can move and no time limit runs; the game goes on by itself afterwards.
command-resume = resume
    .typed = resume
    .about = Ask the others to go on before the pause is over
    .line = propose to go on at once
command-resume-help = `resume`
    Proposes to go on before a pause is over. All have to agree.
command-overdue = overdue
    .typed = overdue, flag
    .about = Claim the game of an opponent whose time is up
    .line = claim the game of somebody whose time is up
    .arg-seat = Whose time is up; empty: the only one
command-overdue-help = `overdue`, `overdue { $seat }`, `overdue #12`
    When a player’s time is up and no excuse is left, an opponent may claim the game: the player resigns, with all that the rules let follow; where the rules don’t let them resign, the seat is freed for a substitute. The button under the post does the same. Until somebody claims, the player may still move.
command-vacation = vacation
    .typed = vacation, holiday
    .about = Go on leave for some days, come back, or see how much is left
    .line = go on leave, or come back
    .arg-days = For how many days; empty: show what is left
    .arg-until = Instead: until which day, such as monday, 24.12 or 5 january
    .arg-table = One table alone; empty: all of yours
command-vacation-help = `vacation 7d`, `vacation 2 weeks #12`, `vacation until 24.12`, `vacation back`, `vacation`
    You are away for so many days, at all your tables or at the one you name. Your clock stands still, offers to you wait longer, the others play on. Everybody is told. Moving doesn’t end it; `vacation back` does. Each table has so many days for each player (21, unless settled otherwise). `vacation` shows what is left.
command-hand = hand
    .typed = hand, substitute
    .about = Hand your seat to somebody else, who has to accept
    .line = hand your seat to somebody else
    .arg-seat = Which of your seats; empty: the only one
command-hand-help = `hand @Bo`, `hand { $seat } @Bo`
    Offers your seat to somebody else. They have to accept; then they play on for you.
command-vacate = vacate
    .typed = vacate, replace
    .about = Host: free the seat of somebody who has not answered for too long
    .line = free an absent player’s seat (host)
    .arg-seat = The seat to be freed
command-vacate-help = `vacate { $seat }`
    The host frees the seat of a player who has kept the others waiting for longer than the table’s `patience` (7 days, unless settled otherwise); whoever manages the server, and doesn’t play there, may do so at any time. Anybody may then sit down with `join`.
command-host = host
    .typed = host, manage
    .sub = card
    .about = What you may do at a table as its host, or because you manage the server
    .line = what you may do as host or manager
command-host-help = `host`, `host #12`
    Shows the host of a table, and people who manage its server, the things that they may do there just now, with buttons: give time, pause, free a seat, begin, give up. Everybody is told of every use, and the log keeps it.
    Hosts who play can’t rule on their own game: they can’t give their own side time or void the game, and they can pause it alone only once and for at most 7 days.
command-extend = extend
    .typed = extend, prolong
    .about = Host: give a seat more time, or everybody who is to move
    .line = give a player more time (host)
    .arg-seat = The seat that gets more time; empty: everybody who is to move
command-extend-help = `extend { $seat } 2d`, `extend 12h`
    The host, or somebody who manages the server, gives a seat more time for its move; without a seat, everybody who is to move. Hosts who play can’t give their own side time, and at an anonymous table nobody any: propose a `pause`, or ask somebody who manages the server and doesn’t play.
command-void = void
    .typed = void
    .about = Manager: end a game without a result; you are asked once more
    .line = end a game without a result (manager)
command-void-help = `void #12 one person held two seats`
    Somebody who manages the server, and doesn’t play there, ends the game without a result, or takes the result from one that has been over for at most 14 days; ratings are worked out anew. I ask once more, and the reason is told to everybody who played. A host can’t do that: `abort` proposes it to those who play.
command-here = here
    .typed = here, seed
    .about = Say that you are still there, so that the game can begin
    .line = say that you are still there
command-here-help = `here`, `here #12`, `here #12 luck7`
    When the last seat of a table for three or more is taken and somebody sat down more than a day ago, I ask those who did whether they are still there. They have 48 hours, and are reminded once; the button does the same as `here`. Once all have answered, the game begins; who has not, loses the seat. The host may begin without waiting (`start`) or call the question off (`host`). The setting `muster` of `new` asks always or never.
    Where a die is thrown or hands tremble everybody is asked, and may add a seed of their own to what is drawn: nobody, not even I, can then know them beforehand.
command-abort = abort
    .typed = abort, cancel
    .about = Give the table up: at once before it has really begun, later if all agree
    .line = give the table up, or propose to
command-abort-help = `abort`
    The host gives up a table that has not begun; before the second move anybody who plays may. Later it proposes to all to end the game without a result.
command-time = time
    .typed = time, clock, status
    .about = Whose turn it is and until when
    .line = whose turn it is, and until when
command-time-help = `time`, `time #12`
    Only you read it: whose turn it is and until when, who is on leave, what everybody has in stock, and how long a move may take there.
command-rematch = rematch
    .typed = rematch
    .about = Play a finished game again
    .line = play a finished game again
command-rematch-help = `rematch`, `rematch #12`, or the button under the last post
    Lays a table with the same game, settings and players, everybody on another seat. The others are invited; the same button seats them.
command-rating = rating
    .on = Rating
    .typed = rating, ratings
    .sub = show
    .about = Ratings and reliability of a player
    .line = ratings and reliability, yours or somebody’s
    .arg-member = Whose; yours, if left out
command-rating-help = `rating`, `rating @Ada`
    The rating in each game, how sure it is (± deviation), results, and how deadlines are kept. Everybody begins at 1500; a question mark means that too little is known yet: fewer than 5 games, or a deviation above 110.
    Ratings are Glicko-2. A table counts unless it was opened with `rated=no` or from a set-up position. Draws, resignations and lost time count; what was given up or ended without a result doesn’t.
    Where seats change hands, the result is that of whoever made most of the moves; a machine that comes in can lose your game, but win none for you. A player on several sides makes the game unrated.
command-leaderboard = leaderboard
    .typed = leaderboard, leaders
    .about = The best players on this server
    .line = the best players here
    .arg-game = The game
command-leaderboard-help = `leaderboard`, `leaderboard { $game }`
    Those who have played the game on this server, the best first. `unlisted on` takes you off.
command-versus = versus
    .typed = versus, vs
    .about = Your results against somebody
    .line = your results against somebody
    .arg-member = Against whom
command-versus-help = `versus @Ada`
    Won, drawn and lost against somebody in rated games, game by game. Where three play, whoever got more points has won against the other.
command-unlisted = unlisted
    .typed = unlisted
    .about = Be on no leaderboard
    .line = be on no leaderboard: on or off
    .arg-on = Whether you are left out
command-unlisted-help = `unlisted on`, `unlisted off`
    Whether you are left out of leaderboards. Your rating and reliability are still shown to those who ask, and to those who are about to play with you.
command-language = language
    .typed = language, lang
    .about = Choose the language in which I answer you
    .line = choose my language: en, ru, uk
command-language-help = `language en`, `language ru`, `language uk`
    The language in which I answer you. Posts for everybody are in the server’s language.
command-letters = letters
    .typed = letters
    .about = Letters on the pieces of your boards: on or off
    .line = letters on the pieces: on or off
command-letters-help = `letters on`, `letters off`
    With letters, pieces carry their notation letter and empty cells their names.
command-confirm = confirm
    .typed = confirm, confirmation
    .about = Be asked before every move of yours is played: on or off
    .line = ask me before every move: on or off
command-confirm-help = `confirm on`, `confirm off`
    You see the board after each move of yours, with Play and Cancel, before it is played; “yes” and “no” answer too. Only you see the question. Plans are played without a question.
command-settings = settings
    .typed = settings, preferences
    .sub = show
    .about = Show and change all that you have chosen for yourself
    .line = my choices, all on one card
command-settings-help = `settings`
    Everything you have chosen for yourself, with buttons to change it. Only you see it.
command-remind = remind
    .typed = remind, reminders
    .sub = when
    .about = Choose when and where I remind you of what you owe
    .line = when and where I remind you
    .arg-when = Third, half, quarter of the time left; 12h, 2d before the end; on, off; idle 7d; empty: show
command-remind-help = `remind third`, `remind half`, `remind 12h`, `remind private`, `remind here`, `remind 12h every 6h`, `remind once`, `remind next`, `remind off`, `remind on`
    You are reminded once of each move you owe, when a third of the time for it is left or when you say, but not before half of it is over: in the table’s thread, or privately. At anonymous tables always privately. `remind off` stops reminders, not the posts after a move.
    With `every` you are reminded again and again until you move; `remind next` tells you privately, where more than two play, that you are the next to move (`remind next off`). `remind idle 7d` reminds you also where no time runs out. `quiet` and `digest` have their own help.
command-snooze = snooze
    .typed = snooze, later
    .about = Be reminded of a table later
    .line = put a reminder off
command-snooze-help = `snooze`, `snooze 3h`, `snooze tomorrow`, `snooze 3h #12`
    Reminds you once more, in an hour or when you say (tomorrow: at nine in the morning), of what you still owe then. Quiet hours or not: you asked for it.
command-digest = digest
    .typed = digest
    .about = One private message a day with all that waits for you, instead of reminders
    .line = one message a day instead
command-digest-help = `digest 08:00`, `digest off`
    One private message a day with all that waits for you, the most urgent first, instead of single reminders; none on days when nothing does. Anything due before the next digest gets its own reminder.
command-quiet = quiet
    .typed = quiet
    .about = Choose hours and days without reminders
    .line = hours and days without reminders
command-quiet-help = `quiet 22:00-08:00`, `quiet weekends`, `quiet 22-8 weekends`, `quiet weekends off`, `quiet off`
    Reminders that fall into quiet time reach you right after it; if your time would be nearly up by then, before it begins. Your `zone` says which clock counts.
command-zone = zone
    .typed = zone, timezone
    .about = Choose your time zone
    .line = my time zone
command-zone-help = `zone Berlin`, `zone Europe/Kyiv`, `zone UTC+3`, `zone`
    By which clock your quiet hours and your digest are counted. Without it, that of UTC. Deadlines are shown to everybody by their own clock anyway.
command-block = block
    .typed = block
    .sub = add
    .about = You are not seated with somebody any more; they are not told
    .line = block somebody
    .arg-member = Who is to be blocked
command-block-help = `block @Bo`
    Neither of you can sit down newly at a table with the other, challenge, invite or write notes to the other. Games that are on go on. Nobody is told, and Bo can’t see it. At tables where it is not told who sits there, blocks can’t keep you apart. `blocks` lists whom you have blocked, `unblock @Bo` lifts a block.
command-unblock = unblock
    .typed = unblock
    .sub = remove
    .about = Lift a block
    .line = lift a block
    .arg-member = Who is to be blocked no longer
command-unblock-help = `unblock @Bo`
    Lifts a block. `blocks` lists whom you have blocked, with buttons.
command-blocks = blocks
    .typed = blocks, blocked
    .sub = list
    .about = Whom you have blocked; only you see it
    .line = whom you have blocked
command-blocks-help = `blocks`
    Lists whom you have blocked; only you see it. `block @Bo` adds somebody, `unblock @Bo` or the buttons lift a block.
command-setup = setup
    .typed = setup
    .about = What holds on this server: channels, language, new tables
    .line = what holds on this server
    .arg-zone = The time zone of those who have not named their own, for example Berlin
    .arg-language = The language of my posts
command-setup-help = `setup` shows what is settled for this server. Those who manage it change it: `setup here` or `setup channel #games` (tables are opened only there; in a forum each is a post of its own), `setup everywhere`; `setup open managers`, `setup open @role` or `setup open everybody`; `setup language uk`; `setup defaults time=5d press=private` (what new tables are like unless somebody says otherwise; `setup defaults usual` takes it back); `setup threads off`; `setup standing=on` (a standing message of this channel: all its tables, whose move it is and until when, always up to date); `setup puzzle=on` or `setup puzzle=chess` (a puzzle a day in this channel, at ten in the morning); `setup zone Berlin` (whose clock counts for those who have not named their own); `setup limits tables=20` (so many open tables at most). Several at once: a semicolon between them. Games that have begun stay as they are.
command-privacy = privacy
    .typed = privacy
    .about = What is stored about you; your data; be forgotten
    .line = what I store about you
command-privacy-help = `privacy` says what is stored about people and for how long; `privacy data` gives you everything that is stored about you; `privacy forget` deletes it, after asking once more.
command-token = token
    .typed = token, tokens
    .about = Tokens by which your programs play for you
    .line = tokens for programs that play for you
    .arg-do = What you want to do; empty: list them
command-token-help = `token new NAME` makes a token by which a program of yours speaks for you over the API; it is shown once. It may do what is named behind it: `token new NAME read play` lets it look and move, “talk” deal with others, “hooks” be told of what happens; with nothing named it may do all of that. `token` lists them, `token revoke NAME` takes one back. Ask for one where nobody looks over your shoulder: whoever has it plays for you.
command-rules = rules
    .typed = rules
    .about = The rules of a game and its notation
    .line = the rules of a game, and its notation
command-rules-help = `rules`, `rules dragonchess`, `rules #12`
command-help = help
    .typed = help, ?
    .about = Explain the commands, or a game and its notation
    .line = this list, or help for a command or game
command-help-help = `help`, `help COMMAND`, `help GAME`
command-about = about
    .typed = about
    .about = What this is, and who made these games
    .line = who made this, and these games
command-about-help = `about`

arg-opponent = opponent
    .about = Whom you challenge; nobody: anyone who comes along
arg-opponent2 = opponent2
    .about = Another one, in games for three or four
arg-opponent3 = opponent3
    .about = Another one, in games for four
arg-side = side
    .about = The seat you want; otherwise sides fall by lot
arg-games = games
    .about = How many games at once, of a challenge to anyone
arg-table = table
    .about = Number of the table, if you have several
arg-seed = seed
    .about = A seed of your own for the die: up to 32 letters and digits
arg-game = game
    .about = The game to be played
arg-seat1 = seat1
    .about = Who sits in the game’s first seat; empty: anyone
arg-seat2 = seat2
    .about = Who sits in the second seat; empty: anyone
arg-seat3 = seat3
    .about = Who sits in the third seat, if the game has one
arg-seat4 = seat4
    .about = Who sits in the fourth seat, if the game has one
arg-settings = settings
    .about = Options of the game: truce=bound …; “help” with the game’s name lists them
arg-seat = seat
    .about = The seat you want; empty: the one you are invited to, or the first free one
arg-layout = view
    .about = How the board is shown, where the game has several ways
arg-at = at
    .about = The position after so many actions; empty: now
arg-notation = notation
    .about = The move or offer; type a few characters to see what fits
arg-piece = piece
    .about = The piece or the cell it stands on; empty: all
arg-topic = topic
    .about = A command or a game; empty: everything
arg-language = language
    .about = The language; empty: which one it is now
arg-on = on
    .about = Whether pieces carry letters
arg-press = press
    .about = How openly you negotiate; empty: in front of everybody
arg-names = names
    .about = Whether it is known who plays which seat; empty: it is
arg-time = time
    .about = How long a move may take: 3d, 5d+12h/10d, daily 20:00 Europe/Kyiv, none
arg-until = until
arg-back = back
    .about = Whether you are back from leave
arg-answer = answer
    .about = What you say to it
arg-number = number
arg-note = note
    .about = What you want to say, at most 1,000 characters; empty: show your last notes
arg-to = to
    .about = Number of the last action that stays; empty: everything before your last move
arg-days = days
    .about = For how many days; empty: 14
arg-member = member
    .about = Who is to take the seat
arg-level = level
    .about = The rating in this game: 1400-1800, 1400+, -1800; “!” asks for a certain one
arg-reliable = reliable
    .about = How many of their deadlines players keep: 80%; 80%! leaves newcomers out
arg-rated = rated
    .about = Whether the result counts for ratings
arg-more = more
    .about = How much more time: 12h, 2d
arg-reason = reason
    .about = Why; everybody who played is told
arg-now = now
    .about = As host or manager: at once, without asking the others
arg-zone = zone
arg-limit = limit
    .about = How many tables may be open at once; 0: as many as I allow
arg-off = off
arg-everywhere = everywhere
    .about = At all your tables
arg-since = since
    .about = Since so many actions; empty: since you last looked
arg-line = line
    .about = The moves, one after another
arg-text = text
    .about = What to note down; empty: show your notes
arg-file = file
    .about = The record: a text of at most 1 MiB that Liege has written
arg-manner = manner
    .about = Go on with the game, or only keep it; empty: what fits
arg-seats = seats
    .about = Who is to take which seat: red=@ada white=open
arg-again = again
    .about = Also if it was brought in before
arg-when = when
arg-where = where
    .about = Where you are reminded
arg-for = for
    .about = How long: 3h, 30 minutes, tomorrow; empty: an hour
arg-hour = hour
    .about = The hour of the day, 08:00; or off; empty: show
arg-hours = hours
    .about = 22:00-08:00; or off; empty: show
arg-weekends = weekends
    .about = Whether Saturdays and Sundays are quiet too
arg-place = place
    .about = A city, or a distance from UTC such as UTC+3; empty: show
arg-from = from
    .about = The number of the first action, as in the log; empty: the first
arg-last = last
    .about = Only the latest so many actions
arg-tables = tables
    .about = Where tables may be opened
arg-channel = channel
    .about = The only channel in which tables may be opened
arg-openers = openers
    .about = Who may open tables
arg-role = role
    .about = The role that may open tables
arg-defaults = defaults
    .about = What new tables are like: time=5d press=private; “usual” takes it back
arg-puzzle = puzzle
    .about = A puzzle a day in this channel: on, off, or a game
arg-standing = standing
    .about = Whether this channel has a standing message of its tables
arg-threads = threads
    .about = Whether every table gets a thread
arg-what = what
    .about = What you want to know or have done
arg-do = action
arg-name = name
    .about = What you call it: one word
arg-scopes = scopes
    .about = What it may do: read, play, talk, hooks; empty: everything

choice-what-accept = accept
choice-what-refuse = decline
choice-what-withdraw = withdraw mine
choice-what-off = take no challenges
choice-what-on = take challenges again
choice-press-public = public: everything is said in front of everybody
choice-press-private = private: offers stay between the two until accepted; treaties are told
choice-press-secret = secret: treaties too, until one is broken or the game is over
choice-press-none = none: only what the rules themselves need
choice-names-open = open: everybody sees who sits where
choice-names-hidden = hidden: seats are dealt by lot, and names told at the end
choice-answer-accept = yes
choice-answer-refuse = no
choice-answer-withdraw = I take it back
choice-rated-yes = yes
choice-rated-no = no: a casual game
choice-notation-liege = Liege’s own record
choice-notation-pgn = PGN
choice-notation-pdn = PDN
choice-manner-resume = go on with the game
choice-manner-archive = only keep it
choice-where-here = where the table is played
choice-where-private = privately
choice-tables-everywhere = everywhere
choice-tables-here = only in this channel
choice-openers-everybody = everybody
choice-openers-managers = those who manage the server
choice-language-usual = as the server has it
choice-threads-on = yes
choice-threads-off = no
choice-language-en = English
choice-language-ru = русский
choice-language-uk = українська
choice-what-about = what is stored
choice-what-data = give me my data
choice-what-forget = forget me
choice-do-new = make a token
choice-do-revoke = take it back
