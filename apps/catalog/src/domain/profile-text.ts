// What users may write about themselves, and the length limits.
import type { ProfileChanges } from '@somo/contracts/asks/catalog';
import { contactNumberProblem } from '@somo/contracts/rules/contact-number';
import { lineProblem, textProblem } from '@somo/contracts/rules/lines';
import { refuseProblems } from '@somo/contracts/rules/refuse-problems';
import { gradeLevels, interestsMax, languagesMax, profileTextMax, rateCents } from '@somo/contracts/rules/profile';
import { videoLinkMessage } from '@somo/contracts/rules/text';
import { isVideoLink } from '@somo/contracts/rules/video-link';
import { zoneOrRefusal, zoneProblem } from '@somo/contracts/zones';

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
    timeZone: zoneProblem(request.timeZone),
    hourlyRateCents: rateProblem(hourlyRateCents),
  });
  const timeZone = zoneOrRefusal(request.timeZone);
  return { ...request, firstName: request.firstName.trim(), lastName: request.lastName.trim(), timeZone, hourlyRateCents };
}

/** The changes that are stored as they are: those given. */
export type StoredChanges = Omit<ProfileChanges, 'fullName'>;

/** What a teacher is called whose profile is missing, and what stands for a name that is not given. */
export const namelessTeacher = { firstName: 'New', lastName: 'Teacher' };
const missingNames = { firstName: 'Teacher', lastName: 'User' };

/** Returns the given changes as stored: lines trimmed, the time zone's name in its own spelling. */
export function readProfileChanges({ fullName, firstName, lastName, timeZone, ...changes }: ProfileChanges): StoredChanges {
  const all: StoredChanges = {
    ...changes,
    ...(fullName !== undefined && firstName === undefined && lastName === undefined ? splitName(fullName) : {}),
    ...(firstName === undefined ? {} : { firstName: firstName.trim() }),
    ...(lastName === undefined ? {} : { lastName: lastName.trim() }),
    ...(timeZone === undefined ? {} : { timeZone: zoneOrRefusal(timeZone) }),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

/** Returns the first word as first name, and the rest as last name. */
function splitName(fullName: string): { firstName: string; lastName: string } {
  const [firstName, ...rest] = fullName.trim().split(/\s+/);
  return { firstName: firstName || missingNames.firstName, lastName: rest.join(' ') || missingNames.lastName };
}

/** Refuses what only the other role has. */
export function checkForRole(role: 'student' | 'teacher', { hourlyRateCents, introVideoUrl, interests }: ProfileChanges): void {
  const forTeachers = role === 'teacher' ? undefined : 'Only teachers have this';
  refuseProblems({
    hourlyRateCents: hourlyRateCents === undefined ? undefined : forTeachers,
    introVideoUrl: introVideoUrl === undefined ? undefined : forTeachers,
    interests: interests === undefined || role === 'student' ? undefined : 'Only students have this',
  });
}

export function checkProfileChanges({
  country,
  languages = [],
  gradeLevels: levels = [],
  interests = [],
  ...changes
}: ProfileChanges): void {
  const { fullName, firstName, lastName, contactNumber, introVideoUrl, hourlyRateCents, timeZone } = changes;
  const problems: Record<string, string | undefined> = {
    fullName: fullName === undefined ? undefined : lineProblem(fullName, 'Please enter a name'),
    firstName: firstName === undefined ? undefined : lineProblem(firstName, 'First name is required'),
    lastName: lastName === undefined ? undefined : lineProblem(lastName, 'Last name is required'),
    contactNumber: isGiven(contactNumber) ? contactNumberProblem(contactNumber) : undefined,
    introVideoUrl: isGiven(introVideoUrl) && !isVideoLink(introVideoUrl) ? videoLinkMessage : undefined,
    hourlyRateCents: rateProblem(hourlyRateCents ?? null),
    timeZone: timeZone === undefined ? undefined : zoneProblem(timeZone),
    interests: listProblem(interests, interestsMax, 'interest'),
    languages: listProblem(languages, languagesMax, 'language'),
  };
  for (const field of texts) problems[field] = textProblemOf(field, changes[field]);
  if (isGiven(country)) problems['country'] = lineProblem(country, 'country must be one line of text');
  const known = levels.every((one) => gradeLevels.some((level) => level === one));
  if (!(isList(levels, gradeLevels.length) && known)) problems['gradeLevels'] = `gradeLevels can only contain: ${gradeLevels.join(', ')}`;
  refuseProblems(problems);
}

function textProblemOf(field: (typeof texts)[number], value: string | null | undefined): string | undefined {
  const max = profileTextMax[field];
  if (value === undefined || value === null) return undefined;
  return textProblem(value, max, `${field} must be text of 1 to ${max} characters`);
}

function listProblem(values: string[], max: number, one: 'language' | 'interest'): string | undefined {
  if (!isList(values, max)) return `${one}s must have at most ${max} different names`;
  return values.map((value) => lineProblem(value, `Each ${one} needs a name`)).find((problem) => problem !== undefined);
}

function rateProblem(cents: number | null): string | undefined {
  const isRate = cents === null || (Number.isInteger(cents) && cents >= rateCents.min && cents <= rateCents.max);
  return isRate ? undefined : `hourlyRateCents must be between ${rateCents.min} and ${rateCents.max}`;
}

function isGiven<T>(value: T): value is NonNullable<T> {
  return value !== undefined && value !== null;
}

function isList(values: string[], max: number): boolean {
  return values.length <= max && new Set(values).size === values.length;
}
