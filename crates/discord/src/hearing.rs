//! Whether people are heard: the chat is told, of each shard of the connection by itself.

use super::gateway::Gateway;
use futures::future::join_all;
use liege_chat::Listening;
use liege_store::Shard;
use liege_store::measures;
use serenity::all::ShardId;
use serenity::gateway::{ConnectionStage, ShardManager};
use std::time::Duration;
use tokio::sync::watch;

/// How often it is looked whether the connection stands. That it is lost is not told: by Discord's heartbeats
/// it is known within a minute and a half.
const LOOK: Duration = Duration::from_millis(500);

/// How long deadlines and posts wait at the start for what was written before it.
pub(super) const CATCHING_UP: Duration = Duration::from_mins(1);

/// Tells the chat of each of these shards whether people are heard by it. `caught_up` becomes true of a shard when
/// everything is heard that was written before.
pub(super) async fn mind_all(
    own: impl Iterator<Item = Shard>,
    caught_up: &watch::Sender<Vec<bool>>,
    shards: &ShardManager,
    gateway: &Gateway,
) {
    join_all(own.map(|shard| mind(shard, caught_up.subscribe(), shards, gateway))).await;
}

async fn mind(
    shard: Shard,
    mut caught_up: watch::Receiver<Vec<bool>>,
    shards: &ShardManager,
    gateway: &Gateway,
) {
    let id = ShardId(shard.id);
    loop {
        while !is_connected(shards, id).await {
            gateway.handler.listens_by(shard, Listening::No);
            tokio::time::sleep(LOOK).await;
        }
        gateway.handler.listens_by(shard, Listening::CatchingUp);
        let begun = gateway.watermark.begun(id);
        // Nobody's time runs out while what they wrote in time is still to be heard.
        let heard = caught_up.wait_for(|heard| heard.get(shard.id as usize).is_some_and(|heard| *heard));
        let _ = tokio::time::timeout(CATCHING_UP, heard).await;
        while gateway.watermark.begun(id) == begun && is_connected(shards, id).await {
            gateway.handler.listens_by(shard, Listening::Yes);
            tokio::time::sleep(LOOK).await;
        }
    }
}

/// Whether the connection of a shard stands.
async fn is_connected(shards: &ShardManager, shard: ShardId) -> bool {
    let runners = shards.runners.lock().await;
    let runner = runners.get(&shard);
    let connected = runner.is_some_and(|runner| runner.stage == ConnectionStage::Connected);
    measures::gateway(shard.0, connected, runner.and_then(|runner| runner.latency));
    connected
}

/// Waits until everything is heard that was written before, by every shard.
pub(super) async fn all_heard(caught_up: &mut watch::Receiver<Vec<bool>>) {
    let _ = caught_up.wait_for(|heard| heard.iter().all(|heard| *heard)).await;
}
