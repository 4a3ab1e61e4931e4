//! `contest import`: a new contest for the players of a tournament report.
//!
//! The players are found by their names among those who have played on the server. Nobody plays without having said so: an
//! import needs a check-in, and those who are not ready then are dropped.

use crate::commands::contest::join::entering;
use crate::commands::contest::new::announce;
use crate::commands::contest::terms::{NAME, Reader};
use crate::desk::blocklist::unwilling;
use crate::desk::contest::{contests_from, of_contest_number};
use crate::desk::defaults::table_defaults;
use crate::desk::fill_in::{before_form, form_button};
use crate::desk::people::plain;
use crate::desk::{Answers, Asker, Desk, Fault, private, with_buttons};
use crate::wording::{escaped, sanitize};
use liege_contest::files::trf::{self, Tournament};
use liege_contest::{Act, Author, Format, Terms};
use liege_table::Player;
use liege_words::Message;
use sha2::{Digest, Sha256};
use std::fmt::Write as _;

/// The largest file, in bytes.
const LARGEST: usize = 512 << 10;
/// The most players of a file.
const PLAYERS: usize = 512;
/// The id of the lock for imports: neither a table nor a contest has it.
const IMPORTS: i64 = 0;

/// Runs `contest import`, with the game and the settings of the contest, if they were given.
pub(crate) async fn import(desk: &Desk, asker: &Asker<'_>, again: bool, text: &str) -> Answers {
    let Some(server) = asker.place.server.as_deref() else {
        return Ok(asker.tell(&Message::new("contest-on-server")));
    };
    let [file] = asker.files else {
        let how = before_form(desk, asker, asker.say(&Message::new("contest-import-how")));
        return Ok(vec![with_buttons(how, [form_button(desk, asker, "contest-import")])]);
    };
    let report = std::str::from_utf8(&file.bytes).ok().filter(|text| text.len() <= LARGEST);
    let Some(report) = report else { return Ok(asker.tell(&Message::new("contest-import-unread"))) };
    let report = trf::read(report).map_err(|error| asker.stop(&error.message()))?;
    if report.players.is_empty() || report.players.len() > PLAYERS {
        return Ok(asker.tell(&Message::new("contest-import-players").with("most", PLAYERS as i64)));
    }
    let defaults = asker.or_tell(table_defaults(desk, asker).await?)?;
    let reader = Reader { asker, defaults: &defaults, now: desk.now() };
    let terms = asker.or_tell(terms(&reader, &report, text))?;
    if terms.checkin_hours == 0 {
        return Ok(asker.tell(&Message::new("contest-import-check-in")));
    }
    // Two imports of one file at the same moment are told apart.
    let lock = desk.lock_of(IMPORTS);
    let _held = lock.lock().await;
    let digest = digest(&report);
    if !again && let Some(known) = contests_from(desk, asker, server, &digest).await?.first() {
        let message = of_contest_number("contest-import-known", known.id);
        return Ok(asker.tell(&message.with("name", escaped(&known.name))));
    }
    let people = desk.store.people_on(server).await?;
    let (mut entries, mut strangers) = (Vec::new(), Vec::new());
    let mut entered: Vec<String> = Vec::new();
    for player in &report.players {
        let found = named(asker, &people, &player.name).filter(|found| !entered.contains(&found.id));
        // A member who can't be invited is like one who is not known here.
        let Some(found) = willing(desk, asker, found).await? else {
            strangers.push(escaped(&sanitize::name(&player.name, "?")));
            continue;
        };
        let mut entry = entering(desk, liege_game::by_id(&terms.game), &found).await?;
        entry.rating = player.rating.or(entry.rating);
        entries.push((Author::Member(asker.who.id.clone()), Act::Late(entry)));
        entered.push(found.id);
    }
    let mut answers = announce(desk, asker, terms, entries, Some(&digest)).await?;
    if let Some(answer) = answers.first_mut() {
        let count = Message::new("contest-imported").with("count", entered.len() as i64);
        let _ = write!(answer.text, "\n{}", asker.say(&count));
        if !strangers.is_empty() {
            let names = strangers.iter().take(50).cloned().collect::<Vec<_>>().join(", ");
            let names = if strangers.len() > 50 { format!("{names}, …") } else { names };
            let message = Message::new("contest-import-strangers").with("names", names);
            let _ = write!(answer.text, "\n{}", asker.say(&message));
        }
        answer.text = private(answer.text.chars().take(1_900).collect::<String>()).text;
    }
    Ok(answers)
}

/// Returns the terms: those that were typed; the format, the number of rounds and the name come from the file, and the game is
/// chess if none was named.
fn terms(reader: &Reader<'_>, report: &Tournament, typed: &str) -> Result<Terms, Message> {
    let is_robin = [&report.code, &report.kind].iter().any(|text| text.to_uppercase().contains("ROBIN"));
    let format = if is_robin { "robin" } else { "swiss" };
    let in_format = reader.new_contest(&format!("{format} {typed}"));
    let mut terms = reader
        .new_contest(typed)
        .or(in_format)
        .or_else(|why| reader.new_contest(&format!("{format} chess {typed}")).map_err(|_| why))?;
    if let Format::Swiss { rounds: rounds @ None, .. } = &mut terms.format {
        *rounds = (report.rounds > 0).then_some(report.rounds);
    }
    let name: String = sanitize::message(report.name.trim()).chars().take(NAME).collect();
    if !name.is_empty() {
        terms.name = name;
    }
    Ok(terms)
}

/// Returns the member of this name, if there is exactly one.
fn named(asker: &Asker<'_>, people: &[Player], name: &str) -> Option<Player> {
    // A report has 33 characters of a name.
    let short = |name: &str| plain(name).chars().take(33).collect::<String>().trim().to_owned();
    let wanted = short(name);
    let here = asker.known.iter().chain(std::iter::once(asker.who)).map(crate::Person::player);
    let mut found: Option<Player> = None;
    for player in here.chain(people.iter().cloned()) {
        if player.is_machine() || wanted.is_empty() || short(&player.name) != wanted {
            continue;
        }
        if found.as_ref().is_some_and(|found| found.id != player.id) {
            return None;
        }
        found = Some(player);
    }
    found
}

/// Returns a member unless the asker can't invite them.
async fn willing(desk: &Desk, asker: &Asker<'_>, found: Option<Player>) -> Result<Option<Player>, Fault> {
    let Some(found) = found else { return Ok(None) };
    Ok(unwilling(desk, asker, [&found]).await?.is_none().then_some(found))
}

/// Returns the digest of a report: its name, its first day and its players.
fn digest(report: &Tournament) -> String {
    let names: Vec<&str> = report.players.iter().map(|player| player.name.as_str()).collect();
    let text = serde_json::json!([report.name, report.days[0], names]).to_string();
    Sha256::digest(text).iter().fold(String::new(), |mut hex, byte| {
        let _ = write!(hex, "{byte:02x}");
        hex
    })
}
