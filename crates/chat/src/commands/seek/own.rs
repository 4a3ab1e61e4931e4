//! Seeks: a member wants to play and has nobody to name. A *seek* is a table in its lobby that looks for
//! players until a time; joining, terms, cards and clocks are those of any table.
//!
//! If somebody else has a seek for the same game, the member sees that table first. That seats nobody: only
//! the button does, and a press means consent to the terms beside it. A table fits if all settings that the
//! member named are the same (others may differ), if the member fits its host's conditions, and if all
//! players there fit the member's conditions.

use crate::command::typed_as;
use crate::commands::seek::filter::SeekFilter;
use crate::commands::seek::list::{self, entry, open_to, seeks_page};
use crate::desk::catalogue;
use crate::desk::catalogue::no_one_game;
use crate::desk::defaults::{TableDefaults, defaults_of, table_defaults};
use crate::desk::find::{table_of_button, table_or_none};
use crate::desk::join::join_seat;
use crate::desk::new_table::{create_open_table, new_table};
use crate::desk::parts::buttons;
use crate::desk::selection::{not_offered, offered};
use crate::desk::table_settings::{Reading, TableSettings, settle};
use crate::desk::{
    Answer, Answers, Asker, Desk, Fault, Place, Stop, may_see, press, private, unseen, with_buttons,
};
use crate::wording::{game_called, of_table, quoted};
use jiff::{SignedDuration, Timestamp};
use liege_store::{Cause, HostSeen, Seeker};
use liege_table::{Chair, NewTable, Player, Table};
use liege_words::{Message, duration};
use std::fmt::Write as _;
use std::sync::Arc;

/// The most tables for which a member may look for players at once: more than anybody fills with people, and
/// so few that one member's seeks do not hide those of others.
pub const SEEKS: usize = 5;
/// The usual and the longest time for which a seek is open, in days.
const DAYS: u16 = 14;
pub const MOST_DAYS: u16 = 30;
/// The most tables of others that are shown to a member with the same wishes.
const MATCHES: usize = 3;
/// The time for which the buttons of a list work in the direct message that has it: the member is probably
/// still on the server.
const ASKED_LATELY: SignedDuration = SignedDuration::from_hours(24);

/// The place that is meant, and whether the asker may open tables there.
struct There {
    place: Place,
    opens: bool,
}

/// Runs `seek`.
pub(crate) async fn seek_here(desk: &Desk, asker: &Asker<'_>, game: &str, settings: &str) -> Answers {
    if asker.place.server.is_none() {
        return Ok(asker.tell(&Message::new("seek-nowhere")));
    }
    let defaults = asker.or_tell(table_defaults(desk, asker).await?)?;
    note_place(desk, asker, true, None).await?;
    seek(desk, asker, defaults, game, settings, false).await
}

/// Opens the asker's seek, even if others have the same; `draft` is the number of the stored request.
pub(crate) async fn seek_own(desk: &Desk, asker: &Asker<'_>, draft: i64) -> Answers {
    match desk.store.seeker(&asker.who.id).await? {
        Some((seeker, number)) if number == draft && !seeker.game.is_empty() => {
            seek_there(desk, asker, &seeker.game, &seeker.settings, true).await
        }
        _ => Ok(asker.tell(&Message::new("seek-draft-gone"))),
    }
}

/// Runs `seeks`.
pub(crate) async fn seeks_like(desk: &Desk, asker: &Asker<'_>, filter: &str) -> Answers {
    match SeekFilter::read(filter) {
        Ok(filter) => seeks(desk, asker, &filter).await,
        Err(why) => Ok(asker.tell(&why)),
    }
}

/// Shows a page of the open seeks, from 0.
pub(crate) async fn seeks_turned(desk: &Desk, asker: &Asker<'_>, page: usize, filter: &str) -> Answers {
    match SeekFilter::read(filter) {
        Ok(mut filter) => {
            filter.page = page;
            seeks(desk, asker, &filter).await
        }
        Err(_) => Ok(asker.tell(&Message::new("button-gone"))),
    }
}

