export const emailMax = 254;
export const contactMessageMax = 4000;
export const rateCents = { min: 100, max: 100_000, suggested: 2500 } as const;
export const subjectsMax = 12;
export const gradeLevels = ['Elementary (K-5)', 'Middle School (6-8)', 'High School (9-12)', 'College/University'] as const;
export const gradeLevelsMessage = `gradeLevels can only contain: ${gradeLevels.join(', ')}`;
export const searchMax = 120;
export const languagesMax = 12;
export const interestsMax = 20;
/** The texts of a profile, and how many characters each may have. */
export const profileTextMax = { bio: 2000, experience: 1000, education: 1000, teachingStyle: 500 } as const;
export type ProfileText = keyof typeof profileTextMax;
export const profileTexts = Object.keys(profileTextMax) as ProfileText[];

/** Returns a value for each text of a profile. */
export function eachProfileText<Value>(valueOf: (text: ProfileText) => Value): Record<ProfileText, Value> {
  return Object.fromEntries(profileTexts.map((text) => [text, valueOf(text)])) as Record<ProfileText, Value>;
}

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
