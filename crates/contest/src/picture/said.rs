//! Names and places in words.

use crate::standing::Row;
use crate::state::Contest;
use crate::terms::Format;
use liege_words::Message;

/// The name of a group or division; none if the contest has only one.
pub fn part_name(contest: &Contest, part: u32) -> Option<Message> {
    let number = i64::from(part);
    match contest.terms().format {
        Format::League { .. } => Some(
            Message::new("contest-cross-division")
                .with("number", number)
                .with("season", i64::from(contest.season())),
        ),
        Format::RoundRobin { .. } if contest.parts().len() > 1 => {
            Some(Message::new("contest-cross-group").with("number", number))
        }
        Format::RoundRobin { .. } if contest.season() > 1 => Some(Message::new("contest-cross-final-group")),
        _ => None,
    }
}

/// The name of an entrant. A member who was replaced, or who had themselves forgotten, is told as such.
pub fn name(contest: &Contest, number: u32) -> Message {
    let Some(entrant) = contest.entrant(number) else { return Message::new("contest-cross-forgotten") };
    let known = |name: &str| match name.trim().is_empty() {
        true => Message::new("contest-cross-forgotten"),
        false => Message::new("contest-cross-name").with("name", name.trim()),
    };
    let names: Vec<Message> = entrant.members.iter().map(|person| known(&person.name)).collect();
    let now = match &names[..] {
        [one, other] => {
            Message::new("contest-cross-pair").with("one", one.clone()).with("other", other.clone())
        }
        _ => names.into_iter().next().unwrap_or_else(|| known("")),
    };
    match entrant.former.last() {
        Some((_, person)) => {
            Message::new("contest-cross-replaced").with("name", now).with("former", known(&person.name))
        }
        None => now,
    }
}

/// An entrant by their number.
pub fn numbered(number: u32) -> Message {
    Message::new("contest-cross-numbered").with("number", i64::from(number))
}

/// A place as it is written: `2`, or `2=` if it is shared.
pub fn place(row: &Row) -> String {
    format!("{}{}", row.place, if row.shared { "=" } else { "" })
}
