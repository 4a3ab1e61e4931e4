//! Creating a new table: the game, its options, who may sit where.

use crate::chat::announce::of_new;
use crate::chat::command::typed_as;
use crate::chat::commands::table::people::{Invited, chair, invited};
use crate::chat::commands::you::server::defaults::{TableDefaults, language_at};
use crate::chat::desk::limits::admit::no_room;
use crate::chat::desk::{Answer, Answers, Asker, Chat, Stop, private};
use crate::chat::wording::{
    Speaker, Term, example_new, example_seat, game_called, game_of_word, limit, no_such_game, of_table,
    pairs, quoted, seat_called,
};
use crate::game::{Game, OptionError, OptionSpec, Options, Seat};
use crate::store::{Cause, Created, Creation, HostSeen};
use crate::table::{Chair, Dealing, Missed, NewTable, Player, Status, Switch, Table, Terms, Venue};
use crate::words::lexicon::{self, says};
use crate::words::{Language, Message};
use jiff::Timestamp;

/// What the settings of `new` say.
pub struct TableSettings {
    pub chairs: Vec<Chair>,
    /// The seats of which nothing was said.
    pub unsaid: Vec<Seat>,
    pub options: Options,
    pub terms: Terms,
    pub position: Option<String>,
    /// The terms that were said, not left as they are usually.
    pub said: Vec<Term>,
    /// The options of the game that were said.
    pub said_options: Vec<String>,
    /// What is no setting of the table: of the names that were allowed beside.
    pub beside: Vec<(String, String)>,
}

/// The command whose settings are read.
pub struct Reading {
    /// A right one, to be shown to whoever writes one that can't be read.
    pub example: String,
    /// What the lexicon calls a setting that is not the table’s, if one is allowed.
    pub beside: Option<&'static str>,
}

impl Chat {
    /// `new`
    pub(crate) async fn create_table(&self, asker: &Asker<'_>, typed: &str, settings: &str) -> Answers {
        let Invited { game, names, settings } = asker.or_tell(invited(asker, typed, settings))?;
        let Some(game) = game_called(&game).or_else(|| game_of_word(&game)) else {
            return Ok(asker.tell(&no_such_game(&game)));
        };
        let settings =
            names.iter().rev().fold(settings, |settings, name| format!("seat=\"{name}\" {settings}"));
        let defaults = asker.or_tell(self.defaults(asker).await?)?;
        let (new, example) = (typed_as(asker.language, "new"), example_new(asker.language, game));
        let reading = Reading { example: format!("`{new} {example}`"), beside: None };
        let mut settled = asker.or_tell(settle(asker, game, &settings, &defaults, &reading))?;
        seat_host(&mut settled, asker.who.player());
        if asker.place.server.is_none() && settled.chairs.iter().any(|chair| chair.person().is_none()) {
            let seats: Vec<String> = game.seats().iter().map(|seat| format!("{}=me", seat.id)).collect();
            let alone = format!("{} {}", game.id(), seats.join(" "));
            let message = Message::new("new-alone").with("new", new.as_str());
            return Ok(asker.tell(&message.with("example", example.as_str()).with("alone", alone)));
        }
        let new = self.new_table(asker, game, settled, &defaults);
        let created = self.create_new_table(asker, new, (Cause::Asked, defaults.threads), None).await?;
        Ok(created.unwrap_or_default())
    }

    /// Creates a table for a `cause`; `threads`: it gets one of its own; `known`: what its host was seen to have open
    /// when that was decided. `None`: what it was decided by has changed meanwhile.
    pub(crate) async fn create_new_table(
        &self,
        asker: &Asker<'_>,
        new: NewTable,
        (cause, threads): (Cause, bool),
        known: Option<&HostSeen>,
    ) -> Result<Option<Vec<Answer>>, Stop> {
        self.create_open_table(asker, new, (cause, threads), None, known).await
    }

