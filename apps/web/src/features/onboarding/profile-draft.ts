// The onboarding form: its fields, their validation and the request it becomes.
import * as z from 'zod/mini';
import type { OnboardingBody } from '@somo/contracts/routes/auth';
import { lineProblem } from '@somo/contracts/rules/lines';
import { rateCents } from '@somo/contracts/rules/profile';

/** One line; the profile has room for more. */
export const bioMax = 200;

export interface ProfileWords {
  chooseRole: string;
  firstNameRequired: string;
  lastNameRequired: string;
  rateInvalid: string;
  rateConfirmNeeded: string;
}

/** Parses '25', '22.50' or '$25' as cents; NaN for anything else. */
export function centsOf(dollars: string): number {
  const amount = /^\$?\s*(\d{1,5})(?:[.,](\d{1,2}))?$/.exec(dollars.trim());
  return amount ? Math.round(Number(`${amount[1]}.${amount[2] ?? 0}`) * 100) : Number.NaN;
}

/** Applies the server's own rule and messages. */
function name(missing: string) {
  return z.string().check(z.trim(), ({ value, issues }) => {
    const message = lineProblem(value, missing);
    // Continues, so that the rest of the form is validated too.
    if (message) issues.push({ code: 'custom', message, input: value, continue: true });
  });
}

export function profileSchema(words: ProfileWords) {
  return z
    .object({
      userType: z.enum(['student', 'teacher'], words.chooseRole),
      firstName: name(words.firstNameRequired),
      lastName: name(words.lastNameRequired),
      timeZone: z.string(),
      rate: z.string(),
      rateConfirmed: z.boolean(),
      country: z.string(),
      languages: z.array(z.string()),
      gradeLevels: z.array(z.string()),
      bio: z.string(),
    })
    .check(({ value, issues }) => {
      if (value.userType !== 'teacher') return;
      const cents = centsOf(value.rate);
      const issue = (path: string, message: string) => issues.push({ code: 'custom', path: [path], message, input: value });
      if (!(cents >= rateCents.min && cents <= rateCents.max)) issue('rate', words.rateInvalid);
      if (!value.rateConfirmed) issue('rateConfirmed', words.rateConfirmNeeded);
    });
}

export type ProfileDraft = Omit<z.infer<ReturnType<typeof profileSchema>>, 'userType'> & { userType: 'student' | 'teacher' };

export function toBody({ userType, firstName, lastName, timeZone, ...draft }: ProfileDraft): OnboardingBody {
  const person = { userType, firstName, lastName, timeZone };
  if (userType === 'student') return person;
  const { rate, country, languages, gradeLevels } = draft;
  const bio = draft.bio.trim();
  return {
    ...person,
    hourlyRateCents: centsOf(rate),
    ...(country ? { country } : {}),
    ...(languages.length > 0 ? { languages } : {}),
    ...(gradeLevels.length > 0 ? { gradeLevels } : {}),
    ...(bio ? { bio } : {}),
  };
}
