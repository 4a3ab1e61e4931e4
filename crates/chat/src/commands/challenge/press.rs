//! The command `challenges` with a word: accept, decline, withdraw, on, off.

use crate::commands::challenge::answers::{
    accept_challenge, decline_challenge, set_takes_challenges, withdraw_challenge,
};
use crate::commands::challenge::list::challenges;
use crate::desk::{Answers, Asker, Desk};
use liege_table::Answer;

/// Runs `challenges`: answers one, turns them `on` or `off`, or lists them.
pub(crate) async fn challenges_do(desk: &Desk, asker: &Asker<'_>, named: Option<i64>, what: &str) -> Answers {
    match (what, Answer::of_code(what)) {
        (_, Some(Answer::Accept)) => accept_challenge(desk, asker, named).await,
        (_, Some(Answer::Refuse)) => decline_challenge(desk, asker, named).await,
        (_, Some(Answer::Withdraw)) => withdraw_challenge(desk, asker, named).await,
        ("on", None) => set_takes_challenges(desk, asker, true).await,
        ("off", None) => set_takes_challenges(desk, asker, false).await,
        _ => Ok(vec![challenges(desk, asker, None).await?]),
    }
}
