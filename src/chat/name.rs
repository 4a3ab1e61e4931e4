//! The commands by name: the words that people type for each, in three languages.

use crate::game::words;
use crate::words::{Language, likeness};
use unicode_normalization::UnicodeNormalization;

/// Words for a move that need a slash before them.
const MOVES: [&str; 2] = ["ход", "хід"];

/// The name of a command, for its words and its help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Name {
    /// `new`
    New,
    /// `join`
    Join,
    /// `leave`
    Leave,
    /// `challenge`
    Challenge,
    /// `challenges`
    Challenges,
    /// `block`
    Block,
    /// `unblock`
    Unblock,
    /// `blocks`
    Blocks,
    /// `start`
    Start,
    /// `seek`
    Seek,
    /// `seeks`
    Seeks,
    /// `unseek`
    Unseek,
    /// `move`
    Move,
    /// `act`: the same, for acts alone
    Act,
    /// `board`
    Board,
    /// `export`
    Export,
    /// `import`
    Import,
    /// `position`
    Position,
    /// `moves`
    Moves,
    /// `plan`
    Plan,
    /// `auto`
    Auto,
    /// `preview`
    Preview,
    /// `recap`
    Recap,
    /// `note`
    Note,
    /// `acts`
    Acts,
    /// `log`
    Log,
    /// `replay`
    Replay,
    /// `sheet`
    Sheet,
    /// `tables`
    Tables,
    /// `rating`
    Rating,
    /// `leaderboard`
    Leaderboard,
    /// `versus`
    Versus,
    /// `rematch`
    Rematch,
    /// `next`
    Next,
    /// `unlisted`
    Unlisted,
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
    /// `overdue`: claim a game; not `claim`, which is an act of a game
    Overdue,
    /// `vacation`
    Vacation,
    /// `hand`
    Hand,
    /// `vacate`
    Vacate,
    /// `host`
    Host,
    /// `extend`
    Extend,
    /// `void`
    Void,
    /// `here`
    Here,
    /// `abort`
    Abort,
    /// `resign`
    Resign,
    /// `language`
    Language,
    /// `letters`
    Letters,
    /// `settings`
    Settings,
    /// `remind`
    Remind,
    /// `snooze`
    Snooze,
    /// `digest`
    Digest,
    /// `quiet`
    Quiet,
    /// `zone`
    Zone,
    /// `setup`
    SetUp,
    /// `privacy`
    Privacy,
    /// `about`
    About,
    /// The catalogue of games.
    Games,
}

