import type { Level } from '@somo/contracts/people';

export interface DemoStudent {
  /** Before the @demo.somo.test. */
  sign: string;
  firstName: string;
  lastName: string;
  country: string;
  timeZone: string;
  languages: string[];
}

export interface DemoTeacher extends DemoStudent {
  /** Dollars an hour. */
  rate: number;
  subjects: Record<string, Level[]>;
  grades: (keyof typeof gradesBy)[];
  experience: string;
  education: string;
  style: string;
  bio: string;
}

/** How the data files write the grade levels of contracts. */
export const gradesBy = {
  elementary: 'Elementary (K-5)',
  middle: 'Middle School (6-8)',
  high: 'High School (9-12)',
  university: 'College/University',
} as const;
