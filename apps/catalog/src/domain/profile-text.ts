// What a person may write about themselves, and in which lengths.
import type { ProfileChanges } from '@somo/contracts/asks/catalog';
import { refuse } from '@somo/contracts/refusals';
import { gradeLevels, languagesMax, nameMax, profileTextMax, rateCents } from '@somo/contracts/rules/profile';
import { isCleanText } from '@somo/contracts/rules/text';
import { isTimeZone } from '@somo/contracts/time';

type Errors = Record<string, string[]>;

const texts = ['bio', 'country', 'experience', 'education', 'teachingStyle'] as const;

export interface NewProfile {
  role: 'student' | 'teacher';
  firstName: string;
  lastName: string;
  timeZone: string;
  hourlyRateCents: number | null;
}

/** The profile as it is kept: names without blanks around them, a rate for teachers only. */
export function readNewProfile(wish: NewProfile): NewProfile {
  const errors: Errors = {};
  if (!isText(wish.firstName, nameMax)) errors.firstName = ['First name is required'];
  if (!isText(wish.lastName, nameMax)) errors.lastName = ['Last name is required'];
  if (!isTimeZone(wish.timeZone)) errors.timeZone = ['timeZone must be an IANA time zone such as Africa/Lagos'];
  const hourlyRateCents = wish.role === 'teacher' ? wish.hourlyRateCents : null;
  if (
    hourlyRateCents !== null &&
    !(Number.isInteger(hourlyRateCents) && hourlyRateCents >= rateCents.min && hourlyRateCents <= rateCents.max)
  ) {
    errors.hourlyRateCents = [`hourlyRateCents must be between ${rateCents.min} and ${rateCents.max}`];
  }
  refuseIfAny(errors);
  return { ...wish, firstName: wish.firstName.trim(), lastName: wish.lastName.trim(), hourlyRateCents };
}

export function checkProfileChanges(changes: ProfileChanges): void {
  const errors: Errors = {};
  for (const field of texts) {
    const value = changes[field];
    const max = profileTextMax[field];
    if (value !== undefined && value !== null && !isText(value, max)) errors[field] = [`${field} must be text of 1 to ${max} characters`];
  }
  const { languages, gradeLevels: levels } = changes;
  if (languages && !(isList(languages, languagesMax) && languages.every((one) => isText(one, nameMax)))) {
    errors.languages = [`languages must be at most ${languagesMax} different names`];
  }
  if (levels && !(isList(levels, gradeLevels.length) && levels.every((one) => gradeLevels.some((level) => level === one)))) {
    errors.gradeLevels = [`gradeLevels must be some of: ${gradeLevels.join(', ')}`];
  }
  refuseIfAny(errors);
}

function isText(value: unknown, max: number): boolean {
  return isCleanText(value) && value.trim() !== '' && value.length <= max;
}

function isList(values: string[], max: number): boolean {
  return values.length <= max && new Set(values).size === values.length;
}

function refuseIfAny(errors: Errors): void {
  if (Object.keys(errors).length > 0) throw refuse('invalid-input', { errors });
}
