//! Making a challenge: the people, the game, the terms, the place.

use crate::command::typed_as;
use crate::commands::challenge::block::{somebody, someone};
use crate::commands::challenge::stands::{
    MOST, MOST_GAMES, MOST_TO_ONE, MOST_WAITING, REST, STANDS, STANDS_FOR_ANYONE,
};
use crate::desk::blocklist::unwilling;
use crate::desk::defaults::table_defaults;
use crate::desk::new_table::{create_new_table, new_table};
use crate::desk::people::chair;
use crate::desk::seating::seated_by;
use crate::desk::selection::offered;
use crate::desk::table_settings::{Reading, option_called, settle};
use crate::desk::{Answers, Asker, Desk, Fault, Person, Place, Stop};
use crate::wording::{
    NAME_WORDS, Term, game_called, game_help, limit, no_such_game, pairs, person, quoted, seat_called,
    straight, taken_whole,
};
use liege_game::Game;
use liege_store::{Cause, NewChallenge, WhichChallenges};
use liege_table::{Chair, Player};
use liege_words::lexicon::says;
use liege_words::{Language, Message};
use std::fmt::Write as _;

/// The most words of a name that is typed without a mention.
const PERSON_WORDS: usize = 3;

/// A challenge as it was typed.
struct Wanted {
    people: Vec<Player>,
    anyone: bool,
    game: &'static dyn Game,
    settings: Settings,
}

/// The settings of a challenge that are not settings of a table.
#[derive(Default)]
struct Settings {
    /// The other settings, in the form that `new` reads.
    rest: Vec<(String, String)>,
    /// The position string, which has spaces.
    position: String,
    /// The challenger's side, as it was typed.
    side: Option<String>,
    /// The number of games at once, as it was typed.
    games: Option<String>,
}

/// Runs `challenge @bo dragonchess time=3d` or `challenge anyone dragonchess games=3`. `challenge @bo reversi
/// games=3` makes three challenges.
pub(crate) async fn challenge(desk: &Desk, asker: &Asker<'_>, text: &str) -> Answers {
    let wanted = asker.or_tell(self::wanted(desk, asker, text).await?)?;
    let games = asker.or_tell(games(&wanted))?;
    if wanted.anyone || games == 1 {
        return challenge_once(desk, asker, text, games).await;
    }
    let mut answers = Vec::new();
    for game in 1..=games {
        // Each part is stored under its own key, so a repeated command makes only the missing ones.
        let part = asker.heard.filter(|_| game < games).map(|heard| format!("{heard}#{game}"));
        let asker = Asker { heard: part.as_deref().or(asker.heard), ..asker.clone() };
        match Box::pin(challenge_once(desk, &asker, text, 1)).await {
            Ok(made) => answers.extend(made),
            Err(Stop::Said(why)) => {
                answers.extend(why);
                break;
            }
            Err(fault) => return Err(fault),
        }
    }
    Ok(answers)
}

/// Makes one challenge, from which `games` games may be played at once.
async fn challenge_once(desk: &Desk, asker: &Asker<'_>, text: &str, games: u32) -> Answers {
    let wanted = asker.or_tell(self::wanted(desk, asker, text).await?)?;
    asker.unless(unwilling(desk, asker, &wanted.people).await?)?;
    let people: Vec<String> = wanted.people.iter().map(|player| player.id.clone()).collect();
    let seen = desk.store.host_seen(&asker.who.id, &people).await?;
    asker.unless(too_much(desk, asker, &wanted).await?)?;
    let place = asker.or_tell(place_of(desk, asker, &wanted).await?)?;
    let known: Vec<Person> = asker.known.iter().cloned().chain(wanted.people.iter().map(someone)).collect();
    let asker = Asker { place: &place, known: &known, ..asker.clone() };
    let defaults = asker.or_tell(table_defaults(desk, &asker).await?)?;
    // There are two shuffles. With one, the second would undo the first.
    let (lot, places) = (desk.new_seed(), desk.new_seed());
    let (settings, explicit) = asker.or_tell(seats(&asker, &wanted, |count| lot.deal(count)))?;
    let reading = Reading { example: example(asker.language, wanted.game), beside: None };
    let mut settled = asker.or_tell(settle(&asker, wanted.game, &settings, &defaults, &reading))?;
    let lots = explicit == Explicit::No;
    if lots && !settled.terms.by_dice() && !settled.terms.anonymous {
        settled.chairs = shuffled(&settled.chairs, &places.deal(settled.chairs.len()));
    }
    let now = desk.now();
    let stands = if wanted.anyone { STANDS_FOR_ANYONE } else { STANDS };
    let challenge = NewChallenge {
        anyone: wanted.anyone,
        games,
        lots: explicit != Explicit::Challenger,
        until: now.saturating_add(stands).unwrap_or(now),
    };
    let new = new_table(desk, &asker, wanted.game, settled, &defaults);
    let cause = (Cause::Challenge(challenge), defaults.threads);
    match create_new_table(desk, &asker, new, cause, Some(&seen)).await? {
        Some(answers) => Ok(answers),
        // Other challenges have been made since.
        None => Box::pin(challenge_once(desk, &asker, text, games)).await,
    }
}

