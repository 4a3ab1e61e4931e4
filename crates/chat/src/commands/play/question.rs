//! What a bare word answers that is typed next: the latest question put to a member in a place.

use crate::chat::commands::deal::acts::shown;
use crate::chat::commands::deal::answers::answer_said;
use crate::chat::commands::play::act::actions_of;
use crate::chat::desk::question::{Asks, Question, WAITS};
use crate::chat::desk::{
    Answer as Reply, Asker, Chat, ErrandRefused, Fault, Stop, press, private, with_buttons,
};
use crate::chat::wording::shown_now;
use crate::table::{Answer, Table};
use crate::words::Message;

/// What a text says to a question.
enum Said {
    Yes(String),
    No,
    /// It completes what was typed before.
    Goes(String),
    /// It does, and is a move by itself: the actions of both, joined by `;`.
    Either([String; 2]),
}

/// What the id of a button that plays an action says: its name, the table, the number, the action.
fn parts(id: &str) -> Option<(&str, [&str; 3])> {
    let mut parts = id.splitn(4, ':');
    Some((parts.next()?, [parts.next()?, parts.next()?, parts.next()?]))
}

impl Chat {
    /// Remembers that somebody is asked how a move goes on.
    pub(crate) fn asks_more(&self, asker: &Asker<'_>, table: &Table, text: &str) {
        let asks = Asks::More(text.to_owned());
        let question = Question { table: table.id(), number: shown_now(table), at: self.clock.now(), asks };
        self.questions.put(asker, question);
    }

    /// Remembers that somebody is asked whether they mean what the only button does.
    pub(crate) fn asks_sure(&self, asker: &Asker<'_>, answers: Vec<Reply>) -> Vec<Reply> {
        if let [answer] = answers.as_slice()
            && let [button] = answer.buttons.as_slice()
            && let Some(("do", [table, number, action])) = parts(&button.id)
            && let (Ok(table), Ok(number)) = (table.parse(), number.parse())
        {
            let asks = Asks::Sure(action.to_owned());
            self.questions.put(asker, Question { table, number, at: self.clock.now(), asks });
            asker.program.inspect(|errand| errand.refuse(ErrandRefused::Asked));
        }
        answers
    }

    /// Remembers that somebody is asked whether these actions are to be played.
    pub(crate) fn asks_whether(&self, asker: &Asker<'_>, table: &Table, actions: &str) {
        let asks = Asks::Sure(actions.to_owned());
        let question = Question { table: table.id(), number: shown_now(table), at: self.clock.now(), asks };
        self.questions.put(asker, question);
        asker.program.inspect(|errand| errand.refuse(ErrandRefused::Asked));
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
    pub(crate) async fn is_answer(&self, asker: &Asker<'_>, text: &str) -> Result<bool, Fault> {
        Ok(self.said_to(asker, None, text).await?.is_some())
    }

    /// Takes a text as the answer to the question put last, if it is one.
    pub(crate) async fn answer_question(
        &self,
        asker: &Asker<'_>,
        named: Option<i64>,
        text: &str,
    ) -> Result<Option<Vec<Reply>>, Stop> {
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
            Said::Yes(action) => self.act_shown(asker, id, (number, &action), true).await?,
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
        press("do", &[&table.id(), &shown_now(table), &action]).plain(label)
    });
    with_buttons(private(text), buttons)
}

/// What may stand between a move and the decision that it lacked.
const BETWEEN: [&str; 3] = [" ", "=", ">"];
