//! Parts of which posts and answers are made: offers as cards, clocks, seats that are dealt, acts to choose from, buttons.

pub(crate) mod acts;
pub(crate) mod buttons;
pub(crate) mod cards;
pub(crate) mod clocks;
pub(crate) mod dice;
pub(crate) mod parting;
pub(crate) mod ready_check;
pub(crate) mod replay_press;
pub(crate) mod taps;
pub(crate) mod whisper;
