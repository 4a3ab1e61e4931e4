//! The bot's permissions in a channel, computed from roles and overwrites in Discord's way: with a refusal
//! Discord only says that some permission is missing.

use liege_chat::{Need, Right};
use serenity::all::{
    ChannelType, GuildId, PermissionOverwrite, PermissionOverwriteType, Permissions, RoleId, UserId,
};
use std::collections::HashMap;

/// A member's roles on a server.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bearer<'a> {
    /// The server.
    pub guild: GuildId,
    pub member: UserId,
    /// Their roles.
    pub own: &'a [RoleId],
    /// All roles of the server.
    pub roles: &'a HashMap<RoleId, Permissions>,
}

impl Bearer<'_> {
    /// The permissions in a channel with these overwrites; a thread has its parent's.
    pub fn granted(&self, overwrites: &[PermissionOverwrite]) -> Permissions {
        // The role that everybody has has the server's id.
        let everyone = RoleId::new(self.guild.get());
        let of = |role: &RoleId| self.roles.get(role).copied().unwrap_or(Permissions::empty());
        let granted = self.own.iter().fold(of(&everyone), |granted, role| granted | of(role));
        if granted.administrator() {
            return Permissions::all();
        }
        let is_own = |role: &RoleId| *role != everyone && self.own.contains(role);
        let granted =
            overwritten(granted, overwrites, |kind| kind == PermissionOverwriteType::Role(everyone));
        // All own roles count together: a permission that one of them allows is not denied by another.
        let granted = overwritten(
            granted,
            overwrites,
            |kind| matches!(kind, PermissionOverwriteType::Role(role) if is_own(&role)),
        );
        overwritten(granted, overwrites, |kind| kind == PermissionOverwriteType::Member(self.member))
    }
}

/// The permissions after the overwrites that apply to somebody.
fn overwritten(
    granted: Permissions,
    overwrites: &[PermissionOverwrite],
    concerns: impl Fn(PermissionOverwriteType) -> bool,
) -> Permissions {
    let (mut allow, mut deny) = (Permissions::empty(), Permissions::empty());
    for overwrite in overwrites.iter().filter(|overwrite| concerns(overwrite.kind)) {
        allow |= overwrite.allow;
        deny |= overwrite.deny;
    }
    granted & !deny | allow
}

/// All permissions that the bot needs on a server, with Discord's names for them.
const NEEDED: [(Permissions, &str); 9] = [
    (Permissions::VIEW_CHANNEL, "View Channels"),
    (Permissions::SEND_MESSAGES, "Send Messages"),
    (Permissions::SEND_MESSAGES_IN_THREADS, "Send Messages in Threads"),
    (Permissions::CREATE_PUBLIC_THREADS, "Create Public Threads"),
    // This is for threads in which allies talk.
    (Permissions::CREATE_PRIVATE_THREADS, "Create Private Threads"),
    (Permissions::ATTACH_FILES, "Attach Files"),
    (Permissions::READ_MESSAGE_HISTORY, "Read Message History"),
    // This is for the sign under a typed message that there is an answer elsewhere.
    (Permissions::ADD_REACTIONS, "Add Reactions"),
    // This is for locking the threads of finished games.
    (Permissions::MANAGE_THREADS, "Manage Threads"),
];

/// The link that invites an application to a server, with the permissions that it needs and no others.
pub(super) fn invitation(application: u64) -> String {
    let needed = NEEDED.iter().fold(Permissions::empty(), |all, (one, _)| all | *one).bits();
    format!(
        "https://discord.com/oauth2/authorize?client_id={application}&scope=bot%20applications.commands&permissions={needed}"
    )
}

/// The link by which people install an application for themselves: its commands follow them to direct
/// messages, and to servers where it is no member.
pub(super) fn personal_invitation(application: u64) -> String {
    format!(
        "https://discord.com/oauth2/authorize?client_id={application}&integration_type=1&scope=applications.commands"
    )
}

/// The needed permissions that the bot lacks on a server, in Discord's names.
pub(super) fn lacking_on_server(granted: Permissions) -> Vec<&'static str> {
    if granted.administrator() {
        return Vec::new();
    }
    NEEDED.iter().filter(|(one, _)| !granted.contains(*one)).map(|(_, name)| *name).collect()
}

/// The permissions for tables that the bot lacks in a channel, in Discord's names.
pub(super) fn lacking_in_channel(granted: Permissions, kind: ChannelType) -> Vec<&'static str> {
    let mut lacks = lacking(granted, Need::Posts, kind);
    lacks.extend(lacking(granted, Need::Threads, kind));
    let name = |(one, name): &(Permissions, &'static str)| {
        lacks.iter().any(|right| permission(*right) == *one).then_some(*name)
    };
    NEEDED.iter().filter_map(name).collect()
}

/// Whether a channel of this kind is a thread (then its parent is a channel, not a category).
pub(super) fn is_thread(kind: ChannelType) -> bool {
    matches!(kind, ChannelType::NewsThread | ChannelType::PublicThread | ChannelType::PrivateThread)
}

/// The missing permissions for a need in a channel or thread of this kind.
pub(super) fn lacking(granted: Permissions, need: Need, kind: ChannelType) -> Vec<Right> {
    let needed = match need {
        // A member who may write in a forum may start posts there.
        Need::Posts | Need::Threads if kind == ChannelType::Forum => {
            &[Right::See, Right::Write, Right::WriteInThreads, Right::AttachFiles][..]
        }
        Need::Posts if is_thread(kind) => &[Right::See, Right::WriteInThreads, Right::AttachFiles],
        Need::Posts => &[Right::See, Right::Write, Right::AttachFiles],
        Need::Threads => &[Right::See, Right::OpenThreads, Right::WriteInThreads],
        Need::PrivateThreads => &[Right::See, Right::OpenPrivateThreads, Right::WriteInThreads],
        Need::Files => &[Right::AttachFiles],
    };
    needed.iter().filter(|right| !granted.contains(permission(**right))).copied().collect()
}

