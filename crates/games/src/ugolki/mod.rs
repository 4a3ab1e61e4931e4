//! Corners, "Ugolki" (rules page `ugolki`): whoever fills the other's yard first has won.
//!
//! * `yards`: where each side begins; `discs`: steps and chains of jumps; `position`: whose move it is, what is forbidden,
//!   how it ends; `position_string`; `game`: the game as the kit knows it.

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
