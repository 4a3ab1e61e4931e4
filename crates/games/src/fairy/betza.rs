//! Movements in Betza's notation: `mRcpR` moves as a rook and captures as a cannon.

use liege_words::Message;

/// A step: files to the right, ranks forward.
pub type Step = (i8, i8);

/// A movement that was read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Movement {
    /// Its parts; each adds moves.
    pub parts: Vec<Part>,
    /// Whether the piece takes en passant.
    pub en_passant: bool,
}

/// A part of a movement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// The purpose of the part.
    pub purpose: Purpose,
    /// How it goes.
    pub way: Way,
    /// Its steps, as White sees them.
    pub steps: Vec<Step>,
    /// How often a step is repeated at most; 0: without limit.
    pub range: u8,
}

/// The purpose of a part of a movement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// Moves and captures.
    Both,
    /// Moves only.
    Quiet,
    /// Captures only.
    Capture,
    /// First moves, from the region of double steps; never captures.
    First,
}

/// The way a piece goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Its steps are leaps, and squares between repeated steps are empty.
    Plain,
    /// A leap that goes square by square.
    Lame,
    /// A slide that jumps over one piece and goes on.
    Hop,
    /// A slide that lands right behind the first piece.
    Land,
}

/// A fault in a movement: its place (from 1) and what would be right.
pub type Fault = (usize, Message);

/// The atoms with their step, and whether they slide without end.
const ATOMS: [(char, Step, bool); 13] = [
    ('W', (0, 1), false),
    ('F', (1, 1), false),
    ('D', (0, 2), false),
    ('N', (1, 2), false),
    ('A', (2, 2), false),
    ('H', (0, 3), false),
    ('L', (1, 3), false),
    ('C', (1, 3), false),
    ('J', (2, 3), false),
    ('Z', (2, 3), false),
    ('G', (3, 3), false),
    ('R', (0, 1), true),
    ('B', (1, 1), true),
];

/// The atoms, as a sentence lists them.
const ATOM_SIGNS: &str = "W F D N A H L C J Z G K R B Q";
/// The modifiers, as a sentence lists them.
const MODIFIER_SIGNS: &str = "m c n p g i e f b l r v s h";

/// The atoms that a sign stands for, and whether they slide.
fn atoms(sign: char) -> Option<(Vec<Step>, bool)> {
    match sign {
        'K' => Some((vec![(0, 1), (1, 1)], false)),
        'Q' => Some((vec![(0, 1), (1, 1)], true)),
        _ => {
            let found = ATOMS.iter().find(|(known, ..)| *known == sign)?;
            Some((vec![found.1], found.2))
        }
    }
}

/// Reads a movement.
///
/// # Errors
/// The fault says which place is wrong, and what would be right.
pub fn read(text: &str) -> Result<Movement, Fault> {
    let signs: Vec<char> = text.chars().collect();
    let mut movement = Movement::default();
    let mut at = 0;
    while at < signs.len() {
        at = part(&signs, at, &mut movement)?;
    }
    Ok(movement)
}

/// Reads the part that begins at a place, and returns the place behind it.
fn part(signs: &[char], start: usize, movement: &mut Movement) -> Result<usize, Fault> {
    let mut at = start;
    while signs.get(at).is_some_and(|sign| "mcnpgiefblrvsh".contains(*sign)) {
        at += 1;
    }
    let modifiers = &signs[start..at];
    let Some(atom) = signs.get(at).copied() else {
        return Err((at, Message::new("fairy-betza-no-atom").with("atoms", ATOM_SIGNS)));
    };
    let Some((steps, slides)) = atoms(atom) else {
        let message = Message::new("fairy-betza-sign").with("sign", atom.to_string());
        return Err((at + 1, message.with("atoms", ATOM_SIGNS).with("modifiers", MODIFIER_SIGNS)));
    };
    let place = at + 1;
    at += 1;
    let mut range = u8::from(!slides);
    let ranged = "WFKRBQN".contains(atom);
    let wrong_range = |sign: char| {
        let written = format!("{atom}{sign}");
        Message::new("fairy-betza-range").with("text", written).with("atoms", "W F K R B Q N")
    };
    match signs.get(at).copied() {
        Some(digit) if digit.is_ascii_digit() => {
            if !ranged || digit == '0' || signs.get(at + 1).is_some_and(char::is_ascii_digit) {
                return Err((at + 1, wrong_range(digit)));
            }
            range = digit as u8 - b'0';
            at += 1;
        }
        Some(again) if again == atom => {
            if !ranged {
                return Err((at + 1, wrong_range(again)));
            }
            range = 0;
            at += 1;
        }
        _ => {}
    }
    let has = |sign: char| modifiers.contains(&sign);
    let way = way(modifiers, atom, place)?;
    let purpose = match (has('m'), has('c'), has('i')) {
        (_, true, true) => return Err((place, Message::new("fairy-betza-first"))),
        (_, false, true) => Purpose::First,
        (true, false, false) => Purpose::Quiet,
        (false, true, false) => Purpose::Capture,
        _ => Purpose::Both,
    };
    if purpose == Purpose::First && matches!(way, Way::Hop | Way::Land) {
        return Err((place, Message::new("fairy-betza-first-jump")));
    }
    movement.en_passant |= has('e');
    let letters: Vec<char> = modifiers.iter().copied().filter(|sign| "fblrvsh".contains(*sign)).collect();
    let mut all = Vec::new();
    for step in &steps {
        let chosen = if letters.is_empty() {
            images(*step)
        } else if steps.len() > 1 {
            letters.iter().flat_map(|letter| of_compound(*step, *letter)).collect()
        } else {
            directed(*step, &letters).ok_or_else(|| {
                let directions: String = letters.iter().collect();
                let message = Message::new("fairy-betza-direction").with("directions", directions);
                (place, message.with("atom", atom.to_string()))
            })?
        };
        for step in chosen {
            if !all.contains(&step) {
                all.push(step);
            }
        }
    }
    if all.is_empty() {
        let directions: String = letters.iter().collect();
        let message = Message::new("fairy-betza-direction").with("directions", directions);
        return Err((place, message.with("atom", atom.to_string())));
    }
    movement.parts.push(Part { purpose, way, steps: all, range });
    Ok(at)
}

