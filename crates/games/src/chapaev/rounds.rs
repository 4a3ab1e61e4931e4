//! Turns, rounds and tours: the consequences of a shot (rules page, sections 4 and 5).

use super::formation::{Disc, Side};
use super::physics::{Shot, Trace, shoot};
use super::terms::{ArmChanges, Length, RoundStart, Terms};
use std::sync::Arc;

/// The side to move, or the end of the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// A side has to shoot.
    ToMove(Side),
    /// The match is over; `None`: drawn.
    Over(Option<Side>),
}

/// The position of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// The side to move, or the end of the match.
    pub phase: Phase,
    /// Shots of both players in this round.
    pub shots: u32,
    /// Shots in a row of the side to move.
    pub chain: u32,
    /// The side that started the round.
    pub starter: Side,
    /// The ranks of the base rows, from 1, by side.
    pub lines: [u8; 2],
    /// The index of each side's arm among the arms in use, by side.
    pub arms: [usize; 2],
    /// Tours won, by side.
    pub tours: [u32; 2],
    /// The discs on the table, White's first, in order of their numbers.
    pub discs: Vec<Disc>,
    /// The options.
    pub terms: Arc<Terms>,
}

/// The way a round ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// A side, or both, has no disc left.
    Knocked,
    /// A side has no disc left, and the winner lost none of his: a clean sweep.
    Clean,
    /// No shots are left: weight decides.
    Limit,
}

/// A round is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundEnd {
    /// The winner; `None`: drawn.
    pub winner: Option<Side>,
    /// The way it ended.
    pub how: How,
    /// Rows that the winner advanced.
    pub rows: u8,
    /// Whether the loser had to go back.
    pub pushed_back: bool,
    /// Whether the round won the tour.
    pub wins_tour: bool,
}

/// The consequences of a shot.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// The side that shot.
    pub side: Side,
    /// The shot.
    pub shot: Shot,
    /// The trace of the discs.
    pub trace: Trace,
    /// Whether the same player shoots again in the same round.
    pub again: bool,
    /// The end of the round, if the shot ended it.
    pub round: Option<RoundEnd>,
    /// Whether each side takes another arm, by side.
    pub new_arms: [bool; 2],
}

impl Position {
    /// The start of a match.
    pub fn start(terms: Arc<Terms>) -> Position {
        let mut position = Position {
            phase: Phase::ToMove(Side::White),
            shots: 0,
            chain: 0,
            starter: Side::White,
            lines: Side::ALL.map(Side::home),
            arms: [0, 0],
            tours: [0, 0],
            discs: Vec::new(),
            terms,
        };
        position.set_up(Side::White);
        position
    }

    /// The side to move; `None` at the end.
    pub fn turn(&self) -> Option<Side> {
        match self.phase {
            Phase::ToMove(side) => Some(side),
            Phase::Over(_) => None,
        }
    }

    /// The discs of a side.
    pub fn of(&self, side: Side) -> impl Iterator<Item = &Disc> {
        self.discs.iter().filter(move |disc| disc.id.side == side)
    }

    /// The weight of all discs of a side, in sixths of a draughtsman.
    pub fn weight(&self, side: Side) -> u32 {
        self.of(side).map(|disc| u32::from(disc.weight)).sum()
    }

    /// Whether a shot may be made now.
    pub fn allows(&self, shot: Shot) -> bool {
        self.turn() == Some(shot.disc.side)
            && self.terms.permits(shot.disc.side, shot.angle)
            && self.discs.iter().any(|disc| disc.id == shot.disc)
    }

    /// The legal moves as patterns, one for each disc that may be flicked (section 6), sorted.
    pub fn patterns(&self) -> Vec<String> {
        let Some(side) = self.turn() else { return Vec::new() };
        self.of(side).map(|disc| format!("{}:{}:1-100", disc.id, self.terms.angles(side))).collect()
    }

    /// Rows strictly between the two fronts.
    pub fn gap(&self) -> i8 {
        let depth = |side: Side| self.terms.arm(self.arms[side.index()]).depth() as i8;
        let [white, black] = self.lines.map(|line| line as i8);
        black - white - depth(Side::White) - depth(Side::Black) + 1
    }

    /// Makes a shot that [`Position::allows`].
    pub fn play(&mut self, shot: Shot) -> Report {
        let side = shot.disc.side;
        let trace = shoot(&self.discs, shot, 0);
        let mut report = Report { side, shot, trace, again: false, round: None, new_arms: [false; 2] };
        self.discs.clone_from(&report.trace.rest);
        self.shots += 1;
        if let Some((winner, how)) = self.round_over() {
            report.round = Some(self.end_round(winner, how, &mut report.new_arms));
            return report;
        }
        let fell = |whose: Side| report.trace.fallen().any(|disc| disc.id.side == whose);
        let limit = self.terms.chain_limit;
        report.again = fell(side.other()) && !fell(side) && (limit == 0 || self.chain + 1 < limit);
        if report.again {
            self.chain += 1;
        } else {
            self.phase = Phase::ToMove(side.other());
            self.chain = 0;
        }
        report
    }

