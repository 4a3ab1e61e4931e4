//! The texts of the parts of table events. Each kind of part is read and written in one way, whatever event
//! it is in.

use crate::stored::motion::Motion;
use liege_game::{Game, Seat, SeatSet};

/// The text of an event being read.
pub(crate) struct Reader<'a> {
    pub(crate) game: &'a dyn Game,
    pub(crate) rest: &'a str,
}

impl<'a> Reader<'a> {
    /// The next word.
    fn word(&mut self) -> Option<&'a str> {
        let (word, rest) = self.rest.split_once(' ').unwrap_or((self.rest, ""));
        self.rest = rest;
        (!word.is_empty()).then_some(word)
    }

    /// The rest, if it is not empty.
    fn all(&mut self) -> Option<&'a str> {
        Some(std::mem::take(&mut self.rest)).filter(|text| !text.is_empty())
    }
}

/// Converts numbers of entries to those that people are shown.
type Shown<'a> = &'a dyn Fn(usize) -> usize;

/// The text of an event being written.
pub(crate) struct Writer<'a> {
    pub(crate) game: &'a dyn Game,
    pub(crate) text: String,
    /// For a text for people: the shown numbers, of an entry and of the last entry that stays in a takeback.
    /// `None` for the log.
    pub(crate) people: Option<(Shown<'a>, Shown<'a>)>,
}

impl Writer<'_> {
    /// Appends a word.
    pub(crate) fn word(&mut self, word: &str) {
        // There is no space between the mark at the beginning and the verb.
        if self.text.len() > 1 {
            self.text.push(' ');
        }
        self.text.push_str(word);
    }
}

/// A part of an event.
pub(crate) trait Part: Sized {
    /// Reads it. It may accept a text that differs from the one that [`Part::write`] writes.
    fn read(text: &mut Reader<'_>) -> Option<Self>;

    fn write(&self, text: &mut Writer<'_>);
}

/// The number of an entry.
impl Part for usize {
    fn read(text: &mut Reader<'_>) -> Option<usize> {
        text.word()?.parse().ok()
    }

    fn write(&self, text: &mut Writer<'_>) {
        let number = text.people.map_or(*self, |(shown, _)| shown(*self));
        text.word(&number.to_string());
    }
}

/// Days or hours.
impl Part for u16 {
    fn read(text: &mut Reader<'_>) -> Option<u16> {
        text.word()?.parse().ok()
    }

    fn write(&self, text: &mut Writer<'_>) {
        text.word(&self.to_string());
    }
}

/// Seconds.
impl Part for u32 {
    fn read(text: &mut Reader<'_>) -> Option<u32> {
        text.word()?.parse().ok()
    }

    fn write(&self, text: &mut Writer<'_>) {
        text.word(&self.to_string());
    }
}

/// A text, which extends to the end.
impl Part for String {
    fn read(text: &mut Reader<'_>) -> Option<String> {
        text.all().map(str::to_owned)
    }

    fn write(&self, text: &mut Writer<'_>) {
        text.word(self);
    }
}

/// A seat by its id.
impl Part for Seat {
    fn read(text: &mut Reader<'_>) -> Option<Seat> {
        let id = text.word()?;
        let index = text.game.seats().iter().position(|info| info.id == id)?;
        u8::try_from(index).ok().map(Seat)
    }

    fn write(&self, text: &mut Writer<'_>) {
        let id = text.game.seats().get(self.index()).map_or("", |info| info.id);
        text.word(id);
    }
}

/// Seats that are asked, if there are any: `ask white black`. For people they are in the sentence.
impl Part for SeatSet {
    fn read(text: &mut Reader<'_>) -> Option<SeatSet> {
        let mut seats = SeatSet::EMPTY;
        if text.rest.is_empty() {
            return Some(seats);
        }
        if text.word()? != "ask" {
            return None;
        }
        while !text.rest.is_empty() {
            seats.insert(Seat::read(text)?);
        }
        Some(seats)
    }

    fn write(&self, text: &mut Writer<'_>) {
        if self.is_empty() || text.people.is_some() {
            return;
        }
        text.word("ask");
        for seat in self.iter() {
            seat.write(text);
        }
    }
}

/// `2/3`: the second of three.
impl Part for (usize, usize) {
    fn read(text: &mut Reader<'_>) -> Option<(usize, usize)> {
        let (nth, of) = text.word()?.split_once('/')?;
        Some((nth.parse().ok()?, of.parse().ok()?))
    }

    fn write(&self, text: &mut Writer<'_>) {
        text.word(&format!("{}/{}", self.0, self.1));
    }
}

/// Two dice: `5+1`.
impl Part for [u8; 2] {
    fn read(text: &mut Reader<'_>) -> Option<[u8; 2]> {
        let (one, other) = text.word()?.split_once('+')?;
        let pips = |text: &str| text.parse().ok().filter(|pips| (1..=6).contains(pips));
        Some([pips(one)?, pips(other)?])
    }

    fn write(&self, text: &mut Writer<'_>) {
        text.word(&format!("{}+{}", self[0], self[1]));
    }
}

impl Part for Motion {
    fn read(text: &mut Reader<'_>) -> Option<Motion> {
        Some(match text.word()? {
            "takeback" => Motion::Takeback { to: usize::read(text)? },
            "pause" => Motion::Pause { days: u16::read(text)? },
            "resume" => Motion::Resume,
            "annul" => Motion::Annul,
            "draw" => Motion::Draw,
            // The id of a member may be any text of the transport, so it extends to the end of the text.
            "hand" => Motion::Hand { seat: Seat::read(text)?, to: String::read(text)? },
            _ => return None,
        })
    }

    fn write(&self, text: &mut Writer<'_>) {
        match self {
            Motion::Takeback { to } => {
                text.word("takeback");
                let number = text.people.map_or(*to, |(_, stay)| stay(*to));
                text.word(&number.to_string());
            }
            Motion::Pause { days } => {
                text.word("pause");
                days.write(text);
            }
            Motion::Resume => text.word("resume"),
            Motion::Annul => text.word("annul"),
            Motion::Draw => text.word("draw"),
            Motion::Hand { seat, to } => {
                text.word("hand");
                seat.write(text);
                // The sentence tells people who is to take the seat, if they may know.
                if text.people.is_none() {
                    to.write(text);
                }
            }
        }
    }
}
