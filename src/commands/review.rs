//! `liege review`: the turning points of a finished game in the data file or in a record.

use super::progress::Progress;
use super::run::print;
use super::setup::{language, table};
use super::{Failure, Review};
use crate::config::Effective;
use liege_chat::{self as chat, Legend, Look, Told};
use liege_engine::review::{Budget, Turning};
use liege_game::{self as game, SeatSet, words};
use liege_local::console;
use liege_render::Renderer;
use liege_store::{Store, Which};
use liege_table::record::{self, MOST_BYTES, Plan};
use liege_table::{Likeness, Manner, Player, Seed, Status, Table, Venue};
use liege_words::Language;
use liege_words::limited::at_most;
use liege_words::now::machine_time;
use serde_json::json;
use std::fs::File;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;

/// The factor of the effort for a second look at a choice.
const AGAIN: u64 = 15;

/// Reviews the game, and prints the result.
pub(super) async fn review(effective: &Effective, asked: &Review) -> Result<ExitCode, Failure> {
    let table = match (asked.table, &asked.record) {
        (Some(number), None) => kept(effective, number).await?,
        (None, Some(path)) => Arc::new(of_record(effective, path)?),
        _ => {
            let hint = "give a table's number, like `liege review 12`, or `--record FILE`";
            return Err(Failure::usage("it is not said which game is meant", hint));
        }
    };
    let language = asked.language.as_deref().map_or(Ok(table.venue().language), language)?;
    if let Some(why) = chat::not_reviewed(&table) {
        return Err(Failure::usage(words().say_of(Language::ENGLISH, table.game(), &why), ""));
    }
    let broken = |error: &dyn std::fmt::Display| Failure::new(error, "`liege verify` says more");
    let budget = asked.nodes.map(|quick| Budget { quick, long: quick.saturating_mul(AGAIN) });
    let mut review = chat::begin_review(&table, budget).map_err(|error| broken(&error))?;
    let progress = Progress::of("actions", review.progress().1 as u64);
    while review.step() {
        let (done, all) = review.progress();
        progress.all(all as u64);
        progress.at(done as u64);
    }
    drop(progress);
    let turnings = review.turnings();
    let file = asked.record.as_deref().map(|path| path.display().to_string());
    let told = chat::review_told(language, &table, &turnings, file.as_deref());
    let told = told.map_err(|error| broken(&error))?;
    let json = || in_json(&table, file.as_deref(), &turnings, &told);
    print(&if asked.json { json() } else { plain(&told) })?;
    if let Some(folder) = &asked.pictures {
        draw(&table, &told, language, folder).await?;
    }
    Ok(ExitCode::SUCCESS)
}

/// A table of the data file, unless its game equals one in progress.
async fn kept(effective: &Effective, number: i64) -> Result<Arc<Table>, Failure> {
    let store = Store::open_read_only_at(&effective.location()).await?;
    let table = table(&store, number).await?;
    if chat::not_reviewed(&table).is_none() {
        let mut lines = store.tables(Which::Playing(0, u32::MAX)).await?;
        lines.retain(|line| line.game == table.game().id());
        let likeness = Likeness::of(&table, None);
        for line in lines {
            let Some(other) = store.table(line.id).await? else { continue };
            if other.status() == Status::Playing && likeness.tells_of(&other) {
                let what = format!("the game of table #{number} is the same as one that is still on");
                return Err(Failure::usage(what, format!("it can be reviewed when #{} is over", other.id())));
            }
        }
    }
    Ok(table)
}

/// The table of a record's file.
fn of_record(effective: &Effective, path: &Path) -> Result<Table, Failure> {
    let language = effective.config.chat.language;
    let read = File::open(path).and_then(|file| at_most(file, MOST_BYTES));
    let bytes = read
        .map_err(|error| Failure::new(format!("the file {} cannot be read: {error}", path.display()), ""))?;
    let not_taken =
        |fault: record::Fault| Failure::new(format!("{}: {}", path.display(), fault.say(language)), "");
    let sheet = record::read(&bytes, game::by_id, record::Texts::Any).map_err(not_taken)?;
    if !sheet.is_over() {
        let what = format!("the game of {} is on, or was never finished", path.display());
        return Err(Failure::usage(what, "games are reviewed when they are over"));
    }
    let plan = Plan {
        manner: Manner::Archived,
        people: chat::guests(&sheet.people),
        chairs: Vec::new(),
        host: Player { id: String::new(), name: String::new() },
        venue: Venue { server: None, channel: String::new(), thread: None, lobby_message: None, language },
        seed: Seed::random(),
        at: machine_time(),
    };
    sheet.table(plan).map_err(not_taken)
}

/// The text without the marks of the chat.
fn plain(told: &Told) -> String {
    format!("{}\n", told.text().replace("**", "").replace('`', "").replace("-# ", ""))
}

fn in_json(table: &Table, file: Option<&str>, turnings: &[Turning], told: &Told) -> String {
    let seats = table.game().seats();
    let moments = turnings.iter().zip(&told.moments).map(|(turning, moment)| {
        json!({
            "number": table.shown(moment.number),
            "seat": seats.get(turning.seat.index()).map(|info| info.id),
            "played": turning.played,
            "best": turning.best,
            "before": turning.before,
            "after": turning.after,
            "about": turning.about.id(),
            "moves": turning.about.moves(),
            "text": moment.text,
        })
    });
    let moments: Vec<_> = moments.collect();
    let id = table.game().id();
    let told = match file {
        Some(file) => json!({ "record": file, "game": id, "moments": moments }),
        None => json!({ "table": table.id(), "game": id, "moments": moments }),
    };
    format!("{told}\n")
}

/// Writes the pictures into an existing folder.
async fn draw(table: &Table, told: &Told, language: Language, folder: &Path) -> Result<(), Failure> {
    let renderer = Renderer::new().map_err(|error| Failure::new(error, "this program was built wrongly"))?;
    let look = Look {
        language,
        bottom: None,
        layout: "",
        legend: Legend::default(),
        targets: &[],
        reader: SeatSet::EMPTY,
    };
    let pictures = chat::review_pictures(&Arc::new(renderer), table, told, look).await;
    for picture in pictures.map_err(|error| Failure::new(error, ""))? {
        // The game of a file has no number.
        let path = folder.join(picture.name.strip_prefix("table-0-").unwrap_or(&picture.name));
        console::write_own(&path, &picture.bytes).map_err(|error| {
            Failure::new(format!("the file {} cannot be written: {error}", path.display()), "")
        })?;
        print(&format!("{}\n", path.display()))?;
    }
    Ok(())
}
