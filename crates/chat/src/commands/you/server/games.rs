//! `setup games`: the games that a server offers, typed as a list or chosen from a menu.

use crate::desk::catalogue::game_menu;
use crate::desk::selection::{REST, Selection};
use crate::desk::{Answer, Answers, Asker, Desk, MenuOption, Stop, press, with_buttons};
use crate::signs::sign_of_game;
use crate::wording::{
    GameOrFamily, NAME_WORDS, family_called, game_exactly, game_or_family, no_such_game, quoted,
};
use liege_game::{self as game, Family, Game};
use liege_store::Server;
use liege_words::Message;
use liege_words::lexicon::says;

/// The most games that the card names.
const NAMED: usize = 20;
/// The signs that people type for a minus.
const MINUS: [char; 3] = ['-', '–', '−'];

/// The change that a typed name makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum How {
    /// It is next in a new list.
    Listed,
    /// It is added to the list that the server has.
    Added,
    /// It is taken from the list.
    Removed,
}

/// A part of a typed list: one game, a family, or all others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pick {
    how: How,
    /// Ids, or [`REST`].
    games: Vec<&'static str>,
}

impl Pick {
    /// Returns games for a new list.
    pub(crate) fn only(games: impl IntoIterator<Item = &'static str>) -> Pick {
        Pick { how: How::Listed, games: games.into_iter().collect() }
    }

    /// Returns the change that choosing a game in the menu makes: while all games are offered, it becomes the only
    /// one; else it is added or removed.
    fn toggled(server: &Server, id: &'static str) -> Pick {
        let has = |id| game::by_id(id).is_some_and(|game| Selection::of(&server.games).has(game));
        let how = match server.games.is_empty() || id == REST {
            true => How::Listed,
            false if has(id) => How::Removed,
            false => How::Added,
        };
        Pick { how, games: vec![id] }
    }
}

/// Reads `chess, draughts, dragonchess`, `chess, all` (chess first), `all except chapaev`, `+reversi -chess`.
///
/// # Errors
/// The sentence that says which name is unknown, or what can be typed.
pub(crate) fn picks(text: &str) -> Result<Vec<Pick>, Message> {
    if says("usual", text) {
        return Ok(vec![Pick::only([REST])]);
    }
    let mut picks: Vec<Pick> = Vec::new();
    // The words after "except" are all left out.
    let mut usual = How::Listed;
    for piece in text.split([',', '\n']) {
        let mut how = usual;
        let mut words: Vec<&str> = Vec::new();
        for word in piece.split_whitespace() {
            let sign = match word.chars().next() {
                Some('+') => Some(How::Added),
                Some(first) if MINUS.contains(&first) => Some(How::Removed),
                _ => None,
            };
            let except = says("except", word);
            if sign.is_some() || except {
                take(&mut picks, how, &mut words)?;
            }
            if except {
                (usual, how) = (How::Removed, How::Removed);
            } else if let Some(sign) = sign {
                how = sign;
                words.extend(
                    Some(word.trim_start_matches('+').trim_start_matches(MINUS))
                        .filter(|word| !word.is_empty()),
                );
            } else {
                words.push(word);
            }
        }
        take(&mut picks, how, &mut words)?;
    }
    match picks.is_empty() {
        true => Err(Message::new("server-games-which").with("text", quoted(text))),
        false => Ok(picks),
    }
}

/// Reads the words of one name, or of several without commas between them, and clears them.
fn take(picks: &mut Vec<Pick>, how: How, words: &mut Vec<&str>) -> Result<(), Message> {
    let words = std::mem::take(words);
    let of_family = |family: Family| {
        let games = game::all().iter().filter(move |game| game.family() == family);
        games.map(|game| game.id()).collect::<Vec<_>>()
    };
    let exactly = |name: &str| {
        let game = || game_exactly(name).map(|game| vec![game.id()]);
        let rest = says("all-games", name).then(|| vec![REST]);
        rest.or_else(game).or_else(|| family_called(name).map(of_family))
    };
    let whole = words.join(" ");
    let mut at = 0;
    let mut found = Vec::new();
    while at < words.len() {
        let ends = (at + 1..=words.len().min(at + NAME_WORDS)).rev();
        let mut named = ends.filter_map(|end| Some((end, exactly(&words[at..end].join(" "))?)));
        let Some((end, games)) = named.next() else { break };
        found.push(Pick { how, games });
        at = end;
    }
    if at < words.len() {
        let games = match game_or_family(&whole) {
            Some(GameOrFamily::Game(game)) => vec![game.id()],
            Some(GameOrFamily::Family(family)) => of_family(family),
            None => return Err(no_such_game(&whole)),
        };
        found = vec![Pick { how, games }];
    }
    picks.extend(found);
    Ok(())
}

