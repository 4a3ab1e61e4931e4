//! Pictures for a member: with letters or without, with characters or signs; and the language of messages to a member.

use crate::desk::asker::mark;
use crate::desk::draw::Legend;
use crate::desk::{Desk, Fault, Look, Picture, picture};
use liege_game::scene::Pieces;
use liege_store::{Member, Which};
use liege_table::{Moment, Table};
use liege_words::{Language, Message};

/// Returns the language of a table's posts to everybody.
pub(crate) async fn public_language(desk: &Desk, table: &Table) -> Result<Language, Fault> {
    let chosen = match desk.settings.page {
        Some(server) => desk.store.server(server).await?.language,
        None => None,
    };
    Ok(chosen.unwrap_or(table.venue().language))
}

/// Returns the language of messages to a member.
pub(crate) async fn language_of(desk: &Desk, member: &str, table: &Table) -> Result<Language, Fault> {
    let known = desk.store.member(member).await?;
    match known.and_then(|member| member.language) {
        Some(language) => Ok(language),
        None => public_language(desk, table).await,
    }
}

/// Returns what a member sees on pieces: as they chose, else as their server shows it. The picture is drawn even if
/// the choice cannot be read.
pub(crate) async fn legend(desk: &Desk, member: &Member, table: &Table) -> Legend {
    let letters = wants_letters(desk, member, table).await.unwrap_or(true);
    let signs = match member.signs {
        Some(chosen) => chosen,
        None => public_signs(desk, table).await.unwrap_or_default(),
    };
    Legend { letters, pieces: of_signs(signs) }
}

/// Returns what everybody sees on pieces.
pub(crate) async fn public_legend(desk: &Desk, table: &Table) -> Result<Legend, Fault> {
    let letters = public_letters(desk, table).await?;
    Ok(Legend { letters, pieces: of_signs(public_signs(desk, table).await?) })
}

/// Whether the server of a table shows signs.
async fn public_signs(desk: &Desk, table: &Table) -> Result<bool, Fault> {
    Ok(match table.venue().server.as_deref() {
        Some(server) => desk.store.server(server).await?.signs,
        None => false,
    })
}

fn of_signs(signs: bool) -> Pieces {
    if signs { Pieces::Signs } else { Pieces::Kanji }
}

/// Whether the public picture has letters: on boards that need them, while anybody at the table wants them.
pub(crate) async fn public_letters(desk: &Desk, table: &Table) -> Result<bool, Fault> {
    if !table.game().needs_letters() {
        return Ok(false);
    }
    let players: Vec<&str> = table.players().into_iter().map(|player| player.id.as_str()).collect();
    let members = desk.store.members(&players).await?;
    // The games of a member who has chosen do not matter.
    let chosen = |letters| members.values().any(|member| member.letters == letters);
    if chosen(Some(true)) || !chosen(None) {
        return Ok(chosen(Some(true)));
    }
    for member in members.values().filter(|member| member.letters.is_none()) {
        if wants_letters(desk, member, table).await? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Whether a member sees letters at a table: as they chose; else in their first game of a kind whose board
/// needs them.
pub(crate) async fn wants_letters(desk: &Desk, member: &Member, table: &Table) -> Result<bool, Fault> {
    Ok(match member.letters {
        Some(chosen) => chosen,
        None if !table.game().needs_letters() => false,
        None => {
            let before = Which::PlayedBefore(table.id(), &member.id, table.game().id(), 1);
            desk.store.tables(before).await?.is_empty()
        }
    })
}

/// Returns the picture of a moment, or the words that replace it: the game must continue. A position string
/// includes all agreements, so it is not used if any of them is private.
pub(crate) async fn picture_or_words(
    desk: &Desk,
    table: &Table,
    moment: &Moment,
    look: Look<'_>,
) -> Result<Picture, Message> {
    picture(&desk.renderer, table, moment, look).await.map_err(|fault| {
        let hidden = !table.hidden_then(moment, look.reader).is_empty();
        let position = if hidden { "…".to_owned() } else { moment.state.position() };
        Message::new("fault-picture").with("mark", mark(desk.now(), &fault)).with("position", position)
    })
}
