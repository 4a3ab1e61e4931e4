//! Conditional moves: a member's replies to expected moves of the others.
//!
//! A plan is a tree of canonical moves, kept beside the table: nothing of it is in the log until it is
//! played, and then as its owner's own move. It is compared with the entries made since it was entered:
//! moves, resignations and lapses count, offers and answers don't. A reply is played only if exactly the
//! expected moves were played; anything else ends the plan ([`PlanEnd`]), or makes its owner resign if they
//! asked for that.

use crate::ahead::analysis::{Analysis, Misread, TriedAction};
use crate::sitting::error::TableError;
use crate::sitting::step::Step;
use crate::sitting::table::Table;
use crate::stored::motion::Answer;
use crate::stored::record::Status;
use jiff::Timestamp;
use liege_game::{Role, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// One expected line and the reply to it, all in canonical notation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Branch {
    /// The moves of the others, in order, until it is the owner's turn.
    pub when: Vec<String>,
    /// The owner's moves in reply.
    pub play: Vec<String>,
    /// The branches after that.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub next: Vec<Branch>,
}

/// A member's plan at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plan {
    /// The number of entries in the log before the first expected move.
    pub since: usize,
    /// The expected lines.
    pub branches: Vec<Branch>,
    /// Whether its owner resigns on their turn if others play anything else.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub resigns: bool,
}

/// A line of a plan as it was typed: pairs of the others' moves and the reply.
pub type Typed = Vec<(String, String)>;

/// The reason why a plan has ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PlanEnd {
    /// It was played to its end.
    Done,
    /// Another move was played.
    Outrun,
    /// The game is over, or its owner holds no seat any more.
    Gone,
    /// Moves were taken back.
    Rewound,
    /// Its owner has made an agreement since.
    Sworn,
    /// Its reply can't be played after all: the actions, as people read them.
    Refused(String),
}

impl PlanEnd {
    /// Whether its owner is told: not if every post shows the reason anyway, but if they may still rely on
    /// the plan.
    pub fn is_told(&self) -> bool {
        match self {
            PlanEnd::Done | PlanEnd::Outrun | PlanEnd::Gone => false,
            PlanEnd::Rewound | PlanEnd::Sworn | PlanEnd::Refused(_) => true,
        }
    }
}

/// The state of a plan after a change of its table.
#[derive(Debug)]
pub enum Pursuit {
    /// It waits for moves of others, for its owner's answer to an offer, or for the end of a pause.
    Waits(Plan),
    /// Its move is due: the change that plays it, and the rest of the plan (`None` if it is done).
    Plays(Box<Step>, Option<Plan>),
    /// It has ended.
    Ended(PlanEnd),
}

/// The reason why a plan can't be entered.
#[derive(Clone, Debug)]
pub enum PlanError {
    /// An error of the table.
    Table(TableError),
    /// It is the member's turn.
    YourTurn,
    /// Words that can't be read as a move at that point.
    Misread {
        /// The words, the reason, and the actions read before.
        misread: Box<Misread>,
        /// Whether the words were to be the member's reply, or else moves of the others.
        reply: bool,
    },
    /// It is an offer or an answer, not a move.
    NoMove {
        /// The action as people read it.
        action: String,
    },
    /// After the expected moves it is not the member's turn.
    NotTurn {
        /// The last expected move, as people read it.
        after: String,
        /// The seats whose turn it is.
        seats: SeatSet,
    },
    /// The game would be over.
    Ends {
        /// The last move, as people read it.
        after: String,
    },
    /// The plan is too long.
    TooLong,
}

impl From<TableError> for PlanError {
    fn from(error: TableError) -> PlanError {
        PlanError::Table(error)
    }
}

/// The place reached in a plan by the moves played.
enum Place<'a> {
    /// Others have more moves to play: the branches still possible, without the moves played.
    Before(Vec<Branch>),
    /// These moves are to be played now, and these branches follow.
    Now(&'a [String], &'a [Branch]),
    /// It was played to its end.
    End,
    /// Another move was played.
    Off,
}

impl Plan {
    /// The largest number of lines in a plan.
    pub const LINES: usize = 40;

    /// The largest number of replies one after another.
    pub const DEPTH: usize = 12;

    /// Every line, from its beginning.
    pub fn lines(&self) -> Vec<Vec<&Branch>> {
        fn walk<'a>(branches: &'a [Branch], before: &[&'a Branch], lines: &mut Vec<Vec<&'a Branch>>) {
            for branch in branches {
                let mut line = before.to_vec();
                line.push(branch);
                match branch.next.is_empty() {
                    true => lines.push(line),
                    false => walk(&branch.next, &line, lines),
                }
            }
        }
        let mut lines = Vec::new();
        walk(&self.branches, &[], &mut lines);
        lines
    }

