//! Conditional moves: what a member will answer if the others play what they foresee.
//!
//! A plan is a tree of canonical moves, kept beside the table: nothing of it is in the log until it is played,
//! and then as its owner's own move. It is followed against the entries made since it was entered: moves,
//! resignations and lapses count, offers and answers don't. What a plan says is played only when exactly what
//! it foresees has been played; whatever else happens ends it ([`PlanEnd`]), or makes its owner resign where they said so.

use crate::ahead::analysis::{Analysis, Misread, TriedAction};
use crate::sitting::error::TableError;
use crate::sitting::step::Step;
use crate::sitting::table::Table;
use crate::stored::motion::Answer;
use crate::stored::record::Status;
use jiff::Timestamp;
use liege_game::{Role, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// One foreseen line and what is answered to it, all in canonical notation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Branch {
    /// What the others play, in this order, until it is the owner's turn.
    pub when: Vec<String>,
    /// What the owner then plays.
    pub play: Vec<String>,
    /// What is foreseen after that.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub next: Vec<Branch>,
}

/// A member's plan at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plan {
    /// How many entries the log had when what is foreseen first was still to come.
    pub since: usize,
    /// What is foreseen.
    pub branches: Vec<Branch>,
    /// Whether its owner resigns on their turn if others play anything else.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub resigns: bool,
}

/// A foreseen line as it was typed: what the others play, and the answer, as often as there are such pairs.
pub type Typed = Vec<(String, String)>;

/// Why a plan has ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PlanEnd {
    /// It was played to its end.
    Done,
    /// Something else was played.
    Outrun,
    /// The game is over, or its owner holds no seat any more.
    Gone,
    /// Moves were taken back.
    Rewound,
    /// Its owner has made an agreement since.
    Sworn,
    /// What it says can't be played after all: the actions, as people read them.
    Refused(String),
}

impl PlanEnd {
    /// Whether its owner is told: not of what every post shows anyway, but where they may rely on the plan.
    pub fn is_told(&self) -> bool {
        match self {
            PlanEnd::Done | PlanEnd::Outrun | PlanEnd::Gone => false,
            PlanEnd::Rewound | PlanEnd::Sworn | PlanEnd::Refused(_) => true,
        }
    }
}

/// What has become of a plan.
#[derive(Debug)]
pub enum Pursuit {
    /// It waits: for moves of others, for an answer of its owner to an offer, for the end of a pause.
    Waits(Plan),
    /// Its move is due: the change that plays it, and what is left of the plan (nothing: it is done).
    Plays(Box<Step>, Option<Plan>),
    /// It has ended.
    Ended(PlanEnd),
}

/// Why a plan can't be entered.
#[derive(Clone, Debug)]
pub enum PlanError {
    /// The table's reason.
    Table(TableError),
    /// It is the member's turn.
    YourTurn,
    /// Words that can't be read as a move of the others (`reply`: of the member) at that point.
    Misread {
        /// The words, why not, and what was read before.
        misread: Box<Misread>,
        /// Whether it was to be the member's answer.
        reply: bool,
    },
    /// It is no move but an offer or answer.
    NoMove {
        /// As people read it.
        action: String,
    },
    /// After what is foreseen it is not the member's turn.
    NotTurn {
        /// What is foreseen last, as people read it.
        after: String,
        /// Whose turn it is.
        seats: SeatSet,
    },
    /// The game would be over.
    Ends {
        /// After this, as people read it.
        after: String,
    },
    /// Too much is foreseen.
    TooLong,
}

impl From<TableError> for PlanError {
    fn from(error: TableError) -> PlanError {
        PlanError::Table(error)
    }
}

/// Where a plan stands after what was played.
enum Place<'a> {
    /// More is to be played by others; the branches still possible, without what was played.
    Before(Vec<Branch>),
    /// This is to be played now, and after that the branches count.
    Now(&'a [String], &'a [Branch]),
    /// It was played to its end.
    End,
    /// Something else was played.
    Off,
}

impl Plan {
    /// The lines that can be foreseen in a plan, at most.
    pub const LINES: usize = 40;

    /// The answers one after another, at most.
    pub const DEPTH: usize = 12;

    /// Every foreseen line, from its beginning.
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

    /// The plan without the line of that index; `None` if nothing is left. What the line shares with others
    /// stays.
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
                    // An answer that nothing follows any more goes with its last line.
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

    /// Adds what another plan of the same moment foresees; where both foresee the same, the other's answer
    /// counts.
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

    /// A number by which a plan that was shown is known again; it tells nothing of the log.
    pub fn mark(&self) -> u32 {
        let mut text = serde_json::to_string(&self.branches).unwrap_or_default();
        if self.resigns {
            text.push('!');
        }
        // FNV-1a: the same in every version of the program.
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
            // What the owner has played by hand counts as if the plan had.
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
    /// What is to become of a member's plan now.
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
        match self.play(member, seats, play, at) {
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

    /// What becomes of a plan after something else was played than it foresees.
    fn otherwise(&self, member: &str, plan: &Plan, deeds: &[usize], at: Timestamp) -> Pursuit {
        let seats = self.seats_of(member);
        let last = deeds.last().and_then(|number| self.log().get(number.checked_sub(1)?));
        // What time does, and what they play themselves, is no answer of others.
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

    /// What a plan is to play at once, as people read it, while something holds it back.
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

    /// Whether holders of `seats` have become party to an agreement since a plan was entered: it was made for
    /// another position then, and must not break their word behind their back.
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

    /// The plan as it would be entered now: what was foreseen and has been played is left out. `None` if
    /// it has ended, or its move is due.
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

    /// The only move that a member has, where there is nothing at all for them to decide: no offer or motion
    /// waits for their answer, no right is theirs to use.
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
    /// There is a choice; the table's refusal.
    pub fn play_forced(&self, member: &str, at: Timestamp) -> Result<Step, TableError> {
        let seats = self.seats_playing(member)?;
        let (_, action) = self.forced(member).ok_or(TableError::NothingForced)?;
        self.play(member, seats, &[action], at)
    }

    /// What a member types as a plan, read and played through in the game as they know it.
    ///
    /// # Errors
    /// Which part can't be, and why not.
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

    /// The lines of a plan as people read them: of each what is foreseen and what is answered, one after
    /// another.
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

/// Reads one foreseen line.
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

/// What was read, if it is moves.
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
