//! The ways in which a text can be read as a move, without a position.

use super::super::board::Kind;
use super::super::square::Square;
use super::letters::{self, fold};

/// One way to read a text as a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Reading {
    /// The letter of the piece, if it is named.
    pub piece: Option<char>,
    /// The file where it stands.
    pub file: Option<u8>,
    /// The rank where it stands.
    pub rank: Option<u8>,
    /// Where it goes.
    pub to: Square,
    /// What the pawn becomes.
    pub promotion: Option<Kind>,
    /// Whether a capital letter names the piece.
    pub capital: bool,
}

impl Reading {
    /// The square where the piece stands, if it is named in full.
    pub fn from(&self) -> Option<Square> {
        Some(Square::new(self.file?, self.rank?))
    }
}

/// Words that say nothing in a move, before a square or between two.
const FILLERS: [&str; 29] = [
    "to",
    "takes",
    "take",
    "captures",
    "capture",
    "moves",
    "move",
    "from",
    "on",
    "goes",
    "на",
    "в",
    "из",
    "с",
    "со",
    "бьет",
    "бьёт",
    "берет",
    "бере",
    "берёт",
    "ходит",
    "ходить",
    "идет",
    "йде",
    "бє",
    "б",
    "з",
    "із",
    "до",
];
/// Words that say nothing after a move.
const TAILS: [&str; 8] = ["check", "mate", "checkmate", "шах", "мат", "и", "і", "and"];

/// All readings of a text as a move, none twice.
pub(super) fn readings(text: &str) -> Vec<Reading> {
    let text = without_number(text.trim()).trim_end_matches(letters::trails);
    let mut found = Vec::new();
    for text in variants(text) {
        let small: Vec<char> = fold_each(&text);
        let capitals: Vec<bool> = text.chars().map(char::is_uppercase).collect();
        let mixed = text.chars().any(char::is_lowercase);
        Parser { small: &small, capitals: &capitals, mixed, found: &mut found }.start();
    }
    found
}

/// Each character folded, so that places stay the same.
fn fold_each(text: &str) -> Vec<char> {
    text.chars().map(|c| fold(c.encode_utf8(&mut [0; 4])).chars().next().unwrap_or(c)).collect()
}

/// The text without the number of a move before it: `12.`, `12...`, `12)`.
fn without_number(text: &str) -> &str {
    let rest = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let marks = rest.trim_start_matches(['.', ')', '…']);
    if rest.len() < text.len() && marks.len() < rest.len() { marks.trim_start() } else { text }
}

/// The text as it stands, and without the words that say nothing.
fn variants(text: &str) -> Vec<String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let is_filler = |word: &&str| FILLERS.contains(&fold(word).as_str());
    let mut variants = vec![text.to_owned()];
    let tailless: Vec<&str> = {
        let end = words
            .iter()
            .rposition(|word| !TAILS.contains(&fold(word.trim_end_matches(letters::trails)).as_str()));
        words[..end.map_or(0, |end| end + 1)].to_vec()
    };
    if tailless.len() < words.len() {
        variants.push(tailless.join(" ").trim_end_matches(letters::trails).to_owned());
    }
    // A single letter that begins a text is a piece or a file: «с d5».
    let says = |(place, word): &(usize, &str)| !is_filler(word) || *place == 0 && word.chars().count() == 1;
    let bare: Vec<&str> = tailless.iter().copied().enumerate().filter(says).map(|(_, word)| word).collect();
    if bare.len() < tailless.len() {
        variants.push(bare.join(" ").trim_end_matches(letters::trails).to_owned());
    }
    variants
}

struct Parser<'a> {
    small: &'a [char],
    capitals: &'a [bool],
    /// Whether capital letters say anything: a text all in capitals is only loud.
    mixed: bool,
    found: &'a mut Vec<Reading>,
}

