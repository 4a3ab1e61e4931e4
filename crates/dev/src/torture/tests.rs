//! Tests that broken promises are found.

use super::Workshop;
use super::world::World;
use sqlx::Connection as _;
use sqlx::sqlite::SqliteConnection;

async fn on_file(world: &World<'_>, statement: &'static str) {
    let file = world.data_file();
    let mut connection = SqliteConnection::connect(file.to_str().unwrap()).await.unwrap();
    sqlx::raw_sql(statement).execute(&mut connection).await.unwrap();
}

/// A life of a game that has been played for a while.
async fn lived(workshop: &Workshop) -> World<'_> {
    let mut world = World::begin(workshop, 7, "reversi").await.unwrap();
    world.live().await.unwrap();
    assert!(world.acknowledged.len() > 3);
    world
}

#[tokio::test]
async fn a_lost_action_a_lost_message_and_a_wrong_position_are_found() {
    let workshop = Workshop::open().await.unwrap();

    let world = lived(&workshop).await;
    let lose = "DROP TRIGGER actions_are_not_deleted;
        DELETE FROM actions WHERE number = (SELECT max(number) FROM actions);
        UPDATE tables SET actions = actions - 1, version = version + 1";
    on_file(&world, lose).await;
    let what = world.end().await.unwrap_err();
    assert!(what.contains("acknowledged and lost"), "{what}");

    let world = lived(&workshop).await;
    let pretend = "INSERT INTO outbox (table_id, kind, first, number, payload, queued_at, not_before, done_at)
        SELECT table_id, kind, first, number, payload, queued_at, not_before, queued_at FROM outbox WHERE id = 1";
    on_file(&world, pretend).await;
    let what = world.end().await.unwrap_err();
    assert!(what.contains("nothing arrived"), "{what}");

    let world = lived(&workshop).await;
    on_file(&world, "UPDATE tables SET position = 'x'").await;
    let what = world.end().await.unwrap_err();
    assert!(what.contains("does not agree"), "{what}");
}
