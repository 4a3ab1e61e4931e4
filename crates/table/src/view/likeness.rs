//! Likeness of games: whether an analysis of one game also says something about another that is in progress,
//! so that nobody gets help in a game by copying it.

use crate::sitting::table::Table;
use crate::stored::chair::is_machine;
use crate::stored::record::time_of;
use jiff::Timestamp;
use liege_game::State;

/// The number of common moves from which a game counts as a copy: with fewer it may be chance.
const REPEATED: usize = 12;

/// The number of common moves that is enough if one person plays both games, or plays one and asks about the
/// other.
const REPEATED_BY_ONE: usize = 4;

/// The number of positions of a game, the present one and those before it, that another game may lead to.
const BEFORE: usize = 8;

/// A game that somebody asks about, to be compared with others.
pub struct Likeness<'t> {
    table: &'t Table,
    asker: Option<&'t str>,
    /// The times and keys of the game's positions, with the first one.
    stood: Vec<(Timestamp, Option<u64>)>,
}

impl<'t> Likeness<'t> {
    /// Makes it for a table. `asker` is the id of the member who asks, if it is a member.
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

    /// Whether an analysis of this game also concerns another one in progress: this game came from a record
    /// of that one, repeats its moves, or came later to its present position.
    #[must_use]
    pub fn tells_of(&self, other: &Table) -> bool {
        let is_same_game = self.table.record.game.id() == other.record.game.id();
        is_same_game && (self.comes_from(other) || self.repeats(other) || self.comes_to(other))
    }

    /// Whether this game, which is to be played on, helps in another one. A player of the other game who has
    /// set up its position of some moves ago only has to repeat these moves.
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

    /// Whether this game started from another position than the other.
    fn is_set_up(&self, other: &Table) -> bool {
        self.table.record.start.is_some() && self.table.record.start != other.record.start
    }

    /// The number of the other game's moves from which a repetition is not chance.
    fn enough(&self, other: &Table) -> usize {
        if self.is_by_one(other) { REPEATED_BY_ONE } else { REPEATED }
    }

    /// Whether one person plays both, or asks about this one and plays the other.
    fn is_by_one(&self, other: &Table) -> bool {
        let players = self.table.players();
        let mut people = players.iter().map(|player| player.id.as_str()).chain(self.asker);
        people.any(|id| !is_machine(id) && other.plays(id))
    }

    /// Whether a moment of this game may be later than one of the other. The times in a record may be
    /// invented.
    fn is_later(&self, own: Timestamp, theirs: Timestamp) -> bool {
        self.table.origin().is_some() || theirs <= own
    }

    /// Whether the moves, up to the length of the shorter game, were made before at another table.
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

    /// Whether the game came to the present position of the other one.
    fn comes_to(&self, other: &Table) -> bool {
        let Some(last) = other.timeline.moves().last() else { return false };
        // From another start position that does not happen by chance.
        let made = other.timeline.moves().len();
        if !self.is_set_up(other) && made < self.enough(other) {
            return false;
        }
        let (there, since) = (standing(other.state()), time_of(&other.record, last.number));
        there.is_some() && self.stood.iter().any(|(at, here)| *here == there && self.is_later(*at, since))
    }

    /// Whether this game began with exactly the moves that another one has now: it was resumed from a record
    /// of that one.
    fn comes_from(&self, other: &Table) -> bool {
        let Some(brought) = self.table.origin().map(|origin| origin.entries) else { return false };
        let (own, theirs) = (&self.table.record.log, &other.record.log);
        // A game from a record has its times too: they distinguish two tables with equal moves.
        let same = |count: usize| {
            own.iter().zip(theirs).take(count).all(|(own, theirs)| {
                (&own.action, own.at, own.seat) == (&theirs.action, theirs.at, theirs.seat)
            })
        };
        brought > 0 && brought <= theirs.len() && same(brought)
    }
}

/// A key that is equal for positions with an equal continuation: it ignores counters and options.
fn standing(state: &dyn State) -> Option<u64> {
    state.tree(state.to_move().iter().next()?).map(|tree| tree.key())
}

/// The counted moves, each with its time.
fn moves_made(table: &Table) -> impl Iterator<Item = (&str, Timestamp)> {
    let entry = |number: usize| table.record.log.get(number.checked_sub(1)?);
    let moves = table.timeline.moves().iter();
    moves.filter_map(move |moved| entry(moved.number)).map(|entry| (entry.action.as_str(), entry.at))
}
