//! The contests of the year, and who enters them.

/// A contest that is announced on a day of the year.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// The day, from 0.
    pub day: i64,
    /// The text after `contest new`.
    pub text: &'static str,
    /// The first member who enters, and the number of members.
    pub members: (usize, usize),
    /// The number of machines that the organiser enters.
    pub machines: usize,
    /// The number of members who want to enter while it runs.
    pub late: usize,
    /// Whether it ends by itself; a ladder does not.
    pub ends: bool,
}

/// A league of 40 in three divisions with four seasons, a Swiss of 64, three-player chess for 9, a knock-out of 16, a ladder
/// of 30.
pub const WHOLE: &[Plan] = &[
    Plan {
        day: 0,
        text: "league reversi size=10 limit=33 weeks=9 gap=7d seasons=4 time=2d missed=resign entries=6d checkin=1d \
               name=\"Liga\"",
        members: (0, 40),
        machines: 0,
        late: 4,
        ends: true,
    },
    Plan {
        day: 3,
        text: "ladder dragons-breakthrough time=1d missed=resign entries=4d checkin=off name=\"Leiter\"",
        members: (30, 30),
        machines: 0,
        late: 5,
        ends: false,
    },
    Plan {
        day: 12,
        text: "swiss chess rounds=8 round=14d time=2d machines=1 entries=5d name=\"Кубок\"",
        members: (20, 63),
        machines: 1,
        late: 3,
        ends: true,
    },
    Plan {
        day: 30,
        text: "knock-out russian-draughts time=2d round=10d entries=5d third=yes name=\"Кубок шашок\"",
        members: (60, 16),
        machines: 0,
        late: 0,
        ends: true,
    },
    Plan {
        day: 60,
        text: "three-player-chess tables of 3 time=1d missed=resign round=21d entries=4d name=\"Трійка\"",
        members: (76, 9),
        machines: 0,
        late: 0,
        ends: true,
    },
];

/// Contests of these formats with few entrants, within weeks.
pub const SMALL: &[Plan] = &[
    Plan {
        day: 0,
        text: "league reversi size=5 limit=8 weeks=2 gap=3d seasons=2 time=1d missed=resign entries=3d checkin=1d",
        members: (0, 10),
        machines: 0,
        late: 2,
        ends: true,
    },
    Plan {
        day: 1,
        text: "ladder dragons-breakthrough time=1d missed=resign entries=2d checkin=off",
        members: (4, 6),
        machines: 0,
        late: 1,
        ends: false,
    },
    Plan {
        day: 2,
        text: "swiss reversi rounds=3 round=7d time=1d machines=1 entries=2d",
        members: (2, 7),
        machines: 1,
        late: 1,
        ends: true,
    },
    Plan {
        day: 4,
        text: "knock-out russian-draughts time=1d round=6d entries=2d",
        members: (6, 5),
        machines: 0,
        late: 0,
        ends: true,
    },
    Plan {
        day: 6,
        text: "three-player-chess tables of 3 time=1d missed=resign round=5d entries=2d",
        members: (8, 4),
        machines: 0,
        late: 0,
        ends: true,
    },
];
