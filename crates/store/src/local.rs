//! The local chat: its members, its messages with their pictures, its threads.
//!
//! A *place* is `main`, a thread's id or `@<member>` (that member's private room). The id of a message grows
//! with time and is never used again, so a client that knows the last one it saw can ask for the rest.

use super::blobs;
use super::database::Connection;
use super::files::{self, LocalFile};
use super::rows::time;
use super::{Store, StoreError};
use crate::shown::{Button, ButtonStyle, File, Media, Menu, MenuOption, Picture};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};

/// The number of bytes of a picture from which its format and size are read.
const HEAD: usize = 24;

/// A member of the local chat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LocalMember {
    /// The id: the name in lower case.
    pub id: String,
    /// The name.
    pub name: String,
}

/// A thread of the local chat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LocalThread {
    /// The id.
    pub id: String,
    /// The place it was opened in.
    pub channel: String,
    /// Its name.
    pub name: String,
    /// The table that is played there.
    pub table: Option<i64>,
}

/// A message to be stored.
#[derive(Clone, Copy, Debug)]
pub struct NewLocalMessage<'a> {
    /// The place.
    pub place: &'a str,
    /// The id of its author; `None` for Liege.
    pub author: Option<&'a str>,
    /// The only member who sees it; `None` for everybody.
    pub addressee: Option<&'a str>,
    /// The text.
    pub text: &'a str,
    /// The ids of the members whom it pings.
    pub mentions: &'a [String],
    /// Its buttons.
    pub buttons: &'a [Button],
    /// Its menu.
    pub menu: Option<&'a Menu>,
    /// Its pictures.
    pub pictures: &'a [Picture],
    /// Its files.
    pub files: &'a [File],
    /// A key that does not change between attempts to store this message.
    pub nonce: Option<&'a str>,
}

/// A stored message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LocalMessage {
    /// The id.
    pub id: i64,
    /// The place.
    pub place: String,
    /// The id of its author; `None` for Liege.
    pub author: Option<String>,
    /// The only member who sees it; `None` for everybody.
    pub addressee: Option<String>,
    /// The text.
    pub text: String,
    /// The ids of the members whom it pings.
    pub mentions: Vec<String>,
    /// Its buttons.
    pub buttons: Vec<Button>,
    /// Its menu.
    pub menu: Option<Menu>,
    /// Its pictures, without their bytes.
    pub pictures: Vec<LocalPicture>,
    /// Its files, without their bytes.
    pub files: Vec<LocalFile>,
    /// When it was stored.
    pub posted: Timestamp,
    /// When it was last edited, if it was.
    pub edited: Option<Timestamp>,
}

/// A stored picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LocalPicture {
    /// The id.
    pub id: i64,
    /// The file's name.
    pub name: String,
    /// The alt text.
    pub alt: String,
    /// The format, still or moving.
    pub media: Media,
    /// Width and height in pixels; 0 if the file does not say.
    pub size: (u32, u32),
    /// Whether its bytes are still kept.
    pub kept: bool,
}

/// A stored control: a button, the head of a menu, or (after that) one of its options.
#[derive(Debug, Serialize, Deserialize)]
struct StoredButton {
    id: String,
    label: String,
    style: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    about: String,
}

/// The styles of the parts of a menu as they are stored: of its head, which has no id, above the buttons or
/// below them, and of its options.
const MENU: &str = "menu";
const MENU_BELOW: &str = "menu-below";
const OPTION: &str = "option";

impl From<&Button> for StoredButton {
    fn from(button: &Button) -> StoredButton {
        let style = match button.style {
            ButtonStyle::Main => "main",
            ButtonStyle::Plain => "plain",
            ButtonStyle::Good => "good",
            ButtonStyle::Bad => "bad",
            ButtonStyle::Link => "link",
        };
        StoredButton {
            id: button.id.clone(),
            label: button.label.clone(),
            style: style.to_owned(),
            about: String::new(),
        }
    }
}

