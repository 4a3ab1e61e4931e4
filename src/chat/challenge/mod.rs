//! Challenges: asking certain people to play, or anyone who comes along; accepting, declining, taking back.
//!
//! Behind each stands a table in its lobby, so that seats, terms and the game itself are as at any other.

mod answers;
mod ask;
mod card;
mod due;
mod list;
mod press;

pub(super) use card::{ChallengeTold, challenge_buttons, challenge_ended_post};
pub use press::ChallengePress;

use super::hear::Asker;
use super::io::Answer as Reply;
use super::name::Name;
use super::parse::answer_word;
use super::{Chat, Fault};
use crate::store::ChallengeState;
use crate::table::Answer;
use jiff::SignedDuration;

/// How long a challenge to certain people stands.
const STANDS: SignedDuration = SignedDuration::from_hours(14 * 24);
/// How long a challenge to anyone stands.
const STANDS_FOR_ANYONE: SignedDuration = SignedDuration::from_hours(30 * 24);
/// How many open challenges a member may have made.
const MOST: usize = 10;
/// How many of these may be to the same person.
const MOST_TO_ONE: usize = 3;
/// How many may wait for one person's answer: more would only bury them.
const MOST_WAITING: usize = 20;
/// How many games may be played at once from a challenge to anyone.
const MOST_GAMES: u32 = 10;
/// For so long somebody who has declined is not asked for the same game again by the same person.
const REST: SignedDuration = SignedDuration::from_hours(24);

/// A command about challenges.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChallengeCommand {
    /// Challenge somebody, or anyone.
    Make {
        /// Whom, to which game, with which settings; as typed.
        text: String,
    },
    /// The challenges that concern one.
    List,
    /// Accept or decline one, or take one back.
    Answer {
        /// Its table; none: the only one.
        table: Option<i64>,
        /// The answer.
        answer: Answer,
    },
    /// Take challenges, or none.
    Door {
        /// Whether one takes them.
        open: bool,
    },
}

/// Reads what stands after the word of a command; the error is the Fluent id of what is wrong.
pub(super) fn read(name: Name, table: Option<i64>, rest: &str) -> Result<ChallengeCommand, &'static str> {
    let (first, after) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let number = || after.trim().trim_start_matches('#').parse().ok();
    match first.to_lowercase().as_str() {
        "" if name == Name::Challenge => return Err("challenge-how"),
        "" => return Ok(ChallengeCommand::List),
        "on" | "вкл" | "увімк" if after.is_empty() => {
            return Ok(ChallengeCommand::Door { open: true });
        }
        "off" | "выкл" | "вимк" if after.is_empty() => {
            return Ok(ChallengeCommand::Door { open: false });
        }
        _ => {}
    }
    match answer_word(first) {
        Some(answer) if after.is_empty() || number().is_some() => {
            Ok(ChallengeCommand::Answer { table: table.or_else(number), answer })
        }
        _ if name == Name::Challenge => Ok(ChallengeCommand::Make { text: rest.to_owned() }),
        _ => Err("challenges-how"),
    }
}

impl Chat {
    /// The commands about challenges.
    pub(super) async fn challenging(
        &self,
        asker: &Asker<'_>,
        command: &ChallengeCommand,
    ) -> Result<Vec<Reply>, Fault> {
        match command {
            ChallengeCommand::Make { text } => self.challenge(asker, text).await,
            ChallengeCommand::List => Ok(vec![self.challenges(asker, None).await?]),
            ChallengeCommand::Answer { table, answer } => match answer {
                Answer::Accept => self.accept_challenge(asker, *table).await,
                Answer::Refuse => self.decline_challenge(asker, *table).await,
                Answer::Withdraw => self.withdraw_challenge(asker, *table).await,
            },
            ChallengeCommand::Door { open } => self.set_door(asker, *open).await,
        }
    }

    /// The buttons about challenges.
    pub(super) async fn challenge_pressed(
        &self,
        asker: &Asker<'_>,
        press: &ChallengePress,
    ) -> Result<Vec<Reply>, Fault> {
        match press {
            ChallengePress::Decline { table } => self.decline_challenge(asker, Some(*table)).await,
            ChallengePress::Withdraw { challenge } => match self.store.challenge(*challenge).await? {
                Some(challenge) => self.take_back(asker, &challenge).await,
                None => Ok(asker.tell(&crate::words::Message::new("button-gone"))),
            },
            ChallengePress::Open { table } => self.open_seats(asker, *table).await,
            ChallengePress::Door { open } => self.set_door(asker, *open).await,
            ChallengePress::List => Ok(vec![self.challenges(asker, None).await?]),
        }
    }

    /// Whether a challenge stands; those to certain people also have to have a table that is still to begin.
    fn stands(challenge: &crate::store::Challenge, now: jiff::Timestamp) -> bool {
        challenge.state == ChallengeState::Open && challenge.until > now
    }
}
