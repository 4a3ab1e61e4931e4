//! Whether what is said of one game is said of another one too: of a game that is on nothing is told by the detour of a copy.

use crate::sitting::table::Table;
use crate::stored::chair::is_machine;
use crate::stored::record::time_of;
use jiff::Timestamp;
use liege_game::State;

/// From so many moves in common on a game is taken for one that was played again: with fewer it may be the same by chance.
const REPEATED: usize = 12;

/// So many are enough where somebody plays both, or plays one and asks of the other.
const REPEATED_BY_ONE: usize = 4;

/// How many positions of a game are looked at, the present one and those before it, where another may lead up to it.
const BEFORE: usize = 8;

/// A game that somebody asks about, to be held against others.
pub struct Likeness<'t> {
    table: &'t Table,
    asker: Option<&'t str>,
    /// When the game came to which positions, the first one included.
    stood: Vec<(Timestamp, Option<u64>)>,
}

impl<'t> Likeness<'t> {
    /// `asker`: the id of the member who wants to know, if it is one.
    #[must_use]
    pub fn of(table: &'t Table, asker: Option<&'t str>) -> Likeness<'t> {
        let mut stood = Vec::new();
        if let Ok(mut state) = table.first_position() {
            stood.push((time_of(&table.record, 0), standing(&*state)));
            for entry in table.course() {
                if state.play(&entry.action).is_err() {
                    break;
                }
                stood.push((time_of(&table.record, entry.number), standing(&*state)));
            }
        }
        Likeness { table, asker, stood }
    }

    /// Whether what is said of the game is said of another one too, which is on: it was taken from a record of that one, its
    /// moves were typed again here, or it came, later, to where that one stands.
    #[must_use]
    pub fn tells_of(&self, other: &Table) -> bool {
        let is_same_game = self.table.record.game.id() == other.record.game.id();
        is_same_game && (self.comes_from(other) || self.repeats(other) || self.comes_to(other))
    }

    /// Whether it tells of another one where somebody is to play on from here: whoever plays in the other game, too, and has set up where it stood
    /// some moves ago has only to make these.
    #[must_use]
    pub fn leads_to(&self, other: &Table) -> bool {
        let here = self.stood.last().and_then(|(_, here)| *here);
        let stood_here = |stood: &[(Timestamp, Option<u64>)]| {
            stood.len() > REPEATED_BY_ONE && stood.iter().rev().take(BEFORE).any(|(_, there)| *there == here)
        };
        self.tells_of(other)
            || here.is_some()
                && self.is_set_up(other)
                && self.is_by_one(other)
                && stood_here(&Likeness::of(other, None).stood)
    }

    /// Whether this game began elsewhere than the other.
    fn is_set_up(&self, other: &Table) -> bool {
        self.table.record.start.is_some() && self.table.record.start != other.record.start
    }

    /// From how many moves of the other game on it is no chance that they were made here too.
    fn enough(&self, other: &Table) -> usize {
        if self.is_by_one(other) { REPEATED_BY_ONE } else { REPEATED }
    }

    /// Whether somebody plays both, or asks of this one and plays the other.
    fn is_by_one(&self, other: &Table) -> bool {
        let players = self.table.players();
        let mut people = players.iter().map(|player| player.id.as_str()).chain(self.asker);
        people.any(|id| !is_machine(id) && other.plays(id))
    }

    /// Whether a moment of this game may be later than one of the other. A record has the times that somebody wrote into it.
    fn is_later(&self, own: Timestamp, theirs: Timestamp) -> bool {
        self.table.origin().is_some() || theirs <= own
    }

    /// Whether the moves are, as far as the shorter of the two goes, those that were made before at another table.
    fn repeats(&self, other: &Table) -> bool {
        if self.table.record.start != other.record.start {
            return false;
        }
        let (mut shared, mut last) = (0, None);
        for (own, theirs) in moves_made(self.table).zip(moves_made(other)) {
            if own.0 != theirs.0 {
                return false;
            }
            (shared, last) = (shared + 1, Some((own.1, theirs.1)));
        }
        shared >= self.enough(other) && last.is_some_and(|(own, theirs)| self.is_later(own, theirs))
    }

    /// Whether the game came to the position in which the other one is.
    fn comes_to(&self, other: &Table) -> bool {
        let Some(last) = other.timeline.moves().last() else { return false };
        // From another beginning nobody comes there by chance.
        let made = other.timeline.moves().len();
        if !self.is_set_up(other) && made < self.enough(other) {
            return false;
        }
        let (there, since) = (standing(other.state()), time_of(&other.record, last.number));
        there.is_some() && self.stood.iter().any(|(at, here)| *here == there && self.is_later(*at, since))
    }

    /// Whether this game began with exactly what another one, now, has come to: it was taken up from a record of that one.
    fn comes_from(&self, other: &Table) -> bool {
        let Some(brought) = self.table.origin().map(|origin| origin.entries) else { return false };
        let (own, theirs) = (&self.table.record.log, &other.record.log);
        // What was kept from a record has its times too: two tables at which the same was played are told apart by them.
        let same = |count: usize| {
            own.iter().zip(theirs).take(count).all(|(own, theirs)| {
                (&own.action, own.at, own.seat) == (&theirs.action, theirs.at, theirs.seat)
            })
        };
        brought > 0 && brought <= theirs.len() && same(brought)
    }
}

/// What a position shares only with those from which the same follows: neither what is counted in it nor the options make it
/// another.
fn standing(state: &dyn State) -> Option<u64> {
    state.tree(state.to_move().iter().next()?).map(|tree| tree.key())
}

/// The moves that count, each with its time.
fn moves_made(table: &Table) -> impl Iterator<Item = (&str, Timestamp)> {
    let entry = |number: usize| table.record.log.get(number.checked_sub(1)?);
    let moves = table.timeline.moves().iter();
    moves.filter_map(move |moved| entry(moved.number)).map(|entry| (entry.action.as_str(), entry.at))
}
