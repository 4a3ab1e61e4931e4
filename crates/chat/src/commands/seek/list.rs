//! The list of open tables at which the asker may sit down, page by page.

use crate::commands::seek::filter::SeekFilter;
use crate::desk::catalogue::turns;
use crate::desk::find::table_or_none;
use crate::desk::parts::buttons::join_button;
use crate::desk::reliability::{Unsuited, off_level, reputation, unsuited};
use crate::desk::selection::offered;
use crate::desk::{Answers, Asker, Desk, Fault, Place, may_see, press, private, with_buttons};
use crate::wording::{Term, control, free_seats, limit, masked, person};
use liege_store::{TableLine, Which};
use liege_table::{Chair, Player, Table, Terms};
use liege_words::Message;
use std::collections::{HashMap, HashSet};
use std::fmt::Write as _;
use std::ops::Range;
use std::sync::Arc;

/// The most tables on a page: each has a button.
const PAGE: usize = 5;
/// The most characters of a page, well below Discord's 2,000.
const CHARS: usize = 1_500;
/// The room on a page for the facts about one player, in characters: about the most that they take.
const PERSON_CHARS: usize = 120;
/// The most open tables of a server that are searched.
const LOOKED_THROUGH: u32 = 200;

/// The open tables of a server, for one member.
#[derive(Default)]
pub struct Open {
    /// The tables at which they may sit down.
    pub tables: Vec<Arc<Table>>,
    /// The number of tables that ask for more reliable players.
    reliable: usize,
    /// The number of tables for other ratings.
    level: usize,
    /// The ids of tables at which they sit, or which they host.
    theirs: Vec<i64>,
}

/// Returns the open tables of a server that fit a member's filter. Tables with a blocked member are left out,
/// as if they did not exist. Anonymous tables stay in: their absence would show who sits there.
pub(crate) async fn open_to(
    desk: &Desk,
    asker: &Asker<'_>,
    place: &Place,
    filter: &SeekFilter,
) -> Result<Open, Fault> {
    let (who, server) = (asker.who.id.as_str(), place.server.as_deref().unwrap_or_default());
    let blocklist = desk.store.blocked_either_way(who).await?;
    let mut open = Open::default();
    for TableLine { id, .. } in desk.store.tables(Which::Open(server, LOOKED_THROUGH)).await? {
        let Some(table) = table_or_none(desk, id).await? else { continue };
        let shown = may_see(asker, &table) || desk.hidden.may_list(asker.who, asker.place, place, &table);
        if !shown || !filter.fits(&table) || !masked(&table) && meets(&table, &blocklist) {
            continue;
        }
        let invited = !table.invitations_of(who).is_empty();
        if table.host().id == who || !table.seats_of(who).is_empty() {
            open.theirs.push(id);
            continue;
        }
        if !invited && !table.chairs().contains(&Chair::Open) || !in_company(desk, &table, filter).await? {
            continue;
        }
        match unsuited(desk, who, &table, invited).await? {
            None => open.tables.push(table),
            Some(Unsuited::Reliable(_)) => open.reliable += 1,
            Some(Unsuited::Level(_)) => open.level += 1,
        }
    }
    Ok(open)
}

