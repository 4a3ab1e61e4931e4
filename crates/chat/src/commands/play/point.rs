//! Playing by pointing: a piece, where it goes, and, where that leaves a choice, which move. What is asked next says
//! [`tap::point`]; here it becomes a picture with a menu, and the page's board is lit by the same.

use crate::chat::desk::{
    Answer, Answers, Asker, Chat, Look, Menu, MenuOption, Press, Stop, pointed, press, private, with_buttons,
};
use crate::chat::wording::{Speaker, example_of, of_table, own_seat, shown_now};
use crate::game::tap::{self, Asks, Choice, Pointed};
use crate::game::{RefusalKind, Seat, Spot, State, Tap};
use crate::table::{Status, Table, TableError};
use crate::words::{Message, capitalised};
use std::sync::Arc;

/// How many words, such as the end of a turn, stand beside the menu as buttons.
const WORDS: usize = 4;
/// How many targets are named under a piece.
const NAMED: usize = 12;

/// The moves that a member can point out at a table now: of all their seats that are to move.
pub fn taps(table: &Table, member: &str) -> Vec<Tap> {
    if table.status() != Status::Playing || table.is_dealing() {
        return Vec::new();
    }
    own_seats(table, member).flat_map(|seat| table.state().taps(seat)).collect()
}

fn own_seats(table: &Table, member: &str) -> impl Iterator<Item = Seat> {
    let mine = table.seats_of(member);
    table.to_move().iter().filter(move |seat| mine.contains(*seat))
}

/// The legal actions of a member that no pointing reaches, because they are a word: the end of a turn.
pub fn words_of(table: &Table, member: &str, taps: &[Tap]) -> Vec<String> {
    let state = table.state();
    if state.patterned() {
        return Vec::new();
    }
    let seats: Vec<Seat> = own_seats(table, member).collect();
    let is_own = |action: &String| state.actor(action).is_some_and(|seat| seats.contains(&seat));
    let is_pointed = |action: &String| taps.iter().any(|tap| tap.action == *action);
    let mut words: Vec<String> =
        state.legal().into_iter().filter(|action| !is_pointed(action) && is_own(action)).collect();
    words.truncate(if words.len() > WORDS { 0 } else { WORDS });
    words
}

/// A choice in words: the piece, the cell, or the move that is left.
pub fn said(speaker: Speaker, state: &dyn State, asks: Asks, choice: &Choice<'_>) -> String {
    let named = |spot: Option<&Spot>| spot.map(|spot| spot.name().to_owned()).unwrap_or_default();
    match (asks, choice.action(asks), choice.taps.first()) {
        (_, Some(action), _) => {
            let shown = state.display_in(action, speaker.language);
            match state.choice(action) {
                Some(more) => format!("{shown}: {}", speaker.say(&more)),
                None => shown,
            }
        }
        (Asks::Piece, _, Some(tap)) => piece(speaker, tap),
        _ => named(choice.spot),
    }
}

/// A piece where it is: "Knight b1".
fn piece(speaker: Speaker, tap: &Tap) -> String {
    let name = capitalised(&speaker.say(&tap.piece));
    if tap.from.is_hand() {
        speaker.say(&Message::new("point-hand").with("piece", name))
    } else {
        format!("{name} {}", tap.from)
    }
}

/// What is asked, in a sentence.
pub fn question(speaker: Speaker, pointed: &Pointed<'_>) -> String {
    let first = pointed.choices.iter().find_map(|choice| choice.taps.first());
    let from = first.map(|tap| piece(speaker, tap)).unwrap_or_default();
    speaker.say(&match pointed.asks {
        Asks::Piece => Message::new("point-piece"),
        Asks::Target => Message::new("point-target").with("piece", from),
        Asks::Which => {
            let to = first.map(|tap| tap.to.to_string()).unwrap_or_default();
            Message::new("point-which").with("piece", from).with("to", to)
        }
    })
}

/// What a choice leads to: another question, or the move.
pub fn leads(table: &Table, pointed: &Pointed<'_>, choice: &Choice<'_>) -> String {
    match choice.action(pointed.asks) {
        Some(action) => press("play", &[&table.id(), &shown_now(table), &action]).0,
        None => asking(table, 0, pointed, choice.spot),
    }
}

/// The id of a question about what is left after these spots.
fn asking(table: &Table, page: usize, pointed: &Pointed<'_>, next: Option<&Spot>) -> String {
    let spots = pointed.spots.iter().copied().chain(next);
    let spots = spots.map(Spot::name).collect::<Vec<_>>().join(" ");
    press("point", &[&table.id(), &shown_now(table), &page, &spots]).0
}

