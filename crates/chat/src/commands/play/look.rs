//! Looking: boards, legal moves, open acts, the log, one's tables. All private, nothing changes.

use crate::chat::commands::play::point::with_pieces;
use crate::chat::desk::{
    Answer, Answers, Asker, Button, ButtonStyle, Chat, For, Found, Look, Press, Stop, TEXT_CHARS, press,
    private, with_buttons,
};
use crate::chat::post::clocks::time_lines;
use crate::chat::post::ready_check::not_started;
use crate::chat::wording::{
    Reader, Speaker, example_new, layout_called, masked, moment, moments, of_table, only_places, own_seat,
    person, quoted, seat_called, shown_now,
};
use crate::game::{Game, Seat, SeatSet};
use crate::store::Which;
use crate::table::{Moment, Negotiation, Status, Table, TableError, Urgency};
use crate::words::Message;
use jiff::Timestamp;
use std::fmt::Write as _;
use std::sync::Arc;

/// How a board is looked at.
#[derive(Clone, Copy)]
pub struct Angle<'a> {
    /// The seat at the bottom; `None`: the game's public side.
    pub bottom: Option<Seat>,
    /// The arrangement of the picture; empty: the usual one.
    pub layout: &'a str,
}

impl Chat {
    /// Finds the table to look at, or answers.
    pub(crate) async fn look_at(
        &self,
        asker: &Asker<'_>,
        named: Option<i64>,
        press: impl Fn(&Table) -> Press,
    ) -> Result<Arc<Table>, Stop> {
        Err(Stop::Said(match self.find(asker, named, For::Looking).await? {
            Found::Table(table) => return Ok(table),
            Found::None(why) => asker.tell(&why),
            Found::Several(tables) => Chat::ask_which(asker, &Message::new("table-which"), &tables, press),
        }))
    }

    /// `board`
    pub(crate) async fn board(
        &self,
        asker: &Asker<'_>,
        named: Option<i64>,
        words: [Option<&str>; 2],
        at: Option<usize>,
    ) -> Answers {
        let table = self.look_at(asker, named, board_press).await?;
        let speaker = asker.of(table.game());
        let (bottom, layout) = asker.or_tell(sides(speaker, words.into_iter().flatten()))?;
        let bottom = bottom.or_else(|| own_seat(&table, &asker.who.id));
        let count = shown_now(&table);
        asker.unless(at.and_then(|at| beyond(&table, at)))?;
        // The present has whatever nobody else was told of as well.
        let number = at.filter(|at| *at < count).map_or(table.log().len(), |at| table.of_shown(at));
        let moment = table.view_for(number, table.seats_of(&asker.who.id))?;
        let answer = self.board_answer(asker, &table, &moment, Angle { bottom, layout }, &[], "").await;
        let others = at.is_none().then(|| layout_buttons(speaker, &table, layout));
        let steps = step_buttons(&table, at.unwrap_or(count), layout);
        Ok(vec![with_buttons(answer, others.into_iter().flatten().chain(steps))])
    }

    /// The button under a post.
    pub(crate) async fn board_pressed(
        &self,
        asker: &Asker<'_>,
        table: i64,
        number: usize,
        layout: &str,
    ) -> Answers {
        let table = self.of_button(asker, table).await?;
        let head =
            if shown_now(&table) == number { String::new() } else { asker.say(&Message::new("stale-board")) };
        let layout = layout_called(table.game(), layout).unwrap_or_default();
        let moment = seen_by(asker, &table)?;
        let bottom = own_seat(&table, &asker.who.id);
        let answer = self.board_answer(asker, &table, &moment, Angle { bottom, layout }, &[], &head).await;
        let others = layout_buttons(asker.of(table.game()), &table, layout);
        let steps = step_buttons(&table, shown_now(&table), layout);
        Ok(vec![with_buttons(answer, others.into_iter().chain(steps))])
    }

