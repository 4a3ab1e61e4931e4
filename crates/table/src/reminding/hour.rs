//! Hours of the day as people write them.

use jiff::civil;

/// An hour of the day in the form in which it is stored, typed and shown: `08:00`.
#[must_use]
pub fn hour_text(hour: civil::Time) -> String {
    format!("{:02}:{:02}", hour.hour(), hour.minute())
}

/// Reads an hour of the day as people write it: `8`, `08:00`, `8.30`, `8am`, `9:15 pm`; `24:00` is midnight.
#[must_use]
pub fn hour_called(text: &str) -> Option<civil::Time> {
    let text = text.trim().to_lowercase();
    let (digits, half) = match (text.strip_suffix("am"), text.strip_suffix("pm")) {
        (Some(morning), _) => (morning.trim_end(), Some(0)),
        (_, Some(evening)) => (evening.trim_end(), Some(12)),
        _ => (text.as_str(), None),
    };
    let (hours, minutes) = digits.split_once([':', '.']).unwrap_or((digits, "00"));
    let number = |digits: &str| {
        let plain = (1..=2).contains(&digits.len()) && digits.bytes().all(|b| b.is_ascii_digit());
        plain.then(|| digits.parse::<i8>().ok()).flatten()
    };
    let minute = number(minutes).filter(|_| minutes.len() == 2)?;
    let hour = match (number(hours)?, half) {
        (24, None) if minute == 0 => 0,
        (12, Some(half)) => half,
        (hour @ 1..=11, Some(half)) => hour + half,
        (_, Some(_)) => return None,
        (hour, None) => hour,
    };
    civil::Time::new(hour, minute, 0, 0).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hours_are_read_as_people_write_them() {
        for (text, expected) in [
            ("8", "08:00"),
            ("08:00", "08:00"),
            ("8.30", "08:30"),
            ("20:05", "20:05"),
            ("8am", "08:00"),
            ("9:15 PM", "21:15"),
            ("12am", "00:00"),
            ("12 pm", "12:00"),
            ("24:00", "00:00"),
            ("0", "00:00"),
        ] {
            assert_eq!(hour_called(text).map(hour_text).as_deref(), Some(expected), "{text}");
        }
        for text in ["", "25", "8:5", "8:60", "-1", "13pm", "0am", "08:00:00", "eight", "+8", "24:30"] {
            assert_eq!(hour_called(text), None, "{text}");
        }
    }
}
