//! The bot's own posts in the local chat.

use super::{MAIN, Room, private_room};
use futures::future::BoxFuture;
use liege_chat::{OutboundMessage, PostError, Posted, Refused, Target, ThreadRequest, Transport};
use liege_store::{NewLocalMessage, StoreError};

/// The delivery worker's error for a message that can't be stored.
fn fault(error: &StoreError) -> PostError {
    PostError::Later { after: None, why: error.to_string() }
}

fn gone(what: &str) -> PostError {
    PostError::Refused { refused: Refused::Gone, why: format!("the local chat has no {what}") }
}

impl Room {
    async fn post_outbound(&self, outbound: &OutboundMessage) -> Result<Posted, PostError> {
        let (place, addressee) = match &outbound.to {
            // A table may be played in the private room of its host.
            Target::Channel(id) if id.starts_with('@') => {
                let members = self.store.local_members().await.map_err(|error| fault(&error))?;
                let owner = members.iter().find(|member| private_room(&member.id) == *id);
                let owner = owner.ok_or_else(|| gone(&format!("place {id}")))?;
                // Nobody else sees that room: pinged members are told in their own.
                let others = members.iter().filter(|member| member.id != owner.id);
                for other in others.filter(|member| outbound.mentions.contains(&member.id)) {
                    let nonce = format!("post:{}:{}", outbound.nonce, other.id);
                    self.put_outbound(outbound, (&private_room(&other.id), Some(&other.id)), &nonce).await?;
                }
                (id.clone(), Some(owner.id.clone()))
            }
            Target::Channel(id) => {
                let threads = self.store.local_threads().await.map_err(|error| fault(&error))?;
                if id != MAIN && !threads.iter().any(|thread| thread.id == *id) {
                    return Err(gone(&format!("place {id}")));
                }
                (id.clone(), None)
            }
            Target::Member(id) => {
                let members = self.store.local_members().await.map_err(|error| fault(&error))?;
                if !members.iter().any(|member| member.id == *id) {
                    return Err(gone(&format!("member {id}")));
                }
                (private_room(id), Some(id.clone()))
            }
        };
        let nonce = format!("post:{}", outbound.nonce);
        let id = self.put_outbound(outbound, (&place, addressee.as_deref()), &nonce).await?;
        self.stir();
        Ok(Posted { channel: place, message: id.to_string() })
    }

    /// Stores a post, in a place and maybe for one member only.
    async fn put_outbound(
        &self,
        outbound: &OutboundMessage,
        (place, addressee): (&str, Option<&str>),
        nonce: &str,
    ) -> Result<i64, PostError> {
        let new = NewLocalMessage {
            place,
            author: None,
            addressee,
            text: &outbound.text,
            mentions: &outbound.mentions,
            buttons: &outbound.buttons,
            menu: None,
            pictures: &outbound.pictures,
            files: &[],
            nonce: Some(nonce),
        };
        self.put(new).await.map_err(|error| fault(&error))
    }

    async fn edit_outbound(&self, posted: &Posted, outbound: &OutboundMessage) -> Result<(), PostError> {
        let gone = || gone(&format!("message {}", posted.message));
        let id = posted.message.parse().map_err(|_| gone())?;
        let edited = self.store.edit_local_message(id, &outbound.text, &outbound.buttons, self.now()).await;
        if !edited.map_err(|error| fault(&error))? {
            return Err(gone());
        }
        self.stir();
        Ok(())
    }

    async fn thread(&self, request: &ThreadRequest) -> Result<Option<String>, PostError> {
        // Everybody reads everything here, so there are no private threads.
        let Some(message) = &request.message else { return Ok(None) };
        let opened = self.store.open_local_thread(&request.channel, message, &request.name, self.now()).await;
        let id = opened.map_err(|error| fault(&error))?;
        self.stir();
        id.map(Some).ok_or_else(|| gone(&format!("message {message}")))
    }
}

impl Transport for Room {
    fn post<'a>(&'a self, outbound: &'a OutboundMessage) -> BoxFuture<'a, Result<Posted, PostError>> {
        Box::pin(self.post_outbound(outbound))
    }

    fn edit<'a>(
        &'a self,
        posted: &'a Posted,
        outbound: &'a OutboundMessage,
    ) -> BoxFuture<'a, Result<(), PostError>> {
        Box::pin(self.edit_outbound(posted, outbound))
    }

    fn open_thread<'a>(
        &'a self,
        request: &'a ThreadRequest,
    ) -> BoxFuture<'a, Result<Option<String>, PostError>> {
        Box::pin(self.thread(request))
    }
}
