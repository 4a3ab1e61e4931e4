//! Typed text to commands. What is not a command is a move: the game reads it.

pub use super::name::Name;

use super::Command;
use super::RemindCommand;
use super::block::BlockCommand;
use super::clocks::{self, ClockCommand, Vacation};
use super::duration;
use super::host::{HostCommand, at_once, extension};
use super::privacy::Privacy;
use super::replay::{self, Showing};
use crate::table::Answer;
use unicode_normalization::UnicodeNormalization;

/// What a text turned out to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Parsed {
    /// A command.
    Command(Command),
    /// No word of a command: a move, if anything.
    Move(Command),
    /// A command with a part that cannot be: the command, and the Fluent id of what is wrong.
    Wrong(Name, &'static str),
    /// Nothing at all.
    Empty,
}

/// Reads typed text. `#12` as the first or last word names the table (but not as the last word of a
/// private note, which is the note's).
#[must_use]
pub fn parse(text: &str) -> Parsed {
    let text: String = text.nfc().collect();
    let (table, text) = table_before(text.trim());
    if let Some((first, rest)) = text.split_once(char::is_whitespace)
        && Name::of_word(first) == Some(Name::Whisper)
    {
        return Parsed::Command(whisper(table, rest));
    }
    // So is the last word of one's own note.
    if let Some((first, rest)) = text.split_once(char::is_whitespace)
        && Name::of_word(first) == Some(Name::Note)
    {
        let (named, rest) = if table.is_none() { table_before(rest.trim()) } else { (None, rest) };
        return command(Name::Note, table.or(named), rest);
    }
    // And of the reason for which a game is voided, where the table stands before it.
    if let Some((first, rest)) = text.split_once(char::is_whitespace)
        && Name::of_word(first) == Some(Name::Void)
        && let (Some(named), rest) = match table {
            Some(_) => (table, rest),
            None => table_before(rest.trim()),
        }
    {
        return command(Name::Void, Some(named), rest);
    }
    let (table, text) = match table {
        Some(_) => (table, text),
        None => table_after(text),
    };
    if text.is_empty() {
        return match table {
            Some(_) => Parsed::Command(Command::Board { table, seat: None, layout: None, at: None }),
            None => Parsed::Empty,
        };
    }
    match Name::first_of(text) {
        Some((name, rest)) => command(name, table, rest),
        None => Parsed::Move(Command::Move { table, text: text.to_owned() }),
    }
}

