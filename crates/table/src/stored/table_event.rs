//! The table events: entries of the log that people or time make and that are not part of the game.
//!
//! Such an entry begins with `@`, unlike the actions of any game. Seats are written by their ids, entries of
//! the log by their numbers, for example:
//!
//! ```text
//! @propose takeback 12 ask white black
//! @propose hand red 123456
//! @agree 20
//! @away red 7
//! @void It was a test.
//! ```
//!
//! The seats that a motion asks are written with it, because seats may change hands afterwards: the log alone
//! says whose consent was needed. A player who answers with several seats makes an entry for each.

use super::event_text::{Part, Reader, Writer};
use crate::stored::motion::Motion;
use crate::stored::one_line::one_line;
use crate::stored::presence::is_seed;
use liege_game::{Game, Seat, SeatSet};

/// The first letter of an entry that is not the game's.
const MARK: char = '@';

/// Declares each event once: its verb, its name, and its parts, in the order of the text.
macro_rules! table_events {
    ($(
        $(#[$doc:meta])*
        $verb:literal $name:ident $(($only:ident: $kind:ty))? $({ $($field:ident: $type:ty),+ $(,)? })?;
    )*) => {
        /// An entry that is not the game's.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub(crate) enum TableEvent {
            $($(#[$doc])* $name $(($kind))? $({ $($field: $type),+ })?,)*
        }

        impl TableEvent {
            /// The event with this verb, and its parts read from the text after it.
            fn read_parts(verb: &str, text: &mut Reader<'_>) -> Option<TableEvent> {
                Some(match verb {
                    $($verb => TableEvent::$name
                        $((<$kind as Part>::read(text)?))?
                        $({ $($field: <$type as Part>::read(text)?),+ })?,)*
                    _ => return None,
                })
            }

            /// Writes the verb and the parts.
            fn write_parts(&self, text: &mut Writer<'_>) {
                match self {
                    $(TableEvent::$name $(($only))? $({ $($field),+ })? => {
                        text.word($verb);
                        $($only.write(text);)?
                        $($($field.write(text);)+)?
                    })*
                }
            }
        }
    };
}

table_events! {
    /// A member proposes something; `asked` are the seats that must agree (none for a handover, which asks a
    /// member). `@propose takeback 12 ask white black` proposes to take back everything after entry 12.
    "propose" Propose { motion: Motion, asked: SeatSet };
    /// A party that was asked agrees to the motion of that entry.
    "agree" Agree(number: usize);
    /// A party that was asked does not agree.
    "decline" Decline(number: usize);
    /// The proposer withdraws the motion.
    "withdraw" Withdraw(number: usize);
    /// The motion's time has run out.
    "expire" Expire(number: usize);
    /// The host takes the seat from its holder, or (with no player) a missed deadline does.
    "vacate" Vacate(seat: Seat);
    /// A manager takes the seat from its holder, who is not blamed.
    "free" Free(seat: Seat);
    /// The host, or a manager, pauses the game for some days.
    "pause" Pause { days: u16 };
    /// A manager ends the game without a result, or takes the result from a game that is over. The reason is
    /// on one line. With no player, the contest of that name ends its game.
    "void" Void { reason: String };
    /// A member sits down on a seat that was freed.
    "sit" Sit(seat: Seat);
    /// The game is aborted, or the table abandoned.
    "abort" Abort;
    /// A pause has reached its end, or (with a player) a host or manager ends it.
    "resume" Resume;
    /// A deadline is missed: an excuse is used, and there is more time.
    "excuse" Excuse(seat: Seat);
    /// A deadline is missed, with no excuse left.
    "late" Late(seat: Seat);
    /// An opponent claims the game of a seat that has missed its deadline.
    "claim" Claim(seat: Seat);
    /// A player goes on leave with a seat for some days, from now on.
    "away" Away { seat: Seat, days: u16 };
    /// The leave of a seat is over.
    "back" Back(seat: Seat);
    /// The bot was down for this number of seconds until now.
    "credit" Credit { seconds: u32 };
    /// The host gives a seat some hours more for its action.
    "extend" Extend { seat: Seat, hours: u16 };
    /// The players add seeds to the throws of the die. `@die 7|north,south`: the number of the table, and the seed of
    /// each seat.
    "die" Die { seeds: String };
    /// A player aims a move in a game of dexterity: the entry after it is the resulting move.
    "aim" Aim { action: String };
    /// The referee rolls a member's dice for the drawing of seats. `@dice 2/3 5+1`: the second of the three
    /// who roll in that round, and the dice.
    "dice" Dice { nth: (usize, usize), dice: [u8; 2] };
    /// A seat is chosen in the drawing of seats: by a member, or by the referee for the one whose turn it is.
    "choose" Choose(seat: Seat);
    /// A game from a record is resumed here: all actions are due from now on.
    "reopen" Reopen;
}

impl TableEvent {
    /// Whether the text of an entry is a table event.
    pub(crate) fn marks(action: &str) -> bool {
        action.starts_with(MARK)
    }

    /// Whether the text of an entry may come before all seats are drawn: the seeds, a roll, a pick, time
    /// given back, the end of an aborted or voided game.
    pub(crate) fn deals(action: &str) -> bool {
        matches!(verb(action), Some("die" | "dice" | "choose" | "credit" | "abort" | "void"))
    }

    /// Whether the text of an entry is a player's roll or pick.
    pub(crate) fn picks(action: &str) -> bool {
        matches!(verb(action), Some("dice" | "choose"))
    }

    /// Whether the text of an entry voids the game.
    pub(crate) fn voids(action: &str) -> bool {
        verb(action) == Some("void")
    }

    /// Whether the text of an entry proposes a takeback.
    pub(crate) fn asks_back(action: &str) -> bool {
        action.strip_prefix(MARK).is_some_and(|text| text.starts_with("propose takeback "))
    }

    /// Whether the text of an entry begins or ends a leave.
    pub(crate) fn leaves(action: &str) -> bool {
        matches!(verb(action), Some("away" | "back"))
    }

    /// Whether the text of an entry gives back the time in which the bot was down.
    pub(crate) fn credits(action: &str) -> bool {
        verb(action) == Some("credit")
    }

    /// Reads an entry; `None` for a text that [`TableEvent::write`] would not have written.
    pub(crate) fn read(game: &dyn Game, action: &str) -> Option<TableEvent> {
        let text = action.strip_prefix(MARK)?;
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        let table_event = TableEvent::read_parts(verb, &mut Reader { game, rest })?;
        // Each entry has only one text: `@agree 020` is not accepted.
        (table_event.may_be(game) && table_event.write(game) == action).then_some(table_event)
    }

    /// Whether its texts are in the form in which they are written.
    fn may_be(&self, game: &dyn Game) -> bool {
        match self {
            TableEvent::Void { reason } => one_line(reason) == *reason,
            TableEvent::Die { seeds } => are_seeds(seeds, game.seats().len()),
            _ => true,
        }
    }

    /// The entry as text for the log.
    pub(crate) fn write(&self, game: &dyn Game) -> String {
        self.text(Writer { game, text: String::from(MARK), people: None })
    }

    /// The entry as people read it: shorter, and with the numbers that they are shown. `shown` converts the
    /// number of an entry, `stay` that of the last entry that stays in a takeback.
    pub(crate) fn display(
        &self,
        game: &dyn Game,
        shown: impl Fn(usize) -> usize,
        stay: impl Fn(usize) -> usize,
    ) -> String {
        self.text(Writer { game, text: String::from(MARK), people: Some((&shown, &stay)) })
    }

    fn text(&self, mut writer: Writer<'_>) -> String {
        self.write_parts(&mut writer);
        writer.text
    }
}

/// The first word of a table event.
fn verb(action: &str) -> Option<&str> {
    action.strip_prefix(MARK).and_then(|text| text.split(' ').next())
}

/// Whether a text has the form `7|north,south`.
fn are_seeds(text: &str, seats: usize) -> bool {
    text.split_once('|').is_some_and(|(table, seeds)| {
        table.parse::<i64>().is_ok() && seeds.split(',').count() == seats && seeds.split(',').all(is_seed)
    })
}

/// The id of the member whom an entry names in its text, if any, apart from the member who made it.
#[must_use]
pub fn member_in(game: &dyn Game, action: &str) -> Option<String> {
    match TableEvent::read(game, action)? {
        // The other texts are reasons, seeds and moves.
        TableEvent::Propose { motion: Motion::Hand { to, .. }, .. } => Some(to),
        _ => None,
    }
}

/// An entry with another id for the member whom its text names; unchanged if it names nobody.
#[must_use]
pub fn with_member(game: &dyn Game, action: &str, id: &str) -> String {
    match TableEvent::read(game, action) {
        Some(TableEvent::Propose { motion: Motion::Hand { seat, .. }, asked }) => {
            TableEvent::Propose { motion: Motion::Hand { seat, to: id.to_owned() }, asked }.write(game)
        }
        _ => action.to_owned(),
    }
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
            (number(), number(), 1u8..=6, 1u8..=6)
                .prop_map(|(nth, of, one, other)| TableEvent::Dice { nth: (nth, of), dice: [one, other] }),
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
