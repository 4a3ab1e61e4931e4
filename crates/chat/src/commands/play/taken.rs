//! An action at a known table: read against the position, confirmed if needed, stored with its post.

use crate::command::is_called;
use crate::commands::play::ask_first::{ask_first, is_asked_first};
use crate::commands::play::chatter::looks_like_move;
use crate::commands::play::look::moves;
use crate::commands::play::pieces::is_piece_alone;
use crate::desk::asked::{actions_of, asks_more, asks_sure, is_question};
use crate::desk::change::{change, change_seen};
use crate::desk::dealing::choose_typed;
use crate::desk::deals::answer_motion;
use crate::desk::done::done_and_next;
use crate::desk::find::gives_away;
use crate::desk::look::board_now;
use crate::desk::motion::propose;
use crate::desk::parts::parting::resigning_told;
use crate::desk::parts::taps::own_seats;
use crate::desk::refuse::refuse;
use crate::desk::{
    Answer, Answers, Asker, ButtonStyle, Changed, Desk, ErrandRefused, Stop, press, private, with_buttons,
};
use crate::wording::{of_table, quoted, shown_now, without_what_is_around};
use jiff::Timestamp;
use liege_game::{Event, RefusalKind, Seat, SeatSet};
use liege_store::Scope;
use liege_table::{Chair, Motion, Parting, Played, Status, Step, Table, TableError};
use liege_words::lexicon::says;
use liege_words::{Message, typist};
use std::borrow::Cow;
use std::sync::Arc;

/// A typed text as the table understood it: read and played once, and stored as it was played.
pub(crate) struct Understood<'t> {
    /// The text without the Russian or Ukrainian word for *move* before it (if no sentence of the game begins
    /// so), and without the words around a move, if the rest is one.
    pub(crate) text: Cow<'t, str>,
    /// The version of the table that read it.
    version: i64,
    /// The step that follows from it.
    pub(crate) step: Box<Result<Step, TableError>>,
}

impl<'t> Understood<'t> {
    pub(crate) fn at(table: &Table, asker: &Asker<'_>, text: &'t str, now: Timestamp) -> Understood<'t> {
        typist::writes_in(asker.language, || Understood::of(table, &asker.who.id, text, now))
    }

    fn of(table: &Table, who: &str, text: &'t str, now: Timestamp) -> Understood<'t> {
        let version = table.version();
        let step = table.act(who, text, now);
        let unreadable =
            matches!(&step, Err(TableError::Game(refusal)) if refusal.kind == RefusalKind::Unreadable);
        match text.trim().split_once(char::is_whitespace) {
            Some((word, rest)) if unreadable && is_called("move", &format!("/{word}")) => {
                let text = rest.trim_start();
                let step = Box::new(table.act(who, text, now));
                Understood { text: text.into(), version, step }.or_bare(table, who, now)
            }
            _ => Understood { text: text.into(), version, step: Box::new(step) }.or_bare(table, who, now),
        }
    }

    /// Drops the words that people write around a move, if the rest is a move. An agreement never comes from
    /// a text with greetings or thanks around it.
    fn or_bare(self, table: &Table, who: &str, now: Timestamp) -> Understood<'t> {
        let refused = |step: &Result<Step, TableError>| match step {
            Err(TableError::Game(refusal)) => Some(refusal.kind),
            _ => None,
        };
        if !refused(&self.step).is_some_and(|kind| kind != RefusalKind::Over) {
            return self;
        }
        let people = table.chairs().iter().filter_map(Chair::person);
        let names: Vec<&str> = people.flat_map(|player| [player.name.as_str(), player.id.as_str()]).collect();
        let Some(bare) = without_what_is_around(&self.text, &names) else { return self };
        let step = table.act(who, &bare, now);
        let is_move = match &step {
            Ok(step) => step.played.iter().any(Played::is_move),
            step => {
                refused(step).is_some_and(|kind| kind != RefusalKind::Unreadable) && looks_like_move(&bare)
            }
        };
        match is_move {
            true => Understood { text: bare.into(), step: Box::new(step), ..self },
            false => self,
        }
    }

    /// Whether the game can read it, legal or not.
    pub(crate) fn is_read(&self) -> bool {
        !matches!(&*self.step, Err(TableError::Game(refusal)) if refusal.kind == RefusalKind::Unreadable)
    }

    /// Makes the result for a text that a table has accepted.
    pub(crate) fn as_played(table: &Table, text: &'t str, step: Step) -> Understood<'t> {
        Understood { text: text.into(), version: table.version(), step: Box::new(Ok(step)) }
    }
}

