//! Typed text to commands. What is not a command is a move: the game reads it.

use super::Command;
use unicode_normalization::UnicodeNormalization;

/// The name of a command, for its words and its help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Name {
    /// `new`
    New,
    /// `join`
    Join,
    /// `leave`
    Leave,
    /// `start`
    Start,
    /// `move`
    Move,
    /// `act`: the same, for acts alone
    Act,
    /// `board`
    Board,
    /// `moves`
    Moves,
    /// `acts`
    Acts,
    /// `log`
    Log,
    /// `tables`
    Tables,
    /// `help`
    Help,
    /// `treaties`
    Treaties,
    /// `answer`
    Answer,
    /// `whisper`
    Whisper,
    /// `report`
    Report,
    /// `takeback`
    Takeback,
    /// `pause`
    Pause,
    /// `resume`
    Resume,
    /// `hand`
    Hand,
    /// `vacate`
    Vacate,
    /// `abort`
    Abort,
    /// `resign`
    Resign,
    /// `language`
    Language,
    /// `letters`
    Letters,
    /// `about`
    About,
}

impl Name {
    /// All commands, in the order help lists them.
    pub const ALL: [Name; 26] = [
        Name::New,
        Name::Join,
        Name::Leave,
        Name::Start,
        Name::Move,
        Name::Act,
        Name::Board,
        Name::Moves,
        Name::Acts,
        Name::Log,
        Name::Treaties,
        Name::Answer,
        Name::Whisper,
        Name::Report,
        Name::Tables,
        Name::Takeback,
        Name::Pause,
        Name::Resume,
        Name::Hand,
        Name::Vacate,
        Name::Abort,
        Name::Resign,
        Name::Language,
        Name::Letters,
        Name::Help,
        Name::About,
    ];

    /// The slash command's name, also the first of the words typed for it.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.words()[0]
    }

    /// Everything people may type for it, in the three languages.
    #[must_use]
    pub fn words(self) -> &'static [&'static str] {
        match self {
            Name::New => &["new", "новый", "новая", "новое", "новий", "нова", "нове"],
            Name::Join => &[
                "join",
                "sit",
                "сесть",
                "сажусь",
                "сяду",
                "присоединиться",
                "вступить",
                "сісти",
                "сідаю",
                "приєднатися",
            ],
            Name::Leave => &["leave", "встать", "встаю", "уйти", "выйти", "встати", "піти", "вийти"],
            Name::Start => &["start", "начать", "начнём", "начнем", "старт", "почати", "почнімо"],
            Name::Move => &["move", "play"],
            Name::Act => &["act", "say", "сказать", "сказати"],
            Name::Treaties => &["treaties", "ledger", "договоры", "договори"],
            Name::Answer => &["answer", "ответ", "ответить", "відповідь", "відповісти"],
            Name::Whisper => &["whisper", "шепнуть", "шепни", "шёпот", "шепот", "шепнути", "шепіт"],
            Name::Report => &["report", "пожаловаться", "жалоба", "поскаржитися", "скарга"],
            Name::Takeback => &["takeback", "undo", "вернуть", "возврат", "повернути", "повернення"],
            Name::Pause => &["pause", "пауза", "перерыв", "перерва"],
            Name::Resume => &["resume", "продолжить", "продовжити"],
            Name::Hand => &["hand", "substitute", "передать", "замена", "передати", "заміна"],
            Name::Vacate => &["vacate", "replace", "освободить", "звільнити"],
            Name::Abort => &["abort", "cancel", "отменить", "скасувати"],
            Name::Board => &["board", "show", "доска", "покажи", "дошка", "поле"],
            Name::Moves => &["moves", "ходы", "ходи"],
            Name::Acts => &["acts", "offers", "действия", "предложения", "дії", "пропозиції"],
            Name::Log => &["log", "журнал", "запись", "история", "запис", "історія"],
            Name::Tables => &["tables", "games", "столы", "партии", "игры", "столи", "партії", "ігри"],
            Name::Help => &["help", "помощь", "справка", "допомога", "довідка", "?"],
            Name::Resign => &["resign", "сдаться", "здатися"],
            Name::Language => &["language", "lang", "язык", "мова"],
            Name::Letters => &["letters", "буквы", "літери"],
            Name::About => &["about", "инфо", "інфо"],
        }
    }

    /// The command that a word names, in any letter case.
    #[must_use]
    pub fn of_word(word: &str) -> Option<Name> {
        let word = fold(word);
        Name::ALL.into_iter().find(|name| name.words().iter().any(|w| *w == word))
    }

    /// The command nearest to a mistyped word, if one is near.
    #[must_use]
    pub fn near(word: &str) -> Option<&'static str> {
        let word = fold(word);
        if word.chars().count() < 3 {
            return None;
        }
        Name::ALL
            .into_iter()
            .flat_map(|name| name.words().iter().copied())
            .map(|candidate| (candidate, strsim::normalized_damerau_levenshtein(candidate, &word)))
            .filter(|(_, likeness)| *likeness >= 0.7)
            .max_by(|a, b| a.1.total_cmp(&b.1))
            .map(|(candidate, _)| candidate)
    }
}

