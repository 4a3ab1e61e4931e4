# Reminders, digests, quiet hours.

# --- Reading commands
remind-how = Say when I’m to remind you: `remind third`, `remind half`, `remind quarter` of the time left, or `remind 12h`, `remind 2d` before it is up (at most 28 days). Where: `remind here`, `remind private`. Not at all: `remind off`. Where no time runs out: `remind idle 7d`.
digest-how = A digest has an hour of the day: `digest 08:00`. Without one: `digest off`.
quiet-how = Say from when until when: `quiet 22:00-08:00`; or `quiet weekends`, or both. No quiet time: `quiet off`.
quiet-too-long = At least four hours of the day must be left in which I may remind you: for example `quiet 22:00-08:00`.
zone-unknown = I know no time zone “{ $typed }”. Name a city or a distance from UTC: `zone Berlin`, `zone Europe/Kyiv`, `zone UTC+3`.
zone-near = I know no time zone “{ $typed }”. Did you mean { $near }? A distance from UTC will do as well: `zone UTC+3`.
snooze-how = I can’t read “{ $typed }” as a time. Write `snooze 3h`, `snooze 30 minutes` or `snooze tomorrow`.
snooze-nothing = You owe nothing at table #{ $table }, so there is nothing to remind you of.
snooze-late = That would be too late: your time at table #{ $table } is up { $until }. Choose a shorter one, for example `snooze 1h`.
snooze-done = I’ll remind you of table #{ $table } { $when }, if you haven’t moved by then.

# --- Reminders
remind-here = { $who }, a reminder: { $seats } to move at table #{ $table } ({ $game }).
remind-you = A reminder: it is your turn ({ $seats }).
remind-until = There is time until { $until }.
remind-since = The others have been waiting since { $since }.
remind-button-hour = Remind me in 1 hour
remind-button-hours = In 4 hours
remind-button-tomorrow = Tomorrow
remind-button-settings = My settings
remind-button-tables = All my tables

# --- Digests
digest-head = { $count ->
    [one] One table waits for you:
   *[other] { $count } tables wait for you, the most urgent first:
}
digest-line = • **#{ $table } { $game }**: { $what } · { $when } · { $place }
digest-move = your move ({ $seats })
digest-offers = { $count ->
    [one] an offer waits for your answer
   *[other] { $count } offers wait for your answer
}
digest-missed = { $count ->
    [one] { $count } thing you haven’t seen
   *[other] { $count } things you haven’t seen
}
digest-until = until { $until }
digest-over = the time was up { $until }
digest-since = since { $since }
digest-more = { $count ->
    [one] … and one more table: `tables`
   *[other] … and { $count } more: `tables`
}
digest-foot = Your daily digest. `digest off` ends it.
digest-closed = { $who }, I can’t send you your daily digest: you accept no direct messages from here. Your tables are shown by `tables`; table #{ $table } is the most urgent. Either allow direct messages, or `digest off` and be reminded here.

