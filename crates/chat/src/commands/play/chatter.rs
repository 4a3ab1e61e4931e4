//! Talk that looks like a move.

/// The most words of a text that looks like a move.
const MOVE_WORDS: usize = 4;

/// Whether a text that cannot be played here looks like a move: it has few words, and one of them names a
/// cell (`e9`) or joins two numbers (`32x23`).
pub fn looks_like_move(text: &str) -> bool {
    let names_cell = |word: &str| {
        let signs: Vec<char> = word.chars().collect();
        let joins = |c: char| c.is_alphabetic() || "-–x×:".contains(c);
        let cell = |two: &[char]| two[0].is_alphabetic() && two[1].is_ascii_digit();
        let two = |three: &[char]| three[0].is_ascii_digit() && joins(three[1]) && three[2].is_ascii_digit();
        signs.windows(2).any(cell) || signs.windows(3).any(two)
    };
    text.split_whitespace().count() <= MOVE_WORDS && text.split_whitespace().any(names_cell)
}

#[cfg(test)]
mod tests {
    use super::looks_like_move;

    #[test]
    fn cells_and_numbers_look_like_moves_and_talk_does_not() {
        for text in ["e9", "Nf9", "WC5-WV7", "2b8–2c6", "32x23", "12-16", "конь 2b8-2c6", "Кр е4"] {
            assert!(looks_like_move(text), "{text}");
        }
        for text in
            ["haha", "hm", "nice one!", "in 2h", "my 3rd win", "10 min", "that was e4 back in the day"]
        {
            assert!(!looks_like_move(text), "{text}");
        }
    }
}
