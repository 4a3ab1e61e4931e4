//! Puzzles in words: the task, and the solution.

use super::Speaker;
use liege_engine::lessons::Position;
use liege_engine::puzzles::{Puzzle, Task};
use liege_game::Seat;
use liege_words::Message;

/// Returns the task of a puzzle: "White: mate in 2 moves".
pub fn puzzle_task(speaker: Speaker, puzzle: &Puzzle) -> String {
    let id = match puzzle.task {
        Task::Mate => "puzzle-task-mate",
        Task::Win => "puzzle-task-win",
        Task::Fall => "puzzle-task-fall",
        Task::Capture => "puzzle-task-capture",
    };
    let place = speaker.game.seats().iter().position(|seat| seat.id == puzzle.seat).unwrap_or_default();
    let message = Message::new(id).with("seat", Seat(place as u8)).with("moves", i64::from(puzzle.moves));
    speaker.say(&message)
}

/// Returns actions in readable form, played one after the other from a position, as far as they are possible.
pub fn actions_line(speaker: Speaker, position: &Position, actions: &[String]) -> String {
    let mut position = position.clone();
    let mut parts = Vec::new();
    for action in actions {
        parts.push(format!("`{}`", position.state.display_in(action, speaker.language)));
        if position.play(std::slice::from_ref(action)).is_err() {
            break;
        }
    }
    parts.join(" ")
}
