//! The hope of winning that belongs to a position's value.

use liege_game::{Family, Game, WIN};

/// The logistic curve at 0, ½, 1, 1½, …, in thousandths: twice the value is not twice the hope.
const CURVE: [i32; 14] = [500, 622, 731, 818, 881, 924, 953, 971, 982, 989, 993, 996, 998, 998];

/// The lead that makes a win nearly certain, which is the unit of [`CURVE`].
#[derive(Clone, Copy, Debug)]
pub(super) struct Scale(i32);

impl Scale {
    pub(super) fn of(game: &dyn Game) -> Scale {
        match game.family() {
            // In draughts one man more nearly wins, because captures are compulsory.
            Family::Draughts => Scale(120),
            _ => Scale(275),
        }
    }

    /// The hope of a seat to which the position is worth `value`, in thousandths of a won game.
    pub(super) fn hope(self, value: i32) -> i32 {
        let size = value.abs();
        let above = if size >= WIN - 1000 {
            1000
        } else {
            let place = ((2 * size / self.0) as usize).min(CURVE.len() - 2);
            let rest = (2 * size - place as i32 * self.0).min(self.0);
            CURVE[place] + (CURVE[place + 1] - CURVE[place]) * rest / self.0
        };
        if value < 0 { 1000 - above } else { above }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_is_hoped_for_but_ever_less_more() {
        let chess = Scale(275);
        assert_eq!([0, 275, -275, WIN, 1 - WIN].map(|value| chess.hope(value)), [500, 731, 269, 1000, 0]);
        let hopes: Vec<i32> = (0..=30).map(|pawns| chess.hope(100 * pawns)).collect();
        assert!(hopes.is_sorted() && hopes[30] == 998, "{hopes:?}");
        // A queen given away matters in an even game, and hardly in a won one.
        assert!(chess.hope(0) - chess.hope(-900) > 400 && chess.hope(2_500) - chess.hope(1_600) < 20);
        assert!(Scale(120).hope(100) > chess.hope(200) - 10, "a man more is much in draughts");
    }
}
