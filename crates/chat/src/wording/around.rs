//! Words that people write around a move: a greeting, thanks, a smiley, the opponent's name, lines of a mail.

use liege_words::lexicon::{phrases, says};

/// The most words of a phrase that is skipped.
const PHRASE: usize = 4;

/// The signs between a phrase and the move.
const BETWEEN: [char; 9] = [',', '.', '!', ':', ';', '–', '—', '-', '…'];

/// Returns a text without the words around its content; `None` if there are none, or nothing else. `names`:
/// the people at the table, whom the text may address.
pub fn without_what_is_around(text: &str, names: &[&str]) -> Option<String> {
    let lines = own_lines(text);
    let mut rest = lines.trim();
    loop {
        let before = rest.len();
        rest = from_start(rest, names);
        rest = from_end(rest, names);
        if rest.len() == before {
            break;
        }
    }
    (rest != text.trim() && rest.chars().any(char::is_alphanumeric)).then(|| rest.to_owned())
}

/// Returns the text after a greeting, if it begins with one.
pub fn behind_greeting(text: &str) -> Option<&str> {
    let text = text.trim();
    let end = phrase_ends(text, |phrase| says("greeting", phrase))?;
    let rest = text[end..].trim_start_matches(|c: char| c.is_whitespace() || BETWEEN.contains(&c));
    (!rest.is_empty()).then_some(rest)
}

/// Whether a text is nothing but greetings, thanks and wishes.
pub fn is_courtesy(text: &str) -> bool {
    let apart =
        |c: char| c.is_whitespace() || is_emoji(c) || c.is_ascii_punctuation() || BETWEEN.contains(&c);
    let polite =
        |phrase: &str| ["greeting", "courtesy", "afterword"].iter().any(|concept| says(concept, phrase));
    let mut rest = text.trim_matches(apart);
    while let Some(end) = phrase_ends(rest, polite) {
        rest = rest[end..].trim_start_matches(apart);
    }
    rest.is_empty()
}

/// Returns the writer's own lines: without quoted lines, and without a mail's signature.
fn own_lines(text: &str) -> String {
    let quoted = |line: &&str| line.trim_start().starts_with('>');
    let mut lines: Vec<&str> = text.lines().filter(|line| !quoted(line)).collect();
    let signs = |line: &str| {
        let line = line.trim().to_lowercase();
        matches!(line.as_str(), "--" | "—" | "__") || signature(&line)
    };
    if let Some(end) = lines.iter().skip(1).position(|line| signs(line)) {
        lines.truncate(end + 1);
    }
    let joined = lines.join("\n");
    // Some programs put it after the text, in the same line.
    let low = joined.to_lowercase();
    let at = phrases("signature").into_iter().filter_map(|sign| low.find(sign)).min();
    match at.filter(|at| *at > 0 && low.len() == joined.len()) {
        Some(at) => joined.get(..at).unwrap_or(&joined).to_owned(),
        None => joined,
    }
}

fn signature(line: &str) -> bool {
    phrases("signature").into_iter().any(|sign| line.starts_with(sign))
}

/// Removes words around a move from the start of a text.
fn from_start<'t>(text: &'t str, names: &[&str]) -> &'t str {
    let text = text.trim_start();
    let first = text.split_whitespace().next().unwrap_or_default();
    let begins = |c: char| is_emoji(c);
    let end = match first {
        _ if text.starts_with(begins) => Some(text.len() - text.trim_start_matches(begins).len()),
        _ if is_smiley(first) => Some(first.len()),
        _ => called(text, names)
            .or_else(|| phrase_ends(text, |phrase| says("greeting", phrase) || says("courtesy", phrase))),
    };
    match end {
        Some(end) => text[end..].trim_start_matches(|c: char| c.is_whitespace() || BETWEEN.contains(&c)),
        None => text,
    }
}

/// Removes words around a move from the end of a text.
fn from_end<'t>(text: &'t str, names: &[&str]) -> &'t str {
    let text = text.trim_end();
    if text.ends_with(is_emoji) {
        return text.trim_end_matches(is_emoji).trim_end();
    }
    let mut starts =
        text.char_indices().filter(|(at, _)| *at > 0 && text[..*at].ends_with(char::is_whitespace));
    let words: Vec<usize> = std::iter::once(0).chain(starts.by_ref().map(|(at, _)| at)).collect();
    let last = words.last().copied().unwrap_or_default();
    let starts_with_word = |at: usize| !text[at..].starts_with(char::is_whitespace);
    let words: Vec<usize> = words.into_iter().filter(|at| starts_with_word(*at)).collect();
    let behind = |phrase: &str| ["greeting", "courtesy", "afterword"].iter().any(|of| says(of, phrase));
    let phrase = words.iter().rev().take(PHRASE).copied().filter(|at| behind(&spoken(&text[*at..]))).min();
    let alone = text.get(last..).is_some_and(|word| {
        is_smiley(word)
            || called(word, names).is_some_and(|end| word[end..].chars().all(|c| BETWEEN.contains(&c)))
    });
    match phrase.or_else(|| alone.then_some(last)) {
        // A smiley without eyes, right after the move.
        None if text.ends_with(')') && !text.contains('(') => text.trim_end_matches(')').trim_end(),
        Some(at) => text[..at].trim_end().trim_end_matches([',', ';', '–', '—']).trim_end(),
        None => text,
    }
}

