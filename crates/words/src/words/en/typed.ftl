# The words that people type, beside those of the commands: a line for each thing that they may mean.
#
# Words of all languages are understood whatever the reader’s own is, so that each file has only the words of its own
# language; a word of two languages stands in both. Case, ё for е and the kind of apostrophe make no difference. Code asks
# for them by their ids (src/words/lexicon.rs).

## Yes and no, on and off

# A setting is on, and off.
typed-on = on, yes
typed-off = off, no
# There shall be no such thing (beside the words for “off”).
typed-never = none, never
# Without a limit (beside the words for “never”).
typed-unlimited = unlimited
# A server’s setting shall be as it would be anyway.
typed-usual = usual, reset, none
# Takes back a plan, a note. The English “no” is not among them: notes begin with it.
typed-take-back = off, withdraw, cancel, delete, remove, clear, none
# Answers to offers, motions, challenges.
typed-answer-accept = yes, y, yeah, ok, okay, accept, accepted, agree, agreed
typed-answer-refuse = no, n, nope, refuse, refused, decline, reject, disagree
typed-answer-withdraw = withdraw, withdrawn, retract, revoke
# The bot greets back a person who says only this.
typed-greeting = hello, hi, hey, hiya, yo, howdy, hullo, hallo, greetings, good morning, good evening, good afternoon, good day
# Said before or after a move, like a greeting, and no part of it.
typed-courtesy = thanks, thank you, thank you very much, thx, ty, cheers, please, pls, plz, sorry, ok, okay, there, everyone, everybody, all, friends
# Said only after it.
typed-afterword = good luck, gl, glhf, gl hf, hf, have fun, good game, gg, your turn, your move, have a nice day, bye, see you
# How the line begins that phones and mail programs add.
typed-signature = sent from my, sent from, get outlook for
typed-herald = truce, peace, armistice, vassal, vassalage, lord, liege, exchange, ransom, alliance, ally, treaty
# A person says it of themselves in an answer: “I agree”.
typed-i = i

## At a lesson or a puzzle

# Its buttons, typed: a hint; the answer, for a person who gives up; the next one; the board again; the end of it.
typed-exercise-hint = hint, a hint, tip, help me, give me a hint
typed-exercise-answer = answer, the answer, solution, solve, i give up, give up, show answer, show me, show the answer
typed-exercise-next = next, skip, another, another one, next one, next puzzle, next step
typed-exercise-show = show, board, again
typed-exercise-stop = stop, enough, quit, exit

## Everything, everybody

# All of something.
typed-all = all, everything
# In every channel, at every table.
typed-everywhere = everywhere
typed-everybody = everybody, everyone, all
# A challenge that anybody may take (beside the words for everybody).
typed-anyone = anyone, anybody
# Anybody may take the seat. Examples use the first word.
typed-seat-open = open, any, anyone
# Oneself, where a person is named.
typed-machine = machine, bot, computer, ai, engine, cpu
# One that takes its time.
typed-slow = slow, unhurried
typed-me = me
# This channel.
typed-here = here
# At once, without asking the others.
typed-now = now, immediately
typed-until = until, till, til
# Before the opponent whom one has met.
typed-with = with, against, vs, vs., versus, v, v.
# Between things that are counted up: lengths of time, moves.
typed-and = and

## Days and lengths of time

