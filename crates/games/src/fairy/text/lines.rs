//! The lines of a text: sections with keys and values.

use crate::fairy::fault::{Fault, clipped};
use liege_words::Message;

/// The greatest size of a text, in bytes.
const MOST_BYTES: usize = 64 << 10;
/// The greatest number of sections.
const MOST_SECTIONS: usize = 50;
/// The greatest length of a value, in characters.
const MOST_VALUE: usize = 2000;
/// The greatest length of an id.
const MOST_ID: usize = 40;

/// A section.
#[derive(Debug)]
pub struct Section<'t> {
    /// Its line, from 1.
    pub line: usize,
    /// The id of the game.
    pub id: &'t str,
    /// The game that it is based on.
    pub base: Option<&'t str>,
    /// Its keys and values.
    pub entries: Vec<Entry<'t>>,
    /// Its notes for Liege: what they say is no rule, and other programs take them for remarks.
    pub notes: Vec<Entry<'t>>,
}

/// The beginning of a note for Liege: a remark to other programs.
pub const NOTE: &str = "# liege:";

/// A key with its value.
#[derive(Clone, Copy, Debug)]
pub struct Entry<'t> {
    /// The line, from 1.
    pub line: usize,
    /// The key.
    pub key: &'t str,
    /// The value, without blanks around it.
    pub value: &'t str,
}

/// Reads the sections of a text, and adds the faults to a list.
pub fn read<'t>(text: &'t str, faults: &mut Vec<Fault>) -> Vec<Section<'t>> {
    let mut sections: Vec<Section<'t>> = Vec::new();
    if text.len() > MOST_BYTES {
        let message = Message::new("fairy-text-size").with("size", text.len() as i64);
        faults.push(Fault { line: 1, key: String::new(), message: message.with("most", MOST_BYTES as i64) });
        return sections;
    }
    // A section whose head is wrong is read on, so that its other faults are told too.
    for (index, line) in text.lines().enumerate() {
        let (line, number) = (line.trim(), index + 1);
        let mut fault = |key: &str, message| {
            faults.push(Fault { line: number, key: clipped(key), message });
        };
        let note = line.strip_prefix(NOTE);
        if line.is_empty() || note.is_none() && line.starts_with(['#', ';']) {
            continue;
        }
        if let Some(head) = line.strip_prefix('[') {
            if sections.len() == MOST_SECTIONS {
                fault("", Message::new("fairy-text-sections").with("most", MOST_SECTIONS as i64));
                return sections;
            }
            let Some(head) = head.strip_suffix(']') else {
                fault("", Message::new("fairy-text-head").with("text", clipped(line)));
                continue;
            };
            let (id, base) = match head.split_once(':') {
                Some((id, base)) => (id.trim(), Some(base.trim())),
                None => (head.trim(), None),
            };
            let fits = |sign: u8| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == b'-';
            if id.is_empty() || id.len() > MOST_ID || !id.bytes().all(fits) {
                fault(id, Message::new("fairy-text-id").with("id", clipped(id)));
            }
            if let Some(known) = sections.iter().find(|known| known.id == id) {
                let message = Message::new("fairy-text-section-twice").with("id", clipped(id));
                fault(id, message.with("line", known.line as i64));
            }
            sections.push(Section { line: number, id, base, entries: Vec::new(), notes: Vec::new() });
            continue;
        }
        let Some((key, value)) = note.unwrap_or(line).split_once('=') else {
            fault("", Message::new("fairy-text-no-equals").with("text", clipped(line)));
            continue;
        };
        let (key, value) = (key.trim(), value.trim());
        let Some(section) = sections.last_mut() else {
            fault(key, Message::new("fairy-text-no-section").with("key", clipped(key)));
            continue;
        };
        let entries = if note.is_some() { &mut section.notes } else { &mut section.entries };
        if value.chars().count() > MOST_VALUE {
            fault(
                key,
                Message::new("fairy-text-long").with("key", clipped(key)).with("most", MOST_VALUE as i64),
            );
        } else if let Some(known) = entries.iter().find(|known| known.key == key) {
            let message = Message::new("fairy-text-key-twice").with("key", clipped(key));
            fault(key, message.with("line", known.line as i64));
        } else {
            entries.push(Entry { line: number, key, value });
        }
    }
    if sections.is_empty() && faults.is_empty() {
        faults.push(Fault { line: 1, key: String::new(), message: Message::new("fairy-text-empty") });
    }
    sections
}
