//! A bare word that answers the latest question to a member in a place.

use crate::commands::play::taken::{act_at, act_shown};
use crate::desk::asked::actions_of;
use crate::desk::deals::answer_said;
use crate::desk::parts::acts::shown;
use crate::desk::question::{Asks, Question, WAITS};
use crate::desk::{Answer as Reply, Asker, Desk, Fault, Stop, press, private, with_buttons};
use crate::wording::shown_now;
use liege_table::{Answer, Table};
use liege_words::{Message, typist};
use std::sync::Arc;

/// The meaning of a text as an answer to a question.
enum Said {
    Yes(String),
    No,
    /// The text completes what was typed before.
    Goes(String),
    /// The text does so, and is also a move by itself: the actions of both, joined by `;`.
    Either([String; 2]),
}

/// Returns the meaning of a text as an answer to the latest question, if it has one.
async fn said_to(
    desk: &Desk,
    asker: &Asker<'_>,
    named: Option<i64>,
    text: &str,
) -> Result<Option<(Arc<Table>, Said)>, Fault> {
    let now = desk.now();
    let waits = |question: &Question| {
        named.is_none_or(|id| id == question.table) && now.duration_since(question.at) < WAITS
    };
    let Some(Question { table: id, number, asks, .. }) =
        desk.questions.at(asker.who, asker.place).filter(waits)
    else {
        return Ok(None);
    };
    let Some(table) = desk.table(id).await?.filter(|table| shown_now(table) == number) else {
        return Ok(None);
    };
    let said = match asks {
        // The dispatcher handles buttons.
        Asks::Press(_) => None,
        Asks::Sure(action) => match answer_said(text) {
            Some(Answer::Accept) => Some(Said::Yes(action)),
            Some(Answer::Refuse) => Some(Said::No),
            _ => None,
        },
        Asks::More(begun) => {
            let act = |text: &str| typist::writes_in(asker.language, || table.act(&asker.who.id, text, now));
            let read = |text: &str| act(text).ok().map(|step| actions_of(&step));
            let whole = BETWEEN.iter().map(|between| format!("{begun}{between}{text}"));
            let whole = whole.into_iter().find_map(|whole| Some((read(&whole)?, whole)));
            match (whole, read(text)) {
                // The answer may be a complete move by itself.
                (Some((whole, _)), Some(alone)) => (whole != alone).then_some(Said::Either([whole, alone])),
                (Some((_, whole)), None) => Some(Said::Goes(whole)),
                (None, _) => None,
            }
        }
    };
    Ok(said.map(|said| (table, said)))
}

/// Whether a text answers the latest question.
pub(crate) async fn is_answer(desk: &Desk, asker: &Asker<'_>, text: &str) -> Result<bool, Fault> {
    Ok(said_to(desk, asker, None, text).await?.is_some())
}

/// Handles a text as the answer to the latest question, if it is one.
pub(crate) async fn answer_question(
    desk: &Desk,
    asker: &Asker<'_>,
    named: Option<i64>,
    text: &str,
) -> Result<Option<Vec<Reply>>, Stop> {
    let Some((table, said)) = said_to(desk, asker, named, text).await? else {
        // A confirmation must be the very next word; an incomplete move may be typed again.
        if desk
            .questions
            .at(asker.who, asker.place)
            .is_some_and(|question| matches!(question.asks, Asks::Sure(_) | Asks::Press(_)))
        {
            desk.questions.drop(asker.who, asker.place);
        }
        return Ok(None);
    };
    if !matches!(said, Said::Either(_)) {
        desk.questions.drop(asker.who, asker.place);
    }
    Ok(Some(match said {
        Said::Yes(action) => act_shown(desk, asker, table.id(), (shown_now(&table), &action), true).await?,
        Said::No => asker.tell(&Message::new("question-dropped")),
        Said::Goes(whole) => act_at(desk, asker, &table, &whole).await?,
        Said::Either(actions) => vec![which(asker, &table, actions)],
    }))
}

/// Asks which of two readings is meant, with a button for each.
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

/// The signs that may come between a move and the choice that it lacked.
const BETWEEN: [&str; 3] = [" ", "=", ">"];