/// Reads a challenge.
async fn wanted(desk: &Desk, asker: &Asker<'_>, text: &str) -> Result<Result<Wanted, Message>, Fault> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let settings_at = words.iter().position(|word| word.contains('=')).unwrap_or(words.len());
    let (head, tail) = words.split_at(settings_at);
    let (mut people, mut anyone, mut name): (Vec<Player>, bool, Vec<&str>) = (Vec::new(), false, Vec::new());
    let mut at = 0;
    while let Some(word) = head.get(at).copied() {
        let bare = word.trim_matches([',', ';']);
        if says("anyone", bare) || says("everybody", bare) {
            anyone = true;
            at += 1;
            continue;
        }
        let mut found = None;
        for count in (1..=PERSON_WORDS.min(head.len() - at)).rev() {
            let called = head[at..at + count].join(" ");
            if let Some(player) = somebody(desk, asker, called.trim_matches([',', ';'])).await? {
                found = Some((player, count));
                break;
            }
        }
        match found {
            Some((player, count)) => {
                if player.id == asker.who.id {
                    return Ok(Err(Message::new("challenge-yourself")));
                }
                if people.iter().all(|known| known.id != player.id) {
                    people.push(player);
                }
                at += count;
            }
            None if word.starts_with(['@', '<']) => {
                return Ok(Err(Message::new("challenge-who").with("name", quoted(word))));
            }
            None => {
                // Little words may come between: "challenge @bo and @ada to dragonchess".
                let little = name.is_empty() && says("little-challenge", bare);
                if !little && name.len() == NAME_WORDS {
                    return Ok(Err(no_such_game(&name.join(" "))));
                }
                if !little {
                    name.push(word);
                }
                at += 1;
            }
        }
    }
    let typed = name.join(" ");
    let Some(game) = game_called(&typed) else {
        if !typed.is_empty() {
            return Ok(Err(no_such_game(&typed)));
        }
        let games = offered(desk, asker.place.server.as_deref()).await?.shelf_first();
        let games = game_help::games(asker.language, &games);
        return Ok(Err(Message::new("challenge-which-game").with("games", games)));
    };
    let settings = match own_settings(asker.language, game, &tail.join(" ")) {
        Ok(settings) => settings,
        Err(why) => return Ok(Err(why)),
    };
    let mut wanted = Wanted { people, anyone, game, settings };
    // `seat=@bo` names a person too.
    let (named, rest): (Vec<_>, Vec<_>) =
        std::mem::take(&mut wanted.settings.rest).into_iter().partition(|(name, _)| name == "seat");
    wanted.settings.rest = rest;
    for (_, value) in named {
        match chair(asker, &value) {
            Ok(Chair::Invited(player)) if player.id == asker.who.id => {}
            Ok(Chair::Invited(player)) if wanted.people.iter().any(|known| known.id == player.id) => {}
            Ok(Chair::Invited(player)) => wanted.people.push(player),
            Ok(_) => {}
            Err(why) => return Ok(Err(why)),
        }
    }
    Ok(if wanted.anyone && !wanted.people.is_empty() {
        Err(Message::new("challenge-both"))
    } else if !wanted.anyone && wanted.people.is_empty() {
        Err(Message::new("challenge-whom"))
    } else {
        Ok(wanted)
    })
}