    /// The winner of the round and the way it ended, if it is over.
    fn round_over(&self) -> Option<(Option<Side>, How)> {
        let limit = self.terms.shot_limit;
        let heavier = Side::ALL.into_iter().find(|side| self.weight(*side) > self.weight(side.other()));
        if Side::ALL.into_iter().any(|side| self.weight(side) == 0) {
            let complete =
                |side: Side| self.of(side).count() == self.terms.arm(self.arms[side.index()]).weights().len();
            let clean = heavier.is_some_and(complete);
            return Some((heavier, if clean { How::Clean } else { How::Knocked }));
        }
        (limit > 0 && self.shots >= limit).then_some((heavier, How::Limit))
    }

    /// Counts a finished round, and sets up the next one unless the match is over.
    fn end_round(&mut self, winner: Option<Side>, how: How, new_arms: &mut [bool; 2]) -> RoundEnd {
        let mut end = RoundEnd { winner, how, rows: 0, pushed_back: false, wins_tour: false };
        if self.terms.length == Length::Round {
            self.phase = Phase::Over(winner);
            return end;
        }
        if let Some(winner) = winner {
            self.advance(winner, &mut end);
            if end.wins_tour {
                self.tours[winner.index()] += 1;
                self.end_tour(winner, new_arms);
            }
        }
        if self.turn().is_some() {
            let starter = match self.terms.round_start {
                RoundStart::White => Side::White,
                RoundStart::Winner => winner.unwrap_or(self.starter),
                RoundStart::Loser => winner.map_or(self.starter, Side::other),
                RoundStart::Alternate => self.starter.other(),
            };
            self.set_up(starter);
        }
        end
    }

    /// Moves the lines after a round won: one row, or two after a clean one.
    fn advance(&mut self, winner: Side, end: &mut RoundEnd) {
        let loser = winner.other();
        for row in 0..if end.how == How::Clean { 2 } else { 1 } {
            let pinned = self.lines[loser.index()] == loser.home();
            if self.gap() <= 0 && pinned {
                // The second row is a gift, and does not win a tour.
                end.wins_tour = row == 0;
                return;
            }
            if self.gap() <= 0 {
                self.lines[loser.index()] = loser.ahead(self.lines[loser.index()], -1);
                end.pushed_back = true;
            }
            self.lines[winner.index()] = winner.ahead(self.lines[winner.index()], 1);
            end.rows += 1;
        }
    }

    /// Counts a won tour: the match is over, or the arms change and the lines go back home.
    fn end_tour(&mut self, winner: Side, new_arms: &mut [bool; 2]) {
        if self.terms.length == Length::Tour {
            self.phase = Phase::Over(Some(winner));
            return;
        }
        let changing = match self.terms.arm_changes {
            ArmChanges::Winner => vec![winner],
            ArmChanges::Loser => vec![winner.other()],
            ArmChanges::Both => Side::ALL.to_vec(),
        };
        if changing.iter().any(|side| self.arms[side.index()] >= self.terms.last_arm()) {
            let tours = |side: Side| self.tours[side.index()];
            self.phase = Phase::Over(match self.terms.arm_changes {
                ArmChanges::Both => Side::ALL.into_iter().find(|side| tours(*side) > tours(side.other())),
                _ => Some(winner),
            });
            return;
        }
        for side in changing {
            self.arms[side.index()] += 1;
            new_arms[side.index()] = true;
        }
        self.lines = Side::ALL.map(Side::home);
    }

    /// Sets up both armies on their lines for a round.
    fn set_up(&mut self, starter: Side) {
        let army = |side: Side| self.terms.arm(self.arms[side.index()]).army(side, self.lines[side.index()]);
        self.discs = Side::ALL.into_iter().flat_map(army).collect();
        self.shots = 0;
        self.chain = 0;
        self.starter = starter;
        self.phase = Phase::ToMove(starter);
    }
}

#[cfg(test)]
mod tests {
    use super::super::terms::OPTIONS;
    use super::*;
    use liege_game::Options;

    fn start(given: &[(&str, &str)]) -> Position {
        Position::start(Arc::new(Terms::of(&Options::check(&OPTIONS, given.iter().copied()).unwrap())))
    }

    /// Leaves only these discs on the table.
    fn left(position: &mut Position, names: &[&str]) {
        position.discs.retain(|disc| names.contains(&disc.id.to_string().as_str()));
    }

    fn play(position: &mut Position, shot: &str) -> Report {
        let shot = Shot::read(shot).unwrap();
        assert!(position.allows(shot), "{shot}");
        position.play(shot)
    }

    /// Plays the round in which White has all but lost: `w1` has only `b1` before it.
    fn decided(position: &mut Position) -> Report {
        left(position, &["w1", "b1"]);
        play(position, "w1:900:50")
    }

