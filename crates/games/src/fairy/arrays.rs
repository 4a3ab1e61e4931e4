//! The first positions of Chess960 (rules page `chess960`, section 2).

/// The pairs of the five free squares on which the knights stand.
const KNIGHTS: [(usize, usize); 10] =
    [(0, 1), (0, 2), (0, 3), (0, 4), (1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)];

/// The first rank of the array with a number from 0 to 959, from the a-file, in small letters.
pub fn rank(number: usize) -> String {
    let mut rank = [None; 8];
    let (rest, light) = (number / 4, number % 4);
    rank[2 * light + 1] = Some('b');
    let (rest, dark) = (rest / 4, rest % 4);
    rank[2 * dark] = Some('b');
    let (knights, queen) = (rest / 6, rest % 6);
    let free = |rank: &[Option<char>; 8]| (0..8).filter(|file| rank[*file].is_none()).collect::<Vec<usize>>();
    rank[free(&rank)[queen]] = Some('q');
    let left = free(&rank);
    let (one, other) = KNIGHTS[knights % KNIGHTS.len()];
    rank[left[one]] = Some('n');
    rank[left[other]] = Some('n');
    for (file, piece) in free(&rank).into_iter().zip(['r', 'k', 'r']) {
        rank[file] = Some(piece);
    }
    rank.into_iter().flatten().collect()
}

/// The position string of an array.
pub fn position(number: usize) -> String {
    let rank = rank(number);
    format!("{rank}/pppppppp/8/8/8/8/PPPPPPPP/{} w KQkq - 0 1", rank.to_uppercase())
}

#[cfg(test)]
mod tests {
    use super::rank;

    #[test]
    fn the_arrays_of_the_page() {
        for (number, array) in [(0, "bbqnnrkr"), (518, "rnbqkbnr"), (692, "rbbqknnr"), (959, "rkrnnqbb")] {
            assert_eq!(rank(number), array, "{number}");
        }
        let all: std::collections::HashSet<String> = (0..960).map(rank).collect();
        assert_eq!(all.len(), 960);
    }
}
