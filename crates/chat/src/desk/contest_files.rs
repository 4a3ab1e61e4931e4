//! A contest as files for other programs.

use crate::desk::File;
use liege_contest::Phase;
use liege_contest::files::trf::Version;
use liege_store::StoredContest;

/// Returns the files of a contest, with the word for each: the standing (`csv`), the tournament report where there is one for
/// the format (`trf26` and `trf16`), and the whole contest (`json`) once it is over, because that has the seed of the lots.
pub(crate) fn contest_files(stored: &StoredContest) -> Vec<(&'static str, File)> {
    let (id, contest) = (stored.id, &stored.contest);
    let file = |kind, end: &str, media, text: String| {
        (kind, File { name: format!("contest-{id}{end}"), media, bytes: text.into_bytes().into() })
    };
    let mut files = vec![file("csv", ".csv", "text/csv", contest.to_csv())];
    let place = stored.venue.server.as_deref().unwrap_or_default();
    for (kind, end, version) in [("trf26", ".trf", Version::Trf26), ("trf16", "-trf16.trf", Version::Trf16)] {
        let report = contest.to_trf(version, place);
        files.extend(report.map(|report| file(kind, end, "text/plain", report)));
    }
    if matches!(contest.phase(), Phase::Finished { .. } | Phase::Cancelled) {
        files.push(file("json", ".json", "application/json", contest.to_json()));
    }
    files
}
