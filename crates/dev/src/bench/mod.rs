//! Measurements on this machine, for `liege-dev bench`.
//!
//! Nothing here says whether a figure is good: times depend on the machine. To judge a change, measure the
//! program before and after it on one machine, one after the other.

mod asked;
mod club;
mod contests;
mod engine;
mod figures;
mod film;
mod growth;
mod machines;
mod movegen;
mod moves;
mod picture;
mod played;
mod store;
mod web;

pub use asked::{Asked, Subject};
pub use figures::{Figure, Trouble};

/// Measures these subjects, and calls `tell` with each figure as soon as it is known.
///
/// # Errors
/// Returns an error if there is no room for temporary files, or the measured work fails.
pub async fn bench(asked: &Asked, tell: &mut (dyn FnMut(Figure) + Send)) -> Result<(), Trouble> {
    for subject in &asked.subjects {
        match subject {
            Subject::Picture => picture::measure(asked, tell)?,
            Subject::Film => film::measure(asked, tell)?,
            Subject::Movegen => movegen::measure(asked, tell)?,
            Subject::Engine => engine::measure(asked, tell)?,
            Subject::Move => moves::measure(asked, tell).await?,
            Subject::Machines => machines::measure(asked, tell).await?,
            Subject::Store => store::measure(asked, tell).await?,
            Subject::Contests => contests::measure(asked, tell).await?,
            Subject::Web => web::measure(asked, tell).await?,
            Subject::Growth => growth::measure(asked, tell).await?,
        }
    }
    Ok(())
}