# A star stands for any ending.
typed-weekday-monday = mo, mon, mond, monday, mondays
typed-weekday-tuesday = tu, tue, tues, tuesday, tuesdays
typed-weekday-wednesday = we, wed, weds, wedn, wednesday, wednesdays
typed-weekday-thursday = th, thu, thur, thurs, thursday, thursdays
typed-weekday-friday = fr, fri, frid, friday, fridays
typed-weekday-saturday = sa, sat, satu, saturday, saturdays
# A week is no Sunday: its Russian name begins like the Ukrainian one of the day.
typed-weekday-sunday = su, sun, sund, sunday, sundays
typed-month-january = jan*
typed-month-february = feb*
typed-month-march = mar*
typed-month-april = apr*
typed-month-may = may*
typed-month-june = jun*
typed-month-july = jul*
typed-month-august = aug*
typed-month-september = sep*
typed-month-october = oct*
typed-month-november = nov*
typed-month-december = dec*
typed-tomorrow = tomorrow
# Little words beside a date or the name of a day.
typed-little-date = the, of, on, next
# Endings behind the number of a day.
typed-ordinal-ending = st, nd, rd, th
# Every day, and from Monday to Friday.
typed-daily = daily, everyday
typed-workdays = weekdays, workdays
typed-weekends = weekends, weekend
# Units of time, behind a number.
typed-unit-minute = m, min, mins, minute, minutes
typed-unit-hour = h, hr, hrs, hour, hours
typed-unit-day = d, day, days
typed-unit-week = w, wk, wks, week, weeks
# A year is no length of time here. The Russian word is the short Ukrainian one for hours, unless the number ends in
# 1.
typed-unit-year = y, yr, year
# Numbers as words that stand before days in Russian and Ukrainian.
typed-count-2 = { "" }
typed-count-3 = { "" }
# One day, one week, without a number.
typed-one-day = day, a day
typed-one-week = week, a week, one week
# The half of the day that an hour is in.
typed-before-noon = am, a.m.
typed-after-noon = pm, p.m.
# At night: hours from nine on are late, others early.
typed-night = { "" }
# Says that a number is an hour.
typed-oclock = o'clock, oclock

## Time controls

# Before the most that a stock of time may come to.
typed-at-most = max, cap, up to, at most
# Behind a time for each move.
typed-per-move = per move, a move, each move, /move
# Little words between days, hour and zone of appointments.
typed-little-time = at, on, and, the, day, days, time, every, each, all

## The settings of a table

# Their names.
typed-term-press = press, negotiation
typed-term-names = names
typed-term-dealing = dealing
typed-term-partners = partners, allies
typed-term-offers = offers, offer
typed-term-orders = orders, order
typed-term-patience = patience
typed-term-time = time
typed-term-weekends = weekends, weekend
typed-term-missed = missed, late
typed-term-excuses = excuses, excuse
typed-term-leave = leave, vacation
typed-term-muster = muster
typed-term-rated = rated
typed-term-takebacks = takebacks, takeback, undo
typed-term-page = page
typed-term-reliable = reliable
typed-term-level = level
# How openly people negotiate (for none also the words for “never”).
typed-press-public = public, open
typed-press-private = private
typed-press-secret = secret
# Whether it is known who plays which seat.
typed-names-hidden = hidden, anonymous, secret
typed-names-open = open, shown, public
# How the players come to their seats.
typed-dealing-choice = choice, choose, agreement
typed-dealing-dice = dice, die, roll
# That partners may whisper where the game has it so; on and off otherwise.
typed-partners-game = game, usual
# The consequence when somebody’s time is up.
typed-missed-claim = claim, claims, claimed
typed-missed-resign = resign, resigns, lose, loss, loses
typed-missed-skip = skip, skips, pass
typed-missed-replace = replace, substitute
# When those who sit are asked once more before the game begins (also the words for “on” and “never”).
typed-muster-stale = stale, old, late, usual
typed-muster-always = always
# The result counts for ratings, or not.
typed-rated-on = rated
typed-rated-off = casual, unrated
# The setting that says how long a search is open; that of the page of a list; that of the most tables.
typed-setting-for = for
typed-setting-page = page
typed-setting-tables = tables
# The settings of a challenge: one’s own side, how many games.
typed-setting-side = as, side, color, colour, playing
typed-setting-games = games

## Reminders

# Remind where the table is (beside the words for “here”), or privately.
typed-remind-there = there, thread, table, channel
typed-remind-private = private, privately, direct, dm, dms
# That nothing happens.
typed-remind-idle = idle
# Again and again; only once; when one is the next to move.
typed-remind-every = every, each, again, repeat
typed-remind-once = once
typed-remind-ahead = next
# The part of the time that is left.
typed-remind-half = half, 1/2, ½
typed-remind-third = third, 1/3, ⅓
typed-remind-quarter = quarter, 1/4, ¼
# Little words of reminders, digests, quiet hours.
typed-little-remind = a, an, the, at, in, on, from, to, till, until, for, before, left, when, after, of, time, is, me,
    messages, and, between