    /// The same; `until`: players are sought for it until then.
    pub(crate) async fn create_open_table(
        &self,
        asker: &Asker<'_>,
        new: NewTable,
        (cause, threads): (Cause, bool),
        until: Option<Timestamp>,
        known: Option<&HostSeen>,
    ) -> Result<Option<Vec<Answer>>, Stop> {
        if let Some(why) = self.unwilling(asker, new.chairs.iter().filter_map(Chair::person)).await? {
            return Ok(Some(asker.tell(&why)));
        }
        let (speaker, now, me) = (asker.of(new.game), new.at, new.host.clone());
        let mine: Vec<Seat> = new
            .chairs
            .iter()
            .zip(0u8..)
            .filter(|(chair, _)| chair.person().is_some_and(|player| player.id == me.id))
            .map(|(_, seat)| Seat(seat))
            .collect();
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
        asker.unless(self.lends_its_machines(asker, &table).await?)?;
        // Naming oneself is consent: only the others have to join.
        for seat in mine {
            let named = (!table.terms().by_dice()).then_some(seat);
            match table.sit(&me, named, now) {
                Ok(step) => table = step.table,
                Err(error) => return Ok(Some(self.refuse(asker, &table, &error, ""))),
            }
        }
        let started = table.status() != Status::Lobby;
        let room = self.room(table.venue().server.as_deref()).await?;
        let mut posts = of_new(&table, threads);
        if until.is_some() && !started {
            posts.extend(self.called_to(&table).await?);
        }
        let beside = Creation { cause, room, known, announcements: &posts, heard: asker.heard };
        match self.store.create(&table, &beside, now).await? {
            Created::HeardBefore | Created::TooLate => Ok(Some(Vec::new())),
            Created::Stale => Ok(None),
            Created::Full(full) => Ok(Some(asker.tell(&no_room(&room, full)))),
            Created::Done(table) => {
                self.queued.notify_one();
                if let Cause::Challenge(challenge) = &beside.cause {
                    return Ok(Some(vec![self.challenge_made(asker, &table, challenge).await?]));
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
                // The invitation stands where they typed: it needs no word besides.
                let plain = until.is_none() && !table.terms().by_dice() && !table.terms().anonymous;
                if plain && asker.sees_posts_of(&table) {
                    return Ok(Some(Vec::new()));
                }
                Ok(Some(vec![private(text)]))
            }
        }
    }

    /// A table as it was settled by whoever asks.
    pub(crate) fn new_table(
        &self,
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
            venue: self.venue_for(asker, defaults),
            seed: self.new_seed(),
            chairs: settled.chairs,
            at: self.clock.now(),
        }
    }

    /// Where a table lives that is asked for here.
    pub(crate) fn venue_for(&self, asker: &Asker<'_>, defaults: &TableDefaults) -> Venue {
        Venue {
            server: asker.place.server.clone(),
            // A table asked for in another table's thread is created in the channel beside it.
            channel: defaults
                .forum
                .as_ref()
                .or(asker.place.parent.as_ref())
                .unwrap_or(&asker.place.channel)
                .clone(),
            thread: None,
            lobby_message: None,
            language: language_at(asker.place, defaults, self, asker),
        }
    }
}

/// Whoever lays a table for two, or for themselves and machines, plays at it, unless all seats are somebody's or said to be
/// open.
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

/// Reads `truce=bound red=@ada white=open seat=@bo position=…`.
pub fn settle(
    asker: &Asker<'_>,
    game: &'static dyn Game,
    settings: &str,
    defaults: &TableDefaults,
    reading: &Reading,
) -> Result<TableSettings, Message> {
    let speaker = asker.of(game);
    let mut chairs: Vec<Option<Chair>> = vec![None; game.seats().len()];
    let mut options: Vec<(String, String)> = Vec::new();
    let mut terms = defaults.terms.clone();
    if !has_partners(game) {
        terms.partners = None;
    }
    let mut settled: Vec<Term> = Vec::new();
    let mut unnamed = Vec::new();
    let mut beside = Vec::new();
    // A position string has spaces, so it is the rest of the text.
    let (settings, position) = match settings.find("position=") {
        Some(at) => {
            let position =
                settings[at + "position=".len()..].trim().trim_matches(['"', '`', '“', '”', '«', '»']);
            (&settings[..at], Some(position.to_owned()))
        }
        None => (settings, None),
    };
    for (name, value) in pairs(settings).map_err(|word| {
        Message::new("setting-unreadable")
            .with("word", quoted(&word))
            .with("example", reading.example.as_str())
    })? {
        if reading.beside.is_some_and(|beside| says(beside, &name)) {
            beside.push((name, value));
        } else if name.eq_ignore_ascii_case("seat") {
            unnamed.push(chair(asker, &value)?);
        } else if let Some(option) =
            game.options().iter().find(|option| option.name.eq_ignore_ascii_case(&name))
        {
            if options.iter().any(|(known, _)| known == option.name) {
                return Err(Message::new("setting-twice").with("name", quoted(&name)));
            }
            options.push((option.name.to_owned(), as_stored(option, &value)));
        } else if let Some(term) = Term::called(&name) {
            if settled.contains(&term) {
                return Err(Message::new("setting-twice").with("name", quoted(&name)));
            }
            if term == Term::Partners && !has_partners(game) {
                return Err(unknown_setting(speaker, &name, reading));
            }
            term.settle(&mut terms, &term.in_zone(value, defaults.zone.as_ref()))?;
            settled.push(term);
        } else if let Some(seat) = seat_called(game, &name) {
            let chair = chair(asker, &value)?;
            if let Some(place) = chairs.get_mut(seat.index())
                && place.replace(chair).is_some()
            {
                return Err(Message::new("setting-twice").with("name", quoted(&name)));
            }
        } else {
            return Err(unknown_setting(speaker, &name, reading));
        }
    }
    let named = chairs.iter().flatten().any(|chair| chair.person().is_some());
    for chair in unnamed {
        match chairs.iter_mut().find(|place| place.is_none()) {
            Some(place) => *place = Some(chair),
            None => {
                return Err(Message::new("seats-too-many")
                    .with("game", speaker.game_name())
                    .with("count", game.seats().len() as i64));
            }
        }
    }
    let said_options = options.iter().map(|(name, _)| name.clone()).collect();
    let options = Options::check(game.options(), options).map_err(|error| match error {
        OptionError::Value { name, value, allowed } => Message::new("setting-value")
            .with("name", quoted(&name))
            .with("value", quoted(&value))
            .with("allowed", allowed),
        OptionError::Unknown { name, .. } => unknown_setting(speaker, &name, reading),
    })?;
    let unsaid = chairs.iter().zip(0u8..).filter(|(chair, _)| chair.is_none()).map(|(_, seat)| Seat(seat));
    let unsaid = unsaid.collect();
    let chairs: Vec<Chair> = chairs.into_iter().map(|chair| chair.unwrap_or(Chair::Open)).collect();
    // Only the game's own start is the same for all.
    if position.is_some() {
        if settled.contains(&Term::Switch(Switch::Rated)) && terms.rated {
            return Err(Message::new("rated-position"));
        }
        terms.rated = false;
    }
    if chairs.iter().any(Chair::is_machines) {
        if settled.contains(&Term::Switch(Switch::Rated)) && terms.rated {
            return Err(Message::new("machine-rated"));
        }
        if chairs.iter().all(Chair::is_machines) {
            return Err(Message::new("machine-alone").with("seat", example_seat(asker.language, game)));
        }
        if terms.anonymous {
            return Err(Message::new("machine-hidden"));
        }
        terms.rated = false;
    }
    terms.dealing = dealing(game, defaults, &terms, &chairs, (settled.contains(&Term::Dealing), named))?;
    Ok(TableSettings { chairs, unsaid, options, terms, position, said: settled, said_options, beside })
}