    /// The plan without the line at this index; `None` if nothing is left. The part that the line shares with
    /// others stays.
    #[must_use]
    pub fn without(&self, index: usize) -> Option<Plan> {
        fn cut(branches: &[Branch], index: &mut Option<usize>) -> Vec<Branch> {
            let mut kept = Vec::new();
            for branch in branches {
                let mut branch = branch.clone();
                if branch.next.is_empty() {
                    match *index {
                        Some(0) => *index = None,
                        counted => {
                            *index = counted.map(|left| left - 1);
                            kept.push(branch);
                        }
                    }
                } else {
                    let was = index.is_some();
                    branch.next = cut(&branch.next, index);
                    // A reply without further branches goes with its last line.
                    if !(was && branch.next.is_empty()) {
                        kept.push(branch);
                    }
                }
            }
            kept
        }
        let branches = cut(&self.branches, &mut Some(index));
        (!branches.is_empty()).then_some(Plan { branches, ..self.clone() })
    }

    /// Adds the lines of another plan made at the same moment. If both expect the same moves, the other's
    /// reply counts.
    pub fn add(&mut self, other: Plan) {
        fn merge(into: &mut Vec<Branch>, from: Vec<Branch>) {
            for branch in from {
                match into.iter_mut().find(|known| known.when == branch.when) {
                    Some(known) if known.play == branch.play => merge(&mut known.next, branch.next),
                    Some(known) => *known = branch,
                    None => into.push(branch),
                }
            }
        }
        merge(&mut self.branches, other.branches);
        self.resigns |= other.resigns;
    }

    /// A number that identifies a plan that was shown; it says nothing about the log.
    pub fn mark(&self) -> u32 {
        let mut text = serde_json::to_string(&self.branches).unwrap_or_default();
        if self.resigns {
            text.push('!');
        }
        // FNV-1a gives equal results in every version of the program.
        text.bytes().fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
    }

    fn place<'a>(branches: &'a [Branch], played: &[&str]) -> Place<'a> {
        let begins = |whole: &[String], part: &[&str]| {
            whole.len() >= part.len() && whole.iter().zip(part).all(|(one, other)| one == other)
        };
        let mut before = Vec::new();
        for branch in branches {
            let when = branch.when.len();
            if played.len() < when {
                if begins(&branch.when, played) {
                    let rest = branch.when[played.len()..].to_vec();
                    before.push(Branch { when: rest, ..branch.clone() });
                }
                continue;
            }
            if !begins(&branch.when, &played[..when]) {
                continue;
            }
            // A reply that the owner has played by hand counts as if the plan had played it.
            let after = &played[when..];
            if after.len() < branch.play.len() {
                return match begins(&branch.play, after) {
                    true => Place::Now(&branch.play[after.len()..], &branch.next),
                    false => Place::Off,
                };
            }
            let (own, after) = after.split_at(branch.play.len());
            return match (begins(&branch.play, own), branch.next.is_empty()) {
                (false, _) => Place::Off,
                (true, true) if after.is_empty() => Place::End,
                (true, _) => Plan::place(&branch.next, after),
            };
        }
        if before.is_empty() { Place::Off } else { Place::Before(before) }
    }
}

impl Table {
    /// The state of a member's plan now.
    #[must_use]
    pub fn pursue(&self, member: &str, plan: &Plan, at: Timestamp) -> Pursuit {
        let seats = self.seats_of(member);
        if self.status() != Status::Playing || seats.is_empty() {
            return Pursuit::Ended(PlanEnd::Gone);
        }
        let Some(deeds) = self.timeline.deeds_since(plan.since) else {
            return Pursuit::Ended(PlanEnd::Rewound);
        };
        let action =
            |number: &usize| self.log().get(number.checked_sub(1)?).map(|entry| entry.action.as_str());
        let played: Vec<&str> = deeds.iter().filter_map(action).collect();
        let (play, next) = match Plan::place(&plan.branches, &played) {
            Place::Off => return self.otherwise(member, plan, deeds, at),
            Place::End => return Pursuit::Ended(PlanEnd::Done),
            Place::Before(_) => return self.unless_sworn(plan, seats),
            Place::Now(play, next) => (play, next),
        };
        if self.has_sworn(plan, seats) {
            return Pursuit::Ended(PlanEnd::Sworn);
        }
        if self.paused_until().is_some() || self.is_asked(member) {
            return Pursuit::Waits(plan.clone());
        }
        match self.play_for(member, seats, play, at) {
            Ok(step) => {
                let since = step.table.log().len();
                let rest = (!next.is_empty() && step.table.status() == Status::Playing).then(|| Plan {
                    since,
                    branches: next.to_vec(),
                    resigns: plan.resigns,
                });
                Pursuit::Plays(Box::new(step), rest)
            }
            Err(_) => Pursuit::Ended(PlanEnd::Refused(self.read_out(seats, play))),
        }
    }

