//! `contest result`: an official decides or corrects the result of a game.

use crate::desk::contest::{act, contest_meant, of_contest_number, told};
use crate::desk::{Answers, Asker, Desk};
use liege_contest::standing::points::WIN;
use liege_contest::{Act, GameId, Verdict};
use liege_words::Message;
use liege_words::lexicon::says;

/// Runs `contest result 3.2 1-0 because …`.
pub(crate) async fn result(desk: &Desk, asker: &Asker<'_>, named: Option<i64>, text: &str) -> Answers {
    let contest = contest_meant(desk, asker, named).await?;
    let how = || asker.stop(&Message::new("contest-result-how"));
    let (decided, reason) = reason_of(text);
    let (game, verdict) = decided.trim().split_once(char::is_whitespace).ok_or_else(how)?;
    let game = game_called(game).ok_or_else(how)?;
    let verdict = verdict_called(verdict).ok_or_else(how)?;
    let decide = Act::Decide { game, verdict, reason };
    act(desk, asker, contest.id, decide).await?;
    told(asker, &of_contest_number("contest-decided-now", contest.id).with("game", game.to_string()))
}

/// Splits off the reason, after the word for *because*.
pub(crate) fn reason_of(text: &str) -> (String, String) {
    let words: Vec<&str> = text.split_whitespace().collect();
    match words.iter().position(|word| says("contest-because", word.trim_end_matches([':', ',']))) {
        Some(at) => (words[..at].join(" "), words[at + 1..].join(" ")),
        None => (words.join(" "), String::new()),
    }
}

/// Reads `3.2`: the second table of the third round.
fn game_called(typed: &str) -> Option<GameId> {
    let (round, table) = typed.trim_end_matches([':', ',']).split_once('.')?;
    Some(GameId { round: round.parse().ok()?, table: table.parse().ok()? })
}

/// Reads a result: `1-0`, `½-½`, `0:1`, `+ -`, `draw`, `void`, or the points of each seat, `1 0.5 0`.
fn verdict_called(typed: &str) -> Option<Verdict> {
    let typed = typed.trim();
    if says("contest-void", typed) {
        return Some(Verdict::Void);
    }
    if says("contest-draw", typed) {
        return Some(Verdict::Points(vec![WIN / 2, WIN / 2]));
    }
    let close: String = typed.chars().filter(|c| !c.is_whitespace()).collect();
    let close = close.replace(['−', '–', '—'], "-");
    match close.as_str() {
        "+-" | "+:-" | "1-0f" => return Some(Verdict::Forfeit(vec![1])),
        "-+" | "-:+" | "0-1f" => return Some(Verdict::Forfeit(vec![0])),
        "--" | "-:-" => return Some(Verdict::Forfeit(vec![0, 1])),
        _ => {}
    }
    let typed = typed.replace(['−', '–', '—', ':', '-'], " ");
    let points: Option<Vec<i64>> = typed.split_whitespace().map(points_called).collect();
    points.filter(|points| points.len() > 1).map(Verdict::Points)
}

/// Reads points in twelfths: `1`, `½`, `0.5`, `1/3`, `0,25`.
fn points_called(typed: &str) -> Option<i64> {
    let (whole, half) = match typed.strip_suffix('½') {
        Some("") => return Some(WIN / 2),
        Some(whole) => (whole, WIN / 2),
        None => (typed, 0),
    };
    if let Some((part, of)) = whole.split_once('/') {
        let (part, of): (i64, i64) = (part.parse().ok()?, of.parse().ok()?);
        let exact = (1..=WIN).contains(&of) && (0..=of).contains(&part) && WIN * part % of == 0;
        return exact.then(|| WIN * part / of);
    }
    let value: f64 = whole.replace(',', ".").parse().ok()?;
    let twelfths = value * WIN as f64;
    ((0.0..=WIN as f64).contains(&twelfths)).then(|| twelfths.round() as i64 + half)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_read_as_people_write_them() {
        let points = |typed: &str| match verdict_called(typed) {
            Some(Verdict::Points(points)) => points,
            other => panic!("{typed}: {other:?}"),
        };
        for (typed, expected) in
            [("1-0", [12, 0]), ("0:1", [0, 12]), ("½-½", [6, 6]), ("0.5 – 0.5", [6, 6]), ("draw", [6, 6])]
        {
            assert_eq!(points(typed), expected, "{typed}");
        }
        assert_eq!(points("1 0.5 0"), [12, 6, 0]);
        assert_eq!(points("1 1/3 1/3 1/3"), [12, 4, 4, 4]);
        assert_eq!(verdict_called("+ -"), Some(Verdict::Forfeit(vec![1])));
        assert_eq!(verdict_called("--"), Some(Verdict::Forfeit(vec![0, 1])));
        assert_eq!(verdict_called("void"), Some(Verdict::Void));
        for typed in ["", "1", "2-0", "-1", "x-y", "1/0 1", "9223372036854775807/9223372036854775807 1"] {
            assert_eq!(verdict_called(typed), None, "{typed}");
        }
        assert_eq!(game_called("3.2"), Some(GameId { round: 3, table: 2 }));
        assert_eq!(reason_of("3.2 1-0 because he left"), ("3.2 1-0".to_owned(), "he left".to_owned()));
    }
}