/// Stores the place where somebody asks, so that the buttons under the answer also work in a direct message.
/// Returns the number of the draft.
async fn note_place(
    desk: &Desk,
    asker: &Asker<'_>,
    opens: bool,
    draft: Option<(&str, &str)>,
) -> Result<i64, Fault> {
    let Some(server) = asker.place.server.clone() else { return Ok(0) };
    desk.hidden.note(asker.who, &server);
    let (game, settings) = draft.unwrap_or_default();
    let seeker = Seeker {
        server,
        channel: asker.place.parent.clone().unwrap_or_else(|| asker.place.channel.clone()),
        locale: asker.place.locale,
        opens,
        game: game.to_owned(),
        settings: settings.to_owned(),
        at: desk.now(),
    };
    Ok(desk.store.note_seeker(&asker.who.id, &seeker, draft.is_some()).await?)
}

/// Returns the place that a press or question is about: the present one; in a direct message, the one where
/// the member asked a short while ago.
async fn there(desk: &Desk, asker: &Asker<'_>) -> Result<Option<There>, Fault> {
    if asker.place.server.is_some() {
        let opens = table_defaults(desk, asker).await?.is_ok();
        return Ok(Some(There { place: asker.place.clone(), opens }));
    }
    let now = desk.now();
    let known = desk.store.seeker(&asker.who.id).await?.map(|(seeker, _)| seeker);
    let lately = known.filter(|seeker| now.duration_since(seeker.at) <= ASKED_LATELY);
    Ok(lately.map(|Seeker { server, channel, locale, opens, .. }| There {
        place: Place { server: Some(server), channel, parent: None, locale },
        opens,
    }))
}

/// Opens a seek by button, at the place that the button is about.
pub(crate) async fn seek_there(
    desk: &Desk,
    asker: &Asker<'_>,
    game: &str,
    settings: &str,
    own: bool,
) -> Answers {
    let there =
        self::there(desk, asker).await?.ok_or_else(|| asker.stop(&Message::new("seek-place-gone")))?;
    let at = asker.at(&there.place);
    let defaults = if asker.place.server.is_some() {
        asker.or_tell(table_defaults(desk, asker).await?)?
    } else if there.opens {
        defaults_of(desk, there.place.server.as_deref()).await?
    } else {
        return Ok(asker.tell(&Message::new("seek-place-gone")));
    };
    seek(desk, &at, defaults, game, settings, own).await
}

/// Does the work of `seek`; `own`: even if others have the same.
async fn seek(
    desk: &Desk,
    asker: &Asker<'_>,
    defaults: TableDefaults,
    typed: &str,
    settings: &str,
    own: bool,
) -> Answers {
    if typed.is_empty() {
        return which_game(desk, asker, settings).await;
    }
    let Some(game) = game_called(typed) else { return no_one_game(desk, asker, typed).await };
    asker.unless(not_offered(desk, asker.place.server.as_deref(), game).await?)?;
    let known = desk.store.host_seen(&asker.who.id, &[]).await?;
    let example =
        format!("`{} {} time=3d level=1400-1800 for=7d`", typed_as(asker.language, "seek"), game.id());
    let reading = Reading { example, beside: Some("setting-for") };
    let mut settled = asker.or_tell(settle(asker, game, settings, &defaults, &reading))?;
    let days = asker.or_tell(days_of(&settled.beside))?;
    let me = asker.who.player();
    let filter = SeekFilter::of(game, &settled, &me.id);
    // A member who names others has somebody to play with, so the bot does not show the seeks of others.
    let named = settled.chairs.iter().filter_map(Chair::person).any(|player| player.id != me.id);
    seat_host(desk, &mut settled, &me);
    if !settled.chairs.contains(&Chair::Open) {
        return Ok(asker.tell(&Message::new("seek-no-seat").with("game", asker.of(game).game_name())));
    }
    let new = new_table(desk, asker, game, settled, &defaults);
    if let Some(why) = too_many_seeks(desk, asker, &new).await? {
        return Ok(why);
    }
    if !own && !named {
        let mut found = open_to(desk, asker, asker.place, &filter).await?.tables;
        found.retain(|table| table.is_sought());
        // The table that has waited longest comes first.
        found.reverse();
        if !found.is_empty() {
            let draft = note_place(desk, asker, true, Some((game.id(), settings))).await?;
            return offer(desk, asker, &found, &filter, draft).await;
        }
    }
    match create_sought_table(desk, asker, new, (Cause::Asked, defaults.threads), days, &known).await? {
        Some(answers) => Ok(answers),
        // The member has opened another seek meanwhile.
        None => Box::pin(seek(desk, asker, defaults, typed, settings, own)).await,
    }
}