/// How a part goes, by its modifiers.
fn way(modifiers: &[char], atom: char, place: usize) -> Result<Way, Fault> {
    let mut ways = modifiers.iter().filter_map(|sign| match sign {
        'n' => Some(('n', Way::Lame, "N A Z D")),
        'p' => Some(('p', Way::Hop, "R B Q")),
        'g' => Some(('g', Way::Land, "R B Q")),
        _ => None,
    });
    let Some((sign, way, atoms)) = ways.next() else { return Ok(Way::Plain) };
    // J is Z by another name.
    let fits = atoms.contains(atom) || sign == 'n' && atom == 'J';
    if !fits || ways.any(|(other, ..)| other != sign) {
        let message = Message::new("fairy-betza-way").with("sign", sign.to_string());
        return Err((place, message.with("atom", atom.to_string()).with("atoms", atoms)));
    }
    Ok(way)
}

/// The mirror images of a step.
fn images((short, long): Step) -> Vec<Step> {
    let mut images = Vec::new();
    for (one, other) in [(short, long), (long, short)] {
        for (one, other) in [(one, other), (one, -other), (-one, other), (-one, -other)] {
            if !images.contains(&(one, other)) {
                images.push((one, other));
            }
        }
    }
    images
}

/// Whether a number of files or ranks goes in the direction of a letter, along the axis of the letter.
fn along((files, ranks): Step, letter: char) -> bool {
    match letter {
        'f' => ranks > 0,
        'b' => ranks < 0,
        'v' => ranks != 0,
        'r' => files > 0,
        'l' => files < 0,
        's' => files != 0,
        _ => false,
    }
}

/// Whether the long leg of a step is along the ranks.
fn upright((files, ranks): Step) -> bool {
    ranks.abs() > files.abs()
}

/// The images of a step that one letter names.
fn singles(step: Step, letter: char) -> Vec<Step> {
    let (short, long) = step;
    let upward = "fbv".contains(letter);
    let fits = |image: &Step| match (short == 0, short == long) {
        (true, _) => along(*image, letter),
        // Diagonals know only single sides: up and down at once would be all of them.
        (_, true) => !"vs".contains(letter) && along(*image, letter),
        _ => along(*image, letter) && upright(*image) == upward,
    };
    images(step).into_iter().filter(fits).collect()
}

/// The images of a step of a king or queen that one letter names: every diagonal goes both up or down and sideways.
fn of_compound(step: Step, letter: char) -> Vec<Step> {
    if step.0 == step.1 && "vs".contains(letter) { images(step) } else { singles(step, letter) }
}

/// The images of a step that letters name; `None` if a letter or a pair names none.
fn directed(step: Step, letters: &[char]) -> Option<Vec<Step>> {
    let (short, long) = step;
    let mut all = Vec::new();
    let mut rest = letters;
    while let [first, others @ ..] = rest {
        let second = others.first().copied();
        let paired = short != 0 && second.is_some_and(|second| pairs(*first, second));
        let chosen = match second {
            Some(second) if paired && short == long => corner(step, *first, second),
            Some(second) if paired => legs(step, *first, second),
            _ => singles(step, *first),
        };
        if chosen.is_empty() {
            return None;
        }
        all.extend(chosen);
        rest = if paired { &others[1..] } else { others };
    }
    Some(all)
}

/// Whether two letters belong together: one is upright, the other goes sideways, or both are the same.
fn pairs(first: char, second: char) -> bool {
    let upright = |letter: char| "fbvh".contains(letter);
    let sideways = |letter: char| "rlsh".contains(letter);
    first == second || upright(first) && sideways(second) || sideways(first) && upright(second)
}

