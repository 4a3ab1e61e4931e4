//! `liege discord invite`, `liege discord emoji`: what an administrator does with the application on Discord, apart from running the
//! bot.

use super::Failure;
use super::run::{cannot_go_on, discord_settings, no_token, print};
use crate::config::Effective;
use clap::Subcommand;
use liege_chat::sign_pictures;
use liege_discord::{EmojiChange, examine, keep_emoji};
use liege_render::Renderer;
use std::process::ExitCode;

/// A task about the application.
#[derive(Debug, Subcommand)]
pub(super) enum Task {
    /// The two links of the bot: one invites it to a server, the other installs it for one person
    Invite,
    /// Uploads a small picture of each piece, which menus show beside the words, and removes old ones; run it again
    /// after an update
    Emoji {
        /// Only say what it would do
        #[arg(long)]
        dry_run: bool,
    },
}

/// `liege discord invite`
pub(super) async fn task(effective: &Effective, task: &Task) -> Result<ExitCode, Failure> {
    let settings = discord_settings(effective).ok_or_else(no_token)?;
    match task {
        Task::Invite => {
            let application = examine(&settings, &[]).await.map_err(cannot_go_on)?;
            let note = match application.is_personal {
                Some(false) => {
                    "\n  (Discord refuses it until “User Install” is on, at the page “Installation” of the application)"
                }
                _ => "",
            };
            print(&format!(
                "For a server: {}\nFor yourself: {}{note}\n",
                application.invitation, application.personal_invitation
            ))?;
        }
        Task::Emoji { dry_run } => {
            let renderer = Renderer::new();
            let renderer = renderer.map_err(|error| Failure::new(error, "this program was built wrongly"))?;
            let signs = sign_pictures(&renderer);
            let mut made = 0;
            let told = |change: &EmojiChange| {
                made += 1;
                let line = match change {
                    EmojiChange::Upload(name) => format!("+ {name}\n"),
                    EmojiChange::Remove(name) => format!("- {name}\n"),
                };
                // A closed pipe stops nothing that was begun.
                let _ = print(&line);
            };
            let stay = keep_emoji(&settings, &signs, *dry_run, told).await.map_err(cannot_go_on)?;
            let done = if *dry_run {
                "would change"
            } else {
                "changed; a running bot shows them after its next start"
            };
            print(&format!("{stay} stay, {made} {done}\n"))?;
        }
    }
    Ok(ExitCode::SUCCESS)
}
