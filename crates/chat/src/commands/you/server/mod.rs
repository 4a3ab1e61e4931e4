//! Settings of a server, made by its managers: the places where tables are opened, the members who may open
//! them, the language of posts, the terms of new tables, threads.

pub(crate) mod change;
pub(crate) mod games;

use crate::desk::daily_puzzles::look_for_puzzles;
use crate::desk::defaults::{channels, default_terms, openers};
use crate::desk::fill_in::form_button;
use crate::desk::selection::{Selection, not_among};
use crate::desk::web::show_address;
use crate::desk::{Answer, Answers, Asker, Desk, Fault, press, private, with_buttons};
use crate::wording::{Term, distance};
use change::Change;
use games::{games_card, line};
use liege_game as game;
use liege_store::{DailyPuzzle, Done, Openers, PagePolicy, Server};
use liege_table::reminding::{Zone, daily_after};
use liege_words::{Language, Message, lexicon};
use std::fmt::Write as _;

/// Runs `setup`: shows the settings, or changes one.
pub(crate) async fn set_up(desk: &Desk, asker: &Asker<'_>, text: &str) -> Answers {
    let id = asker.place.server.as_deref().ok_or_else(|| asker.stop(&Message::new("server-nowhere")))?;
    let server = desk.store.server(id).await?;
    let text = text.trim();
    if lexicon::value("server", text) == Some("games") {
        return Ok(vec![games_card(asker, &server, 0)]);
    }
    if text.is_empty() {
        return Ok(vec![server_card(desk, asker, &server).await?]);
    }
    if !asker.who.rights.manages {
        return Ok(asker.tell(&Message::new("server-not-yours")));
    }
    let channel = asker.place.parent.as_deref().unwrap_or(&asker.place.channel);
    let most = desk.settings.limits.tables_per_server;
    let (mut standing, mut puzzle) = (None, None);
    let (mut speaks_anew, mut wakes_anew) = (false, false);
    let nowhere = desk.public_url().is_none();
    let change = |server: &mut Server| {
        let mut parts = text.split(';').map(str::trim).filter(|part| !part.is_empty());
        parts.try_for_each(|part| {
            let change = Change::read(part, channel, server.zone.as_ref())?;
            if let Change::Channels(channels) = &change
                && let Some(unfit) = channels.iter().find(|id| asker.who.rights.unfit.contains(id))
            {
                return Err(Message::new("server-unfit").with("channel", format!("<#{unfit}>")));
            }
            speaks_anew |= matches!(change, Change::Language(_));
            wakes_anew |= matches!(change, Change::Zone(_));
            if nowhere && matches!(change, Change::Page(page) if page != PagePolicy::Off) {
                return Err(Message::new("server-page-nowhere"));
            }
            if let Change::Standing(on) = change {
                if on && asker.who.rights.forums.iter().any(|forum| forum == channel) {
                    return Err(Message::new("server-standing-forum"));
                }
                standing = Some(on);
            }
            if let Change::Puzzle(on, game) = change {
                if on && asker.who.rights.forums.iter().any(|forum| forum == channel) {
                    return Err(Message::new("server-puzzle-forum"));
                }
                puzzle = Some(on.then_some(game));
            }
            change.make(server, most)?;
            let puzzle = puzzle.flatten().flatten().and_then(game::by_id);
            match puzzle.filter(|game| !Selection::of(&server.games).has(*game)) {
                Some(game) => Err(not_among(game)),
                None => Ok(()),
            }
        })
    };
    let settled = desk.store.change_server(id, &asker.who.id, desk.now(), change).await?;
    let server = asker.or_tell(settled)?;
    let language = server.language.or(asker.place.locale).unwrap_or(desk.settings.language);
    if speaks_anew {
        desk.store.speak_in(id, language).await?;
        desk.queued.notify_one();
    }
    if let Some(on) = standing {
        desk.store.keep_standing_message(channel, id, on.then_some(language)).await?;
        desk.queued.notify_one();
    }
    if let Some(wanted) = puzzle {
        let wanted = wanted.map(|game| DailyPuzzle {
            channel: channel.to_owned(),
            server: id.to_owned(),
            language,
            game: game.map(str::to_owned),
            due: daily_after(server.zone.as_ref(), desk.now(), None),
        });
        desk.store.keep_daily_puzzle(channel, wanted.as_ref()).await?;
    }
    if wakes_anew {
        put_off_puzzles(desk, id, server.zone.as_ref()).await?;
    }
    if puzzle.is_some() || wakes_anew {
        look_for_puzzles(desk);
        desk.queued.notify_one();
    }
    Ok(vec![server_card(desk, asker, &server).await?])
}