## Leave, pauses, more time

# Ends one’s leave.
typed-leave-back = back, end, ended, over, cancel, off, stop
typed-little-leave = for, i, am, away, im, i'm
# Little words beside a seat and the time that it is given.
typed-little-extend = by, for, to

## Little words

# Before whom something is for.
typed-to = to, for, on
# Before the number of an action.
typed-since = at, after, from, since
# Little words beside the number of an action where nothing else is said.
typed-little-number = at, after, to, for, in, on
# Gets up from the table.
typed-little-leaving = the, table
# Hands one’s seat to somebody.
typed-little-handing = my, the, seat, place
# Between people and game in a challenge.
typed-little-challenge = to, for, and, in
# Around the name of a seat.
typed-little-seat = a, an, the, my, at, as, for, on, to, table, seat, place
# Around a colour that one chooses.
typed-little-choice = i, i'll, choose, choosing, pick, take, the, seat
# Families of games, beside what they are called in lists.
typed-family-chess = chess variants, variants, chess variant
typed-family-great = great, large chess, big chess
typed-family-draughts = checkers, draught
typed-family-other = other, others
typed-family-host = host, house, own, own games
# Before the name of a game.
# Questions of newcomers: how this works, which games there are, that they want to play one.
typed-asks-help = how do i play, how do you play, how to play, how does this work, how does it work, how do i start, what can you do, what do i do, what is this, what are the commands, commands, help please, please help, can you help me
typed-asks-games = what games are there, which games are there, what games do you have, which games do you have, what games can i play, what can i play, what can we play, list games, show games, list of games
typed-asks-play = play, lets play, let's play, i want to play, we want to play, i would like to play, i'd like to play, want to play, can i play, can we play, shall we play, start, begin, open, play a game of
# A number of players, a length, and little words in a question to the catalogue: “games for two”, “short games with cannons”.
typed-players-2 = two
typed-players-3 = three
typed-players-4 = four
typed-pace-short = short, quick, fast
typed-pace-medium = medium
typed-pace-long = long, slow
typed-little-games = a, an, the, of, for, with, and, in, game, games, player, players, people, persons
# All games that a list does not name, and what a list leaves out: “setup games chess, all”, “setup games all except chapaev”.
typed-all-games = all, all games, all others, everything, others, the others, rest, the rest
typed-except = except, without, but
typed-before-game = a, the, game, table
# The game that is to be cancelled, or one’s last move, or a pause.
typed-this-game = the, this, my, game, match, table, at
typed-last-own = last, previous
typed-a-move = move, turn
typed-a-pause = { "" }
# Offers a draw.
typed-offering = offer, a, i, propose
typed-draw = draw

## Plans

typed-plan-if = if, when
typed-plan-then = then
typed-plan-else = else, otherwise
typed-plan-wait = wait
typed-plan-resign = resign

## Records

# The last moves; a single one; the whole game (beside the words for “all”); a sheet of positions.
typed-replay-last = last, latest
typed-replay-one = move, action
typed-replay-whole = whole, game
typed-replay-sheet = sheet, positions
typed-little-replay = from, to, till, until, the, as, a, moves, actions, of, with, for, view, side
# The use of an imported record: it is kept, or resumed; once more.
typed-import-archive = archive, archived, keep, only-keep
typed-import-resume = resume, continue, play
typed-import-again = again, anyway

## Settings of a server, privacy, help, languages

