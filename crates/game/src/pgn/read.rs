//! Text to games: the import format, as programs and people really write it.

use super::{DEEPEST, Dialect, Ending, Fault, Game, MOST_GAMES, Move, blank, ends};
use std::mem::{replace, take};

/// What stands behind a move and is none of it; those after the first say the glyph of their place.
const MARKS: [&str; 7] = ["e.p.", "!", "?", "!!", "??", "!?", "?!"];
/// Signs that judge a position and stand alone: the glyphs from 10. Three of them say that it is even.
const SIGNS: [&str; 10] = ["=", "=", "=", "∞", "⩲", "⩱", "±", "∓", "+-", "-+"];
/// The glyph of a move that is the only one.
const FORCED: u16 = 7;

/// The games of a text.
///
/// # Errors
/// A comment, variation or tag has no end or no beginning, or there are too many.
pub fn read(text: &str, dialect: Dialect) -> Result<Vec<Game>, Fault> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text).replace("\r\n", "\n").replace('\r', "\n");
    let mut reader =
        Reader { dialect, rest: &text, at: 1, fresh: true, number: (1, true), ..Reader::default() };
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

/// Where reading is, and what was read.
#[derive(Default)]
struct Reader<'a> {
    dialect: Dialect,
    rest: &'a str,
    at: usize,
    /// At the beginning of a line.
    fresh: bool,
    games: Vec<Game>,
    game: Game,
    /// The line of the game's result, once it was read.
    over: Option<usize>,
    /// The line of the last tag.
    tagged: usize,
    /// What was said since the last move of the next one's number.
    number: (u32, bool),
}

impl<'a> Reader<'a> {
    /// Goes on by so many bytes, and gives them.
    fn take(&mut self, bytes: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at_checked(bytes).unwrap_or((self.rest, ""));
        self.rest = rest;
        self.at += taken.matches('\n').count();
        self.fresh = taken.ends_with('\n');
        taken
    }

