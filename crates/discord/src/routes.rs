//! The requests of Discord's REST interface that Liege makes: their addresses, and the limits they share.

use serenity::all::{ApplicationId, ChannelId, EmojiId, GuildId, InteractionId, MessageId, UserId};

/// The version of Discord's interfaces that Liege speaks.
pub(super) const VERSION: u8 = 10;

/// The address of a request.
#[derive(Clone, Copy, Debug)]
pub(super) enum Route<'a> {
    Channel { channel_id: ChannelId },
    ChannelMessage { channel_id: ChannelId, message_id: MessageId },
    ChannelMessageReactionMe { channel_id: ChannelId, message_id: MessageId, reaction: &'a str },
    ChannelMessageThreads { channel_id: ChannelId, message_id: MessageId },
    ChannelMessages { channel_id: ChannelId },
    ChannelThreads { channel_id: ChannelId },
    Commands { application_id: ApplicationId },
    Emoji { application_id: ApplicationId, emoji_id: EmojiId },
    Emojis { application_id: ApplicationId },
    GatewayBot,
    GuildCommands { application_id: ApplicationId, guild_id: GuildId },
    GuildMember { guild_id: GuildId, user_id: UserId },
    GuildThreadsActive { guild_id: GuildId },
    InteractionResponse { interaction_id: InteractionId, token: &'a str },
    Oauth2ApplicationCurrent,
    ThreadMember { channel_id: ChannelId, user_id: UserId },
    UserMe,
    UserMeDmChannels,
    WebhookFollowupMessages { application_id: ApplicationId, token: &'a str },
    WebhookOriginalInteractionResponse { application_id: ApplicationId, token: &'a str },
}

/// Requests that share a limit: those of one kind, in one channel or server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Bucket {
    kind: &'static str,
    /// The id that Discord calls the major parameter; 0 if the address has none.
    major: u64,
}

impl Route<'_> {
    /// The path below the interface's address.
    pub fn path(&self) -> String {
        match self {
            Route::Channel { channel_id } => format!("/channels/{channel_id}"),
            Route::ChannelMessage { channel_id, message_id } => {
                format!("/channels/{channel_id}/messages/{message_id}")
            }
            Route::ChannelMessageReactionMe { channel_id, message_id, reaction } => {
                format!("/channels/{channel_id}/messages/{message_id}/reactions/{reaction}/@me")
            }
            Route::ChannelMessageThreads { channel_id, message_id } => {
                format!("/channels/{channel_id}/messages/{message_id}/threads")
            }
            Route::ChannelMessages { channel_id } => format!("/channels/{channel_id}/messages"),
            Route::ChannelThreads { channel_id } => format!("/channels/{channel_id}/threads"),
            Route::Commands { application_id } => format!("/applications/{application_id}/commands"),
            Route::Emoji { application_id, emoji_id } => {
                format!("/applications/{application_id}/emojis/{emoji_id}")
            }
            Route::Emojis { application_id } => format!("/applications/{application_id}/emojis"),
            Route::GatewayBot => "/gateway/bot".to_owned(),
            Route::GuildCommands { application_id, guild_id } => {
                format!("/applications/{application_id}/guilds/{guild_id}/commands")
            }
            Route::GuildMember { guild_id, user_id } => format!("/guilds/{guild_id}/members/{user_id}"),
            Route::GuildThreadsActive { guild_id } => format!("/guilds/{guild_id}/threads/active"),
            Route::InteractionResponse { interaction_id, token } => {
                format!("/interactions/{interaction_id}/{token}/callback")
            }
            Route::Oauth2ApplicationCurrent => "/oauth2/applications/@me".to_owned(),
            Route::ThreadMember { channel_id, user_id } => {
                format!("/channels/{channel_id}/thread-members/{user_id}")
            }
            Route::UserMe => "/users/@me".to_owned(),
            Route::UserMeDmChannels => "/users/@me/channels".to_owned(),
            Route::WebhookFollowupMessages { application_id, token } => {
                format!("/webhooks/{application_id}/{token}")
            }
            Route::WebhookOriginalInteractionResponse { application_id, token } => {
                format!("/webhooks/{application_id}/{token}/messages/@original")
            }
        }
    }

    /// The requests that share this one's limit.
    pub fn bucket(&self) -> Bucket {
        let (kind, major) = match self {
            Route::Channel { channel_id } => ("channel", channel_id.get()),
            Route::ChannelMessage { channel_id, .. } => ("message", channel_id.get()),
            Route::ChannelMessageReactionMe { channel_id, .. } => ("reaction", channel_id.get()),
            Route::ChannelMessageThreads { channel_id, .. } => ("thread of a message", channel_id.get()),
            Route::ChannelMessages { channel_id } => ("messages", channel_id.get()),
            Route::ChannelThreads { channel_id } => ("threads", channel_id.get()),
            Route::Commands { .. } => ("commands", 0),
            Route::Emoji { .. } => ("emoji", 0),
            Route::Emojis { .. } => ("all emoji", 0),
            Route::GatewayBot => ("gateway", 0),
            Route::GuildCommands { guild_id, .. } => ("commands of a server", guild_id.get()),
            Route::GuildMember { guild_id, .. } => ("member", guild_id.get()),
            Route::GuildThreadsActive { guild_id } => ("threads of a server", guild_id.get()),
            Route::InteractionResponse { .. } => ("interaction", 0),
            Route::Oauth2ApplicationCurrent => ("application", 0),
            Route::ThreadMember { channel_id, .. } => ("member of a thread", channel_id.get()),
            Route::UserMe => ("bot", 0),
            Route::UserMeDmChannels => ("conversations", 0),
            Route::WebhookFollowupMessages { .. } => ("further answers", 0),
            Route::WebhookOriginalInteractionResponse { .. } => ("answer", 0),
        };
        Bucket { kind, major }
    }
}
