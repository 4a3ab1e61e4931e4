//! The leaderboard of a server, page by page.

use crate::desk::catalogue::{game_menu, no_one_game, turns};
use crate::desk::find::table_here;
use crate::desk::{Answers, Asker, Desk, MenuOption, press, private, with_buttons};
use crate::signs::sign_of_game;
use crate::wording::{game_called, person};
use liege_game::Game;
use liege_words::Message;
use std::fmt::Write as _;

/// The number of members on a page.
const PAGE: usize = 10;

pub(crate) async fn leaderboard(desk: &Desk, asker: &Asker<'_>, typed: Option<&str>) -> Answers {
    asker.unless(asker.place.server.is_none().then(|| Message::new("leaders-server")))?;
    let game = match typed {
        Some(typed) => match game_called(typed) {
            Some(game) => game,
            None => return no_one_game(desk, asker, typed).await,
        },
        None => match table_here(desk, asker).await? {
            Some(table) => table.game(),
            None => {
                return leaders_of_which(desk, asker, 0).await;
            }
        },
    };
    leaders_of(desk, asker, game, 0).await
}

/// Lists the games that have a leaderboard here.
pub(crate) async fn leaders_of_which(desk: &Desk, asker: &Asker<'_>, page: usize) -> Answers {
    let server = asker.place.server.as_ref();
    let server = server.ok_or_else(|| asker.stop(&Message::new("leaders-server")))?;
    let games = desk.store.games_with_leaders(server).await?;
    if games.is_empty() {
        return Ok(asker.tell(&Message::new("leaders-nothing")));
    }
    let games: Vec<_> = games.iter().filter_map(|id| liege_game::by_id(id)).collect();
    let option = |game: &'static dyn Game| MenuOption {
        id: press("leaders", &[&game.id(), &0]).0,
        label: asker.of(game).game_name(),
        about: String::new(),
        sign: sign_of_game(game),
    };
    let texts = (asker.say(&Message::new("leaders-which")), "leaders-which");
    Ok(vec![game_menu(asker, texts, (&games, page), option, |page| press("leaders-which", &[&page]))])
}

/// Shows a page of the leaderboard, by button.
pub(crate) async fn leaders_page(desk: &Desk, asker: &Asker<'_>, game: &str, page: usize) -> Answers {
    match liege_game::by_id(game) {
        Some(game) => leaders_of(desk, asker, game, page).await,
        None => Ok(asker.tell(&Message::new("button-gone"))),
    }
}

async fn leaders_of(desk: &Desk, asker: &Asker<'_>, game: &'static dyn Game, page: usize) -> Answers {
    let server = asker.place.server.as_ref();
    let server = server.ok_or_else(|| asker.stop(&Message::new("leaders-server")))?;
    let speaker = asker.of(game);
    let board = |page: usize| {
        desk.store.leaderboard((game.id(), server.as_str()), &asker.who.id, (page * PAGE, PAGE))
    };
    let mut page = page;
    let mut best = board(page).await?;
    let pages = best.members.div_ceil(PAGE);
    if best.leaders.is_empty() && pages > 0 {
        // The leaderboard has become shorter.
        page = pages - 1;
        best = board(page).await?;
    }
    if best.leaders.is_empty() {
        return Ok(asker.tell(&Message::new("leaders-none").with("game", speaker.game_name())));
    }
    let mut text = speaker.say(&Message::new("leaders-head").with("game", speaker.game_name()));
    // Members with a provisional rating come after the others, without a place.
    let placed = best.members - best.provisional;
    for (index, leader) in (page * PAGE..).zip(&best.leaders) {
        let line = Message::new("leaders-line")
            .with("who", person(&leader.member))
            .with("rating", leader.rating.shown(leader.games))
            .with("deviation", format!("{:.0}", leader.rating.deviation))
            .with("games", leader.games as i64);
        let place = if index < placed { format!("{}.", index + 1) } else { "–".to_owned() };
        let _ = write!(text, "\n{place} {}", speaker.say(&line));
    }
    if let Some(own) = best.place {
        let message = Message::new("leaders-you").with("place", own.to_string());
        let _ = write!(text, "\n-# {}", asker.say(&message.with("count", best.members as i64)));
    } else if best.provisional > 0 {
        let _ = write!(text, "\n-# {}", asker.say(&Message::new("leaders-provisional")));
    }
    let buttons = turns(asker, page, pages, |page| press("leaders", &[&game.id(), &page]));
    Ok(vec![with_buttons(private(text), buttons)])
}
