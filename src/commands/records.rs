//! Export and import of records of games.

use super::progress::Progress;
use super::run::{open, print};
use super::setup::seat;
use super::{Export, Failure, Import};
use crate::config::Effective;
use liege_chat::{guests, invitation};
use liege_game::{self as game, Foreign, Game, Seat};
use liege_store::{Created, Importer, Store, TableLine, Which, WhichPlayers};
use liege_table::record::{self, Depth, MOST_BYTES, Plan, Sheet, Texts, Unfit, people};
use liege_table::{Chair, Manner, Player, Seed, Status, Table, Venue};
use liege_words::limited::at_most;
use liege_words::now::machine_time;
use std::fs::File;
use std::path::Path;
use std::process::ExitCode;

/// The place of the local chat's tables.
const LOCAL: (&str, &str) = ("local", "main");

/// `liege export TABLE`
pub(super) async fn export(effective: &Effective, asked: &Export) -> Result<ExitCode, Failure> {
    let store = Store::open_read_only_at(&effective.location()).await?;
    let id = asked.table;
    let table = store.table(id).await?;
    let table = table.ok_or_else(|| Failure::new(format!("there is no table #{id}"), ""))?;
    let names = store.names_of(&people(&table)).await?;
    let name = |id: &str| names.get(id).cloned().unwrap_or_else(|| id.to_owned());
    let depth = if asked.whole { Depth::Whole } else { Depth::Public };
    let asked_for = [
        (asked.pgn, Foreign::Pgn),
        (asked.pdn, Foreign::Pdn),
        (asked.kif, Foreign::Kif),
        (asked.csa, Foreign::Csa),
    ];
    let text = match asked_for.into_iter().find(|(asked, _)| *asked) {
        Some((_, notation)) => in_notation(&table, notation)?,
        None => own(&table, name, depth)?,
    };
    match &asked.output {
        None => print(&text)?,
        Some(path) => std::fs::write(path, text).map_err(|error| {
            Failure::new(format!("the file {} cannot be written: {error}", path.display()), "")
        })?,
    }
    Ok(ExitCode::SUCCESS)
}

/// A table in a notation of other programs.
fn in_notation(table: &Table, notation: Foreign) -> Result<String, Failure> {
    record::in_notation(table, notation).ok_or_else(|| {
        let (id, name) = (table.id(), notation.id());
        let what = format!("table #{id} cannot be written in {}", name.to_uppercase());
        let hint = format!("leave --{name} out: Liege's own record can say every game that has begun");
        Failure::new(what, &hint)
    })
}

/// A table in Liege's own record.
fn own(table: &Table, name: impl Fn(&str) -> String, depth: Depth) -> Result<String, Failure> {
    let id = table.id();
    record::write(table, name, depth).map_err(|unfit| {
        let hint = match unfit {
            Unfit::Secret => "--whole tells everything; keep such a file to yourself",
            Unfit::NotBegun => "",
        };
        Failure::new(format!("there is no record of table #{id}: {unfit}"), hint)
    })
}

/// `liege import FILE`
pub(super) async fn import(effective: &Effective, asked: &Import) -> Result<ExitCode, Failure> {
    let language = effective.config.chat.language;
    let not_taken = |file: &Path, fault: &record::Fault, hint: &str| {
        Failure::new(format!("{}: {}", file.display(), fault.say(language)), hint)
    };
    // All files are read before the first is imported.
    let mut sheets = Vec::new();
    for path in &asked.files {
        let read = File::open(path).and_then(|file| at_most(file, MOST_BYTES));
        let bytes = read.map_err(|error| {
            Failure::new(format!("the file {} cannot be read: {error}", path.display()), "")
        })?;
        let sheet = record::read(&bytes, game::by_id, Texts::Any);
        sheets.push((path, sheet.map_err(|fault| not_taken(path, &fault, "nothing was brought in"))?));
    }
    let store = open(effective).await?;
    let progress = Progress::of("records", sheets.len() as u64);
    let (mut text, mut failure) = (String::new(), None);
    for (number, (path, sheet)) in (1..).zip(&sheets) {
        let hint = if text.is_empty() { "nothing was brought in" } else { "those before it were brought in" };
        match bring(&store, effective, asked, sheet).await {
            Ok(Ok(said)) => text.push_str(&said),
            Ok(Err(fault)) => failure = Some(not_taken(path, &fault, hint)),
            Err(fault) => failure = Some(fault),
        }
        if failure.is_some() {
            break;
        }
        progress.at(number);
    }
    drop(progress);
    store.close().await;
    print(&text)?;
    failure.map_or(Ok(ExitCode::SUCCESS), Err)
}

