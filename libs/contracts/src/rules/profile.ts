export const emailMax = 254;
export const contactMessageMax = 4000;
export const rateCents = { min: 100, max: 100_000, suggested: 2500 } as const;
export const subjectsMax = 12;
export const gradeLevels = ['Elementary (K-5)', 'Middle School (6-8)', 'High School (9-12)', 'College/University'] as const;
export const searchMax = 120;
export const languagesMax = 12;
export const interestsMax = 20;
export const profileTextMax = { bio: 2000, experience: 1000, education: 1000, teachingStyle: 500 } as const;

/** The subjects that most teachers teach, which are offered before all others. */
export const commonSubjects: readonly string[] = [
  'Mathematics',
  'English',
  'Physics',
  'Chemistry',
  'Biology',
  'Computer Science',
  'French',
  'Economics',
  'Accounting',
  'History',
  'Geography',
  'Swahili',
];
