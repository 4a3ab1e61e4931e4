//! Moves and acts: reading them against the position, storing them with their post.

use crate::chat::command::is_called;
use crate::chat::commands::deal::acts::offering;
use crate::chat::commands::deal::answers::{answer_said, motions_for};
use crate::chat::commands::play::ask_first::is_asked_first;
use crate::chat::commands::play::chatter::looks_like_move;
use crate::chat::commands::play::nearly::{best_first, cells_without_board, no_herald};
use crate::chat::commands::play::point::is_piece_alone;
use crate::chat::commands::table::dice::chooses;
use crate::chat::desk::{
    Answer, Answers, Asker, ButtonStyle, Changed, Chat, Done, ErrandRefused, For, Found, Share, Stop, press,
    private, with_buttons,
};
use crate::chat::wording::{Acted, Speaker, asked, escaped, masked, of_table, quoted, shown_now};
use crate::game::{Event, Refusal, RefusalKind, Seat, SeatSet};
use crate::store::Scope;
use crate::table::{Motion, Parting, Played, Status, Step, Table, TableError};
use crate::words::{Message, lexicon::says};
use jiff::Timestamp;
use std::sync::Arc;

/// How many near misses are shown as buttons.
const NEAR: usize = 10;
/// How many things are offered where it is asked which of several actions is meant.
const MEANT: usize = 28;
/// How many of them stand under the answer as buttons, and in its text.
const MOVES: usize = 5;

/// What somebody has typed, as the table takes it: read and played once, and stored as it was played.
struct Understood<'t> {
    /// The text, without the Russian or Ukrainian word for a move before it, where that begins no sentence of the game.
    text: &'t str,
    /// The version of the table that has taken it so.
    version: i64,
    /// What it comes to.
    step: Box<Result<Step, TableError>>,
}

impl<'t> Understood<'t> {
    fn at(table: &Table, who: &str, text: &'t str, now: Timestamp) -> Understood<'t> {
        let version = table.version();
        let step = table.act(who, text, now);
        let unreadable =
            matches!(&step, Err(TableError::Game(refusal)) if refusal.kind == RefusalKind::Unreadable);
        match text.trim().split_once(char::is_whitespace) {
            Some((word, rest)) if unreadable && is_called("move", &format!("/{word}")) => {
                let text = rest.trim_start();
                Understood { text, version, step: Box::new(table.act(who, text, now)) }
            }
            _ => Understood { text, version, step: Box::new(step) },
        }
    }
}

impl Chat {
    /// A move or act, typed or by slash command.
    pub(crate) async fn act(&self, asker: &Asker<'_>, named: Option<i64>, text: &str) -> Answers {
        if let Some(answers) = self.answer_question(asker, named, text).await? {
            return Ok(answers);
        }
        // In private a lesson or puzzle that is on comes before tables: what was meant for it must not be played there.
        if named.is_none()
            && asker.place.server.is_none()
            && let Some(answers) = self.answer_exercise(asker, text).await?
        {
            return Ok(answers);
        }
        if named.is_none()
            && let Some((here, elsewhere)) = self.of_channel(asker).await?
        {
            return self.act_at_which(asker, &here, &elsewhere, text).await;
        }
        match self.find(asker, named, For::Acting).await? {
            Found::Table(table) => self.act_at(asker, &table, text).await,
            Found::None(why) => {
                if named.is_none()
                    && asker.place.server.is_some()
                    && let Some(answers) = self.answer_exercise(asker, text).await?
                {
                    return Ok(answers);
                }
                let message = match Chat::command_near(asker, text) {
                    Some(near) => near,
                    None if named.is_some() => why,
                    None => Message::new("command-unknown").with("text", quoted(text)),
                };
                Ok(asker.tell(&message))
            }
            Found::Several(tables) => self.act_at_which(asker, &tables, &[], text).await,
        }
    }

    /// Acts at a known table. Whoever comes second while another's action is being stored is told how
    /// the position stands now.
    pub(crate) async fn act_at(&self, asker: &Asker<'_>, seen: &Arc<Table>, text: &str) -> Answers {
        if let Some(hint) = gives_away(asker, seen) {
            return Ok(hint);
        }
        if seen.is_dealing() {
            return self.choose_typed(asker, seen, text).await;
        }
        let understood = Understood::at(seen, &asker.who.id, text, self.clock.now());
        Box::pin(self.act_understood(asker, seen, understood)).await
    }