/// Imports a record. Returns the text to print.
async fn bring(
    store: &Store,
    effective: &Effective,
    asked: &Import,
    sheet: &Sheet,
) -> Result<Result<String, record::Fault>, Failure> {
    let now = machine_time();
    let known = store.tables(Which::FromRecord(&sheet.digest)).await?;
    if let Some(TableLine { id, .. }) = known.first().filter(|_| !asked.again) {
        return Err(Failure::new(
            format!("that record is here already: table #{id}"),
            "--again brings it in once more",
        ));
    }
    let resume = asked.resume || !asked.archive && !sheet.is_over();
    // The members of the local chat exist even before they have said anything.
    let locals = if resume && asked.server.is_none() { locals(store, effective).await? } else { Vec::new() };
    let people = known_people(store, sheet).await?;
    let (chairs, host) = if resume {
        let chairs = chairs(store, sheet, &people, &asked.seats).await?;
        let host = match &asked.host {
            Some(typed) => Some(member(store, typed).await?),
            None => chairs.iter().find_map(Chair::person).or(locals.first()).cloned(),
        };
        let nobody = || {
            let seat = example_seat(sheet.game);
            let hint = format!("say for whom a seat is (--seat {seat}=@id), or who is the host (--host @id)");
            Failure::usage("nobody of the record is known here", hint)
        };
        (chairs, host.ok_or_else(nobody)?)
    } else if asked.seats.is_empty() && asked.host.is_none() {
        (Vec::new(), Player { id: String::new(), name: String::new() })
    } else {
        let hint = "--resume goes on with a game that is not over";
        return Err(Failure::usage("--seat and --host are for a game that goes on", hint));
    };
    let place = asked.server.as_deref().zip(asked.channel.as_deref()).unwrap_or(LOCAL);
    let plan = Plan {
        manner: if resume { Manner::Resumed } else { Manner::Archived },
        people: people.clone(),
        chairs,
        host,
        venue: Venue {
            server: Some(place.0.to_owned()),
            channel: place.1.to_owned(),
            thread: None,
            lobby_message: None,
            language: effective.config.chat.language,
        },
        seed: Seed::random(),
        at: now,
    };
    let table = match sheet.table(plan) {
        Ok(table) => table,
        Err(fault) => return Ok(Err(fault)),
    };
    let posts = if resume { vec![invitation()] } else { Vec::new() };
    let by = Importer::keeper();
    let created = store.bring_in(&table, &people, &posts, by, now).await?;
    let Created::Done(table) = created else {
        return Err(Failure::new("the record was brought in before", ""));
    };
    let count = table.log().len();
    let fate = match table.status() {
        Status::Lobby => "it goes on when its seats are taken",
        _ if table.is_unfinished() => "it is not over, and kept as it is",
        _ => "it is over, and kept",
    };
    let actions = if count == 1 { "action" } else { "actions" };
    Ok(Ok(format!("Table #{}: {}, {count} {actions}; {fate}\n", table.id(), table.game().id())))
}

/// The members of the local chat, as the configuration names them.
async fn locals(store: &Store, effective: &Effective) -> Result<Vec<Player>, Failure> {
    let now = machine_time();
    let mut locals = Vec::new();
    for name in &effective.config.local.members {
        let id = name.to_lowercase();
        store.add_local_member(&id, name, now).await?;
        let member = store.meet(&id, name, now).await?;
        locals.push(Player { id: member.id, name: member.name });
    }
    Ok(locals)
}

/// A seat of a game, as an example.
fn example_seat(game: &dyn Game) -> &'static str {
    game.seats().first().map_or("", |seat| seat.id)
}

/// The people of a record: members if it has their ids and these are known here, otherwise guests.
async fn known_people(store: &Store, sheet: &Sheet) -> Result<Vec<Player>, Failure> {
    let mut people = guests(&sheet.people);
    for (player, someone) in people.iter_mut().zip(&sheet.people) {
        let Some(id) = &someone.id else { continue };
        if let Some(member) = store.member(id).await? {
            *player = Player { id: member.id, name: member.name };
        }
    }
    Ok(people)
}

/// The members for the seats: as asked, otherwise the member with the record's id, otherwise the only one
/// with the name.
async fn chairs(
    store: &Store,
    sheet: &Sheet,
    people: &[Player],
    asked: &[String],
) -> Result<Vec<Chair>, Failure> {
    let mut named: Vec<(Seat, Chair)> = Vec::new();
    for pair in asked {
        let (name, typed) = pair.split_once('=').ok_or_else(|| {
            Failure::usage(
                format!("--seat {pair} names no member"),
                format!(
                    "for example --seat {seat}=@123 or --seat {seat}=ada",
                    seat = example_seat(sheet.game)
                ),
            )
        })?;
        let chair = match typed {
            "open" => Chair::Open,
            typed => Chair::Invited(member(store, typed).await?),
        };
        named.push((seat(sheet.game, name)?, chair));
    }
    let mut chairs = Vec::new();
    for index in 0..sheet.game.seats().len() {
        let seat = Seat(u8::try_from(index).unwrap_or(u8::MAX));
        if let Some((_, chair)) = named.iter().find(|(named, _)| *named == seat) {
            chairs.push(chair.clone());
            continue;
        }
        let person = sheet.person_at(seat);
        let known = person.and_then(|index| people.get(index).zip(sheet.people.get(index)));
        chairs.push(match known {
            None => Chair::Open,
            Some((player, someone)) if someone.id.as_ref() == Some(&player.id) => {
                Chair::Invited(player.clone())
            }
            Some((_, someone)) => {
                match store.players(WhichPlayers::Called(&someone.name)).await?.as_slice() {
                    [only] => Chair::Invited(only.clone()),
                    _ => Chair::Open,
                }
            }
        });
    }
    Ok(chairs)
}

/// A typed member: `@id`, or a name that only one has.
async fn member(store: &Store, typed: &str) -> Result<Player, Failure> {
    let bare = typed.trim_start_matches('@');
    if let Some(member) = store.member(bare).await? {
        return Ok(Player { id: member.id, name: member.name });
    }
    match store.players(WhichPlayers::Called(bare)).await?.as_slice() {
        [only] => Ok(only.clone()),
        [] => Err(Failure::usage(
            format!("nobody here is called `{bare}`"),
            "a member is known here once they have said something to Liege",
        )),
        several => {
            let ids: Vec<String> = several.iter().map(|player| format!("@{}", player.id)).collect();
            Err(Failure::usage(format!("several are called `{bare}`"), format!("one of {}", ids.join(", "))))
        }
    }
}
