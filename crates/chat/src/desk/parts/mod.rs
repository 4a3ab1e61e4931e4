//! Parts of posts and answers: cards of offers, clocks, dealt seats, acts to choose from, buttons.

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
