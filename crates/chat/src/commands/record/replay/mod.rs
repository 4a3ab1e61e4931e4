//! Replays of a game: as an animation, or as a sheet of key positions.
//!
//! The member who asks gets it privately, with everything that they may know by now. To show it to everybody,
//! the bot makes it anew from public knowledge; the button for that appears only if there is no difference.
//! Short ones are made at once; for longer ones the answer says so first, and the rest comes [`Deferred`].

pub(crate) mod ask;
pub(crate) mod cuts;

pub use ask::Stretch;
pub(crate) use ask::read as read_replay;

use crate::clock::Clock;
use crate::desk::asker::mark;
use crate::desk::draw::Legend;
use crate::desk::draw::alt;
use crate::desk::letters::{legend, public_legend};
use crate::desk::look::{look_at, sides};
use crate::desk::parts::ready_check::not_started;
use crate::desk::parts::replay_press::{ReplayPress, Showing, button_press};
use crate::desk::render_queue::Busy;
use crate::desk::{
    Answer, Answers, Asker, Button, ButtonStyle, Deferred, Desk, Fault, Look, Picture, private, with_buttons,
};
use crate::wording::{Speaker, of_table, own_seat, players_line, sanitize, shown_now};
use futures::FutureExt as _;
use liege_game::{Seat, SeatSet};
use liege_render::{FILM_WIDTH, Film, MOST_FILM_BYTES, MOST_FILM_PICTURES, RenderError, Renderer};
use liege_store::measures::{self, Drawn};
use liege_table::{Status, Table, TableError};
use liege_words::{Language, Message};
use std::ops::RangeInclusive;
use std::sync::Arc;
use std::time::Instant;

/// The most pictures that are made while the asker waits; with more, the answer first says that it takes a
/// while.
const AT_ONCE: usize = 30;

