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
  /** What the teacher writes about the lesson for the student to read. */
  notes?: string;
  /** What the student writes for themself. */
  ownNotes?: string;
}

/** One list per week, oldest first. */
export const pastWeeks: PastLesson[][] = [
  [
    {
      student: 'amara',
      teacher: 'kwame',
      nth: 2,
      notes:
        "We solved linear equations with fractions. Multiply by the common denominator first, then it's easy.\nFor next time: exercises 3 to 8.",
    },
    {
      student: 'tunde',
      teacher: 'kwame',
      nth: 9,
      notes: 'Good work on percentages. Watch the difference between percent and percentage points.',
    },
    {
      student: 'kofi',
      teacher: 'adebayo',
      nth: 5,
      notes: 'Greetings for morning, noon and evening, and the three tones. Record yourself saying oko, ọkọ and okó, and compare.',
    },
    {
      student: 'marie',
      teacher: 'fatou',
      nth: 3,
      notes: 'We read two pages aloud and talked about them. Your pronunciation is clear. Next time: the past tenses.',
    },
  ],
  [
    {
      student: 'amara',
      teacher: 'kwame',
      nth: 4,
      notes: 'Quadratic equations by factoring. You were quick with whole numbers. Try the ones with a leading coefficient again.',
    },
    {
      student: 'emily',
      teacher: 'kwame',
      nth: 11,
      notes: 'Slopes and intercepts. Draw the line before you calculate. Homework: worksheet 4.',
    },
    { student: 'kofi', teacher: 'kwame', nth: 14, then: 'cancelled-late' },
    {
      student: 'lerato',
      teacher: 'zanele',
      nth: 4,
      notes: 'Click sounds: c, q and x. Five minutes a day in front of a mirror are enough.',
    },
    { student: 'hanna', teacher: 'adebayo', nth: 8 },
  ],
  [
    {
      student: 'amara',
      teacher: 'wanjiru',
      nth: 3,
      notes: 'First dialogue at the market: numbers, prices, and how to ask for less. Learn the numbers from 1 to 20.',
    },
    {
      student: 'amara',
      teacher: 'kwame',
      nth: 7,
      notes: 'The quadratic formula, and what the discriminant says. You can now tell how many solutions there are without solving.',
      ownNotes: 'Ask again why the sign changes when I complete the square.',
    },
    { student: 'tunde', teacher: 'kwame', nth: 15 },
    { student: 'lucas', teacher: 'wanjiru', nth: 6, notes: 'Noun classes 1 and 2: mtu, watu. Make five sentences about your family.' },
  ],
  [
    { student: 'amara', teacher: 'kwame', nth: 3 },
    {
      student: 'kofi',
      teacher: 'kwame',
      nth: 8,
      notes: 'Sine and cosine on the unit circle. Learn the values for 30, 45 and 60 degrees by heart.',
    },
    { student: 'emily', teacher: 'kwame', nth: 13, then: 'cancelled' },
    { student: 'chipo', teacher: 'zanele', nth: 6 },
    {
      student: 'ravi',
      teacher: 'nour',
      nth: 10,
      notes: 'We cleaned a table of bus times and drew the first chart. Next time: group by route and compare the delays.',
    },
  ],
  [
    {
      student: 'amara',
      teacher: 'fatou',
      nth: 5,
      notes: 'You introduced yourself without notes. Well done! Practice: être and avoir in the present.',
    },
    {
      student: 'amara',
      teacher: 'kwame',
      nth: 12,
      notes: 'Review for the test: equations, graphs and word problems. Start with the word problems while you are fresh.',
      ownNotes: 'In the test, do the word problems first!',
    },
    { student: 'lerato', teacher: 'kwame', nth: 6, then: 'teacher-cancelled' },
    { student: 'kofi', teacher: 'kwame', nth: -1, then: 'problem' },
    { student: 'aisha', teacher: 'wanjiru', nth: 9 },
  ],
];
