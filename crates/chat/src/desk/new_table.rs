//! Opening a new table.

use crate::announce::of_new;
use crate::command::typed_as;
use crate::desk::blocklist::unwilling;
use crate::desk::catalogue::no_one_game;
use crate::desk::challenge::challenge_made;
use crate::desk::defaults::{TableDefaults, language_at, table_defaults};
use crate::desk::elsewhere::lends_its_machines;
use crate::desk::limits::admit::{self, no_room};
use crate::desk::people::{Invited, invited};
use crate::desk::refuse::refuse;
use crate::desk::selection::not_offered;
use crate::desk::table_settings::{Reading, TableSettings, settle};
use crate::desk::watchers::called_to;
use crate::desk::{Answer, Answers, Asker, Desk, Stop, private};
use crate::wording::{example_new, game_called, game_of_word, limit, of_table, person};
use jiff::Timestamp;
use liege_game::{self as game, Game, Seat};
use liege_store::{Cause, Created, Creation, HostSeen};
use liege_table::{Chair, Missed, NewTable, Player, Status, Table, Venue, each_named};
use liege_words::Message;

/// Creates a table for a `cause`; `threads`: it gets a thread of its own; `known`: the host's open tables
/// when this was decided. `None`: they have changed meanwhile.
pub(crate) async fn create_new_table(
    desk: &Desk,
    asker: &Asker<'_>,
    new: NewTable,
    (cause, threads): (Cause, bool),
    known: Option<&HostSeen>,
) -> Result<Option<Vec<Answer>>, Stop> {
    create_open_table(desk, asker, new, (cause, threads), None, known).await
}

/// Creates a table; `until`: it is a seek until then. The other arguments are those of [`create_new_table`].
pub(crate) async fn create_open_table(
    desk: &Desk,
    asker: &Asker<'_>,
    new: NewTable,
    (cause, threads): (Cause, bool),
    until: Option<Timestamp>,
    known: Option<&HostSeen>,
) -> Result<Option<Vec<Answer>>, Stop> {
    if let Some(why) = unwilling(desk, asker, new.chairs.iter().filter_map(Chair::person)).await? {
        return Ok(Some(asker.tell(&why)));
    }
    let new = NewTable { chairs: each_named(new.chairs), ..new };
    let (speaker, now, me) = (asker.of(new.game), new.at, new.host.clone());
    let mine: Vec<Seat> = new
        .chairs
        .iter()
        .zip(0u8..)
        .filter(|(chair, _)| chair.person().is_some_and(|player| player.id == me.id))
        .map(|(_, seat)| Seat(seat))
        .collect();
    let typed = new.start.clone();
    let mut table = match Table::new(new) {
        Ok(table) => match until {
            Some(until) => table.sought(until),
            None => table,
        },
        Err(error) => {
            let why = speaker.say(&error.message());
            return Ok(Some(asker.tell(&Message::new("option-position-bad").with("why", why))));
        }
    };
    if table.terms().missed == Missed::Skip && !table.lets_pass() {
        let why = Message::new("term-missed-no-skip").with("game", speaker.game_name());
        return Ok(Some(asker.tell(&why)));
    }
    asker.unless(not_offered(desk, table.venue().server.as_deref(), table.game()).await?)?;
    asker.unless(lends_its_machines(desk, asker, &table).await?)?;
    // A member who names themself agrees: only the others have to join.
    for seat in mine {
        let named = (!table.terms().by_dice()).then_some(seat);
        match table.sit(&me, named, now) {
            Ok(step) => table = step.table,
            Err(error) => return Ok(Some(refuse(desk, asker, &table, &error, ""))),
        }
    }
    let started = table.status() != Status::Lobby;
    let read_as = typed.as_deref().and_then(|typed| read_otherwise(&table, typed));
    let room = admit::room(desk, table.venue().server.as_deref()).await?;
    let mut posts = of_new(&table, threads);
    if until.is_some() && !started {
        posts.extend(called_to(desk, &table).await?);
    }
    let beside = Creation { cause, room, known, announcements: &posts, heard: asker.heard };
    match desk.store.create(&table, &beside, now).await? {
        Created::HeardBefore | Created::TooLate => Ok(Some(Vec::new())),
        Created::Stale => Ok(None),
        Created::Full(full) => Ok(Some(asker.tell(&no_room(&room, full)))),
        Created::Done(table) => {
            desk.queued.notify_one();
            if let Cause::Challenge(challenge) = &beside.cause {
                return Ok(Some(vec![challenge_made(desk, asker, &table, challenge).await?]));
            }
            let id = match (started, until) {
                (true, _) => "table-made-started",
                (false, Some(_)) => "seek-made",
                (false, None) if asker.who.rights.forums.contains(&table.venue().channel) => {
                    "table-made-there"
                }
                (false, None) => "table-made",
            };
            let message = speaker
                .of_table(id, table.id())
                .with("until", until.map(limit).unwrap_or_default())
                .with("place", format!("<#{}>", table.venue().channel));
            let mut text = asker.say(&message);
            if table.terms().by_dice() {
                text = format!("{text} {}", asker.say(&Message::new("dice-new")));
            }
            if table.terms().anonymous {
                let lots = if started && !table.seats_of(&me.id).is_empty() {
                    of_table("started-dealt", table.id())
                } else {
                    Message::new("new-by-lot")
                };
                text = format!("{text} {}", asker.say(&lots));
            }
            let read_as = read_as.map(|read| asker.say(&read));
            // The invitation appears where they typed, so it needs no other answer.
            let plain = until.is_none() && !table.terms().by_dice() && !table.terms().anonymous;
            if plain && asker.sees_posts_of(&table) {
                return Ok(Some(read_as.map(private).into_iter().collect()));
            }
            let text = read_as.map_or(text.clone(), |read| format!("{text} {read}"));
            Ok(Some(vec![private(text).about(table.id())]))
        }
    }
}

