//! The position in short lines, for alt text and for readers without pictures; what is unusual about a turn;
//! what a move decides.

use super::action::{Action, Basic, Move};
use super::board::{Side, each};
use super::herald::{self, of_side, pieces};
use super::piece::Kind;
use super::position::{End, Position};
use crate::words::Message;

/// The most jumps that a note lists.
const LISTED: usize = 4;

/// How the game ended, who has which colour, where the dragons stand, the pieces and the reserves.
pub(super) fn summary(position: &Position, end: Option<End>) -> Vec<Message> {
    let mut lines = Vec::new();
    lines.extend(end.map(|end| herald::ending(end, position)));
    let (light, dark) = (position.holder(Side::Light), position.holder(Side::Dark));
    lines.push(Message::new("drb-line-sides").with("light", light).with("dark", dark));
    if let (Some(light), Some(dark)) = (position.dragon(Side::Light), position.dragon(Side::Dark)) {
        let message = Message::new("drb-line-dragons").with("light", light.to_string());
        lines.push(message.with("dark", dark.to_string()));
    }
    for side in Side::ALL.into_iter().filter(|_| end.is_none()) {
        if position.is_mortal(side) {
            lines.push(of_side("drb-line-mortal", side));
        }
    }
    lines.extend(Side::ALL.map(|side| army(position, side)));
    lines
}

/// The pieces of a side and its reserve.
fn army(position: &Position, side: Side) -> Message {
    let reserve = position.reserves[side.index()];
    let on_board = herald::kinds_counted(
        // The dragon's place has been said.
        each(position.sides[side.index()])
            .map(|cell| position.kind_on(cell))
            .filter(|kind| *kind != Kind::Dragon),
    );
    let id = match (on_board.is_empty(), reserve.is_empty()) {
        (false, true) => "drb-line-army",
        (false, false) => "drb-line-army-reserve",
        (true, true) => "drb-line-army-none",
        (true, false) => "drb-line-none-reserve",
    };
    of_side(id, side).with("pieces", on_board).with("reserve", pieces(reserve))
}

/// Dark may exchange colours; or the side to move has to capture.
pub(super) fn turn_note(position: &Position) -> Option<Message> {
    if position.may_swap() {
        return Some(Message::new("drb-turn-swap").with("dark", position.holder(Side::Dark)));
    }
    if position.bound() == 0 {
        return None;
    }
    let mut jumps: Vec<String> = Vec::new();
    let mut chess = false;
    for mv in position.moves() {
        let Basic::Capture { from, .. } = mv.basic else { continue };
        let jump = mv.basic.to_string();
        if !position.kind_on(from).jumps() {
            chess = true;
        } else if !jumps.contains(&jump) {
            jumps.push(jump);
        }
    }
    let more = if jumps.len() > LISTED { ", …" } else { "" };
    jumps.truncate(LISTED);
    let message = of_side("drb-turn-duty", position.turn).with("chess", i64::from(chess));
    Some(message.with("jumps", format!("{}{more}", jumps.join(", "))))
}

/// What leaves the game, and where the dragon lands.
pub(super) fn choice(action: &Action) -> Option<Message> {
    let Action::Move(Move { gone, flight, .. }) = action else { return None };
    let landing = flight.last().map(ToString::to_string).unwrap_or_default();
    let id = match (gone.is_empty(), flight.is_empty()) {
        (true, true) => return None,
        (false, true) => "drb-choice-gone",
        (true, false) => "drb-choice-flight",
        (false, false) => "drb-choice-both",
    };
    Some(Message::new(id).with("pieces", pieces(*gone)).with("cell", landing))
}