    /// The same with what was understood at the table as it was seen.
    async fn act_understood(
        &self,
        asker: &Asker<'_>,
        seen: &Arc<Table>,
        understood: Understood<'_>,
    ) -> Answers {
        let (now, who) = (self.clock.now(), asker.who.id.as_str());
        let Understood { text, version, step } = understood;
        let mut understood = Some(step);
        // What cannot be taken back is never played at a word, in whatever words the game reads it; the
        // button that confirms it plays by `act_shown`.
        let act = |table: &Table| {
            // Read again only where somebody was faster.
            let step = understood.take().filter(|_| table.version() == version);
            let step = step.map_or_else(|| table.act(who, text, now), |step| *step);
            let step = step.map_err(NotPlayed::Refused)?;
            if let Some(why) = asker.errand_against(table, &step) {
                return Err(NotPlayed::Errand(why));
            }
            match ask_once_more(asker, table, &step).or_else(|| self.ask_aloud(asker, table, &step)) {
                Some(question) => Err(NotPlayed::Asked(Box::new(question))),
                None if is_asked_first(asker, &step) => Err(NotPlayed::AskedFirst(actions_of(&step))),
                None => Ok(step),
            }
        };
        match self.change_seen(seen, asker.heard, act).await? {
            Changed::Done(done) => self.done_and_next(asker, &done).await,
            Changed::HeardBefore => Ok(Vec::new()),
            Changed::NoTable => Ok(asker.tell(&of_table("table-unknown", seen.id()))),
            Changed::Refused(_, NotPlayed::Errand(why)) => Err(asker.refuse_errand(why)),
            Changed::Refused(_, NotPlayed::Asked(question)) => Ok(self.asks_sure(asker, vec![*question])),
            Changed::Refused(table, NotPlayed::AskedFirst(actions)) => {
                self.ask_first(asker, &table, &actions).await
            }
            Changed::Refused(table, NotPlayed::Refused(error)) => {
                // Where the game has nothing to answer, a plain yes or no may be meant for a proposal.
                if !is_question(&error)
                    && let Some(answers) = self.answer_motion(asker, &table, text).await?
                {
                    return Ok(answers);
                }
                // Where the game leaves draws to the table, who says "draw" proposes one.
                let draws = table.state().drawn().is_some() && table.status() == Status::Playing;
                if draws && is_draw(text) {
                    asker.errand_needs(Scope::Talk)?;
                    return self.propose(asker, Some(table.id()), |_| Motion::Draw).await;
                }
                if shown_now(&table) != shown_now(seen) {
                    return self.outrun(asker, &table, text).await;
                }
                if is_piece_alone(&table, who, &error, text) {
                    return Box::pin(self.moves(asker, Some(table.id()), text)).await;
                }
                if matches!(&error, TableError::Game(refusal) if refusal.kind == RefusalKind::Undecided) {
                    self.asks_more(asker, &table, text);
                }
                Ok(self.refuse(asker, &table, &error, text))
            }
        }
    }

    /// Text overheard in a table's thread: silence unless it reads as a move.
    pub(crate) async fn act_overheard(&self, asker: &Asker<'_>, table: &Arc<Table>, text: &str) -> Answers {
        let understood = Understood::at(table, &asker.who.id, text, self.clock.now());
        let text = understood.text;
        // People talk: "yes" with no offer open is talk, while what names a cell is meant as a move.
        let meant = match &*understood.step {
            Ok(_) | Err(TableError::SecretReason) => true,
            Err(TableError::Game(refusal)) => match refusal.kind {
                RefusalKind::Ambiguous | RefusalKind::Undecided => true,
                RefusalKind::Illegal | RefusalKind::NotYours => text.contains(|c: char| c.is_ascii_digit()),
                RefusalKind::Unreadable | RefusalKind::Over | RefusalKind::BadPosition => false,
            },
            Err(_) => false,
        };
        // A reply to a board is about the board.
        let meant = meant || asker.reply_to.is_some() && looks_like_move(text);
        // A plain yes or no is talk, unless a proposal waits for it.
        let meant = meant || chooses(table, &asker.who.id, text);
        let meant = meant || self.is_answer(asker, text).await?;
        let meant = meant || (answer_said(text).is_some() && motions_for(table, &asker.who.id).len() == 1);
        if !meant {
            return Ok(Vec::new());
        }
        self.admit(asker, &[Share::Move]).await?;
        match self.answer_question(asker, Some(table.id()), text).await? {
            Some(answers) => Ok(answers),
            None if gives_away(asker, table).is_some() || table.is_dealing() => {
                self.act_at(asker, table, text).await
            }
            None => Box::pin(self.act_understood(asker, table, understood)).await,
        }
    }

