//! Questions with one answer by button; the bot remembers them, so that a bare word answers them too.

use crate::desk::question::{Asks, Question};
use crate::desk::{Answer as Reply, Asker, Desk, ErrandRefused};
use crate::wording::shown_now;
use liege_game::RefusalKind;
use liege_table::{Step, Table, TableError};

/// Splits the id of a button that plays an action: its name, the table, the number, the action.
fn parts(id: &str) -> Option<(&str, [&str; 3])> {
    let mut parts = id.splitn(4, ':');
    Some((parts.next()?, [parts.next()?, parts.next()?, parts.next()?]))
}

/// Remembers that the bot asked a member how a move continues.
pub(crate) fn asks_more(desk: &Desk, asker: &Asker<'_>, table: &Table, text: &str) {
    let asks = Asks::More(text.to_owned());
    let question = Question { table: table.id(), number: shown_now(table), at: desk.now(), asks };
    desk.questions.put(asker.who, asker.place, question);
}

/// Remembers that the bot asked for confirmation, with one button that plays an action.
pub(crate) fn asks_sure(desk: &Desk, asker: &Asker<'_>, answers: Vec<Reply>) -> Vec<Reply> {
    if let [answer] = answers.as_slice()
        && let [button] = answer.buttons.as_slice()
        && let Some(("do", [table, number, action])) = parts(&button.id)
        && let (Ok(table), Ok(number)) = (table.parse(), number.parse())
    {
        let asks = Asks::Sure(action.to_owned());
        desk.questions.put(asker.who, asker.place, Question { table, number, at: desk.now(), asks });
        asker.program.inspect(|errand| errand.refuse(ErrandRefused::Asked));
    }
    answers
}

/// Remembers that the bot asked for confirmation, with one button of any kind: a bare word presses it.
pub(crate) fn asks_press(desk: &Desk, asker: &Asker<'_>, answer: Reply) -> Vec<Reply> {
    if let [button] = answer.buttons.as_slice() {
        let asks = Asks::Press(button.id.clone());
        desk.questions.put(asker.who, asker.place, Question { table: 0, number: 0, at: desk.now(), asks });
        asker.program.inspect(|errand| errand.refuse(ErrandRefused::Asked));
    }
    vec![answer]
}

/// Remembers that the bot asked whether to play these actions.
pub(crate) fn asks_whether(desk: &Desk, asker: &Asker<'_>, table: &Table, actions: &str) {
    let asks = Asks::Sure(actions.to_owned());
    let question = Question { table: table.id(), number: shown_now(table), at: desk.now(), asks };
    desk.questions.put(asker.who, asker.place, question);
    asker.program.inspect(|errand| errand.refuse(ErrandRefused::Asked));
}

/// Returns the actions of a step that its player made, in canonical notation, as a button carries them.
pub fn actions_of(step: &Step) -> String {
    let theirs = step.played.iter().map(|played| &played.entry).filter(|entry| entry.player.is_some());
    theirs.map(|entry| entry.action.as_str()).collect::<Vec<_>>().join(";")
}

/// Whether a refusal asks which of several actions is meant.
pub(crate) fn is_question(error: &TableError) -> bool {
    match error {
        TableError::Game(refusal) => {
            matches!(refusal.kind, RefusalKind::Ambiguous | RefusalKind::Undecided)
        }
        error => matches!(error, TableError::WhichSeat { .. }),
    }
}