/// Returns the list of a server after some picks; it is empty if all games are offered in their usual order.
///
/// # Errors
/// The sentence that says that no game would be left.
pub(crate) fn picked(old: &[String], picks: &[Pick]) -> Result<Vec<String>, Message> {
    let mut list = match picks.first() {
        Some(Pick { how: How::Added | How::Removed, .. }) if old.is_empty() => vec![REST.to_owned()],
        Some(Pick { how: How::Added | How::Removed, .. }) => old.to_vec(),
        _ => Vec::new(),
    };
    for (how, id) in picks.iter().flat_map(|pick| pick.games.iter().map(|id| (pick.how, *id))) {
        let hidden = format!("-{id}");
        list.retain(|entry| *entry != hidden);
        let (has_rest, is_there) =
            (list.iter().any(|entry| entry == REST), list.iter().any(|entry| entry == id));
        match how {
            How::Listed | How::Added if is_there => {}
            // It is among all others again.
            How::Added if has_rest => {}
            How::Listed | How::Added => list.push(id.to_owned()),
            How::Removed => {
                list.retain(|entry| entry != id && (id != REST || !entry.starts_with('-')));
                if has_rest && id != REST {
                    list.push(hidden);
                }
            }
        }
    }
    if Selection::read(&list).is_none() {
        return Err(Message::new("server-games-empty"));
    }
    Ok(if list == [REST] { Vec::new() } else { list })
}

/// Says which games a server offers, in a line.
pub(crate) fn line(server: &Server, name: impl Fn(&'static dyn Game) -> String) -> Message {
    let selection = Selection::of(&server.games);
    let games = selection.games();
    let all = game::all().len() as i64;
    if server.games.is_empty() {
        return Message::new("server-games-all").with("count", all);
    }
    let mut names: Vec<String> = games.iter().take(NAMED).map(|game| name(*game)).collect();
    names.extend((games.len() > NAMED).then(|| "…".to_owned()));
    let some = Message::new("server-games-some").with("count", games.len() as i64);
    some.with("all", all).with("games", names.join(", "))
}

/// Shows a page of all games in a menu, from which managers choose.
pub(crate) fn games_card(asker: &Asker<'_>, server: &Server, page: usize) -> Answer {
    let mut text = asker.say(&line(server, |game| asker.of(game).game_name()));
    if !asker.who.rights.manages {
        return asker.in_place(text);
    }
    text = format!("{text}\n{}", asker.say(&Message::new("server-games-how")));
    let selection = Selection::of(&server.games);
    let option = |game: &'static dyn Game| {
        let name = asker.of(game).game_name();
        let is_chosen = !server.games.is_empty() && selection.has(game);
        let family = Message::new(format!("games-family-{}", game.family().id()));
        MenuOption {
            id: press("server-games", &[&page, &game.id()]).0,
            label: if is_chosen { format!("✓ {name}") } else { name },
            about: asker.say(&family),
            sign: sign_of_game(game),
        }
    };
    let to = |page| press("server-games", &[&page]);
    let answer = game_menu(asker, (text, "server-games-choose"), (game::all(), page), option, to);
    let all = press("server-games", &[&page, &REST]).plain(asker.say(&Message::new("games-all")));
    with_buttons(answer, [all.filter(|_| !server.games.is_empty())])
}

/// Runs the menu: adds or removes a game, if one was chosen, and shows the page again.
pub(crate) async fn choose_games(desk: &Desk, asker: &Asker<'_>, page: usize, chosen: &str) -> Answers {
    let id = asker.place.server.as_deref().ok_or_else(|| asker.stop(&Message::new("server-nowhere")))?;
    if !asker.who.rights.manages {
        return Ok(asker.tell(&Message::new("server-not-yours")));
    }
    if chosen.is_empty() {
        return Ok(vec![games_card(asker, &desk.store.server(id).await?, page)]);
    }
    let known = if chosen == REST { Some(REST) } else { game::by_id(chosen).map(Game::id) };
    let known: &'static str = known.ok_or_else(|| -> Stop { asker.stop(&Message::new("button-gone")) })?;
    let change = |server: &mut Server| {
        server.games = picked(&server.games, &[Pick::toggled(server, known)])?;
        Ok(())
    };
    let settled = desk.store.change_server(id, &asker.who.id, desk.now(), change).await?;
    Ok(vec![games_card(asker, &asker.or_tell(settled)?, page)])
}
