//! Reads games from text: the import format, as programs and people really write it.

use super::words::{is_chain, is_joint, is_square, plain, score, unmarked};
use super::{DEEPEST, Dialect, Ending, Fault, Game, MOST_GAMES, Move, blank, ends};
use std::mem::take;

/// Signs that judge a position and stand alone: they mean the glyphs from 10. Three of them say that it is
/// even.
const SIGNS: [&str; 10] = ["=", "=", "=", "∞", "⩲", "⩱", "±", "∓", "+-", "-+"];
/// The glyph for an only move.
const FORCED: u16 = 7;
/// Numbers with dots up to this one are move numbers, whatever came before: files restart them, and skip
/// some.
const HIGHEST: u32 = 999;

/// Reads the games of a text.
///
/// # Errors
/// A comment, variation or tag has no end or no beginning, or there are too many.
pub fn read(text: &str, dialect: Dialect) -> Result<Vec<Game>, Fault> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text).replace("\r\n", "\n").replace('\r', "\n");
    let mut reader = Reader { dialect, rest: &text, at: 1, fresh: true, ..Reader::default() };
    while let Some(sign) = reader.rest.chars().next() {
        match sign {
            '[' => reader.tag()?,
            '{' | ';' => reader.comment()?,
            '(' => reader.variation()?,
            '$' => reader.glyph(),
            ')' | '}' | ']' => return Err(Fault::Stray(reader.at)),
            _ if blank(sign) || (sign == '%' && reader.fresh) => reader.skip(sign),
            _ => reader.word()?,
        }
    }
    reader.finish()
}

/// The reader's place in the text, and the games read so far.
#[derive(Default)]
struct Reader<'a> {
    dialect: Dialect,
    rest: &'a str,
    at: usize,
    /// Whether the reader is at the beginning of a line.
    fresh: bool,
    games: Vec<Game>,
    game: Game,
    /// The line of the game's result, once it has been read.
    over: Option<usize>,
    /// The line of the last tag.
    tagged: usize,
    /// The number of the next move, as read since the last move, and whether White makes it.
    number: Option<(u32, bool)>,
    /// Whether the move numbers of the game have no dots.
    undotted: bool,
    /// The sign before the rest.
    before: Option<char>,
}

impl<'a> Reader<'a> {
    /// Moves on by this many bytes and returns them.
    fn take(&mut self, bytes: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at_checked(bytes).unwrap_or((self.rest, ""));
        self.rest = rest;
        self.at += taken.matches('\n').count();
        self.fresh = taken.ends_with('\n');
        self.before = taken.chars().next_back().or(self.before);
        taken
    }

