//! The pictures of a replay, made from a table's log: which there are, how long each is shown, and which
//! matter most.

use crate::desk::Look;
use crate::desk::draw::{plainly, scene_of};
use crate::wording::Speaker;
use liege_game::scene::{Army, Art, Presence};
use liege_game::{Event, EventKind, Scene, SeatSet, Turn};
use liege_render::{MOST_FILM_PICTURES, Reel, Sheet, Stamp};
use liege_table::{Frame, Played, Status, Table, TableError};
use liege_words::Message;
use std::collections::BTreeMap;
use std::ops::RangeInclusive;

/// The time for which a picture of a film is shown, and the last one, in hundredths of a second.
const HOLD: u16 = 90;
const LAST: u16 = 300;

/// The weight of a quiet move in the choice of key positions.
const QUIET: u32 = 12;

/// A picture in a game's replay.
#[derive(Clone, Debug, PartialEq)]
pub struct Cut {
    /// The scene.
    pub scene: Scene,
    /// The number of the action that led to it, as people see it; 0: the start.
    pub number: usize,
    /// The number of the move that led to it, as the game's players write it: "12." or "12…"; empty if it was
    /// no move.
    counted: String,
    /// The action in readable form.
    text: String,
    /// The caption; empty if there is none.
    line: String,
    /// Whether it was a move.
    moved: bool,
    /// Whether it was a roll of dice, which changes nothing on the boards.
    thrown: bool,
    /// The weight in the choice of key positions.
    weight: u32,
}

/// Returns the pictures of the entries of a table's log, for the reader of `look`.
pub fn cuts(table: &Table, numbers: RangeInclusive<usize>, look: Look<'_>) -> Result<Vec<Cut>, TableError> {
    let speaker = Speaker { language: look.language, game: table.game() };
    let known = |event: &&Event| event.audience.includes(look.reader);
    let mut frames = table.frames(numbers.clone(), look.reader)?;
    // An end that the players agreed on is not an entry of the game; the present position shows it.
    let ended = matches!(table.status(), Status::Over | Status::Abandoned);
    if ended && *numbers.end() >= table.log().len() {
        let last = table.log().len();
        let moment = table.view_for(last, look.reader)?;
        let hidden = table.hidden_then(&moment, look.reader);
        frames.push(Frame { moment, hidden });
    }
    let mut cuts: Vec<Cut> = Vec::new();
    for Frame { moment, hidden } in frames {
        let scene = scene_of(table, &moment, &hidden, look);
        // A scene that equals the one before needs no picture of its own.
        if cuts.last().is_some_and(|before| before.scene == scene) {
            continue;
        }
        let events: Vec<&Event> = moment.news().iter().filter(known).collect();
        let lost = cuts.last().map_or_else(Vec::new, |before| lost(&before.scene, &scene));
        let (number, text) = match &moment.last {
            Some(last) if last.entry.action.starts_with('@') => (table.shown(moment.number), String::new()),
            Some(last) => (table.shown(moment.number), speaker.acted(&last.display, &last.events).text()),
            None => (0, speaker.say(&Message::new("replay-start"))),
        };
        let announcement = events.iter().filter(|event| weight(event) > 0).max_by_key(|event| weight(event));
        // A capture says what was captured; a capture by an act has the sentence of that act.
        let announcement =
            announcement.or(events.iter().find(|event| event.kind == EventKind::Move && !lost.is_empty()));
        let announcement = announcement.or(events.last().filter(|_| text.is_empty()));
        let moved = moment.last.as_ref().is_some_and(Played::is_move);
        let counted = moment.last.as_ref().filter(|last| last.is_move()).map_or_else(String::new, |last| {
            last.round.map_or_else(|| format!("{}.", moment.moves), |round| round.to_string())
        });
        let line = announcement.map(|event| plainly(table, &speaker.say(&event.message))).unwrap_or_default();
        let weight = events.iter().map(|event| weight(event)).max().unwrap_or(0)
            + lost.iter().map(|art| art.worth() * 6).sum::<u32>();
        let thrown = !moved && events.first().is_some_and(|event| event.kind == EventKind::Chance);
        cuts.push(Cut { scene, number, counted, text, line, moved, thrown, weight });
    }
    Ok(cuts)
}

