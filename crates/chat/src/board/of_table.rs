//! The board of a table: now, at an earlier point, or after moves that are tried.

use super::choosing::{
    BoardSeen, Choosing, Lit, Looking, MOST_TRIED, Pointing, areas, language_of, member_of, own_side, stands,
    table_seen_from,
};
use crate::command::typed_as;
use crate::commands::play::pieces::words_among;
use crate::desk::draw::{DrawError, alt, rendered, scene_of};
use crate::desk::letters::legend;
use crate::desk::parts::taps::{own_seats, taps};
use crate::desk::preview::{after, turn};
use crate::desk::{Desk, Fault, Look, Person, Picture, Place, press};
use crate::wording::{Speaker, of_table, shown_now};
use liege_game::{Scene, Seat, SeatSet, words};
use liege_table::{Analysis, Moment, Status, Table, TriedAction};
use liege_words::{Language, Message};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::Arc;

/// A table's board, and how a member came to see it.
struct Drawn {
    table: Arc<Table>,
    language: Language,
    bottom: Option<Seat>,
    /// The number of public actions before the position.
    number: usize,
    moment: Moment,
    scene: Scene,
    alt: String,
    /// The position after the line that is tried, and the actions of the line.
    tried: Option<(Analysis, Vec<TriedAction>)>,
}

impl Drawn {
    fn speaker(&self) -> Speaker {
        Speaker { language: self.language, game: self.table.game() }
    }

    fn is_now(&self) -> bool {
        self.number == shown_now(&self.table)
    }
}

/// Looks at a board; the inner error is a sentence.
async fn drawn(
    desk: &Desk,
    who: &Person,
    place: &Place,
    looking: Looking<'_>,
) -> Result<Result<Drawn, String>, Fault> {
    let member = member_of(desk, who).await?;
    let language = language_of(desk, who, &member);
    let Some(table) = table_seen_from(desk, who, place, looking.table).await? else {
        return Ok(Err(words().say(language, &of_table("table-unknown", looking.table))));
    };
    let speaker = Speaker { language, game: table.game() };
    let mine = table.seats_of(&who.id);
    let now = shown_now(&table);
    let shown = looking.number.unwrap_or(now);
    if shown > now {
        return Ok(Err(speaker.say(&of_table("stale", looking.table))));
    }
    let number = if shown == now { table.log().len() } else { table.of_shown(shown) };
    let mut seats = (0u8..).map(Seat).zip(table.game().seats());
    let turned = seats.find(|(_, info)| Some(info.id) == looking.seat).map(|(seat, _)| seat);
    let bottom = turned.or_else(|| own_side(&table, &who.id));
    let mut legend = legend(desk, &member, &table).await;
    legend.letters = looking.letters.unwrap_or(legend.letters);
    let mut aims = Vec::new();
    let (moment, tried) = match looking.line {
        None => (table.view_for(number, mine)?, None),
        Some(line) => {
            let mut ahead = table.analysis(number, mine)?;
            let mut thoughts = Vec::with_capacity(line.len());
            for action in line.iter().take(MOST_TRIED) {
                match ahead.play(action) {
                    Ok(thought) => thoughts.push(thought),
                    Err(error) => return Ok(Err(speaker.say(&error.message()))),
                }
            }
            let moment = if ahead.is_aimed() {
                aims = thoughts.iter().map(|thought| thought.action.clone()).collect();
                table.view_for(number, mine)?
            } else if thoughts.is_empty() {
                table.view_for(number, mine)?
            } else {
                after(&table, number, &ahead, &thoughts)?
            };
            (moment, Some((ahead, thoughts)))
        }
    };
    let look = Look { language, bottom, layout: "", legend, targets: &aims, reader: mine };
    let hidden = table.hidden_then(&moment, mine);
    let scene = scene_of(&table, &moment, &hidden, look);
    let alt = alt(&table, &moment, &hidden, language, mine);
    Ok(Ok(Drawn { table, language, bottom, number: shown, moment, scene, alt, tried }))
}