    /// An action chosen from a button or menu when people were shown `number` actions; whoever wants that is asked
    /// first, unless they are `sure`, for they were asked.
    pub(crate) async fn act_shown(
        &self,
        asker: &Asker<'_>,
        id: i64,
        (number, action): (usize, &str),
        sure: bool,
    ) -> Answers {
        let (now, who) = (self.clock.now(), asker.who.id.as_str());
        // What only others were told of makes nothing stale: a refusal for it would give it away.
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
        let pressed = asker.pressed.as_ref().filter(|table| table.id() == id);
        let changed = match pressed {
            Some(table) => Box::pin(self.change_seen(table, asker.heard, act)).await?,
            None => Box::pin(self.change(id, asker.heard, act)).await?,
        };
        match changed {
            Changed::Done(done) => self.done_and_next(asker, &done).await,
            Changed::HeardBefore => Ok(Vec::new()),
            Changed::NoTable => Ok(asker.tell(&Message::new("button-gone"))),
            Changed::Refused(table, NotPlayed::Refused(TableError::Stale { .. })) => {
                let message = of_table("stale", id);
                self.board_now(asker, &table, &asker.say(&message)).await
            }
            Changed::Refused(table, NotPlayed::Refused(error)) => {
                Ok(self.refuse(asker, &table, &error, action))
            }
            Changed::Refused(table, NotPlayed::AskedFirst(actions)) => {
                self.ask_first(asker, &table, &actions).await
            }
            Changed::Refused(_, NotPlayed::Errand(why)) => Err(asker.refuse_errand(why)),
            Changed::Refused(_, NotPlayed::Asked(question)) => Ok(vec![*question]),
        }
    }

    /// Resignation is asked for once more.
    pub(crate) async fn resign(&self, asker: &Asker<'_>, named: Option<i64>) -> Answers {
        let table = match self.find(asker, named, For::Acting).await? {
            Found::Table(table) => match gives_away(asker, &table) {
                Some(hint) => return Ok(hint),
                None => table,
            },
            Found::None(why) => return Ok(asker.tell(&why)),
            Found::Several(tables) => {
                let answers = tables.iter().flat_map(|table| self.ask_resignation(asker, table)).collect();
                return Ok(answers);
            }
        };
        Ok(self.asks_sure(asker, self.ask_resignation(asker, &table)))
    }

    fn ask_resignation(&self, asker: &Asker<'_>, table: &Table) -> Vec<Answer> {
        let ways = match table.resign(&asker.who.id, None, self.clock.now()) {
            Ok(step) => return ask_once_more(asker, table, &step).into_iter().collect(),
            Err(TableError::WhichSeat { seats, actions }) => seats.into_iter().zip(actions),
            Err(TableError::CannotResign) => {
                return asker.tell(&of_table("resign-not", table.id()));
            }
            Err(error) => return self.refuse(asker, table, &error, ""),
        };
        ways.map(|(seat, action)| question(asker, table, Parting::Resigns(seat), &action)).collect()
    }

    /// Somebody was faster.
    async fn outrun(&self, asker: &Asker<'_>, table: &Arc<Table>, text: &str) -> Answers {
        let message = of_table("race", table.id()).with("text", quoted(text));
        self.board_now(asker, table, &asker.say(&message)).await
    }

    /// Changes a table for whoever asks. Where that can't be they are told why; what was heard before, or is about no
    /// table, has no answer.
    pub(crate) async fn changed(
        &self,
        asker: &Asker<'_>,
        table: i64,
        make: impl FnMut(&Table) -> Result<Step, TableError>,
    ) -> Result<Box<Done>, Stop> {
        match self.change(table, asker.heard, make).await? {
            Changed::Done(done) => Ok(done),
            Changed::Refused(table, error) => Err(Stop::Said(self.refuse(asker, &table, &error, ""))),
            Changed::HeardBefore | Changed::NoTable => Err(Stop::Said(Vec::new())),
        }
    }