# --- Settings
settings-head = Your settings
settings-language = Language: { $language }
settings-letters = Letters on the pieces: { $letters ->
    [on] on
    [off] off
   *[first] in your first game of a kind
}
settings-remind = Reminders: { $point }, { $place }
settings-remind-off = Reminders: none
settings-point-half = when half of the time is left
settings-point-third = when a third of the time is left
settings-point-quarter = when a quarter of the time is left
settings-point-days = { $days ->
    [one] one day before the time is up
   *[other] { $days } days before the time is up
}
settings-point-hours = { $hours ->
    [one] one hour before the time is up
   *[other] { $hours } hours before the time is up
}
settings-here = where the table is played
settings-private = privately
settings-idle = Where no time runs out: { $days ->
    [one] after one day
   *[other] after { $days } days
}
settings-idle-off = Where no time runs out: no reminder
settings-digest = Daily digest: at { $hour }, instead of single reminders
settings-digest-off = Daily digest: none
settings-quiet-hours = Quiet time: { $hours }
settings-quiet-weekends = Quiet time: Saturdays and Sundays
settings-quiet-both = Quiet time: { $hours }, Saturdays and Sundays
settings-quiet-off = Quiet time: none
settings-zone = Time zone: { $zone } (it is { $now } there)
settings-zone-hint = That is by the clock of UTC. Tell me where you live: `zone Berlin`.
settings-foot = What is reminded never calls anybody but you. Posts after a move call whoever is to move, also without reminders. More: `help remind`.
settings-button-point = Remind { $point }
settings-button-here = Where the table is played
settings-button-private = Privately
settings-button-remind-off = No reminders
settings-button-remind-on = Remind me
settings-button-digest-on = Digest at { $hour }
settings-button-digest-off = No digest
settings-button-quiet = Quiet { $hours }
settings-button-weekends = Quiet weekends
settings-button-quiet-off = No quiet time
settings-button-letters-on = Letters on the pieces
settings-button-letters-off = No letters

# --- Help
help-settings = my choices, all on one card
help-remind = when and where I remind you
help-snooze = put a reminder off
help-digest = one message a day instead
help-quiet = hours and days without reminders
help-zone = my time zone
help-settings-long = `settings`
    Everything you have chosen for yourself, with buttons to change it. Only you see it.
help-remind-long = `remind third`, `remind half`, `remind 12h`, `remind private`, `remind here`, `remind off`, `remind on`
    You are reminded once of each move you owe, when a third of the time for it is left or when you say, but not before half of it is over: in the table’s thread, or privately. At anonymous tables always privately. `remind off` stops reminders, not the posts after a move.
    `remind idle 7d` reminds you also where no time runs out. `quiet` and `digest` have their own help.
help-snooze-long = `snooze`, `snooze 3h`, `snooze tomorrow`, `snooze 3h #12`
    Reminds you once more, in an hour or when you say (tomorrow: at nine in the morning), of what you still owe then. Quiet hours or not: you asked for it.
help-digest-long = `digest 08:00`, `digest off`
    One private message a day with all that waits for you, the most urgent first, instead of single reminders; none on days when nothing does. What would run out before the next digest is reminded of by itself.
help-quiet-long = `quiet 22:00-08:00`, `quiet weekends`, `quiet 22-8 weekends`, `quiet weekends off`, `quiet off`
    What falls into quiet time reaches you right after it; if your time would be nearly up by then, before it begins. Your `zone` says which clock counts.
help-zone-long = `zone Berlin`, `zone Europe/Kyiv`, `zone UTC+3`, `zone`
    By which clock your quiet hours and your digest are counted. Without it, that of UTC. Deadlines are shown to everybody by their own clock anyway.

# --- Slash commands
slash-settings = settings
slash-settings-about = Show and change all that you have chosen for yourself
slash-remind = remind
slash-remind-about = Choose when and where I remind you of what you owe
slash-snooze = snooze
slash-snooze-about = Be reminded of a table later
slash-digest = digest
slash-digest-about = One private message a day with all that waits for you, instead of reminders
slash-quiet = quiet
slash-quiet-about = Choose hours and days without reminders
slash-zone = zone
slash-zone-about = Choose your time zone
option-when = when
option-remind-when = Third, half, quarter of the time left; 12h, 2d before the end; on, off; idle 7d; empty: show
option-where = where
option-where-about = Where you are reminded
choice-where-here = where the table is played
choice-where-private = privately
option-for = for
option-for-about = How long: 3h, 30 minutes, tomorrow; empty: an hour
option-hour = hour
option-hour-about = The hour of the day, 08:00; or off; empty: show
option-hours = hours
option-hours-about = 22:00-08:00; or off; empty: show
option-weekends = weekends
option-weekends-about = Whether Saturdays and Sundays are quiet too
option-place = place
option-place-about = A city, or a distance from UTC such as UTC+3; empty: show