/// Whether all players at a table have the wanted reliability and rating.
async fn in_company(desk: &Desk, table: &Table, filter: &SeekFilter) -> Result<bool, Fault> {
    let (reliable, level) = filter.company();
    if reliable.percent == 0 && level.is_any() {
        return Ok(true);
    }
    for player in table.players() {
        let standing = desk.store.standing_of(&player.id, Some(table.game().id())).await?;
        if !reliable.admits(standing.in_time, standing.late) || off_level(&standing, level).is_some() {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Shows a page of the open tables at a place.
pub(crate) async fn seeks_page(
    desk: &Desk,
    asker: &Asker<'_>,
    place: &Place,
    filter: &SeekFilter,
) -> Answers {
    let open = open_to(desk, asker, place, filter).await?;
    // Facts about players take long to find out, so only the page that is shown gets them.
    let pages = paged(open.tables.iter().map(|table| Entry::of(asker, table).room()));
    let count = pages.len();
    let page = filter.page.min(count.saturating_sub(1));
    let mut text = String::new();
    let mut buttons = Vec::new();
    if count == 0 {
        let selection = offered(desk, place.server.as_deref()).await?;
        let game = filter.game.or_else(|| selection.games().first().copied());
        let game = game.map_or("", |game| game.id());
        text = asker.say(&Message::new("seeks-none").with("game", game));
    } else {
        let head = Message::new("seeks-head").with("count", open.tables.len() as i64);
        text.push_str(&asker.say(&head));
        let mut known = Known::default();
        for table in pages.get(page).cloned().and_then(|page| open.tables.get(page)).into_iter().flatten() {
            let _ = write!(text, "\n{}", entry(desk, asker, table, &mut known).await?);
            buttons.push(join_button(asker, table, None));
        }
    }
    for line in rest_lines(asker, &open) {
        let _ = write!(text, "\n-# {line}");
    }
    let turning = turns(asker, page, count, |to| press("seeks", &[&to, &filter.written()]));
    // A filter may be too long for a button's id.
    if page + 1 < count && turning[1].is_none() {
        let typed = Message::new("seeks-page-typed").with("page", (page + 2).to_string());
        let _ = write!(text, "\n-# {}", asker.say(&typed));
    }
    buttons.extend(turning);
    Ok(vec![with_buttons(private(text), buttons)])
}

/// Describes an open table in a list; `known`: the facts about members that are found already, for use within
/// one answer.
pub(crate) async fn entry(
    desk: &Desk,
    asker: &Asker<'_>,
    table: &Table,
    known: &mut Known,
) -> Result<String, Fault> {
    let speaker = asker.of(table.game());
    let Entry { head, people, foot } = Entry::of(asker, table);
    let mut text = head;
    if masked(table) {
        let _ = write!(text, "\n-# {}", speaker.say(&Message::new("seeks-hidden")));
    }
    for player in people {
        let key = (table.game().id(), player.id.clone());
        let line = match known.get(&key) {
            Some(line) => line.clone(),
            None => {
                let newcomer = || Message::new("seeks-newcomer").with("who", person(&player.id));
                let line = reputation(desk, speaker, &player.id).await?;
                let line = line.unwrap_or_else(|| speaker.say(&newcomer()));
                known.insert(key, line.clone());
                line
            }
        };
        let _ = write!(text, "\n-# {line}");
    }
    Ok(text + &foot)
}

/// Facts about members, by game and id.
pub type Known = HashMap<(&'static str, String), String>;

/// The description of an open table, without the facts about its players.
struct Entry<'a> {
    head: String,
    /// The players to describe; none at an anonymous table.
    people: Vec<&'a Player>,
    foot: String,
}

impl<'a> Entry<'a> {
    fn of(asker: &Asker<'_>, table: &'a Table) -> Entry<'a> {
        let speaker = asker.of(table.game());
        let id = if table.is_sought() { "seeks-entry" } else { "seeks-entry-laid" };
        let head = speaker.of_table(id, table.id()).with("free", free_seats(table) as i64);
        let mut head = format!("{} {}", speaker.say(&head), speaker.say(&control(&table.terms().time)));
        let settings = settings_of(table);
        if !settings.is_empty() {
            let _ = write!(head, "\n{settings}");
        }
        let mut people: Vec<&Player> = if masked(table) { Vec::new() } else { table.players() };
        // The host is named even before they sit down.
        if !masked(table) && people.iter().all(|player| player.id != table.host().id) {
            people.insert(0, table.host());
        }
        let foot = table.open_until().map(|until| {
            format!("\n-# {}", speaker.say(&Message::new("lobby-until").with("until", limit(until))))
        });
        Entry { head, people, foot: foot.unwrap_or_default() }
    }

    /// Returns the number of characters that it takes, roughly.
    fn room(&self) -> usize {
        let lines = self.people.len().max(1);
        self.head.chars().count() + lines * PERSON_CHARS + self.foot.chars().count()
    }
}

/// Splits entries into pages, by the room that each takes.
fn paged(rooms: impl Iterator<Item = usize>) -> Vec<Range<usize>> {
    let mut pages: Vec<Range<usize>> = Vec::new();
    let mut taken = 0;
    for (index, room) in rooms.enumerate() {
        match pages.last_mut() {
            Some(page) if page.len() < PAGE && taken + room < CHARS => {
                page.end += 1;
                taken += room;
            }
            _ => {
                pages.push(index..index + 1);
                taken = room;
            }
        }
    }
    pages
}

/// Whether any of these members sits at a table, is invited to it, or has created it.
fn meets(table: &Table, these: &HashSet<String>) -> bool {
    let people = table.chairs().iter().filter_map(Chair::person);
    people.chain([table.host()]).any(|player| these.contains(&player.id))
}

/// Returns the settings of a table that are not the usual ones, in typed form. The time limit is described
/// elsewhere, in words.
fn settings_of(table: &Table) -> String {
    let usual = Terms::default();
    let terms = Term::all().filter(|term| *term != Term::Time).filter_map(|term| {
        let value = term.value(table.terms());
        (value != term.value(&usual)).then(|| format!("`{}={value}`", term.id()))
    });
    let unusual = |(name, value): &(&str, &str)| {
        !table.game().options().iter().any(|option| option.name == *name && option.default == *value)
    };
    let options = table.options().iter().filter(unusual).map(|(name, value)| format!("`{name}={value}`"));
    let position = table.record().start.is_some().then(|| "`position=…`".to_owned());
    options.chain(terms).chain(position).collect::<Vec<_>>().join(" ")
}

/// Says which open tables are not for the asker, and why.
fn rest_lines(asker: &Asker<'_>, open: &Open) -> Vec<String> {
    let mut lines = Vec::new();
    let mut count = |id: &'static str, count: usize| {
        if count > 0 {
            lines.push(asker.say(&Message::new(id).with("count", count as i64)));
        }
    };
    count("seeks-others-level", open.level);
    count("seeks-others-reliable", open.reliable);
    if !open.theirs.is_empty() {
        let tables = open.theirs.iter().map(|id| format!("#{id}")).collect::<Vec<_>>().join(", ");
        lines.push(asker.say(&Message::new("seeks-yours").with("tables", tables)));
    }
    lines
}
