//! The things shown under a text: pictures, files, buttons. The chat makes them, transports show them, the
//! local chat stores them.

use std::sync::Arc;

/// A kind of picture that Liege makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Media {
    /// A still one.
    Png,
    /// A moving one.
    Gif,
}

impl Media {
    /// The kind of these bytes; unknown ones count as a still picture.
    #[must_use]
    pub fn of(bytes: &[u8]) -> Media {
        if bytes.starts_with(b"GIF8") { Media::Gif } else { Media::Png }
    }

    /// The media type, as the web names it.
    #[must_use]
    pub fn mime(self) -> &'static str {
        match self {
            Media::Png => "image/png",
            Media::Gif => "image/gif",
        }
    }

    /// The ending of its files' names, without the dot.
    #[must_use]
    pub fn extension(self) -> &'static str {
        match self {
            Media::Png => "png",
            Media::Gif => "gif",
        }
    }

    /// Width and height in pixels, from the first 24 bytes; zeros if there are fewer.
    #[must_use]
    pub fn size(head: &[u8]) -> (u32, u32) {
        let wide = |at: usize| {
            let bytes = head.get(at..at + 4).and_then(|bytes| bytes.try_into().ok());
            bytes.map_or(0, u32::from_be_bytes)
        };
        let short = |at: usize| {
            let bytes = head.get(at..at + 2).and_then(|bytes| bytes.try_into().ok());
            bytes.map_or(0, u16::from_le_bytes)
        };
        match Media::of(head) {
            Media::Png => (wide(16), wide(20)),
            Media::Gif => (short(6).into(), short(8).into()),
        }
    }
}

/// A picture to show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// File name: `table-12-34.png`.
    pub name: String,
    /// The bytes of the file.
    pub bytes: Arc<[u8]>,
    /// Alt text, at most 1,024 characters.
    pub alt: String,
    /// Whether it is covered until a reader uncovers it, as the solution of a puzzle is.
    pub covered: bool,
}

impl Picture {
    /// The format, still or moving.
    pub fn media(&self) -> Media {
        Media::of(&self.bytes)
    }
}

/// A file to send.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// Its name: `table-12.liege.txt`.
    pub name: String,
    /// Its media type.
    pub media: &'static str,
    /// The bytes of the file.
    pub bytes: Arc<[u8]>,
}

/// The look of a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ButtonStyle {
    /// The choice of most people.
    Main,
    /// An ordinary choice.
    Plain,
    /// Agreement.
    Good,
    /// Something that cannot be taken back.
    Bad,
    /// An address that it opens, which anybody may know: it is the button's id. Such a button sends nothing back.
    Link,
}

/// A button under an answer or post.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    /// The text that a press sends back, at most 100 characters; or the address that it opens.
    pub id: String,
    /// The text on it; at most 80 characters.
    pub label: String,
    /// How it looks.
    pub style: ButtonStyle,
}

/// A menu under an answer: choosing from it is pressing a button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Menu {
    /// The prompt, in a few words.
    pub hint: String,
    /// The options, at most [`Menu::MOST`].
    pub options: Vec<MenuOption>,
    /// The id of the form that a chosen member fills in, if a member is chosen and not an option.
    pub members: Option<String>,
    /// Whether it holds the controls that did not fit among the buttons: then it is below them, otherwise
    /// above.
    pub below: bool,
}

impl Menu {
    /// The largest number of options.
    pub const MOST: usize = 25;
}

/// An option of a menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MenuOption {
    /// The text that choosing it sends back, as with a button.
    pub id: String,
    /// The text of it; at most 100 characters.
    pub label: String,
    /// A line below it, perhaps empty.
    pub about: String,
    /// The key of the sign before it, if the transport has signs; perhaps empty.
    pub sign: String,
}