fn permission(right: Right) -> Permissions {
    match right {
        Right::See => Permissions::VIEW_CHANNEL,
        Right::Write => Permissions::SEND_MESSAGES,
        Right::WriteInThreads => Permissions::SEND_MESSAGES_IN_THREADS,
        Right::OpenThreads => Permissions::CREATE_PUBLIC_THREADS,
        Right::OpenPrivateThreads => Permissions::CREATE_PRIVATE_THREADS,
        Right::AttachFiles => Permissions::ATTACH_FILES,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_invitation_asks_for_what_is_needed() {
        assert_eq!(
            invitation(42),
            "https://discord.com/oauth2/authorize?client_id=42&scope=bot%20applications.commands&permissions=395137092672"
        );
        assert_eq!(
            personal_invitation(42),
            "https://discord.com/oauth2/authorize?client_id=42&integration_type=1&scope=applications.commands"
        );
        assert_eq!(lacking_on_server(Permissions::ADMINISTRATOR), Vec::<&str>::new());
        let without =
            lacking_on_server(Permissions::all() & !Permissions::ADMINISTRATOR & !Permissions::ATTACH_FILES);
        assert_eq!(without, ["Attach Files"]);
    }

    const GUILD: GuildId = GuildId::new(7);
    const BOT: UserId = UserId::new(70);
    const OWN: RoleId = RoleId::new(71);
    const OTHER: RoleId = RoleId::new(72);
    const STRANGE: RoleId = RoleId::new(73);
    const SEE: Permissions = Permissions::VIEW_CHANNEL;
    const WRITE: Permissions = Permissions::SEND_MESSAGES;
    const FILES: Permissions = Permissions::ATTACH_FILES;

    /// The bot's permissions if `everyone` applies to everybody, its two roles allow `own`, and the channel
    /// has these overwrites: for whom, allowed, denied.
    fn granted(
        everyone: Permissions,
        own: Permissions,
        overwrites: &[(PermissionOverwriteType, Permissions, Permissions)],
    ) -> Permissions {
        let roles = [
            (RoleId::new(7), everyone),
            (OWN, own),
            (OTHER, Permissions::empty()),
            (STRANGE, Permissions::ADMINISTRATOR),
        ];
        let overwrites: Vec<_> = overwrites
            .iter()
            .map(|(kind, allow, deny)| PermissionOverwrite { allow: *allow, deny: *deny, kind: *kind })
            .collect();
        let bearer =
            Bearer { guild: GUILD, member: BOT, own: &[OWN, OTHER], roles: &roles.into_iter().collect() };
        bearer.granted(&overwrites)
    }

    #[test]
    fn roles_add_up_and_overwrites_follow_in_discords_order() {
        use PermissionOverwriteType::{Member, Role};
        let (none, everyone) = (Permissions::empty(), Role(RoleId::new(7)));
        assert_eq!(granted(SEE, WRITE, &[]), SEE | WRITE);
        assert_eq!(granted(SEE, Permissions::ADMINISTRATOR, &[(everyone, none, SEE)]), Permissions::all());
        let shut = (everyone, none, SEE | WRITE);
        assert_eq!(granted(SEE, WRITE | FILES, &[shut]), FILES);
        // A permission allowed for one role overrides a denial for everybody and for another role.
        assert_eq!(granted(SEE, WRITE, &[(Role(OWN), SEE | WRITE, none), shut]), SEE | WRITE);
        let roles = [(Role(OWN), WRITE, none), (Role(OTHER), none, WRITE), shut];
        assert_eq!(granted(SEE, none, &roles), WRITE);
        // An overwrite for the member overrides both; those for others do not count.
        let member = [(Member(BOT), SEE, WRITE), (Role(OWN), WRITE, SEE)];
        assert_eq!(granted(SEE, WRITE, &member), SEE);
        let strange = [(Member(UserId::new(8)), none, WRITE), (Role(STRANGE), none, WRITE)];
        assert_eq!(granted(SEE, WRITE, &strange), SEE | WRITE);
    }

    #[test]
    fn what_is_missing_is_named_as_it_is_needed() {
        use Right::{AttachFiles, OpenThreads, See, Write, WriteInThreads};
        let all = SEE | WRITE | FILES;
        let (text, thread, forum) = (ChannelType::Text, ChannelType::PublicThread, ChannelType::Forum);
        assert_eq!(lacking(all, Need::Posts, text), []);
        assert_eq!(lacking(all, Need::Posts, thread), [WriteInThreads]);
        assert_eq!(lacking(all, Need::Posts, forum), [WriteInThreads]);
        assert_eq!(lacking(all, Need::Threads, text), [OpenThreads, WriteInThreads]);
        assert_eq!(lacking(all, Need::PrivateThreads, text), [Right::OpenPrivateThreads, WriteInThreads]);
        assert_eq!(lacking(all & !FILES, Need::Files, thread), [AttachFiles]);
        assert_eq!(lacking(Permissions::empty(), Need::Posts, text), [See, Write, AttachFiles]);
        assert_eq!(lacking(Permissions::all(), Need::Threads, text), []);
    }
}
