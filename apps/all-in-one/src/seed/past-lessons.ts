import type { ReviewTag } from '@somo/contracts/rules/reviews';

/** What the student says about a lesson afterward. */
export interface PastReview {
  rating: number;
  text?: string;
  tags?: ReviewTag[];
  /** What the teacher answers. */
  reply?: string;
}

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
  review?: PastReview;
  /** For the student's learner. */
  forLearner?: true;
}

/** One list per week, oldest first. */
export const pastWeeks: PastLesson[][] = [
  [
    {
      student: 'amara',
      teacher: 'kwame',
      nth: 2,
      review: {
        rating: 5,
        text: 'Kwame found out in five minutes why fractions confused me. I finally like math homework.',
        tags: ['explains-well', 'patient'],
        reply: 'Thank you, Amara! You did the hard part yourself.',
      },
      notes:
        "We solved linear equations with fractions. Multiply by the common denominator first, then it's easy.\nFor next time: exercises 3 to 8.",
    },
    {
      student: 'tunde',
      teacher: 'kwame',
      nth: 9,
      review: { rating: 4, text: 'Clear examples, and he gives you time to think. I would have liked more exercises.', tags: ['patient'] },
      notes: 'Good work on percentages. Watch the difference between percent and percentage points.',
    },
    {
      student: 'kofi',
      teacher: 'adebayo',
      nth: 5,
      review: {
        rating: 5,
        text: 'My grandmother understood my Yoruba on the phone after one lesson. Enough said.',
        tags: ['explains-well', 'prepared'],
        reply: 'Ẹ ṣé! Greet your grandmother for me.',
      },
      notes: 'Greetings for morning, noon and evening, and the three tones. Record yourself saying oko, ọkọ and okó, and compare.',
    },
    {
      student: 'marie',
      teacher: 'fatou',
      nth: 3,
      review: { rating: 5, text: 'We talked almost the whole hour, and every correction was kind.', tags: ['patient', 'on-time'] },
      notes: 'We read two pages aloud and talked about them. Your pronunciation is clear. Next time: the past tenses.',
    },
  ],
  [
    {
      student: 'amara',
      teacher: 'kwame',
      nth: 4,
      review: { rating: 5, tags: ['explains-well', 'prepared'] },
      notes: 'Quadratic equations by factoring. You were quick with whole numbers. Try the ones with a leading coefficient again.',
    },
    {
      student: 'emily',
      teacher: 'kwame',
      nth: 11,
      review: {
        rating: 5,
        text: 'He draws everything before he calculates. That is what my daughter needed.',
        tags: ['explains-well', 'prepared', 'on-time'],
      },
      notes: 'Slopes and intercepts. Draw the line before you calculate. Homework: worksheet 4.',
    },
    { student: 'kofi', teacher: 'kwame', nth: 14, then: 'cancelled-late' },
    {
      student: 'lerato',
      teacher: 'zanele',
      nth: 4,
      review: { rating: 4, text: 'The clicks are hard, and Zanele makes them fun.', tags: ['patient'] },
      notes: 'Click sounds: c, q and x. Five minutes a day in front of a mirror are enough.',
    },
    {
      student: 'hanna',
      teacher: 'adebayo',
      nth: 8,
      review: { rating: 4, text: 'Good lesson. The connection was slow for the first ten minutes.', tags: ['patient'] },
    },
  ],
  [
    {
      student: 'amara',
      teacher: 'wanjiru',
      nth: 3,
      review: { rating: 5, text: 'I could buy mangoes in Swahili by the end of it!', tags: ['explains-well', 'prepared'] },
      notes: 'First dialogue at the market: numbers, prices, and how to ask for less. Learn the numbers from 1 to 20.',
    },
    {
      student: 'amara',
      teacher: 'kwame',
      nth: 7,
      review: { rating: 5, text: 'The discriminant makes sense now.', tags: ['explains-well'] },
      notes: 'The quadratic formula, and what the discriminant says. You can now tell how many solutions there are without solving.',
      ownNotes: 'Ask again why the sign changes when I complete the square.',
    },
    {
      student: 'tunde',
      teacher: 'kwame',
      nth: 15,
      review: {
        rating: 3,
        text: 'We went a bit too fast for me this time, and started a few minutes late.',
        reply: 'You are right, Tunde. Next time we stop at each step, and I have asked for a better line at school.',
      },
    },
    {
      student: 'lucas',
      teacher: 'wanjiru',
      nth: 6,
      review: { rating: 4, tags: ['prepared'] },
      notes: 'Noun classes 1 and 2: mtu, watu. Make five sentences about your family.',
    },
  ],
  [
    { student: 'amara', teacher: 'kwame', nth: 3, forLearner: true },
    {
      student: 'kofi',
      teacher: 'kwame',
      nth: 8,
      review: { rating: 5, text: 'The unit circle on one page. I keep it above my desk.', tags: ['explains-well', 'prepared'] },
      notes: 'Sine and cosine on the unit circle. Learn the values for 30, 45 and 60 degrees by heart.',
    },
    { student: 'emily', teacher: 'kwame', nth: 13, then: 'cancelled' },
    {
      student: 'chipo',
      teacher: 'zanele',
      nth: 6,
      review: { rating: 5, text: 'Warm, funny and very well prepared.', tags: ['prepared', 'on-time'] },
    },
    {
      student: 'ravi',
      teacher: 'nour',
      nth: 10,
      review: {
        rating: 5,
        text: 'Real data, real problems, and a chart I could show at work the next day.',
        tags: ['explains-well', 'prepared'],
      },
      notes: 'We cleaned a table of bus times and drew the first chart. Next time: group by route and compare the delays.',
    },
  ],
  [
    {
      student: 'amara',
      teacher: 'fatou',
      nth: 5,
      review: { rating: 4, text: 'A friendly first lesson. I want to speak even more next time.', tags: ['patient'] },
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
