//! Messages in Discord's form: bodies in JSON, long texts in pieces, within its limits.

use super::rest::File;
use super::signs::Signs;
use liege_chat::{self as chat, Answer, Button, ButtonStyle, Link, Menu, MenuOption, Picture};
use serde_json::{Value, json};
use std::sync::Arc;

/// The largest length of a message, in characters.
pub(super) const TEXT: usize = 2000;
/// The largest length of an alt text, in characters.
const ALT: usize = 1024;
/// The largest length of a button's label, in characters.
const LABEL: usize = 80;
/// The largest length of a button's id, in characters.
const BUTTON_ID: usize = 100;
/// The largest length of the address that a button opens.
const ADDRESS: usize = 512;
/// The largest length of an option of a menu, of the line below it, and of the menu's placeholder, in
/// characters.
const OPTION: usize = 100;
const HINT: usize = 150;
/// The id of a menu: the chosen option says what is pressed.
const MENU: &str = "menu";
/// The number of buttons in a row.
const ROW: usize = 5;
/// The number of rows of buttons.
const ROWS: usize = 5;
/// The number of files of a message.
const FILES: usize = 10;
/// The number of members that one message may notify.
const MENTIONS: usize = 100;
/// The number of pieces of a long answer; a longer one is sent as a file.
const PIECES: usize = 3;

/// The name of the file with a text that is too long.
const WHOLE_TEXT: &str = "liege.txt";

/// The beginning of the name of a file that Discord covers.
const COVERED: &str = "SPOILER_";

/// The flag of a message that only one person sees.
pub(super) const EPHEMERAL: u32 = 1 << 6;
/// The flag of a message without a sound (`SUPPRESS_NOTIFICATIONS`).
const SILENT: u32 = 1 << 12;

/// A message to be sent: its body and its files.
#[derive(Clone, Debug)]
pub(super) struct Outgoing {
    pub body: Value,
    pub files: Vec<File>,
}

impl Outgoing {
    /// A message that notifies nobody. A text that is too long is shortened, and attached as a file.
    pub fn new(text: &str, pictures: &[Picture], buttons: &[Button]) -> Outgoing {
        let mut files: Vec<File> = Vec::new();
        let mut attachments = Vec::new();
        let cut = shorten(text, TEXT);
        let room = if cut.len() == text.len() { FILES } else { FILES - 1 };
        for picture in pictures.iter().take(room) {
            let cover = if picture.covered { COVERED } else { "" };
            let name = format!("{cover}{}", picture.name);
            attachments.push(json!({
                "id": files.len().to_string(), "filename": name, "description": shorten(&picture.alt, ALT),
            }));
            files.push(File { name, kind: picture.media().mime(), bytes: Arc::clone(&picture.bytes) });
        }
        if cut.len() < text.len() {
            let name = WHOLE_TEXT.to_owned();
            attachments.push(json!({ "id": files.len().to_string(), "filename": name }));
            files.push(File { name, kind: "text/plain; charset=utf-8", bytes: Arc::from(text.as_bytes()) });
        }
        let mut body = json!({ "content": cut, "allowed_mentions": { "parse": [] } });
        if !attachments.is_empty() {
            body["attachments"] = Value::from(attachments);
        }
        let rows = rows(buttons);
        if !rows.is_empty() {
            body["components"] = Value::from(rows);
        }
        Outgoing { body, files }
    }

    /// Adds files to the message, after its pictures. Files beyond the limit are left out.
    pub fn with_files(mut self, files: &[chat::File]) -> Outgoing {
        for file in files.iter().take(FILES.saturating_sub(self.files.len())) {
            let told = json!({ "id": self.files.len().to_string(), "filename": file.name });
            match self.body["attachments"].as_array_mut() {
                Some(attachments) => attachments.push(told),
                None => self.body["attachments"] = json!([told]),
            }
            let (name, bytes) = (file.name.clone(), Arc::clone(&file.bytes));
            self.files.push(File { name, kind: file.media, bytes });
        }
        self
    }

    /// Adds a menu above or below the message's buttons.
    pub fn with_menu(mut self, menu: Option<&Menu>, signs: Option<&Signs>) -> Outgoing {
        let Some((menu, row)) = menu.and_then(|menu| Some((menu, menu_row(menu, signs)?))) else {
            return self;
        };
        let mut rows: Vec<Value> =
            self.body["components"].as_array().into_iter().flatten().take(ROWS - 1).cloned().collect();
        rows.insert(if menu.below { rows.len() } else { 0 }, row);
        self.body["components"] = Value::from(rows);
        self
    }

