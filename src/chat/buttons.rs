//! Ids of buttons: what a press means. They carry the table and the number of the last action that the
//! post showed, so that a stale press is recognised; at most 100 characters, Discord's limit.

use super::PlanPress;
use super::challenge::ChallengePress;
use super::host::HostPress;
use super::io::{Button, ButtonStyle};
use super::privacy::Privacy;
use super::remind::RemindPress;
use super::replay::ReplayPress;
use super::seek::SeekPress;
use super::standing::StandingPress;
use crate::table::Answer;

/// How a button names an offer or motion. Whoever is shown a button can read its id, so it must not tell how
/// many entries the log has that they don't know of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DealRef {
    /// By its number as people are shown it.
    Shown(usize),
    /// One without such a number: by what it is about, and which it is of those about that which were opened when
    /// people were shown so many actions, from 0.
    Aside {
        /// The actions shown.
        shown: usize,
        /// Which.
        nth: usize,
        /// What it is about, without colons.
        about: String,
    },
}

impl DealRef {
    fn id(&self) -> String {
        match self {
            DealRef::Shown(number) => format!("s{number}"),
            DealRef::Aside { shown, nth, about } => format!("a{shown}.{nth}.{about}"),
        }
    }

    fn read(text: &str) -> Option<DealRef> {
        if let Some(number) = text.strip_prefix('s') {
            return Some(DealRef::Shown(number.parse().ok()?));
        }
        let mut parts = text.strip_prefix('a')?.splitn(3, '.');
        let mut number = || parts.next()?.parse().ok();
        let (shown, nth) = (number()?, number()?);
        Some(DealRef::Aside { shown, nth, about: parts.next()?.to_owned() })
    }
}

/// What a button does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Press {
    /// Take a seat (an index; none: any).
    Join {
        /// The table.
        table: i64,
        /// The seat.
        seat: Option<u8>,
    },
    /// Choose a seat that is dealt (an index).
    Choose {
        /// The table.
        table: i64,
        /// Number of actions in the log when the button was shown.
        number: usize,
        /// The seat.
        seat: u8,
    },
    /// Claim the game of a seat whose time is up.
    Claim {
        /// The table.
        table: i64,
        /// The seat (an index).
        seat: u8,
        /// Whether it was asked once more.
        sure: bool,
    },
    /// Something that the host does, or whoever manages the server.
    Host {
        /// The table.
        table: i64,
        /// What.
        what: HostPress,
    },
    /// Say that one is still there.
    Here {
        /// The table.
        table: i64,
    },
    /// Begin: those who sit share the free seats.
    Fill {
        /// The table.
        table: i64,
    },
    /// Something about seeks.
    Seek(SeekPress),
    /// The board from one's own side.
    Board {
        /// The table.
        table: i64,
        /// Number of actions in the log when the post was made.
        number: usize,
        /// The arrangement of the picture; empty: the usual one.
        layout: String,
    },
    /// The record of the table, to be kept.
    Export {
        /// The table.
        table: i64,
    },
    /// Lay a new table with a position of this one.
    LayFrom {
        /// The table.
        table: i64,
        /// After so many actions, as people are shown them.
        number: usize,
    },
    /// The legal moves.
    Moves {
        /// The table.
        table: i64,
        /// Number of actions in the log when the post was made.
        number: usize,
    },
    /// What is the member's own.
    Plan(PlanPress),
    /// The acts open now.
    Acts {
        /// The table.
        table: i64,
        /// Number of actions in the log when the post was made.
        number: usize,
    },
    /// Help for the game's notation.
    Help {
        /// The table.
        table: i64,
    },
    /// How a kind of piece moves.
    Kind {
        /// The game.
        game: String,
        /// The kind.
        kind: String,
    },
    /// A way to set a game's board up.
    Setup {
        /// The game.
        game: String,
        /// The value of the game's option.
        value: String,
    },
    /// Lay a new table.
    Lay {
        /// The game.
        game: String,
        /// Its settings, as typed after `new`.
        settings: String,
    },
    /// The catalogue.
    Games {
        /// What of it, as typed after `games`; with `=` before it a game, with `?` its rules.
        what: String,
    },
    /// Settle something for the server.
    Server {
        /// What, as typed after `setup`.
        change: String,
    },
    /// What is stored about oneself.
    Privacy {
        /// What of it.
        what: Privacy,
    },
    /// Be forgotten: it was asked twice.
    Forget,
    /// Answer an offer or motion, while it is open.
    Deal {
        /// The table.
        table: i64,
        /// Which ([`crate::table::Deal`]).
        deal: DealRef,
        /// The answer.
        answer: Answer,
    },
    /// The acts of a series, to choose the number.
    Series {
        /// The table.
        table: i64,
        /// Number of actions in the log when the button was shown.
        number: usize,
        /// The series' key.
        key: String,
    },
    /// The agreements.
    Treaties {
        /// The table.
        table: i64,
    },
    /// Something about standing.
    Standing(StandingPress),
    /// Report a private note.
    Report {
        /// The table.
        table: i64,
        /// The note.
        note: i64,
    },
    /// A button of a reminder, or of one's settings.
    Remind(RemindPress),
    /// Show a game again.
    Replay(ReplayPress),
    /// Something about challenges.
    Challenge(ChallengePress),
    /// Block somebody no longer.
    Unblock {
        /// The member.
        member: String,
    },
    /// Ask once more whether an action is meant that cannot be taken back.
    Sure {
        /// The table.
        table: i64,
        /// Number of actions in the log when the button was shown.
        number: usize,
        /// The canonical action.
        action: String,
    },
    /// Play an action, if nothing has happened since.
    Do {
        /// The table.
        table: i64,
        /// Number of actions in the log when the button was shown.
        number: usize,
        /// The canonical actions, joined by `;`.
        action: String,
    },
}

