//! Time zones: where a member's day begins and ends.

use crate::words::cities;
use jiff::tz::{Offset, TimeZone};
use liege_words::{Language, letters, near};
use std::collections::BTreeMap;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;
use std::sync::LazyLock;

/// A time zone: one of the IANA database (the program brings its own, so that it is the same on every
/// machine) or a fixed distance from UTC. Stored and shown in one text: `Europe/Kyiv`, `UTC`, `UTC+03:00`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Zone {
    text: String,
    rules: TimeZone,
}

impl Zone {
    /// The rules of the zone.
    pub fn rules(&self) -> &TimeZone {
        &self.rules
    }

    fn fixed(minutes: i32) -> Option<Zone> {
        // No place on earth is further off.
        if !(-12 * 60..=14 * 60).contains(&minutes) {
            return None;
        }
        let rules = Offset::from_seconds(minutes * 60).ok().map(TimeZone::fixed)?;
        let sign = if minutes < 0 { '-' } else { '+' };
        let text = match minutes.abs() {
            0 => return Some(Zone::default()),
            minutes => format!("UTC{sign}{:02}:{:02}", minutes / 60, minutes % 60),
        };
        Some(Zone { text, rules })
    }
}

impl Hash for Zone {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.text.hash(state);
    }
}

impl Default for Zone {
    fn default() -> Zone {
        Zone { text: "UTC".to_owned(), rules: TimeZone::UTC }
    }
}

impl fmt::Display for Zone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// A text that is no [`Zone`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no such time zone")]
pub struct NoZone;

impl FromStr for Zone {
    type Err = NoZone;

    fn from_str(text: &str) -> Result<Zone, NoZone> {
        if text.eq_ignore_ascii_case("utc") || text.eq_ignore_ascii_case("gmt") {
            return Ok(Zone::default());
        }
        if let Some(minutes) = offset(text) {
            return Zone::fixed(minutes).ok_or(NoZone);
        }
        let rules = TimeZone::get(text).map_err(|_| NoZone)?;
        let text = rules.iana_name().ok_or(NoZone)?.to_owned();
        Ok(Zone { text, rules })
    }
}

/// Minutes east of UTC of `UTC+3`, `GMT-4:30`, `+0530`, `+3`; `None` for what is no distance.
fn offset(text: &str) -> Option<i32> {
    let upper = text.to_ascii_uppercase();
    let rest = upper.strip_prefix("UTC").or_else(|| upper.strip_prefix("GMT")).unwrap_or(&upper).trim();
    let (sign, digits) = match rest.strip_prefix(['-', '−']) {
        Some(digits) => (-1, digits),
        None => (1, rest.strip_prefix('+')?),
    };
    let (hours, minutes) = match digits.split_once(':') {
        Some(parts) => parts,
        None if digits.len() == 4 && digits.is_ascii() => digits.split_at(2),
        None => (digits, "00"),
    };
    let number = |digits: &str| {
        let plain = (1..=2).contains(&digits.len()) && digits.bytes().all(|b| b.is_ascii_digit());
        plain.then(|| digits.parse::<i32>().ok()).flatten()
    };
    let minutes = number(minutes).filter(|minutes| *minutes < 60)?;
    Some(sign * (number(hours)? * 60 + minutes))
}

/// A zone by what people call it: a name of the database, the city in it, that city in any language, or a distance
/// from UTC.
#[must_use]
pub fn zone_called(text: &str) -> Option<Zone> {
    let text = text.trim();
    if let Ok(zone) = text.parse() {
        return Some(zone);
    }
    let folded = fold(text);
    let local = CITIES.iter().find(|(names, _)| names.contains(&folded));
    if let Some((_, zone)) = local {
        return zone.parse().ok();
    }
    // A city of the database, where it is the only one of its name.
    let mut called = names().filter(|name| fold(city(name)) == folded || fold(name) == folded);
    called.next().and_then(|name| name.parse().ok())
}

