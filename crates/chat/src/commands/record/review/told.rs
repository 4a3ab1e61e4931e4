//! A review in words and pictures.

use crate::desk::draw::DrawError;
use crate::desk::{Look, Picture, picture};
use crate::wording::{Speaker, of_table};
use liege_engine::review::Turning;
use liege_game::State;
use liege_render::Renderer;
use liege_table::{Table, TableError};
use liege_words::{Language, Message};
use std::sync::Arc;

/// A review in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// The text before the turning points.
    pub head: String,
    /// The turning points.
    pub moments: Vec<ToldMoment>,
    /// The note on how reliable the judgment is.
    pub foot: Option<String>,
}

/// A turning point in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToldMoment {
    /// The number of its entry in the log; for a turn of several moves, of the first.
    pub number: usize,
    /// The moves that were played, in readable form.
    pub played: String,
    /// The moves that a machine would have played, in readable form.
    pub best: String,
    /// The first of these moves, in canonical notation.
    pub marked: String,
    /// The whole paragraph.
    pub text: String,
}

impl Told {
    /// The whole text.
    #[must_use]
    pub fn text(&self) -> String {
        let moments = self.moments.iter().map(|moment| moment.text.as_str());
        let parts: Vec<&str> =
            std::iter::once(self.head.as_str()).chain(moments).chain(self.foot.as_deref()).collect();
        parts.join("\n\n")
    }
}

/// The reason why a review cannot be shown.
#[derive(Debug, thiserror::Error)]
pub enum ReviewError {
    /// The log cannot be replayed.
    #[error(transparent)]
    Table(#[from] TableError),
    /// A picture cannot be drawn.
    #[error(transparent)]
    Draw(#[from] DrawError),
}

/// Describes a game's turning points, for readers of a language. `file`: the table is not stored here but was
/// read from that file.
///
/// # Errors
/// If the game no longer begins as it did.
pub fn told(
    language: Language,
    table: &Table,
    turnings: &[Turning],
    file: Option<&str>,
) -> Result<Told, TableError> {
    let speaker = Speaker { language, game: table.game() };
    let count = turnings.len() as i64;
    let of = file.map_or_else(|| speaker.say(&of_table("review-of-table", table.id())), str::to_owned);
    let head = speaker.of_table("review-head", table.id()).with("count", count).with("of", of);
    let head = speaker.say(&head);
    let (mut moments, mut is_aimed) = (Vec::new(), false);
    let mut state = table.first_position()?;
    for (at, deed) in table.course().into_iter().enumerate() {
        if let Some(turning) = turnings.iter().find(|turning| turning.at == at) {
            is_aimed |= state.aim(&turning.played[0]).is_some();
            moments.push(moment(speaker, table, &*state, turning, deed.number));
        }
        if state.play(&deed.action).is_err() {
            break;
        }
    }
    let foot = is_aimed.then(|| format!("-# {}", speaker.say(&Message::new("review-aimed"))));
    Ok(Told { head, moments, foot })
}

fn moment(
    speaker: Speaker,
    table: &Table,
    state: &dyn State,
    turning: &Turning,
    number: usize,
) -> ToldMoment {
    let (played, best) = (said(speaker, state, &turning.played), said(speaker, state, &turning.best));
    let about = Message::new("review-about")
        .with("about", turning.about.id())
        .with("known", if turning.about.moves().is_some() { "yes" } else { "no" })
        .with("moves", turning.about.moves().unwrap_or_default() as i64);
    let better = Message::new("review-better").with("best", best.clone());
    let counted =
        state.round().map_or_else(|| format!("{}.", table.shown(number)), |round| round.to_string());
    let text = format!(
        "**{counted} {}:** {played}\n{} {}",
        speaker.seat_now(state, turning.seat),
        speaker.say(&about),
        speaker.say(&better),
    );
    let marked = turning.best.first().cloned().unwrap_or_default();
    ToldMoment { number, played, best, marked, text }
}

/// Returns moves in readable form.
fn said(speaker: Speaker, state: &dyn State, actions: &[String]) -> String {
    let mut state = state.boxed();
    let mut shown = Vec::new();
    for action in actions {
        let display = state.display_in(action, speaker.language);
        let aimed = state.aim(action).is_some();
        match state.play(action) {
            // The result of a shot is not what was chosen, so the notation stays.
            Ok(events) if !aimed => shown.push(speaker.acted(&display, &events).code()),
            _ => shown.push(format!("`{display}`")),
        }
    }
    shown.join(" ")
}

/// Draws a picture of each turning point: the position before it, with the machine's move marked.
///
/// # Errors
/// If the log cannot be replayed, or the renderer fails.
pub async fn pictures(
    renderer: &Arc<Renderer>,
    table: &Table,
    told: &Told,
    look: Look<'_>,
) -> Result<Vec<Picture>, ReviewError> {
    let speaker = Speaker { language: look.language, game: table.game() };
    let mut pictures = Vec::with_capacity(told.moments.len());
    for moment in &told.moments {
        let before = table.view_for(moment.number.saturating_sub(1), look.reader)?;
        let targets = [moment.marked.clone()];
        let drawn = picture(renderer, table, &before, Look { targets: &targets, ..look }).await?;
        let number = table.shown(moment.number);
        let about = match before.state.round() {
            Some(round) => Message::new("review-alt-move").with("round", round.to_string()),
            None => Message::new("review-alt").with("number", number as i64),
        };
        let head = speaker.say(&about.with("move", moment.played.replace('`', "")));
        let alt = format!("{head} {}", drawn.alt).chars().take(1_024).collect();
        pictures.push(Picture { name: format!("table-{}-before-{number}.png", table.id()), alt, ..drawn });
    }
    Ok(pictures)
}
