//! The order of background work: the waiting requests, and the next one. Pure: it counts turns, and knows no
//! time.
//!
//! Requests wait in lanes, by their cost: machines by their levels, then puzzles, then reviews. The cheapest
//! lane is next, but a lane that was skipped [`PATIENCE`] times goes before cheaper ones. Within a lane comes
//! the server that was served longest ago; of its members, the one served longest ago; of that member's
//! requests, the oldest. Each lane counts for itself who was served: otherwise somebody's cheap work would
//! delay their expensive work forever.

use std::collections::HashMap;

/// The number of times that a lane is skipped before it goes first.
const PATIENCE: u32 = 4;
/// The number of turns for which a lane remembers who was served: parties not among these go before parties
/// that are, but not before those that have waited since then.
const REMEMBERED: u64 = 32;
/// The levels of machines.
const LEVELS: usize = 5;
/// The number of lanes: one for each level, puzzles, reviews.
const LANES: usize = LEVELS + 2;
/// The number of lanes with quick work, which come first: if there are several places, one is kept for these.
const QUICK: usize = 3;

/// A kind of background work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Thinking {
    /// A move of a machine of this level.
    Machine(u8),
    /// The check of a puzzle's answer.
    Puzzle,
    /// A piece of a review.
    Review,
}

impl Thinking {
    fn lane(self) -> usize {
        match self {
            Thinking::Machine(level) => usize::from(level).clamp(1, LEVELS) - 1,
            Thinking::Puzzle => LEVELS,
            Thinking::Review => LEVELS + 1,
        }
    }
}

/// The party whose share of the work a request uses.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Party {
    /// The server; `None`: work outside servers counts for its member.
    pub(crate) server: Option<String>,
    /// The id of the member.
    pub(crate) member: String,
}

