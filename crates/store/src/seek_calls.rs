//! Members who want to be told when somebody looks for players for a game.

use super::{Store, StoreError};

impl Store {
    /// The games for which a member wants to be told when somebody on a server looks for players.
    pub async fn seek_calls_of(&self, member: &str, server: &str) -> Result<Vec<String>, StoreError> {
        let games = query_scalar!(
            "SELECT game FROM seek_calls WHERE member = $1 AND server = $2 ORDER BY game",
            member,
            server
        );
        Ok(games.fetch_all(&self.inner.readers).await?)
    }

    /// The members who want to be told when somebody on a server looks for players for a game; at most
    /// `limit`.
    pub async fn seek_calls_for(
        &self,
        server: &str,
        game: &str,
        limit: u32,
    ) -> Result<Vec<String>, StoreError> {
        let limit = i64::from(limit);
        let members = query_scalar!(
            "SELECT member FROM seek_calls WHERE server = $1 AND game = $2 ORDER BY member LIMIT $3",
            server,
            game,
            limit
        );
        Ok(members.fetch_all(&self.inner.readers).await?)
    }

    /// Stores whether a known member ([`Store::meet`]) wants to be told when somebody on a server looks for
    /// players for a game, or for all games if none is named.
    pub async fn set_seek_call(
        &self,
        member: &str,
        server: &str,
        game: Option<&str>,
        on: bool,
    ) -> Result<(), StoreError> {
        let mut transaction = self.write().await?;
        match (game, on) {
            (Some(game), true) => {
                query!(
                    "INSERT INTO seek_calls (member, server, game) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
                    member,
                    server,
                    game
                )
                .execute(&mut *transaction)
                .await?;
            }
            (Some(game), false) => {
                query!(
                    "DELETE FROM seek_calls WHERE member = $1 AND server = $2 AND game = $3",
                    member,
                    server,
                    game
                )
                .execute(&mut *transaction)
                .await?;
            }
            (None, false) => {
                query!("DELETE FROM seek_calls WHERE member = $1 AND server = $2", member, server)
                    .execute(&mut *transaction)
                    .await?;
            }
            (None, true) => {}
        }
        transaction.commit().await
    }
}
