//! The cross-table of a contest as a picture: who met whom, with the standing, from what has happened so far.
//!
//! [`scene`] draws one page for a width and a language, [`alt`] says the first places in words. Both are pure. The form
//! follows from the format: a square for a round robin of two seats, rounds in columns for a Swiss and for tables of three and
//! four, a bracket, rungs; groups and divisions stand one under the other.

mod alt;
mod bracket;
mod cell;
mod chart;
mod head;
mod legend;
mod paper;
mod played;
mod said;
mod table;
mod view;

use crate::error::Error;
use crate::state::Contest;
use crate::terms::Format;
use chart::Chart;
use legend::Legend;
use liege_game::scene::Scene;
use paper::Paper;

pub use alt::alt;
pub use view::{MOST_ROWS, View, Width};

/// The number of pages of a picture of this width; 0 before entrants have numbers.
#[must_use]
pub fn pages(contest: &Contest, width: Width) -> u32 {
    let pages = match contest.terms().format {
        _ if contest.numbered().next().is_none() => 0,
        Format::KnockOut { .. } => bracket::pages(contest, width),
        _ => chart::pages(contest).len(),
    };
    pages as u32
}

/// A page of the cross-table.
///
/// # Errors
/// The contest has not started, or has no such page.
pub fn scene(contest: &Contest, view: &View<'_>) -> Result<Scene, Error> {
    let pages = pages(contest, view.width);
    if pages == 0 {
        return Err(Error::NotStarted);
    }
    let index = (view.page as usize).checked_sub(1).filter(|_| view.page <= pages);
    let index = index.ok_or(Error::NoSuchPage { page: view.page, pages })?;
    let scale = view.scale();
    let mut paper = Paper::new(scale);
    let mut legend = Legend::default();
    if let Format::KnockOut { .. } = contest.terms().format {
        bracket::draw(contest, view, index, &mut paper, &mut legend);
    } else {
        let page = chart::pages(contest).into_iter().nth(index).unwrap_or_default();
        let mut charts: Vec<Chart> = page.iter().map(|slice| Chart::new(contest, view, slice)).collect();
        table::draw(&mut charts, view, &mut paper, &mut legend);
    }
    head::draw(contest, view, pages, &mut paper);
    legend.explain(view, &mut paper);
    Ok(paper.into_scene())
}
