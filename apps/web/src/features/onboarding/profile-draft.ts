// The onboarding form: its fields and the request it becomes.
import type { OnboardingBody } from '@somo/contracts/routes/auth';
import { lastNameOf } from '../../ui/name-fields';

/** One line; the profile has room for more. */
export const bioMax = 200;

export interface ProfileDraft {
  /** null: nothing is chosen yet. */
  userType: 'student' | 'teacher' | null;
  firstName: string;
  lastName: string;
  oneName: boolean;
  timeZone: string;
  rate: string;
  rateConfirmed: boolean;
  country: string;
  languages: string[];
  gradeLevels: string[];
  bio: string;
}

/** Parses '25', '22.50' or '$25' as cents; NaN for anything else. */
export function centsOf(dollars: string): number {
  const amount = /^\$?\s*(\d{1,5})(?:[.,](\d{1,2}))?$/.exec(dollars.trim());
  return amount ? Math.round(Number(`${amount[1]}.${amount[2] ?? 0}`) * 100) : Number.NaN;
}

export function toBody(userType: 'student' | 'teacher', draft: Omit<ProfileDraft, 'userType'>): OnboardingBody {
  const { firstName, timeZone, rate, country, languages, gradeLevels, bio } = draft;
  const lastName = lastNameOf(draft);
  const person = { userType, firstName, ...(lastName ? { lastName } : {}), timeZone };
  if (userType === 'student') return person;
  return {
    ...person,
    hourlyRateCents: centsOf(rate),
    ...(country ? { country } : {}),
    ...(languages.length > 0 ? { languages } : {}),
    ...(gradeLevels.length > 0 ? { gradeLevels } : {}),
    ...(bio ? { bio } : {}),
  };
}