impl Name {
    /// All commands, in the order help lists them.
    pub const ALL: &'static [Name] = &[
        Name::New,
        Name::Join,
        Name::Leave,
        Name::Challenge,
        Name::Challenges,
        Name::Block,
        Name::Unblock,
        Name::Blocks,
        Name::Start,
        Name::Seek,
        Name::Seeks,
        Name::Unseek,
        Name::Move,
        Name::Act,
        Name::Board,
        Name::Export,
        Name::Import,
        Name::Position,
        Name::Moves,
        Name::Plan,
        Name::Auto,
        Name::Preview,
        Name::Recap,
        Name::Note,
        Name::Acts,
        Name::Log,
        Name::Replay,
        Name::Sheet,
        Name::Treaties,
        Name::Answer,
        Name::Whisper,
        Name::Report,
        Name::Tables,
        Name::Next,
        Name::Rematch,
        Name::Rating,
        Name::Leaderboard,
        Name::Versus,
        Name::Unlisted,
        Name::Takeback,
        Name::Pause,
        Name::Resume,
        Name::Overdue,
        Name::Vacation,
        Name::Hand,
        Name::Vacate,
        Name::Host,
        Name::Extend,
        Name::Void,
        Name::Here,
        Name::Abort,
        Name::Resign,
        Name::Language,
        Name::Letters,
        Name::Settings,
        Name::Remind,
        Name::Snooze,
        Name::Digest,
        Name::Quiet,
        Name::Zone,
        Name::Help,
        Name::SetUp,
        Name::Privacy,
        Name::About,
        Name::Games,
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
            Name::Challenge => {
                &["challenge", "вызвать", "вызов", "вызываю", "викликати", "виклик", "викликаю"]
            }
            Name::Challenges => &["challenges", "вызовы", "виклики"],
            Name::Block => &["block", "заблокировать", "заблокувати"],
            Name::Unblock => &["unblock", "разблокировать", "розблокувати"],
            Name::Blocks => &["blocks", "blocked", "блокировки", "блокування"],
            Name::Start => &["start", "начать", "начнём", "начнем", "старт", "почати", "почнімо"],
            Name::Seek => &["seek", "ищу", "искать", "шукаю", "шукати"],
            Name::Seeks => &["seeks", "ищут", "поиск", "шукають", "пошук"],
            Name::Unseek => &["unseek", "не-ищу", "не-шукаю"],
            Name::Move => &["move", "play"],
            Name::Act => &["act", "say", "сказать", "сказати"],
            Name::Treaties => &["treaties", "ledger", "договоры", "договори"],
            Name::Answer => &["answer", "ответ", "ответить", "відповідь", "відповісти"],
            Name::Whisper => &["whisper", "шепнуть", "шепни", "шёпот", "шепот", "шепнути", "шепіт"],
            Name::Report => &["report", "пожаловаться", "жалоба", "поскаржитися", "скарга"],
            Name::Takeback => &["takeback", "undo", "вернуть", "возврат", "повернути", "повернення"],
            Name::Pause => &["pause", "пауза", "перерыв", "перерва"],
            Name::Resume => &["resume", "продолжить", "продовжити"],
            Name::Overdue => &["overdue", "flag", "просрочка", "прострочення"],
            Name::Vacation => &["vacation", "holiday", "отпуск", "відпустка", "відпустку"],
            Name::Hand => &["hand", "substitute", "передать", "замена", "передати", "заміна"],
            Name::Vacate => &["vacate", "replace", "освободить", "звільнити"],
            Name::Host => &["host", "manage", "хозяин", "господар"],
            Name::Extend => &["extend", "prolong", "продлить", "подовжити"],
            Name::Void => &["void", "аннулировать", "анулювати"],
            Name::Here => &["here", "seed", "здесь", "зерно", "тут"],
            Name::Abort => &["abort", "cancel", "отменить", "скасувати"],
            Name::Board => &["board", "show", "доска", "покажи", "дошка", "поле"],
            Name::Export => &["export", "экспорт", "експорт"],
            Name::Import => &["import", "импорт", "імпорт"],
            Name::Position => &["position", "позиция", "позиція"],
            Name::Moves => &["moves", "ходы", "ходи"],
            Name::Plan => &["plan", "plans", "if", "план", "планы", "плани", "если", "якщо"],
            Name::Auto => &["auto", "авто"],
            Name::Preview => &["preview", "просмотр", "предпросмотр", "перегляд"],
            Name::Recap => &["recap", "пересказ", "переказ"],
            Name::Note => &["note", "notes", "заметка", "заметки", "нотатка", "нотатки"],
            Name::Acts => &["acts", "offers", "действия", "предложения", "дії", "пропозиції"],
            Name::Log => &["log", "журнал", "запись", "история", "запис", "історія"],
            Name::Replay => &["replay", "animation", "gif", "повтор", "анимация", "анімація", "гиф", "гіф"],
            Name::Sheet => &["sheet", "лист", "обзор", "аркуш", "огляд"],
            Name::Tables => &["tables", "столы", "партии", "столи", "партії"],
            Name::Rating => &["rating", "ratings", "рейтинг"],
            Name::Leaderboard => &["leaderboard", "leaders", "лидеры", "лідери"],
            Name::Versus => &["versus", "vs", "счёт", "счет", "рахунок"],
            Name::Rematch => &["rematch", "реванш"],
            Name::Next => &["next", "следующая", "дальше", "наступна", "далі"],
            Name::Unlisted => &["unlisted", "вне-списков", "поза-списками"],
            Name::Help => &["help", "помощь", "справка", "допомога", "довідка", "?"],
            Name::Resign => &["resign", "сдаться", "здатися"],
            Name::Language => &["language", "lang", "язык", "мова"],
            Name::Letters => &["letters", "буквы", "літери"],
            Name::Settings => {
                &["settings", "preferences", "настройки", "предпочтения", "уподобання", "вподобання"]
            }
            Name::Remind => &[
                "remind",
                "reminders",
                "напоминать",
                "напоминай",
                "напоминания",
                "нагадувати",
                "нагадуй",
                "нагадування",
            ],
            Name::Snooze => &["snooze", "later", "отложить", "позже", "відкласти", "пізніше"],
            Name::Digest => &["digest", "сводка", "зведення"],
            Name::Quiet => &["quiet", "тишина", "тихо", "тиша"],
            Name::Zone => &["zone", "timezone", "пояс"],
            Name::SetUp => &["setup", "настройка", "налаштування"],
            Name::Privacy => &["privacy", "приватность", "приватність"],
            Name::About => &["about", "инфо", "інфо"],
            Name::Games => &["games", "игры", "ігри"],
        }
    }

    /// The name of its slash command, as Discord shows it to people of a language.
    #[must_use]
    pub fn slash(self, language: Language) -> String {
        words().text(language, &format!("slash-{}", self.id())).unwrap_or_else(|| self.id().to_owned())
    }

    /// How it is typed in a language: the same word, which then needs no slash, unless it means something
    /// else without one.
    #[must_use]
    pub fn typed(self, language: Language) -> String {
        let word = self.slash(language);
        if Name::of_word(&word) == Some(self) { word } else { format!("/{word}") }
    }

    /// The command that a text begins with, and what stands behind its word.
    #[must_use]
    pub fn first_of(text: &str) -> Option<(Name, &str)> {
        let (first, rest) = cut(text.trim());
        let (second, after) = cut(rest);
        // Two words may be one of those that are written with a hyphen.
        let both = Name::of_word(&format!("{first} {second}")).map(|name| (name, after));
        both.or_else(|| Name::of_word(first).map(|name| (name, rest)))
    }

    /// Whether a word says that a move follows, where the game doesn't use it itself.
    pub(super) fn is_move(word: &str) -> bool {
        MOVES.contains(&fold(word).as_str())
    }

    /// The command that a word names, in any letter case. A word with a hyphen may be typed with a space, as
    /// people write it: «не ищу».
    #[must_use]
    pub fn of_word(word: &str) -> Option<Name> {
        // Without a slash these begin a sentence of the game: «ход за Красного».
        if word.starts_with('/') && MOVES.contains(&fold(word).as_str()) {
            return Some(Name::Move);
        }
        let word = fold(word);
        Name::ALL.iter().copied().find(|name| name.words().iter().any(|w| *w == word))
    }

    /// The command nearest to a word that somebody of a language has mistyped, if one is near; in that language,
    /// unless they have typed another script.
    #[must_use]
    pub fn near(word: &str, language: Language) -> Option<String> {
        let word = fold(word);
        if word.chars().count() < 3 {
            return None;
        }
        let all = Name::ALL.iter().copied();
        let candidates = all.flat_map(|name| name.words().iter().map(move |own| (name, *own)));
        let (_, foreign, name, near) = candidates
            .map(|(name, own)| (likeness(own, &word), name, own))
            .filter(|(likeness, ..)| *likeness >= 0.7)
            .map(|(likeness, name, own)| (likeness, name.is_foreign(own, language), name, own))
            .max_by(|a, b| a.0.total_cmp(&b.0).then(b.1.cmp(&a.1)))?;
        let script = near.is_ascii() == (language == Language::English);
        Some(if foreign && script { name.typed(language) } else { near.to_owned() })
    }

    /// Whether the command is called by that word in another language, and not in this one.
    fn is_foreign(self, word: &str, language: Language) -> bool {
        let called = |language: Language| self.slash(language) == word;
        !called(language) && Language::ALL.into_iter().any(called)
    }
}