/// Says that a position was read differently from what was typed: wrong counters, or castling rights without
/// a rook. Fields missing at the end are not worth a message.
fn read_otherwise(table: &Table, typed: &str) -> Option<Message> {
    let read = game::read_otherwise(typed, &*table.first_position().ok()?)?;
    Some(Message::new("new-position-read").with("position", read))
}

/// Returns a table with the settings that the asker chose.
pub(crate) fn new_table(
    desk: &Desk,
    asker: &Asker<'_>,
    game: &'static dyn Game,
    settled: TableSettings,
    defaults: &TableDefaults,
) -> NewTable {
    NewTable {
        game,
        options: settled.options,
        terms: settled.terms,
        start: settled.position,
        host: asker.who.player(),
        venue: venue_for(desk, asker, defaults),
        seed: desk.new_seed(),
        chairs: settled.chairs,
        at: desk.now(),
    }
}

/// Returns the place where a table that is created here will be played.
pub(crate) fn venue_for(desk: &Desk, asker: &Asker<'_>, defaults: &TableDefaults) -> Venue {
    Venue {
        server: asker.place.server.clone(),
        // A table created in another table's thread is played in the channel above it.
        channel: defaults
            .forum
            .as_ref()
            .or(asker.place.parent.as_ref())
            .unwrap_or(&asker.place.channel)
            .clone(),
        thread: None,
        lobby_message: None,
        language: language_at(asker.place, defaults, desk, asker),
    }
}