/// Whether everybody may see what the reader of `look` sees.
pub fn is_public(
    table: &Table,
    numbers: RangeInclusive<usize>,
    look: Look<'_>,
    seen: &[Cut],
) -> Result<bool, TableError> {
    if table.ledger().deals.iter().all(|deal| deal.open_offer && deal.open_agreement) {
        return Ok(true);
    }
    let public = cuts(table, numbers, Look { reader: SeatSet::EMPTY, ..look })?;
    Ok(public.iter().map(|cut| &cut.scene).eq(seen.iter().map(|cut| &cut.scene)))
}

/// Makes the film; of a long game it shows the pictures that matter most.
pub fn reel(cuts: &[Cut]) -> Reel {
    let weights: Vec<u32> = cuts.iter().map(|cut| cut.weight).collect();
    let mut reel = Reel::new();
    for index in key_positions(&weights, MOST_FILM_PICTURES) {
        let hold = if index + 1 == cuts.len() { LAST } else { HOLD };
        reel.push(cuts[index].scene.clone(), hold);
    }
    reel.gliding()
}

/// Makes the sheet of key positions.
pub fn sheet(table: &Table, speaker: Speaker, below: &str, cuts: &[Cut]) -> Sheet {
    let title = speaker.of_table("replay-title", table.id());
    let cuts: Vec<&Cut> = cuts.iter().filter(|cut| !cut.thrown).collect();
    let room = cuts.first().map_or(0, |cut| Sheet::room(&cut.scene));
    let stamp = |index: usize| {
        let cut = cuts[index];
        let (scene, number) = (cut.scene.clone(), cut.counted.clone());
        let (text, below) = (cut.text.clone(), cut.line.clone());
        Stamp { scene, number, text, below, moved: cut.moved }
    };
    let weights: Vec<u32> = cuts.iter().map(|cut| cut.weight).collect();
    let stamps = key_positions(&weights, room).into_iter().map(stamp).collect();
    Sheet { title: plainly(table, &speaker.say(&title)), below: plainly(table, below), stamps }
}

/// Chooses the positions to show, by their weights: the first, the last, and between them those with most
/// weight, spread over the game. At most `room` indexes, in order.
fn key_positions(weights: &[u32], room: usize) -> Vec<usize> {
    let count = weights.len();
    if count <= room {
        return (0..count).collect();
    }
    let mut chosen = vec![0, count - 1];
    // Two positions at least this far apart do not lower each other's weight.
    let apart = (count as f64 / room as f64).max(1.0);
    while chosen.len() < room {
        let value = |index: usize| {
            let nearest = chosen.iter().map(|other| other.abs_diff(index)).min().unwrap_or(count);
            let share = (nearest as f64 / apart).min(1.0);
            f64::from(weights[index] + QUIET) * share * share
        };
        let best =
            (0..count).map(|index| (index, value(index))).max_by(|(_, one), (_, other)| one.total_cmp(other));
        match best {
            Some((index, value)) if value > 0.0 => chosen.push(index),
            _ => break,
        }
    }
    chosen.sort_unstable();
    chosen
}

/// Returns the weight of an event; a plain move has none.
fn weight(event: &Event) -> u32 {
    match event.kind {
        EventKind::End => 100,
        EventKind::Exit => 90,
        EventKind::Possession => 45,
        EventKind::Check => 35,
        EventKind::Diplomacy => match event.news.as_ref().map(|news| news.turn) {
            Some(Turn::Broken { .. }) => 85,
            Some(Turn::Made) => 70,
            Some(Turn::Ended | Turn::Suspended | Turn::Resumed) => 40,
            Some(Turn::Used) => 30,
            _ => 2,
        },
        EventKind::Pass | EventKind::Chance => 2,
        EventKind::Move | EventKind::Table => 0,
    }
}