/// Creates a table that looks for players.
pub(crate) async fn create_sought_table(
    desk: &Desk,
    asker: &Asker<'_>,
    new: NewTable,
    cause: (Cause, bool),
    days: u16,
    known: &HostSeen,
) -> Result<Option<Vec<Answer>>, Stop> {
    let until = later(new.at, days);
    create_open_table(desk, asker, new, cause, Some(until), Some(known)).await
}

/// Gives the member a seat if they named none: drawn by lot, so that they do not always move first. The draw
/// does not use the table's seed, which its players can check.
fn seat_host(desk: &Desk, settled: &mut TableSettings, me: &Player) {
    if settled.chairs.iter().filter_map(Chair::person).any(|player| player.id == me.id) {
        return;
    }
    let open: Vec<usize> =
        (0..settled.chairs.len()).filter(|index| settled.chairs[*index] == Chair::Open).collect();
    let drawn = desk.new_seed().draw(0, open.len());
    if let Some(index) = drawn.and_then(|drawn| open.get(drawn)) {
        settled.chairs[*index] = Chair::Invited(me.clone());
    }
}

/// Returns the reason why a member may not look for players for one more table, if there is one.
pub(crate) async fn too_many_seeks(
    desk: &Desk,
    asker: &Asker<'_>,
    new: &NewTable,
) -> Result<Option<Vec<Answer>>, Stop> {
    let mine = seeks_of(desk, &asker.who.id).await?;
    if let Some(same) = mine.iter().find(|table| is_same(table, new)) {
        return Ok(Some(vec![same_sought(asker, same)]));
    }
    if mine.len() < SEEKS {
        return Ok(None);
    }
    let tables = mine.iter().map(|table| format!("#{}", table.id())).collect::<Vec<_>>().join(", ");
    let message = Message::new("seek-too-many").with("count", SEEKS as i64).with("tables", tables);
    let buttons = mine.iter().map(|table| end_button(asker, table));
    Ok(Some(vec![with_buttons(private(asker.say(&message)), buttons)]))
}

/// Returns the tables for which a member looks for players, the oldest first.
pub(crate) async fn seeks_of(desk: &Desk, member: &str) -> Result<Vec<Arc<Table>>, Fault> {
    let mut tables = Vec::new();
    for id in desk.store.host_seen(member, &[]).await?.seeks {
        tables.extend(table_or_none(desk, id).await?);
    }
    Ok(tables)
}

/// Shows a member the seeks of others that fit theirs.
async fn offer(
    desk: &Desk,
    asker: &Asker<'_>,
    found: &[Arc<Table>],
    filter: &SeekFilter,
    draft: i64,
) -> Answers {
    let mut text = asker.say(&Message::new("seek-offer").with("count", found.len() as i64));
    let mut buttons = Vec::new();
    let mut known = list::Known::default();
    for table in found.iter().take(MATCHES) {
        let _ = write!(text, "\n{}", entry(desk, asker, table, &mut known).await?);
        buttons.push(buttons::join_button(asker, table, filter.seat));
    }
    buttons.push(press("seek-own", &[&draft]).plain(asker.say(&Message::new("seek-own"))));
    Ok(vec![with_buttons(private(text), buttons)])
}