/// Returns a table's board as a member sees it.
///
/// # Errors
/// If the data can't be read; the inner error is a sentence: there is no such table, or the line can't be tried.
pub async fn board_seen(
    desk: &Desk,
    who: &Person,
    place: &Place,
    looking: Looking<'_>,
) -> Result<Result<BoardSeen, String>, Fault> {
    let drawn = match drawn(desk, who, place, looking).await? {
        Ok(drawn) => drawn,
        Err(why) => return Ok(Err(why)),
    };
    let lit = choices(&drawn, who, Pointing::default());
    let speaker = drawn.speaker();
    let mut hasher = DefaultHasher::new();
    drawn.scene.hash(&mut hasher);
    let mut seen = BoardSeen {
        number: drawn.number,
        areas: areas(&drawn.scene),
        alt: drawn.alt.clone(),
        mark: hasher.finish(),
        lit,
        line: Vec::new(),
        said: String::new(),
        plan: None,
        first: None,
    };
    let Some((ahead, thoughts)) = &drawn.tried else { return Ok(Ok(seen)) };
    let text = |thought: &TriedAction| speaker.acted(&thought.display, &thought.events).text();
    seen.line = thoughts.iter().map(text).collect();
    if ahead.is_aimed() {
        seen.said = speaker.say(&Message::new("preview-aim"));
    } else if !thoughts.is_empty() {
        turn(speaker, &drawn.moment, &mut seen.said);
        seen.said = seen.said.trim().to_owned();
    }
    let (table, mine) = (&drawn.table, drawn.table.seats_of(&who.id));
    if table.status() == Status::Playing && drawn.is_now() && table.plays(&who.id) {
        seen.plan = plan_of(&drawn, mine, thoughts);
        let own = |thought: &&TriedAction| own_seats(table, &who.id).any(|seat| seat == thought.seat);
        seen.first = thoughts.first().filter(own).filter(|thought| thought.is_move).map(|thought| {
            let id = press("play", &[&table.id(), &drawn.number, &thought.action]).0;
            (id, speaker.say(&Message::new("preview-play").with("moves", text(thought))))
        });
    }
    Ok(Ok(seen))
}

/// Draws a table's board as a member sees it.
///
/// # Errors
/// If the data can't be read; the inner error is a sentence.
pub async fn board_picture(
    desk: &Desk,
    who: &Person,
    place: &Place,
    looking: Looking<'_>,
) -> Result<Result<Result<Picture, DrawError>, String>, Fault> {
    Ok(match drawn(desk, who, place, looking).await? {
        Ok(drawn) => Ok(rendered(&desk.renderer, drawn.scene, "board.png".to_owned(), &drawn.alt).await),
        Err(why) => Err(why),
    })
}

/// Returns the choices after these on a table's board.
pub(super) async fn lit(
    desk: &Desk,
    who: &Person,
    place: &Place,
    looking: Looking<'_>,
    pointing: Pointing<'_>,
) -> Result<Result<Lit, String>, Fault> {
    Ok(drawn(desk, who, place, looking).await?.and_then(|drawn| {
        let stale = || words().say(drawn.language, &of_table("stale", looking.table));
        choices(&drawn, who, pointing).ok_or_else(stale)
    }))
}

/// Returns the next choices on a board; `None`: there are none, or no move begins so.
fn choices(drawn: &Drawn, who: &Person, pointing: Pointing<'_>) -> Option<Lit> {
    let (table, speaker, bottom) = (&drawn.table, drawn.speaker(), drawn.bottom);
    if let Some((ahead, _)) = &drawn.tried {
        let (state, seats) = (ahead.state(), ahead.can_try());
        let taps: Vec<_> = seats.iter().flat_map(|seat| state.taps(seat)).collect();
        let words = words_among(state, seats, &taps);
        return Choosing { speaker, state, taps: &taps, words, bottom, plays: &str::to_owned }
            .after(pointing);
    }
    if table.status() != Status::Playing || table.is_dealing() || !stands(table, &drawn.moment) {
        return None;
    }
    let (state, taps) = (table.state(), taps(table, &who.id));
    let words = words_among(state, own_seats(table, &who.id).collect(), &taps);
    let plays = |action: &str| press("play", &[&table.id(), &shown_now(table), &action]).0;
    Choosing { speaker, state, taps: &taps, words, bottom, plays: &plays }.after(pointing)
}

/// Returns the command that makes a line a plan: others' actions that are foreseen, and the member's answers. A
/// line that begins with the member's own action is none, and a last action without an answer is left out.
fn plan_of(drawn: &Drawn, mine: SeatSet, thoughts: &[TriedAction]) -> Option<String> {
    let own = |thought: &TriedAction| mine.contains(thought.seat);
    if thoughts.first().is_none_or(own) {
        return None;
    }
    let told = |group: &[TriedAction]| {
        group.iter().map(|thought| thought.action.as_str()).collect::<Vec<_>>().join(" ")
    };
    let groups: Vec<String> = thoughts.chunk_by(|one, next| own(one) == own(next)).map(told).collect();
    let pairs = groups.chunks_exact(2).map(|pair| format!("if {} then {}", pair[0], pair[1]));
    let pairs = pairs.collect::<Vec<_>>().join(", ");
    let plan = typed_as(drawn.language, "plan");
    (!pairs.is_empty()).then(|| format!("{plan} #{} {pairs}", drawn.table.id()))
}
