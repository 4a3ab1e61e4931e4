//! Tells the chat, for each shard of the connection, whether it hears people.

use super::gateway::Gateway;
use super::shards::Shards;
use futures::future::join_all;
use liege_chat::Listening;
use liege_store::Shard;
use liege_store::measures;
use serenity::all::ShardId;
use std::time::Duration;
use tokio::sync::watch;

/// How often the connection is checked. A loss is not reported: heartbeats show it within a minute and a
/// half.
const LOOK: Duration = Duration::from_millis(500);

/// How long deadlines and posts wait at the start for earlier messages.
pub(super) const CATCHING_UP: Duration = Duration::from_mins(1);

/// Tells the chat for each of these shards whether it hears people. `caught_up` becomes true for a shard when
/// all earlier messages are handled.
pub(super) async fn mind_all(
    own: impl Iterator<Item = Shard>,
    caught_up: &watch::Sender<Vec<bool>>,
    shards: &Shards,
    gateway: &Gateway,
) {
    join_all(own.map(|shard| mind(shard, caught_up.subscribe(), shards, gateway))).await;
}

async fn mind(shard: Shard, mut caught_up: watch::Receiver<Vec<bool>>, shards: &Shards, gateway: &Gateway) {
    let id = ShardId(shard.id);
    loop {
        while !is_connected(shards, id) {
            gateway.handler.listens_by(shard, Listening::No);
            tokio::time::sleep(LOOK).await;
        }
        gateway.handler.listens_by(shard, Listening::CatchingUp);
        let begun = gateway.watermark.begun(id);
        // Nobody's time runs out while a message that they wrote in time is still to be handled.
        let heard = caught_up.wait_for(|heard| heard.get(shard.id as usize).is_some_and(|heard| *heard));
        let _ = tokio::time::timeout(CATCHING_UP, heard).await;
        while gateway.watermark.begun(id) == begun && is_connected(shards, id) {
            gateway.handler.listens_by(shard, Listening::Yes);
            tokio::time::sleep(LOOK).await;
        }
    }
}

/// Whether a shard's events come.
fn is_connected(shards: &Shards, shard: ShardId) -> bool {
    let connection = shards.connection(shard);
    measures::gateway(shard.0, connection.connected, connection.heartbeat);
    connection.connected
}

/// Waits until every shard has handled all earlier messages.
pub(super) async fn all_heard(caught_up: &mut watch::Receiver<Vec<bool>>) {
    let _ = caught_up.wait_for(|heard| heard.iter().all(|heard| *heard)).await;
}
