//! A process that waits for another one's turn: it connects to Discord when that one is about to end, and holds
//! what it hears until its own turn has come. So somebody hears at every moment.

use super::connecting::Line;
use super::settings::DiscordSettings;
use super::{Discord, DiscordError, told};
use jiff::Timestamp;
use liege_store::Waiting;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::sleep;

/// How often it is looked whether all shards hear.
const LOOK: Duration = Duration::from_millis(20);

/// A connection to Discord that may exist before there is a chat.
pub struct Standby {
    may_connect: watch::Receiver<Option<Timestamp>>,
    connecting: JoinHandle<Result<(Discord, Line), DiscordError>>,
}

/// Makes a process ready to follow another one. The store's end is for [`liege_store::Store::open_in_turn`], the other
/// one for [`super::run`]. `stop` becomes true if the process must end before its turn comes.
#[must_use]
pub fn stand_by(settings: DiscordSettings, stop: watch::Receiver<bool>) -> (Waiting, Standby) {
    let (may_connect, when) = watch::channel(None);
    let (hears, listens) = watch::channel(false);
    let connecting = tokio::spawn(connect(settings, when.clone(), hears, stop));
    (Waiting { may_connect, listens }, Standby { may_connect: when, connecting })
}

impl Standby {
    /// The connection, if there is one or it is being opened; `None` if nobody was to be followed, or too much was
    /// held meanwhile.
    pub(super) async fn end(
        mut self,
        mut stop: watch::Receiver<bool>,
    ) -> Result<Option<(Discord, Line)>, DiscordError> {
        if self.may_connect.borrow().is_none() {
            return Ok(None);
        }
        let connected = tokio::select! {
            connected = &mut self.connecting => connected,
            () = told(&mut stop) => return Err(DiscordError::Stopped),
        };
        match connected {
            Ok(Ok((_, line))) if line.ear.is_full() => Ok(None),
            Ok(connected) => connected.map(Some),
            Err(error) => Err(DiscordError::Ended { why: error.to_string() }),
        }
    }
}

impl Drop for Standby {
    fn drop(&mut self) {
        self.connecting.abort();
    }
}

async fn connect(
    settings: DiscordSettings,
    mut when: watch::Receiver<Option<Timestamp>>,
    hears: watch::Sender<bool>,
    stop: watch::Receiver<bool>,
) -> Result<(Discord, Line), DiscordError> {
    let from = when.wait_for(Option::is_some).await.ok().and_then(|from| *from);
    let from = from.ok_or(DiscordError::Stopped)?;
    let discord = Discord::connect(settings, stop).await?;
    let wait = Duration::try_from(from.duration_since(Timestamp::now())).unwrap_or_default();
    sleep(wait).await;
    let line = Line::open(Arc::new(discord.shards()?), discord.own_shards());
    while !line.is_connected(discord.own_shards()) {
        // Discord refuses the bot for good: that is reported when its turn has come.
        if line.is_over() {
            return Ok((discord, line));
        }
        sleep(LOOK).await;
    }
    let _ = hears.send(true);
    Ok((discord, line))
}
