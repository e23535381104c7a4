/**
 * A lesson in the weeks before the demo; `nth` is its position among the teacher's open times of the days that followed, counted from the
 * end if negative.
 */
export interface PastLesson {
  student: string;
  teacher: string;
  nth: number;
  /** `cancelled-late` is on the day itself, when nothing is refunded. A problem is reported soon after the lesson and not yet decided. */
  then?: 'cancelled' | 'cancelled-late' | 'teacher-cancelled' | 'problem';
}

/** One list per week, oldest first. */
export const pastWeeks: PastLesson[][] = [
  [
    { student: 'amara', teacher: 'kwame', nth: 2 },
    { student: 'tunde', teacher: 'kwame', nth: 9 },
    { student: 'kofi', teacher: 'adebayo', nth: 5 },
    { student: 'marie', teacher: 'fatou', nth: 3 },
  ],
  [
    { student: 'amara', teacher: 'kwame', nth: 4 },
    { student: 'emily', teacher: 'kwame', nth: 11 },
    { student: 'kofi', teacher: 'kwame', nth: 14, then: 'cancelled-late' },
    { student: 'lerato', teacher: 'zanele', nth: 4 },
    { student: 'hanna', teacher: 'adebayo', nth: 8 },
  ],
  [
    { student: 'amara', teacher: 'wanjiru', nth: 3 },
    { student: 'amara', teacher: 'kwame', nth: 7 },
    { student: 'tunde', teacher: 'kwame', nth: 15 },
    { student: 'lucas', teacher: 'wanjiru', nth: 6 },
  ],
  [
    { student: 'amara', teacher: 'kwame', nth: 3 },
    { student: 'kofi', teacher: 'kwame', nth: 8 },
    { student: 'emily', teacher: 'kwame', nth: 13, then: 'cancelled' },
    { student: 'chipo', teacher: 'zanele', nth: 6 },
    { student: 'ravi', teacher: 'nour', nth: 10 },
  ],
  [
    { student: 'amara', teacher: 'fatou', nth: 5 },
    { student: 'amara', teacher: 'kwame', nth: 12 },
    { student: 'lerato', teacher: 'kwame', nth: 6, then: 'teacher-cancelled' },
    { student: 'kofi', teacher: 'kwame', nth: -1, then: 'problem' },
    { student: 'aisha', teacher: 'wanjiru', nth: 9 },
  ],
];
