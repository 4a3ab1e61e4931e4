//! The latest question put to each member in each place: what a bare word typed next answers.
//!
//! Kept in memory alone: after a restart the buttons still answer.

use super::act::actions_of;
use super::diplomacy::answer_said;
use super::diplomacy::shown;
use super::dispatch::{Asker, private, with_buttons};
use super::io::{Answer as Reply, ButtonStyle};
use super::look::shown_now;
use super::{Chat, Fault};
use crate::chat::command::press;
use crate::table::{Answer, Table};
use crate::words::Message;
use jiff::{SignedDuration, Timestamp};
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

/// How long a question waits for its answer.
const WAITS: SignedDuration = SignedDuration::from_hours(1);
/// How many questions are kept before old ones are thrown away.
const KEPT: usize = 1_024;
/// What may stand between a move and the decision that it lacked.
const BETWEEN: [&str; 3] = [" ", "=", ">"];

/// By member and place.
#[derive(Debug, Default)]
pub(super) struct Questions(Mutex<HashMap<(String, String), Question>>);

/// A question that was put.
#[derive(Clone, Debug)]
struct Question {
    table: i64,
    /// How many actions people were shown then: with the next one it is no question any more.
    number: usize,
    at: Timestamp,
    asks: Asks,
}

#[derive(Clone, Debug)]
enum Asks {
    /// Whether this is meant (canonical actions joined by `;`), which can't be taken back.
    Sure(String),
    /// How this goes on.
    More(String),
}

/// What a text says to a question.
enum Said {
    Yes(String),
    No,
    /// It completes what was typed before.
    Goes(String),
    /// It does, and is a move by itself: the actions of both, joined by `;`.
    Either([String; 2]),
}

impl Questions {
    fn at(&self, asker: &Asker<'_>) -> Option<Question> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(&key(asker)).cloned()
    }

    /// Something else was said or pressed: what was asked before is left alone.
    pub(super) fn drop(&self, asker: &Asker<'_>) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(&key(asker));
    }

    fn put(&self, asker: &Asker<'_>, question: Question) {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() >= KEPT {
            let now = question.at;
            all.retain(|_, old| now.duration_since(old.at) < WAITS);
        }
        // Buttons answer, too, whatever is forgotten here.
        if all.len() >= KEPT {
            all.clear();
        }
        all.insert(key(asker), question);
    }
}

/// What the id of a button that plays an action says: its name, the table, the number, the action.
fn parts(id: &str) -> Option<(&str, [&str; 3])> {
    let mut parts = id.splitn(4, ':');
    Some((parts.next()?, [parts.next()?, parts.next()?, parts.next()?]))
}

fn key(asker: &Asker<'_>) -> (String, String) {
    (asker.who.id.clone(), asker.place.channel.clone())
}

impl Chat {
    /// Remembers that somebody is asked how a move goes on.
    pub(super) fn asks_more(&self, asker: &Asker<'_>, table: &Table, text: &str) {
        let asks = Asks::More(text.to_owned());
        let question = Question { table: table.id(), number: shown_now(table), at: self.clock.now(), asks };
        self.questions.put(asker, question);
    }

    /// Remembers that somebody is asked whether they mean what the only button does.
    pub(super) fn asks_sure(&self, asker: &Asker<'_>, answers: Vec<Reply>) -> Vec<Reply> {
        if let [answer] = answers.as_slice()
            && let [button] = answer.buttons.as_slice()
            && let Some(("do", [table, number, action])) = parts(&button.id)
            && let (Ok(table), Ok(number)) = (table.parse(), number.parse())
        {
            let asks = Asks::Sure(action.to_owned());
            self.questions.put(asker, Question { table, number, at: self.clock.now(), asks });
        }
        answers
    }

    /// What a text says to the question put last, if it is an answer to one.
    async fn said_to(
        &self,
        asker: &Asker<'_>,
        named: Option<i64>,
        text: &str,
    ) -> Result<Option<(i64, usize, Said)>, Fault> {
        let now = self.clock.now();
        let waits = |question: &Question| {
            named.is_none_or(|id| id == question.table) && now.duration_since(question.at) < WAITS
        };
        let Some(Question { table: id, number, asks, .. }) = self.questions.at(asker).filter(waits) else {
            return Ok(None);
        };
        let Some(table) = self.table(id).await?.filter(|table| shown_now(table) == number) else {
            return Ok(None);
        };
        let said = match asks {
            Asks::Sure(action) => match answer_said(text) {
                Some(Answer::Accept) => Some(Said::Yes(action)),
                Some(Answer::Refuse) => Some(Said::No),
                _ => None,
            },
            Asks::More(begun) => {
                let read =
                    |text: &str| table.act(&asker.who.id, text, now).ok().map(|step| actions_of(&step));
                let whole = BETWEEN.iter().map(|between| format!("{begun}{between}{text}"));
                let whole = whole.into_iter().find_map(|whole| Some((read(&whole)?, whole)));
                match (whole, read(text)) {
                    // What the answer means by itself may be the whole of it.
                    (Some((whole, _)), Some(alone)) => {
                        (whole != alone).then_some(Said::Either([whole, alone]))
                    }
                    (Some((_, whole)), None) => Some(Said::Goes(whole)),
                    (None, _) => None,
                }
            }
        };
        Ok(said.map(|said| (id, number, said)))
    }

    /// Whether a text answers the question put last.
    pub(super) async fn is_answer(&self, asker: &Asker<'_>, text: &str) -> Result<bool, Fault> {
        Ok(self.said_to(asker, None, text).await?.is_some())
    }

    /// Takes a text as the answer to the question put last, if it is one.
    pub(super) async fn answer_question(
        &self,
        asker: &Asker<'_>,
        named: Option<i64>,
        text: &str,
    ) -> Result<Option<Vec<Reply>>, Fault> {
        let Some((id, number, said)) = self.said_to(asker, named, text).await? else {
            // Whether something is meant is a matter of the next word; a move may be mistyped and typed again.
            if self.questions.at(asker).is_some_and(|question| matches!(question.asks, Asks::Sure(_))) {
                self.questions.drop(asker);
            }
            return Ok(None);
        };
        let Some(table) = self.table(id).await? else { return Ok(None) };
        if !matches!(said, Said::Either(_)) {
            self.questions.drop(asker);
        }
        Ok(Some(match said {
            Said::Yes(action) => self.act_shown(asker, id, number, &action).await?,
            Said::No => asker.tell(&Message::new("question-dropped")),
            Said::Goes(whole) => self.act_at(asker, &table, &whole).await?,
            Said::Either(actions) => vec![which(asker, &table, actions)],
        }))
    }
}

/// Asks which of two readings is meant, with a button each.
fn which(asker: &Asker<'_>, table: &Table, actions: [String; 2]) -> Reply {
    let speaker = asker.of(table.game());
    let list: Vec<String> = actions.iter().map(|action| shown(speaker, table, action)).collect();
    let text = format!("{} {}", asker.say(&Message::new("candidates-fit")), list.join(", "));
    let buttons = actions.into_iter().map(|action| {
        let label = table.state().display_in(&action, speaker.language);
        press("do", &[&table.id(), &shown_now(table), &action]).button(label, ButtonStyle::Plain)
    });
    with_buttons(private(text), buttons)
}
