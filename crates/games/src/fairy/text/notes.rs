//! Notes for Liege in a text: names of the game and of its pieces, and the figures of pieces. Other programs take them
//! for remarks.
//!
//! ```text
//! # liege: name = The club's chess
//! # liege: name-ru = Клубные шахматы
//! # liege: about = Chess with two griffins in the corners.
//! # liege: piece-h = hippogriff
//! # liege: figure-h = griffin
//! ```

use super::lines::{Entry, Section};
use crate::fairy::declared;
use crate::fairy::definition::Definition;
use crate::fairy::fault::{Fault, clipped};
use liege_game::scene::Art;
use liege_words::{Language, Message};
use std::collections::BTreeMap;

/// The greatest length of a name, in characters.
const MOST_NAME: usize = 40;
/// The greatest length of what is said of a game, in characters.
const MOST_ABOUT: usize = 300;

/// The notes of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes {
    /// The names of the game, by codes of languages.
    pub names: BTreeMap<String, String>,
    /// The description of the game in a sentence or two, by codes of languages.
    pub about: BTreeMap<String, String>,
    /// The names of pieces: by the key of the kind and the code of a language.
    pub pieces: BTreeMap<(String, String), String>,
    /// The figures of pieces, by the key of the kind.
    pub figures: BTreeMap<String, String>,
}

impl Notes {
    /// Adds the notes of a section to those of its bases, from which it takes those about pieces.
    ///
    /// `game` is the game of the section; without faults, all its letters are pieces.
    pub fn add(&mut self, section: &Section<'_>, game: &Definition, faults: &mut Vec<Fault>) {
        self.names.clear();
        self.about.clear();
        for note in &section.notes {
            if let Err(message) = self.take(note, game) {
                faults.push(Fault { line: note.line, key: clipped(note.key), message });
            }
        }
    }

    fn take(&mut self, note: &Entry<'_>, game: &Definition) -> Result<(), Message> {
        let (kind, rest) = note.key.split_once('-').unwrap_or((note.key, ""));
        match kind {
            "name" => {
                let language = language(note, rest)?;
                self.names.insert(language, said(note, MOST_NAME)?);
            }
            "about" => {
                let language = language(note, rest)?;
                self.about.insert(language, said(note, MOST_ABOUT)?);
            }
            "piece" => {
                let (letter, rest) = rest.split_once('-').unwrap_or((rest, ""));
                let (piece, language) = (piece(note, letter, game)?, language(note, rest)?);
                self.pieces.insert((piece, language), said(note, MOST_NAME)?);
            }
            "figure" => {
                let piece = piece(note, rest, game)?;
                if declared::art(note.value).is_none() {
                    let message = Message::new("fairy-note-figure").with("value", clipped(note.value));
                    return Err(message.with("known", Art::FILES.join(", ")));
                }
                self.figures.insert(piece, note.value.to_owned());
            }
            _ => return Err(Message::new("fairy-note-unknown").with("key", clipped(note.key))),
        }
        Ok(())
    }
}

/// The code of the language at the end of a key; English if there is none.
fn language(note: &Entry<'_>, code: &str) -> Result<String, Message> {
    match code {
        "" => Ok(Language::ENGLISH.code().to_owned()),
        code if Language::CODES.contains(&code) => Ok(code.to_owned()),
        code => {
            let message = Message::new("fairy-note-language").with("key", clipped(note.key));
            Err(message.with("code", clipped(code)).with("known", Language::CODES.join(", ")))
        }
    }
}

/// The key of the kind with a letter.
fn piece(note: &Entry<'_>, letter: &str, game: &Definition) -> Result<String, Message> {
    let mut signs = letter.chars();
    let sign = signs.next().filter(|_| signs.next().is_none());
    let kind = sign.and_then(|sign| game.lettered(sign.to_ascii_lowercase()));
    kind.map(|kind| game.kinds[usize::from(kind)].name.key()).ok_or_else(|| {
        Message::new("fairy-note-letter").with("key", clipped(note.key)).with("letter", clipped(letter))
    })
}

/// A name or a sentence, as it may be shown.
fn said(note: &Entry<'_>, most: usize) -> Result<String, Message> {
    let fits = !note.value.is_empty()
        && note.value.chars().count() <= most
        && !note.value.chars().any(|sign| sign.is_control() || "{}\\\"*_`~|<>@#".contains(sign));
    let wrong = || Message::new("fairy-note-name").with("key", clipped(note.key));
    fits.then(|| note.value.to_owned()).ok_or_else(|| wrong().with("most", most as i64))
}