/// Acts at a known table. If another action was stored first, the member is told the new position.
pub(crate) async fn act_at(desk: &Desk, asker: &Asker<'_>, seen: &Arc<Table>, text: &str) -> Answers {
    if let Some(hint) = gives_away(asker, seen) {
        return Ok(hint);
    }
    if seen.is_dealing() {
        return choose_typed(desk, asker, seen, text).await;
    }
    let understood = Understood::at(seen, asker, text, desk.now());
    if understood.step.is_err()
        && let Some(answers) = Box::pin(move_and_draw(desk, asker, seen, &understood.text)).await?
    {
        return Ok(answers);
    }
    Box::pin(act_understood(desk, asker, seen, understood)).await
}

/// Handles a move with a draw offer after it, if the game leaves draws to the table: plays the move, then
/// offers the draw. `None` if the text is something else.
async fn move_and_draw(
    desk: &Desk,
    asker: &Asker<'_>,
    seen: &Arc<Table>,
    text: &str,
) -> Result<Option<Vec<Answer>>, Stop> {
    if seen.state().drawn().is_none() || seen.status() != Status::Playing {
        return Ok(None);
    }
    let Some(first) = before_draw(text) else { return Ok(None) };
    let understood = Understood::at(seen, asker, first, desk.now());
    let moves = |step: &Step| step.played.iter().any(Played::is_move);
    if !understood.step.as_ref().as_ref().is_ok_and(moves) {
        return Ok(None);
    }
    let before = seen.log().len();
    let mut answers = Box::pin(act_understood(desk, asker, seen, understood)).await?;
    let Some(table) = desk.table(seen.id()).await? else { return Ok(Some(answers)) };
    if table.log().len() == before {
        // The member is asked to confirm, so the offer waits for the move.
        answers.extend(asker.tell(&Message::new("draw-after-move")));
    } else if table.status() == Status::Playing {
        asker.errand_needs(Scope::Talk)?;
        // The id of the message belongs to the move; an id can be stored once only.
        let asker = Asker { heard: None, ..asker.clone() };
        answers.extend(propose(desk, &asker, Some(table.id()), |_| Motion::Draw).await?);
    }
    Ok(Some(answers))
}

/// Returns the text before a draw offer at the end.
pub(crate) fn before_draw(text: &str) -> Option<&str> {
    let text = text.trim();
    let starts = text.char_indices().filter(|(at, _)| {
        *at > 0 && text[..*at].ends_with(|c: char| c.is_whitespace() || [';', ',', '.'].contains(&c))
    });
    let at = starts.map(|(at, _)| at).find(|at| is_draw(&text[*at..]))?;
    let before = text[..at].trim_end().trim_end_matches([';', ',', '.']).trim_end();
    Some(before).filter(|before| !before.is_empty())
}