/// Reads what stands after the word of a command.
fn command(name: Name, table: Option<i64>, rest: &str) -> Parsed {
    let some = |rest: &str| (!rest.is_empty()).then(|| rest.to_owned());
    let of_table = || table.or(take_number(rest).0);
    let read = match name {
        Name::New => match split_new(rest) {
            (game, _) if game.is_empty() => Err("new-which-game"),
            (game, settings) => Ok(Command::New { game, settings }),
        },
        Name::Join => {
            // `join red 12`, `join 12 red`, `join #12`: a bare number is a table.
            let (number, seat) = take_number(rest);
            Ok(Command::Join { table: table.or(number), seat: some(&seat) })
        }
        Name::Leave => leave(table, rest).map(|table| Command::Leave { table }).ok_or("leave-how"),
        Name::Challenge | Name::Challenges => {
            super::challenge::read(name, table, rest).map(Command::Challenge)
        }
        Name::Block | Name::Unblock if rest.is_empty() => Err("block-whom"),
        Name::Block => Ok(Command::Block(BlockCommand::Block { who: rest.to_owned() })),
        Name::Unblock => Ok(Command::Block(BlockCommand::Unblock { who: rest.to_owned() })),
        Name::Blocks => Ok(Command::Block(BlockCommand::List)),
        Name::Start => Ok(Command::Start { table: of_table() }),
        Name::Seek | Name::Seeks | Name::Unseek => {
            Ok(Command::Seek(super::seek::read(name, table, rest, split_new)))
        }
        Name::Move | Name::Act if rest.is_empty() => Err("move-which"),
        Name::Move | Name::Act => Ok(Command::Move { table, text: rest.to_owned() }),
        Name::Treaties => Ok(Command::Treaties { table: of_table() }),
        Name::Answer => {
            answer(rest).map(|(number, answer)| Command::Answer { table, number, answer }).ok_or("answer-how")
        }
        Name::Whisper => Ok(whisper(table, rest)),
        // `report #5`: what looks like a table is the note.
        Name::Report => {
            let note = rest.split_whitespace().find_map(|word| word.trim_start_matches('#').parse().ok());
            note.or(table).map(|note| Command::Report { note }).ok_or("report-which")
        }
        Name::Takeback => takeback(rest).map(|to| Command::Takeback { table, to }),
        Name::Pause => match at_once(rest) {
            (true, rest) => pause(&rest).map(|days| Command::Host(HostCommand::Pause { table, days })),
            (false, _) => pause(rest).map(|days| Command::Pause { table, days }),
        },
        Name::Resume if at_once(rest).0 => Ok(Command::Host(HostCommand::Resume { table: of_table() })),
        Name::Resume => Ok(Command::Resume { table: of_table() }),
        Name::Overdue => {
            let (number, seat) = take_number(rest);
            Ok(Command::Clock(ClockCommand::Claim { table: table.or(number), seat: some(&seat) }))
        }
        Name::Vacation => {
            clocks::vacation(rest).map(|what| Command::Clock(ClockCommand::Vacation { table, what }))
        }
        Name::Hand => hand(rest).map(|(seat, to)| Command::Hand { table, seat, to }).ok_or("hand-whom"),
        Name::Vacate => match take_number(rest) {
            (_, seat) if seat.is_empty() => Err("vacate-which"),
            (number, seat) => Ok(Command::Vacate { table: table.or(number), seat }),
        },
        Name::Host => Ok(Command::Host(HostCommand::Card { table: of_table() })),
        Name::Extend if extension(rest).is_none() => Err("extend-how"),
        Name::Extend => Ok(Command::Host(HostCommand::Extend { table, what: rest.to_owned() })),
        Name::Void if rest.trim().is_empty() => Err("void-how"),
        Name::Void => Ok(Command::Host(HostCommand::Void { table, reason: rest.trim().to_owned() })),
        // `here`, `seed #7 luck`, `here #7 seed luck`.
        Name::Here => {
            let (number, seed) = table_before(rest);
            let seed = seed.strip_prefix("seed ").unwrap_or(seed).trim();
            // A bare number is a table, unless a table is named already.
            match (table.or(number), seed.parse().ok()) {
                (None, Some(number)) => Ok(Command::Here { table: Some(number), seed: None }),
                (table, _) => Ok(Command::Here { table, seed: some(seed) }),
            }
        }
        Name::Abort => abort(table, rest),
        Name::Board => board(rest)
            .map(|(seat, layout, at)| Command::Board { table, seat, layout, at })
            .ok_or("board-which"),
        Name::Export | Name::Import | Name::Position => {
            super::records::parsed(name, table, rest).map(Command::Record)
        }
        Name::Moves => Ok(Command::Moves { table, piece: rest.to_owned() }),
        Name::Plan | Name::Auto | Name::Preview | Name::Recap | Name::Note => {
            super::plan::read(name, table, rest).map(Command::Plan)
        }
        Name::Acts => Ok(Command::Acts { table: of_table() }),
        Name::Log => Ok(Command::Log { table: of_table() }),
        Name::Replay => replay::read(table, Showing::Film, rest).map(Command::Replay),
        Name::Sheet => replay::read(table, Showing::Sheet, rest).map(Command::Replay),
        Name::Tables => Ok(Command::Tables),
        Name::Rating | Name::Leaderboard | Name::Versus | Name::Rematch | Name::Next | Name::Unlisted => {
            super::standing::read(name, table, rest).map(Command::Standing)
        }
        Name::Help => Ok(Command::Help { topic: some(rest) }),
        Name::Resign => Ok(Command::Resign { table: of_table() }),
        Name::Language => Ok(Command::Language { language: some(rest) }),
        Name::Letters => match rest.to_lowercase().as_str() {
            "on" | "вкл" | "да" | "увімк" | "так" | "" => Ok(Command::Letters { on: true }),
            "off" | "выкл" | "нет" | "вимк" | "ні" => Ok(Command::Letters { on: false }),
            _ => Err("letters-which"),
        },
        Name::Settings => Ok(Command::Remind(RemindCommand::Settings)),
        Name::Remind => Ok(Command::Remind(RemindCommand::Remind { text: rest.to_owned() })),
        Name::Snooze => Ok(Command::Remind(RemindCommand::Snooze { table, text: rest.to_owned() })),
        Name::Digest => Ok(Command::Remind(RemindCommand::Digest { text: rest.to_owned() })),
        Name::Quiet => Ok(Command::Remind(RemindCommand::Quiet { text: rest.to_owned() })),
        Name::Zone => Ok(Command::Remind(RemindCommand::Zone { text: rest.to_owned() })),
        Name::SetUp => Ok(Command::SetUp { changes: rest.to_owned() }),
        Name::Privacy => Privacy::read(rest).map(Command::Privacy).ok_or("privacy-which"),
        Name::About => Ok(Command::About),
        Name::Games => Ok(Command::Games { what: rest.to_owned() }),
    };
    match read {
        Ok(command) => Parsed::Command(command),
        Err(why) => Parsed::Wrong(name, why),
    }
}