/// Runs `new`.
pub(crate) async fn create_table(desk: &Desk, asker: &Asker<'_>, typed: &str, settings: &str) -> Answers {
    let told = |why: Message| who_is_added(desk, why);
    let Invited { game, names, settings } = asker.or_tell(invited(asker, typed, settings).map_err(told))?;
    let Some(game) = game_called(&game).or_else(|| game_of_word(&game)) else {
        return no_one_game(desk, asker, &game).await;
    };
    let settings = names.iter().rev().fold(settings, |settings, name| format!("seat=\"{name}\" {settings}"));
    let defaults = asker.or_tell(table_defaults(desk, asker).await?)?;
    let (new, example) = (typed_as(asker.language, "new"), example_new(asker.language, game));
    let reading = Reading { example: format!("`{new} {example}`"), beside: None };
    let mut settled = asker.or_tell(settle(asker, game, &settings, &defaults, &reading).map_err(told))?;
    // A member who names only an opponent has not chosen who begins.
    let one = names.len() == 1 && settled.chairs.len() == 2 && settled.unsaid.len() == 1;
    let named = settled.chairs.iter().filter_map(Chair::person).any(|player| player.id != asker.who.id);
    let by_lot = one && named && !settled.terms.by_dice() && !settled.terms.anonymous;
    seat_host(&mut settled, asker.who.player());
    if asker.place.server.is_none() && settled.chairs.iter().any(|chair| chair.person().is_none()) {
        let seats: Vec<String> = game.seats().iter().map(|seat| format!("{}=me", seat.id)).collect();
        let alone = format!("{} {}", game.id(), seats.join(" "));
        let message = Message::new("new-alone").with("new", new.as_str());
        return Ok(asker.tell(&message.with("example", example.as_str()).with("alone", alone)));
    }
    let mut new = new_table(desk, asker, game, settled, &defaults);
    if by_lot && new.seed.deal(2) != [0, 1] {
        new.chairs.reverse();
    }
    let said = unasked(asker, &new, by_lot);
    let created = create_new_table(desk, asker, new, (Cause::Asked, defaults.threads), None).await?;
    let mut answers = created.unwrap_or_default();
    // If there is no table, its seats need no explanation.
    let is_told = |answer: &Answer| answer.about.is_some_and(|table| table > 0);
    if let Some(said) = said {
        if answers.is_empty() {
            answers.push(asker.in_place(said));
        } else if let Some(answer) = answers.iter_mut().find(|answer| is_told(answer)) {
            answer.text = format!("{} {said}", answer.text);
        }
    }
    Ok(answers)
}

/// Says how a stranger is added, where the page can add members.
fn who_is_added(desk: &Desk, why: Message) -> Message {
    if desk.settings.page.is_none() || why.id() != "person-unknown" {
        return why;
    }
    let args = why.args().iter().cloned();
    args.fold(Message::new("person-unknown-here"), |message, (name, arg)| message.with(name, arg))
}

/// Says what the creator of a table may not expect: that seats were drawn, and for whom; or that they have no
/// seat.
fn unasked(asker: &Asker<'_>, new: &NewTable, by_lot: bool) -> Option<String> {
    let speaker = asker.of(new.game);
    if by_lot {
        let seats = new.chairs.iter().zip(0u8..).map(|(chair, seat)| {
            let who = chair.person().map(|player| person(&player.id)).unwrap_or_default();
            format!("{} {who}", speaker.seat(Seat(seat)))
        });
        let players = seats.collect::<Vec<_>>().join(", ");
        return Some(asker.say(&Message::new("new-lot").with("players", players)));
    }
    let sits = new.chairs.iter().filter_map(Chair::person).any(|player| player.id == asker.who.id);
    let free = new.chairs.contains(&Chair::Open) && !new.terms.anonymous;
    (!sits && free).then(|| asker.say(&Message::new("new-no-seat")))
}

/// Gives the host a seat at a table for two, or for one person and machines, unless all seats are named or
/// said to be open.
fn seat_host(settled: &mut TableSettings, me: Player) {
    let sits = settled.chairs.iter().filter_map(Chair::person).any(|player| player.id == me.id);
    let machines = settled.chairs.iter().filter(|chair| chair.is_machines()).count();
    if (settled.chairs.len() == 2 || machines + 1 == settled.chairs.len())
        && !sits
        && let Some(seat) = settled.unsaid.first()
    {
        settled.chairs[seat.index()] = Chair::Invited(me);
    }
}