/// Acts at a known table, with the text as it was understood there.
pub(crate) async fn act_understood(
    desk: &Desk,
    asker: &Asker<'_>,
    seen: &Arc<Table>,
    understood: Understood<'_>,
) -> Answers {
    let (now, who) = (desk.now(), asker.who.id.as_str());
    let Understood { text, version, step } = understood;
    let text = &*text;
    let mut understood = Some(step);
    // An action that cannot be taken back is never played at once, whatever words the game reads it from; the
    // button that confirms it plays through `act_shown`.
    let act = |table: &Table| {
        // The text is read again only if somebody else was faster.
        let step = understood.take().filter(|_| table.version() == version);
        let step = step
            .map_or_else(|| typist::writes_in(asker.language, || table.act(who, text, now)), |step| *step);
        let step = step.map_err(NotPlayed::Refused)?;
        if let Some(why) = asker.errand_against(table, &step) {
            return Err(NotPlayed::Errand(why));
        }
        match ask_once_more(asker, table, &step).or_else(|| ask_aloud(desk, asker, table, &step)) {
            Some(question) => Err(NotPlayed::Asked(Box::new(question))),
            None if is_asked_first(asker, &step) => Err(NotPlayed::AskedFirst(actions_of(&step))),
            None => Ok(step),
        }
    };
    match change_seen(desk, seen, asker.heard, act).await? {
        Changed::Done(done) => done_and_next(desk, asker, &done, true).await,
        Changed::HeardBefore => Ok(Vec::new()),
        Changed::NoTable => Ok(asker.tell(&of_table("table-unknown", seen.id()))),
        Changed::Refused(_, NotPlayed::Errand(why)) => Err(asker.refuse_errand(why)),
        Changed::Refused(_, NotPlayed::Asked(question)) => Ok(asks_sure(desk, asker, vec![*question])),
        Changed::Refused(table, NotPlayed::AskedFirst(actions)) => {
            ask_first(desk, asker, &table, &actions).await
        }
        Changed::Refused(table, NotPlayed::Refused(error)) => {
            // If the game has nothing to answer, a plain yes or no may answer a proposal.
            if !is_question(&error)
                && let Some(answers) = answer_motion(desk, asker, &table, text).await?
            {
                return Ok(answers);
            }
            // If the game leaves draws to the table, "draw" proposes one.
            let draws = table.state().drawn().is_some() && table.status() == Status::Playing;
            if draws && is_draw(text) {
                asker.errand_needs(Scope::Talk)?;
                return propose(desk, asker, Some(table.id()), |_| Motion::Draw).await;
            }
            if shown_now(&table) != shown_now(seen) {
                return outrun(desk, asker, &table, text).await;
            }
            if typist::writes_in(asker.language, || is_piece_alone(&table, who, &error, text)) {
                return Box::pin(moves(desk, asker, Some(table.id()), text)).await;
            }
            // A piece without moves is a better answer than an unreadable text.
            if matches!(&error, TableError::Game(refusal) if refusal.kind == RefusalKind::Unreadable)
                && let Some(idle) = typist::writes_in(asker.language, || {
                    own_seats(&table, who).find_map(|seat| table.state().moves_of(seat, text).err())
                })
                && idle.kind == RefusalKind::Illegal
            {
                return Ok(refuse(desk, asker, &table, &TableError::Game(idle), text));
            }
            if matches!(&error, TableError::Game(refusal) if refusal.kind == RefusalKind::Undecided) {
                asks_more(desk, asker, &table, text);
            }
            Ok(refuse(desk, asker, &table, &error, text))
        }
    }
}

/// Plays an action from a button or menu that was shown when people saw `number` actions. A member who wants
/// to be asked first is asked, unless they are `sure` because they were.
pub(crate) async fn act_shown(
    desk: &Desk,
    asker: &Asker<'_>,
    id: i64,
    shown: (usize, &str),
    sure: bool,
) -> Answers {
    play_shown(desk, asker, id, shown, sure, true).await
}

/// Does the work of [`act_shown`]; `board`: if the turn continues, the answer has the board.
pub(crate) async fn play_shown(
    desk: &Desk,
    asker: &Asker<'_>,
    id: i64,
    (number, action): (usize, &str),
    sure: bool,
    board: bool,
) -> Answers {
    let (now, who) = (desk.now(), asker.who.id.as_str());
    // Actions that only others know of do not make a button outdated: the refusal would reveal them.
    let act = |table: &Table| {
        let shown = shown_now(table);
        if shown != number {
            return Err(NotPlayed::Refused(TableError::Stale { seen: number, now: shown }));
        }
        let step = table.act(who, action, now).map_err(NotPlayed::Refused)?;
        if let Some(why) = asker.errand_against(table, &step) {
            return Err(NotPlayed::Errand(why));
        }
        match !sure && is_asked_first(asker, &step) {
            true => Err(NotPlayed::AskedFirst(action.to_owned())),
            false => Ok(step),
        }
    };
    let pressed = asker.found.as_ref().filter(|table| table.id() == id);
    let changed = match pressed {
        Some(table) => Box::pin(change_seen(desk, table, asker.heard, act)).await?,
        None => Box::pin(change(desk, id, asker.heard, act)).await?,
    };
    match changed {
        Changed::Done(done) => done_and_next(desk, asker, &done, board).await,
        Changed::HeardBefore => Ok(Vec::new()),
        Changed::NoTable => Ok(asker.tell(&Message::new("button-gone"))),
        Changed::Refused(table, NotPlayed::Refused(TableError::Stale { .. })) => {
            let message = of_table("stale", id);
            board_now(desk, asker, &table, &asker.say(&message)).await
        }
        Changed::Refused(table, NotPlayed::Refused(error)) => Ok(refuse(desk, asker, &table, &error, action)),
        Changed::Refused(table, NotPlayed::AskedFirst(actions)) => {
            ask_first(desk, asker, &table, &actions).await
        }
        Changed::Refused(_, NotPlayed::Errand(why)) => Err(asker.refuse_errand(why)),
        Changed::Refused(_, NotPlayed::Asked(question)) => Ok(vec![*question]),
    }
}

