// What users may write about themselves, and the length limits.
import type { ProfileChanges } from '@somo/contracts/asks/catalog';
import { lineProblem, textProblem } from '@somo/contracts/rules/lines';
import { refuseProblems } from '@somo/contracts/rules/refuse-problems';
import { gradeLevels, languagesMax, profileTextMax, rateCents } from '@somo/contracts/rules/profile';
import { isTimeZone } from '@somo/contracts/time';

const texts = ['bio', 'experience', 'education', 'teachingStyle'] as const;

export interface NewProfile {
  role: 'student' | 'teacher';
  firstName: string;
  lastName: string;
  timeZone: string;
  hourlyRateCents: number | null;
}

/** Returns the profile as stored: names trimmed, a rate for teachers only. */
export function readNewProfile(request: NewProfile): NewProfile {
  const hourlyRateCents = request.role === 'teacher' ? request.hourlyRateCents : null;
  refuseProblems({
    firstName: lineProblem(request.firstName, 'First name is required'),
    lastName: lineProblem(request.lastName, 'Last name is required'),
    timeZone: isTimeZone(request.timeZone) ? undefined : 'timeZone must be an IANA time zone such as Africa/Lagos',
    hourlyRateCents: isRate(hourlyRateCents) ? undefined : `hourlyRateCents must be between ${rateCents.min} and ${rateCents.max}`,
  });
  return { ...request, firstName: request.firstName.trim(), lastName: request.lastName.trim(), hourlyRateCents };
}

export function checkProfileChanges({ country, languages = [], gradeLevels: levels = [], ...changes }: ProfileChanges): void {
  const problems: Record<string, string | undefined> = {};
  for (const field of texts) problems[field] = textProblemOf(field, changes[field]);
  if (country !== undefined && country !== null) problems['country'] = lineProblem(country, 'country must be one line of text');
  const badLanguage = languages.map((one) => lineProblem(one, 'Each language needs a name')).find((problem) => problem !== undefined);
  problems['languages'] = isList(languages, languagesMax) ? badLanguage : `languages must have at most ${languagesMax} different names`;
  const known = levels.every((one) => gradeLevels.some((level) => level === one));
  if (!(isList(levels, gradeLevels.length) && known)) problems['gradeLevels'] = `gradeLevels can only contain: ${gradeLevels.join(', ')}`;
  refuseProblems(problems);
}

function textProblemOf(field: (typeof texts)[number], value: string | null | undefined): string | undefined {
  const max = profileTextMax[field];
  if (value === undefined || value === null) return undefined;
  return textProblem(value, max, `${field} must be text of 1 to ${max} characters`);
}

function isRate(cents: number | null): boolean {
  return cents === null || (Number.isInteger(cents) && cents >= rateCents.min && cents <= rateCents.max);
}

function isList(values: string[], max: number): boolean {
  return values.length <= max && new Set(values).size === values.length;
}