impl Press {
    /// The table it is about, if it is about one.
    #[must_use]
    pub fn table(&self) -> Option<i64> {
        match self {
            Press::Plan(press) => Some(press.table()),
            Press::Seek(press) => press.table(),
            Press::Join { table, .. }
            | Press::Choose { table, .. }
            | Press::Claim { table, .. }
            | Press::Fill { table }
            | Press::Host { table, .. }
            | Press::Here { table }
            | Press::Board { table, .. }
            | Press::Export { table }
            | Press::LayFrom { table, .. }
            | Press::Moves { table, .. }
            | Press::Acts { table, .. }
            | Press::Help { table }
            | Press::Deal { table, .. }
            | Press::Series { table, .. }
            | Press::Treaties { table }
            | Press::Report { table, .. }
            | Press::Sure { table, .. }
            | Press::Do { table, .. } => Some(*table),
            Press::Remind(press) => press.table(),
            Press::Standing(press) => press.table(),
            Press::Replay(press) => Some(press.table),
            Press::Challenge(press) => press.table(),
            Press::Unblock { .. }
            | Press::Kind { .. }
            | Press::Setup { .. }
            | Press::Lay { .. }
            | Press::Games { .. }
            | Press::Server { .. }
            | Press::Privacy { .. }
            | Press::Forget => None,
        }
    }