impl From<StoredButton> for Button {
    fn from(stored: StoredButton) -> Button {
        let style = match stored.style.as_str() {
            "main" => ButtonStyle::Main,
            "good" => ButtonStyle::Good,
            "bad" => ButtonStyle::Bad,
            "link" => ButtonStyle::Link,
            _ => ButtonStyle::Plain,
        };
        Button { id: stored.id, label: stored.label, style }
    }
}

struct Row {
    id: i64,
    place: String,
    author: Option<String>,
    addressee: Option<String>,
    text: String,
    mentions: String,
    buttons: String,
    posted: i64,
    edited: Option<i64>,
}

impl Row {
    fn message(self) -> LocalMessage {
        // Both were written by this file; a damaged row still shows its text.
        let stored: Vec<StoredButton> = serde_json::from_str(&self.buttons).unwrap_or_default();
        let (mut buttons, mut menu) = (Vec::new(), None::<Menu>);
        for StoredButton { id, label, style, about } in stored {
            match (style.as_str(), &mut menu) {
                (MENU | MENU_BELOW, _) => {
                    menu = Some(Menu {
                        hint: label,
                        options: Vec::new(),
                        members: None,
                        below: style == MENU_BELOW,
                    });
                }
                (OPTION, Some(menu)) => {
                    menu.options.push(MenuOption { id, label, about, sign: String::new() });
                }
                _ => buttons.push(Button::from(StoredButton { id, label, style, about })),
            }
        }
        LocalMessage {
            id: self.id,
            place: self.place,
            author: self.author,
            addressee: self.addressee,
            text: self.text,
            mentions: serde_json::from_str(&self.mentions).unwrap_or_default(),
            buttons,
            menu,
            pictures: Vec::new(),
            files: Vec::new(),
            posted: time(self.posted),
            edited: self.edited.map(time),
        }
    }
}

impl Store {
    /// Adds a member to the local chat, unless one with that id exists.
    pub async fn add_local_member(&self, id: &str, name: &str, now: Timestamp) -> Result<(), StoreError> {
        let added = now.as_millisecond();
        let mut tx = self.write().await?;
        query!(
            "INSERT INTO local_members (id, name, added) VALUES ($1, $2, $3) ON CONFLICT (id) DO NOTHING",
            id,
            name,
            added
        )
        .execute(&mut *tx)
        .await?;
        tx.commit().await?;
        Ok(())
    }

    /// The members of the local chat, in the order in which they came.
    pub async fn local_members(&self) -> Result<Vec<LocalMember>, StoreError> {
        let members = query_as!(LocalMember, "SELECT id, name FROM local_members ORDER BY number")
            .fetch_all(&self.inner.readers)
            .await?;
        Ok(members)
    }

    /// Stores a message with its pictures and files, once for each nonce; returns its id.
    pub async fn post_locally(&self, new: NewLocalMessage<'_>, now: Timestamp) -> Result<i64, StoreError> {
        let mentions = json(new.mentions);
        let buttons = stored(new.buttons, new.menu);
        let posted = now.as_millisecond();
        let mut tx = self.write().await?;
        if let Some(nonce) = new.nonce {
            let there = query_scalar!("SELECT id FROM local_messages WHERE nonce = $1", nonce)
                .fetch_optional(&mut *tx)
                .await?;
            if let Some(id) = there {
                return Ok(id);
            }
        }
        let id = query_scalar!(
            "INSERT INTO local_messages (place, author, addressee, text, mentions, buttons, nonce, posted) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id",
            new.place,
            new.author,
            new.addressee,
            new.text,
            mentions,
            buttons,
            new.nonce,
            posted
        )
        .fetch_one(&mut *tx)
        .await?;
        keep_pictures(&mut tx, id, new.pictures).await?;
        files::keep(&mut tx, id, new.files).await?;
        tx.commit().await?;
        Ok(id)
    }