/// The number of a word like `#12` or `#12:`.
fn table_number(word: &str) -> Option<i64> {
    word.strip_prefix('#').and_then(|number| number.trim_end_matches(':').parse().ok())
}

/// A table's number as people write it, `#12`, as the first word; and the rest.
fn table_before(text: &str) -> (Option<i64>, &str) {
    let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    match table_number(first) {
        Some(table) => (Some(table), rest.trim()),
        None => (None, text),
    }
}

/// The same as the last word.
fn table_after(text: &str) -> (Option<i64>, &str) {
    match text.rsplit_once(char::is_whitespace).map(|(rest, last)| (rest, table_number(last))) {
        Some((rest, Some(table))) => (Some(table), rest.trim()),
        _ => (None, text),
    }
}

/// A bare number among the words, and the other words.
fn take_number(text: &str) -> (Option<i64>, String) {
    let mut number = None;
    let mut others = Vec::new();
    for word in text.split_whitespace() {
        match word.trim_start_matches('#').parse::<i64>() {
            Ok(n) if number.is_none() => number = Some(n),
            _ => others.push(word),
        }
    }
    (number, others.join(" "))
}

/// `abort`, `cancel game #12`. People cancel other things with the same word, and a game must not end for that:
/// `cancel my last move` takes a move back, `cancel vacation` ends one's leave, `cancel the pause` goes on.
fn abort(table: Option<i64>, rest: &str) -> Result<Command, &'static str> {
    const GAME: &[&str] = &[
        "the",
        "this",
        "my",
        "game",
        "match",
        "table",
        "эту",
        "этот",
        "игру",
        "игра",
        "партию",
        "партия",
        "стол",
        "цю",
        "цей",
        "гру",
        "гра",
        "партію",
        "партія",
        "стіл",
        "за",
        "столом",
        "at",
    ];
    const LAST: &[&str] = &[
        "last",
        "previous",
        "последний",
        "предыдущий",
        "мой",
        "свой",
        "останній",
        "попередній",
        "мій",
        "свій",
    ];
    const MOVE: &[&str] = &["move", "turn", "ход", "хід"];
    let (number, rest) = take_number(rest);
    let table = table.or(number);
    let rest = rest.to_lowercase();
    let words: Vec<&str> = rest.split_whitespace().filter(|word| !GAME.contains(word)).collect();
    let thing = words.iter().copied().filter(|word| !LAST.contains(word)).collect::<Vec<_>>();
    match thing.as_slice() {
        [] if words.is_empty() => Ok(Command::Abort { table }),
        [word] if MOVE.contains(word) => Ok(Command::Takeback { table, to: None }),
        ["паузу"] => Ok(Command::Resume { table }),
        [word] => match Name::of_word(word) {
            Some(Name::Vacation) => {
                Ok(Command::Clock(ClockCommand::Vacation { table, what: Vacation::Back }))
            }
            Some(Name::Pause) => Ok(Command::Resume { table }),
            _ => Err("abort-what"),
        },
        _ => Err("abort-what"),
    }
}

