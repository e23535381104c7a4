import type { Level } from '@somo/contracts/people';

export interface DemoStudent {
  /** The part of the email address before @demo.somo.test. */
  username: string;
  firstName: string;
  lastName: string;
  country: string;
  timeZone: string;
  languages: string[];
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
}

/** The names that the data files use for the grade levels in contracts. */
export const gradesBy = {
  elementary: 'Elementary (K-5)',
  middle: 'Middle School (6-8)',
  high: 'High School (9-12)',
  university: 'College/University',
} as const;