    /// Changes the text and buttons of a message; its pictures stay. Returns whether the message exists.
    /// Nothing is written when nothing is new.
    pub async fn edit_local_message(
        &self,
        id: i64,
        text: &str,
        buttons: &[Button],
        now: Timestamp,
    ) -> Result<bool, StoreError> {
        let buttons = stored(buttons, None);
        let mut tx = self.write().await?;
        let there = query!(
            { text: String, buttons: String },
            "SELECT text, buttons FROM local_messages WHERE id = $1", id
        )
        .fetch_optional(&mut *tx)
        .await?;
        let Some(there) = there else { return Ok(false) };
        if there.text == text && there.buttons == buttons {
            return Ok(true);
        }
        rewrite(&mut tx, id, text, &buttons, now).await?;
        tx.commit().await?;
        Ok(true)
    }

    /// Replaces an answer by another to the same member: its text, buttons, menu and pictures. Returns
    /// `false` if there is no such answer, or it is a post.
    pub async fn replace_local_answer(
        &self,
        id: i64,
        new: NewLocalMessage<'_>,
        now: Timestamp,
    ) -> Result<bool, StoreError> {
        let buttons = stored(new.buttons, new.menu);
        let mut tx = self.write().await?;
        let there = query_scalar!(
            "SELECT id FROM local_messages WHERE id = $1 AND author IS NULL AND addressee = $2 \
             AND (nonce IS NULL OR nonce NOT LIKE 'post:%')",
            id,
            new.addressee
        )
        .fetch_optional(&mut *tx)
        .await?;
        if there.is_none() {
            return Ok(false);
        }
        query!("DELETE FROM local_pictures WHERE message = $1", id).execute(&mut *tx).await?;
        keep_pictures(&mut tx, id, new.pictures).await?;
        rewrite(&mut tx, id, new.text, &buttons, now).await?;
        tx.commit().await?;
        Ok(true)
    }

    /// The first `limit` messages of all places that `reader` may see and that were edited after a time,
    /// in the order of their last edits. No two edits have the same time.
    pub async fn local_messages_edited_after(
        &self,
        reader: Option<&str>,
        after: Timestamp,
        limit: u32,
    ) -> Result<Vec<LocalMessage>, StoreError> {
        let (after, limit) = (after.as_millisecond(), i64::from(limit));
        let rows = query_as!(
            Row,
            "SELECT id, place, author, addressee, text, mentions, buttons, posted, edited FROM local_messages \
             WHERE edited > $1 AND (CAST($2 AS TEXT) IS NULL OR addressee IS NULL OR addressee = $2) \
             ORDER BY edited LIMIT $3",
            after,
            reader,
            limit
        )
        .fetch_all(&self.inner.readers)
        .await?;
        self.with_pictures(rows).await
    }

    /// The time of the last edit of all messages; the earliest possible time if there was none.
    pub async fn local_last_edit(&self) -> Result<Timestamp, StoreError> {
        let last = query_scalar!("SELECT max(edited) AS \"last: i64\" FROM local_messages")
            .fetch_one(&self.inner.readers)
            .await?;
        Ok(last.map_or(Timestamp::UNIX_EPOCH, time))
    }

    /// The last `limit` messages of a place that `reader` may see and whose ids are below `before`,
    /// oldest first.
    pub async fn local_messages(
        &self,
        reader: &str,
        place: &str,
        before: i64,
        limit: u32,
    ) -> Result<Vec<LocalMessage>, StoreError> {
        let limit = i64::from(limit);
        let mut rows = query_as!(
            Row,
            "SELECT id, place, author, addressee, text, mentions, buttons, posted, edited FROM local_messages \
             WHERE place = $1 AND id < $2 AND (addressee IS NULL OR addressee = $3) \
             ORDER BY id DESC LIMIT $4",
            place,
            before,
            reader,
            limit
        )
        .fetch_all(&self.inner.readers)
        .await?;
        rows.reverse();
        self.with_pictures(rows).await
    }