    fn take_while(&mut self, fits: impl Fn(char) -> bool) -> &'a str {
        self.take(self.rest.find(|c| !fits(c)).unwrap_or(self.rest.len()))
    }

    /// Skips a sign without meaning, or a line that is meant for other programs.
    fn skip(&mut self, sign: char) {
        match sign {
            '%' if self.fresh => self.take_while(|c| c != '\n'),
            _ => self.take(sign.len_utf8()),
        };
    }

    /// The comment of either sort that begins here. Braces don't nest: the first `}` is the end.
    fn said(&mut self) -> Result<&'a str, Fault> {
        if self.rest.starts_with(';') {
            return Ok(self.take_while(|c| c != '\n').trim_start_matches(';'));
        }
        let end = self.rest.find('}').ok_or(Fault::UnclosedComment(self.at))?;
        Ok(self.take(end + 1).get(1..end).unwrap_or_default())
    }

    /// Reads a comment. In the line of a result it still belongs to that game, later to the next.
    fn comment(&mut self) -> Result<(), Fault> {
        if self.over.is_some_and(|line| line < self.at) {
            self.close()?;
        }
        let attached = self.before.is_some_and(|sign| sign.is_alphanumeric() || "+#!?".contains(sign));
        let (line, next) = (self.at, self.expected());
        let is_line = self.rest.starts_with(';');
        let said = self.said()?;
        // A person who writes `e5; 2. Nf3` means moves, and would lose them.
        let counted = said.trim_start().strip_prefix(&next.to_string());
        if is_line && attached && counted.is_some_and(|rest| rest.starts_with('.')) {
            return Err(Fault::MovesInComment(line));
        }
        let words = said.split(blank).filter(|word| !word.is_empty()).collect::<Vec<_>>();
        if !words.is_empty() {
            comments(&mut self.game).push(words.join(" "));
        }
        Ok(())
    }

    fn variation(&mut self) -> Result<(), Fault> {
        let (begun, mut depth) = (self.at, 0);
        while let Some(sign) = self.rest.chars().next() {
            match sign {
                '{' | ';' => drop(self.said()?.len()),
                _ => self.skip(sign),
            }
            match sign {
                '(' if depth == DEEPEST => return Err(Fault::TooDeep(self.at)),
                '(' => depth += 1,
                ')' if depth == 1 => return Ok(()),
                ')' => depth -= 1,
                _ => {}
            }
        }
        Err(Fault::UnclosedVariation(begun))
    }

    fn tag(&mut self) -> Result<(), Fault> {
        let (begun, fresh) = (self.at, self.fresh);
        self.take(1);
        self.take_while(blank);
        let name = self.take_while(|c| !blank(c) && !"[]\"".contains(c)).to_owned();
        self.take_while(blank);
        // Without quotation marks it is a tag only at the beginning of a line: else braces may have been
        // forgotten.
        let quoted = self.rest.starts_with('"');
        let value = if quoted { self.quoted() } else { self.unquoted().filter(|_| fresh) };
        let value = value.ok_or(Fault::UnclosedTag(begun))?;
        // A second event after an empty line is another game; of the game before it there are only tags.
        let again = name == "Event" && self.game.tags.first().is_some_and(|(first, _)| *first == name);
        if self.over.is_some() || !self.game.moves.is_empty() || (again && begun > self.tagged + 1) {
            self.close()?;
        }
        (self.tagged, self.number, self.undotted) = (self.at, None, false);
        if !name.is_empty() {
            self.game.tags.push((name, value));
            self.game.tag_lines.push(begun);
        }
        Ok(())
    }

    /// A value and the end of its tag. Only a quotation mark before that end closes the value: many programs
    /// forget to escape the others.
    fn quoted(&mut self) -> Option<String> {
        self.take(1);
        let mut value = String::new();
        loop {
            let mut signs = self.rest.chars();
            match (signs.next()?, signs.as_str()) {
                ('\n', _) => return None,
                ('"', rest) if rest.trim_start_matches(blank).starts_with(']') => break,
                ('\\', rest) if rest.starts_with(['"', '\\']) => {
                    self.take(1);
                    value.push_str(self.take(1));
                }
                (sign, _) => value.push_str(self.take(sign.len_utf8())),
            }
        }
        self.take_while(|c| c != ']');
        self.take(1);
        Some(value)
    }

    /// A value for which a program forgot the quotation marks, and the end of its tag.
    fn unquoted(&mut self) -> Option<String> {
        let value = self.take_while(|c| !"[]\"\n".contains(c)).trim_matches(blank).to_owned();
        (self.take(1) == "]").then_some(value)
    }

    fn glyph(&mut self) {
        self.take(1);
        let glyph = self.take_while(|c| c.is_ascii_digit()).parse();
        self.judge(glyph.ok());
    }

    /// Glyphs belong to the last move; before the first there is nothing to judge.
    fn judge(&mut self, glyphs: impl IntoIterator<Item = u16>) {
        if let Some(last) = self.game.moves.last_mut() {
            last.glyphs.extend(glyphs);
        }
    }

    /// Reads a move, a result, a number or a sign.
    fn word(&mut self) -> Result<(), Fault> {
        let line = self.at;
        let is_draughts = self.dialect != Dialect::Pgn;
        if let Some((result, bytes)) = score(self.rest, is_draughts) {
            self.take(bytes);
            self.end(result, line);
            return Ok(());
        }
        let word: String = self.take_while(|c| !ends(c)).chars().filter_map(plain).collect();
        let (word, mut glyphs) = unmarked(&word);
        let word = self.numberless(word);
        let joined = if is_draughts { self.joined(word) } else { None };
        let mut word = match &joined {
            Some(joined) => {
                let (word, more) = unmarked(joined);
                glyphs.extend(more);
                word
            }
            None => word,
        };
        if let Some(forced) = word.strip_suffix('*').filter(|rest| is_draughts && !rest.is_empty()) {
            word = forced;
            glyphs.push(FORCED);
        }
        // Behind a number, or with a sign behind it, the word is a move too.
        if let Some((result, _)) = score(word, is_draughts).filter(|(_, bytes)| *bytes == word.len()) {
            self.end(result, line);
            return Ok(());
        }
        match word {
            "*" => self.end(None, line),
            "1/2" | "½" => self.end(Some(Ending::Draw), line),
            _ if word.is_empty() || SIGNS.contains(&word) => {
                let sign = SIGNS.iter().zip(10..).find(|(sign, _)| **sign == word);
                self.judge(sign.map(|(_, glyph)| glyph).into_iter().chain(glyphs));
            }
            _ => {
                if self.over.is_some() {
                    self.close()?;
                }
                let number = self.number.take().unwrap_or((1, true));
                if self.game.moves.is_empty() {
                    self.game.first = number;
                }
                self.game.moves.push(Move { text: word.to_owned(), line, comments: Vec::new(), glyphs });
            }
        }
        Ok(())
    }

    /// Ends the game with a result. If two follow each other, the second belongs to no game.
    fn end(&mut self, result: Option<Ending>, line: usize) {
        if self.over.is_none() {
            (self.game.result, self.over) = (result, Some(line));
        }
        (self.number, self.undotted) = (None, false);
    }

    /// The expected number of the next move, by the count so far.
    fn expected(&self) -> u32 {
        if self.game.moves.is_empty() || self.over.is_some() {
            return self.number.map_or(1, |(number, _)| number);
        }
        let (first, white) = self.game.first;
        let plies = self.game.moves.len() + usize::from(!white);
        u32::try_from(plies / 2).map_or(u32::MAX, |whole| first.saturating_add(whole))
    }

    /// Whether the next move belongs to White, or in draughts to the side that begins.
    fn is_first(&self) -> bool {
        let begins = self.game.moves.is_empty() || self.over.is_some();
        begins || self.game.moves.len().is_multiple_of(2) == self.game.first.1
    }

    /// The word without the numbers and dots before it; the whole word may be one. Digits alone may be a move
    /// (`5254` in correspondence chess, `32 28` in draughts): they are a number only if that number comes
    /// next.
    fn numberless<'w>(&mut self, mut word: &'w str) -> &'w str {
        loop {
            let dotted = word.trim_start_matches(|c: char| c.is_ascii_digit());
            let rest = dotted.trim_start_matches(['.', '…']);
            let (digits, has_dots) = (&word[..word.len() - dotted.len()], rest.len() < dotted.len());
            if word.is_empty() || !(has_dots || rest.is_empty()) || !self.counts(digits, has_dots, rest) {
                return word;
            }
            if let Ok(number) = digits.parse() {
                self.number = Some((number, true));
            }
            if dotted.starts_with("..") || dotted.starts_with('…') {
                self.number.get_or_insert((1, true)).1 = false;
            }
            word = rest;
        }
    }

    /// Whether digits before dots, or alone, are a move number.
    fn counts(&mut self, digits: &str, has_dots: bool, rest: &str) -> bool {
        if digits.is_empty() {
            return true;
        }
        let Ok(number) = digits.parse::<u32>() else { return false };
        let is_next = number == self.expected();
        let begins = self.game.moves.is_empty() || self.over.is_some();
        // The dots may stand apart.
        let after = self.rest.trim_start_matches([' ', '\t']);
        if has_dots || after.starts_with(['.', '…']) {
            // `32.28` is a move in draughts.
            let is_pair = !rest.is_empty() && rest.chars().all(|c| c.is_ascii_digit());
            return is_next || !is_pair && (number <= HIGHEST || begins && self.number.is_none());
        }
        let set_up = || self.game.tags.iter().any(|(name, _)| name == "FEN");
        if self.dialect == Dialect::Pgn {
            return is_next || begins && self.number.is_none() && self.over.is_none() && set_up();
        }
        // In draughts it may also be a square. Numbers without dots are move numbers in a file that began
        // with one, and also before a move in one word.
        let begun = begins && self.number.is_none();
        let next: String = after.split(ends).next().unwrap_or_default().chars().take(8).collect();
        let before_move = next.chars().any(is_joint) && is_chain(unmarked(&next).0.trim_end_matches('*'));
        self.undotted |= is_next && begun && !set_up();
        is_next && self.is_first() && (self.undotted || before_move)
    }

    /// A draughts move whose parts stand apart (`28 x 19`, `28x 19`, `32 28`), or have a dot between them
    /// (`32.28`), as one word; `None` if it is not a move.
    fn joined(&mut self, word: &str) -> Option<String> {
        let mut whole = word.to_owned();
        if let Some((from, to)) = word.split_once('.')
            && is_square(from)
            && is_square(to)
        {
            return Some(format!("{from}-{to}"));
        }
        if !word.split(is_joint).next().is_some_and(is_square) {
            return None;
        }
        let mut last = word.rsplit(is_joint).next().unwrap_or_default().to_owned();
        let mut is_lone = last.len() == word.len();
        while last.is_empty() || is_square(&last) {
            let rest = self.rest.trim_start_matches(blank);
            let next: String =
                rest.split(ends).next().unwrap_or_default().chars().filter_map(plain).collect();
            let (bare, _) = unmarked(&next);
            let bare = bare.trim_end_matches('*');
            let fits = match bare.strip_prefix(is_joint) {
                Some("") => {
                    !last.is_empty() && {
                        let after = rest.split_once(is_joint).map_or("", |(_, after)| after);
                        let after = after.trim_start_matches(blank).split(ends).next().unwrap_or_default();
                        is_chain(unmarked(after).0.trim_end_matches('*'))
                    }
                }
                Some(after) => !last.is_empty() && is_chain(after),
                None if last.is_empty() => is_chain(bare),
                None => is_lone && is_square(bare),
            };
            if !fits {
                break;
            }
            self.take_while(blank);
            self.take_while(|c| !ends(c));
            if is_lone && is_square(bare) {
                whole.push('-');
            }
            is_lone = false;
            whole.push_str(&next);
            bare.rsplit(is_joint).next().unwrap_or_default().clone_into(&mut last);
            if bare.len() < next.len() {
                break;
            }
        }
        (whole.len() > word.len()).then_some(whole)
    }

    fn close(&mut self) -> Result<(), Fault> {
        // If the movetext has no result, the tag gives it.
        if self.over.take().is_none() {
            let told = self.game.tags.iter().rev().find(|(name, _)| name == "Result");
            let value = told.map(|(_, value)| value.trim());
            let read = value.and_then(|value| score(value, self.dialect != Dialect::Pgn));
            self.game.result = match (value, read) {
                (Some("1/2" | "½"), None) => Some(Ending::Draw),
                (_, read) => read.and_then(|(result, _)| result),
            };
        }
        self.games.push(take(&mut self.game));
        if self.games.len() > MOST_GAMES { Err(Fault::TooMany(self.at)) } else { Ok(()) }
    }

    fn finish(mut self) -> Result<Vec<Game>, Fault> {
        if self.over.is_some() || !self.game.moves.is_empty() || !self.game.tags.is_empty() {
            self.close()?;
        } else if let Some(last) = self.games.last_mut() {
            comments(last).append(&mut self.game.comments);
        }
        Ok(self.games)
    }
}

/// The list that gets the next comment.
fn comments(game: &mut Game) -> &mut Vec<String> {
    game.moves.last_mut().map_or(&mut game.comments, |last| &mut last.comments)
}