    /// The present board from the asker's side, under a sentence.
    pub(crate) async fn board_now(&self, asker: &Asker<'_>, table: &Arc<Table>, head: &str) -> Answers {
        let moment = seen_by(asker, table)?;
        let bottom = own_seat(table, &asker.who.id);
        Ok(vec![self.board_answer(asker, table, &moment, Angle { bottom, layout: "" }, &[], head).await])
    }

    /// A picture of a moment with its caption. A picture that can't be drawn is replaced by words.
    pub(crate) async fn board_answer(
        &self,
        asker: &Asker<'_>,
        table: &Table,
        moment: &Moment,
        angle: Angle<'_>,
        targets: &[String],
        head: &str,
    ) -> Answer {
        let speaker = asker.of(table.game());
        let mut lines: Vec<String> =
            Some(head.to_owned()).filter(|head| !head.is_empty()).into_iter().collect();
        if targets.is_empty() {
            // The picture counts moves alone.
            let shown = table.shown(moment.number);
            let id = if shown == moment.moves { "board-caption" } else { "board-caption-moves" };
            let caption = speaker.of_table(id, table.id()).with("number", shown as i64);
            lines.push(speaker.say(&caption.with("moves", moment.moves as i64)));
        }
        let present = moment.number == table.log().len();
        if let Some(chooser) = table.chooser().filter(|_| present) {
            lines.push(asker.say(&match chooser.id == asker.who.id {
                true => of_table("dice-ask", table.id()),
                false => Message::new("dice-waiting").with("who", person(&chooser.id)),
            }));
        }
        let reader = table.seats_of(&asker.who.id);
        if present && targets.is_empty() && table.status() == Status::Playing {
            let to_move = table.to_move();
            let yours: SeatSet = to_move.iter().filter(|seat| reader.contains(*seat)).collect();
            let (id, seats) =
                if yours.is_empty() { ("board-turn", to_move) } else { ("board-turn-you", yours) };
            if !seats.is_empty() {
                let seats = speaker.seats_now(&*moment.state, seats);
                lines.push(speaker.say(&Message::new(id).with("seats", seats)));
            }
            lines.extend(time_lines(speaker, moment, &[]).lines(false));
        }
        let letters = self.wants_letters(&asker.member, table).await.unwrap_or(true);
        let Angle { bottom, layout } = angle;
        let look = Look { language: asker.language, bottom, layout, letters, targets, reader };
        let pictures = match self.picture_or_words(table, moment, look).await {
            Ok(picture) => vec![picture],
            Err(words) => {
                lines.push(asker.say(&words));
                Vec::new()
            }
        };
        let mut answer = Answer { pictures, ..private(lines.join("\n")) };
        if present {
            answer = with_buttons(answer, self.seen_now(asker, table).await);
        }
        answer
    }