/// Lower case, composed, the marks of a command dropped.
fn fold(word: &str) -> String {
    let word: String = word.nfc().collect::<String>().to_lowercase();
    let bare = word.trim_start_matches(['/', '!']).trim_end_matches([':', ',', '.', '!']);
    if bare.is_empty() { word } else { bare.to_owned() }
}

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

/// Reads typed text. `#12` as the first or last word names the table.
#[must_use]
pub fn parse(text: &str) -> Parsed {
    let text: String = text.nfc().collect();
    let text = text.trim();
    let (table, text) = take_table(text);
    if text.is_empty() {
        return match table {
            Some(_) => Parsed::Command(Command::Board { table, seat: None, at: None }),
            None => Parsed::Empty,
        };
    }
    let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let rest = rest.trim();
    let Some(name) = Name::of_word(first) else {
        return Parsed::Move(Command::Move { table, text: text.to_owned() });
    };
    let some = |rest: &str| (!rest.is_empty()).then(|| rest.to_owned());
    let command = match name {
        Name::New => match split_new(rest) {
            (game, _) if game.is_empty() => return Parsed::Wrong(name, "new-which-game"),
            (game, settings) => Command::New { game, settings },
        },
        Name::Join => {
            // `join red 12`, `join 12 red`, `join #12`: a bare number is a table.
            let (number, seat) = take_number(rest);
            Command::Join { table: table.or(number), seat: some(&seat) }
        }
        Name::Leave => Command::Leave { table: table.or(take_number(rest).0) },
        Name::Start => Command::Start { table: table.or(take_number(rest).0) },
        Name::Move | Name::Act if rest.is_empty() => return Parsed::Wrong(name, "move-which"),
        Name::Move | Name::Act => Command::Move { table, text: rest.to_owned() },
        Name::Treaties => Command::Treaties { table: table.or(take_number(rest).0) },
        Name::Answer
        | Name::Whisper
        | Name::Report
        | Name::Takeback
        | Name::Pause
        | Name::Resume
        | Name::Hand
        | Name::Vacate
        | Name::Abort => return Parsed::Move(Command::Move { table, text: text.to_owned() }),
        Name::Board => match board(rest) {
            Some((seat, at)) => Command::Board { table, seat, at },
            None => return Parsed::Wrong(name, "board-which"),
        },
        Name::Moves => Command::Moves { table, piece: rest.to_owned() },
        Name::Acts => Command::Acts { table: table.or(take_number(rest).0) },
        Name::Log => Command::Log { table: table.or(take_number(rest).0) },
        Name::Tables => Command::Tables,
        Name::Help => Command::Help { topic: some(rest) },
        Name::Resign => Command::Resign { table: table.or(take_number(rest).0) },
        Name::Language => Command::Language { language: some(rest) },
        Name::Letters => match rest.to_lowercase().as_str() {
            "on" | "вкл" | "да" | "увімк" | "так" | "" => Command::Letters { on: true },
            "off" | "выкл" | "нет" | "вимк" | "ні" => Command::Letters { on: false },
            _ => return Parsed::Wrong(name, "letters-which"),
        },
        Name::About => Command::About,
    };
    Parsed::Command(command)
}

/// A table's number as people write it, `#12`, as the first or last word; and the rest.
fn take_table(text: &str) -> (Option<i64>, &str) {
    let number = |word: &str| word.strip_prefix('#').and_then(|n| n.trim_end_matches(':').parse().ok());
    let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    if let Some(table) = number(first) {
        return (Some(table), rest.trim());
    }
    if let Some((rest, last)) = text.rsplit_once(char::is_whitespace)
        && let Some(table) = number(last)
    {
        return (Some(table), rest.trim());
    }
    (None, text)
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

/// `board`, `board red`, `board at 17`, `board red 17`.
fn board(rest: &str) -> Option<(Option<String>, Option<usize>)> {
    let (mut seat, mut at) = (None, None);
    for word in rest.split_whitespace() {
        if let Ok(number) = word.parse::<usize>() {
            if at.replace(number).is_some() {
                return None;
            }
        } else if matches!(word.to_lowercase().as_str(), "at" | "for" | "после" | "за" | "після")
        {
            // A little word between.
        } else if seat.replace(word.to_owned()).is_some() {
            return None;
        }
    }
    Some((seat, at))
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
        assert_eq!(
            command("board white at 17"),
            Command::Board { table: None, seat: Some("white".into()), at: Some(17) }
        );
        assert_eq!(command("#3"), Command::Board { table: Some(3), seat: None, at: None });
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
    fn wrong_parts_are_named_and_near_words_found() {
        assert_eq!(parse("new"), Parsed::Wrong(Name::New, "new-which-game"));
        assert_eq!(parse("letters maybe"), Parsed::Wrong(Name::Letters, "letters-which"));
        assert_eq!(parse("  "), Parsed::Empty);
        assert_eq!(Name::near("borad"), Some("board"));
        assert_eq!(Name::near("помошь"), Some("помощь"));
        assert_eq!(Name::near("C5"), None);
    }
}
