//! A check whether a single file is mounted by itself, as containers can do.
//!
//! `SQLite` keeps the log of a data file beside it. A file that is mounted by itself is in another folder
//! than the original file. Two programs, or two starts, that open it in the two places have separate logs,
//! and the data in one of them is lost.

use std::path::Path;

/// Whether this path itself is a mount point, by the system's list of the mounts that a program sees
/// (`/proc/self/mountinfo`). The path has no links in it.
pub(super) fn is_mounted(path: &Path, mounts: &[u8]) -> bool {
    let mounts: Vec<Mount> = mounts.split(|byte| *byte == b'\n').filter_map(Mount::read).collect();
    let path = path.as_os_str().as_encoded_bytes();
    let is_first = |mount: &&Mount| !mounts.iter().any(|other| other.id == mount.parent);
    let Some(mut at) = mounts.iter().filter(is_first).find(|mount| mount.point == b"/") else {
        return mounts.iter().any(|mount| mount.point == path);
    };
    // From mount to mount, each in the one before. If two are at one place, the later one hides the other.
    let mut steps = mounts.len();
    while let Some(next) = mounts
        .iter()
        .filter(|mount| mount.parent == at.id && mount.id != at.id && mount.leads_to(path))
        .min_by_key(|mount| mount.point.len())
    {
        at = next;
        steps -= 1;
        if steps == 0 {
            break;
        }
    }
    at.point == path
}

/// A mount, which may have other mounts in it.
struct Mount {
    id: u64,
    parent: u64,
    point: Vec<u8>,
}

impl Mount {
    /// Reads a line: the mount's number, its parent's number, the device, the mounted path, and the mount
    /// point.
    fn read(line: &[u8]) -> Option<Mount> {
        let mut fields = line.split(|byte| *byte == b' ');
        let mut number = || std::str::from_utf8(fields.next()?).ok()?.parse().ok();
        let (id, parent) = (number()?, number()?);
        Some(Mount { id, parent, point: plain(fields.nth(2)?) })
    }

    fn leads_to(&self, path: &[u8]) -> bool {
        self.point == b"/"
            || path.strip_prefix(self.point.as_slice()).is_some_and(|rest| rest.is_empty() || rest[0] == b'/')
    }
}

/// A path with its escapes (a backslash and three octal digits, for spaces and the like) replaced.
fn plain(path: &[u8]) -> Vec<u8> {
    let mut plain = Vec::with_capacity(path.len());
    let mut rest = path;
    while let [first, after @ ..] = rest {
        let digits = after.get(..3).filter(|digits| digits.iter().all(|digit| (b'0'..=b'7').contains(digit)));
        if let (b'\\', Some(digits)) = (first, digits) {
            let code = digits.iter().fold(0_u32, |code, digit| code * 8 + u32::from(digit - b'0'));
            plain.push(code as u8);
            rest = &after[3..];
        } else {
            plain.push(*first);
            rest = after;
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOT: &str = "\
22 1 254:1 / / rw,relatime shared:1 - ext4 /dev/vda1 rw
23 22 0:21 / /proc rw - proc proc rw
";

    fn mounted(more: &str, path: &str) -> bool {
        is_mounted(Path::new(path), format!("{ROOT}{more}").as_bytes())
    }

    #[test]
    fn a_file_is_told_from_its_folder() {
        let file = "40 22 254:1 /srv/liege.sqlite /data/liege.sqlite rw - ext4 /dev/vda1 rw\n";
        assert!(mounted(file, "/data/liege.sqlite"));
        for path in ["/data", "/data/liege.sqlite-wal", "/data/liege", "/srv/liege.sqlite", "/"] {
            assert!(!mounted(file, path) || path == "/", "{path}");
        }
        let folder = "40 22 254:1 /srv /data rw - ext4 /dev/vda1 rw\n";
        assert!(!mounted(folder, "/data/liege.sqlite"));
        // As in a container, whose root is in a mount that it doesn't see.
        let container = "\
612 500 0:50 / / rw,relatime - overlay overlay rw,lowerdir=/a:/b
613 612 0:53 / /proc rw - proc proc rw
640 612 254:1 /srv/liege.sqlite /var/lib/liege/liege.sqlite rw,relatime master:1 - ext4 /dev/vda1 rw
641 612 254:1 /etc/hosts /etc/hosts rw - ext4 /dev/vda1 rw
";
        assert!(is_mounted(Path::new("/var/lib/liege/liege.sqlite"), container.as_bytes()));
        assert!(!is_mounted(Path::new("/var/lib/liege/other.sqlite"), container.as_bytes()));
    }

    #[test]
    fn paths_are_read_with_what_stands_for_spaces_in_them() {
        let file = "40 22 254:1 / /my\\040data/a\\134b\\011c\\012.sqlite rw - ext4 /dev/vda1 rw\n";
        assert!(mounted(file, "/my data/a\\b\tc\n.sqlite"));
        assert!(!mounted(file, "/my\\040data/a\\134b\\011c\\012.sqlite"));
        let strange = "40 22 254:1 / /data/50\\09\\ rw - ext4 /dev/vda1 rw\n";
        assert!(mounted(strange, "/data/50\\09\\"));
    }

    #[test]
    fn what_is_hidden_by_another_mount_is_not_seen() {
        let file = "40 22 254:1 / /data/liege.sqlite rw - ext4 /dev/vda1 rw\n";
        let over = "41 22 254:2 / /data rw - ext4 /dev/vdb1 rw\n";
        assert!(!mounted(&format!("{file}{over}"), "/data/liege.sqlite"));
        // Here the folder was mounted first, and the file in it.
        let within = "42 41 254:1 / /data/liege.sqlite rw - ext4 /dev/vda1 rw\n";
        assert!(mounted(&format!("{over}{within}"), "/data/liege.sqlite"));
        // Several mounts at one place.
        let again = "43 41 254:3 / /data rw - ext4 /dev/vdc1 rw\n";
        assert!(!mounted(&format!("{over}{within}{again}"), "/data/liege.sqlite"));
        assert!(mounted("40 22 0:9 / /a rw - x x rw\n41 40 0:9 / /a rw - x x rw\n", "/a"));
    }

    #[test]
    fn what_is_no_list_of_mounts_names_none() {
        for text in ["", "\n\n", "1", "a b c d e", "1 2 3 4", "1 1 0:1 / / rw", "\u{1}\\"] {
            assert!(!is_mounted(Path::new("/data/liege.sqlite"), text.as_bytes()), "{text:?}");
        }
    }
}