/// Returns the end of a phrase at the start of a text, trying the longest first.
fn phrase_ends(text: &str, is_phrase: impl Fn(&str) -> bool) -> Option<usize> {
    let ends: Vec<usize> = text
        .split_whitespace()
        .take(PHRASE)
        .map(|word| word.as_ptr() as usize - text.as_ptr() as usize + word.len())
        .collect();
    ends.into_iter().rev().find(|end| is_phrase(&spoken(&text[..*end])))
}

/// Returns words in the lexicon's form: single blanks between them, no signs around them.
fn spoken(text: &str) -> String {
    let words =
        text.split_whitespace().map(|word| word.trim_matches([',', '.', '!', ':', ';', '…', ')', '?']));
    words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Returns the end of a mention at the start of a text: in Discord's form, or `@` and a name.
fn called(text: &str, names: &[&str]) -> Option<usize> {
    if ["<@", "<#", "<:", "<a:"].iter().any(|begins| text.starts_with(begins)) {
        let end = text.find('>')?;
        let inside = |c: char| c.is_alphanumeric() || "@#:!&_".contains(c);
        return text[1..end].chars().all(inside).then_some(end + 1);
    }
    let name = text.strip_prefix('@')?;
    let is_called = |own: &&str| {
        let letters = own.chars().count();
        let typed: String = name.chars().take(letters).collect();
        let after = name.chars().nth(letters);
        !own.is_empty()
            && typed.to_lowercase() == own.to_lowercase()
            && !after.is_some_and(char::is_alphanumeric)
    };
    let own = names.iter().copied().filter(is_called).max_by_key(|own| own.len())?;
    let length: usize = name.chars().take(own.chars().count()).map(char::len_utf8).sum();
    Some('@'.len_utf8() + length)
}

/// Whether a word is a smiley made of signs: `:)`, `;-D`, `)))`, `^^`, `xD`, `<3`.
fn is_smiley(word: &str) -> bool {
    let all = |signs: &str| word.chars().all(|c| signs.contains(c));
    let mut signs = word.chars();
    let eyes = signs.next().is_some_and(|c| ":;=8".contains(c));
    let mouth: String = signs.filter(|c| !"-'’^o".contains(*c)).collect();
    let face = eyes && !mouth.is_empty() && mouth.chars().all(|c| ")(][DdPpOo/\\|3*".contains(c));
    let turned = word.ends_with([':', ';', '='])
        && word.len() > 1
        && word[..word.len() - 1].chars().all(|c| ")(][-".contains(c));
    !word.is_empty()
        && (face
            || turned
            || all(")")
            || all("(")
            || matches!(
                word.to_lowercase().as_str(),
                "xd" | "xdd" | "^^" | "^_^" | "<3" | "o/" | "\\o/" | "¯\\_(ツ)_/¯"
            ))
}

/// Whether a character is an emoji. Chess figures are not: they name pieces.
fn is_emoji(c: char) -> bool {
    matches!(c,
        '\u{1f000}'..='\u{1faff}' | '\u{2600}'..='\u{2653}' | '\u{2660}'..='\u{2714}' | '\u{2717}'..='\u{27bf}'
        | '\u{2b50}' | '\u{2b55}' | '\u{fe0f}' | '\u{200d}' | '\u{203c}' | '\u{2049}' | '\u{20e3}')
        && !matches!(c, '\u{2794}'..='\u{27be}')
}

#[cfg(test)]
mod tests {
    use super::{behind_greeting, without_what_is_around};

    fn bare(text: &str) -> Option<String> {
        without_what_is_around(text, &["p1", "Two Words"])
    }

    #[test]
    fn what_is_around_a_move_is_passed_over() {
        for (text, left) in [
            ("hi, e4", "e4"),
            ("привет, е4", "е4"),
            ("Доброго дня! Кf3", "Кf3"),
            ("hello everybody, Nf3, thanks!", "Nf3"),
            ("good morning: Qd2xh4", "Qd2xh4"),
            ("d3 :)", "d3"),
            ("e5 😀👍🏽", "e5"),
            ("🙂 ♞f3 ;-)", "♞f3"),
            ("е4)))", "е4"),
            ("Nf6 <@17>", "Nf6"),
            ("<@!17>, <:pog:123> Nf6", "Nf6"),
            ("@P1 32-28", "32-28"),
            ("@two words: 32-28", "32-28"),
            ("> Nf3, your move\ne5", "e5"),
            ("e5\n\n-- \nBo, chess club", "e5"),
            ("e5\nSent from my iPhone", "e5"),
            ("e5 Отправлено с iPhone", "e5"),
            ("e5 good luck", "e5"),
            ("e5, удачи!", "e5"),
            ("вибачте, Кf3. дякую", "Кf3."),
        ] {
            assert_eq!(bare(text).as_deref(), Some(left), "{text}");
        }
    }

    #[test]
    fn notation_and_talk_are_left_alone() {
        for text in [
            "e4",
            "Nxd5+",
            "O-O",
            "♞f3",
            "Фd1:d2 (h4)",
            "W:WT2*WP6",
            "32x28",
            "@e5",
            "I think e4 is nice",
            "lol e4",
            "hi",
            "thanks!",
            "e4→e5",
            "--",
            "8:20:50",
        ] {
            assert_eq!(bare(text), None, "{text}");
        }
    }

    #[test]
    fn something_may_stand_behind_a_greeting() {
        assert_eq!(behind_greeting("Hi, help chess"), Some("help chess"));
        assert_eq!(behind_greeting("добрый вечер! доска"), Some("доска"));
        assert_eq!((behind_greeting("hello!"), behind_greeting("board")), (None, None));
    }
}
