//! The table events: what people, or time, do beside the game, as the log has it.
//!
//! Such an entry begins with `@`, which no game's action does. Seats are written by their ids, entries of
//! the log by their numbers:
//!
//! ```text
//! @propose takeback 12 ask white black    to take back what came after entry 12; these seats must agree
//! @propose pause 7 ask white              to stop for seven days
//! @propose resume ask white               to go on before that
//! @propose annul ask white black          to end the game without a result
//! @propose hand red 123456                to hand a seat to the member of this id, who has to accept
//! @agree 20   @decline 20                 an answer to the motion of entry 20
//! @withdraw 20   @expire 20               it is taken back; its time has run out
//! @vacate red   @sit red                  the host frees a seat; a member sits down on it
//! @free red                               a manager frees a seat whose player has kept nobody waiting too long
//! @pause 7                                the host, or a manager, pauses the game for seven days
//! @void It was a test.                    a manager ends the game without a result, or takes it from one that is over
//! @abort                                  the table is given up
//! @resume                                 a pause is over; with a player: who ended it
//! @excuse red                             a deadline is missed: an excuse is used, and there is more time
//! @late red                               a deadline is missed, and there is no excuse left
//! @claim red                              an opponent claims that seat's game
//! @away red 7   @back red                 a player goes on leave for so many days; is back
//! @credit 5400                            the program was down for so many seconds until now
//! @extend red 24                          the host gives a seat so many hours more
//! @die 7|north,south                      the seeds that players add to the throws of the die, at table 7
//! @aim w3:905:80                          what a player asks for where hands tremble; the next entry is what is made
//! @dice 2/3 5+1                           seats are dealt: the second of three rolls, two dice
//! @choose red                             a member takes a seat that is dealt
//! @reopen                                 a game from a record goes on here: what anybody owes, they owe since now
//! ```
//!
//! Whom a motion asks is written with it, because seats may change hands afterwards: the log alone says
//! whose consent was needed. Whoever answers with several seats makes an entry for each.

use crate::stored::motion::Motion;
use crate::stored::one_line::one_line;
use crate::stored::presence::is_seed;
use liege_game::{Game, Seat, SeatSet};
use std::fmt::Write as _;

/// What an entry begins with that is not the game's.
const MARK: char = '@';

/// An entry beside the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum TableEvent {
    /// A motion is made.
    Propose {
        /// What is proposed.
        motion: Motion,
        /// The seats that must agree (none for a seat handed over: that asks a member).
        asked: SeatSet,
    },
    /// One who was asked agrees to the motion of that entry.
    Agree(usize),
    /// One who was asked does not.
    Decline(usize),
    /// The proposer takes the motion back.
    Withdraw(usize),
    /// The motion's time has run out.
    Expire(usize),
    /// The host takes the seat from its holder, or (entered by nobody) a missed deadline does.
    Vacate(Seat),
    /// A manager takes the seat from its holder, who is not to blame for it.
    Free(Seat),
    /// The host, or a manager, pauses the game.
    Pause {
        /// For so many days.
        days: u16,
    },
    /// A manager ends the game without a result, or takes the result from one that is over.
    Void {
        /// Why, on one line.
        reason: String,
    },
    /// A member sits down on a seat that was freed.
    Sit(Seat),
    /// The table is given up.
    Abort,
    /// A pause has reached its end, or (entered by somebody) is ended by a host or manager.
    Resume,
    /// A deadline is missed: an excuse is used.
    Excuse(Seat),
    /// A deadline is missed.
    Late(Seat),
    /// An opponent claims the game of a seat that has missed its deadline.
    Claim(Seat),
    /// A player goes on leave with a seat.
    Away {
        /// The seat.
        seat: Seat,
        /// For so many days, from now on.
        days: u16,
    },
    /// The leave of a seat is over.
    Back(Seat),
    /// The program was down until now.
    Credit {
        /// For so many seconds.
        seconds: u32,
    },
    /// The host gives a seat more time for what it owes.
    Extend {
        /// The seat.
        seat: Seat,
        /// Hours.
        hours: u16,
    },
    /// What players add to the throws of the die: the number of the table, and the seed of each seat.
    Die {
        /// As it goes into the throws: `7|north,south`.
        seeds: String,
    },
    /// A player asks for a move where hands tremble: the entry after it is the move that is made.
    Aim {
        /// The move asked for.
        action: String,
    },
    /// A member's dice, rolled by the referee, in the dealing of seats.
    Dice {
        /// Which roll of its round it is, from 1.
        nth: usize,
        /// How many roll in that round.
        of: usize,
        /// What falls.
        dice: [u8; 2],
    },
    /// A seat is chosen: by a member, or by the referee for the one whose turn it is.
    Choose(Seat),
    /// A game that came from a record goes on.
    Reopen,
}

