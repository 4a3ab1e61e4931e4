//! What is open: tables at which whoever asks may sit down, page by page.

use super::{SeekPress, Wish};
use crate::chat::buttons::Press;
use crate::chat::hear::{Asker, private, with_buttons};
use crate::chat::herald::{free_seats, limit};
use crate::chat::io::{Answer, Button, ButtonStyle};
use crate::chat::speaker::{Speaker, masked, person};
use crate::chat::standing::Unsuited;
use crate::chat::terms::Term;
use crate::chat::timing::control;
use crate::chat::{Chat, Fault};
use crate::store::StoreError;
use crate::table::{Chair, Player, Table, Terms};
use crate::words::Message;
use std::collections::HashSet;
use std::fmt::Write as _;
use std::sync::Arc;

/// Tables on a page at most: each has a button.
const PAGE: usize = 5;
/// The text of a page ends well before Discord's 2,000 characters.
const CHARS: usize = 1_500;
/// More open tables of one server are not looked through.
const LOOKED_THROUGH: u32 = 200;

/// What is open to somebody.
#[derive(Default)]
pub(super) struct Open {
    /// Where they may sit down.
    pub tables: Vec<Arc<Table>>,
    /// How many ask for more reliable players.
    reliable: usize,
    /// How many are for other ratings.
    level: usize,
    /// Where they sit, or whose host they are.
    theirs: Vec<i64>,
}

impl Chat {
    /// The open tables of a server that somebody looks for. Of tables where somebody sits with whom they are to
    /// have nothing to do nothing is said, as if there were none. Not so where it is not told who sits there:
    /// that such a table is missing would tell.
    pub(super) async fn open_to(&self, who: &str, server: &str, wish: &Wish) -> Result<Open, Fault> {
        let apart = self.store.apart_from(who).await?;
        let mut open = Open::default();
        for id in self.store.open_tables(server, LOOKED_THROUGH).await? {
            let Some(table) = self.of_many(id).await? else { continue };
            if !wish.fits(&table) || !masked(&table) && meets(&table, &apart) {
                continue;
            }
            let invited = !table.invitations_of(who).is_empty();
            if table.host().id == who || !table.seats_of(who).is_empty() {
                open.theirs.push(id);
                continue;
            }
            if !invited && !table.chairs().contains(&Chair::Open) || !self.in_company(&table, wish).await? {
                continue;
            }
            match self.unsuited(who, &table, invited).await? {
                None => open.tables.push(table),
                Some(Unsuited::Reliable(_)) => open.reliable += 1,
                Some(Unsuited::Level(_)) => open.level += 1,
            }
        }
        Ok(open)
    }

    /// A table that is looked at among others: one that can't be replayed any more must not hide these. It is not
    /// kept at hand, where it would push out those that members play at.
    pub(in crate::chat) async fn of_many(&self, id: i64) -> Result<Option<Arc<Table>>, Fault> {
        match self.store.table(id).await {
            Err(StoreError::Broken { table, what }) => {
                tracing::error!(table, what, "a table is left out");
                Ok(None)
            }
            table => Ok(table?),
        }
    }

