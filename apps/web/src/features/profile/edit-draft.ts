// The form of the profile: its fields, and the request that changes make of it.
import type { MyProfile } from '@somo/contracts/people';
import type { ProfileBody } from '@somo/contracts/routes/profile';
import { eachProfileText, type ProfileText } from '@somo/contracts/rules/profile';
import { fieldRules } from '../../generated/field-rules';
import { fieldProblem } from '../../lib/field-problem';
import { lastNameOf } from '../../ui/name-fields';

export interface ProfileDraft extends Record<ProfileText, string> {
  firstName: string;
  lastName: string;
  oneName: boolean;
  timeZone: string;
  interests: string;
  introVideoUrl: string;
  contactNumber: string;
  country: string;
  languages: string[];
  gradeLevels: string[];
  rate: string;
}

export function draftOf(profile: MyProfile): ProfileDraft {
  const { firstName, lastName, timeZone, languages, gradeLevels, hourlyRateCents } = profile;
  return {
    ...{ firstName, lastName, timeZone, languages, gradeLevels },
    ...eachProfileText((text) => profile[text] ?? ''),
    oneName: lastName === '',
    interests: profile.interests.join(', '),
    introVideoUrl: profile.introVideoUrl ?? '',
    contactNumber: profile.contactNumber ?? '',
    country: profile.country ?? '',
    rate: hourlyRateCents === null ? '' : String(hourlyRateCents / 100),
  };
}

/** Parses '25' or '22.50' as cents; null for nothing, NaN for anything else. */
function centsOf(dollars: string): number | null {
  const text = dollars.trim().replace(',', '.');
  if (text === '') return null;
  return /^\d{1,5}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : Number.NaN;
}

const { hourlyRateCents, interests, ...rules } = fieldRules['PATCH /api/me/profile'];
type ProfileRole = MyProfile['role'];

/**
 * Returns the rules of the fields that are typed as they are sent, and that this role sees: a field that is not shown must not keep the
 * form from being saved.
 */
export function draftRules(role: ProfileRole) {
  const { firstName, lastName, bio, timeZone } = rules;
  return role === 'teacher' ? rules : { firstName, lastName, bio, timeZone };
}

/** Returns what is wrong with the fields of this role that are typed in another form than they are sent. */
export const typedProblems = (draft: ProfileDraft, role: ProfileRole, rateInvalid: string) =>
  role === 'teacher'
    ? { rate: fieldProblem(hourlyRateCents, centsOf(draft.rate), rateInvalid) }
    : { interests: fieldProblem(interests, listOf(draft.interests)) || undefined };

const listOf = (text: string) => [...new Set(text.split(/[,،]/).map((one) => one.trim()))].filter(Boolean);
const orNull = (text: string) => text.trim() || null;

/** Returns only what differs from the profile. */
export function changesOf(draft: ProfileDraft, profile: MyProfile): ProfileBody {
  const person = { firstName: draft.firstName.trim(), lastName: lastNameOf(draft), timeZone: draft.timeZone };
  const all: ProfileBody =
    profile.role === 'teacher'
      ? {
          ...person,
          ...eachProfileText((text) => orNull(draft[text])),
          introVideoUrl: orNull(draft.introVideoUrl),
          contactNumber: orNull(draft.contactNumber),
          country: orNull(draft.country),
          languages: draft.languages,
          gradeLevels: draft.gradeLevels,
          hourlyRateCents: centsOf(draft.rate),
        }
      : { ...person, bio: orNull(draft.bio), interests: listOf(draft.interests) };
  const before: Partial<Record<string, unknown>> = { ...profile };
  return Object.fromEntries(Object.entries(all).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field])));
}

/** The field of the form in which the server's messages about this field of the request are shown. */
export const fieldOf = (field: string): string => (field === 'hourlyRateCents' ? 'rate' : field);
