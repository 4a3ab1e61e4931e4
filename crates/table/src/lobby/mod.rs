//! Before the game: seats are taken, or dealt by dice, everybody is asked whether they are there, and the game begins.

pub(crate) mod begin;
pub(crate) mod dealing;
pub(crate) mod opening;
pub(crate) mod ready_check;
pub(crate) mod seating;
pub(crate) mod seats;
