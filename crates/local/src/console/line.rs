//! What a line of the console is.
//!
//! ```text
//! ; a comment
//! !advance 2d                 a directive: see [`Directive`]
//! p1: board                   p1 says `board` at the present place
//! p1 #12: W:WC5-WV7           ... in the thread of table 12
//! p1 #main: tables            ... in the channel
//! p1 @: tables                ... privately
//! p2: press 3                 p2 presses button 3
//! ```
//! The name ends at the first colon; it is a name only if somebody has it, so that with `!as p1` a line
//! that is just a move (`W:WC5-WV7`) stays a move.

use liege_words::lexicon;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Line<'a> {
    /// Empty, or a comment.
    Nothing,
    /// Something for the console itself.
    Directive(Directive<'a>),
    /// `!something` that there is not.
    UnknownDirective(&'a str),
    /// Somebody says something.
    Speech {
        /// Who, as written; none: whoever `!as` named.
        who: Option<&'a str>,
        /// Where; none: the present place.
        place: Option<Spot<'a>>,
        /// What.
        text: &'a str,
    },
}

/// A place as it is typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Spot<'a> {
    /// `#12`: where that table is played.
    Table(i64),
    /// `#main`, or the id or the beginning of the name of a thread.
    Named(&'a str),
    /// `@`: privately.
    Private,
}

/// Something for the console itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Directive<'a> {
    /// `!advance 2d`: the clock moves.
    Advance(&'a str),
    /// `!now`: the clock is shown.
    Now,
    /// `!as p1`: who says lines without a name; with nothing: nobody.
    As(&'a str),
    /// `!in #12`: where lines are said that name no place.
    In(&'a str),
    /// `!members`: who is here.
    Members,
    /// `!member ada`: somebody comes in.
    Member(&'a str),
    /// `!help`: what the console understands.
    Help,
    /// `!quit`: the end.
    Quit,
}

/// The names of the directives.
pub(super) const DIRECTIVES: [&str; 8] = ["advance", "as", "help", "in", "member", "members", "now", "quit"];

/// Reads a line. `is_member` says whether a word is somebody's name.
pub(super) fn read(line: &str, is_member: impl Fn(&str) -> bool) -> Line<'_> {
    let line = line.trim();
    if line.is_empty() || line.starts_with(';') {
        return Line::Nothing;
    }
    if let Some(directive) = line.strip_prefix('!') {
        let (name, rest) = directive.split_once(char::is_whitespace).unwrap_or((directive, ""));
        let rest = rest.trim();
        return Line::Directive(match name {
            "advance" => Directive::Advance(rest),
            "now" => Directive::Now,
            "as" => Directive::As(rest),
            "in" => Directive::In(rest),
            "members" => Directive::Members,
            "member" => Directive::Member(rest),
            "help" => Directive::Help,
            "quit" | "exit" => Directive::Quit,
            _ => return Line::UnknownDirective(name),
        });
    }
    if let Some((head, text)) = line.split_once(':') {
        let (name, place) = head.trim().split_once(char::is_whitespace).unwrap_or((head.trim(), ""));
        let place = place.trim();
        if is_member(name) && (place.is_empty() || place.starts_with(['#', '@'])) {
            return Line::Speech { who: Some(name), place: spot(place), text: text.trim() };
        }
    }
    Line::Speech { who: None, place: None, text: line }
}

/// Reads a place: `#12`, `#main`, `@`.
pub(super) fn spot(text: &str) -> Option<Spot<'_>> {
    let text = text.trim();
    if text.starts_with('@') {
        return Some(Spot::Private);
    }
    let name = text.strip_prefix('#').unwrap_or(text).trim();
    match name.parse() {
        Ok(table) => Some(Spot::Table(table)),
        Err(_) if name.is_empty() => None,
        Err(_) => Some(Spot::Named(name)),
    }
}

/// What a text presses, if it is a press: `press 3`, `press Join as red`.
pub(super) fn pressed(text: &str) -> Option<&str> {
    let (word, rest) = text.split_once(char::is_whitespace)?;
    (lexicon::says("press", word) && !rest.trim().is_empty()).then(|| rest.trim())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(text: &str) -> Line<'_> {
        read(text, |name| ["p1", "ada"].contains(&name.to_lowercase().as_str()))
    }

    fn speech<'a>(who: Option<&'a str>, place: Option<Spot<'a>>, text: &'a str) -> Line<'a> {
        Line::Speech { who, place, text }
    }

    #[test]
    fn lines_are_what_they_look_like() {
        let cases = [
            ("", Line::Nothing),
            ("  ; p1: board", Line::Nothing),
            ("p1: new chess red=p1", speech(Some("p1"), None, "new chess red=p1")),
            ("P1 : #12 Ke2", speech(Some("P1"), None, "#12 Ke2")),
            ("ada #12: W:WC5-WV7", speech(Some("ada"), Some(Spot::Table(12)), "W:WC5-WV7")),
            ("ada #main: tables", speech(Some("ada"), Some(Spot::Named("main")), "tables")),
            ("ada #Chess #3: log", speech(Some("ada"), Some(Spot::Named("Chess #3")), "log")),
            ("ada @: tables", speech(Some("ada"), Some(Spot::Private), "tables")),
            ("p1:", speech(Some("p1"), None, "")),
            ("W:WC5-WV7", speech(None, None, "W:WC5-WV7")),
            ("nobody: hello", speech(None, None, "nobody: hello")),
            ("p1 says: hello", speech(None, None, "p1 says: hello")),
            ("#12 board", speech(None, None, "#12 board")),
            ("!advance 1h 30m", Line::Directive(Directive::Advance("1h 30m"))),
            ("!quit", Line::Directive(Directive::Quit)),
            ("!advnce 2d", Line::UnknownDirective("advnce")),
            ("!", Line::UnknownDirective("")),
        ];
        for (text, expected) in cases {
            assert_eq!(line(text), expected, "{text:?}");
        }
    }

    #[test]
    fn a_press_names_a_button() {
        assert_eq!(pressed("press 3"), Some("3"));
        assert_eq!(pressed("Press  Join as red"), Some("Join as red"));
        assert_eq!(pressed("натиснути 3"), Some("3"));
        assert_eq!(pressed("press"), None);
        assert_eq!(pressed("pressure 3"), None);
    }

    #[test]
    fn every_directive_in_the_list_is_read() {
        for name in DIRECTIVES {
            let text = format!("!{name} x");
            assert!(matches!(line(&text), Line::Directive(_)), "{text}");
        }
    }
}