    /// `moves`
    pub(crate) async fn moves(&self, asker: &Asker<'_>, named: Option<i64>, piece: &str) -> Answers {
        let press = |table: &Table| press("moves", &[&table.id(), &shown_now(table)]);
        let table = self.look_at(asker, named, press).await?;
        let speaker = asker.of(table.game());
        let mine = table.seats_of(&asker.who.id);
        let on_turn = table.to_move();
        if table.status() != Status::Playing {
            let message = match table.status() {
                Status::Lobby => not_started(&table),
                _ => of_table("game-over", table.id()),
            };
            return Ok(asker.tell(&message));
        }
        if table.is_dealing() {
            return Ok(self.refuse_choice(asker, &table, None));
        }
        // Where agreements are secret, what somebody may not do tells of them: only they are shown it.
        let secret = table.terms().negotiation == Negotiation::Secret;
        if secret
            && !on_turn.iter().any(|seat| mine.contains(seat))
            && (mine.is_empty() || piece.trim().is_empty())
        {
            return Ok(asker.tell(&of_table("herald-moves-secret", table.id())));
        }
        if piece.trim().is_empty() {
            let legal = table.state().legal();
            let Some(seat) = on_turn.iter().next() else {
                return Ok(asker.tell(&of_table("moves-none", table.id())));
            };
            if legal.is_empty() {
                return Ok(asker.tell(&of_table("moves-none", table.id())));
            }
            let head = of_table("moves-all", table.id()).with("seat", seat).with("count", legal.len() as i64);
            let mut text = speaker.say(&head);
            append_list(
                &mut text,
                legal.iter().map(|action| table.state().display_in(action, speaker.language)),
            );
            return Ok(vec![with_pieces(speaker, &table, &asker.who.id, private(text))]);
        }
        let seat = on_turn.iter().find(|seat| mine.contains(*seat)).or_else(|| mine.iter().next());
        let Some(seat) = seat.or_else(|| on_turn.iter().next()) else {
            return Ok(asker.tell(&of_table("moves-none", table.id())));
        };
        match table.state().moves_of(seat, piece) {
            Ok(moves) => {
                let mut text = speaker.say(&Message::new("moves-of").with("count", moves.len() as i64));
                // Out of turn nothing can be said of checks: the bare notation stands for itself.
                let shown = |action: &String| {
                    if on_turn.contains(seat) {
                        table.state().display_in(action, speaker.language)
                    } else {
                        unprefixed(table.game(), action)
                    }
                };
                append_list(&mut text, moves.iter().map(shown));
                let moment = seen_by(asker, &table)?;
                let bottom = own_seat(&table, &asker.who.id);
                let answer = self
                    .board_answer(asker, &table, &moment, Angle { bottom, layout: "" }, &moves, &text)
                    .await;
                let playable = on_turn.iter().any(|seat| mine.contains(seat));
                let buttons = moves.iter().filter(|_| playable && moves.len() <= 20);
                Ok(vec![with_buttons(
                    answer,
                    buttons.map(|action| self.action_button(speaker, &table, action)),
                )])
            }
            Err(refusal) => Ok(self.refuse(asker, &table, &TableError::Game(refusal), piece)),
        }
    }

    /// `tables`
    pub(crate) async fn tables(&self, asker: &Asker<'_>) -> Answers {
        let lines = self.store.tables(Which::Of(&asker.who.id)).await?;
        let mut tables = self.tables_on(lines).await?;
        if tables.is_empty() {
            let example = crate::game::all().first().map(|game| example_new(asker.language, *game));
            let example = example.unwrap_or_default();
            return Ok(asker.tell(&Message::new("tables-none").with("example", example)));
        }
        tables.sort_by_key(|table| {
            (table.urgency(&asker.who.id), due(table, &asker.who.id), table.seen_changed())
        });
        let mut text = asker.say(&Message::new("tables-head"));
        for table in tables.iter().take(20) {
            let speaker = asker.of(table.game());
            let mut state = asker.say(&self.waits_for(asker, table));
            let offers = offers_to(table, &asker.who.id);
            if offers > 0 {
                let offers = asker.say(&Message::new("digest-offers").with("count", offers as i64));
                let _ = write!(state, ", **{offers}**");
            }
            let mine = table.seats_of(&asker.who.id);
            let seats = if mine.is_empty() { table.invitations_of(&asker.who.id) } else { mine };
            let by_lot = masked(table) && table.status() == Status::Lobby;
            let seats = if seats.is_empty() && !table.plays(&asker.who.id) {
                // Who has created a table need not sit at it.
                asker.say(&Message::new("tables-host"))
            } else if only_places(table) && mine.is_empty() | (table.status() == Status::Lobby) {
                asker.say(&Message::new("dice-by-dice"))
            } else if by_lot {
                asker.say(&Message::new("herald-by-lot"))
            } else {
                speaker.seats(seats)
            };
            let line = speaker.of_table("tables-line", table.id()).with("seats", seats).with("state", state);
            let since = moments::moment(table.seen_changed());
            let since = asker.say(&Message::new("tables-since").with("when", since));
            let away = mine.iter().find_map(|seat| table.away_until(seat)).map(|until| {
                format!(", {}", asker.say(&Message::new("tables-away").with("until", moment(until))))
            });
            let away = away.unwrap_or_default();
            let line = format!("\n{}{away}, {since}", speaker.say(&line));
            if text.chars().count() + line.chars().count() > TEXT_CHARS {
                break;
            }
            text.push_str(&line);
        }
        let buttons = tables.iter().take(10).map(|table| {
            let speaker = asker.of(table.game());
            let label = speaker.of_table("table-button", table.id());
            let style = match table.urgency(&asker.who.id) {
                Urgency::Turn => ButtonStyle::Main,
                _ => ButtonStyle::Plain,
            };
            press("board", &[&table.id(), &shown_now(table)]).button(speaker.say(&label), style)
        });
        Ok(vec![with_buttons(private(text), buttons)])
    }