/// `leave`, `leave 12`, `leave table 12`. Leave is also what a player takes for some days without getting up:
/// `leave for 3 days` must not be taken for a table's number, so nothing else may be said.
#[allow(clippy::option_option, reason = "whether it can be read, and then which table is named")]
fn leave(table: Option<i64>, rest: &str) -> Option<Option<i64>> {
    let little = ["the", "table", "из-за", "стола", "стол", "із-за", "з-за", "столу", "стіл"];
    let words = rest.split_whitespace().filter(|word| !little.contains(&word.to_lowercase().as_str()));
    match words.collect::<Vec<_>>().as_slice() {
        [] => Some(table),
        [number] if table.is_none() => number.trim_start_matches('#').parse().ok().map(Some),
        _ => None,
    }
}

/// `board`, `board red`, `board at 17`, `board red wide 17`: a single word may be a seat or an arrangement of
/// the picture, which only the game knows.
fn board(rest: &str) -> Option<(Option<String>, Option<String>, Option<usize>)> {
    const LITTLE: [&str; 11] = ["at", "after", "for", "in", "on", "после", "за", "на", "в", "після", "у"];
    let (mut seat, mut layout, mut at) = (None, None, None);
    for word in rest.split_whitespace() {
        if let Ok(number) = word.parse::<usize>() {
            if at.replace(number).is_some() {
                return None;
            }
        } else if LITTLE.contains(&word.to_lowercase().as_str()) {
            // A little word between.
        } else if seat.is_none() {
            seat = Some(word.to_owned());
        } else if layout.replace(word.to_owned()).is_some() {
            return None;
        }
    }
    Some((seat, layout, at))
}

/// What people say to an offer, in the three languages.
const ANSWERS: [(Answer, &[&str]); 3] = [
    (
        Answer::Accept,
        &[
            "yes",
            "y",
            "ok",
            "accept",
            "accepted",
            "agree",
            "agreed",
            "да",
            "ок",
            "принять",
            "принимаю",
            "согласен",
            "согласна",
            "согласиться",
            "так",
            "прийняти",
            "приймаю",
            "згоден",
            "згодна",
            "погодитися",
        ],
    ),
    (
        Answer::Refuse,
        &[
            "no",
            "n",
            "refuse",
            "refused",
            "decline",
            "reject",
            "нет",
            "отказать",
            "отказаться",
            "отказываюсь",
            "отклонить",
            "отклоняю",
            "ні",
            "відмовити",
            "відмовитися",
            "відмовляюся",
            "відхилити",
            "відхиляю",
        ],
    ),
    (
        Answer::Withdraw,
        &[
            "withdraw",
            "withdrawn",
            "retract",
            "revoke",
            "отозвать",
            "отзываю",
            "снять",
            "снимаю",
            "забрать",
            "забираю",
            "відкликати",
            "відкликаю",
            "зняти",
            "знімаю",
            "забрати",
        ],
    ),
];

/// The answer that a word gives.
pub(super) fn answer_word(word: &str) -> Option<Answer> {
    let word = word.trim_matches(['.', ',', '!', ':', '"', '«', '»']).to_lowercase();
    ANSWERS.iter().find(|(_, words)| words.contains(&word.as_str())).map(|(said, _)| *said)
}

