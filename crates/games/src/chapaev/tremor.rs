//! Hand tremor: a table spoils the aim of a shot before it is made (rules page, section 6). Only the table
//! knows of it: the rules see the resulting shot.

use super::physics::{FULL_TURN, POWERS, Shot};
use super::terms::{MOST_TREMOR, Terms};

/// The largest error of the angle (in tenths of a degree) and of the power, either way.
pub fn reach(power: u8, tremor: u32) -> (u32, u32) {
    let (power, tremor) = (u32::from(power), tremor.min(MOST_TREMOR));
    (tremor * 10 * power / 100, tremor * power / 100)
}

/// The shot that is made in place of the one asked for. `draw` gives a random whole number from −n to n, all
/// equally likely: it is called for the angle first, then for the power.
pub fn tremble(shot: Shot, tremor: u32, terms: &Terms, mut draw: impl FnMut(u32) -> i32) -> Shot {
    let (angles, powers) = reach(shot.power, tremor);
    let full = i32::from(FULL_TURN);
    let angle = (i32::from(shot.angle) + draw(angles)).rem_euclid(full) as u16;
    let power = i32::from(shot.power) + draw(powers);
    let power = power.clamp(i32::from(*POWERS.start()), i32::from(*POWERS.end())) as u8;
    Shot { angle: permitted(angle, shot, terms), power, ..shot }
}

/// The direction itself, or the nearer edge of the shooter's permitted half-plane.
fn permitted(angle: u16, shot: Shot, terms: &Terms) -> u16 {
    if terms.permits(shot.disc.side, angle) {
        return angle;
    }
    let away = |edge: u16| {
        let apart = edge.abs_diff(angle);
        apart.min(FULL_TURN - apart)
    };
    if away(0) <= away(1800) { 0 } else { 1800 }
}

#[cfg(test)]
mod tests {
    use super::super::terms::OPTIONS;
    use super::*;
    use liege_game::Options;

    fn trembled(shot: &str, tremor: u32, earth_turns: &str, drawn: [i32; 2]) -> String {
        let terms = Terms::of(&Options::check(&OPTIONS, [("earth_turns", earth_turns)]).unwrap());
        let mut drawn = drawn.into_iter();
        tremble(Shot::read(shot).unwrap(), tremor, &terms, |most| {
            let number = drawn.next().unwrap();
            assert!(number.unsigned_abs() <= most, "{number} of {most}");
            number
        })
        .to_string()
    }

    #[test]
    fn aims_are_spoilt_by_the_rule() {
        assert_eq!(reach(80, 20), (160, 16));
        assert_eq!(reach(7, 20), (14, 1));
        assert_eq!(trembled("w1:905:80", 0, "yes", [0, 0]), "w1:905:80");
        assert_eq!(trembled("w1:905:80", 20, "yes", [-160, 16]), "w1:745:96");
        assert_eq!(trembled("w1:10:100", 20, "yes", [-15, 20]), "w1:3595:100");
        assert_eq!(trembled("w1:3590:4", 45, "yes", [18, -1]), "w1:8:3");
        assert_eq!(trembled("w1:900:1", 45, "yes", [4, 0]), "w1:904:1");
    }

    #[test]
    fn where_the_earth_does_not_turn_aims_stay_at_the_edge() {
        assert_eq!(trembled("w1:10:100", 20, "no", [-15, 0]), "w1:0:100");
        assert_eq!(trembled("w1:1790:100", 20, "no", [15, 0]), "w1:1800:100");
        assert_eq!(trembled("b1:1805:100", 20, "no", [-15, 0]), "b1:1800:100");
        assert_eq!(trembled("b1:3595:100", 20, "no", [15, 0]), "b1:0:100");
    }
}