impl Parser<'_> {
    fn start(&mut self) {
        self.origin(0, None, false);
        for named in letters::pieces(self.small) {
            let capital = self.mixed && named.length == 1 && self.capitals.first() == Some(&true);
            self.origin(named.length, Some(named.letter), capital);
        }
    }

    fn at(&self, place: usize) -> Option<char> {
        self.small.get(place).copied()
    }

    /// The places after separators from here, nearest first: what looks like one may be a file.
    fn past(&self, place: usize) -> Vec<usize> {
        let run = self.small.get(place..).unwrap_or_default();
        let length = run.iter().take_while(|c| letters::separates(**c)).count();
        (place..=place + length).collect()
    }

    fn origin(&mut self, start: usize, piece: Option<char>, capital: bool) {
        for place in self.past(start) {
            let file = self.at(place).and_then(letters::file);
            let rank = self.at(place).and_then(letters::rank);
            let after_file = self.at(place + 1).and_then(letters::rank).filter(|_| file.is_some());
            self.destination(place, (piece, None, None, capital));
            if file.is_some() {
                self.destination(place + 1, (piece, file, None, capital));
            }
            if rank.is_some() {
                self.destination(place + 1, (piece, None, rank, capital));
            }
            if after_file.is_some() {
                self.destination(place + 2, (piece, file, after_file, capital));
            }
        }
    }

    fn destination(
        &mut self,
        start: usize,
        (piece, file, rank, capital): (Option<char>, Option<u8>, Option<u8>, bool),
    ) {
        for place in self.past(start) {
            let to_file = self.at(place).and_then(letters::file);
            let to_rank = self.at(place + 1).and_then(letters::rank);
            let (Some(to_file), Some(to_rank)) = (to_file, to_rank) else { continue };
            for promotion in self.promotion(place + 2) {
                let to = Square::new(to_file, to_rank);
                let reading = Reading { piece, file, rank, to, promotion, capital };
                if !self.found.contains(&reading) {
                    self.found.push(reading);
                }
            }
        }
    }

    /// What may stand after the destination: nothing, or what the pawn becomes; nothing at all where
    /// something else stands.
    fn promotion(&self, start: usize) -> Vec<Option<Kind>> {
        let mut rest: &[char] = self.small.get(start..).unwrap_or_default();
        if rest.is_empty() {
            return vec![None];
        }
        while let [c, after @ ..] = rest
            && (c.is_whitespace() || matches!(c, '=' | '/' | '(' | ':' | '-' | '>'))
        {
            rest = after;
        }
        while let [before @ .., c] = rest
            && (c.is_whitespace() || *c == ')')
        {
            rest = before;
        }
        let whole = letters::pieces(rest).into_iter().filter(|named| named.length == rest.len());
        whole.filter_map(|named| letters::promoted(named.letter)).map(Some).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Vec<String> {
        let mut shown: Vec<String> = readings(text)
            .iter()
            .map(|reading| {
                let file = reading.file.map_or(String::new(), |file| char::from(b'a' + file).to_string());
                let rank = reading.rank.map_or(String::new(), |rank| (rank + 1).to_string());
                let piece = reading.piece.map_or(String::new(), String::from);
                let grown = reading.promotion.map_or(String::new(), |kind| format!("={}", kind.letter()));
                format!("{piece}{file}{rank}>{}{grown}", reading.to)
            })
            .collect();
        shown.sort();
        shown.dedup();
        shown
    }

    #[test]
    fn squares_and_pieces_in_many_forms() {
        for text in [
            "qa3c1",
            "Q a3-c1",
            "Qa3:c1",
            "QA3XC1",
            "фа3-с1",
            "Ф а3 х с1",
            "кв a3→c1",
            "Qa3–c1+!?",
            "кор а3с1",
        ] {
            assert!(read(text).contains(&"Qa3>c1".to_owned()), "{text}: {:?}", read(text));
        }
        assert_eq!(read("a3c1"), ["a3>c1"]);
        assert_eq!(read("Qc1"), ["Q>c1"]);
        assert_eq!(read("c4"), [">c4"]);
        assert_eq!(read("bxc3"), ["B>c3", "b>c3"]);
        assert_eq!(read("b2c3"), ["B2>c3", "b2>c3"]);
        assert_eq!(read("Крb2"), ["K>b2"]);
        assert_eq!(read("Квc3"), ["Nb>c3", "Q>c3"]);
        assert_eq!(read("пхg3"), ["P>g3", "Ph>g3"]);
        assert_eq!(read("17. Qa3-c1"), ["Qa3>c1"]);
        assert_eq!(read("конь на b6"), ["N>b6"]);
        assert_eq!(read("Knight from a4 takes b6, check!"), ["Na4>b6"]);
        assert_eq!(read("Конь a4 бьёт b6"), ["Na4>b6"]);
        assert_eq!(read("Тура а1 на а3"), ["Ra1>a3"]);
    }

    #[test]
    fn promotions_in_four_forms() {
        for text in ["Pg4-h4=B", "pg4h4/b", "П g4-h4(С)", "pg4h4b", "g4-h4=слон", "пг4х4=с"] {
            let found = read(text);
            assert!(found.iter().any(|text| text.ends_with(">h4=B")), "{text}: {found:?}");
        }
        assert_eq!(read("g4h4=K"), Vec::<String>::new());
        assert_eq!(read("g4h4=Z"), Vec::<String>::new());
    }

    #[test]
    fn what_is_no_move_is_none() {
        for text in
            ["", " ", "-", "e9", "hello", "draw", "a", "3", "K", "a3c1c2", "♔", "12.", "\u{0}", "кккк"]
        {
            assert_eq!(read(text), Vec::<String>::new(), "{text}");
        }
    }
}