/// Runs `seeks`.
async fn seeks(desk: &Desk, asker: &Asker<'_>, filter: &SeekFilter) -> Answers {
    let there = self::there(desk, asker).await?.ok_or_else(|| asker.stop(&Message::new("seeks-nowhere")))?;
    note_place(desk, asker, there.opens, None).await?;
    seeks_page(desk, asker, &there.place, filter).await
}

/// Joins a table from a list: where the table may be seen, or in the direct message that has the list.
pub(crate) async fn join_listed(desk: &Desk, asker: &Asker<'_>, id: i64, seat: Option<u8>) -> Answers {
    let table = table_of_button(desk, asker, id).await?;
    if !may_see(asker, &table) {
        let server = self::there(desk, asker).await?.and_then(|there| there.place.server);
        if server.is_none() || server != table.venue().server || asker.place.server.is_some() {
            return Ok(asker.tell(&unseen(asker, &table)));
        }
    }
    join_seat(desk, asker, id, seat.map(liege_game::Seat)).await
}

impl<'a> Asker<'a> {
    /// Returns the asker as if they asked at another place.
    fn at(&self, place: &'a Place) -> Asker<'a> {
        Asker { place, reply_to: None, ..self.clone() }
    }
}

/// Returns the answer to a member who has the same seek already.
pub fn same_sought(asker: &Asker<'_>, table: &Table) -> Answer {
    with_buttons(private(asker.say(&of_table("seek-same", table.id()))), [end_button(asker, table)])
}

/// Whether a table is a seek with the same game, place, options and terms as `new`.
fn is_same(table: &Table, new: &NewTable) -> bool {
    table.game().id() == new.game.id()
        && table.venue().server == new.venue.server
        && *table.options() == new.options
        && *table.terms() == new.terms
        && table.record().start == new.start
}

/// Returns the time this many days later.
fn later(at: Timestamp, days: u16) -> Timestamp {
    at.saturating_add(SignedDuration::from_hours(24 * i64::from(days))).unwrap_or(at)
}

/// Returns the number of days for which a seek is open.
fn days_of(beside: &[(String, String)]) -> Result<u16, Message> {
    let mut days = None;
    for (name, value) in beside {
        let wrong =
            || Message::new("seek-for-wrong").with("value", quoted(value)).with("most", i64::from(MOST_DAYS));
        let read = duration::days(value).or_else(|| value.trim().parse().ok());
        let read = read.filter(|days| (1..=MOST_DAYS).contains(days)).ok_or_else(wrong)?;
        if days.replace(read).is_some() {
            return Err(Message::new("setting-twice").with("name", quoted(name)));
        }
    }
    Ok(days.unwrap_or(DAYS))
}

/// Asks for the game of a seek: with the catalogue, which has a button for each game. Typed settings do not
/// fit into a button, so with settings the answer asks to type the game with them.
async fn which_game(desk: &Desk, asker: &Asker<'_>, settings: &str) -> Answers {
    let selection = offered(desk, asker.place.server.as_deref()).await?;
    let game = selection.games().first().map_or("", |game| game.id());
    let example = |settings: &str| format!("`{} {game} {settings}`", typed_as(asker.language, "seek"));
    if !settings.trim().is_empty() {
        let message = Message::new("seek-name-game").with("example", example(settings.trim()));
        return Ok(asker.tell(&message));
    }
    let message = Message::new("seek-which-game").with("example", example("time=3d"));
    Ok(vec![with_buttons(private(asker.say(&message)), catalogue::families(asker, &selection))])
}

/// Returns the button that ends a seek.
pub fn end_button(asker: &Asker<'_>, table: &Table) -> Option<crate::desk::answer::Button> {
    press("unseek", &[&table.id()]).plain(asker.say(&of_table("seek-end", table.id())))
}
