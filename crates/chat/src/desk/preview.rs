//! Trying moves: the board after a line, in a private answer; nothing is played.

use crate::desk::letters::legend;
use crate::desk::look::add_named;
use crate::desk::{Answer, Asker, Button, ButtonStyle, Desk, Fault, Look, Stop, press, private};
use crate::wording::{Speaker, example_of, headline, of_table, own_seat, quoted, shown_now};
use liege_game::{Event, EventKind, Outcome, Seat};
use liege_table::{Analysis, Entry, Misread, Moment, Played, Status, Table, TriedAction};
use liege_words::{Message, typist};
use std::fmt::Write as _;

/// The most characters of the description of the line.
const HAPPENS: usize = 1_200;
/// The most characters of a line.
const LINE: usize = 600;
/// The most candidates that a refusal lists.
const CANDIDATES: usize = 12;

/// Returns the button that plays an action without another question: the answer to the question, if there is
/// one.
pub fn answer_press(asker: &Asker<'_>) -> &'static str {
    if asker.member.asks { "played" } else { "do" }
}

/// Says which part could not be read, why, and what would fit there.
pub fn misread_text(speaker: Speaker, misread: &Misread, id: &'static str) -> String {
    let after = misread.before.iter().map(|thought| code(speaker, thought)).collect::<Vec<_>>().join(", ");
    let head = Message::new(id)
        .with("text", quoted(&misread.text))
        .with("after", if after.is_empty() { "none".to_owned() } else { after });
    let mut text = format!("{} {}", speaker.say(&head), speaker.say(&misread.error.message()));
    let candidates = misread.error.candidates();
    if !candidates.is_empty() {
        let shown = |action: &String| format!("`{}`", misread.at.display_in(action, speaker.language));
        let list = candidates.iter().take(CANDIDATES).map(shown);
        let fit = Message::new("plan-fitting").with("moves", list.collect::<Vec<_>>().join(", "));
        text.push('\n');
        text.push_str(&speaker.say(&fit));
    }
    text
}

/// Shows the board after a line that begins at a point, with the button that plays the first action of it, if
/// that is the asker's to play now.
pub(crate) async fn look_ahead(
    desk: &Desk,
    asker: &Asker<'_>,
    table: &Table,
    at: Option<usize>,
    text: &str,
) -> Result<(Answer, Option<Button>), Stop> {
    let speaker = asker.of(table.game());
    let now = shown_now(table);
    if text.chars().count() > LINE {
        return Err(asker.stop(&Message::new("preview-long").with("most", LINE as i64)));
    }
    let number = match at.filter(|at| *at < now) {
        Some(at) => table.of_shown(at),
        None => table.log().len(),
    };
    let mine = table.seats_of(&asker.who.id);
    let mut ahead = table.analysis(number, mine)?;
    if ahead.state().outcome().is_some() || (at.is_none() && is_ended(table)) {
        let example = example_of(asker.language, &*table.view_at(0)?.state);
        return Err(asker.stop(&of_table("preview-over", table.id()).with("example", example)));
    }
    let start = ahead.clone();
    let thoughts = match typist::writes_in(asker.language, || ahead.read(text, &Analysis::anybody)) {
        Ok(thoughts) => thoughts,
        Err(misread) => {
            return Err(Stop::Said(vec![private(misread_text(speaker, &misread, "preview-misread"))]));
        }
    };
    let mut said = described(speaker, table, at.filter(|at| *at < now), &thoughts);
    // A member who tries another seat's move may have taken it for their own.
    if let Some(first) = thoughts.first().filter(|first| !mine.is_empty() && !mine.contains(first.seat)) {
        let seat = speaker.seat_now(start.state(), first.seat);
        let _ = write!(said, "\n{}", speaker.say(&Message::new("preview-others").with("seat", seat)));
    }
    let (moment, targets) = if ahead.is_aimed() {
        let _ = write!(said, "\n{}", asker.say(&Message::new("preview-aim")));
        let aims = thoughts.iter().map(|thought| thought.action.clone()).collect();
        (table.view_for(number, mine)?, aims)
    } else {
        let moment = after(table, number, &ahead, &thoughts)?;
        turn(speaker, &moment, &mut said);
        (moment, Vec::new())
    };
    let legend = legend(desk, &asker.member, table).await;
    let bottom = own_seat(table, &asker.who.id);
    let look = Look { language: asker.language, bottom, layout: "", legend, targets: &targets, reader: mine };
    let mut answer = private(said);
    add_named(desk, asker, table, &moment, look, "preview", &mut answer).await;
    let present = number == table.log().len() && table.status() == Status::Playing;
    let playable = present && table.paused_until().is_none() && !table.is_dealing();
    let press = answer_press(asker);
    let first = playable.then(|| first_button(speaker, table, &start, &thoughts, press)).flatten();
    Ok((answer, first))
}

fn is_ended(table: &Table) -> bool {
    matches!(table.status(), Status::Over | Status::Abandoned)
}

/// Describes the line and its events.
fn described(speaker: Speaker, table: &Table, at: Option<usize>, thoughts: &[TriedAction]) -> String {
    let id = if at.is_some() { "preview-head-past" } else { "preview-head" };
    let line = thoughts.iter().map(|thought| speaker.acted(&thought.display, &thought.events).code());
    let line = line.collect::<Vec<_>>();
    let head =
        of_table(id, table.id()).with("number", at.unwrap_or_default() as i64).with("line", line.join(" "));
    let mut text = speaker.say(&head);
    let mut room = HAPPENS;
    let events = thoughts.iter().flat_map(|thought| &thought.events);
    // If the sentence of a move is only its notation, the line has it already.
    let told = |event: &&Event| {
        let notation = event.message.part("move").map(|notation| speaker.say(notation));
        let says = |notation: String| speaker.say(&event.message).contains(&notation);
        event.kind == EventKind::Move && notation.is_some_and(says)
    };
    for event in events.filter(|event| !told(event)) {
        let sentence = speaker.say(&event.message);
        let line = if event.kind == EventKind::Move { headline(&sentence) } else { sentence };
        let Some(left) = room.checked_sub(line.chars().count() + 1) else {
            text.push_str("\n…");
            break;
        };
        room = left;
        let _ = write!(text, "\n{line}");
    }
    text
}

/// Returns the moment after a line of moves.
pub fn after(
    table: &Table,
    number: usize,
    ahead: &Analysis,
    thoughts: &[TriedAction],
) -> Result<Moment, Fault> {
    let then = table.view_at(number)?;
    let played = |thought: &TriedAction| Played {
        entry: Entry {
            number,
            seat: Some(thought.seat),
            player: None,
            action: thought.action.clone(),
            at: table.changed(),
        },
        display: thought.display.clone(),
        round: thought.round,
        events: thought.events.clone(),
    };
    let moves = thoughts.iter().filter(|thought| thought.is_move);
    let last_move = moves.clone().next_back().map(played).or(then.last_move);
    Ok(Moment {
        number,
        state: ahead.state().boxed(),
        moves: then.moves + moves.count(),
        last_move,
        last: thoughts.last().map(played),
        paused: None,
        owed: Vec::new(),
        absent: Vec::new(),
        stocks: Vec::new(),
        dealing: false,
        outcome: ahead.state().outcome(),
        standing: then.standing,
    })
}

/// Says whose turn it would be, or how the game would end.
pub fn turn(speaker: Speaker, moment: &Moment, text: &mut String) {
    if let Some(Outcome { points, .. }) = &moment.outcome {
        let points = points.iter().zip(0u8..);
        let points = points.map(|(points, seat)| format!("{} {points}", speaker.seat(Seat(seat))));
        let points = points.collect::<Vec<_>>().join(", ");
        let _ = write!(text, "\n{}", speaker.say(&Message::new("preview-ends").with("points", points)));
        return;
    }
    let seats = speaker.seats_now(&*moment.state, moment.to_move());
    if !seats.is_empty() {
        let _ = write!(text, "\n{}", speaker.say(&Message::new("preview-turn").with("seats", seats)));
    }
}

/// Returns the button that plays the first action of a line, if that is the asker's to play now.
fn first_button(
    speaker: Speaker,
    table: &Table,
    start: &Analysis,
    thoughts: &[TriedAction],
    id: &'static str,
) -> Option<Button> {
    let mine = start.mine_to_move();
    let own: Vec<&TriedAction> = thoughts.iter().take_while(|thought| mine.contains(thought.seat)).collect();
    if own.is_empty() {
        return None;
    }
    let actions: Vec<&str> = own.iter().map(|thought| thought.action.as_str()).collect();
    let shown = own.iter().map(|thought| speaker.acted(&thought.display, &thought.events).text());
    let shown: Vec<String> = shown.collect();
    let label = Message::new("preview-play").with("moves", shown.join(" "));
    let press = press(id, &[&table.id(), &shown_now(table), &actions.join(";")]);
    press.button(speaker.say(&label), ButtonStyle::Main)
}

pub(crate) fn code(speaker: Speaker, thought: &TriedAction) -> String {
    speaker.acted(&thought.display, &thought.events).code()
}