    /// The state of a plan after other moves than it expects.
    fn otherwise(&self, member: &str, plan: &Plan, deeds: &[usize], at: Timestamp) -> Pursuit {
        let seats = self.seats_of(member);
        let last = deeds.last().and_then(|number| self.log().get(number.checked_sub(1)?));
        // Entries made by time, and the owner's own, are not replies of others.
        let by_others = last.and_then(|entry| entry.player.as_deref()).is_some_and(|player| player != member);
        if !plan.resigns || !by_others {
            return Pursuit::Ended(PlanEnd::Outrun);
        }
        if self.has_sworn(plan, seats) {
            return Pursuit::Ended(PlanEnd::Sworn);
        }
        let Some(seat) = self.to_move().iter().find(|seat| seats.contains(*seat)) else {
            return Pursuit::Waits(plan.clone());
        };
        if self.paused_until().is_some() || self.is_asked(member) {
            return Pursuit::Waits(plan.clone());
        }
        match self.resign(member, Some(seat), at) {
            Ok(step) => Pursuit::Plays(Box::new(step), None),
            Err(_) => Pursuit::Ended(PlanEnd::Outrun),
        }
    }

    /// The moves that a plan is to play at once, as people read them, while something holds it back.
    #[must_use]
    pub fn plan_due(&self, member: &str, plan: &Plan) -> Option<String> {
        let deeds = self.timeline.deeds_since(plan.since)?;
        let action =
            |number: &usize| self.log().get(number.checked_sub(1)?).map(|entry| entry.action.as_str());
        let played: Vec<&str> = deeds.iter().filter_map(action).collect();
        match Plan::place(&plan.branches, &played) {
            Place::Now(play, _) => Some(self.read_out(self.seats_of(member), play)),
            _ => None,
        }
    }

    /// Actions as people read them.
    fn read_out(&self, seats: SeatSet, actions: &[String]) -> String {
        let mut ahead = self.analysis(self.log().len(), seats).ok();
        let mut say = |action: &String| {
            let thought = ahead.as_mut().and_then(|ahead| ahead.play(action).ok());
            thought.map_or_else(|| action.clone(), |thought| thought.display)
        };
        actions.iter().map(&mut say).collect::<Vec<_>>().join(", ")
    }

    fn unless_sworn(&self, plan: &Plan, seats: SeatSet) -> Pursuit {
        match self.has_sworn(plan, seats) {
            true => Pursuit::Ended(PlanEnd::Sworn),
            false => Pursuit::Waits(plan.clone()),
        }
    }

    /// Whether holders of `seats` have joined an agreement since a plan was entered: the plan was made for
    /// another position, and must not break their word without their knowledge.
    fn has_sworn(&self, plan: &Plan, seats: SeatSet) -> bool {
        self.ledger().deals.iter().any(|deal| {
            let made = deal.agreement.as_ref().is_some_and(|agreement| agreement.since > plan.since);
            made && deal.parties.iter().any(|seat| seats.contains(seat))
        })
    }

    /// Whether an offer or motion waits for a member's answer.
    fn is_asked(&self, member: &str) -> bool {
        let asks = |answer: &Answer| matches!(answer, Answer::Accept | Answer::Refuse);
        self.ledger().open().any(|deal| self.answers(member, deal).iter().any(asks))
    }

    /// The plan as it would be entered now, without the moves already played. `None` if it has ended, or its
    /// move is due.
    #[must_use]
    pub fn rebased(&self, plan: &Plan) -> Option<Plan> {
        let deeds = self.timeline.deeds_since(plan.since)?;
        let action =
            |number: &usize| self.log().get(number.checked_sub(1)?).map(|entry| entry.action.as_str());
        let played: Vec<&str> = deeds.iter().filter_map(action).collect();
        match Plan::place(&plan.branches, &played) {
            Place::Before(branches) => {
                Some(Plan { since: self.log().len(), branches, resigns: plan.resigns })
            }
            _ => None,
        }
    }

    /// The only move that a member has, if they have nothing at all to decide: no offer or motion waits for
    /// their answer, and they have no right to use.
    #[must_use]
    pub fn forced(&self, member: &str) -> Option<(Seat, String)> {
        let seats = self.seats_of(member);
        let mut on_turn = self.to_move().iter().filter(|seat| seats.contains(*seat)).peekable();
        on_turn.peek()?;
        let state = self.state();
        if !state.chance().is_empty() || state.patterned() || self.is_asked(member) {
            return None;
        }
        let open = self.acts_known_open(seats);
        let matters = |act: &String| {
            state
                .act(act)
                .is_none_or(|info| info.required || !matches!(info.role, Role::Offer | Role::Withdraw))
        };
        if open.iter().any(matters) {
            return None;
        }
        let own = |action: &String| state.actor(action).filter(|seat| seats.contains(*seat));
        let mut ways = state.legal().into_iter().filter_map(|action| Some((own(&action)?, action)));
        match (ways.next(), ways.next()) {
            (Some(only), None) => Some(only),
            _ => None,
        }
    }