/// Moves the daily puzzles of a server to a new hour. A puzzle that is late already is posted.
async fn put_off_puzzles(desk: &Desk, server: &str, zone: Option<&Zone>) -> Result<(), Fault> {
    let now = desk.now();
    for daily in desk.store.daily_puzzles_of(server).await? {
        let last = desk.store.daily_posts(&daily.channel, 1).await?.first().map(|post| post.chosen);
        let due = daily_after(zone, now, last);
        if daily.due > now && daily.due != due {
            desk.store.done(Done::PuzzleLater(&daily, Some(due)), now).await?;
        }
    }
    Ok(())
}

async fn server_card(desk: &Desk, asker: &Asker<'_>, server: &Server) -> Result<Answer, Fault> {
    let id = asker.place.server.as_deref().unwrap_or_default();
    let here = asker.place.parent.as_deref().unwrap_or(&asker.place.channel);
    let stands = desk.store.has_standing_message(here).await?;
    let puzzle = desk.store.daily_puzzle_in(here).await?;
    let say = |message: &Message| asker.say(message);
    let place = match server.channels.as_slice() {
        [] if server.closed => Message::new("server-card-closed"),
        [] => Message::new("server-card-everywhere"),
        list => Message::new("server-card-channels").with("channels", channels(list)),
    };
    let openers = Message::new("server-card-openers").with("who", openers(asker, &server.openers));
    let language = match server.language {
        Some(language) => Message::new("server-card-language").with("language", language.name()),
        None => Message::new("server-card-language-own"),
    };
    let defaults = match server.defaults.as_str() {
        "" => Message::new("server-card-usual"),
        typed => Message::new("server-card-defaults").with("defaults", written(typed, server)),
    };
    let threads = server.threads.unwrap_or(desk.settings.threads);
    let threads = Message::new(if threads { "server-card-threads" } else { "server-card-no-threads" });
    let zone = match &server.zone {
        Some(zone) => Message::new("server-card-zone").with("zone", zone.to_string()),
        None => Message::new("server-card-no-zone"),
    };
    let standing = Message::new(if stands { "server-card-standing" } else { "server-card-no-standing" });
    let most = desk.settings.limits.tables_of(server.tables);
    let tables = server.tables.map(|_| Message::new("server-card-limit").with("count", i64::from(most)));
    let daily = puzzle.as_ref().map(|puzzle| {
        let game = puzzle.game.as_deref().and_then(game::by_id);
        let name = game.map(|game| asker.of(game).game_name());
        let name = name.unwrap_or_else(|| say(&Message::new("server-card-puzzle-any")));
        Message::new("server-card-puzzle").with("game", name).with("when", distance(puzzle.due))
    });
    let signs = server.signs.then(|| Message::new("server-card-signs"));
    let page = desk.public_url().map(|_| match server.page {
        PagePolicy::Off => Message::new("server-card-no-page"),
        PagePolicy::On => Message::new("server-card-page"),
        PagePolicy::Indexed => Message::new("server-card-page-indexed"),
    });
    let mut text = say(&Message::new("server-card"));
    let games = line(server, |game| asker.of(game).game_name());
    let lines = [games, place, openers, language, defaults, threads, zone, standing].into_iter();
    for line in lines.chain(daily).chain(signs).chain(page).chain(tables) {
        let _ = write!(text, "\n• {}", say(&line));
    }
    let rights = &asker.who.rights;
    let settled = |id: &String| server.channels.contains(id);
    if rights.forums.iter().any(settled) {
        let _ = write!(text, "\n• {}", say(&Message::new("server-card-forum")));
    }
    for (channel, lacks) in rights.lacking.iter().filter(|(id, _)| settled(id)) {
        let lacks: Vec<String> = lacks.iter().map(|right| say(&Message::new(right.id()))).collect();
        let line = Message::new("server-card-lacking").with("channel", format!("<#{channel}>"));
        let _ = write!(text, "\n⚠ {}", say(&line.with("lacks", lacks.join(", "))));
    }
    let manages = asker.who.rights.manages;
    let below = Message::new(if manages { "server-card-how" } else { "server-card-theirs" });
    let _ = write!(text, "\n{}", say(&below));
    let mut watch = Vec::new();
    if let Some(url) = desk.public_url().filter(|_| server.page != PagePolicy::Off) {
        show_address(desk, asker.language, url.to(&format!("/s/{id}")), (&mut text, &mut watch));
    }
    if !manages {
        return Ok(with_buttons(private(text), watch));
    }
    let offer = |change: &str, label: Message| press("server", &[&change]).plain(say(&label));
    let mut buttons = vec![form_button(desk, asker, "setup")];
    if !server.channels.is_empty() || server.closed {
        buttons.push(offer("everywhere", Message::new("server-button-everywhere")));
    }
    if server.channels != [here] {
        buttons.push(offer("here", Message::new("server-button-here")));
    }
    buttons.push(match server.openers {
        Openers::Everybody => offer("open managers", Message::new("server-button-managers")),
        _ => offer("open everybody", Message::new("server-button-everybody")),
    });
    let others = Language::all().into_iter().filter(|language| server.language != Some(*language));
    buttons.extend(others.map(|language| {
        let label = Message::new("server-button-language").with("language", language.name());
        offer(&format!("language {}", language.code()), label)
    }));
    buttons.push(match server.threads.unwrap_or(desk.settings.threads) {
        true => offer("threads off", Message::new("server-button-no-threads")),
        false => offer("threads on", Message::new("server-button-threads")),
    });
    buttons.push(match stands {
        true => offer("standing off", Message::new("server-button-no-standing")),
        false => offer("standing on", Message::new("server-button-standing")),
    });
    buttons.push(match puzzle {
        Some(_) => offer("puzzle off", Message::new("server-button-no-puzzle")),
        None => offer("puzzle on", Message::new("server-button-puzzle")),
    });
    buttons.push(press("server-games", &[&0]).plain(say(&Message::new("server-button-games"))));
    if server.signs {
        buttons.push(offer("signs off", Message::new("server-button-no-signs")));
    }
    if desk.public_url().is_some() {
        buttons.push(match server.page {
            PagePolicy::Off => offer("page on", Message::new("server-button-page")),
            PagePolicy::On | PagePolicy::Indexed => offer("page off", Message::new("server-button-no-page")),
        });
    }
    buttons.extend(watch);
    // The buttons act on the server and channel of the answer.
    Ok(with_buttons(asker.in_place(text), buttons))
}

/// Returns default settings in words that everybody can type, whatever language they were typed in.
fn written(typed: &str, server: &Server) -> String {
    let zone = server.zone.clone().unwrap_or_default();
    let Ok((terms, settled)) = default_terms(typed, Some(&zone)) else { return typed.to_owned() };
    let quote = |value: String| if value.contains(' ') { format!("\"{value}\"") } else { value };
    let pair = |term: Term| format!("{}={}", term.id(), quote(term.value(&terms)));
    settled.into_iter().map(pair).collect::<Vec<_>>().join(" ")
}
