//! Machines that hold seats: members that nobody is, and what they have to do at a table.

use super::chair::{MACHINE, is_machine};
use super::deal::{Deal, Matter};
use super::motion::{Answer, Motion};
use super::{Chair, Player, Status, Table};
use jiff::{SignedDuration, Timestamp};
use liege_game::{Role, Seat, SeatSet, mixed, words};
use liege_words::{Language, Message};

/// What the id of one ends with that takes its time.
const SLOW: &str = "slow";
/// How long one waits that takes its time: at least, and at most.
const PACE: [u64; 2] = [60, 300];
/// How long machines wait that play on among themselves.
const AMONG_THEMSELVES: SignedDuration = SignedDuration::from_hours(1);

/// A machine that plays: how well, and in which manner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Machine {
    /// How well it plays, from 1.
    pub level: u8,
    /// The id of its character.
    pub character: String,
    /// In which language it is named.
    pub language: Language,
    /// Whether it takes its time, as people do.
    pub slow: bool,
}

impl Machine {
    /// The machine of an id; `None` for that of a person.
    #[must_use]
    pub fn of(id: &str) -> Option<Machine> {
        let mut parts = id.strip_prefix(MACHINE)?.split('~');
        let (level, character, language) = (parts.next()?, parts.next()?, parts.next()?);
        let language = Language::of_locale(language)?;
        let slow = parts.next() == Some(SLOW);
        Some(Machine { level: level.parse().ok()?, character: character.to_owned(), language, slow })
    }

    /// The member that it is: all machines of one level, character and language are the same.
    #[must_use]
    pub fn player(&self) -> Player {
        let Machine { level, character, language, slow } = self;
        let called = words().text(*language, &format!("engine-character-{character}")).unwrap_or_default();
        // Only what is unusual is said.
        let even = if character == "even" { "yes" } else { "no" };
        let name = Message::new("machine-name").with("level", i64::from(*level));
        let name = name.with("even", even).with("character", called);
        let name = name.with("slow", if *slow { "yes" } else { "no" });
        let pace = if *slow { format!("~{SLOW}") } else { String::new() };
        let id = format!("{MACHINE}{level}~{character}~{}{pace}", language.code());
        Player { id, name: words().say(*language, &name) }
    }
}

/// The name of a machine by its id; `None` for the id of a person.
#[must_use]
pub fn machine_name(id: &str) -> Option<String> {
    Machine::of(id).map(|machine| machine.player().name)
}

/// What a machine has to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chore {
    /// To say yes or no to what that entry of the log has offered or proposed.
    Answer(usize),
    /// To say something for a seat, if there is anything to be said.
    Consider(Seat),
    /// To act for a seat that is to move.
    Move(Seat),
}

impl Table {
    /// Whether a machine plays here, or is asked to.
    #[must_use]
    pub fn has_machine(&self) -> bool {
        let mut seated = self.chairs().iter().filter_map(Chair::person);
        seated.any(|player| is_machine(&player.id)) || self.machine_asked().is_some()
    }

    /// The machine that is asked to take a seat over, and by which entry.
    fn machine_asked(&self) -> Option<(Player, usize)> {
        self.ledger().open().find_map(|deal| match &deal.matter {
            Matter::Motion(Motion::Hand { to, .. }) => Some((Machine::of(to)?.player(), deal.number)),
            _ => None,
        })
    }

    /// When the machine that is next does what it has to: before half of its time is over.
    #[must_use]
    pub fn machine_due(&self, now: Timestamp) -> Timestamp {
        let left = self.owed().into_iter().filter(|owed| !self.is_persons(owed.seat));
        let left = left.filter_map(|owed| Some(owed.until?.duration_since(now) / 2)).min();
        let pause = left.map_or(self.machine_pause(), |left| self.machine_pause().min(left));
        now.saturating_add(pause.max(SignedDuration::ZERO)).unwrap_or(now)
    }