/// `answer yes`, `answer 17 no`, `answer no 17`.
fn answer(rest: &str) -> Option<(Option<usize>, Answer)> {
    let (mut number, mut answer) = (None, None);
    for word in rest.split_whitespace() {
        if let Ok(named) = word.trim_matches(['.', ',', '!', ':', '"', '«', '»', '#', '№']).parse::<usize>()
        {
            if number.replace(named).is_some() {
                return None;
            }
        } else {
            let said = answer_word(word)?;
            if answer.replace(said).is_some() {
                return None;
            }
        }
    }
    answer.map(|answer| (number, answer))
}

/// Little words that may stand before a name.
fn is_preposition(word: &str) -> bool {
    matches!(word.to_lowercase().as_str(), "to" | "for" | "on" | "к" | "ко" | "для" | "на" | "до" | "кому")
}

/// `whisper red Let us take Black together`; with no text: show what was whispered.
fn whisper(table: Option<i64>, rest: &str) -> Command {
    let (named, mut rest) = table_before(rest.trim());
    if let Some((word, after)) = rest.split_once(char::is_whitespace)
        && is_preposition(word)
    {
        rest = after.trim();
    }
    let (to, text) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let mut table = table.or(named);
    let mut text = text.trim();
    // `whisper red #12` asks for what was whispered there.
    if table.is_none()
        && let Some(number) = table_number(text)
    {
        (table, text) = (Some(number), "");
    }
    Command::Whisper { table, to: to.trim_end_matches([':', ',']).to_owned(), text: text.to_owned() }
}

/// `takeback`, `takeback 14`, `takeback to 14`.
fn takeback(rest: &str) -> Result<Option<usize>, &'static str> {
    let little = ["to", "after", "до", "к", "после", "після"];
    let mut words = rest.split_whitespace().filter(|word| !little.contains(&word.to_lowercase().as_str()));
    let Some(word) = words.next() else { return Ok(None) };
    let number = word.trim_start_matches(['#', '№']).parse().ok().filter(|_| words.next().is_none());
    number.map(Some).ok_or("takeback-how")
}

/// `pause`, `pause 5`, `pause 5 days`, `pause for 2 weeks`.
fn pause(rest: &str) -> Result<Option<u16>, &'static str> {
    let rest = match rest.split_once(char::is_whitespace) {
        Some((word, after)) if is_preposition(word) => after.trim(),
        _ => rest,
    };
    if rest.is_empty() {
        return Ok(None);
    }
    rest.parse().ok().or_else(|| duration::days(rest)).map(Some).ok_or("pause-how")
}

/// `hand @bo`, `hand red @bo`, `hand red to @bo`, `hand @bo red`, `hand my seat to @bo`.
fn hand(rest: &str) -> Option<(Option<String>, String)> {
    const SEAT: [&str; 12] =
        ["my", "the", "seat", "place", "мое", "моё", "свое", "своё", "место", "моє", "своє", "місце"];
    let says = |word: &&str| !is_preposition(word) && !SEAT.contains(&word.to_lowercase().as_str());
    let words: Vec<&str> = rest.split_whitespace().filter(says).collect();
    let is_person = |word: &&str| word.starts_with(['@', '<']);
    match words.as_slice() {
        [] => None,
        [to] => Some((None, (*to).to_owned())),
        [to, seat] if is_person(to) => Some((Some((*seat).to_owned()), (*to).to_owned())),
        [first, ..] if is_person(first) => Some((None, words.join(" "))),
        // Names may be of several words.
        [seat, to @ ..] => Some((Some((*seat).to_owned()), to.join(" "))),
    }
}