impl TableEvent {
    /// Whether the text of an entry is beside the game.
    pub(crate) fn marks(action: &str) -> bool {
        action.starts_with(MARK)
    }

    /// Whether the text of an entry is one that can stand before all seats are dealt: the seeds, a roll, a pick, time
    /// given back, the end of a table that was given up or voided.
    pub(crate) fn deals(action: &str) -> bool {
        matches!(verb(action), Some("die" | "dice" | "choose" | "credit" | "abort" | "void"))
    }

    /// Whether the text of an entry is a roll or pick of whoever plays.
    pub(crate) fn picks(action: &str) -> bool {
        matches!(verb(action), Some("dice" | "choose"))
    }

    /// Whether the text of an entry voids the game.
    pub(crate) fn voids(action: &str) -> bool {
        verb(action) == Some("void")
    }

    /// Whether the text of an entry gives time back in which the program was down.
    pub(crate) fn credits(action: &str) -> bool {
        verb(action) == Some("credit")
    }

    /// Reads an entry; `None` for what [`TableEvent::write`] would not have written.
    pub(crate) fn read(game: &dyn Game, action: &str) -> Option<TableEvent> {
        let text = action.strip_prefix(MARK)?;
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        let seat = |id: &str| {
            let index = game.seats().iter().position(|info| info.id == id)?;
            u8::try_from(index).ok().map(Seat)
        };
        let table_event = match verb {
            "propose" => propose(rest, seat)?,
            "agree" => TableEvent::Agree(rest.parse().ok()?),
            "decline" => TableEvent::Decline(rest.parse().ok()?),
            "withdraw" => TableEvent::Withdraw(rest.parse().ok()?),
            "expire" => TableEvent::Expire(rest.parse().ok()?),
            "vacate" => TableEvent::Vacate(seat(rest)?),
            "free" => TableEvent::Free(seat(rest)?),
            "pause" => TableEvent::Pause { days: rest.parse().ok()? },
            "void" if !rest.is_empty() && one_line(rest) == rest => {
                TableEvent::Void { reason: rest.to_owned() }
            }
            "aim" if !rest.is_empty() => TableEvent::Aim { action: rest.to_owned() },
            "sit" => TableEvent::Sit(seat(rest)?),
            "abort" => TableEvent::Abort,
            "resume" => TableEvent::Resume,
            "excuse" => TableEvent::Excuse(seat(rest)?),
            "late" => TableEvent::Late(seat(rest)?),
            "claim" => TableEvent::Claim(seat(rest)?),
            "away" => {
                let (id, days) = rest.split_once(' ')?;
                TableEvent::Away { seat: seat(id)?, days: days.parse().ok()? }
            }
            "back" => TableEvent::Back(seat(rest)?),
            "credit" => TableEvent::Credit { seconds: rest.parse().ok()? },
            "extend" => {
                let (id, hours) = rest.split_once(' ')?;
                TableEvent::Extend { seat: seat(id)?, hours: hours.parse().ok()? }
            }
            "die" if are_seeds(rest, game.seats().len()) => TableEvent::Die { seeds: rest.to_owned() },
            "dice" => dice(rest)?,
            "choose" => TableEvent::Choose(seat(rest)?),
            "reopen" => TableEvent::Reopen,
            _ => return None,
        };
        // One text for each entry: `@agree 020` is none.
        (table_event.write(game) == action).then_some(table_event)
    }