    /// Whether all who sit at a table are as reliable and of such a rating as is wished.
    async fn in_company(&self, table: &Table, wish: &Wish) -> Result<bool, Fault> {
        let (reliable, level) = wish.company();
        for player in table.players() {
            let unreliable = self.too_unreliable(&player.id, reliable).await?.is_some();
            if unreliable || self.off_level(&player.id, table.game(), level).await?.is_some() {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// A page of what is open at a place.
    pub(super) async fn seeks_page(
        &self,
        asker: &Asker<'_>,
        server: &str,
        wish: &Wish,
    ) -> Result<Vec<Answer>, Fault> {
        let open = self.open_to(&asker.who.id, server, wish).await?;
        let mut pages: Vec<(String, Vec<Option<Button>>)> = Vec::new();
        for table in &open.tables {
            let entry = self.entry(asker, table).await?;
            let button = join_button(asker, table, None);
            match pages.last_mut() {
                Some((text, buttons))
                    if buttons.len() < PAGE && text.chars().count() + entry.chars().count() < CHARS =>
                {
                    let _ = write!(text, "\n{entry}");
                    buttons.push(button);
                }
                _ => pages.push((entry, vec![button])),
            }
        }
        let count = pages.len();
        let page = wish.page.min(count.saturating_sub(1));
        let mut text = String::new();
        let mut buttons = Vec::new();
        if count == 0 {
            let game = wish.game.or_else(|| crate::game::all().first().copied());
            let game = game.map_or("", |game| game.id());
            text = asker.say(&Message::new("seeks-none").with("game", game));
        } else {
            let head = Message::new("seeks-head").with("count", open.tables.len() as i64);
            text.push_str(&asker.say(&head));
            let (entries, joins) = pages.swap_remove(page);
            let _ = write!(text, "\n{entries}");
            buttons = joins;
        }
        for line in rest_lines(asker, &open) {
            let _ = write!(text, "\n-# {line}");
        }
        let turn = |to: usize, label: String| {
            let press = SeekPress::Page { page: to, filter: wish.written() };
            Press::Seek(press).button(label, ButtonStyle::Plain)
        };
        let label = |to: usize| {
            let message = Message::new("leaders-page").with("page", (to + 1).to_string());
            asker.say(&message.with("pages", count.to_string()))
        };
        if let Some(before) = page.checked_sub(1) {
            buttons.push(turn(before, format!("◀ {}", label(before))));
        }
        if page + 1 < count {
            let next = turn(page + 1, format!("{} ▶", label(page + 1)));
            // What is looked for may be too long for a button to carry.
            if next.is_none() {
                let typed = Message::new("seeks-page-typed").with("page", (page + 2).to_string());
                let _ = write!(text, "\n-# {}", asker.say(&typed));
            }
            buttons.push(next);
        }
        Ok(vec![with_buttons(private(text), buttons)])
    }

    /// What is told of an open table in a list.
    pub(super) async fn entry(&self, asker: &Asker<'_>, table: &Table) -> Result<String, Fault> {
        let speaker = asker.of(table.game());
        let id = if table.is_sought() { "seeks-entry" } else { "seeks-entry-laid" };
        let head = Message::new(id)
            .with("table", table.id().to_string())
            .with("game", speaker.game_name())
            .with("free", free_seats(table) as i64);
        let mut text = format!("{} {}", speaker.say(&head), speaker.say(&control(&table.terms().time)));
        let settings = settings_of(table);
        if !settings.is_empty() {
            let _ = write!(text, "\n{settings}");
        }
        for line in self.company_lines(speaker, table).await? {
            let _ = write!(text, "\n-# {line}");
        }
        if let Some(until) = table.open_until() {
            let _ = write!(
                text,
                "\n-# {}",
                speaker.say(&Message::new("lobby-until").with("until", limit(until)))
            );
        }
        Ok(text)
    }

    /// Who sits at a table, with what is known of them; of an anonymous one that it is not told.
    async fn company_lines(&self, speaker: Speaker, table: &Table) -> Result<Vec<String>, Fault> {
        if masked(table) {
            return Ok(vec![speaker.say(&Message::new("seeks-hidden"))]);
        }
        let mut players: Vec<&Player> = table.players();
        // Whose table it is, also before they sit down.
        if players.iter().all(|player| player.id != table.host().id) {
            players.insert(0, table.host());
        }
        let mut lines = Vec::new();
        for player in players {
            let known = self.reputation(speaker, &player.id).await?;
            let newcomer = || Message::new("seeks-newcomer").with("who", person(&player.id));
            lines.push(known.unwrap_or_else(|| speaker.say(&newcomer())));
        }
        Ok(lines)
    }
}

/// Whether anybody of these sits at a table, is kept a seat there, or has laid it.
fn meets(table: &Table, these: &HashSet<String>) -> bool {
    let people = table.chairs().iter().filter_map(Chair::person);
    people.chain([table.host()]).any(|player| these.contains(&player.id))
}

/// The button by which one sits down at a table from a list.
pub(super) fn join_button(asker: &Asker<'_>, table: &Table, seat: Option<u8>) -> Option<Button> {
    let label = Message::new("seek-join").with("table", table.id().to_string());
    let press = SeekPress::Join { table: table.id(), seat };
    Press::Seek(press).button(asker.say(&label), ButtonStyle::Good)
}

/// What a table has settled otherwise than usual, as it is typed: how fast it is played is told in words.
fn settings_of(table: &Table) -> String {
    let usual = Terms::default();
    let terms = Term::ALL.iter().filter(|term| **term != Term::Time).filter_map(|term| {
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

/// What is open and not for whoever asks, and why.
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