    /// What one of the asker's tables waits for, in a few words.
    fn waits_for(&self, asker: &Asker<'_>, table: &Table) -> Message {
        let who = asker.who.id.as_str();
        match table.urgency(who) {
            Urgency::Turn if table.is_dealing() => Message::new("dice-tables-turn"),
            // The deadline is past then.
            Urgency::Turn if is_late(table, table.seats_of(who)) => Message::new("tables-your-turn-late"),
            Urgency::Turn => match due(table, who) {
                until if until == Timestamp::MAX => Message::new("tables-your-turn"),
                until => Message::new("tables-your-turn-until").with("until", moment(until)),
            },
            Urgency::Asked => crate::chat::post::ready_check::asking(table, "tables-muster-you")
                .with("table", table.id().to_string()),
            Urgency::Invited => of_table("tables-lobby-you", table.id()),
            // A host without a seat is wanted for nothing: the table waits for those who play.
            Urgency::Waiting | Urgency::Nothing if table.status() == Status::Playing => {
                self.awaited(asker, table)
            }
            Urgency::Gathering if table.is_full() => Message::new("tables-muster"),
            Urgency::Waiting | Urgency::Gathering | Urgency::Nothing => Message::new("tables-lobby"),
        }
    }

    /// Whom a game that is on waits for, until when, when it is not the asker.
    fn awaited(&self, asker: &Asker<'_>, table: &Table) -> Message {
        if table.is_dealing() {
            let who = table.chooser().map(|chooser| person(&chooser.id)).unwrap_or_default();
            return Message::new("dice-waiting").with("who", who);
        }
        if let Some(until) = table.paused_until() {
            return Message::new("tables-paused").with("until", moment(until));
        }
        let seats = asker.of(table.game()).seats(table.to_move());
        if is_late(table, table.to_move()) {
            let claim = table.claim(&asker.who.id, None, self.clock.now());
            let may = matches!(claim, Ok(_) | Err(TableError::WhichLate { .. }));
            return of_table(if may { "tables-waiting-claim" } else { "tables-waiting-late" }, table.id())
                .with("seats", seats);
        }
        match table.owed().into_iter().filter_map(|owed| owed.until).min() {
            Some(until) => {
                Message::new("tables-waiting-until").with("seats", seats).with("until", moment(until))
            }
            None => Message::new("tables-waiting").with("seats", seats),
        }
    }
}

/// The table as it is now, for whoever asks.
fn seen_by(asker: &Asker<'_>, table: &Table) -> Result<Moment, TableError> {
    table.view_for(table.log().len(), table.seats_of(&asker.who.id))
}

/// A move as its game writes it, without whose it is.
fn unprefixed(game: &dyn Game, action: &str) -> String {
    let (seat, rest) = action.split_once(':').unwrap_or(("", action));
    let theirs = game.seats().iter().any(|info| seat.chars().eq([info.code]));
    if theirs { rest.to_owned() } else { action.to_owned() }
}

