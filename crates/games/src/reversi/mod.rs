//! Reversi after Gardner (rules page `reversi`): the middle is filled first, then every disc put down turns
//! over what it encloses.
//!
//! * `discs`: the position and its moves; `game`: the game in the kit's form.

mod discs;
mod game;

#[cfg(test)]
mod tests;
mod tree;

crate::games! {
    "reversi" => REVERSI of game::SPEC;
}
