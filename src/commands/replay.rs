//! `liege replay`: shows a table of the data file again, as everybody may see it.

use super::progress::Progress;
use super::run::{ends_in, print};
use super::setup::{language, seat, table};
use super::{Failure, Replay};
use crate::config::Effective;
use liege_chat::{self as chat, Legend, Look, Showing, Stretch};
use liege_game::SeatSet;
use liege_render::{MOST_FILM_PICTURES, Renderer};
use liege_store::Store;
use std::process::ExitCode;

/// Draws the film or sheet, and prints its size.
pub(super) async fn replay(effective: &Effective, asked: &Replay) -> Result<ExitCode, Failure> {
    match asked.sheet {
        true => ends_in(&asked.out, "png", "a sheet is a PNG")?,
        false => ends_in(&asked.out, "gif", "an animation is a GIF")?,
    }
    let store = Store::open_read_only_at(&effective.location()).await?;
    let number = asked.table;
    let table = table(&store, number).await?;
    let game = table.game();
    let language = asked.language.as_deref().map_or(Ok(table.venue().language), language)?;
    let bottom = match &asked.seat {
        None => None,
        Some(name) => Some(seat(game, name)?),
    };
    let layout = match &asked.layout {
        None => "",
        Some(layout) => game.layouts().iter().copied().find(|known| known == layout).ok_or_else(|| {
            let hint = format!("this game has: {}", game.layouts().join(", "));
            Failure::usage(format!("there is no view `{layout}`"), hint)
        })?,
    };
    let count = table.shown(table.log().len());
    let stretch = Stretch::Between(asked.from.unwrap_or(1), asked.to);
    let range = stretch.of(count).ok_or_else(|| {
        Failure::usage("there is no such stretch", format!("table #{number} has {count} actions"))
    })?;
    let look =
        Look { language, bottom, layout, legend: Legend::default(), targets: &[], reader: SeatSet::EMPTY };
    let renderer = Renderer::new().map_err(|error| Failure::new(error, "this program was built wrongly"))?;
    let (from, to) = (*range.start(), *range.end());
    let showing = if asked.sheet { Showing::Sheet } else { Showing::Film };
    // The progress of drawing one file is unknown.
    let progress = Progress::waiting(match showing {
        Showing::Film => format!("drawing actions {from} to {to}"),
        Showing::Sheet => "drawing the sheet".to_owned(),
    });
    let cannot = |error: chat::ReplayError| Failure::new(error, "");
    let (bytes, said) = match showing {
        Showing::Sheet => {
            let bytes = chat::contact_sheet(&renderer, &table, range, look).map_err(cannot)?;
            (bytes, String::new())
        }
        Showing::Film => {
            let (film, positions) =
                chat::film(&renderer, &table, range, look, asked.width).map_err(cannot)?;
            let left_out = match positions > MOST_FILM_PICTURES {
                true => format!(", {MOST_FILM_PICTURES} of {positions} positions"),
                false => String::new(),
            };
            let said = format!(", {} × {} pixels{left_out}", film.width, film.height);
            (film.bytes, said)
        }
    };
    drop(progress);
    std::fs::write(&asked.out, &bytes).map_err(|error| {
        Failure::new(format!("the file {} cannot be written: {error}", asked.out.display()), "")
    })?;
    print(&format!("Actions {from} to {to} of table #{number}: {} bytes{said}\n", bytes.len()))?;
    Ok(ExitCode::SUCCESS)
}
