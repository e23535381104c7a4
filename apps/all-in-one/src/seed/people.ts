import type { AgeGroup } from '@somo/contracts/learners';
import type { Level } from '@somo/contracts/people';

export interface DemoStudent {
  /** The part of the email address before @demo.somo.test, and the name of the portrait, which tools/portraits draws. */
  username: string;
  firstName: string;
  lastName: string;
  country: string;
  timeZone: string;
  languages: string[];
  /** A child they book some of their lessons for. */
  learner?: { firstName: string; ageGroup: AgeGroup };
}

export interface DemoTeacher extends DemoStudent {
  /** Dollars per hour. */
  rate: number;
  subjects: Record<string, Level[]>;
  grades: (keyof typeof gradesBy)[];
  experience: string;
  education: string;
  style: string;
  bio: string;
  /** Monday to Friday, five lessons a day, unless they say otherwise. */
  hours?: keyof typeof weeks;
  /** A vacation to come: it starts in so many days, and lasts so many. */
  away?: { inDays: number; days: number };
}

const on = (days: number[], ...hours: [string, string][]) =>
  days.flatMap((day) => hours.map(([startTime, endTime]) => ({ day, startTime, endTime })));

/** Hours that differ, as people's do; 0 is Sunday. */
export const weeks = {
  evenings: on([1, 2, 3, 4, 5], ['16:00', '21:00']),
  weekends: [...on([6, 0], ['09:00', '17:00']), ...on([3], ['17:00', '20:00'])],
  mornings: on([1, 2, 3, 4, 5, 6], ['06:00', '11:00']),
  'late-nights': [...on([1, 2, 3, 4], ['19:00', '24:00']), ...on([0], ['15:00', '20:00'])],
  /** After school in Europe, too. */
  'after-school': [...on([1, 2, 3, 4, 5], ['15:00', '21:00']), ...on([6], ['09:00', '15:00'])],
  /** The evening of New York. */
  nights: [...on([1, 2, 3, 4, 5], ['19:00', '24:00']), ...on([6], ['14:00', '20:00'])],
  'part-time': [...on([2, 4], ['09:00', '13:00']), ...on([1, 3, 6], ['15:00', '20:00'])],
};

/** The names that the data files use for the grade levels in contracts. */
export const gradesBy = {
  elementary: 'Elementary (K-5)',
  middle: 'Middle School (6-8)',
  high: 'High School (9-12)',
  university: 'College/University',
} as const;