/// Whether the time of one of these seats is up.
fn is_late(table: &Table, seats: SeatSet) -> bool {
    table.owed().iter().any(|owed| owed.late.is_some() && seats.contains(owed.seat))
}

/// How many offers and proposals wait for a member's answer at a table: as a digest counts them.
pub fn offers_to(table: &Table, member: &str) -> usize {
    let reader = Reader::of(table, member);
    table.ledger().open().filter(|deal| reader.is_asked(table, deal)).count()
}

/// The seat at the bottom and the arrangement of the picture that words name; or which there are.
pub fn sides<'a>(
    speaker: Speaker,
    words: impl IntoIterator<Item = &'a str>,
) -> Result<(Option<Seat>, &'static str), Message> {
    let (mut bottom, mut layout) = (None, "");
    for typed in words {
        if let Some(called) = layout_called(speaker.game, typed) {
            layout = called;
        } else if let Some(seat) = seat_called(speaker.game, typed) {
            bottom = Some(seat);
        } else {
            let id = if speaker.game.layouts().is_empty() { "seat-unknown" } else { "side-unknown" };
            return Err(Message::new(id)
                .with("typed", quoted(typed))
                .with("seats", speaker.seat_list())
                .with("layouts", speaker.layout_list()));
        }
    }
    Ok((bottom, layout))
}

/// Until when a table waits for a member; the end of time where there is no limit.
fn due(table: &Table, member: &str) -> Timestamp {
    let mine = table.seats_of(member);
    let owed = table.owed().into_iter().filter(|owed| mine.contains(owed.seat));
    owed.filter_map(|owed| owed.until).min().unwrap_or(Timestamp::MAX)
}

/// A button for each other arrangement of the picture.
pub fn layout_buttons(speaker: Speaker, table: &Table, present: &str) -> Vec<Option<Button>> {
    let layouts = table.game().layouts();
    let usual = layouts.first().map(|_| "");
    let others = usual.into_iter().chain(layouts.iter().copied()).filter(|layout| *layout != present);
    let button = |layout: &str| {
        press("board", &[&table.id(), &shown_now(table), &layout]).plain(speaker.layout(layout))
    };
    others.map(button).collect()
}

/// The button of a table's board as it is now.
pub fn board_press(table: &Table) -> Press {
    press("board", &[&table.id(), &shown_now(table)])
}

/// That a table has not come so far yet, if it has not.
pub fn beyond(table: &Table, at: usize) -> Option<Message> {
    let count = shown_now(table);
    (at > count).then(|| {
        of_table("board-future", table.id())
            .with("count", count as i64)
            .with("at", i64::try_from(at).unwrap_or(i64::MAX))
    })
}

/// Appends moves in code marks, as many as a message holds.
fn append_list(text: &mut String, moves: impl Iterator<Item = String>) {
    let mut length = text.chars().count();
    for (index, shown) in moves.enumerate() {
        length += shown.chars().count() + 4;
        if length > TEXT_CHARS {
            text.push_str(" …");
            return;
        }
        let _ = write!(text, "{}`{shown}`", if index == 0 { "\n" } else { ", " });
    }
}

/// The buttons that lead from a point of a table to the one before and the one after.
pub fn step_buttons(table: &Table, at: usize, layout: &str) -> Vec<Option<Button>> {
    let now = shown_now(table);
    if now == 0 || table.status() == Status::Lobby {
        return Vec::new();
    }
    let step = |at: usize, label: String| press("past", &[&table.id(), &at, &layout]).plain(label);
    let back = at.checked_sub(1).map(|to| step(to, format!("◀ {to}")));
    let on = (at < now).then(|| step(at + 1, format!("{} ▶", at + 1)));
    back.into_iter().chain(on).collect()
}
