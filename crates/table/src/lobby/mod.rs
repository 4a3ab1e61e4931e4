//! Before the game: seats are taken or drawn by dice, everybody is asked whether they are there, and the game
//! starts.

pub(crate) mod begin;
pub(crate) mod dealing;
pub(crate) mod opening;
pub(crate) mod ready_check;
pub(crate) mod seating;
pub(crate) mod seats;