impl Party {
    /// Returns the group that shares a turn of a lane: a server, or a member outside all servers.
    fn house(&self) -> House {
        match &self.server {
            Some(server) => House::Server(server.clone()),
            None => House::Member(self.member.clone()),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum House {
    Server(String),
    Member(String),
}

/// The last time that each was served: a number of turns of the lane.
type Stamps<K> = HashMap<K, u64>;

/// The waiting requests of one kind.
#[derive(Debug)]
struct Lane<T> {
    waiting: Vec<Waiting<T>>,
    /// The number of turns that the lane has had.
    turns: u64,
    houses: Stamps<House>,
    members: Stamps<Party>,
    /// The number of times that other lanes were served since, while somebody waited here.
    passed: u32,
}

#[derive(Debug)]
struct Waiting<T> {
    party: Party,
    house: House,
    /// The number of requests that came before.
    number: u64,
    ticket: T,
}

impl<T> Default for Lane<T> {
    fn default() -> Lane<T> {
        Lane { waiting: Vec::new(), turns: 0, houses: HashMap::new(), members: HashMap::new(), passed: 0 }
    }
}

impl<T> Lane<T> {
    fn push(&mut self, party: Party, number: u64, ticket: T) {
        let house = party.house();
        // A party that comes back, or is new, does not go before those that have waited long.
        let earliest = self.turns.saturating_sub(REMEMBERED);
        if !self.waiting.iter().any(|waiting| waiting.house == house) {
            let served = self.houses.entry(house.clone()).or_default();
            *served = earliest.max(*served);
        }
        if !self.waiting.iter().any(|waiting| waiting.party == party) {
            let served = self.members.entry(party.clone()).or_default();
            *served = earliest.max(*served);
        }
        self.waiting.push(Waiting { party, house, number, ticket });
    }

    fn take(&mut self) -> Option<T> {
        let served = |waiting: &Waiting<T>| {
            (self.houses.get(&waiting.house), self.members.get(&waiting.party), waiting.number)
        };
        let first = (0..self.waiting.len()).min_by_key(|place| served(&self.waiting[*place]))?;
        let Waiting { party, house, ticket, .. } = self.waiting.swap_remove(first);
        self.turns += 1;
        self.houses.insert(house, self.turns);
        self.members.insert(party, self.turns);
        self.forget();
        Some(ticket)
    }

    /// Drops the record of parties that were served long ago and wait for nothing.
    fn forget(&mut self) {
        let earliest = self.turns.saturating_sub(REMEMBERED);
        let old = |stamps: usize| stamps > self.waiting.len() + 2 * REMEMBERED as usize;
        if old(self.houses.len()) {
            let waits = |house: &House| self.waiting.iter().any(|waiting| waiting.house == *house);
            self.houses.retain(|house, served| *served > earliest || waits(house));
        }
        if old(self.members.len()) {
            let waits = |party: &Party| self.waiting.iter().any(|waiting| waiting.party == *party);
            self.members.retain(|party, served| *served > earliest || waits(party));
        }
    }
}

/// The waiting and the running requests.
#[derive(Debug)]
pub(crate) struct Turns<T> {
    lanes: [Lane<T>; LANES],
    places: usize,
    /// The number of running requests, and of expensive ones among them.
    thinking: usize,
    dear: usize,
    /// The number of requests so far.
    came: u64,
}

impl<T> Turns<T> {
    /// Creates an empty order with this many places, at least one.
    pub(crate) fn new(places: usize) -> Turns<T> {
        let lanes = std::array::from_fn(|_| Lane::default());
        Turns { lanes, places: places.max(1), thinking: 0, dear: 0, came: 0 }
    }

    /// Adds a request.
    pub(crate) fn push(&mut self, what: Thinking, party: Party, ticket: T) {
        self.came += 1;
        self.lanes[what.lane()].push(party, self.came, ticket);
    }

    /// Returns the next request, if there is a place for it: the place is taken until [`Turns::leave`].
    pub(crate) fn next(&mut self) -> Option<(T, Seated)> {
        if self.thinking >= self.places {
            return None;
        }
        // One of several places is kept for quick work.
        let most_dear = (self.places - 1).max(1);
        let open = if self.dear < most_dear { LANES } else { QUICK };
        let waits = |lane: &usize| !self.lanes[*lane].waiting.is_empty();
        let cheapest = (0..open).find(waits)?;
        let patient = (0..open).filter(waits).filter(|lane| self.lanes[*lane].passed >= PATIENCE);
        // Among lanes skipped equally often, the cheapest comes first.
        let lane = patient.rev().max_by_key(|lane| self.lanes[*lane].passed).unwrap_or(cheapest);
        let ticket = self.lanes[lane].take()?;
        for (place, other) in self.lanes.iter_mut().enumerate() {
            let waits = place != lane && !other.waiting.is_empty();
            other.passed = if waits { other.passed.saturating_add(1) } else { 0 };
        }
        let is_dear = lane >= QUICK;
        self.thinking += 1;
        self.dear += usize::from(is_dear);
        Some((ticket, Seated { is_dear }))
    }

    /// Returns the number of waiting requests.
    #[cfg(test)]
    pub(crate) fn waiting(&self) -> usize {
        self.lanes.iter().map(|lane| lane.waiting.len()).sum()
    }

    /// Removes all waiting requests and returns them.
    pub(crate) fn clear(&mut self) -> Vec<T> {
        let waiting = self.lanes.iter_mut().flat_map(|lane| std::mem::take(&mut lane.waiting));
        waiting.map(|waiting| waiting.ticket).collect()
    }

    /// Frees a place.
    #[expect(clippy::needless_pass_by_value, reason = "a place is given back once")]
    pub(crate) fn leave(&mut self, seated: Seated) {
        self.thinking -= 1;
        self.dear -= usize::from(seated.is_dear);
    }
}

/// A place that is taken.
#[derive(Debug)]
pub(crate) struct Seated {
    is_dear: bool,
}

#[cfg(test)]
mod tests {
    use super::*;
    use liege_testing::cases::property;
    use proptest::prelude::*;

    /// A lane, a server and a member.
    type Whose = (usize, u8, u8);

    fn party(server: u8, member: u8) -> Party {
        // Server 0 means no server.
        Party { server: (server > 0).then(|| format!("s{server}")), member: format!("p{member}") }
    }

    /// Returns the parties in the order in which they are served.
    fn served<T>(turns: &mut Turns<T>, most: usize) -> Vec<T> {
        let mut all = Vec::new();
        while all.len() < most {
            let Some((ticket, seated)) = turns.next() else { break };
            turns.leave(seated);
            all.push(ticket);
        }
        all
    }

    #[test]
    fn one_member_with_many_dear_tables_keeps_nobody_waiting() {
        let mut turns = Turns::new(1);
        for table in 0..48 {
            turns.push(Thinking::Machine(5), party(1, 1), table);
        }
        let (_, seated) = turns.next().unwrap();
        turns.push(Thinking::Machine(1), party(2, 2), 100);
        turns.push(Thinking::Machine(5), party(3, 3), 101);
        turns.push(Thinking::Machine(5), party(0, 4), 102);
        assert!(turns.next().is_none(), "there is one place");
        turns.leave(seated);
        assert_eq!(served(&mut turns, 5), [100, 101, 102, 1, 2]);
    }

    #[test]
    fn servers_take_turns_and_within_one_members() {
        let mut turns = Turns::new(1);
        for number in 0..3 {
            for (server, member) in [(1, 1), (1, 2), (2, 3), (0, 1)] {
                turns.push(Thinking::Machine(3), party(server, member), (server, member, number));
            }
        }
        let order: Vec<(u8, u8)> =
            served(&mut turns, 12).into_iter().map(|(server, member, _)| (server, member)).collect();
        let round = |member| [(1, member), (2, 3), (0, 1)];
        let (first, rest) = order.split_at(9);
        assert_eq!(first, [round(1), round(2), round(1)].concat());
        assert_eq!(rest, [(1, 2), (1, 1), (1, 2)]);
    }

    #[test]
    fn what_is_cheap_goes_first_and_what_is_dear_all_the_same() {
        let mut turns = Turns::new(1);
        for number in 0..20 {
            for what in [Thinking::Review, Thinking::Machine(5), Thinking::Machine(1)] {
                turns.push(what, party(1, 1), (what, number));
            }
        }
        let order: Vec<Thinking> = served(&mut turns, 12).into_iter().map(|(what, _)| what).collect();
        let count = |what| order.iter().filter(|other| **other == what).count();
        assert_eq!(order[..4], [Thinking::Machine(1); 4]);
        assert_eq!([count(Thinking::Machine(5)), count(Thinking::Review)], [2, 2], "{order:?}");
    }

    #[test]
    fn of_several_places_one_is_left_to_what_is_soon_done() {
        let mut turns = Turns::new(3);
        for table in 0..4 {
            turns.push(Thinking::Machine(5), party(table, table), table);
        }
        let (first, seated) = turns.next().unwrap();
        assert!(turns.next().is_some() && turns.next().is_none(), "two think about what is dear");
        turns.push(Thinking::Puzzle, party(7, 7), 7);
        assert!(turns.next().is_none());
        turns.push(Thinking::Machine(3), party(1, 1), 8);
        assert_eq!(turns.next().map(|(ticket, _)| ticket), Some(8));
        turns.leave(seated);
        assert_eq!((first, turns.next().map(|(ticket, _)| ticket)), (0, Some(2)));
    }

    const WHAT: [Thinking; LANES] = [
        Thinking::Machine(1),
        Thinking::Machine(2),
        Thinking::Machine(3),
        Thinking::Machine(4),
        Thinking::Machine(5),
        Thinking::Puzzle,
        Thinking::Review,
    ];

    /// Generates events: requests of two lanes, some servers and members; `None`: the next request is served.
    fn events() -> impl Strategy<Value = Vec<Option<Whose>>> {
        let comes = (prop_oneof![Just(0), Just(LANES - 1)], 1..3_u8, 0..2_u8).prop_map(Some);
        proptest::collection::vec(prop_oneof![3 => comes, 2 => Just(None)], 100..400)
    }

    proptest! {
        #![proptest_config(property(200))]

        /// Before a request, each earlier request of its member and each server and member may have one turn;
        /// and between two turns of one lane, others may have as many as patience allows.
        #[test]
        fn whatever_waits_is_served_in_bounded_time(events in events()) {
            let mut turns = Turns::new(1);
            // The waiting requests: whose each is, since which turn, and the most turns that it may take.
            let mut waiting: HashMap<usize, (Whose, usize, usize)> = HashMap::new();
            let mut count = 0;
            let drain = std::iter::repeat_n(None, events.len());
            for (number, event) in events.into_iter().chain(drain).enumerate() {
                if let Some((lane, server, member)) = event {
                    let own = waiting.values().filter(|(of, ..)| *of == (lane, server, member)).count() + 1;
                    let most = (own * 4 + 1) * (PATIENCE as usize + 1);
                    turns.push(WHAT[lane], party(server, member), number);
                    waiting.insert(number, ((lane, server, member), count, most));
                } else if let Some((ticket, seated)) = turns.next() {
                    turns.leave(seated);
                    count += 1;
                    let (.., since, most) = waiting.remove(&ticket).expect("it is served once");
                    prop_assert!(count - since <= most, "{} of {most}", count - since);
                }
            }
            prop_assert!(waiting.is_empty(), "nobody is forgotten: {waiting:?}");
        }

        /// However much one server has waiting, a request of another server waits at most for one turn of
        /// each server, and for the turns of other lanes between.
        #[test]
        fn nobody_waits_for_more_than_one_turn_of_each_server(
            crowd in proptest::collection::vec((1..6_u8, 0..20_u8), 1..400), served_before in 0..40_usize, lane in 0..LANES,
        ) {
            let mut turns = Turns::new(1);
            for (server, member) in &crowd {
                turns.push(WHAT[lane], party(*server, *member), false);
            }
            served(&mut turns, served_before);
            turns.push(WHAT[lane], party(9, 9), true);
            let order = served(&mut turns, crowd.len() + 1);
            let place = order.iter().position(|is_new| *is_new).unwrap();
            prop_assert!(place <= 5, "{place} were served before it");
        }

        /// The memory does not grow with the number of all parties so far.
        #[test]
        fn who_was_served_long_ago_is_forgotten(count in 100..2_000_u32) {
            let mut turns = Turns::new(1);
            for number in 0..count {
                let of = Party { server: Some(format!("s{number}")), member: "p".to_owned() };
                turns.push(Thinking::Machine(1), of, number);
                served(&mut turns, 1);
            }
            let lane = &turns.lanes[0];
            prop_assert!(lane.houses.len() <= 3 * REMEMBERED as usize);
            prop_assert!(lane.members.len() <= 3 * REMEMBERED as usize);
        }
    }

    /// A server that never had a turn goes before those that had, but newcomers never delay those who have
    /// waited longer forever.
    #[test]
    fn a_flood_of_newcomers_starves_nobody() {
        let mut turns = Turns::new(1);
        let of = |server: String| Party { server: Some(server), member: "p".to_owned() };
        turns.push(Thinking::Machine(2), of("old".to_owned()), 0);
        served(&mut turns, 1);
        turns.push(Thinking::Machine(2), of("old".to_owned()), 0);
        let mut before = 0;
        for number in 1..1_000 {
            turns.push(Thinking::Machine(2), of(format!("new{number}")), number);
            if served(&mut turns, 1) == [0] {
                break;
            }
            before += 1;
        }
        assert!(before <= REMEMBERED as usize + 1, "{before}");
    }
}
