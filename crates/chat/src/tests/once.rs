//! Nothing is done twice on the way of a move: this counts the steps that the store names.

use super::*;
use futures::future::BoxFuture;
use liege_store::fault::{Break, Breaker, Point, under};

/// Counts how often a table is read, and causes no faults.
#[derive(Default)]
struct Reads(Mutex<usize>);

impl Breaker for Reads {
    fn at(&self, step: Point) -> BoxFuture<'_, Option<Break>> {
        *self.0.lock().unwrap() += usize::from(step == Point::Read);
        Box::pin(async { None })
    }
}

/// Returns how often a table is read for a message in a channel.
async fn reads(club: &Club, who: &str, channel: &str, said: Said) -> usize {
    let reads = Arc::new(Reads::default());
    under(Arc::clone(&reads) as _, handle(&club.chat, Club::incoming(who, channel, said))).await;
    *reads.0.lock().unwrap()
}

#[tokio::test]
async fn a_table_is_read_once() {
    let club = Club::begun().await;
    let thread = club.chat.table(1).await.unwrap().unwrap().venue().board_channel().to_owned();
    let thread = thread.as_str();
    assert_eq!(reads(&club, "p2", thread, addressed("C5-V7")).await, 1, "in its own place");
    assert_eq!(reads(&club, "p3", "c", addressed("#1 C5-V7")).await, 1, "by its number");
    let press = |id: &str| Said::Press(id.to_owned());
    assert_eq!(reads(&club, "p1", thread, press("board:1:2")).await, 1, "for a picture");
    assert_eq!(reads(&club, "p1", thread, press("do:1:2:R:RC5-RV7")).await, 1, "by a button");
    assert_eq!(reads(&club, "p1", thread, addressed("board")).await, 1, "looked at");
    assert_eq!(club.chat.table(1).await.unwrap().unwrap().log().len(), 3, "all three have moved");
}

#[test]
fn a_text_is_read_when_it_is_first_asked_for() {
    let text = TypedText::from("import resume");
    let said = Said::Text { text: text.clone(), addressed: true, reply_to: None };
    assert!(wants_file(&said));
    let Said::Text { text: read, .. } = &said else { unreachable!() };
    assert!(std::ptr::eq(read.parsed(), read.parsed()));
    assert_eq!(*read, text, "whether it was read makes no other text of it");
}