    /// A refusal in words, with a button for each thing the person may have meant.
    pub(crate) fn refuse(
        &self,
        asker: &Asker<'_>,
        table: &Table,
        error: &TableError,
        text: &str,
    ) -> Vec<Answer> {
        let speaker = asker.of(table.game());
        let mut words = match error {
            TableError::NotSeated => asker.say(&of_table("table-none-yours-here", table.id())),
            error => speaker.say(&error_message(error)),
        };
        for cause in causes(speaker, table, error, table.seats_of(&asker.who.id)) {
            words.push('\n');
            words.push_str(&cause);
        }
        let unreadable = matches!(error, TableError::Game(Refusal { kind: RefusalKind::Unreadable, .. }));
        // They may have named the piece as other games do.
        let bare =
            || text.split_once(char::is_whitespace).and_then(|(_, rest)| self.one_action(asker, table, rest));
        let mut near: Vec<String> = if unreadable { bare().into_iter().collect() } else { Vec::new() };
        if near.is_empty() && matches!(error, TableError::Game(_)) {
            near = cells_without_board(table, &asker.who.id, text);
        }
        let candidates = if error.candidates().is_empty() { &near } else { error.candidates() };
        if candidates.is_empty()
            && unreadable
            && let Some(word) = no_herald(speaker, text)
        {
            let message = Message::new("act-not-here").with("word", escaped(word));
            let message = message.with("game", speaker.game_name());
            return vec![private(asker.say(&message)).about(table.id())];
        }
        if unreadable && let Some(near) = Chat::command_near(asker, text) {
            // A slip in a command is no move that can't be read as well.
            if candidates.is_empty() {
                words.clear();
            } else {
                words.push('\n');
            }
            words.push_str(&asker.say(&near));
        }
        if candidates.is_empty() {
            return vec![private(words).about(table.id())];
        }
        let head = match error {
            TableError::Game(Refusal { kind: RefusalKind::Ambiguous, .. }) => "candidates-fit",
            TableError::Game(Refusal { kind: RefusalKind::Undecided, .. }) => "undecided-which",
            _ => "candidates-near",
        };
        let candidates = best_first(table, candidates);
        words.push('\n');
        // Where the reason is a question, it needs no second one.
        if !words.trim_end().ends_with('?') {
            words.push_str(&asker.say(&Message::new(head)));
            words.push(' ');
        }
        let mut choices = self.choices(speaker, table, candidates);
        choices.truncate(if is_question(error) { MEANT } else { NEAR });
        // What is offered by a menu is not listed besides.
        if choices.len() <= MOVES {
            let list: Vec<&str> = choices.iter().map(|(shown, _)| shown.as_str()).collect();
            words.push_str(&list.join(", "));
        }
        vec![offering(speaker, private(words.trim_end().to_owned()).about(table.id()), choices, MOVES)]
    }

    /// The one action that a text comes to at a table, if it can be played.
    fn one_action(&self, asker: &Asker<'_>, table: &Table, text: &str) -> Option<String> {
        let step = table.act(&asker.who.id, text.trim(), self.clock.now()).ok()?;
        Some(actions_of(&step)).filter(|action| step.parting.is_none() && !action.contains(';'))
    }