    /// Adds a link after the message's buttons. It is left out if there is no room for it.
    fn with_link(mut self, link: Option<&Link>) -> Outgoing {
        let Some((link, url)) = link.and_then(|link| Some((link, link.url.reveal()?))) else { return self };
        let shown = json!({ "type": 2, "style": 5, "label": shorten(&link.label, LABEL), "url": url });
        let mut rows = self.body["components"].as_array().cloned().unwrap_or_default();
        let has_room = rows.len() < ROWS;
        let last = rows.last_mut().and_then(|row| row["components"].as_array_mut());
        // A menu needs a row of its own.
        let buttons = last.filter(|row| row.len() < ROW && row.iter().all(|part| part["type"] == 2));
        match buttons {
            Some(row) => row.push(shown),
            None if has_room => rows.push(json!({ "type": 1, "components": [shown] })),
            None => return self,
        }
        self.body["components"] = Value::from(rows);
        self
    }

    /// Turns the message into an edit of another: parts that it does not have are removed there.
    pub fn instead(mut self) -> Outgoing {
        for part in ["attachments", "components"] {
            if self.body.get(part).is_none() {
                self.body[part] = json!([]);
            }
        }
        self
    }

    /// The body that updates a posted message. Its files stay; buttons that are not given are removed.
    pub fn edit(text: &str, buttons: &[Button]) -> Value {
        json!({
            "content": shorten(text, TEXT),
            "allowed_mentions": { "parse": [] },
            "components": rows(buttons),
        })
    }

    /// The messages of an answer: several if its text is long; the last one has the pictures and buttons.
    pub fn of_answer(answer: &Answer, signs: Option<&Signs>) -> Vec<Outgoing> {
        let carries = !(answer.pictures.is_empty() && answer.files.is_empty());
        if answer.text.is_empty() && !carries && answer.buttons.is_empty() && answer.link.is_none() {
            return Vec::new();
        }
        let pieces = pieces(&answer.text);
        // Everybody could use a link in a public answer.
        let link = answer.link.as_ref().filter(|_| answer.private);
        let whole = |text: &str| {
            let whole = Outgoing::new(text, &answer.pictures, &answer.buttons).with_link(link);
            whole.with_menu(answer.menu.as_ref(), signs).with_files(&answer.files)
        };
        if pieces.len() > PIECES {
            return vec![whole(&answer.text)];
        }
        let last = pieces.len().saturating_sub(1);
        let message = |(index, piece): (usize, &String)| {
            if index == last { whole(piece) } else { Outgoing::new(piece, &[], &[]) }
        };
        pieces.iter().enumerate().map(message).collect()
    }

    /// Lets the message notify these members only.
    pub fn mentioning(mut self, members: &[String]) -> Outgoing {
        let mut users: Vec<&String> = Vec::new();
        for member in members {
            if !users.contains(&member) && member.parse::<u64>().is_ok() {
                users.push(member);
            }
        }
        users.truncate(MENTIONS);
        if !users.is_empty() {
            self.body["allowed_mentions"]["users"] = json!(users);
        }
        self
    }

    /// Lets the message be posted only once for each nonce (at most 25 characters).
    pub fn once(mut self, nonce: &str) -> Outgoing {
        self.body["nonce"] = json!(shorten(nonce, 25));
        self.body["enforce_nonce"] = json!(true);
        self
    }

    /// The message for a place where files are not allowed: with pictures in words, and a long text
    /// shortened. `None` if a file can't be replaced by words.
    pub fn without_files(&self) -> Option<Outgoing> {
        let mut text = self.body["content"].as_str().unwrap_or_default().to_owned();
        for file in self.body["attachments"].as_array().into_iter().flatten() {
            match file["description"].as_str() {
                Some(words) => text = format!("{text}\n\n{words}"),
                None if file["filename"] == WHOLE_TEXT => {}
                None => return None,
            }
        }
        let mut body = self.body.clone();
        body["content"] = json!(shorten(text.trim_start(), TEXT));
        body.as_object_mut()?.remove("attachments");
        Some(Outgoing { body, files: Vec::new() })
    }

