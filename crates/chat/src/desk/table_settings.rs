//! The typed settings of a new table: its seats, options and terms.

use crate::desk::Asker;
use crate::desk::defaults::TableDefaults;
use crate::desk::people::chair;
use crate::desk::seating::{as_stored, position_in, seated_by, seating_for};
use crate::wording::{Speaker, Term, example_seat, pairs, quoted, seat_called};
use liege_game::{Game, OptionError, OptionSpec, Options, Seat};
use liege_table::{Chair, Dealing, Switch, Terms};
use liege_words::lexicon::{self, says};
use liege_words::{Language, Message};

/// The settings of `new`, read.
pub struct TableSettings {
    pub chairs: Vec<Chair>,
    /// The seats that the settings do not name.
    pub unsaid: Vec<Seat>,
    pub options: Options,
    pub terms: Terms,
    pub position: Option<String>,
    /// The terms that the settings name.
    pub said: Vec<Term>,
    /// The options of the game that the settings name.
    pub said_options: Vec<String>,
    /// Settings that are not the table's, of the names that were allowed beside.
    pub beside: Vec<(String, String)>,
}

/// The command whose settings are read.
pub struct Reading {
    /// A right example, for an answer about settings that can't be read.
    pub example: String,
    /// The lexicon's concept of a setting that is not the table's, if one is allowed.
    pub beside: Option<&'static str>,
}

/// Reads `truce=bound red=@ada white=open seat=@bo position=…`.
pub fn settle(
    asker: &Asker<'_>,
    game: &'static dyn Game,
    settings: &str,
    defaults: &TableDefaults,
    reading: &Reading,
) -> Result<TableSettings, Message> {
    let game = seated_by(game, settings);
    let (settings, position) = position_in(settings);
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
    for (name, value) in pairs(&settings).map_err(|word| {
        Message::new("setting-unreadable")
            .with("word", quoted(&word))
            .with("example", reading.example.as_str())
    })? {
        if reading.beside.is_some_and(|beside| says(beside, &name)) {
            beside.push((name, value));
        } else if name.eq_ignore_ascii_case("seat") {
            unnamed.push(chair(asker, &value)?);
        } else if let Some(option) = option_called(asker, game, &name, &value) {
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
        } else if says("setting-side", &name) {
            // `color=white` names the asker's own seat.
            let Some(seat) = seat_called(game, &value) else { return Err(speaker.no_such_seat(&value)) };
            if let Some(place) = chairs.get_mut(seat.index())
                && place.replace(Chair::Invited(asker.who.player())).is_some()
            {
                return Err(Message::new("setting-twice").with("name", quoted(&name)));
            }
        } else {
            return Err(unknown_setting(speaker, &name, reading));
        }
    }
    // More people than usual decide how many play, unless an option does.
    let wanted = chairs.iter().flatten().count() + unnamed.len();
    if wanted > chairs.len()
        && let Some((option, value)) = seating_for(game, wanted)
        && options.iter().all(|(said, _)| said != option)
    {
        let position = position.map_or_else(String::new, |position| format!(" position=\"{position}\""));
        return settle(asker, game, &format!("{option}={value} {settings}{position}"), defaults, reading);
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
    // Only games from the usual start count for ratings.
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

/// Reads `red=@ada white=open`: the chairs of the seats named; `None` for the others.
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

/// Returns the option of a game with this name. A seat may have the same name, as in janggi: then a value that the
/// option does not have, but that names somebody, is for the seat.
pub fn option_called(
    asker: &Asker<'_>,
    game: &'static dyn Game,
    name: &str,
    value: &str,
) -> Option<&'static OptionSpec> {
    let option = game.options().iter().find(|option| option.name.eq_ignore_ascii_case(name))?;
    let allowed = || Options::check(game.options(), [(option.name, as_stored(option, value))]).is_ok();
    let names_somebody = seat_called(game, name).is_some() && !allowed() && chair(asker, value).is_ok();
    (!names_somebody).then_some(option)
}

/// Returns how seats are dealt: as was `said`; or, if no seat is `named` for somebody, as the server or the
/// game has it.
pub(crate) fn dealing(
    game: &dyn Game,
    defaults: &TableDefaults,
    terms: &Terms,
    chairs: &[Chair],
    (said, named): (bool, bool),
) -> Result<Dealing, Message> {
    let usual = !defaults.settled.contains(&Term::Dealing) && game.deals_by_dice() && !named;
    // Settings in this command override those of the server.
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
        // Everybody rolls once, so everybody can have only one place.
        let mut people: Vec<&str> = chairs.iter().filter_map(Chair::person).map(|p| p.id.as_str()).collect();
        people.sort_unstable();
        if people.windows(2).any(|pair| pair[0] == pair[1]) {
            return Err(Message::new("dice-one-place"));
        }
    }
    Ok(dealing)
}

/// Whether some seats of the game win together.
fn has_partners(game: &dyn Game) -> bool {
    let seats = game.seats();
    seats.iter().enumerate().any(|(index, seat)| seats[..index].iter().any(|other| other.team == seat.team))
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
