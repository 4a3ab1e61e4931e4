//! The way random games of three-player chess are played: from the start, from sparse positions and from rare
//! ones, with much diplomacy, many captures and declarations.

use liege_game::{Game, Options};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// Positions near to events that hardly ever happen by chance: a mate by two, a stalemate of two, a pass by
/// everybody, a binding truce that leaves no other move, a capture en passant.
const RARE: &[&str] = &[
    "1rK/3wQ2/6wR1rP1/14/18|1wK/3bR2/10/14/18|2/bK5/4bP5/14/18 B RWB - --- - - - - - - * off",
    "1rK/wQ5/9wR/14/18|1wK/6/10/14/18|1bR/6/4bP5/14/18 W RW- - --- - - - - - B * off",
    "1rK/wQ5/wR9/14/18|1wK/6/10/14/18|1bR/6/4bP5/14/18 W RW- - --- - - - - - B * word",
    "2/rK5/10/14/18|1wK/1rQ1rR2/10/14/18|1bK/6/4bP5/14/18 W RWB - --- - - - - R=W:3.3 - * bound",
    "1rK/6/10/14/18|1wK/6/10/14/5bPwP11|1bK/6/10/14/18 B RWB - --- W@WV7:WS6 - - - - - * word",
];

/// The random source.
pub struct Dice(ChaCha8Rng);

impl Dice {
    pub fn seeded(seed: u64) -> Dice {
        Dice(ChaCha8Rng::seed_from_u64(seed))
    }

    pub fn below(&mut self, n: usize) -> usize {
        (self.0.next_u64() % n.max(1) as u64) as usize
    }

    pub fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    pub fn pick<'a, T>(&mut self, list: &'a [T]) -> Option<&'a T> {
        list.get(self.below(list.len()))
    }
}

fn game() -> &'static dyn Game {
    liege_game::by_id("three-player-chess").unwrap()
}

/// The options of a game, and the position from which it starts.
pub fn start(dice: &mut Dice) -> (Options, Option<String>) {
    let first = ["white", "red", "black"][dice.below(3)];
    let truce = ["word", "bound", "off"][dice.below(3)];
    let options = Options::check(game().options(), [("first", first), ("truce", truce)]).unwrap();
    let position = if dice.chance(8) {
        Some(RARE[dice.below(RARE.len())].to_owned())
    } else {
        dice.chance(75).then(|| sparse_position(dice, truce))
    };
    (options, position)
}

/// A position with the kings at home and a few other pieces anywhere; sometimes one seat is out.
fn sparse_position(dice: &mut Dice, truce: &str) -> String {
    let mut board: Vec<Option<String>> = vec![None; 150];
    let out = if dice.chance(30) { dice.below(3) } else { 3 };
    let pawns = dice.chance(30);
    for (army, letter) in ['r', 'w', 'b'].into_iter().enumerate() {
        if army != out {
            board[army * 50 + 1] = Some(format!("{letter}K"));
        }
    }
    let castling = dice.chance(25);
    for (army, letter) in ['r', 'w', 'b'].into_iter().enumerate() {
        if castling {
            board[army * 50 + 2] = Some(format!("{letter}R"));
            board[army * 50 + 7] = Some(format!("{letter}R"));
        }
        for _ in 0..=dice.below(9) {
            let kind = if pawns { 'P' } else { ['Q', 'R', 'B', 'N', 'P', 'P'][dice.below(6)] };
            let place = dice.below(150);
            if board[place].is_none() {
                board[place] = Some(format!("{letter}{kind}"));
            }
        }
    }
    let mut text = String::new();
    let mut cells = board.into_iter();
    for kingdom in 0..3 {
        for (zone, size) in [2, 6, 10, 14, 18].into_iter().enumerate() {
            let mut empty = 0;
            text.push_str(if zone > 0 {
                "/"
            } else if kingdom > 0 {
                "|"
            } else {
                ""
            });
            for cell in cells.by_ref().take(size) {
                match cell {
                    None => empty += 1,
                    Some(piece) => {
                        if empty > 0 {
                            text.push_str(&empty.to_string());
                        }
                        empty = 0;
                        text.push_str(&piece);
                    }
                }
            }
            if empty > 0 {
                text.push_str(&empty.to_string());
            }
        }
    }
    let seats: String = "RWB".chars().enumerate().map(|(i, c)| if i == out { '-' } else { c }).collect();
    let turn = seats.chars().filter(|c| *c != '-').nth(dice.below(2)).unwrap();
    let rights: Vec<String> =
        "RWB".chars().enumerate().filter(|(i, _)| *i != out).map(|(_, c)| format!("{c}sl")).collect();
    let rights = if castling { rights.concat() } else { "-".to_owned() };
    let truces = if out == 3 && truce != "off" && dice.chance(40) { "R=W:2.3,W=B:1.1" } else { "-" };
    format!("{text} {turn} {seats} {rights} --- - - - - {truces} - * {truce}")
}

/// The next action: diplomacy, captures and declarations are more likely than other moves.
pub fn choose(dice: &mut Dice, legal: &[String], acts: &[String]) -> Option<String> {
    let acts_with = |verb: &str| -> Vec<String> {
        let of = |act: &&String| act.split([':', ' ']).nth(1) == Some(verb);
        acts.iter().filter(of).cloned().collect()
    };
    let bond = |act: &&String| act.contains('>');
    let wishes = [
        ("accept", 35),
        ("refuse", 6),
        ("withdraw", 4),
        ("obey", 60),
        ("lapse", 10),
        ("claim", 35),
        ("waive", 6),
    ];
    for (verb, percent) in wishes {
        let mut acts = acts_with(verb);
        if verb == "accept" && !dice.chance(12) {
            acts.retain(|act| !act.ends_with("draw"));
        }
        if !acts.is_empty() && dice.chance(percent) {
            return dice.pick(&acts).cloned();
        }
    }
    let offers = acts_with("offer");
    if dice.chance(40) {
        let bonds: Vec<String> = offers.iter().filter(bond).cloned().collect();
        if let Some(offer) = dice.pick(&bonds) {
            return Some(offer.clone());
        }
    }
    if dice.chance(8)
        && let Some(offer) = dice.pick(&offers)
    {
        return Some(offer.clone());
    }
    if dice.chance(1) && dice.chance(40) {
        return dice.pick(&acts_with("resign")).cloned();
    }
    let thrones = |mv: &&String| {
        let to = mv.split(['-', 'x']).nth(1).unwrap_or_default();
        to.get(1..2) == Some("T")
    };
    let liked: [(usize, Vec<&String>); 5] = [
        (50, legal.iter().filter(|mv| mv.contains('!')).collect()),
        (50, legal.iter().filter(|mv| mv.contains('+')).collect()),
        (50, legal.iter().filter(|mv| mv.contains(['^', '*'])).collect()),
        (30, legal.iter().filter(thrones).collect()),
        (45, legal.iter().filter(|mv| mv.contains('x')).collect()),
    ];
    for (percent, moves) in liked {
        if dice.chance(percent)
            && let Some(mv) = dice.pick(&moves)
        {
            return Some((*mv).clone());
        }
    }
    dice.pick(legal).or_else(|| acts.iter().find(|act| !act.ends_with("resign"))).cloned()
}
