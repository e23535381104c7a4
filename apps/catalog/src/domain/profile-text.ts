// What users write about themselves, as it is stored.
import type { ProfileBody } from '@somo/contracts/routes/profile';
import { refuseProblems } from '@somo/contracts/rules/refuse-problems';
import { gradeLevelsMessage, interestsMax, languagesMax } from '@somo/contracts/rules/profile';
import { zoneOrRefusal } from '@somo/contracts/zones';

interface NewProfile {
  role: 'student' | 'teacher';
  firstName: string;
  lastName?: string;
  timeZone: string;
  hourlyRateCents: number | null;
}

/** Returns the profile as stored: names trimmed, the last one '' if there is none, a rate for teachers only. */
export function readNewProfile(request: NewProfile): Required<NewProfile> {
  const hourlyRateCents = request.role === 'teacher' ? request.hourlyRateCents : null;
  const timeZone = zoneOrRefusal(request.timeZone);
  return { ...request, firstName: request.firstName.trim(), lastName: (request.lastName ?? '').trim(), timeZone, hourlyRateCents };
}

/** The changes that are stored as they are: those given. */
export type StoredChanges = Omit<ProfileBody, 'fullName'>;

/** The name of a teacher without a profile, and the placeholder for a missing name. */
export const namelessTeacher = { firstName: 'New', lastName: 'Teacher' };
const missingNames = { firstName: 'Teacher', lastName: 'User' };

/** Returns the given changes as stored: lines trimmed, the time zone's name in its own spelling. */
export function readProfileChanges({ fullName, firstName, lastName, timeZone, ...changes }: ProfileBody): StoredChanges {
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
export function checkForRole(role: 'student' | 'teacher', { hourlyRateCents, introVideoUrl, interests }: ProfileBody): void {
  const forTeachers = role === 'teacher' ? undefined : 'Only teachers have this';
  refuseProblems({
    hourlyRateCents: hourlyRateCents === undefined ? undefined : forTeachers,
    introVideoUrl: introVideoUrl === undefined ? undefined : forTeachers,
    interests: interests === undefined || role === 'student' ? undefined : 'Only students have this',
  });
}

/** Refuses a list that has something twice. */
export function checkLists({ languages = [], gradeLevels: levels = [], interests = [] }: ProfileBody): void {
  refuseProblems({
    interests: hasTwice(interests) ? `interests must have at most ${interestsMax} different names` : undefined,
    languages: hasTwice(languages) ? `languages must have at most ${languagesMax} different names` : undefined,
    gradeLevels: hasTwice(levels) ? gradeLevelsMessage : undefined,
  });
}

const hasTwice = (values: string[]) => new Set(values).size < values.length;
