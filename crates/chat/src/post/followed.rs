//! The notice to a member who follows a game: what everybody sees of it, without pings.

use crate::announce::Announcement;
use crate::desk::{Desk, Fault, press};
use crate::post::turn::turn;
use crate::post::{Post, Then};
use crate::wording::Speaker;
use liege_store::Queued;
use liege_words::Message;

/// Returns the notice about the actions of a row.
pub(crate) async fn followed_post(
    desk: &Desk,
    speaker: Speaker,
    seen: Then<'_>,
    row: &Queued,
    drawn: bool,
) -> Result<Post, Fault> {
    let start = matches!(Announcement::of(row), Announcement::Followed { start: true, .. });
    let mut post = turn(desk, speaker, seen, row, Some(&[]), start, drawn).await?;
    let head = speaker.of_table("follow-head", seen.now.id());
    post.text = format!("-# {}\n{}", speaker.say(&head), post.text);
    post.mentions.clear();
    let over = seen.now.status() != liege_table::Status::Playing;
    let stop = press("unfollow", &[&seen.now.id()]).plain(speaker.say(&Message::new("follow-button-stop")));
    let board = press("board", &[&seen.now.id(), &crate::wording::shown_now(seen.now)]);
    let board = board.plain(speaker.say(&Message::new("button-board")));
    post.buttons = if over { vec![board] } else { vec![board, stop] };
    Ok(post)
}