    /// The entry as the log has it.
    pub(crate) fn write(&self, game: &dyn Game) -> String {
        let id = |seat: Seat| game.seats().get(seat.index()).map_or("", |info| info.id);
        match self {
            TableEvent::Propose { motion, asked } => {
                let mut text = format!("{MARK}propose {}", motion_text(motion, &id, |number| number));
                if !asked.is_empty() {
                    text.push_str(" ask");
                }
                for seat in asked.iter() {
                    let _ = write!(text, " {}", id(seat));
                }
                text
            }
            TableEvent::Agree(number) => format!("{MARK}agree {number}"),
            TableEvent::Decline(number) => format!("{MARK}decline {number}"),
            TableEvent::Withdraw(number) => format!("{MARK}withdraw {number}"),
            TableEvent::Expire(number) => format!("{MARK}expire {number}"),
            TableEvent::Vacate(seat) => format!("{MARK}vacate {}", id(*seat)),
            TableEvent::Free(seat) => format!("{MARK}free {}", id(*seat)),
            TableEvent::Pause { days } => format!("{MARK}pause {days}"),
            TableEvent::Void { reason } => format!("{MARK}void {reason}"),
            TableEvent::Sit(seat) => format!("{MARK}sit {}", id(*seat)),
            TableEvent::Abort => format!("{MARK}abort"),
            TableEvent::Resume => format!("{MARK}resume"),
            TableEvent::Excuse(seat) => format!("{MARK}excuse {}", id(*seat)),
            TableEvent::Late(seat) => format!("{MARK}late {}", id(*seat)),
            TableEvent::Claim(seat) => format!("{MARK}claim {}", id(*seat)),
            TableEvent::Away { seat, days } => format!("{MARK}away {} {days}", id(*seat)),
            TableEvent::Back(seat) => format!("{MARK}back {}", id(*seat)),
            TableEvent::Credit { seconds } => format!("{MARK}credit {seconds}"),
            TableEvent::Extend { seat, hours } => format!("{MARK}extend {} {hours}", id(*seat)),
            TableEvent::Die { seeds } => format!("{MARK}die {seeds}"),
            TableEvent::Aim { action } => format!("{MARK}aim {action}"),
            TableEvent::Dice { nth, of, dice: [one, other] } => {
                format!("{MARK}dice {nth}/{of} {one}+{other}")
            }
            TableEvent::Choose(seat) => format!("{MARK}choose {}", id(*seat)),
            TableEvent::Reopen => format!("{MARK}reopen"),
        }
    }

    /// The entry as people read it: shorter, and with the numbers that they are shown: `shown` of an entry, `stay`
    /// of what stays when the rest is taken back.
    pub(crate) fn display(
        &self,
        game: &dyn Game,
        shown: impl Fn(usize) -> usize,
        stay: impl Fn(usize) -> usize,
    ) -> String {
        let id = |seat: Seat| game.seats().get(seat.index()).map_or("", |info| info.id);
        match self {
            // Who is to take a seat is told by the sentence, where it may be told.
            TableEvent::Propose { motion: Motion::Hand { seat, .. }, .. } => {
                format!("{MARK}propose hand {}", id(*seat))
            }
            TableEvent::Propose { motion, .. } => format!("{MARK}propose {}", motion_text(motion, &id, stay)),
            TableEvent::Agree(number) => format!("{MARK}agree {}", shown(*number)),
            TableEvent::Decline(number) => format!("{MARK}decline {}", shown(*number)),
            TableEvent::Withdraw(number) => format!("{MARK}withdraw {}", shown(*number)),
            TableEvent::Expire(number) => format!("{MARK}expire {}", shown(*number)),
            TableEvent::Vacate(_)
            | TableEvent::Free(_)
            | TableEvent::Pause { .. }
            | TableEvent::Void { .. }
            | TableEvent::Sit(_)
            | TableEvent::Abort
            | TableEvent::Resume
            | TableEvent::Excuse(_)
            | TableEvent::Late(_)
            | TableEvent::Claim(_)
            | TableEvent::Away { .. }
            | TableEvent::Back(_)
            | TableEvent::Credit { .. }
            | TableEvent::Extend { .. }
            | TableEvent::Die { .. }
            | TableEvent::Aim { .. }
            | TableEvent::Dice { .. }
            | TableEvent::Choose(_)
            | TableEvent::Reopen => self.write(game),
        }
    }
}

/// The first word of an entry beside the game.
fn verb(action: &str) -> Option<&str> {
    action.strip_prefix(MARK).and_then(|text| text.split(' ').next())
}

/// The id of the member whom an entry names in its text, if it names one: beside whoever entered it.
#[must_use]
pub fn member_in(game: &dyn Game, action: &str) -> Option<String> {
    match TableEvent::read(game, action)? {
        TableEvent::Propose { motion: Motion::Hand { to, .. }, .. } => Some(to),
        TableEvent::Propose { .. }
        | TableEvent::Agree(_)
        | TableEvent::Decline(_)
        | TableEvent::Withdraw(_)
        | TableEvent::Expire(_)
        | TableEvent::Vacate(_)
        | TableEvent::Free(_)
        | TableEvent::Pause { .. }
        | TableEvent::Void { .. }
        | TableEvent::Sit(_)
        | TableEvent::Abort
        | TableEvent::Resume
        | TableEvent::Excuse(_)
        | TableEvent::Late(_)
        | TableEvent::Claim(_)
        | TableEvent::Away { .. }
        | TableEvent::Back(_)
        | TableEvent::Credit { .. }
        | TableEvent::Extend { .. }
        | TableEvent::Die { .. }
        | TableEvent::Aim { .. }
        | TableEvent::Dice { .. }
        | TableEvent::Choose(_)
        | TableEvent::Reopen => None,
    }
}