impl Chat {
    /// The button under a turn: what may be moved, as something to choose from; for others than those to move a list.
    pub(crate) async fn moves_pressed(&self, asker: &Asker<'_>, id: i64) -> Answers {
        let table = self.of_button(asker, id).await?;
        match tap::point(&taps(&table, &asker.who.id), &[]) {
            Some(_) => self.point_at(asker, &table, &[], 0, "").await,
            None => self.moves(asker, Some(id), "").await,
        }
    }

    /// Something was pointed at when people were shown `number` actions.
    pub(crate) async fn pointed(
        &self,
        asker: &Asker<'_>,
        id: i64,
        number: usize,
        page: usize,
        spots: &str,
    ) -> Answers {
        let table = self.of_button(asker, id).await?;
        if shown_now(&table) != number {
            let stale = asker.say(&of_table("stale", id));
            return self.point_or_board(asker, &table, &stale).await;
        }
        let spots: Vec<&str> = spots.split(' ').filter(|spot| !spot.is_empty()).collect();
        self.point_at(asker, &table, &spots, page, "").await
    }

    /// Plays what was pointed out; whoever wants to be asked first is. Whoever is still to move goes on pointing.
    pub(crate) async fn play_pointed(
        &self,
        asker: &Asker<'_>,
        id: i64,
        number: usize,
        action: &str,
    ) -> Answers {
        let before = self.of_button(asker, id).await?;
        let mut answers = self.act_shown(asker, id, (number, action), false).await?;
        if asker.clicked {
            // The next board stands where they click.
            return Ok(answers);
        }
        let table = self.of_button(asker, id).await?;
        let moved = table.log().len() > before.log().len();
        if moved && !taps(&table, &asker.who.id).is_empty() {
            let done = answers.pop().map(|answer| answer.text).unwrap_or_default();
            answers.extend(self.point_at(asker, &table, &[], 0, &done).await?);
        }
        Ok(answers)
    }

    /// What may be pointed at now under a sentence, or the board for those who may not.
    async fn point_or_board(&self, asker: &Asker<'_>, table: &Arc<Table>, head: &str) -> Answers {
        if taps(table, &asker.who.id).is_empty() {
            self.board_now(asker, table, head).await
        } else {
            self.point_at(asker, table, &[], 0, head).await
        }
    }

    /// Asks what comes after these spots, with a picture and a menu.
    async fn point_at(
        &self,
        asker: &Asker<'_>,
        table: &Arc<Table>,
        spots: &[&str],
        page: usize,
        head: &str,
    ) -> Answers {
        let speaker = asker.of(table.game());
        let taps = taps(table, &asker.who.id);
        let Some(pointed) = tap::point(&taps, spots) else {
            // Made up, or no longer so.
            return match spots {
                [] => self.board_now(asker, table, head).await,
                _ => {
                    Box::pin(self.point_or_board(asker, table, &asker.say(&of_table("stale", table.id()))))
                        .await
                }
            };
        };
        let mut lines: Vec<String> = [head.to_owned(), question(speaker, &pointed)]
            .into_iter()
            .filter(|line| !line.is_empty())
            .collect();
        if table.state().patterned() && pointed.asks != Asks::Piece {
            let example = example_of(asker.language, table.state());
            lines.push(speaker.say(&Message::new("point-typed").with("example", format!("`{example}`"))));
        }
        let answer = private(lines.join("\n"));
        let answer = self.with_pointed_picture(asker, table, &pointed, answer).await?;
        Ok(vec![offered(speaker, table, &asker.who.id, &taps, &pointed, page, answer)])
    }

    /// Adds the picture on which everything is marked that can be pointed at.
    async fn with_pointed_picture(
        &self,
        asker: &Asker<'_>,
        table: &Table,
        pointed: &Pointed<'_>,
        mut answer: Answer,
    ) -> Result<Answer, Stop> {
        let moment = table.view_for(table.log().len(), table.seats_of(&asker.who.id))?;
        let targets = targets(table.state(), pointed);
        let letters = self.wants_letters(&asker.member, table).await.unwrap_or(true);
        let bottom = own_seat(table, &asker.who.id);
        let reader = table.seats_of(&asker.who.id);
        let look = Look { language: asker.language, bottom, layout: "", letters, targets: &targets, reader };
        match pointed::picture(&self.renderer, table, &moment, look, pointed).await {
            Ok(picture) => answer.pictures.push(picture),
            // The menu says the same.
            Err(fault) => tracing::error!(%fault, "a picture to be pointed at"),
        }
        Ok(answer)
    }
}