/// Returns the reason why a member may not make this challenge now, if there is one.
async fn too_much(desk: &Desk, asker: &Asker<'_>, wanted: &Wanted) -> Result<Option<Message>, Fault> {
    let me = asker.who.id.as_str();
    let made = desk.store.challenges(WhichChallenges::By(me)).await?;
    if made.len() >= MOST {
        return Ok(Some(Message::new("challenge-too-many").with("most", MOST as i64)));
    }
    for player in &wanted.people {
        let who = || person(&player.id);
        let waiting = desk.store.challenges(WhichChallenges::To(&player.id)).await?;
        if waiting.iter().filter(|challenge| challenge.challenger.id == me).count() >= MOST_TO_ONE {
            let why = Message::new("challenge-too-many-to").with("who", who());
            return Ok(Some(why.with("most", MOST_TO_ONE as i64)));
        }
        let declined = desk.store.declined(me, &player.id, wanted.game.id()).await?;
        let again = declined.and_then(|at| at.saturating_add(REST).ok());
        if let Some(again) = again.filter(|again| *again > desk.now()) {
            let why = Message::new("challenge-declined-lately").with("who", who());
            return Ok(Some(why.with("when", limit(again))));
        }
        // The refusal always has the words for a member who takes no challenges, whatever the reason is.
        if waiting.len() >= MOST_WAITING {
            return Ok(Some(Message::new("challenge-door-closed").with("who", who())));
        }
    }
    Ok(None)
}

/// Returns the place of a challenge: the present one; or, in direct messages, the place where all of them
/// played last.
async fn place_of(desk: &Desk, asker: &Asker<'_>, wanted: &Wanted) -> Result<Result<Place, Message>, Fault> {
    if asker.place.server.is_some() {
        return Ok(Ok(asker.place.clone()));
    }
    if wanted.anyone {
        return Ok(Err(Message::new("challenge-anyone-where")));
    }
    let mut places: Option<Vec<(String, String)>> = None;
    for player in &wanted.people {
        let theirs = desk.store.meeting_places(&asker.who.id, &player.id).await?;
        places = Some(match places {
            None => theirs,
            Some(known) => known.into_iter().filter(|place| theirs.contains(place)).collect(),
        });
    }
    Ok(match places.and_then(|places| places.into_iter().next()) {
        Some((server, channel)) => {
            Ok(Place { server: Some(server), channel, parent: None, locale: asker.place.locale })
        }
        None => Err(Message::new("challenge-where")),
    })
}

/// The seats that the command names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Explicit {
    /// No seat: all seats are drawn by lot.
    No,
    /// Seats of others but not of the challenger; or each player gets a whole side.
    Others,
    /// The challenger's seat.
    Challenger,
}

/// Returns the number of games at once.
fn games(wanted: &Wanted) -> Result<u32, Message> {
    match &wanted.settings.games {
        None => Ok(1),
        Some(typed) => {
            let to_one = u32::try_from(MOST_TO_ONE).unwrap_or(u32::MAX);
            let most = if wanted.anyone { MOST_GAMES } else { to_one };
            let games = typed.parse().ok().filter(|games| (1..=most).contains(games));
            let why = || Message::new("challenge-games").with("value", quoted(typed));
            games.ok_or_else(|| why().with("most", i64::from(most)))
        }
    }
}

/// Returns an example of a right challenge.
fn example(language: Language, game: &dyn Game) -> String {
    format!("`{} @Bo {} time=3d`", typed_as(language, "challenge"), game.id())
}