/// The same entry with another id for the member whom its text names; unchanged where it names nobody.
#[must_use]
pub fn with_member(game: &dyn Game, action: &str, id: &str) -> String {
    match TableEvent::read(game, action) {
        Some(TableEvent::Propose { motion: Motion::Hand { seat, .. }, asked }) => {
            TableEvent::Propose { motion: Motion::Hand { seat, to: id.to_owned() }, asked }.write(game)
        }
        _ => action.to_owned(),
    }
}

fn motion_text(
    motion: &Motion,
    id: &impl Fn(Seat) -> &'static str,
    number: impl Fn(usize) -> usize,
) -> String {
    match motion {
        Motion::Takeback { to } => format!("takeback {}", number(*to)),
        Motion::Pause { days } => format!("pause {days}"),
        Motion::Resume => "resume".to_owned(),
        Motion::Annul => "annul".to_owned(),
        Motion::Draw => "draw".to_owned(),
        Motion::Hand { seat, to } => format!("hand {} {to}", id(*seat)),
    }
}

/// `7|north,south`
fn are_seeds(text: &str, seats: usize) -> bool {
    text.split_once('|').is_some_and(|(table, seeds)| {
        table.parse::<i64>().is_ok() && seeds.split(',').count() == seats && seeds.split(',').all(is_seed)
    })
}

/// `2/3 5+1`
fn dice(text: &str) -> Option<TableEvent> {
    let (round, fallen) = text.split_once(' ')?;
    let ((nth, of), (one, other)) = (round.split_once('/')?, fallen.split_once('+')?);
    let pips = |text: &str| text.parse().ok().filter(|pips| (1..=6).contains(pips));
    Some(TableEvent::Dice { nth: nth.parse().ok()?, of: of.parse().ok()?, dice: [pips(one)?, pips(other)?] })
}

fn propose(text: &str, seat: impl Fn(&str) -> Option<Seat>) -> Option<TableEvent> {
    // The id of a member is whatever the transport calls them: it goes to the end of the text.
    if let Some(rest) = text.strip_prefix("hand ") {
        let (id, to) = rest.split_once(' ')?;
        let motion = Motion::Hand { seat: seat(id)?, to: to.to_owned() };
        return (!to.is_empty()).then_some(TableEvent::Propose { motion, asked: SeatSet::EMPTY });
    }
    let mut words = text.split(' ');
    let motion = match words.next()? {
        "takeback" => Motion::Takeback { to: words.next()?.parse().ok()? },
        "pause" => Motion::Pause { days: words.next()?.parse().ok()? },
        "resume" => Motion::Resume,
        "annul" => Motion::Annul,
        "draw" => Motion::Draw,
        _ => return None,
    };
    let asked = match words.next() {
        None => SeatSet::EMPTY,
        Some("ask") => words.map(seat).collect::<Option<SeatSet>>()?,
        Some(_) => return None,
    };
    Some(TableEvent::Propose { motion, asked })
}

#[cfg(test)]
mod tests {
    use super::*;
    use liege_testing::nim::NIM;
    use proptest::prelude::*;

    fn any_motion() -> impl Strategy<Value = Motion> {
        prop_oneof![
            any::<usize>().prop_map(|to| Motion::Takeback { to }),
            any::<u16>().prop_map(|days| Motion::Pause { days }),
            Just(Motion::Resume),
            Just(Motion::Annul),
            Just(Motion::Draw),
            (0u8..2, "(?s).{1,12}").prop_map(|(seat, to)| Motion::Hand { seat: Seat(seat), to }),
        ]
    }

