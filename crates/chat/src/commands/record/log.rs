//! `log`: the actions so far, as far as the asker may know them.

use crate::desk::draw::plainly_known;
use crate::desk::look::{board_press, look_at};
use crate::desk::parts::dice::{hash_line, seed_line};
use crate::desk::{Answers, Asker, Desk, Fault, TEXT_CHARS, private};
use crate::wording::{Acted, Speaker, person, shown_now};
use liege_game::SeatSet;
use liege_table::{Played, Table};
use liege_words::Message;
use std::collections::BTreeSet;
use std::fmt::Write as _;

/// The number of latest actions that are listed: more lines than a message holds.
const LATEST: usize = 400;

pub(crate) async fn log(desk: &Desk, asker: &Asker<'_>, named: Option<i64>) -> Answers {
    let table = look_at(desk, asker, named, board_press).await?;
    let speaker = asker.of(table.game());
    // The seed itself says more than its hash.
    let seed = seed_line(speaker, &table).or_else(|| hash_line(speaker, &table));
    let seed = seed.map_or_else(String::new, |line| format!("\n{line}"));
    let count = shown_now(&table);
    let head = speaker.of_table("log-head", table.id()).with("count", count as i64);
    let mut text = speaker.say(&head);
    let all = table.log().len();
    // The count uses only public actions, so that hidden ones do not make the list shorter.
    let before = count.checked_sub(LATEST).map_or(0, |shown| table.of_shown(shown));
    let history = table.history(before + 1..=all)?;
    let seats = table.seats_of(&asker.who.id);
    let names = names_beside(desk, &table, &history).await?;
    // The newest lines matter most: those that do not fit are left out at the front.
    let mut lines = Vec::new();
    let mut room = TEXT_CHARS.saturating_sub(text.chars().count() + seed.chars().count() + 80);
    let mut cut = table.shown(before);
    for played in history.iter().rev() {
        let Some(mut line) = line(speaker, &table, played, seats) else { continue };
        for (id, name) in &names {
            line = line.replace(&person(id), name);
        }
        let Some(left) = room.checked_sub(line.chars().count() + 1) else {
            cut = table.shown(played.entry.number);
            break;
        };
        room = left;
        lines.push(line);
    }
    if lines.is_empty() {
        return Ok(vec![private(text + &seed)]);
    }
    lines.reverse();
    if cut > 0 {
        text.push(' ');
        text.push_str(&asker.say(&Message::new("log-cut").with("count", cut as i64)));
    }
    let _ = write!(text, "\n```\n{}\n```{seed}", lines.join("\n"));
    Ok(vec![private(text)])
}

/// Returns the names of members who made an entry and hold no seat now: hosts, managers, earlier players.
async fn names_beside(
    desk: &Desk,
    table: &Table,
    history: &[Played],
) -> Result<Vec<(String, String)>, Fault> {
    let beside = history.iter().filter(|played| played.entry.action.starts_with('@'));
    let ids: BTreeSet<&str> = beside.filter_map(|played| played.entry.player.as_deref()).collect();
    let ids: Vec<&str> = ids.into_iter().filter(|id| !table.plays(id)).collect();
    let members = desk.store.members(&ids).await?;
    Ok(members.into_iter().map(|(id, member)| (id, member.name)).collect())
}

/// Returns the line of an entry. A public entry has the number that everybody sees; an entry that only some
/// know has a mark instead. `None`: the asker may not know of it.
pub(crate) fn line(speaker: Speaker, table: &Table, played: &Played, seats: SeatSet) -> Option<String> {
    let entry = &played.entry;
    let shown = table.shown(entry.number);
    let public = shown > table.shown(entry.number.checked_sub(1)?);
    if !table.entry_known_to(entry.number, seats) {
        return None;
    }
    let action = match (played.events.first(), entry.seat) {
        // A player's choice to add no seed to the dice is not worth a line.
        (None, _) if entry.action.starts_with('@') => return None,
        // Entries beside the game have no notation that people type; their sentence says who made them.
        (Some(event), _) if entry.action.starts_with('@') => {
            plainly_known(table, &speaker.say(&event.message))
        }
        (_, seat) => match (speaker.acted(&played.display, &played.events), seat) {
            (Acted::Shown(action), Some(seat)) => match played.round.filter(|_| played.is_move()) {
                Some(round) => format!("{}: {round} {action}", speaker.seat(seat)),
                None => format!("{}: {action}", speaker.seat(seat)),
            },
            (Acted::Shown(action), None) => action,
            (Acted::Told(sentence), _) => plainly_known(table, &sentence),
        },
    };
    Some(if public {
        format!("{shown}. {action}")
    } else {
        format!("– {action} ({})", speaker.say(&Message::new("herald-log-private")))
    })
}