/// Names of the database that contain a text, those of which it is the city's beginning first, the shortest of them
/// first: at most `most`.
#[must_use]
pub fn cities_like(text: &str, most: usize) -> Vec<String> {
    let folded = fold(text);
    let mut found: Vec<(u8, usize, String)> = Vec::new();
    for (local, zone) in CITIES.iter() {
        let begins = local.iter().filter(|name| !folded.is_empty() && name.starts_with(&folded));
        found.extend(begins.map(|name| (0, name.chars().count(), zone.clone())));
    }
    for name in names() {
        let rank = match fold(city(&name)) {
            city if city.starts_with(&folded) => 1,
            _ if fold(&name).contains(&folded) => 2,
            _ => continue,
        };
        found.push((rank, 0, name));
    }
    found.sort();
    let mut seen = std::collections::BTreeSet::new();
    found.into_iter().map(|(.., name)| name).filter(|name| seen.insert(name.clone())).take(most).collect()
}

/// The zones that somebody may have meant who wrote what is no zone: by the likeness of their cities' names, the
/// likest first, at most `most`.
#[must_use]
pub fn zones_near(text: &str, most: usize) -> Vec<String> {
    let folded = fold(text);
    if let Some((_, zones)) = SEVERAL.iter().find(|(name, _)| *name == folded) {
        return zones.iter().take(most).map(|zone| (*zone).to_owned()).collect();
    }
    let local = CITIES.iter().map(|(cities, zone)| (zone.clone(), cities.clone()));
    let places = names().map(|name| (name.clone(), vec![fold(city(&name))]));
    let mut near = near(&folded, places.chain(local));
    near.sort_by(|a, b| b.0.total_cmp(&a.0).then_with(|| a.1.cmp(&b.1)));
    let mut seen = std::collections::BTreeSet::new();
    near.into_iter().map(|(_, name)| name).filter(|name| seen.insert(name.clone())).take(most).collect()
}

/// The names of the database that are places; it has abbreviations and relics as well.
fn names() -> impl Iterator<Item = String> {
    const PARTS: [&str; 9] = [
        "Africa/",
        "America/",
        "Antarctica/",
        "Asia/",
        "Atlantic/",
        "Australia/",
        "Europe/",
        "Indian/",
        "Pacific/",
    ];
    let all = jiff::tz::db().available().map(|name| name.to_string());
    all.filter(|name| PARTS.iter().any(|part| name.starts_with(part)))
}

fn city(name: &str) -> &str {
    name.rsplit('/').next().unwrap_or(name)
}

/// Letters alone, in small letters: how names are compared.
fn fold(text: &str) -> String {
    letters::fold(text).chars().filter(|c| c.is_alphanumeric()).collect()
}

/// Short names that mean several zones: whoever writes one is asked which.
const SEVERAL: &[(&str, &[&str])] = &[
    ("cst", &["America/Chicago", "Asia/Shanghai", "America/Havana"]),
    ("ist", &["Asia/Kolkata", "Asia/Jerusalem", "Europe/Dublin"]),
    ("bst", &["Europe/London", "Asia/Dhaka"]),
    ("ast", &["America/Halifax", "Asia/Riyadh"]),
];