    /// The id of the button.
    #[must_use]
    pub fn id(&self) -> String {
        match self {
            Press::Join { table, seat: None } => format!("join:{table}"),
            Press::Join { table, seat: Some(seat) } => format!("join:{table}:{seat}"),
            Press::Choose { table, number, seat } => format!("choose:{table}:{number}:{seat}"),
            Press::Claim { table, seat, sure: false } => format!("claim:{table}:{seat}"),
            Press::Claim { table, seat, sure: true } => format!("claim:{table}:{seat}:sure"),
            Press::Fill { table } => format!("fill:{table}"),
            Press::Host { table, what } => format!("host:{table}:{}", what.code()),
            Press::Here { table } => format!("here:{table}"),
            Press::Seek(press) => press.id(),
            Press::Board { table, number, layout } if layout.is_empty() => format!("board:{table}:{number}"),
            Press::Board { table, number, layout } => format!("board:{table}:{number}:{layout}"),
            Press::Export { table } => format!("export:{table}"),
            Press::LayFrom { table, number } => format!("lay-from:{table}:{number}"),
            Press::Moves { table, number } => format!("moves:{table}:{number}"),
            Press::Plan(press) => press.id(),
            Press::Acts { table, number } => format!("acts:{table}:{number}"),
            Press::Help { table } => format!("help:{table}"),
            Press::Kind { game, kind } => format!("kind:{game}:{kind}"),
            Press::Setup { game, value } => format!("setup:{game}:{value}"),
            Press::Lay { game, settings } => format!("lay:{game}:{settings}"),
            Press::Games { what } => format!("games:{what}"),
            Press::Server { change } => format!("server:{change}"),
            Press::Privacy { what } => format!("privacy:{}", what.code()),
            Press::Forget => "forget-me:yes".to_owned(),
            Press::Deal { table, deal, answer } => format!("deal:{table}:{}:{}", deal.id(), answer.code()),
            Press::Series { table, number, key } => format!("series:{table}:{number}:{key}"),
            Press::Treaties { table } => format!("treaties:{table}"),
            Press::Standing(press) => press.id(),
            Press::Report { table, note } => format!("report:{table}:{note}"),
            Press::Remind(press) => press.id(),
            Press::Replay(press) => press.id(),
            Press::Challenge(press) => press.id(),
            Press::Unblock { member } => format!("unblock:{member}"),
            Press::Sure { table, number, action } => format!("sure:{table}:{number}:{action}"),
            Press::Do { table, number, action } => format!("do:{table}:{number}:{action}"),
        }
    }

    /// Reads an id; `None` for one that no version of Liege has made.
    #[must_use]
    pub fn read(id: &str) -> Option<Press> {
        if let Some(press) = SeekPress::read(id) {
            return Some(Press::Seek(press));
        }
        if let Some(press) = StandingPress::read(id) {
            return Some(Press::Standing(press));
        }
        if let Some(press) = RemindPress::read(id) {
            return Some(Press::Remind(press));
        }
        if let Some(press) = PlanPress::read(id) {
            return Some(Press::Plan(press));
        }
        if let Some(press) = ChallengePress::read(id) {
            return Some(Press::Challenge(press));
        }
        if let Some(member) = id.strip_prefix("unblock:").filter(|member| !member.is_empty()) {
            return Some(Press::Unblock { member: member.to_owned() });
        }
        if let Some(change) = id.strip_prefix("server:") {
            return Some(Press::Server { change: change.to_owned() });
        }
        if let Some(what) = id.strip_prefix("privacy:") {
            return Some(Press::Privacy { what: Privacy::of_code(what)? });
        }
        if id == "forget-me:yes" {
            return Some(Press::Forget);
        }
        if let Some(what) = id.strip_prefix("games:") {
            return Some(Press::Games { what: what.to_owned() });
        }
        let mut parts = id.splitn(4, ':');
        let what = parts.next()?;
        let whose = parts.next()?;
        if matches!(what, "kind" | "setup" | "lay") {
            let (game, rest) = (whose.to_owned(), parts.next()?.to_owned());
            return Some(match what {
                "kind" => Press::Kind { game, kind: rest },
                "setup" => Press::Setup { game, value: rest },
                _ => Press::Lay { game, settings: rest },
            });
        }
        let table: i64 = whose.parse().ok()?;
        let next = parts.next();
        let number = || next.and_then(|n| n.parse::<usize>().ok());
        Some(match what {
            "join" => Press::Join {
                table,
                seat: match next {
                    None => None,
                    Some(seat) => Some(seat.parse().ok()?),
                },
            },
            "choose" => Press::Choose { table, number: number()?, seat: parts.next()?.parse().ok()? },
            "claim" => {
                let sure = match parts.next() {
                    None => false,
                    Some("sure") => true,
                    Some(_) => return None,
                };
                Press::Claim { table, seat: next?.parse().ok()?, sure }
            }
            "fill" => Press::Fill { table },
            "host" => Press::Host { table, what: HostPress::of_code(next?)? },
            "here" => Press::Here { table },
            "board" => {
                Press::Board { table, number: number()?, layout: parts.next().unwrap_or_default().to_owned() }
            }
            "export" => Press::Export { table },
            "lay-from" => Press::LayFrom { table, number: number()? },
            "moves" => Press::Moves { table, number: number()? },
            "acts" => Press::Acts { table, number: number()? },
            "help" => Press::Help { table },
            "deal" => {
                let deal = DealRef::read(next?)?;
                Press::Deal { table, deal, answer: Answer::of_code(parts.next()?)? }
            }
            "series" => Press::Series { table, number: number()?, key: parts.next()?.to_owned() },
            "treaties" => Press::Treaties { table },
            "report" => Press::Report { table, note: next?.parse().ok()? },
            "replay" => Press::Replay(ReplayPress::read(table, next?, parts.next()?)?),
            "sure" => Press::Sure { table, number: number()?, action: parts.next()?.to_owned() },
            "do" => Press::Do { table, number: number()?, action: parts.next()?.to_owned() },
            _ => return None,
        })
    }

