//! The amount of text in a club: an evening of three tables, six members and forty turns, with deals, and all
//! its messages.

use super::*;
use std::fmt;

/// The messages to people: posts and private notices, and answers to their own commands.
#[derive(Default, PartialEq, Eq)]
struct Got {
    posts: usize,
    mentions: usize,
    lines: usize,
    words: usize,
    buttons: usize,
    pictures: usize,
}

impl Got {
    fn take(&mut self, text: &str, buttons: usize, pictures: usize) {
        self.posts += 1;
        self.lines += text.lines().filter(|line| !line.trim().is_empty()).count();
        self.words += text.split_whitespace().count();
        self.buttons += buttons;
        self.pictures += pictures;
    }
}

impl fmt::Debug for Got {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Got { posts, mentions, lines, words, buttons, pictures } = self;
        write!(
            f,
            "{posts} posts, {mentions} mentions, {lines} lines, {words} words, {buttons} buttons, {pictures} pictures"
        )
    }
}

/// The evening: three-player chess at table 1, dragonchess at table 2, Russian draughts at table 3.
struct Evening {
    club: Club,
    turns: usize,
    answers: Got,
}

impl Evening {
    async fn opens() -> Evening {
        let mut evening = Evening { club: Club::open().await, turns: 0, answers: Got::default() };
        for (who, text) in [
            ("p1", "new three-player-chess red=p1 white=@p2 black=@p3 time=3d"),
            ("p2", "join #1"),
            ("p3", "join #1"),
            ("p4", "new dragonchess gold=me scarlet=open time=3d"),
            ("p5", "join #2"),
            ("p6", "new russian-draughts white=me black=open time=3d"),
            ("p1", "join #3"),
        ] {
            evening.says_in(who, "c", text).await;
        }
        evening
    }

    fn takes(&mut self, answers: Vec<Answer>) -> Vec<Answer> {
        for answer in &answers {
            self.answers.take(&answer.text, answer.buttons.len(), answer.pictures.len());
        }
        answers
    }

    async fn says_in(&mut self, who: &str, channel: &str, text: &str) -> Vec<Answer> {
        let answers = self.club.say_in(who, channel, text).await;
        self.takes(answers)
    }

    /// Says something in a table's place.
    async fn says(&mut self, who: &str, table: i64, text: &str) -> Vec<Answer> {
        let before = self.club.table(table).await.version();
        let thread = self.club.table(table).await.venue().board_channel().to_owned();
        let answers = self.says_in(who, &thread, text).await;
        assert_ne!(self.club.table(table).await.version(), before, "{who}: {text}: {answers:?}");
        answers
    }

    /// Presses the button of the newest post whose id ends so.
    async fn presses(&mut self, who: &str, table: i64, end: &str) {
        let begins = format!("deal:{table}:");
        let mut letters = self.club.transport.letters().into_iter().rev();
        let mut buttons = letters.find_map(|letter| {
            letter
                .buttons
                .into_iter()
                .find(|button| button.id.starts_with(&begins) && button.id.ends_with(end))
        });
        let button = buttons.take().unwrap_or_else(|| panic!("no {end} at {table}"));
        let answers = self.club.press(who, &button.id).await;
        self.takes(answers);
    }

    /// Plays this many moves at a table, each by the seat to move.
    async fn turns(&mut self, table: i64, count: usize) {
        for _ in 0..count {
            let now = self.club.table(table).await;
            let seat = now.to_move().iter().next().expect("somebody to move");
            let who = now.holder(seat).expect("a holder").id.clone();
            let legal = now.state().legal();
            // The player makes a quiet move, a different one every time.
            let quiet: Vec<&String> = legal.iter().filter(|text| !text.contains(['x', ':'])).collect();
            let action = match quiet.as_slice() {
                [] => legal[0].clone(),
                quiet => quiet[self.turns * 7 % quiet.len()].clone(),
            };
            self.says(&who, table, &action).await;
            self.turns += 1;
            self.club.wait(2).await;
        }
    }

    /// Returns the posts and notices to everybody, and the number of those without a sound.
    fn posted(&self) -> (Got, usize) {
        let letters = self.club.transport.letters();
        let mut got = Got::default();
        for letter in &letters {
            got.take(&letter.text, letter.buttons.len(), letter.pictures.len());
            got.mentions += letter.mentions.len();
        }
        (got, letters.iter().filter(|letter| letter.silent).count())
    }
}

#[tokio::test]
async fn a_club_evening_is_told_in_few_words() {
    let mut evening = Evening::opens().await;
    evening.turns(1, 3).await;
    evening.says("p2", 1, "Red, truce for 3 rounds").await;
    evening.presses("p1", 1, "accept").await;
    evening.says("p3", 1, "truce with White for 2 turns").await;
    evening.presses("p2", 1, "refuse").await;
    evening.turns(2, 4).await;
    evening.turns(3, 4).await;
    evening.says("p3", 1, "truce with Red for 2 turns").await;
    evening.says("p3", 1, "answer withdraw").await;
    evening.turns(1, 6).await;
    evening.says_in("p1", "c", "#1 whisper white shall we?").await;
    evening.says("p4", 2, "takeback").await;
    evening.presses("p5", 2, "accept").await;
    evening.turns(2, 6).await;
    evening.says("p6", 3, "pause 3").await;
    evening.presses("p1", 3, "accept").await;
    evening.says("p1", 3, "resume").await;
    evening.presses("p6", 3, "accept").await;
    evening.turns(3, 5).await;
    evening.says("p2", 1, "truce with Black for 3 turns").await;
    evening.presses("p3", 1, "accept").await;
    evening.turns(1, 5).await;
    evening.says("p5", 2, "draw").await;
    evening.presses("p4", 2, "refuse").await;
    evening.says("p2", 1, "vacation 3").await;
    evening.turns(2, 3).await;
    evening.turns(3, 4).await;
    assert_eq!(evening.turns, 40);
    let (all, silent) = evening.posted();
    println!("posted: {all:?}, of which {silent} make no sound\nanswered: {:?}", evening.answers);
    // Before anything was left out: 64 posts with 60 mentions, 284 lines, 1,249 words, 261 buttons and 52 pictures.
    if std::env::var_os("LIEGE_SAID").is_some() {
        for letter in evening.club.transport.letters() {
            let buttons: Vec<_> = letter.buttons.iter().map(|button| button.label.as_str()).collect();
            println!(
                "--- {:?} {:?} {}\n{}\n{buttons:?}",
                letter.to,
                letter.mentions,
                letter.pictures.len(),
                letter.text
            );
        }
    }
    assert!(all.lines <= 142, "{all:?}");
    assert!(all.words <= 960, "{all:?}");
    assert!(all.buttons <= 146, "{all:?}");
    assert!(all.pictures <= 44, "forty turns, three beginnings, one move taken back: {all:?}");
    assert!(all.mentions <= 57, "{all:?}");
    assert!(silent >= 8, "{silent}");
}
