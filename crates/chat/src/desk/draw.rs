//! A moment of a table as a picture with alt text.

use crate::desk::Picture;
use crate::wording::plain::{Names, plain};
use crate::wording::{Speaker, is_clock, known_holder, masked};
use liege_game::scene::Pieces;
use liege_game::{Event, Scene, Seat, SeatSet, State, View, notation_in};
use liege_render::{MOST_MOTION_BYTES, MOTION_WIDTH, RenderError, Renderer};
use liege_store::fault::{self, Point};
use liege_store::measures::{self, Drawn};
use liege_table::{Moment, Played, Status, Table};
use liege_words::{Arg, Language, Message};
use std::num::NonZeroUsize;
use std::sync::{Arc, LazyLock};
use std::time::Instant;
use tokio::sync::Semaphore;
use tokio::task::JoinError;

/// The most characters of alt text. It is read aloud, so it is short, with the most useful facts first.
const ALT_CHARS: usize = 400;

/// The things on the pieces of a picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Legend {
    /// Whether pieces have letters.
    pub letters: bool,
    /// Characters or signs on men.
    pub pieces: Pieces,
}

/// The settings of a picture.
#[derive(Clone, Copy, Debug)]
pub struct Look<'a> {
    /// The language of the words in it.
    pub language: Language,
    /// The seat at the bottom; `None`: the public side.
    pub bottom: Option<Seat>,
    /// The layout of the picture; empty: the usual one.
    pub layout: &'a str,
    /// The things on pieces.
    pub legend: Legend,
    /// Canonical moves whose targets get marks.
    pub targets: &'a [String],
    /// The seats whose secrets may be shown (none: only public knowledge).
    pub reader: SeatSet,
}