    /// Adds a sentence before the text.
    pub fn after(mut self, sentence: &str) -> Outgoing {
        let text = self.body["content"].as_str().unwrap_or_default();
        self.body["content"] = json!(shorten(&format!("{sentence}\n{text}"), TEXT));
        self
    }

    /// Makes the message a reply (without notifying the author of the other message).
    pub fn replying_to(mut self, message: &str) -> Outgoing {
        self.body["message_reference"] = json!({ "message_id": message, "fail_if_not_exists": false });
        self.body["allowed_mentions"]["replied_user"] = json!(false);
        self
    }

    /// Makes the message silent, if `silent` is true.
    pub fn silent(mut self, silent: bool) -> Outgoing {
        if silent {
            self.body["flags"] = json!(SILENT);
        }
        self
    }

    /// Makes the message visible to one person only.
    pub fn ephemeral(mut self) -> Outgoing {
        self.body["flags"] = json!(EPHEMERAL);
        self
    }
}

/// Buttons in rows. Buttons that Discord would refuse are left out, so that the message is not lost.
fn rows(buttons: &[Button]) -> Vec<Value> {
    let mut taken: Vec<&Button> = Vec::new();
    for button in buttons {
        let most = if button.style == ButtonStyle::Link { ADDRESS } else { BUTTON_ID };
        let fits = !button.id.is_empty()
            && length(&button.id) <= most
            && !button.label.trim().is_empty()
            && taken.len() < ROW * ROWS;
        if fits && !taken.iter().any(|other| other.id == button.id) {
            taken.push(button);
        } else {
            tracing::error!(id = button.id, "a button could not be shown");
        }
    }
    let shown = |button: &&Button| {
        let style = match button.style {
            ButtonStyle::Main => 1,
            ButtonStyle::Plain => 2,
            ButtonStyle::Good => 3,
            ButtonStyle::Bad => 4,
            ButtonStyle::Link => 5,
        };
        let sends = if button.style == ButtonStyle::Link { "url" } else { "custom_id" };
        json!({ "type": 2, "style": style, "label": shorten(&button.label, LABEL), sends: button.id })
    };
    taken
        .chunks(ROW)
        .map(|row| json!({ "type": 1, "components": row.iter().map(shown).collect::<Vec<_>>() }))
        .collect()
}

/// A menu as a row; `None` if it has no options. Options that Discord would refuse are left out.
fn menu_row(menu: &Menu, signs: Option<&Signs>) -> Option<Value> {
    if let Some(id) = &menu.members {
        let menu = json!({ "type": 5, "custom_id": id, "placeholder": shorten(&menu.hint, HINT) });
        return Some(json!({ "type": 1, "components": [menu] }));
    }
    let fits = |option: &&MenuOption| {
        !option.id.is_empty() && length(&option.id) <= BUTTON_ID && !option.label.trim().is_empty()
    };
    let shown = |option: &MenuOption| {
        let mut made = json!({ "label": shorten(&option.label, OPTION), "value": option.id });
        if !option.about.is_empty() {
            made["description"] = json!(shorten(&option.about, OPTION));
        }
        if let Some(emoji) = signs.and_then(|signs| signs.get(&option.sign)) {
            made["emoji"] = emoji;
        }
        made
    };
    let options: Vec<Value> = menu.options.iter().filter(fits).take(Menu::MOST).map(shown).collect();
    if options.len() < menu.options.len() {
        tracing::error!("a part of a menu could not be shown");
    }
    let menu = json!({
        "type": 3, "custom_id": MENU, "placeholder": shorten(&menu.hint, HINT), "options": options,
    });
    (!options.is_empty()).then(|| json!({ "type": 1, "components": [menu] }))
}

/// Length in UTF-16 units: the strictest way in which Discord counts characters.
pub(super) fn length(text: &str) -> usize {
    text.encode_utf16().count()
}

/// The text, cut with an ellipsis if it is longer than `limit`.
pub(super) fn shorten(text: &str, limit: usize) -> String {
    if length(text) <= limit {
        return text.to_owned();
    }
    let mut cut = text[..prefix(text, limit.saturating_sub(1))].trim_end().to_owned();
    cut.push('…');
    cut
}

/// The number of bytes of the longest beginning of the text with a length of at most `limit`.
fn prefix(text: &str, limit: usize) -> usize {
    let mut used = 0;
    for (at, c) in text.char_indices() {
        used += c.len_utf16();
        if used > limit {
            return at;
        }
    }
    text.len()
}

