//! Matches between two players, to see which of them is stronger.

use super::{Effort, think};
use liege_game::{Game, Options, Outcome, Points, Refusal, Seat, State, mixed};

/// A player of a contest.
#[derive(Clone, Debug)]
pub enum Player {
    /// Any legal move.
    Random,
    /// The engine with this effort; each game brings its own seed.
    Thinks(Effort),
}

/// The number of actions without a change in the number of pieces after which a game is given up as drawn:
/// neither player knows how to go on, and no rule ends the game.
const QUIET: u32 = 300;

/// A series of games between two players. One player has a single side, a different one in each game; the
/// other player has all other sides.
pub struct Contest<'a> {
    /// The game that is played.
    pub game: &'static dyn Game,
    /// The options of that game.
    pub options: &'a Options,
    /// The two players.
    pub players: [Player; 2],
    /// The number of random moves at the beginning. They are equal in as many games as there are sides.
    pub opening: u32,
    /// The number of actions after which a game is given up as drawn.
    pub longest: u32,
    /// The seed for everything that is left to chance.
    pub seed: u64,
}

/// The result of one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// Points per seat of the first player and of the second, in hundredths.
    pub points: [i32; 2],
    /// The number of actions of the game.
    pub actions: u32,
    /// The seats that the first player had.
    pub first: Vec<Seat>,
    /// The final position.
    pub position: String,
}

impl Contest<'_> {
    /// Plays the game of this number.
    ///
    /// # Errors
    /// When a move that the game listed as legal is refused: the game is broken.
    pub fn play(&self, number: u32) -> Result<Played, Refusal> {
        let seats = self.game.seats();
        let mut teams: Vec<u8> = seats.iter().map(|info| info.team).collect();
        teams.sort_unstable();
        teams.dedup();
        let team = teams[number as usize % teams.len()];
        let is_first = |seat: Seat| seats[seat.index()].team == team;
        let opening = mixed(&(self.seed, number / teams.len() as u32));
        let mut state = self.game.start(self.options, None)?;
        let mut actions = 0;
        let (mut pieces, mut quiet) = (state.pieces(), 0);
        while state.outcome().is_none() && actions < self.longest && quiet < QUIET {
            let number = mixed(&(opening, actions, 1_u8));
            let is_opening = actions < self.opening;
            let action = next(&*state, number, |seat| match &self.players[usize::from(!is_first(seat))] {
                Player::Thinks(effort) if !is_opening => {
                    think(&*state, seat, &Effort { seed: opening, ..effort.clone() })
                        .map(|thought| thought.action)
                }
                _ => None,
            });
            let Some(action) = action else { break };
            state.play(&action)?;
            actions += 1;
            let before = std::mem::replace(&mut pieces, state.pieces());
            quiet = if pieces == before { quiet + 1 } else { 0 };
        }
        let outcome = state.outcome().or_else(|| state.drawn());
        // Two sides share one point, three share three.
        let even = Outcome { points: vec![Points::halves(teams.len() as i32 - 1); seats.len()], drawn: true };
        let points = outcome.unwrap_or(even).points;
        let mean = |first: bool| {
            let own = (0..seats.len()).filter(|index| is_first(Seat(*index as u8)) == first);
            let own: Vec<i32> = own.map(|index| 50 * points[index].in_halves()).collect();
            own.iter().sum::<i32>() / own.len().max(1) as i32
        };
        let first = (0..seats.len() as u8).map(Seat).filter(|seat| is_first(*seat)).collect();
        let position = state.position();
        Ok(Played { points: [mean(true), mean(false)], actions, first, position })
    }
}

/// The next action: a draw of chance, an open claim, the engine's choice, else any move.
pub fn next(state: &dyn State, number: u64, thought: impl Fn(Seat) -> Option<String>) -> Option<String> {
    let any = |list: Vec<String>| {
        let index = number.checked_rem(list.len() as u64)?;
        list.into_iter().nth(index as usize)
    };
    let chance = state.chance();
    if !chance.is_empty() {
        return any(chance);
    }
    if let Some(claim) = state.acts().into_iter().find(|act| act.starts_with("claim ")) {
        return Some(claim);
    }
    let seats: Vec<Seat> = state.to_move().iter().collect();
    let seat = *seats.get(number.checked_rem(seats.len() as u64)? as usize)?;
    thought(seat).or_else(|| {
        let own = |action: &String| state.actor(action).is_none_or(|actor| actor == seat);
        any(state.samples().into_iter().filter(own).collect())
    })
}