/// How seats are dealt: as was `said`, or as the server or the game has it where no seat is `named` for somebody.
fn dealing(
    game: &dyn Game,
    defaults: &TableDefaults,
    terms: &Terms,
    chairs: &[Chair],
    (said, named): (bool, bool),
) -> Result<Dealing, Message> {
    let usual = !defaults.settled.contains(&Term::Dealing) && game.deals_by_dice() && !named;
    // What the server would have gives way to what was said here.
    let dealing = if !said && (named || terms.anonymous) {
        Dealing::Choice
    } else if !said && usual {
        Dealing::Dice
    } else {
        terms.dealing
    };
    if dealing == Dealing::Dice {
        if terms.anonymous {
            return Err(Message::new("dice-anonymous"));
        }
        if chairs.iter().any(Chair::is_machines) {
            return Err(Message::new("machine-dice"));
        }
        // Everybody rolls once, so everybody has one place.
        let mut people: Vec<&str> = chairs.iter().filter_map(Chair::person).map(|p| p.id.as_str()).collect();
        people.sort_unstable();
        if people.windows(2).any(|pair| pair[0] == pair[1]) {
            return Err(Message::new("dice-one-place"));
        }
    }
    Ok(dealing)
}

/// Reads `red=@ada white=open`: for whom the seats named are; `None` for the others.
pub fn seats_named(
    asker: &Asker<'_>,
    game: &'static dyn Game,
    typed: &str,
) -> Result<Vec<Option<Chair>>, Message> {
    let mut chairs: Vec<Option<Chair>> = vec![None; game.seats().len()];
    let unreadable = |word: String| Message::new("record-seats-how").with("word", quoted(&word));
    for (name, value) in pairs(typed).map_err(unreadable)? {
        let Some(seat) = seat_called(game, &name) else {
            return Err(asker.of(game).no_such_seat(&name));
        };
        let chair = chair(asker, &value)?;
        if let Some(place) = chairs.get_mut(seat.index())
            && place.replace(chair).is_some()
        {
            return Err(Message::new("setting-twice").with("name", quoted(&name)));
        }
    }
    Ok(chairs)
}

/// Whether seats of the game win together.
fn has_partners(game: &dyn Game) -> bool {
    let seats = game.seats();
    seats.iter().enumerate().any(|(index, seat)| seats[..index].iter().any(|other| other.team == seat.team))
}

/// The value of an option as it is stored; what may be on or off is said in many ways.
pub fn as_stored(option: &OptionSpec, value: &str) -> String {
    let value = value.to_lowercase();
    let listed = option.values.listed();
    if listed.len() != 2 || !["true", "false"].iter().all(|value| listed.contains(value)) {
        return value;
    }
    match (lexicon::switch(&value), value.as_str()) {
        (Some(true), _) | (_, "1") => "true".to_owned(),
        (Some(false), _) | (_, "0") => "false".to_owned(),
        _ => value,
    }
}

fn unknown_setting(speaker: Speaker, name: &str, reading: &Reading) -> Message {
    let mut options: Vec<&str> = speaker.game.options().iter().map(|option| option.name).collect();
    options.extend(Term::all().map(Term::id));
    options.push("position");
    options.extend(reading.beside.map(|beside| lexicon::example(Language::default(), beside)));
    Message::new("setting-unknown")
        .with("name", quoted(name))
        .with("game", speaker.game_name())
        .with("seats", speaker.seat_list())
        .with("options", options.join(", "))
}