/// Splits a long text into pieces that fit into messages. It is split between lines if possible; a split code
/// block is closed and opened again.
fn pieces(text: &str) -> Vec<String> {
    const FENCE: &str = "```";
    let mut pieces = Vec::new();
    let mut rest = text;
    let mut inside = false;
    while !rest.is_empty() {
        let open = if inside { "```\n" } else { "" };
        let room = TEXT - length(open);
        if length(rest) <= room {
            pieces.push(format!("{open}{rest}"));
            break;
        }
        let most = prefix(rest, room - "\n```".len());
        let head = &rest[..most];
        let at = head.rfind('\n').filter(|at| *at > 0).or_else(|| head.rfind(' ').filter(|at| *at > 0));
        let piece = &rest[..at.unwrap_or(most)];
        rest = &rest[piece.len()..];
        rest = rest.strip_prefix(['\n', ' ']).unwrap_or(rest);
        if piece.matches(FENCE).count() % 2 == 1 {
            inside = !inside;
        }
        let close = if inside { "\n```" } else { "" };
        if !piece.trim().is_empty() {
            pieces.push(format!("{open}{piece}{close}"));
        }
    }
    if pieces.is_empty() {
        pieces.push(String::new());
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;
    use liege_chat::private;
    use liege_testing::cases::property;
    use proptest::prelude::*;

    fn picture(name: &str, alt: &str) -> Picture {
        Picture { name: name.into(), bytes: Arc::from(&b"png"[..]), alt: alt.into(), covered: false }
    }

    fn button(id: &str, label: &str) -> Button {
        Button { id: id.into(), label: label.into(), style: ButtonStyle::Plain }
    }

    #[test]
    fn discords_limits_are_kept() {
        let buttons: Vec<Button> = (0..30).map(|n| button(&format!("b{n}"), &"я".repeat(90))).collect();
        let pictures: Vec<Picture> =
            (0..12).map(|n| picture(&format!("{n}.png"), &"ж".repeat(1100))).collect();
        let message = Outgoing::new(&"😀".repeat(1500), &pictures, &buttons);
        let body = &message.body;
        assert!(length(body["content"].as_str().unwrap()) <= 2000);
        assert_eq!(body["components"].as_array().unwrap().len(), 5);
        for row in body["components"].as_array().unwrap() {
            assert_eq!(row["components"].as_array().unwrap().len(), 5);
        }
        assert!(length(body["components"][0]["components"][0]["label"].as_str().unwrap()) <= 80);
        assert_eq!(message.files.len(), 10);
        assert!(length(body["attachments"][0]["description"].as_str().unwrap()) <= 1024);
        let whole = message.files.last().unwrap();
        assert_eq!(whole.name, "liege.txt");
        assert_eq!(&*whole.bytes, "😀".repeat(1500).as_bytes());
    }

    #[test]
    fn a_menu_stands_above_the_buttons_and_what_they_have_no_room_for_below_them() {
        let option =
            MenuOption { id: "o".into(), label: "O".into(), about: String::new(), sign: String::new() };
        // Discord's type of a menu is 3.
        for (below, order) in [(false, [3, 1]), (true, [1, 3])] {
            let menu = Menu { hint: "which".into(), options: vec![option.clone()], members: None, below };
            let message = Outgoing::new("text", &[], &[button("b", "B")]).with_menu(Some(&menu), None);
            let rows = message.body["components"].as_array().unwrap();
            let kinds = rows.iter().map(|row| if row["components"][0]["type"] == 3 { 3 } else { 1 });
            assert_eq!(kinds.collect::<Vec<_>>(), order);
        }
    }

    #[test]
    fn a_button_that_discord_would_refuse_does_not_lose_the_message() {
        let buttons =
            [button(&"x".repeat(101), "long"), button("a", " "), button("b", "B"), button("b", "C")];
        let kept = &Outgoing::new("text", &[], &buttons).body["components"][0]["components"];
        assert_eq!(kept.as_array().unwrap().len(), 1);
        assert_eq!(kept[0]["label"], "B");
    }

    #[test]
    fn nobody_is_notified_but_those_named() {
        let message = Outgoing::new("<@1> <@2> @everyone", &[], &[]);
        assert_eq!(message.body["allowed_mentions"], json!({ "parse": [] }));
        let message = message.mentioning(&["1".into(), "1".into(), "nobody".into()]);
        assert_eq!(message.body["allowed_mentions"], json!({ "parse": [], "users": ["1"] }));
    }

    #[test]
    fn a_long_answer_comes_in_pieces_and_a_very_long_one_as_a_file() {
        let answer = |lines: usize| Answer {
            pictures: vec![picture("a.png", "alt")],
            buttons: vec![button("b", "B")],
            ..private("line of forty characters, more or less…\n".repeat(lines))
        };
        let messages = Outgoing::of_answer(&answer(80), None);
        assert_eq!(messages.len(), 2);
        assert!(messages[0].files.is_empty() && messages[0].body.get("components").is_none());
        assert_eq!(messages[1].files.len(), 1);
        assert!(messages[1].body.get("components").is_some());
        let messages = Outgoing::of_answer(&answer(1000), None);
        assert_eq!(messages.len(), 1);
        assert_eq!(messages[0].files.len(), 2);
        assert!(Outgoing::of_answer(&private(""), None).is_empty());
    }

    #[test]
    fn files_come_after_pictures() {
        let file = chat::File { name: "a.txt".into(), media: "text/plain", bytes: Arc::from(&b"a"[..]) };
        let message = Outgoing::new("text", &[], &[]).with_files(std::slice::from_ref(&file));
        assert_eq!(message.body["attachments"], json!([{ "id": "0", "filename": "a.txt" }]));
        let pictures: Vec<Picture> = (0..10).map(|n| picture(&format!("{n}.png"), "alt")).collect();
        let two = Outgoing::new("text", &pictures[..1], &[]).with_files(std::slice::from_ref(&file));
        assert_eq!(two.body["attachments"][1], json!({ "id": "1", "filename": "a.txt" }));
        assert_eq!(two.files[1].kind, "text/plain");
        let full = Outgoing::new("text", &pictures, &[]).with_files(&[file]);
        assert_eq!(full.files.len(), 10);
        let nothing = chat::File { name: "b".into(), media: "text/plain", bytes: Arc::from(&b""[..]) };
        let alone = Answer { files: vec![nothing], ..private("") };
        assert_eq!(Outgoing::of_answer(&alone, None).len(), 1);
    }

    #[test]
    fn without_files_pictures_are_told_in_words() {
        let pictures = [picture("1.png", "Red king on e4"), picture("2.png", "and the reserve")];
        let buttons = [button("b", "B")];
        let bare = Outgoing::new("Red to move", &pictures, &buttons).once("n").without_files().unwrap();
        assert_eq!(bare.body["content"], "Red to move\n\nRed king on e4\n\nand the reserve");
        assert!(bare.files.is_empty() && bare.body.get("attachments").is_none());
        assert_eq!(bare.body["components"][0]["components"][0]["label"], "B");
        assert_eq!(bare.body["nonce"], "n");
        let long = Outgoing::new(&"word ".repeat(900), &pictures, &[]).without_files().unwrap();
        assert!(long.files.is_empty() && length(long.body["content"].as_str().unwrap()) <= TEXT);
        let file = chat::File { name: "a.txt".into(), media: "text/plain", bytes: Arc::from(&b"a"[..]) };
        assert!(Outgoing::new("a record", &[], &[]).with_files(&[file]).without_files().is_none());
    }

    #[test]
    fn a_code_block_is_closed_and_opened_again() {
        let pieces = pieces(&format!("log:\n```\n{}```\nend", "1. Nrp2-rs5\n".repeat(300)));
        assert_eq!(pieces.len(), 2);
        for piece in &pieces {
            assert_eq!(piece.matches("```").count(), 2, "{piece}");
        }
        assert!(pieces[1].starts_with("```\n1. N"));
    }

    proptest! {
        #![proptest_config(property(64))]

        #[test]
        fn pieces_fit_and_lose_no_word(words in proptest::collection::vec("[a-z😀ж]{0,40}|\n|```\n", 0..800)) {
            let text = words.join(" ");
            let pieces = pieces(&text);
            for piece in &pieces {
                prop_assert!(length(piece) <= TEXT);
            }
            let bare = |text: &str| text.replace("```", "").split_whitespace().collect::<String>();
            prop_assert_eq!(bare(&pieces.concat()), bare(&text));
        }
    }
}