/// The reason why there is no picture.
#[derive(Debug, thiserror::Error)]
pub enum DrawError {
    /// The renderer's error.
    #[error(transparent)]
    Render(#[from] RenderError),
    /// The renderer stopped in the middle.
    #[error("the renderer stopped: {0}")]
    Stopped(#[from] JoinError),
    /// The machine failed.
    #[error("no picture could be made: {0}")]
    Failed(std::io::Error),
}

/// Draws a moment, on a thread where nobody waits.
///
/// # Errors
/// The renderer's.
pub async fn picture(
    renderer: &Arc<Renderer>,
    table: &Table,
    moment: &Moment,
    look: Look<'_>,
) -> Result<Picture, DrawError> {
    let hidden = table.hidden_then(moment, look.reader);
    let scene = scene_of(table, moment, &hidden, look);
    let alt = alt(table, moment, &hidden, look.language, look.reader);
    rendered(renderer, scene, name_of(table, moment, look), &alt).await
}

/// Returns the file name of a picture, which differs from all others of the table:
/// `table-12-34-red-wide.png`.
pub fn name_of(table: &Table, moment: &Moment, look: Look<'_>) -> String {
    let bottom = look.bottom.and_then(|seat| table.game().seats().get(seat.index()));
    let mut turned = bottom.map_or_else(String::new, |info| format!("-{}", info.id));
    if !look.layout.is_empty() {
        turned = format!("{turned}-{}", look.layout);
    }
    format!("table-{}-{}{turned}.png", table.id(), table.shown(moment.number))
}

/// Draws the last move before a moment as an animation, on a thread where nobody waits; `None` in games whose
/// moves are not worth animating.
///
/// # Errors
/// The renderer's.
pub async fn film(
    renderer: &Arc<Renderer>,
    table: &Table,
    moment: &Moment,
    look: Look<'_>,
) -> Result<Option<Picture>, DrawError> {
    let hidden = table.hidden_then(moment, look.reader);
    let Some(motion) = seen(table, moment, &hidden, look, |view| moment.state.motion(view)) else {
        return Ok(None);
    };
    let speaker = Speaker { language: look.language, game: table.game() };
    let head = speaker.of_table("alt-motion", table.id()).with("number", counted(moment));
    let known = |event: &&Event| event.audience.includes(look.reader);
    let events = moment.last_move.iter().flat_map(|played| &played.events).filter(known);
    let told: Vec<String> = std::iter::once(&head)
        .chain(events.map(|event| &event.message))
        .map(|message| plainly(table, &speaker.say(message)))
        .collect();
    let renderer = Arc::clone(renderer);
    let film = move || {
        let since = Instant::now();
        let film = renderer.motion(&motion, MOTION_WIDTH, MOST_MOTION_BYTES);
        measures::drawn(Drawn::Motion, since);
        film
    };
    let film = at_a_place(film).await??;
    let name = format!("table-{}-{}.gif", table.id(), table.shown(moment.number));
    let alt = told.join(" ").chars().take(ALT_CHARS).collect();
    Ok(Some(Picture { name, bytes: film.bytes.into(), alt, covered: false }))
}

/// Whether the pieces are in the same places in a moment as in `before`, as far as everybody may see.
pub fn stands_as(table: &Table, before: &dyn State, moment: &Moment) -> bool {
    let hidden = table.hidden_then(moment, SeatSet::EMPTY);
    let names = vec![String::new(); table.chairs().len()];
    let view =
        View { names: &names, number: moment.moves, hidden: &hidden, ..View::plain(Language::ENGLISH) };
    let (was, is) = (before.scene(&view), moment.state.scene(&view));
    (was.figures, was.trays) == (is.figures, is.trays)
}

/// Returns a moment as a scene, without the items under the keys `hidden` ([`Table::hidden_then`] of the
/// reader).
pub fn scene_of(table: &Table, moment: &Moment, hidden: &[String], look: Look<'_>) -> Scene {
    let mut scene = seen(table, moment, hidden, look, |view| moment.state.scene(view));
    if let Some(ending) = ended_by_people(table, moment) {
        let status = liege_game::words().say(look.language, &ending);
        for plate in &mut scene.plates {
            (plate.lit, plate.icons, plate.status) = (false, Vec::new(), status.clone());
        }
    }
    scene
}

/// Calls a function with the view of a moment, and returns its result.
fn seen<T>(
    table: &Table,
    moment: &Moment,
    hidden: &[String],
    look: Look<'_>,
    make: impl FnOnce(&View<'_>) -> T,
) -> T {
    let names = if masked(table) { vec![String::new(); table.chairs().len()] } else { table.names() };
    let last_move = moment.last_move.as_ref();
    let mut last: Vec<String> = last_move.iter().map(|played| played.entry.action.clone()).collect();
    let known = |event: &&Event| event.audience.includes(look.reader);
    let mut news = Vec::new();
    if let Some(played) = &moment.last {
        news.extend(played.events.iter().filter(known).cloned());
        let is_act = !played.is_move() && !played.entry.action.starts_with('@');
        // The action comes first, before its consequences.
        if is_act && played.events.first().is_some_and(|event| known(&event)) {
            last.push(played.entry.action.clone());
        }
    }
    let text = last_move.map(|played| notation_in(look.language, &played.display, &played.events));
    make(&View {
        language: look.language,
        bottom: look.bottom,
        layout: look.layout,
        letters: look.legend.letters,
        pieces: look.legend.pieces,
        names: &names,
        number: moment.moves,
        round: last_move.and_then(|played| played.round),
        last: &last,
        last_text: text.as_deref().unwrap_or_default(),
        last_seat: last_move.and_then(|played| played.entry.seat),
        targets: look.targets,
        news: &news,
        hidden,
    })
}

/// Returns the number of the last move as the game's players count; 0 before the first.
pub fn counted(moment: &Moment) -> i64 {
    let round = moment.last_move.as_ref().and_then(|played| played.round);
    round.map_or(moment.moves as i64, |round| i64::from(round.number))
}

/// Returns the text for every player's plate if the people have ended the game. The position does not know of
/// that, and would still show a seat to move.
fn ended_by_people(table: &Table, moment: &Moment) -> Option<Message> {
    let last = moment.number == table.log().len();
    if last && table.is_voided() {
        return Some(Message::new("table-plate-no-result"));
    }
    if moment.state.outcome().is_some() {
        return None;
    }
    match table.status() {
        Status::Over if moment.outcome.is_some() => Some(Message::new("table-plate-drawn")),
        Status::Over | Status::Abandoned if last => Some(Message::new("table-plate-no-result")),
        _ => None,
    }
}

/// Draws a scene as a picture, on a thread where nobody waits. The alt text loses its markup.
///
/// # Errors
/// The renderer's.
pub async fn rendered(
    renderer: &Arc<Renderer>,
    scene: Scene,
    name: String,
    alt: &str,
) -> Result<Picture, DrawError> {
    fault::check(Point::Render).await.map_err(DrawError::Failed)?;
    let renderer = Arc::clone(renderer);
    let draw = move || {
        let since = Instant::now();
        let png = renderer.png_kept(&scene);
        measures::drawn(Drawn::Picture, since);
        png
    };
    let png = at_a_place(draw).await??;
    let alt = alt.replace("**", "").replace('`', "").replace('\n', " ");
    Ok(Picture { name, bytes: png, alt: alt.chars().take(1_024).collect(), covered: false })
}

/// Draws on a thread of its own, no more at once than there are processors: more would only slow each other
/// down, and the commits of others.
async fn at_a_place<T: Send + 'static>(draw: impl FnOnce() -> T + Send + 'static) -> Result<T, JoinError> {
    static PLACES: LazyLock<Semaphore> =
        LazyLock::new(|| Semaphore::new(std::thread::available_parallelism().map_or(1, NonZeroUsize::get)));
    // The semaphore is never closed.
    let place = PLACES.acquire().await.ok();
    tokio::task::spawn_blocking(move || {
        let _place = place;
        draw()
    })
    .await
}

/// Describes the picture in a paragraph: game and move, what happened, whose turn, material, and agreements
/// between the seats. It has only what a holder of the seats `reader` may know, without the items under the
/// keys `hidden` ([`Table::hidden_then`] of the reader).
pub fn alt(table: &Table, moment: &Moment, hidden: &[String], language: Language, reader: SeatSet) -> String {
    let speaker = Speaker { language, game: table.game() };
    let mut sentences =
        vec![speaker.say(&speaker.of_table("alt-head", table.id()).with("number", counted(moment)))];
    // The dealing of seats is not in the picture.
    let dealt = |number: usize| {
        let dice = table.dice();
        dice.is_some_and(|dice| number <= dice.rolls().len() + dice.picks().len())
    };
    let pictured = |played: &&Played| !dealt(played.entry.number) && !is_clock(&played.entry.action);
    let beside = moment.last.iter().filter(|played| !played.is_move() && pictured(played));
    let last = moment.last_move.iter().chain(beside);
    for event in last.flat_map(|played| &played.events).filter(|event| event.audience.includes(reader)) {
        sentences.push(speaker.say(&event.message));
    }
    if let Some(outcome) = &moment.outcome {
        let points = outcome.points.iter().zip(0u8..);
        let points =
            points.map(|(points, seat)| format!("{} {}", speaker.seat(Seat(seat)), speaker.points(*points)));
        let points = points.collect::<Vec<_>>().join(", ");
        sentences.push(speaker.say(&Message::new("alt-over").with("points", points)));
    } else if !moment.to_move().is_empty() && ended_by_people(table, moment).is_none() {
        let seats = moment.to_move().iter().map(|seat| {
            let name = known_holder(table, seat).map_or("", |player| player.name.as_str());
            let (bare, seat) = (speaker.seat(seat), speaker.seat_now(&*moment.state, seat));
            match name {
                "" => seat,
                name if bare == seat => format!("{seat} ({name})"),
                name => format!("{seat}, {name}"),
            }
        });
        let seats = seats.collect::<Vec<_>>().join(", ");
        sentences.push(speaker.say(&Message::new("alt-turn").with("seats", Arg::Text(seats))));
    }
    sentences.extend(moment.state.summary().iter().map(|line| speaker.say(line)));
    let pacts = moment.state.pacts();
    sentences
        .extend(pacts.iter().filter(|pact| !hidden.contains(&pact.key)).map(|pact| speaker.say(&pact.line)));
    let mut text = String::new();
    for sentence in sentences {
        let sentence = plainly(table, &sentence);
        let sentence = sentence.trim();
        if sentence.is_empty() || text.contains(sentence) {
            continue;
        }
        if text.chars().count() + sentence.chars().count() + 1 > ALT_CHARS && !text.is_empty() {
            break;
        }
        if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(sentence);
        if !sentence.ends_with(['.', '!', '?', ':']) {
            text.push('.');
        }
    }
    text
}

/// Returns a sentence without markup, with names for ids and plain hours for times, for places where no
/// client renders them.
pub fn plainly(table: &Table, sentence: &str) -> String {
    unmarked(sentence, &AtTable { table, unknown: Some("…") })
}

/// Returns a sentence without markup, but keeps the mentions of people whom the table knows only by id:
/// managers of the server.
pub fn plainly_known(table: &Table, sentence: &str) -> String {
    unmarked(sentence, &AtTable { table, unknown: None })
}

fn unmarked(sentence: &str, names: &AtTable<'_>) -> String {
    plain(&sentence.replace("**", "").replace('`', "").replace('\n', " "), names)
}

/// The people of a table.
struct AtTable<'a> {
    table: &'a Table,
    /// The text for anybody else.
    unknown: Option<&'static str>,
}

impl Names for AtTable<'_> {
    fn member(&self, id: &str) -> Option<String> {
        let host = std::iter::once(self.table.host());
        let known = self.table.players().into_iter().chain(host).find(|player| player.id == id);
        known.map(|player| player.name.as_str()).or(self.unknown).map(str::to_owned)
    }

    fn place(&self, _: &str) -> Option<String> {
        self.unknown.map(str::to_owned)
    }
}