/// Splits off the settings that belong to the challenge and not to the table.
fn own_settings(language: Language, game: &'static dyn Game, text: &str) -> Result<Settings, Message> {
    let text = straight(text);
    let (text, position) = match taken_whole(&text, "position") {
        Some((position, others)) => (others, format!("position=\"{position}\"")),
        None => (text, String::new()),
    };
    let mut settings = Settings { position, ..Settings::default() };
    let unreadable = |word: String| {
        Message::new("setting-unreadable")
            .with("word", quoted(&word))
            .with("example", example(language, game))
    };
    for (name, value) in pairs(&text).map_err(unreadable)? {
        let twice = || Message::new("setting-twice").with("name", quoted(&name));
        match name.to_lowercase().as_str() {
            name if says("setting-side", name) => {
                if settings.side.replace(value).is_some() {
                    return Err(twice());
                }
            }
            name if says("setting-games", name) => {
                if settings.games.replace(value).is_some() {
                    return Err(twice());
                }
            }
            "seat" => settings.rest.push(("seat".to_owned(), value)),
            _ => settings.rest.push((name, value)),
        }
    }
    Ok(settings)
}

/// Returns the settings as `new` reads them, with all people in them, and which seats were named. `deal`
/// returns a random order of this many things.
fn seats(
    asker: &Asker<'_>,
    wanted: &Wanted,
    deal: impl Fn(usize) -> Vec<usize>,
) -> Result<(String, Explicit), Message> {
    let Wanted { people, game, settings, .. } = wanted;
    let me = asker.who.id.as_str();
    let mut rest = settings.rest.clone();
    let game = seated_by(*game, &format!("{}{}", as_text(&rest), settings.position));
    if let Some(side) = &settings.side {
        let Some(seat) = seat_called(game, side) else {
            return Err(asker.of(game).no_such_seat(side));
        };
        let id = game.seats().get(seat.index()).map_or("", |info| info.id);
        rest.push((id.to_owned(), format!("<@{me}>")));
    }
    let is_seat = |name: &str, value: &str| {
        let option = option_called(asker, game, name, value).is_some();
        !option && Term::called(name).is_none() && seat_called(game, name).is_some()
    };
    let mut placed: Vec<String> = Vec::new();
    let mut explicit = false;
    for (name, value) in rest.iter().filter(|(name, value)| is_seat(name, value)) {
        explicit = true;
        // A person who is named only for a seat would be challenged without the checks for a challenge.
        match chair(asker, value)? {
            Chair::Invited(player) if player.id == me || people.iter().any(|known| known.id == player.id) => {
                placed.push(player.id);
            }
            Chair::Invited(player) => {
                let why = Message::new("challenge-seat-stranger").with("who", person(&player.id));
                return Err(why.with("seat", quoted(name)));
            }
            Chair::Open | Chair::Held(_) => {}
        }
    }
    let everybody: Vec<&str> =
        std::iter::once(me).chain(people.iter().map(|player| player.id.as_str())).collect();
    let left: Vec<&str> =
        everybody.iter().copied().filter(|id| placed.iter().all(|there| there != id)).collect();
    let order = deal(left.len());
    let left: Vec<&str> = order.iter().filter_map(|index| left.get(*index)).copied().collect();
    let mut sides: Vec<_> = Vec::new();
    for info in game.seats() {
        if !sides.contains(&info.team) {
            sides.push(info.team);
        }
    }
    let shared = !explicit && left.len() == sides.len() && sides.len() < game.seats().len();
    if shared {
        // There are as many people as sides, so each plays a whole side.
        for info in game.seats() {
            let side = sides.iter().position(|team| *team == info.team).unwrap_or(0);
            if let Some(id) = left.get(side) {
                rest.push((info.id.to_owned(), format!("<@{id}>")));
            }
        }
    } else {
        rest.extend(left.iter().map(|id| ("seat".to_owned(), format!("<@{id}>"))));
    }
    let mut text = as_text(&rest);
    text.push_str(&settings.position);
    let whose = match (explicit, shared) {
        _ if placed.iter().any(|id| id == me) => Explicit::Challenger,
        (false, false) => Explicit::No,
        _ => Explicit::Others,
    };
    Ok((text, whose))
}

/// Settings in the form that `new` reads.
fn as_text(settings: &[(String, String)]) -> String {
    settings.iter().fold(String::new(), |mut text, (name, value)| {
        let _ = write!(text, "{name}=\"{}\" ", value.replace('"', ""));
        text
    })
}

/// Returns the chairs in another order.
pub fn shuffled(chairs: &[Chair], order: &[usize]) -> Vec<Chair> {
    order.iter().filter_map(|index| chairs.get(*index)).cloned().collect()
}