/// The first word of a text, and the rest.
fn cut(text: &str) -> (&str, &str) {
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    (word, rest.trim())
}

/// Lower case, composed, the marks of a command dropped, hyphens for spaces.
fn fold(word: &str) -> String {
    let word: String = word.nfc().collect::<String>().to_lowercase();
    let word = word.split_whitespace().collect::<Vec<_>>().join("-");
    let bare = word.trim_start_matches(['/', '!']).trim_end_matches([':', ',', '.', '!']);
    if bare.is_empty() { word } else { bare.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn what_discord_shows_can_be_typed() {
        for language in Language::ALL {
            for &name in Name::ALL {
                let slash = name.slash(language);
                assert_eq!(Name::of_word(&format!("/{slash}")), Some(name), "/{slash}");
                let typed = name.typed(language);
                assert_eq!(Name::of_word(&typed), Some(name), "{typed}");
                assert_eq!(typed.starts_with('/'), MOVES.contains(&slash.as_str()), "{typed}");
            }
        }
        assert_eq!(Name::of_word("ход"), None, "it begins a sentence of the game");
    }

    #[test]
    fn what_is_mistyped_is_found_in_the_language_of_the_reader() {
        for (word, language, near) in [
            ("borad", Language::English, Some("board")),
            ("borad", Language::Russian, Some("board")),
            ("помошь", Language::Russian, Some("помощь")),
            ("помошь", Language::English, Some("помощь")),
            ("дашка", Language::Russian, Some("доска")),
            ("дашка", Language::Ukrainian, Some("дошка")),
            ("стол", Language::Russian, Some("столы")),
            ("стол", Language::Ukrainian, Some("столи")),
            ("ход", Language::Russian, Some("ходы")),
            ("ход", Language::Ukrainian, Some("ходи")),
            ("C5", Language::English, None),
        ] {
            assert_eq!(Name::near(word, language).as_deref(), near, "{word} {language:?}");
        }
    }

    #[test]
    fn words_with_a_hyphen_may_be_typed_with_a_space() {
        let mut hyphened = 0;
        for &name in Name::ALL {
            for word in name.words() {
                assert_eq!(Name::first_of(word), Some((name, "")), "{word}");
                assert_eq!(Name::first_of(&format!("/{word}:  #3 x ")), Some((name, "#3 x")), "{word}");
                if word.contains('-') {
                    hyphened += 1;
                    let spaced = word.replace('-', " ");
                    assert_eq!(Name::of_word(&spaced), Some(name), "{spaced}");
                    assert_eq!(Name::first_of(&spaced), Some((name, "")), "{spaced}");
                    let shouted = format!("/{}.  #3", word.replace('-', "  ").to_uppercase());
                    assert_eq!(Name::first_of(&shouted), Some((name, "#3")), "{shouted}");
                }
            }
        }
        assert_eq!(hyphened, 4);
        for text in ["не", "не надо", "вне игры", "поза межами", "не, ищу", ""]
        {
            assert_eq!(Name::first_of(text), None, "{text}");
        }
    }

    /// What stands between backticks, where people are told what to type.
    fn examples(source: &str) -> impl Iterator<Item = (usize, &str)> {
        source.lines().enumerate().flat_map(|(line, text)| {
            text.split('`').skip(1).step_by(2).map(move |example| (line + 1, example))
        })
    }

    #[test]
    fn sentences_name_commands_as_they_are_called_in_their_language() {
        let english: BTreeSet<&str> =
            Name::ALL.iter().copied().flat_map(Name::words).copied().filter(|word| word.is_ascii()).collect();
        for language in [Language::Russian, Language::Ukrainian] {
            let own: BTreeSet<String> = Name::ALL.iter().copied().map(|name| name.slash(language)).collect();
            let sources = std::iter::once(crate::words::source(language))
                .chain(crate::game::all().iter().map(|game| game.words(language)));
            for (line, example) in sources.flat_map(examples) {
                // What is typed to the shell or the console is called the same in every language.
                if example.starts_with("liege ") || example.starts_with('!') {
                    continue;
                }
                // What a variable is called nobody reads.
                for word in example.split(|c: char| !c.is_alphanumeric() && !matches!(c, '=' | '$')) {
                    assert!(!english.contains(word), "{} {line}: `{example}`", language.code());
                }
                let first = example.split_whitespace().next().unwrap_or_default();
                if Name::of_word(first).is_some() {
                    let first = first.trim_start_matches('/');
                    assert!(own.contains(first), "{} {line}: `{example}`", language.code());
                }
            }
        }
    }
}
