//! The glides of pieces from one picture of a film to the next; nothing else moves on the way.

use super::animation::{MOST_FILM_PICTURES, Reel, Shot};
use liege_game::scene::{Figure, Point, Presence, Scene};

/// The largest number of pieces that glide at once: nobody could follow more.
const MOST_PIECES: usize = 4;
/// The number of pictures in a glide, and the time for each, in hundredths of a second.
const STEPS: u32 = 4;
const STEP: u16 = 5;

impl Reel {
    /// This film with its pieces gliding, if the number of pictures stays within the limit; else without any
    /// glide.
    #[must_use]
    pub fn gliding(self) -> Reel {
        let mut reel = Reel::new();
        let mut shots = self.shots().iter().peekable();
        while let Some(Shot { scene, hold }) = shots.next() {
            reel.push(scene.clone(), *hold);
            for between in shots.peek().map_or(Vec::new(), |next| glide(scene, &next.scene)) {
                reel.push(between, STEP);
            }
        }
        if reel.shots().len() > MOST_FILM_PICTURES { self } else { reel }
    }
}

/// The pictures between two: copies of the first one, with each moved piece on its way to its place in the
/// second.
fn glide(before: &Scene, after: &Scene) -> Vec<Scene> {
    if before.boards != after.boards {
        return Vec::new();
    }
    let stands = |figure: &&Figure| figure.presence != Presence::Ghost;
    let stays = |figure: &Figure, scene: &Scene| {
        scene.figures.iter().filter(stands).any(|other| other.look == figure.look && other.at == figure.at)
    };
    let moved = |scene: &Scene, other: &Scene| -> Vec<Figure> {
        scene.figures.iter().filter(stands).filter(|figure| !stays(figure, other)).cloned().collect()
    };
    let (mut gone, come) = (moved(before, after), moved(after, before));
    let mut pairs: Vec<(Figure, Point)> = Vec::new();
    for figure in come {
        let near = |one: &(usize, &Figure), other: &(usize, &Figure)| {
            one.1.at.distance(figure.at).total_cmp(&other.1.at.distance(figure.at))
        };
        let alike = gone.iter().enumerate().filter(|(_, from)| from.look == figure.look);
        if let Some((index, _)) = alike.min_by(near) {
            pairs.push((gone.swap_remove(index), figure.at));
        }
    }
    if pairs.is_empty() || pairs.len() > MOST_PIECES {
        return Vec::new();
    }
    let mut still = before.clone();
    still.figures.retain(|figure| !pairs.iter().any(|(from, _)| from == figure));
    let between = |step: u32| {
        // The motion starts and ends gently.
        let share = f64::from(step) / f64::from(STEPS + 1);
        let share = share * share * (3.0 - 2.0 * share);
        let mut scene = still.clone();
        scene.figures.extend(pairs.iter().map(|(from, to)| {
            let way = from.at.distance(*to) * share;
            Figure { at: from.at.toward(*to, way), badge: None, ..from.clone() }
        }));
        scene
    };
    (1..=STEPS).map(between).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use liege_game::scene::{Army, Art, Look};

    fn scene(at: &[(Art, f64)]) -> Scene {
        let figure =
            |(art, x): &(Art, f64)| Figure::new(Look::new(*art, Army::Red), Point::new(*x, 50.0), 60);
        Scene { width: 400, height: 100, figures: at.iter().map(figure).collect(), ..Scene::default() }
    }

    fn reel(scenes: &[Scene]) -> Reel {
        let mut reel = Reel::new();
        for scene in scenes {
            reel.push(scene.clone(), 90);
        }
        reel.gliding()
    }

    #[test]
    fn what_moves_glides_and_what_is_taken_stays_until_then() {
        let before = scene(&[(Art::King, 50.0), (Art::Rook, 100.0), (Art::Pawn, 300.0)]);
        let after = scene(&[(Art::King, 50.0), (Art::Rook, 300.0)]);
        let film = reel(&[before.clone(), after.clone()]);
        let shots = film.shots();
        assert_eq!(shots.len(), 2 + STEPS as usize);
        assert_eq!((&shots[0].scene, &shots[shots.len() - 1].scene), (&before, &after));
        assert_eq!(film.hundredths(), 90 + 20 + 90, "a glide of 200 ms between two that are held");
        let rook =
            |scene: &Scene| scene.figures.iter().find(|figure| figure.look.art == Art::Rook).unwrap().at;
        let way: Vec<f64> = shots.iter().map(|shot| rook(&shot.scene).x()).collect();
        assert!(way.is_sorted_by(|one, other| one < other), "{way:?}");
        assert!(
            shots[1..=STEPS as usize].iter().all(|shot| shot.scene.figures.len() == 3 && shot.hold == STEP)
        );
    }

    #[test]
    fn what_appears_or_changes_does_not_glide_and_long_films_do_not() {
        let (one, other) = (scene(&[(Art::Pawn, 50.0)]), scene(&[(Art::Queen, 90.0)]));
        assert_eq!(reel(&[one.clone(), other]).shots().len(), 2);
        let there = scene(&[(Art::Pawn, 200.0)]);
        let film =
            |count| reel(&[one.clone(), there.clone()].into_iter().cycle().take(count).collect::<Vec<_>>());
        assert_eq!(film(12).shots().len(), 12 + 11 * STEPS as usize);
        assert_eq!(film(13).shots().len(), 13);
    }
}