/// The reason why a replay cannot be made.
#[derive(Debug, thiserror::Error)]
pub enum ReplayError {
    /// The log cannot be replayed.
    #[error(transparent)]
    Table(#[from] TableError),
    /// The pictures cannot be drawn.
    #[error(transparent)]
    Render(#[from] RenderError),
    /// The work stopped early.
    #[error("the work stopped: {0}")]
    Stopped(#[from] tokio::task::JoinError),
}

/// Makes the film of a table's actions of these numbers, as people see them, and returns it with the number
/// of its positions. A long game shows those that matter most. It takes about 10 ms a picture, so call it on
/// a thread where nobody waits.
///
/// # Errors
/// If the log cannot be replayed, or the width is impossible.
pub fn film(
    renderer: &Renderer,
    table: &Table,
    shown: RangeInclusive<usize>,
    look: Look<'_>,
    width: u32,
) -> Result<(Film, usize), ReplayError> {
    let cuts = cuts::cuts(table, entries(table, &shown), look)?;
    Ok((renderer.film(&cuts::reel(&cuts), width, MOST_FILM_BYTES)?, cuts.len()))
}

/// Makes the sheet of key positions of a table's actions of these numbers, as PNG bytes.
///
/// # Errors
/// If the log cannot be replayed.
pub fn contact_sheet(
    renderer: &Renderer,
    table: &Table,
    shown: RangeInclusive<usize>,
    look: Look<'_>,
) -> Result<Vec<u8>, ReplayError> {
    let cuts = cuts::cuts(table, entries(table, &shown), look)?;
    let speaker = Speaker { language: look.language, game: table.game() };
    Ok(renderer.sheet(&cuts::sheet(table, speaker, &below(speaker, table), &cuts))?)
}

/// Returns the log entries that were shown under these numbers.
fn entries(table: &Table, shown: &RangeInclusive<usize>) -> RangeInclusive<usize> {
    table.of_shown(shown.start().saturating_sub(1)) + 1..=table.of_shown(*shown.end())
}

/// Returns the line under a sheet's title: the players.
fn below(speaker: Speaker, table: &Table) -> String {
    players_line(speaker, table, table.state())
}

/// An order for a replay, with everything that it needs: the work runs without a desk.
#[derive(Clone)]
struct Order {
    table: Arc<Table>,
    range: RangeInclusive<usize>,
    showing: Showing,
    language: Language,
    bottom: Option<Seat>,
    layout: &'static str,
    legend: Legend,
    reader: SeatSet,
    /// Whether it is posted for everybody.
    everybody: bool,
    /// Whether the answer may have the button that shows it to everybody.
    offered: bool,
}

/// A finished replay.
struct Made {
    picture: Picture,
    /// The number of its positions.
    pictures: usize,
    /// The length of the film, in seconds.
    seconds: u32,
    /// Whether everybody may see it.
    public: bool,
}

/// Runs `replay` and `sheet`.
pub(crate) async fn replay(
    desk: &Desk,
    asker: &Asker<'_>,
    named: Option<i64>,
    showing: Showing,
    text: &str,
) -> Answers {
    let command = match read_replay(showing, text) {
        Ok(command) => command,
        Err(why) => return Ok(asker.tell(&Message::new(why))),
    };
    let press = |table: &Table| {
        let to = shown_now(table);
        let range = command.stretch.of(to).unwrap_or(1..=to);
        button_press(table.id(), &range, command.showing, false, "")
    };
    let table = look_at(desk, asker, named, press).await?;
    let speaker = asker.of(table.game());
    let (bottom, layout) = asker.or_tell(sides(speaker, command.words.iter().map(String::as_str)))?;
    if let Stretch::Between(from, Some(to)) = command.stretch
        && from > to
    {
        return Ok(asker.tell(&Message::new("replay-backwards")));
    }
    if table.status() == Status::Lobby {
        return Ok(asker.tell(&not_started(&table)));
    }
    let count = shown_now(&table);
    let Some(range) = command.stretch.of(count) else {
        let id = if count == 0 { "replay-nothing" } else { "replay-future" };
        let message = of_table(id, table.id()).with("count", count as i64);
        return Ok(asker.tell(&message));
    };
    let bottom = bottom.or_else(|| own_seat(&table, &asker.who.id));
    let order = self::order(desk, asker, &table, range, command.showing, layout).await?;
    Ok(take_order(desk, asker, Order { bottom, ..order }).await)
}

/// Runs a button under an animation or a sheet.
pub(crate) async fn replay_pressed(desk: &Desk, asker: &Asker<'_>, press: &ReplayPress) -> Answers {
    let table = desk.table(press.table).await?;
    let Some(table) = table.filter(|table| table.status() != Status::Lobby) else {
        return Ok(asker.tell(&Message::new("button-gone")));
    };
    let range = *press.range().start()..=shown_now(&table).min(*press.range().end());
    let layout = table.game().layouts().iter().copied().find(|layout| *layout == press.layout);
    if range.is_empty() || *range.start() == 0 {
        return Ok(asker.tell(&Message::new("button-gone")));
    }
    let order = self::order(desk, asker, &table, range, press.showing, layout.unwrap_or_default()).await?;
    if !press.everybody {
        let bottom = own_seat(&table, &asker.who.id);
        return Ok(take_order(desk, asker, Order { bottom, ..order }).await);
    }
    if asker.place.server.is_none() {
        return Ok(asker.tell(&Message::new("replay-alone")));
    }
    let ended = matches!(table.status(), Status::Over | Status::Abandoned);
    let theirs = table.plays(&asker.who.id) || table.host().id == asker.who.id;
    if !(ended || theirs) {
        return Ok(asker.tell(&of_table("replay-not-yours", table.id())));
    }
    if !desk.render_queue.show(&asker.place.channel, &press.press().0, desk.now()) {
        return Ok(asker.tell(&Message::new("replay-shown-lately")));
    }
    // The post shows public knowledge, from the usual side.
    let legend = shown_as(press.showing, public_legend(desk, &table).await?);
    let language = table.venue().language;
    let everybody = Order { language, legend, reader: SeatSet::EMPTY, everybody: true, ..order };
    Ok(take_order(desk, asker, everybody).await)
}

/// The things on pieces in a film or on a sheet, where letters would be too small to read.
fn shown_as(showing: Showing, legend: Legend) -> Legend {
    Legend { letters: legend.letters && showing == Showing::Film, ..legend }
}

async fn order(
    desk: &Desk,
    asker: &Asker<'_>,
    table: &Arc<Table>,
    range: RangeInclusive<usize>,
    showing: Showing,
    layout: &'static str,
) -> Result<Order, Fault> {
    // If there are slash commands, a typed question is answered by direct message, where nobody else reads.
    let among_others = asker.place.server.is_some() && !(asker.typed && desk.settings.slash);
    Ok(Order {
        table: Arc::clone(table),
        range,
        showing,
        language: asker.language,
        bottom: None,
        layout,
        legend: shown_as(showing, legend(desk, &asker.member, table).await),
        reader: table.seats_of(&asker.who.id),
        everybody: false,
        offered: among_others,
    })
}

/// Makes the replay of an order: at once if that is quick, else in its turn in the render queue.
async fn take_order(desk: &Desk, asker: &Asker<'_>, order: Order) -> Vec<Answer> {
    let ticket = match desk.render_queue.enter(&asker.who.id) {
        Ok(ticket) => ticket,
        Err(Busy::Yours) => return asker.tell(&Message::new("replay-yours")),
        Err(Busy::Full) => return asker.tell(&Message::new("replay-full")),
    };
    let count = order.range.clone().count();
    let quick = ticket.ahead == 0 && (order.showing == Showing::Sheet || count <= AT_ONCE);
    let making = Message::new("replay-making")
        .with("what", order.showing.id())
        .with("count", count as i64)
        .with("ahead", ticket.ahead as i64);
    let making = asker.say(&making);
    let (renderer, clock) = (Arc::clone(&desk.renderer), Arc::clone(&desk.clock));
    let language = asker.language;
    let work = async move {
        let turn = ticket.turn().await;
        let making = order.clone();
        let made = tokio::task::spawn_blocking(move || make(&renderer, &making)).await;
        drop(turn);
        answers(&order, made.map_err(ReplayError::from).flatten(), language, &*clock)
    };
    if quick {
        // On Discord, a member who used a slash command or a button sees that the bot is working.
        let patience = desk.settings.patience.filter(|_| asker.typed || !desk.settings.slash);
        let Some(patience) = patience else { return work.await };
        let mut work = work.boxed();
        return match tokio::time::timeout(patience, &mut work).await {
            Ok(answers) => answers,
            Err(_) => vec![Answer { later: Some(Deferred::new(work)), ..private(making) }],
        };
    }
    vec![Answer { later: Some(Deferred::new(work)), ..private(making) }]
}

/// Draws all pictures; this is slow.
fn make(renderer: &Renderer, order: &Order) -> Result<Made, ReplayError> {
    let Order { table, range, .. } = order;
    let look = Look {
        language: order.language,
        bottom: order.bottom,
        layout: order.layout,
        legend: order.legend,
        targets: &[],
        reader: order.reader,
    };
    let numbers = entries(table, range);
    let cuts = cuts::cuts(table, numbers.clone(), look)?;
    let public = cuts::is_public(table, numbers, look, &cuts)?;
    let speaker = Speaker { language: order.language, game: table.game() };
    let (from, to) = (*range.start(), *range.end());
    let side = order.bottom.filter(|_| !order.everybody);
    let side = side.and_then(|seat| table.game().seats().get(seat.index()));
    let side = side.map_or_else(String::new, |info| format!("-{}", info.id));
    let name = format!("table-{}-{from}-{to}{side}", table.id());
    let last = table.view_for(table.of_shown(to), order.reader)?;
    let said = |id: &'static str| {
        Message::new(id)
            .with("from", from.to_string())
            .with("to", to.to_string())
            .with("same", if from == to { "yes" } else { "no" })
            .with("count", cuts.len() as i64)
    };
    let (picture, seconds, id) = match order.showing {
        Showing::Film => {
            let reel = cuts::reel(&cuts);
            let since = Instant::now();
            let film = renderer.film(&reel, FILM_WIDTH, MOST_FILM_BYTES)?;
            measures::drawn(Drawn::Film, since);
            let seconds = reel.hundredths().div_ceil(100);
            ((format!("{name}.gif"), film.bytes), seconds, "replay-alt-film")
        }
        Showing::Sheet => {
            let sheet = cuts::sheet(table, speaker, &below(speaker, table), &cuts);
            let since = Instant::now();
            let png = renderer.sheet(&sheet)?;
            measures::drawn(Drawn::Sheet, since);
            ((format!("{name}-sheet.png"), png), 0, "replay-alt-sheet")
        }
    };
    let hidden = table.hidden_then(&last, order.reader);
    let alt = alt(table, &last, &hidden, order.language, order.reader);
    let alt = format!("{} {alt}", speaker.say(&said(id)));
    let (name, bytes) = picture;
    let picture =
        Picture { name, bytes: bytes.into(), alt: alt.chars().take(1_024).collect(), covered: false };
    Ok(Made { picture, pictures: cuts.len(), seconds, public })
}

/// Returns the answers for a finished replay, or for its error.
fn answers(
    order: &Order,
    made: Result<Made, ReplayError>,
    language: Language,
    clock: &dyn Clock,
) -> Vec<Answer> {
    let asker = Speaker { language, game: order.table.game() };
    let made = match made {
        Ok(made) => made,
        Err(fault) => {
            let mark = mark(clock.now(), &fault);
            return vec![private(asker.say(&Message::new("fault").with("mark", mark)))];
        }
    };
    let speaker = Speaker { language: order.language, game: order.table.game() };
    let (from, to) = (*order.range.start(), *order.range.end());
    let caption = speaker
        .of_table("replay-caption", order.table.id())
        .with("what", order.showing.id())
        .with("from", from.to_string())
        .with("to", to.to_string())
        .with("same", if from == to { "yes" } else { "no" })
        .with("time", format!("{}:{:02}", made.seconds / 60, made.seconds % 60));
    let mut text = speaker.say(&caption);
    if order.showing == Showing::Film && made.pictures > MOST_FILM_PICTURES {
        let fewer = Message::new("replay-fewer")
            .with("shown", MOST_FILM_PICTURES as i64)
            .with("count", made.pictures as i64);
        text = format!("{text}\n{}", speaker.say(&fewer));
    }
    let mut answer = private(sanitize::message(&text));
    answer.pictures.push(made.picture);
    if order.everybody {
        answer.private = false;
        return vec![answer, private(asker.say(&Message::new("replay-shown")))];
    }
    vec![with_buttons(answer, buttons(order, asker, made.public && made.pictures > 1))]
}

/// Returns the buttons under a private answer.
fn buttons(order: &Order, asker: Speaker, public: bool) -> [Option<Button>; 2] {
    let (id, other) = match order.showing {
        Showing::Film => ("replay-sheet-button", Showing::Sheet),
        Showing::Sheet => ("replay-film-button", Showing::Film),
    };
    let press =
        |showing, everybody| button_press(order.table.id(), &order.range, showing, everybody, order.layout);
    let show = (public && order.offered).then(|| {
        press(order.showing, true).button(asker.say(&Message::new("replay-show-button")), ButtonStyle::Main)
    });
    [show.flatten(), press(other, false).plain(asker.say(&Message::new(id)))]
}