/// Says that somebody else was faster, with the board.
async fn outrun(desk: &Desk, asker: &Asker<'_>, table: &Arc<Table>, text: &str) -> Answers {
    let message = of_table("race", table.id()).with("text", quoted(text));
    board_now(desk, asker, table, &asker.say(&message)).await
}

/// Asks whether to send a private act of two seats that was typed where everybody could read it.
fn ask_aloud(desk: &Desk, asker: &Asker<'_>, table: &Table, step: &Step) -> Option<Answer> {
    // An act that all players hear is no secret among them.
    let seats = || (0u8..).map(Seat).take(table.chairs().len());
    let for_all = |event: &Event| seats().all(|seat| event.audience.includes(SeatSet::one(seat)));
    let hidden = |played: &Played| {
        played.entry.player.is_some() && !played.events.is_empty() && !played.events.iter().any(for_all)
    };
    if !asker.typed || asker.place.server.is_none() || !step.played.iter().any(hidden) {
        return None;
    }
    let slash = if desk.settings.slash { "yes" } else { "no" };
    let text = asker.say(&of_table("aloud-sure", table.id()).with("slash", slash));
    let press = press("do", &[&table.id(), &shown_now(table), &actions_of(step)]);
    let button = press.plain(asker.say(&Message::new("aloud-button")));
    Some(with_buttons(private(text).about(table.id()), [button]))
}

/// The reason why a typed action is not played.
enum NotPlayed {
    /// The action is impossible.
    Refused(TableError),
    /// It cannot be taken back, so this asks for confirmation.
    Asked(Box<Answer>),
    /// The member wants to see the position first.
    AskedFirst(String),
    /// The program that plays it may not, or not now.
    Errand(ErrandRefused),
}

/// Asks for confirmation of a step, if it cannot be taken back.
pub fn ask_once_more(asker: &Asker<'_>, table: &Table, step: &Step) -> Option<Answer> {
    step.parting.as_ref().map(|parting| question(asker, table, parting, &actions_of(step)))
}

/// Asks for confirmation of an action that cannot be taken back, with the button that plays it.
pub(crate) fn question(asker: &Asker<'_>, table: &Table, parting: &Parting, action: &str) -> Answer {
    let speaker = asker.of(table.game());
    let (question, label) = match parting {
        Parting::Resigns(seat) => {
            (Message::new("resign-sure").with("seat", *seat), asker.say(&Message::new("resign-button")))
        }
        Parting::Says(spoken) => {
            let spoken = speaker.say(spoken);
            (Message::new("herald-sure").with("what", spoken.clone()), spoken)
        }
    };
    let press = press("do", &[&table.id(), &shown_now(table), &action]);
    let mut text = speaker.say(&question.with("table", table.id().to_string()));
    if let Parting::Resigns(seat) = parting {
        text.push_str(&resigning_told(speaker, table, *seat));
    }
    with_buttons(private(text), [press.button(label, ButtonStyle::Bad)])
}

/// Whether a text is a draw offer and nothing else.
pub(crate) fn is_draw(text: &str) -> bool {
    let plain: String =
        text.to_lowercase().chars().filter(|c| c.is_alphabetic() || c.is_whitespace()).collect();
    let words: Vec<&str> = plain.split_whitespace().collect();
    words
        .split_last()
        .is_some_and(|(last, words)| says("draw", last) && words.iter().all(|word| says("offering", word)))
}