/// What each zone's cities are called in all languages, folded: the lists `zone-…` of `words/<language>/cities.ftl`.
static CITIES: LazyLock<Vec<(Vec<String>, String)>> = LazyLock::new(|| {
    let mut called: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for language in Language::all() {
        let lines = cities(language).lines();
        for (zone, names) in lines.filter_map(|line| line.strip_prefix("zone-")?.split_once(" = ")) {
            // No id of a message may have a slash.
            let names_of = called.entry(zone.replace("--", "/")).or_default();
            names_of.extend(names.split(',').map(fold).filter(|name| !name.is_empty()));
        }
    }
    called.into_iter().map(|(zone, names)| (names, zone)).collect()
});

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn zones_have_names_of_their_own() {
        for (text, zone) in [
            ("MSK", "Europe/Moscow"),
            ("мск", "Europe/Moscow"),
            ("Eastern", "America/New_York"),
            ("Pacific Time", "America/Los_Angeles"),
            ("PST", "America/Los_Angeles"),
            ("cdt", "America/Chicago"),
            ("AEST", "Australia/Sydney"),
            ("mountain time", "America/Denver"),
            ("JST", "Asia/Tokyo"),
        ] {
            assert_eq!(zone_called(text).map(|zone| zone.to_string()).as_deref(), Some(zone), "{text}");
        }
        // What means several zones is asked about, with those that it means.
        for (text, first) in [("CST", "America/Chicago"), ("IST", "Asia/Kolkata"), ("bst", "Europe/London")] {
            assert_eq!(zone_called(text), None, "{text}");
            assert_eq!(zones_near(text, 3).first().map(String::as_str), Some(first), "{text}");
        }
    }

    #[test]
    fn zones_are_found_by_what_people_call_them() {
        for (text, expected) in [
            ("Europe/Kyiv", "Europe/Kyiv"),
            ("europe/kyiv", "Europe/Kyiv"),
            ("Kyiv", "Europe/Kyiv"),
            ("Київ", "Europe/Kyiv"),
            ("Киев", "Europe/Kyiv"),
            ("berlin", "Europe/Berlin"),
            ("New York", "America/New_York"),
            ("Нью-Йорк", "America/New_York"),
            ("санкт-петербург", "Europe/Moscow"),
            ("НЬЮ ЙОРК", "America/New_York"),
            ("МСК", "Europe/Moscow"),
            ("Kiev", "Europe/Kyiv"),
            ("Кишинёв", "Europe/Chisinau"),
            ("Йоханнесбург", "Africa/Johannesburg"),
            ("Йоганнесбург", "Africa/Johannesburg"),
            ("Буэнос Айрес", "America/Argentina/Buenos_Aires"),
            ("буенос-айрес", "America/Argentina/Buenos_Aires"),
            ("Калькутта", "Asia/Kolkata"),
            ("Chișinău", "Europe/Chisinau"),
            ("utc", "UTC"),
            ("UTC+0", "UTC"),
            ("UTC+3", "UTC+03:00"),
            ("+2", "UTC+02:00"),
            ("gmt-4:30", "UTC-04:30"),
            ("+0530", "UTC+05:30"),
        ] {
            let zone = zone_called(text).unwrap_or_else(|| panic!("{text}"));
            assert_eq!(zone.to_string(), expected, "{text}");
            assert_eq!(zone.to_string().parse::<Zone>(), Ok(zone), "{text} is read as it is written");
        }
        for text in ["", "Atlantis", "UTC+25", "+3:99", "12", "UTC+", "Europe", "+-3"] {
            assert_eq!(zone_called(text), None, "{text}");
        }
    }

    #[test]
    fn every_city_leads_to_a_zone() {
        assert!(CITIES.len() > 400);
        for (cities, zone) in CITIES.iter() {
            assert_eq!(zone.parse::<Zone>().map(|zone| zone.to_string()).as_deref(), Ok(zone.as_str()));
            // `Jamaica` is a name of the database itself.
            for city in cities.iter().filter(|city| city.parse::<Zone>().is_err()) {
                assert_eq!(
                    zone_called(city).map(|zone| zone.to_string()).as_deref(),
                    Some(zone.as_str()),
                    "{city}"
                );
            }
        }
    }

    #[test]
    fn names_are_completed_cities_first() {
        assert_eq!(cities_like("ky", 2)[0], "Europe/Kyiv");
        assert!(cities_like("ки", 9).contains(&"Europe/Chisinau".to_owned()));
        assert_eq!(cities_like("хельс", 9), ["Europe/Helsinki"]);
        assert!(cities_like("europe", 25).iter().all(|name| name.starts_with("Europe/")));
        assert_eq!(cities_like("", 7).len(), 7);
        assert!(cities_like("qqq", 25).is_empty());
        assert_eq!(zones_near("Berln", 1), ["Europe/Berlin"]);
        assert_eq!(zones_near("Кив", 1), ["Europe/Kyiv"]);
        assert!(zones_near("Atlantis of old", 5).is_empty());
    }
}