/// An answer with the menu of what may be pointed at, and what stands beside it: pages, the way back, words.
fn offered(
    speaker: Speaker,
    table: &Table,
    member: &str,
    taps: &[Tap],
    pointed: &Pointed<'_>,
    page: usize,
    answer: Answer,
) -> Answer {
    let pages = pages(pointed);
    let page = page.min(pages - 1);
    let turn = |to: Option<usize>, label: &str| {
        let id = asking(table, to.filter(|to| *to < pages)?, pointed, None);
        Press(id).plain(label)
    };
    // Back to the pieces, where there are others.
    let others = || tap::point(taps, &[]).is_some_and(|all| all.asks == Asks::Piece);
    let back = pointed.asks != Asks::Piece && others();
    let to_pieces = press("point", &[&table.id(), &shown_now(table), &0]);
    let to_pieces = if back { to_pieces.plain(speaker.say(&Message::new("point-back"))) } else { None };
    let words = if back { Vec::new() } else { words_of(table, member, taps) };
    let words = words.into_iter().map(|action| {
        let label = table.state().display_in(&action, speaker.language);
        press("play", &[&table.id(), &shown_now(table), &action]).plain(label)
    });
    let turns = [turn(page.checked_sub(1), "◀"), turn(Some(page + 1), "▶"), to_pieces];
    let answer = with_buttons(answer, turns.into_iter().chain(words).collect::<Vec<_>>());
    let leads = |choice: &Choice<'_>| leads(table, pointed, choice);
    Answer { menu: Some(menu(speaker, table.state(), pointed, page, leads)), ..answer }
}

/// A list of moves with the menu of the pieces that make them, for whoever is to move.
pub fn with_pieces(speaker: Speaker, table: &Table, member: &str, answer: Answer) -> Answer {
    let taps = taps(table, member);
    match tap::point(&taps, &[]) {
        Some(pointed) => offered(speaker, table, member, &taps, &pointed, 0, answer),
        None => answer,
    }
}

/// Whether somebody to move has typed no more than a piece or a cell of theirs: they want to know where it goes.
pub fn is_piece_alone(table: &Table, member: &str, error: &TableError, text: &str) -> bool {
    let TableError::Game(refusal) = error else { return false };
    let taps = taps(table, member);
    let moves = own_seats(table, member).find_map(|seat| table.state().moves_of(seat, text).ok());
    let moved: Vec<&Tap> =
        taps.iter().filter(|tap| moves.iter().flatten().any(|mv| *mv == tap.action)).collect();
    match (refusal.kind, moved.first()) {
        (_, None) => false,
        (RefusalKind::Unreadable, _) => true,
        // What names a cell and nothing else.
        (RefusalKind::Illegal, Some(first)) => {
            let is_one = moved.iter().all(|tap| tap.from == first.from);
            is_one && text.trim().chars().count() <= first.from.name().chars().count()
        }
        _ => false,
    }
}

/// The moves whose targets are marked: of very many that go to one place the first.
pub fn targets(state: &dyn State, pointed: &Pointed<'_>) -> Vec<String> {
    if pointed.asks == Asks::Piece {
        return Vec::new();
    }
    let most = if state.patterned() { 1 } else { usize::MAX };
    let taps = pointed
        .choices
        .iter()
        .filter(|choice| !choice.passed)
        .flat_map(|choice| choice.taps.iter().take(most));
    taps.map(|tap| tap.action.clone()).collect()
}

/// How many menus the choices need.
fn pages(pointed: &Pointed<'_>) -> usize {
    listed(pointed).count().div_ceil(Menu::MOST).max(1)
}

/// The choices that a menu names: on the way to another, cells are only seen on the board.
fn listed<'p, 't>(pointed: &'p Pointed<'t>) -> impl Iterator<Item = &'p Choice<'t>> {
    pointed.choices.iter().filter(|choice| !choice.passed)
}

/// The choices of a page as a menu; `leads`: the id of what choosing one of them does.
pub fn menu(
    speaker: Speaker,
    state: &dyn State,
    pointed: &Pointed<'_>,
    page: usize,
    leads: impl Fn(&Choice<'_>) -> String,
) -> Menu {
    let option = |choice: &Choice<'_>| {
        let mut goals: Vec<&str> = Vec::new();
        if pointed.asks == Asks::Piece {
            for tap in &choice.taps {
                if !goals.contains(&tap.to.name()) {
                    goals.push(tap.to.name());
                }
            }
        }
        let more = if goals.len() > NAMED { " …" } else { "" };
        goals.truncate(NAMED);
        let about = if goals.is_empty() { String::new() } else { format!("→ {}{more}", goals.join(" ")) };
        let label = said(speaker, state, pointed.asks, choice);
        // What still has to be chosen is not done by that.
        let open = pointed.asks != Asks::Piece && choice.action(pointed.asks).is_none();
        let label = if open { format!("{label} …") } else { label };
        MenuOption { id: leads(choice), label, about }
    };
    let hint = match pointed.asks {
        Asks::Piece => "point-choose-piece",
        Asks::Target => "point-choose-target",
        Asks::Which => "point-choose-which",
    };
    Menu {
        hint: speaker.say(&Message::new(hint)),
        options: listed(pointed).skip(page * Menu::MOST).take(Menu::MOST).map(option).collect(),
        below: false,
    }
}