    /// Asks whether to carry what stays between two seats of the table, where it was typed for everybody to read.
    fn ask_aloud(&self, asker: &Asker<'_>, table: &Table, step: &Step) -> Option<Answer> {
        // What all who play hear is no secret among them.
        let seats = || (0u8..).map(Seat).take(table.chairs().len());
        let for_all = |event: &Event| seats().all(|seat| event.audience.includes(SeatSet::one(seat)));
        let hidden = |played: &Played| {
            played.entry.player.is_some() && !played.events.is_empty() && !played.events.iter().any(for_all)
        };
        if !asker.typed || asker.place.server.is_none() || !step.played.iter().any(hidden) {
            return None;
        }
        let slash = if self.settings.slash { "yes" } else { "no" };
        let text = asker.say(&of_table("aloud-sure", table.id()).with("slash", slash));
        let press = press("do", &[&table.id(), &shown_now(table), &actions_of(step)]);
        let button = press.plain(asker.say(&Message::new("aloud-button")));
        Some(with_buttons(private(text).about(table.id()), [button]))
    }
}

/// Why what was typed is not played.
enum NotPlayed {
    /// It cannot be.
    Refused(TableError),
    /// It cannot be taken back, so this asks whether it is meant.
    Asked(Box<Answer>),
    /// Whoever plays these actions is to see first what they lead to.
    AskedFirst(String),
    /// The program that plays it may not, or not now.
    Errand(ErrandRefused),
}

/// The canonical actions of a step that were its player's, as a button carries them.
pub fn actions_of(step: &Step) -> String {
    let theirs = step.played.iter().map(|played| &played.entry).filter(|entry| entry.player.is_some());
    theirs.map(|entry| entry.action.as_str()).collect::<Vec<_>>().join(";")
}

/// Asks whether a step is meant, if it cannot be taken back.
pub fn ask_once_more(asker: &Asker<'_>, table: &Table, step: &Step) -> Option<Answer> {
    step.parting.clone().map(|parting| question(asker, table, parting, &actions_of(step)))
}

/// Asks whether what cannot be taken back is meant, with the button that plays it.
fn question(asker: &Asker<'_>, table: &Table, parting: Parting, action: &str) -> Answer {
    let speaker = asker.of(table.game());
    let (question, label) = match parting {
        Parting::Resigns(seat) => {
            (Message::new("resign-sure").with("seat", seat), asker.say(&Message::new("resign-button")))
        }
        Parting::Says(spoken) => {
            let spoken = speaker.say(&spoken);
            (Message::new("herald-sure").with("what", spoken.clone()), spoken)
        }
    };
    let press = press("do", &[&table.id(), &shown_now(table), &action]);
    let text = speaker.say(&question.with("table", table.id().to_string()));
    with_buttons(private(text), [press.button(label, ButtonStyle::Bad)])
}

/// Whether a text offers a draw, and says nothing else.
fn is_draw(text: &str) -> bool {
    let plain: String =
        text.to_lowercase().chars().filter(|c| c.is_alphabetic() || c.is_whitespace()).collect();
    let words: Vec<&str> = plain.split_whitespace().collect();
    words
        .split_last()
        .is_some_and(|(last, words)| says("draw", last) && words.iter().all(|word| says("offering", word)))
}

/// Whether a refusal asks which of several actions is meant.
fn is_question(error: &TableError) -> bool {
    match error {
        TableError::Game(refusal) => {
            matches!(refusal.kind, RefusalKind::Ambiguous | RefusalKind::Undecided)
        }
        error => matches!(error, TableError::WhichSeat { .. }),
    }
}

/// At an anonymous table, what a player (or who is asked to become one) types where others read it gives
/// their seat away: it is not taken, and they are told how else to say it.
pub fn gives_away(asker: &Asker<'_>, table: &Table) -> Option<Vec<Answer>> {
    let read = asker.typed && asker.place.server.is_some();
    let who = asker.who.id.as_str();
    let invited = || table.ledger().open().any(|deal| asked(deal) == Some(who));
    let plays = table.status() == Status::Playing && (!table.seats_of(who).is_empty() || invited());
    (masked(table) && read && plays).then(|| asker.tell(&of_table("herald-gives-away", table.id())))
}

/// What in the past is behind a refusal, a line each, as far as a reader who holds `seats` may know of it.
fn causes(speaker: Speaker, table: &Table, error: &TableError, seats: SeatSet) -> Vec<String> {
    let TableError::Game(refusal) = error else { return Vec::new() };
    let known = |cause: &(usize, Option<Played>)| cause.0 == 0 || table.entry_known_to(cause.0, seats);
    let line = |(number, played): (usize, Option<Played>)| {
        let Some(played) = played else { return speaker.say(&Message::new("herald-because-start")) };
        let public = table.shown(number) > table.shown(number.saturating_sub(1));
        let acted = speaker.acted(&played.display, &played.events);
        let message = match (acted, played.entry.seat) {
            (Acted::Told(sentence), _) if !public => {
                Message::new("herald-because-secret").with("sentence", sentence)
            }
            (Acted::Told(sentence), _) => Message::new("herald-because-told").with("sentence", sentence),
            (shown, None) => Message::new("herald-because-told").with("sentence", shown.code()),
            (shown, Some(seat)) => {
                Message::new(if public { "herald-because" } else { "herald-because-private" })
                    .with("seat", seat)
                    .with("action", shown.code())
            }
        };
        speaker.say(&message.with("number", table.shown(number) as i64))
    };
    table.causes(refusal).unwrap_or_default().into_iter().filter(known).map(line).collect()
}

/// The reason of a refusal, with people's names made harmless.
fn error_message(error: &TableError) -> Message {
    match error {
        TableError::SeatTaken { seat, name } => {
            TableError::SeatTaken { seat: *seat, name: escaped(name) }.message()
        }
        TableError::SeatReserved { seat, name } => {
            TableError::SeatReserved { seat: *seat, name: escaped(name) }.message()
        }
        TableError::NotHost { host } => TableError::NotHost { host: escaped(host) }.message(),
        TableError::Dealing { name } => TableError::Dealing { name: escaped(name) }.message(),
        error => error.message(),
    }
}
