//! A club that plays a contest: it opens the tables that it is asked to open, and tells their ends.

use jiff::{SignedDuration, Timestamp};
use liege_contest::{
    Act, Author, Contest, Due, Entering, Entry, Error, GameId, Happening, Person, Phase, Terms,
};
use liege_game::{House, Seed};
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

/// The organiser, who plays nowhere.
pub const HOST: &str = "host";

pub struct Club {
    pub contest: Contest,
    pub now: Timestamp,
    pub random: ChaCha8Rng,
    /// Everything that has happened.
    pub told: Vec<Happening>,
    tables: i64,
}

pub fn person(number: u32) -> Person {
    Person { id: format!("m{number}"), name: format!("Member {number}") }
}

pub fn member(number: u32) -> Author {
    Author::Member(person(number).id)
}

pub fn host() -> Author {
    Author::Member(HOST.to_owned())
}

impl Club {
    pub fn new(terms: Terms, seed: u64) -> Club {
        liege_game::install(House { sentences: vec![liege_contest::sentences], ..House::default() });
        let name = if terms.name.is_empty() { "Cup".to_owned() } else { terms.name };
        let terms = Terms { name, game: "toy".to_owned(), checkin_hours: 0, ..terms };
        let now: Timestamp = "2026-12-01T12:00:00Z".parse().unwrap();
        let act = Act::New { terms: Box::new(terms), seed: Seed::foreseen(seed, 7).reveal() };
        let contest = Contest::new(&Entry { at: now, by: host(), act }).unwrap();
        Club { contest, now, random: ChaCha8Rng::seed_from_u64(seed), told: Vec::new(), tables: 0 }
    }

    /// With so many entrants, and entries open.
    pub fn entered(terms: Terms, entrants: u32, seed: u64) -> Club {
        let mut club = Club::new(terms, seed);
        club.does(&host(), Act::Open);
        for number in 1..=entrants {
            club.joins(number);
        }
        club
    }

    /// With so many entrants, and running.
    pub fn started(terms: Terms, entrants: u32, seed: u64) -> Club {
        let mut club = Club::entered(terms, entrants, seed);
        club.does(&host(), Act::Close);
        assert_eq!(club.contest.phase(), Phase::Running);
        club
    }

    pub fn entering(number: u32) -> Entering {
        Entering { members: vec![person(number)], rating: Some(2000 - 3 * number as i32), machine: false }
    }

    pub fn joins(&mut self, number: u32) {
        self.does(&member(number), Act::Join(Club::entering(number)));
    }

    /// Tries an act, and opens the tables that follow from it.
    pub fn tries(&mut self, by: &Author, act: Act) -> Result<Vec<Happening>, Error> {
        // Not for large ones: it takes long.
        let before = (self.contest.entrants().len() < 100).then(|| self.contest.clone());
        let entry = Entry { at: self.now, by: by.clone(), act };
        match self.contest.apply(entry) {
            Err(error) => {
                assert!(before.is_none_or(|before| before == self.contest), "a refusal changed something");
                assert!(!error.to_string().starts_with("contest-"), "{error}");
                Err(error)
            }
            Ok(told) => {
                self.told.extend(told.iter().cloned());
                for happening in &told {
                    if let Happening::Open(order) = happening {
                        self.tables += 1;
                        let act = Act::Opened { game: order.game, table: self.tables };
                        self.does(&Author::Table, act);
                    }
                }
                Ok(told)
            }
        }
    }

    pub fn does(&mut self, by: &Author, act: Act) -> Vec<Happening> {
        let shown = format!("{act:?}");
        self.tries(by, act).unwrap_or_else(|error| panic!("{shown}: {error}"))
    }

    /// Plays a game to this outcome, each seat with a move.
    pub fn plays(&mut self, game: GameId, outcome: Vec<i64>) {
        for seat in 0..outcome.len() as u8 {
            self.does(&Author::Table, Act::Moved { game, seat });
        }
        self.does(&Author::Table, Act::Ended { game, outcome });
    }

    pub fn open_games(&self) -> Vec<GameId> {
        self.contest.open_tables().map(|(id, _)| id).collect()
    }

    /// Plays one of the open games by lot.
    pub fn plays_one(&mut self) -> bool {
        let open = self.open_games();
        if open.is_empty() {
            return false;
        }
        let game = open[self.random.random_range(0..open.len())];
        let seats = self.contest.game(game).unwrap().seats.len();
        let outcome = (0..seats).map(|_| self.random.random_range(0..3)).collect();
        self.plays(game, outcome);
        true
    }

    /// Lets time pass until something is due, and does it. Games that have to be judged are drawn.
    pub fn waits(&mut self) -> Option<Due> {
        let next = self.contest.due()?;
        self.now = self.now.max(next.at);
        let told = self.does(&Author::Time, Act::Due(next.due.clone()));
        for happening in told {
            if let Happening::Judge { game, .. } = happening {
                let seats = self.contest.game(game).unwrap().seats.len();
                self.does(&Author::Table, Act::Judged { game, points: vec![6; seats], by_time: true });
            }
        }
        Some(next.due)
    }

    pub fn later(&mut self, hours: i64) {
        self.now = self.now.checked_add(SignedDuration::from_hours(hours)).unwrap();
    }

    /// Plays all that is open, and lets time pass where nothing is, until the contest is over.
    pub fn plays_all(&mut self) {
        for _ in 0..20_000 {
            match self.contest.phase() {
                Phase::Finished { .. } | Phase::Cancelled => return self.checks(),
                _ if self.plays_one() => {}
                _ => assert!(self.waits().is_some(), "nothing is open and nothing is due"),
            }
        }
        panic!("the contest never ends");
    }

    /// The log alone leads to the same contest, and every pairing can be made again.
    pub fn checks(&self) {
        let lines: Vec<String> = self.contest.log().iter().map(Entry::to_string).collect();
        let replayed = Contest::replay(lines.iter().map(String::as_str)).unwrap();
        assert_eq!(replayed, self.contest);
        assert_eq!(self.contest.verify().unwrap(), Vec::<u32>::new());
        assert_eq!(Contest::from_json(&self.contest.to_json()).unwrap(), self.contest);
        assert!(self.contest.to_csv().starts_with("part,place,number,name"));
    }
}
