//! The notice that nothing arrives at a webhook: sent once, without a sound.

use crate::announce::Announcement;
use crate::post::Post;
use crate::wording::quoted;
use liege_store::{HookPost, OutboxEntry};
use liege_words::Message;

/// Returns the notice to the member; `say` says it in their language.
pub fn hook_post(say: impl FnOnce(&Message) -> String, url: &str) -> Post {
    Post { text: say(&Message::new("hook-failed").with("url", quoted(url))), ..Post::default() }
}

/// Returns the row that tells a member that nothing has arrived at their webhook for a day.
pub fn told_of_hook(post: &HookPost) -> OutboxEntry {
    Announcement::Hook { url: post.url.clone() }.announce(0, 0).to(&post.member)
}
