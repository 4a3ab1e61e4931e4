//! That nothing arrives at a webhook: told once, and quietly.

use crate::announce::Announcement;
use crate::post::Post;
use crate::wording::{Speaker, quoted};
use liege_store::{HookPost, OutboxEntry};
use liege_words::Message;

/// What the member reads.
pub fn hook_post(speaker: Speaker, url: &str) -> Post {
    Post { text: speaker.say(&Message::new("hook-failed").with("url", quoted(url))), ..Post::default() }
}

/// The row that tells a member that nothing has arrived at their webhook for a day.
pub fn told_of_hook(post: &HookPost) -> OutboxEntry {
    Announcement::Hook { url: post.url.clone() }.announce(0, 0).to(&post.member)
}