    /// Whether a person still plays if that seat goes to a machine: somebody has to play with it.
    #[must_use]
    pub fn is_played_without(&self, seat: Seat) -> bool {
        self.state().alive().iter().any(|other| other != seat && self.is_persons(other))
    }

    fn is_persons(&self, seat: Seat) -> bool {
        self.holder(seat).is_some_and(|player| !is_machine(&player.id))
    }

    /// How long the machine that is next waits before it does what it has to: not at all, unless it takes its time; and where
    /// people are out of the game nobody wants to read of a move every minute.
    fn machine_pause(&self) -> SignedDuration {
        let person = |seat: Seat| self.is_persons(seat);
        if !self.state().alive().iter().any(person) {
            return AMONG_THEMSELVES;
        }
        let next = self.chores().into_iter().next().and_then(|(player, _)| Machine::of(&player.id));
        if !next.is_some_and(|machine| machine.slow) {
            return SignedDuration::ZERO;
        }
        let [least, most] = PACE;
        let chosen = least + mixed(&(self.id(), self.log().len())) % (most - least + 1);
        SignedDuration::from_secs(chosen.cast_signed())
    }

    /// What there is to do for machines now, and for which: answers come before what they may say by themselves, and that
    /// before moves.
    #[must_use]
    pub fn chores(&self) -> Vec<(Player, Chore)> {
        if self.status() != Status::Playing {
            return Vec::new();
        }
        let machines: Vec<&Player> =
            self.players().into_iter().filter(|player| is_machine(&player.id)).collect();
        let mut chores = Vec::new();
        if let Some((player, number)) = self.machine_asked() {
            chores.push((player, Chore::Answer(number)));
        }
        for player in &machines {
            let waits = |answers: Vec<Answer>| answers.iter().any(|answer| *answer != Answer::Withdraw);
            // Offers of the game rest as long as it does.
            let rests = |deal: &Deal| deal.key().is_some() && !self.takes_acts();
            let asked =
                self.ledger().open().find(|deal| !rests(deal) && waits(self.answers(&player.id, deal)));
            chores.extend(asked.map(|deal| ((*player).clone(), Chore::Answer(deal.number))));
        }
        let seats = self.game().seats().len() as u8;
        let held = || {
            (0..seats)
                .map(Seat)
                .filter(|seat| self.holder(*seat).is_some_and(|player| is_machine(&player.id)))
        };
        let holder = |seat| self.holder(seat).cloned();
        for seat in held().filter(|seat| self.may_say_something(*seat)) {
            chores.extend(holder(seat).map(|player| (player, Chore::Consider(seat))));
        }
        for seat in held().filter(|seat| self.to_move().contains(*seat)) {
            chores.extend(holder(seat).map(|player| (player, Chore::Move(seat))));
        }
        chores
    }

    /// Whether a seat may offer something, or use a right.
    fn may_say_something(&self, seat: Seat) -> bool {
        let role = |action: &String| self.state().act(action).map(|info| info.role);
        let said = |action: &String| matches!(role(action), Some(Role::Offer | Role::Declare));
        self.open_acts(SeatSet::one(seat)).iter().any(said)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_machine_is_known_by_its_id() {
        for language in Language::all() {
            let slow = language == Language::ENGLISH;
            let machine = Machine { level: 4, character: "bold".to_owned(), language, slow };
            let player = machine.player();
            assert_eq!(Machine::of(&player.id), Some(machine));
            assert_eq!(machine_name(&player.id), Some(player.name.clone()));
            assert!(player.name.contains('4'), "{player:?}");
            assert!(super::super::guest_name(&player.id).is_none() && !player.id.contains(['<', '>']));
        }
        for id in ["", "p1", "1234", "~1~Ada", "~machine~", "~machine~x~bold~en", "~machine~4~bold~xx"] {
            assert_eq!(Machine::of(id), None, "{id}");
        }
    }
}