    /// The whole tour of section 8.
    #[test]
    fn the_tour_of_the_page() {
        let mut position = start(&[("arms", "infantry"), ("length", "tour")]);
        for round in 0..4 {
            for number in 1..=8 {
                let report = play(&mut position, &format!("w{number}:900:50"));
                assert_eq!(report.trace.fallen().map(|disc| disc.id.number).collect::<Vec<_>>(), [number]);
                assert_eq!(report.again, number < 8);
            }
            let lines = [(3, 8), (5, 8), (7, 8), (7, 8)][round];
            assert_eq!((position.lines[0], position.lines[1]), lines);
        }
        assert_eq!((position.phase, position.tours), (Phase::Over(Some(Side::White)), [1, 0]));
        assert!(position.patterns().is_empty());
    }

    #[test]
    fn lines_meet_and_are_pushed_back() {
        let mut position = start(&[("arms", "infantry")]);
        position.lines = [4, 5];
        position.set_up(Side::White);
        let round = decided(&mut position).round.unwrap();
        assert_eq!(
            (round.rows, round.pushed_back, round.how, position.lines),
            (1, true, How::Knocked, [5, 6])
        );
        // A drawn round moves nothing; Black must stay where he is.
        position.end_round(None, How::Knocked, &mut [false; 2]);
        assert_eq!(position.lines, [5, 6]);
    }

    #[test]
    fn the_bonus_row_does_not_win_a_tour() {
        let mut position = start(&[("arms", "infantry")]);
        position.lines = [6, 8];
        position.set_up(Side::White);
        position.discs.retain(|disc| disc.id.side == Side::White || disc.id.number == 1);
        let round = play(&mut position, "w1:900:50").round.unwrap();
        assert!(round.how == How::Clean && !round.wins_tour && round.rows == 1, "{round:?}");
        assert_eq!(position.lines, [7, 8]);
    }

    #[test]
    fn winners_losers_or_both_change_arms() {
        for (changes, arms, white) in
            [("winner", [1, 0], true), ("loser", [0, 1], true), ("both", [1, 1], false)]
        {
            let mut position = start(&[("arms", "infantry+tanks"), ("arm_changes", changes)]);
            for tour in 1..=2 {
                let depths = position.arms.map(|arm| position.terms.arm(arm).depth());
                position.lines = [9 - depths[0] - depths[1], 8];
                position.set_up(Side::White);
                if tour == 2 && changes == "both" {
                    position.tours[1] = 2;
                }
                let report = position.end_round(Some(Side::White), How::Knocked, &mut [false; 2]);
                assert!(report.wins_tour, "{changes} {tour}");
                if tour == 1 {
                    assert_eq!(
                        (position.arms, position.lines, position.tours),
                        (arms, [1, 8], [1, 0]),
                        "{changes}"
                    );
                }
            }
            let end = if white { Some(Side::White) } else { None };
            assert_eq!(position.phase, Phase::Over(end), "{changes}");
        }
    }

    #[test]
    fn the_limit_of_shots_ends_a_round_by_weight() {
        let mut position = start(&[("shot_limit", "1"), ("round_start", "loser")]);
        left(&mut position, &["w1", "w2", "b1"]);
        let round = play(&mut position, "w1:0:1").round.unwrap();
        assert_eq!((round.winner, round.how, round.rows), (Some(Side::White), How::Limit, 1));
        assert_eq!((position.turn(), position.lines), (Some(Side::Black), [2, 8]));
        left(&mut position, &["w1", "b1"]);
        let round = play(&mut position, "b1:0:1").round.unwrap();
        assert_eq!((round.winner, position.lines), (None, [2, 8]));
        assert_eq!(position.turn(), Some(Side::Black), "after a drawn round the same starter again");
    }

    #[test]
    fn chains_and_rounds_are_limited_where_it_was_agreed() {
        let mut position = start(&[("chain_limit", "2")]);
        assert!(play(&mut position, "w1:900:50").again);
        assert_eq!(position.chain, 1);
        assert!(!play(&mut position, "w2:900:50").again);
        assert_eq!((position.turn(), position.chain, position.shots), (Some(Side::Black), 0, 2));
        let mut position = start(&[("length", "round"), ("round_start", "alternate")]);
        left(&mut position, &["w1", "b1"]);
        let round = play(&mut position, "w1:900:50").round.unwrap();
        assert_eq!((round.rows, position.phase), (0, Phase::Over(Some(Side::White))));
    }

    #[test]
    fn a_shot_that_costs_an_own_disc_passes_the_turn() {
        let mut position = start(&[]);
        let report = play(&mut position, "w1:1800:100");
        assert_eq!((report.again, position.turn()), (false, Some(Side::Black)));
        assert!(!position.allows(Shot::read("w2:900:50").unwrap()));
        assert!(!position.allows(Shot::read("b9:900:50").unwrap()));
    }
}