# The settings of a server.
typed-server-channels = channel, channels
typed-server-openers = open, opens
typed-server-language = language
typed-server-defaults = defaults, default
typed-server-threads = threads, thread
typed-server-zone = zone, timezone
typed-server-limits = limits, limit
typed-server-standing = standing
typed-server-games = games, game
typed-server-puzzle = puzzle, puzzles
typed-server-signs = signs, sign
typed-server-page = page, website
# What a server shows on the web: search engines may list it.
typed-web-page-indexed = indexed, search, searchable
# What a member who follows a game is told of.
typed-follow-end = end
typed-follow-turns = turns, every turn, moves
# Several words for defaults.
typed-by-default = by default
# People who manage the server may open tables.
typed-managers = managers, manager
typed-privacy-about = about
typed-privacy-data = data, export
typed-privacy-forget = forget, delete
# Acts on tokens, and the rights of a token.
typed-token-new = new, make, create
typed-token-revoke = revoke, delete, remove
typed-scope-read = read, look
typed-scope-play = play, move, moves
typed-scope-talk = talk, deal, deals
typed-scope-hooks = hooks, hook, webhooks
# The topic of help.
typed-topic-diplomacy = diplomacy, negotiation, herald
typed-topic-draw = draw, draws, offer a draw, draw offer
typed-topic-claim = claim, claims, claiming
typed-topic-castling = castling, castle, castles, rochade
typed-topic-everything = everything, all, commands, all commands
typed-language-en = english
typed-language-ru = russian
typed-language-uk = ukrainian
typed-language-de = german

## Sentences for settings that are on or off

term-takebacks = whether moves may be taken back, if all agree
term-takebacks-off = There are no takebacks.
term-takebacks-refused = There are no takebacks at this table: that was decided when it was opened (`takebacks=no`).
term-page = whether the game is on the server’s web page, if it has one
term-page-off = The game is not on the server’s web page.

## Contests

typed-contest-format-swiss = swiss, swiss system, swiss tournament
typed-contest-format-robin = round robin, round-robin, robin, all play all, tables
typed-contest-format-double = double round robin, double round-robin, double robin, double
typed-contest-format-knock-out = knock-out, knockout, knock out, ko, cup
typed-contest-format-ladder = ladder
typed-contest-format-league = league
typed-contest-rounds = rounds, round
typed-contest-little = a, an, the, of, for, per, each, every, with, move, on, and, in
typed-contest-half = half, half-point, ½, 1/2
typed-contest-now = now, next
typed-contest-bye = bye, byes
typed-contest-because = because
typed-contest-void = void, annul, annulled
typed-contest-draw = draw, drawn, remis
typed-contest-for = for, instead, of
typed-contest-points-rank = rank, places, place
typed-contest-points-share = share
typed-contest-points-won = won, win, wins
typed-contest-term-name = name, title
typed-contest-term-text = text, about
typed-contest-term-opens = opens, open
typed-contest-term-closes = entries, closes
typed-contest-term-ends = ends, end
typed-contest-term-checkin = checkin, check-in
typed-contest-term-round = round
typed-contest-term-rounds = rounds
typed-contest-term-limit = limit, places, most
typed-contest-term-machines = machines, bots
typed-contest-term-first-move = first-move, firstmove
typed-contest-term-play-on = play-on, playon
typed-contest-term-late-half = late-half
typed-contest-term-playoff = playoff, play-off
typed-contest-term-points = points
typed-contest-term-tie-breaks = tie-breaks, tiebreaks, tiebreak
typed-contest-term-cycles = cycles, cycle
typed-contest-term-together = together
typed-contest-term-groups = groups, group
typed-contest-term-final = final
typed-contest-term-full = full
typed-contest-term-half-byes = half-byes, halfbyes
typed-contest-term-games = games
typed-contest-term-advance = advance
typed-contest-term-lot = lot
typed-contest-term-third = third
typed-contest-term-range = range
typed-contest-term-at-once = at-once, atonce
typed-contest-term-answer = answer
typed-contest-term-swap = swap
typed-contest-term-idle = idle
typed-contest-term-by-rating = by-rating
typed-contest-term-size = size
typed-contest-term-weeks = weeks
typed-contest-term-up = up
typed-contest-term-down = down
typed-contest-term-gap = gap
typed-contest-term-seasons = seasons

## The console

# Presses a button that the console has shown: “press 3”.
typed-press = press