/// The diagonal image between two letters.
fn corner(step: Step, first: char, second: char) -> Vec<Step> {
    if first == second {
        return singles(step, first);
    }
    let plain = |letter: char| "fblr".contains(letter);
    let fits = |image: &Step| plain(first) && plain(second) && along(*image, first) && along(*image, second);
    images(step).into_iter().filter(fits).collect()
}

/// The images of an oblique step that two letters name: the second letter is the way of the long leg.
fn legs(step: Step, first: char, second: char) -> Vec<Step> {
    let fits = |image: &Step| match (first, second) {
        ('h', 'h') => false,
        (one, other) if one == other => upright(*image) == "fbv".contains(one) && along(*image, one),
        // Turning: from the long leg into the short one.
        ('h', 'r' | 'l') => {
            let (files, ranks) = *image;
            (files * ranks > 0) == ((second == 'r') == upright(*image))
        }
        ('f' | 'b' | 'l' | 'r', 'h') => along(*image, first),
        (_, 'h') | ('h', _) => false,
        _ => along(*image, first) && along(*image, second) && upright(*image) == "fbv".contains(second),
    };
    images(step).into_iter().filter(fits).collect()
}

/// The squares that a lame leap crosses, as steps from its start: first straight, then diagonally.
pub fn path((files, ranks): Step) -> Vec<Step> {
    let (mut at, mut crossed) = ((0, 0), Vec::new());
    loop {
        let left: Step = (files - at.0, ranks - at.1);
        let straight = left.0.abs() != left.1.abs();
        let sideways = !straight || left.0.abs() > left.1.abs();
        let upward = !straight || left.1.abs() > left.0.abs();
        at.0 += if sideways { left.0.signum() } else { 0 };
        at.1 += if upward { left.1.signum() } else { 0 };
        if at == (files, ranks) {
            return crossed;
        }
        crossed.push(at);
    }
}

#[cfg(test)]
mod tests {
    use super::{Way, path, read};

    fn steps(text: &str) -> Vec<(i8, i8)> {
        let mut steps: Vec<_> = read(text).unwrap().parts.into_iter().flat_map(|part| part.steps).collect();
        steps.sort_unstable();
        steps
    }

    #[test]
    fn directions_of_leaps() {
        assert_eq!(steps("fN"), [(-1, 2), (1, 2)]);
        assert_eq!(steps("ffN"), [(-1, 2), (1, 2)]);
        assert_eq!(steps("lfN"), [(-1, 2)]);
        assert_eq!(steps("flN"), [(-2, 1)]);
        assert_eq!(steps("fsN"), [(-2, 1), (2, 1)]);
        assert_eq!(steps("lvN"), [(-1, -2), (-1, 2)]);
        assert_eq!(steps("fhN"), [(-2, 1), (-1, 2), (1, 2), (2, 1)]);
        assert_eq!(steps("hrN"), [(-2, 1), (-1, -2), (1, 2), (2, -1)]);
        assert_eq!(steps("hlN"), [(-2, -1), (-1, 2), (1, -2), (2, 1)]);
        assert_eq!(steps("vN"), [(-1, -2), (-1, 2), (1, -2), (1, 2)]);
        assert_eq!(steps("frF"), [(1, 1)]);
        assert_eq!(steps("fF"), [(-1, 1), (1, 1)]);
        assert_eq!(steps("fsW"), [(-1, 0), (0, 1), (1, 0)]);
        assert_eq!(steps("fK"), [(-1, 1), (0, 1), (1, 1)]);
        assert_eq!(steps("sK"), [(-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)]);
        assert_eq!(steps("C").len(), 8);
        assert_eq!(steps("D").len(), 4);
    }

    #[test]
    fn ways_and_ranges() {
        let cannon = read("mRcpR").unwrap();
        assert_eq!(cannon.parts.len(), 2);
        assert_eq!((cannon.parts[0].way, cannon.parts[1].way), (Way::Plain, Way::Hop));
        assert_eq!(read("NN").unwrap().parts[0].range, 0);
        assert_eq!(read("W3").unwrap().parts[0].range, 3);
        assert!(read("fmWfceF").unwrap().en_passant);
        assert_eq!(path((1, 2)), [(0, 1)]);
        assert_eq!(path((-3, 2)), [(-1, 0), (-2, 1)]);
        assert_eq!(path((2, -2)), [(1, -1)]);
    }

    #[test]
    fn faults_name_the_place() {
        for (text, place) in [
            ("sfF", 3),
            ("hN", 2),
            ("DD", 2),
            ("R10", 2),
            ("nR", 2),
            ("pN", 2),
            ("gW", 2),
            ("icW", 3),
            ("x", 1),
            ("Wf", 2),
            ("npN", 3),
            ("W0", 2),
            ("é", 1),
        ] {
            assert_eq!(read(text).unwrap_err().0, place, "{text}");
        }
    }
}