    /// The first `limit` messages of all places that `reader` may see (`None`: any reader) and whose ids are
    /// above `after`, oldest first.
    pub async fn local_messages_after(
        &self,
        reader: Option<&str>,
        after: i64,
        limit: u32,
    ) -> Result<Vec<LocalMessage>, StoreError> {
        let limit = i64::from(limit);
        let rows = query_as!(
            Row,
            "SELECT id, place, author, addressee, text, mentions, buttons, posted, edited FROM local_messages \
             WHERE id > $1 AND (CAST($2 AS TEXT) IS NULL OR addressee IS NULL OR addressee = $2) ORDER BY id LIMIT $3",
            after,
            reader,
            limit
        )
        .fetch_all(&self.inner.readers)
        .await?;
        self.with_pictures(rows).await
    }

    /// Returns one message.
    pub async fn local_message(&self, id: i64) -> Result<Option<LocalMessage>, StoreError> {
        let row = query_as!(
            Row,
            "SELECT id, place, author, addressee, text, mentions, buttons, posted, edited FROM local_messages \
             WHERE id = $1",
            id
        )
        .fetch_optional(&self.inner.readers)
        .await?;
        Ok(self.with_pictures(row.into_iter().collect()).await?.pop())
    }

    /// For each place where `reader` can see something, the id of the last message that they see there.
    pub async fn local_latest(&self, reader: &str) -> Result<Vec<(String, i64)>, StoreError> {
        let rows = query!(
            { place: String, last: i64 },
            "SELECT place AS \"place!\", max(id) AS \"last!: i64\" FROM local_messages \
             WHERE addressee IS NULL OR addressee = $1 GROUP BY place",
            reader
        )
        .fetch_all(&self.inner.readers)
        .await?;
        Ok(rows.into_iter().map(|row| (row.place, row.last)).collect())
    }

    /// The id of the last message of all; 0 before the first.
    pub async fn local_last(&self) -> Result<i64, StoreError> {
        let last = query_scalar!("SELECT coalesce(max(id), 0) AS \"last!: i64\" FROM local_messages")
            .fetch_one(&self.inner.readers)
            .await?;
        Ok(last)
    }

    /// The bytes of a picture, if it is still kept.
    pub async fn local_picture(&self, id: i64) -> Result<Option<Vec<u8>>, StoreError> {
        let bytes = query_scalar!(
            "SELECT c.bytes FROM local_pictures p JOIN local_contents c ON c.id = p.content WHERE p.id = $1",
            id
        )
        .fetch_optional(&self.inner.readers)
        .await?;
        Ok(bytes)
    }

    /// Opens a thread from a message, once. Returns its id, or `None` if there is no such message.
    pub async fn open_local_thread(
        &self,
        channel: &str,
        message: &str,
        name: &str,
        now: Timestamp,
    ) -> Result<Option<String>, StoreError> {
        let Ok(message) = message.parse::<i64>() else { return Ok(None) };
        let id = format!("thread-{message}");
        let opened = now.as_millisecond();
        let mut tx = self.write().await?;
        let there =
            query_scalar!("SELECT id FROM local_messages WHERE id = $1 AND place = $2", message, channel)
                .fetch_optional(&mut *tx)
                .await?;
        if there.is_none() {
            return Ok(None);
        }
        query!(
            "INSERT INTO local_threads (id, channel, name, opened) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (id) DO NOTHING",
            id,
            channel,
            name,
            opened
        )
        .execute(&mut *tx)
        .await?;
        tx.commit().await?;
        Ok(Some(id))
    }

