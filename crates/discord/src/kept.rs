//! Private answers that could not be delivered: kept for a while, and opened with the button under a line in
//! their channel.

use liege_chat::Answer;
use serenity::all::{MessageId, UserId};
use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

/// The number of kept answers: the oldest are dropped, and their readers have to ask again.
const KEPT: usize = 256;

/// The beginning of the id of a button that opens one.
const OPEN: &str = "open-answer:";

/// The answers to messages, with the messages' authors.
#[derive(Default)]
pub(super) struct KeptAnswers(Mutex<VecDeque<(MessageId, UserId, Vec<Answer>)>>);

impl KeptAnswers {
    /// Keeps answers to a message, after its earlier ones.
    pub fn keep(&self, message: MessageId, author: UserId, answers: Vec<Answer>) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match kept.iter_mut().find(|(known, ..)| *known == message) {
            Some((.., before)) => before.extend(answers),
            None => kept.push_back((message, author, answers)),
        }
        if kept.len() > KEPT {
            kept.pop_front();
        }
    }

    /// The answers to a message, for a reader; or the id of the sentence that says why there are none.
    pub fn of(&self, message: u64, reader: UserId) -> Result<Vec<Answer>, &'static str> {
        let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match kept.iter().find(|(known, ..)| known.get() == message) {
            Some((_, author, answers)) if *author == reader => Ok(answers.clone()),
            Some(_) => Err("discord-not-yours"),
            None => Err("discord-open-gone"),
        }
    }
}

/// The id of the button that opens the answers to a message.
pub(super) fn kept_id(message: MessageId) -> String {
    format!("{OPEN}{message}")
}

/// The message whose answers a button opens, if it is such a button.
pub(super) fn kept_under(id: &str) -> Option<u64> {
    id.strip_prefix(OPEN)?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use liege_chat::private;

    #[test]
    fn only_who_asked_opens_an_answer_and_old_ones_give_way() {
        let kept = KeptAnswers::default();
        let (ada, bo) = (UserId::new(1), UserId::new(2));
        kept.keep(MessageId::new(7), ada, vec![private("first")]);
        kept.keep(MessageId::new(7), ada, vec![private("second")]);
        assert_eq!(kept.of(7, ada).map(|answers| answers.len()), Ok(2));
        assert_eq!(kept.of(7, bo), Err("discord-not-yours"));
        for number in 8..8 + KEPT as u64 {
            kept.keep(MessageId::new(number), bo, vec![private("another")]);
        }
        assert_eq!(kept.of(7, ada), Err("discord-open-gone"));
        assert_eq!(kept_under(&kept_id(MessageId::new(7))), Some(7));
        assert_eq!(kept_under("board:1:2"), None);
    }
}