    /// Plays the only move that a member has.
    ///
    /// # Errors
    /// Returns an error if there is a choice, or if the table refuses.
    pub fn play_forced(&self, member: &str, at: Timestamp) -> Result<Step, TableError> {
        let seats = self.seats_playing(member)?;
        let (_, action) = self.forced(member).ok_or(TableError::NothingForced)?;
        self.play_for(member, seats, &[action], at)
    }

    /// Reads a plan that a member typed, and plays it through in the game as they know it.
    ///
    /// # Errors
    /// Returns the part that can't be read or played, and the reason.
    pub fn plan(&self, member: &str, typed: &[Typed]) -> Result<Plan, PlanError> {
        let seats = self.seats_playing(member)?;
        if let Some(until) = self.paused_until() {
            return Err(TableError::Paused { until }.into());
        }
        let start = self.analysis(self.log().len(), seats)?;
        if !start.mine_to_move().is_empty() {
            return Err(PlanError::YourTurn);
        }
        let mut plan = Plan { since: self.log().len(), branches: Vec::new(), resigns: false };
        for line in typed {
            if line.len() > Plan::DEPTH {
                return Err(PlanError::TooLong);
            }
            let branches = foresee(start.clone(), line)?;
            plan.add(Plan { since: plan.since, branches, resigns: false });
        }
        if plan.lines().len() > Plan::LINES { Err(PlanError::TooLong) } else { Ok(plan) }
    }

    /// The lines of a plan as people read them: for each line, pairs of the expected moves and the reply.
    #[must_use]
    pub fn plan_shown(&self, member: &str, plan: &Plan) -> Vec<Vec<(Vec<String>, Vec<String>)>> {
        let start = self.analysis(self.log().len(), self.seats_of(member)).ok();
        let shown = |line: Vec<&Branch>| {
            let mut ahead = start.clone();
            let mut say = |action: &String| {
                let thought = ahead.as_mut().and_then(|ahead| ahead.play(action).ok());
                thought.map_or_else(|| action.clone(), |thought| thought.display)
            };
            line.into_iter()
                .map(|branch| {
                    let when = branch.when.iter().map(&mut say).collect();
                    (when, branch.play.iter().map(&mut say).collect())
                })
                .collect()
        };
        plan.lines().into_iter().map(shown).collect()
    }
}

/// Reads one line of a plan.
fn foresee(mut ahead: Analysis, line: &[(String, String)]) -> Result<Vec<Branch>, PlanError> {
    let Some(((when, play), rest)) = line.split_first() else { return Ok(Vec::new()) };
    let others = ahead.read(when, &Analysis::others_to_move);
    let others = moves(others, false)?;
    if ahead.is_aimed() {
        return Err(TableError::Unforeseen.into());
    }
    let after = last(&others);
    if ahead.state().outcome().is_some() {
        return Err(PlanError::Ends { after });
    }
    if ahead.mine_to_move().is_empty() {
        return Err(PlanError::NotTurn { after, seats: ahead.state().to_move() });
    }
    let own = ahead.read(play, &Analysis::mine_to_move);
    let own = moves(own, true)?;
    if !rest.is_empty() && ahead.state().outcome().is_some() {
        return Err(PlanError::Ends { after: last(&own) });
    }
    let actions = |thoughts: Vec<TriedAction>| thoughts.into_iter().map(|thought| thought.action).collect();
    let next = foresee(ahead, rest)?;
    Ok(vec![Branch { when: actions(others), play: actions(own), next }])
}

/// Returns the actions read, if they are moves.
fn moves(read: Result<Vec<TriedAction>, Box<Misread>>, reply: bool) -> Result<Vec<TriedAction>, PlanError> {
    let thoughts = read.map_err(|misread| PlanError::Misread { misread, reply })?;
    if let Some(act) = thoughts.iter().find(|thought| !thought.is_move) {
        return Err(PlanError::NoMove { action: act.display.clone() });
    }
    if thoughts.is_empty() { Err(TableError::NobodysTurn.into()) } else { Ok(thoughts) }
}

fn last(thoughts: &[TriedAction]) -> String {
    thoughts.last().map(|thought| thought.display.clone()).unwrap_or_default()
}