    /// The threads, oldest first.
    pub async fn local_threads(&self) -> Result<Vec<LocalThread>, StoreError> {
        let threads = query_as!(
            LocalThread,
            "SELECT id, channel, name, (SELECT max(tables.id) FROM tables WHERE tables.thread = local_threads.id) \
             AS \"table?: i64\" FROM local_threads ORDER BY opened, length(id), id"
        )
        .fetch_all(&self.inner.readers)
        .await?;
        Ok(threads)
    }

    async fn with_pictures(&self, rows: Vec<Row>) -> Result<Vec<LocalMessage>, StoreError> {
        let ids = rows.iter().map(|row| row.id);
        let (Some(first), Some(last)) = (ids.clone().min(), ids.max()) else { return Ok(Vec::new()) };
        let pictures = query!(
            { id: i64, message: i64, name: String, alt: String, head: Vec<u8>, kept: bool },
            "SELECT id, message, name, alt, head, content IS NOT NULL AS \"kept!: bool\" FROM local_pictures \
             WHERE message BETWEEN $1 AND $2 ORDER BY id",
            first,
            last
        )
        .fetch_all(&self.inner.readers)
        .await?;
        let mut messages: Vec<LocalMessage> = rows.into_iter().map(Row::message).collect();
        for row in pictures {
            if let Some(message) = messages.iter_mut().find(|message| message.id == row.message) {
                message.pictures.push(LocalPicture {
                    id: row.id,
                    name: row.name,
                    alt: row.alt,
                    media: Media::of(&row.head),
                    size: Media::size(&row.head),
                    kept: row.kept,
                });
            }
        }
        for (id, file) in self.local_files_between(first, last).await? {
            if let Some(message) = messages.iter_mut().find(|message| message.id == id) {
                message.files.push(file);
            }
        }
        Ok(messages)
    }
}

/// Changes the text and buttons of a message.
async fn rewrite(
    connection: &mut Connection,
    id: i64,
    text: &str,
    buttons: &str,
    now: Timestamp,
) -> Result<(), StoreError> {
    // It is later than every earlier edit, so that a client that knows the last one it saw misses none.
    let last = query_scalar!("SELECT max(edited) AS \"last: i64\" FROM local_messages")
        .fetch_one(&mut *connection)
        .await?;
    let edited = now.as_millisecond().max(last.map_or(i64::MIN, |last| last.saturating_add(1)));
    query!(
        "UPDATE local_messages SET text = $2, buttons = $3, edited = $4 WHERE id = $1",
        id,
        text,
        buttons,
        edited
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// Keeps the pictures of a message.
async fn keep_pictures(
    connection: &mut Connection,
    message: i64,
    pictures: &[Picture],
) -> Result<(), StoreError> {
    for picture in pictures {
        let content = blobs::keep(&mut *connection, message, &picture.bytes).await?;
        let head = picture.bytes.get(..HEAD).unwrap_or(&picture.bytes);
        query!(
            "INSERT INTO local_pictures (message, name, alt, head, content) VALUES ($1, $2, $3, $4, $5)",
            message,
            picture.name,
            picture.alt,
            head,
            content
        )
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}

/// Buttons and a menu as they are stored.
fn stored(buttons: &[Button], menu: Option<&Menu>) -> String {
    let part = |style: &str, id: &str, label: &str, about: &str| StoredButton {
        id: id.to_owned(),
        label: label.to_owned(),
        style: style.to_owned(),
        about: about.to_owned(),
    };
    let menu = menu.into_iter().flat_map(|menu| {
        let options =
            menu.options.iter().map(|option| part(OPTION, &option.id, &option.label, &option.about));
        let head = if menu.below { MENU_BELOW } else { MENU };
        std::iter::once(part(head, "", &menu.hint, "")).chain(options)
    });
    json(&buttons.iter().map(StoredButton::from).chain(menu).collect::<Vec<_>>())
}

/// JSON text of a list of strings or buttons, which can always be written.
fn json<T: Serialize>(list: &[T]) -> String {
    serde_json::to_string(list).unwrap_or_else(|_| "[]".to_owned())
}