/// Returns the captured pieces: those that are in one picture and not in the next. A promoted piece is not
/// among them.
fn lost(before: &Scene, after: &Scene) -> Vec<Art> {
    let count = |scene: &Scene| {
        let mut count: BTreeMap<(Army, Art), i32> = BTreeMap::new();
        for figure in scene.figures.iter().filter(|figure| figure.presence != Presence::Ghost) {
            *count.entry((figure.look.army, figure.look.art)).or_default() += 1;
        }
        count
    };
    let (mut left, now) = (count(before), count(after));
    if left.values().sum::<i32>() <= now.values().sum::<i32>() {
        return Vec::new();
    }
    for (kind, number) in now {
        *left.entry(kind).or_default() -= number;
    }
    let mut gone: BTreeMap<Army, Vec<Art>> = BTreeMap::new();
    let mut risen: BTreeMap<Army, usize> = BTreeMap::new();
    for ((army, art), number) in left {
        let times = number.unsigned_abs() as usize;
        match number {
            1.. => gone.entry(army).or_default().extend(std::iter::repeat_n(art, times)),
            _ => *risen.entry(army).or_default() += times,
        }
    }
    gone.into_iter()
        .flat_map(|(army, mut arts)| {
            // Small pieces are the ones that promote.
            arts.sort_by_key(|art| art.worth());
            arts.into_iter().skip(risen.get(&army).copied().unwrap_or(0))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use liege_game::scene::{Figure, Look as Likeness, Point};
    use proptest::prelude::*;

    #[test]
    fn what_was_taken_is_seen() {
        let figure = |art, army| Figure::new(Likeness::new(art, army), Point::new(1.0, 2.0), 60);
        let scene = |figures: Vec<Figure>| Scene { figures, ..Scene::default() };
        let (king, queen) = (figure(Art::King, Army::White), figure(Art::Queen, Army::Red));
        let before = scene(vec![king.clone(), queen.clone(), figure(Art::Pawn, Army::White)]);
        assert_eq!(lost(&before, &before), []);
        assert_eq!(lost(&before, &scene(vec![king.clone(), figure(Art::Queen, Army::White)])), [Art::Queen]);
        let ghost = Figure { presence: Presence::Ghost, ..queen };
        assert_eq!(
            lost(&before, &scene(vec![king.clone(), ghost, figure(Art::Pawn, Army::White)])),
            [Art::Queen]
        );
        let promoted = scene(vec![king, figure(Art::Queen, Army::Red), figure(Art::Queen, Army::White)]);
        assert_eq!(lost(&before, &promoted), [], "a promotion takes nothing");
    }

    #[test]
    fn what_matters_is_chosen_and_spread() {
        let mut weights = vec![0; 60];
        for index in [7, 8, 9, 30, 44] {
            weights[index] = 90;
        }
        let chosen = key_positions(&weights, 8);
        assert!([30, 44].iter().all(|index| chosen.contains(index)), "{chosen:?}");
        assert_eq!(chosen.iter().filter(|index| (7..=9).contains(*index)).count(), 1, "{chosen:?}");
        assert!(chosen.windows(2).all(|pair| pair[1] - pair[0] <= 20), "no long gap: {chosen:?}");
    }

    proptest! {
        #[test]
        fn the_ends_are_always_there(weights in proptest::collection::vec(0u32..120, 0..90), room in 2usize..13) {
            let chosen = key_positions(&weights, room);
            prop_assert_eq!(chosen.len(), weights.len().min(room));
            prop_assert!(chosen.is_sorted_by(|one, other| one < other));
            prop_assert!(chosen.iter().all(|index| *index < weights.len()));
            if !weights.is_empty() {
                prop_assert_eq!((chosen.first(), chosen.last()), (Some(&0), Some(&(weights.len() - 1))));
            }
        }
    }
}