    /// A button for this press; `None` if its id would be too long to be carried.
    #[must_use]
    pub fn button(&self, label: impl Into<String>, style: ButtonStyle) -> Option<Button> {
        let id = self.id();
        let label: String = label.into().chars().take(80).collect();
        (id.len() <= 100 && !label.is_empty()).then_some(Button { id, label, style })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_read_back() {
        for press in [
            Press::Join { table: 1, seat: None },
            Press::Join { table: 1, seat: Some(2) },
            Press::Choose { table: 1, number: 4, seat: 2 },
            Press::Board { table: 12, number: 34, layout: String::new() },
            Press::Board { table: 12, number: 34, layout: "wide".into() },
            Press::Export { table: 12 },
            Press::LayFrom { table: 12, number: 34 },
            Press::Kind { game: "dragonchess".into(), kind: "griffon".into() },
            Press::Setup { game: "enochian-chess".into(), value: "water-of-fire".into() },
            Press::Lay { game: "enochian-chess".into(), settings: "arrangement=air-of-air".into() },
            Press::Server { change: "language uk".into() },
            Press::Privacy { what: Privacy::Forget },
            Press::Forget,
            Press::Moves { table: 12, number: 0 },
            Press::Acts { table: 12, number: 7 },
            Press::Help { table: 12 },
            Press::Fill { table: 12 },
            Press::Host { table: 12, what: HostPress::Free { seat: 1, sure: true } },
            Press::Here { table: 12 },
            Press::Claim { table: 12, seat: 2, sure: false },
            Press::Claim { table: 12, seat: 2, sure: true },
            Press::Deal {
                table: 12,
                deal: DealRef::Aside { shown: 34, nth: 1, about: "exchange red>blue a2.b1".into() },
                answer: Answer::Refuse,
            },
            Press::Deal { table: 12, deal: DealRef::Shown(34), answer: Answer::Accept },
            Press::Series { table: 12, number: 34, key: "W offer R=W".into() },
            Press::Treaties { table: 12 },
            Press::Challenge(ChallengePress::Decline { table: 12 }),
            Press::Unblock { member: "918273645546372819".into() },
            Press::Report { table: 12, note: 5 },
            Press::Sure { table: 12, number: 34, action: "handover red>yellow".into() },
            Press::Do { table: 12, number: 34, action: "W:offer W>R;W:WC5-WV7".into() },
        ] {
            assert_eq!(Press::read(&press.id()), Some(press));
        }
        for id in [
            "",
            "join",
            "join:x",
            "do:1:2",
            "board:1",
            "drop:1:2",
            "do:1:x:W",
            "choose:1:2",
            "choose:1:2:256",
            "claim:1",
            "claim:1:2:maybe",
        ] {
            assert_eq!(Press::read(id), None, "{id}");
        }
    }

    #[test]
    fn a_button_that_cannot_be_carried_is_not_made() {
        let long = Press::Do { table: 1, number: 1, action: "x".repeat(100) };
        assert!(long.button("long", ButtonStyle::Plain).is_none());
    }
}
