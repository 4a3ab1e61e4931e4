//! What people type, against `tests/vectors/three-player-chess.say`.
//!
//! Lines of the file: `# comment`; `position <string>` (or `position start`) sets up; `after <action>; <action>`
//! plays canonical actions from there; all others are `<seat> <typed> => <expected>`, with `\n` in the typed
//! text for a line break. Expected is the list of canonical actions, parted by `; `, or the kind of refusal:
//! alone, with `: a; b` where these are all its candidates, or with `+ a; b` where these are among them.

use liege::game::{Options, Refusal, Seat, State, by_id};

fn start(position: &str) -> Box<dyn State> {
    let game = by_id("three-player-chess").unwrap();
    let none: [(&str, &str); 0] = [];
    let options = Options::check(game.options(), none).unwrap();
    game.start(&options, (position != "start").then_some(position))
        .unwrap_or_else(|e| panic!("{position}: {e:?}"))
}

fn list(text: &str) -> Vec<String> {
    text.split(';').map(|part| part.trim().to_owned()).filter(|part| !part.is_empty()).collect()
}

/// Every candidate must be playable as it stands.
fn playable(state: &dyn State, refusal: &Refusal) -> Result<(), String> {
    for candidate in &refusal.candidates {
        if let Err(error) = state.boxed().play(candidate) {
            return Err(format!("candidate {candidate} cannot be played: {error:?}"));
        }
    }
    Ok(())
}

fn check(state: &dyn State, seat: Seat, typed: &str, expected: &str) -> Result<(), String> {
    let read = state.read(seat, typed);
    if let Err(refusal) = &read {
        playable(state, refusal)?;
    }
    let kind = expected.split([':', '+', ' ']).next().unwrap_or_default();
    let kinds = ["Unreadable", "Illegal", "Ambiguous", "Undecided", "NotYours", "Over"];
    if !kinds.contains(&kind) {
        return match read {
            Ok(actions) if actions == list(expected) => Ok(()),
            Ok(actions) => Err(format!("read as {actions:?}")),
            Err(refusal) => Err(format!("{refusal:?}")),
        };
    }
    let refusal = match read {
        Ok(actions) => return Err(format!("read as {actions:?}")),
        Err(refusal) => refusal,
    };
    if format!("{:?}", refusal.kind) != kind {
        return Err(format!("{refusal:?}"));
    }
    let rest = expected[kind.len()..].trim();
    let mut candidates = refusal.candidates.clone();
    candidates.sort();
    if let Some(all) = rest.strip_prefix(':') {
        let mut all = list(all);
        all.sort();
        return if candidates == all { Ok(()) } else { Err(format!("{refusal:?}")) };
    }
    let some = list(rest.strip_prefix('+').unwrap_or_default());
    if some.iter().all(|one| candidates.contains(one)) { Ok(()) } else { Err(format!("{refusal:?}")) }
}

#[test]
fn typed_texts_are_read_as_the_file_says() {
    let mut state = start("start");
    let mut wrong = Vec::new();
    let mut count = 0;
    for (number, line) in include_str!("vectors/three-player-chess.say").lines().enumerate() {
        let number = number + 1;
        if line.trim().is_empty() || line.starts_with('#') {
            continue;
        }
        if let Some(position) = line.strip_prefix("position ") {
            state = start(position.trim());
            continue;
        }
        if let Some(actions) = line.strip_prefix("after ") {
            for action in list(actions) {
                state.play(&action).unwrap_or_else(|e| panic!("line {number}: {action}: {e:?}"));
            }
            continue;
        }
        let (typed, expected) = line.split_once(" => ").unwrap_or_else(|| panic!("line {number}: {line}"));
        let seat = Seat("RWB".find(&typed[..1]).unwrap() as u8);
        let typed = typed[1..].trim_start_matches(' ').replace("\\n", "\n");
        count += 1;
        if let Err(error) = check(&*state, seat, &typed, expected.trim()) {
            wrong.push(format!("line {number}: {line}\n    {error}"));
        }
    }
    assert!(wrong.is_empty(), "{} of {count} wrong:\n{}", wrong.len(), wrong.join("\n"));
    assert!(count > 300, "only {count} texts");
}
