//! The daily puzzle: its board, its task, a button that opens it in private; and the solvers of the one
//! before.

use crate::desk::{ButtonStyle, Desk, press, rendered};
use crate::transport::{OutboundMessage, Target};
use crate::wording::{Speaker, actions_line, escaped, puzzle_task, sanitize};
use liege_engine::lessons::Position;
use liege_engine::puzzles::Puzzle;
use liege_game::{Game, words};
use liege_store::DailyPuzzle;
use liege_words::Message;

/// A puzzle of some game.
#[derive(Clone, Copy)]
pub struct Of {
    pub game: &'static dyn Game,
    pub puzzle: &'static Puzzle,
}

/// The puzzle of the day before.
pub struct Yesterday {
    pub of: Of,
    /// The name of the first member who solved it.
    pub first: Option<String>,
    /// The number of members who solved it.
    pub solvers: usize,
}

impl Of {
    fn position(&self) -> Option<Position> {
        let state = self.puzzle.after(self.game, &[]).ok()?;
        Some(Position::new(state, self.puzzle.solver(self.game)))
    }
}

/// Returns the message of a channel's daily puzzle with this number.
pub(crate) async fn daily_puzzle_post(
    desk: &Desk,
    daily: &DailyPuzzle,
    number: i64,
    of: Of,
    before: Option<&Yesterday>,
) -> OutboundMessage {
    let speaker = Speaker { language: daily.language, game: of.game };
    let say = |message: &Message| words().say(daily.language, message);
    let head = Message::new("puzzle-day")
        .with("number", number)
        .with("game", speaker.game_name())
        .with("task", puzzle_task(speaker, of.puzzle));
    let head = say(&head);
    let before = before.and_then(|before| {
        let speaker = Speaker { game: before.of.game, ..speaker };
        let line = actions_line(speaker, &before.of.position()?, &before.of.puzzle.line);
        let message = Message::new("puzzle-day-before")
            .with("line", line)
            .with("count", before.solvers as i64)
            .with("first", escaped(before.first.as_deref().unwrap_or_default()));
        Some(say(&message))
    });
    let mut pictures = Vec::new();
    if let Some(position) = of.position() {
        let file = format!("puzzle-{}-{}.png", of.game.id(), of.puzzle.id());
        let stands = position.state.summary();
        let stands: Vec<String> = stands.iter().map(|line| speaker.say(line)).collect();
        let alt = format!("{head} {}", stands.join(" "));
        match rendered(&desk.renderer, position.scene(daily.language, &[]), file, &alt).await {
            Ok(picture) => pictures.push(picture),
            Err(error) => tracing::error!(%error, "a puzzle can't be drawn"),
        }
    }
    let label = say(&Message::new("puzzle-day-button"));
    let solve = press("puzzle-day", &[&daily.channel, &number]).button(label, ButtonStyle::Main);
    let text = head + &before.map(|before| format!("\n{before}")).unwrap_or_default();
    OutboundMessage {
        to: Target::Channel(daily.channel.clone()),
        text: sanitize::message(&text),
        mentions: Vec::new(),
        pictures,
        buttons: solve.into_iter().collect(),
        silent: true,
        nonce: nonce(&daily.channel, number),
        look_first: false,
    }
}

/// Returns the nonce: at most 25 characters, and equal at every attempt.
fn nonce(channel: &str, number: i64) -> String {
    let tail: String = channel.chars().rev().take(14).collect();
    format!("d{}-{tail}", number % 1_000_000)
}