    fn take_while(&mut self, fits: impl Fn(char) -> bool) -> &'a str {
        self.take(self.rest.find(|c| !fits(c)).unwrap_or(self.rest.len()))
    }

    /// Goes past a sign that says nothing, or past a line that is for other programs.
    fn skip(&mut self, sign: char) {
        match sign {
            '%' if self.fresh => self.take_while(|c| c != '\n'),
            _ => self.take(sign.len_utf8()),
        };
    }

    /// The comment that begins here, of either sort. Braces don't nest: the first `}` is the end.
    fn said(&mut self) -> Result<&'a str, Fault> {
        if self.rest.starts_with(';') {
            return Ok(self.take_while(|c| c != '\n').trim_start_matches(';'));
        }
        let end = self.rest.find('}').ok_or(Fault::UnclosedComment(self.at))?;
        Ok(self.take(end + 1).get(1..end).unwrap_or_default())
    }

    /// A comment. In the line of a result it is still of that game, later of the next.
    fn comment(&mut self) -> Result<(), Fault> {
        if self.over.is_some_and(|line| line < self.at) {
            self.close()?;
        }
        let words = self.said()?.split(blank).filter(|word| !word.is_empty()).collect::<Vec<_>>();
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
        // Without quotation marks it is one only where a line begins: else braces may have been forgotten.
        let quoted = self.rest.starts_with('"');
        let value = if quoted { self.quoted() } else { self.unquoted().filter(|_| fresh) };
        let value = value.ok_or(Fault::UnclosedTag(begun))?;
        // A second event after an empty line is another game, and of the one before there are only tags.
        let again = name == "Event" && self.game.tags.first().is_some_and(|(first, _)| *first == name);
        if self.over.is_some() || !self.game.moves.is_empty() || (again && begun > self.tagged + 1) {
            self.close()?;
        }
        (self.tagged, self.number) = (self.at, (1, true));
        if !name.is_empty() {
            self.game.tags.push((name, value));
        }
        Ok(())
    }

    /// A value and the end of its tag. Only a quotation mark before that end ends it: many programs forget to
    /// escape the others.
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

    /// A move, a result, a number or a sign.
    fn word(&mut self) -> Result<(), Fault> {
        let line = self.at;
        let word: String = self.take_while(|c| !ends(c)).chars().filter_map(plain).collect();
        let (word, mut glyphs) = unmarked(&word);
        let mut word = self.numberless(word);
        let is_draughts = self.dialect != Dialect::Pgn;
        if let Some(forced) = word.strip_suffix('*').filter(|rest| is_draughts && !rest.is_empty()) {
            word = forced;
            glyphs.push(FORCED);
        }
        let result = match word {
            "*" => None,
            "0-0" if is_draughts => None,
            "2-0" if is_draughts => Some(Ending::White),
            "0-2" if is_draughts => Some(Ending::Black),
            "1-1" if is_draughts => Some(Ending::Draw),
            "1-0" => Some(Ending::White),
            "0-1" => Some(Ending::Black),
            "1/2-1/2" | "½-½" | "1/2" | "½" => Some(Ending::Draw),
            _ if word.is_empty() || SIGNS.contains(&word) => {
                let sign = SIGNS.iter().zip(10..).find(|(sign, _)| **sign == word);
                self.judge(sign.map(|(_, glyph)| glyph).into_iter().chain(glyphs));
                return Ok(());
            }
            _ => {
                if self.over.is_some() {
                    self.close()?;
                }
                let number = replace(&mut self.number, (1, true));
                if self.game.moves.is_empty() {
                    self.game.first = number;
                }
                self.game.moves.push(Move { text: word.to_owned(), line, comments: Vec::new(), glyphs });
                return Ok(());
            }
        };
        // Of two results in a row, the second is of no game.
        if self.over.is_none() {
            (self.game.result, self.over) = (result, Some(line));
        }
        self.number = (1, true);
        Ok(())
    }

    /// The word without the numbers and dots before it; all of it may be one.
    fn numberless<'w>(&mut self, mut word: &'w str) -> &'w str {
        loop {
            let dotted = word.trim_start_matches(|c: char| c.is_ascii_digit());
            let rest = dotted.trim_start_matches(['.', '…']);
            if word.is_empty() || (rest.len() == dotted.len() && !rest.is_empty()) {
                return word;
            }
            if let Some(Ok(number)) = word.get(..word.len() - dotted.len()).map(str::parse) {
                self.number = (number, true);
            }
            self.number.1 &= !dotted.starts_with("..") && !dotted.starts_with('…');
            word = rest;
        }
    }

    fn close(&mut self) -> Result<(), Fault> {
        self.over = None;
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

/// Where a comment goes that comes now.
fn comments(game: &mut Game) -> &mut Vec<String> {
    game.moves.last_mut().map_or(&mut game.comments, |last| &mut last.comments)
}

/// A sign of a move in plain writing; none for those that only say how to draw the one before.
fn plain(sign: char) -> Option<char> {
    Some(match sign {
        '\u{2010}'..='\u{2015}' | '\u{2212}' => '-',
        '♔' | '♚' => 'K',
        '♕' | '♛' => 'Q',
        '♖' | '♜' => 'R',
        '♗' | '♝' => 'B',
        '♘' | '♞' => 'N',
        '♙' | '♟' => 'P',
        '\u{fe0e}' | '\u{fe0f}' => return None,
        _ => sign,
    })
}

/// A word without what stands behind a move, and the glyphs of that.
fn unmarked(mut word: &str) -> (&str, Vec<u16>) {
    let mut glyphs = Vec::new();
    // From the last, as the longer ones end in shorter ones.
    let behind = |word: &'_ str| MARKS.iter().zip(0_u16..7).rev().find(|(mark, _)| word.ends_with(**mark));
    while let Some((mark, glyph)) = behind(word) {
        word = word.strip_suffix(mark).unwrap_or_default();
        glyphs.extend(Some(glyph).filter(|glyph| *glyph > 0));
    }
    glyphs.reverse();
    (word, glyphs)
}