    fn any_event() -> impl Strategy<Value = TableEvent> {
        let number = any::<usize>;
        prop_oneof![
            (any_motion(), 0u8..4).prop_map(|(motion, bits)| {
                let seats = [Seat(0), Seat(1)].into_iter().filter(|seat| bits >> seat.0 & 1 == 1);
                let asked =
                    if matches!(motion, Motion::Hand { .. }) { SeatSet::EMPTY } else { seats.collect() };
                TableEvent::Propose { motion, asked }
            }),
            number().prop_map(TableEvent::Agree),
            number().prop_map(TableEvent::Decline),
            number().prop_map(TableEvent::Withdraw),
            number().prop_map(TableEvent::Expire),
            (0u8..2).prop_map(|seat| TableEvent::Vacate(Seat(seat))),
            (0u8..2).prop_map(|seat| TableEvent::Sit(Seat(seat))),
            (0u8..2).prop_map(|seat| TableEvent::Free(Seat(seat))),
            any::<u16>().prop_map(|days| TableEvent::Pause { days }),
            "[a-z@.,0-9]{1,9}( [a-z«»]{1,9}){0,3}".prop_map(|reason| TableEvent::Void { reason }),
            Just(TableEvent::Abort),
            Just(TableEvent::Resume),
            (0u8..2, any::<u16>(), 0u8..5).prop_map(|(seat, number, which)| {
                let seat = Seat(seat);
                match which {
                    0 => TableEvent::Excuse(seat),
                    1 => TableEvent::Late(seat),
                    2 => TableEvent::Claim(seat),
                    3 => TableEvent::Away { seat, days: number },
                    _ => TableEvent::Extend { seat, hours: number },
                }
            }),
            (0u8..2).prop_map(|seat| TableEvent::Back(Seat(seat))),
            any::<u32>().prop_map(|seconds| TableEvent::Credit { seconds }),
            (number(), number(), 1u8..=6, 1u8..=6).prop_map(|(nth, of, one, other)| TableEvent::Dice {
                nth,
                of,
                dice: [one, other]
            }),
            "[0-9]{1,4}\\|[a-zA-Z0-9]{0,32},[a-z]{0,3}".prop_map(|seeds| TableEvent::Die { seeds }),
            (0u8..2).prop_map(|seat| TableEvent::Choose(Seat(seat))),
            Just(TableEvent::Reopen),
        ]
    }

    proptest! {
        #[test]
        fn what_is_written_reads_back(table_event in any_event()) {
            let text = table_event.write(&NIM);
            prop_assert!(TableEvent::marks(&text));
            prop_assert_eq!(TableEvent::read(&NIM, &text), Some(table_event));
        }

        #[test]
        fn what_reads_is_written_so(
            text in "(?s)@(propose |agree |decline |withdraw |expire |vacate |free |pause |void |sit |abort|resume|reopen|choose |late |credit |away ann |extend bob |dice [0-9]/[0-9] )?\
                     ([0-9][+][0-9]|takeback |pause |resume|annul|hand |ann|bob|x)?[0-9]{0,4}( ask| ann| bob| 7){0,4}.{0,3}"
        ) {
            if let Some(table_event) = TableEvent::read(&NIM, &text) {
                prop_assert_eq!(table_event.write(&NIM), text);
            }
        }
    }

    #[test]
    fn there_is_one_text_for_each() {
        for text in [
            "",
            "@",
            "agree 1",
            "@agree",
            "@agree 01",
            "@agree +1",
            "@agree 1 ",
            "@agree -1",
            "@agree x",
            "@sit",
            "@sit carl",
            "@sit Ann",
            "@abort ",
            "@abort now",
            "@propose",
            "@propose pause",
            "@propose pause 70000",
            "@propose takeback",
            "@propose annul ask",
            "@propose annul ask bob ann",
            "@propose annul ask ann ann",
            "@propose annul bob",
            "@propose hand ann",
            "@propose hand ann ",
            "@propose hand carl x",
            "@propose peace",
            "@agree 99999999999999999999",
            "@late",
            "@late carl",
            "@away ann",
            "@away ann 07",
            "@away ann 7d",
            "@credit",
            "@credit -1",
            "@extend ann",
            "@dice",
            "@dice 1/3",
            "@dice 1/3 0+6",
            "@dice 1/3 7+6",
            "@dice 1/3 06+6",
            "@dice 1/3 5+6 ",
            "@dice 1 5+6",
            "@choose",
            "@choose carl",
            "@choose ann bob",
            "@reopen now",
            "@free",
            "@free carl",
            "@pause",
            "@pause 07",
            "@pause 7d",
            "@void",
            "@void ",
            "@void  two blanks",
            "@void two  blanks",
            "@void two\nlines",
        ] {
            assert_eq!(TableEvent::read(&NIM, text), None, "{text}");
        }
    }
}