/// The game's name ends where the first `name=value` begins.
fn split_new(rest: &str) -> (String, String) {
    let mut game = Vec::new();
    let mut settings_at = rest.len();
    for word in rest.split_whitespace() {
        if word.contains('=') {
            // `word` is a slice of `rest`: its offset is where the settings begin.
            settings_at = word.as_ptr() as usize - rest.as_ptr() as usize;
            break;
        }
        game.push(word);
    }
    (game.join(" "), rest.get(settings_at..).unwrap_or_default().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn command(text: &str) -> Command {
        match parse(text) {
            Parsed::Command(command) | Parsed::Move(command) => command,
            other => panic!("{text}: {other:?}"),
        }
    }

    #[test]
    fn commands_are_read_in_three_languages() {
        for text in ["tables", "/tables", "Столы", "партії", "TABLES"] {
            assert_eq!(command(text), Command::Tables, "{text}");
        }
        assert_eq!(
            command("new three-player-chess red=p1 white=p2"),
            Command::New { game: "three-player-chess".into(), settings: "red=p1 white=p2".into() }
        );
        assert_eq!(
            command("новая шахматы на троих"),
            Command::New { game: "шахматы на троих".into(), settings: String::new() }
        );
        assert_eq!(command("join red 12"), Command::Join { table: Some(12), seat: Some("red".into()) });
        assert_eq!(command("#12 join"), Command::Join { table: Some(12), seat: None });
        for text in ["hand @bo", "hand my seat to @bo", "передать место @bo", "передати місце @bo"]
        {
            assert_eq!(command(text), Command::Hand { table: None, seat: None, to: "@bo".into() }, "{text}");
        }
        assert_eq!(
            command("передать красное место @bo"),
            Command::Hand { table: None, seat: Some("красное".into()), to: "@bo".into() }
        );
        for text in
            ["cancel my last move", "отменить ход", "отменить последний ход", "скасувати мій останній хід"]
        {
            assert_eq!(command(text), Command::Takeback { table: None, to: None }, "{text}");
        }
        for text in ["cancel the pause #3", "отменить паузу #3", "скасувати паузу #3"]
        {
            assert_eq!(command(text), Command::Resume { table: Some(3) }, "{text}");
        }
        for text in
            ["cancel game #3", "отменить партию #3", "скасувати гру за столом #3", "#3 abort this game"]
        {
            assert_eq!(command(text), Command::Abort { table: Some(3) }, "{text}");
        }
        for text in ["cancel my plan", "отменить предложение", "скасувати 5 ходів", "cancel last"]
        {
            assert_eq!(parse(text), Parsed::Wrong(Name::Abort, "abort-what"), "{text}");
        }
        for text in ["vacation back #3", "cancel vacation #3", "отменить отпуск #3", "скасувати відпустку #3"]
        {
            let back = ClockCommand::Vacation { table: Some(3), what: Vacation::Back };
            assert_eq!(command(text), Command::Clock(back), "{text}");
        }
        assert_eq!(
            command("board white at 17"),
            Command::Board { table: None, seat: Some("white".into()), layout: None, at: Some(17) }
        );
        assert_eq!(
            command("board gold wide"),
            Command::Board { table: None, seat: Some("gold".into()), layout: Some("wide".into()), at: None }
        );
        assert_eq!(command("#3"), Command::Board { table: Some(3), seat: None, layout: None, at: None });
    }

    #[test]
    fn everything_else_is_a_move() {
        for text in ["WC5-WV7", "ход за Красного", "Красный, будь моим Слугой", "draw?"]
        {
            assert_eq!(parse(text), Parsed::Move(Command::Move { table: None, text: text.into() }));
        }
        assert_eq!(parse("#7 C5-S7"), Parsed::Move(Command::Move { table: Some(7), text: "C5-S7".into() }));
        assert_eq!(command("move C5 S7"), Command::Move { table: None, text: "C5 S7".into() });
    }

    #[test]
    fn wrong_parts_are_named() {
        assert_eq!(parse("new"), Parsed::Wrong(Name::New, "new-which-game"));
        assert_eq!(parse("letters maybe"), Parsed::Wrong(Name::Letters, "letters-which"));
        assert_eq!(parse("  "), Parsed::Empty);
    }
}
