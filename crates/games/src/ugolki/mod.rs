//! Corners, "Ugolki" (rules page `ugolki`): the first player to fill the other's yard wins.
//!
//! * `yards`: the starting yards; `discs`: steps and chains of jumps; `position`: the turn, the forbidden
//!   moves and the end; `position_string`; `game`: the game in the kit's form.

mod discs;
mod game;
mod position;
mod position_string;
mod tree;
mod yards;

#[cfg(test)]
mod tests;

crate::games! {
    "ugolki" => UGOLKI of game::SPEC;
}
