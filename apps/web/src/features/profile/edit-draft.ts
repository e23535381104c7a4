// The form of the profile: its fields, and the request that changes make of it.
import * as z from 'zod/mini';
import type { MyProfile } from '@somo/contracts/people';
import type { ProfileBody } from '@somo/contracts/routes/profile';
import { contactNumberProblem } from '@somo/contracts/rules/contact-number';
import { lineProblem } from '@somo/contracts/rules/lines';
import { rateCents } from '@somo/contracts/rules/profile';
import { isVideoLink } from '@somo/contracts/rules/video-link';

export interface ProfileDraft {
  firstName: string;
  lastName: string;
  bio: string;
  timeZone: string;
  interests: string;
  introVideoUrl: string;
  contactNumber: string;
  country: string;
  languages: string[];
  gradeLevels: string[];
  experience: string;
  education: string;
  teachingStyle: string;
  rate: string;
}

interface Words {
  firstNameRequired: string;
  lastNameRequired: string;
  videoInvalid: string;
  rateInvalid: string;
}

export function draftOf(profile: MyProfile): ProfileDraft {
  const { firstName, lastName, timeZone, languages, gradeLevels, hourlyRateCents } = profile;
  return {
    ...{ firstName, lastName, timeZone, languages, gradeLevels },
    bio: profile.bio ?? '',
    interests: profile.interests.join(', '),
    introVideoUrl: profile.introVideoUrl ?? '',
    contactNumber: profile.contactNumber ?? '',
    country: profile.country ?? '',
    experience: profile.experience ?? '',
    education: profile.education ?? '',
    teachingStyle: profile.teachingStyle ?? '',
    rate: hourlyRateCents === null ? '' : String(hourlyRateCents / 100),
  };
}

/** Parses '25' or '22.50' as cents; null for nothing, NaN for anything else. */
export function centsOf(dollars: string): number | null {
  const text = dollars.trim().replace(',', '.');
  if (text === '') return null;
  return /^\d{1,5}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : Number.NaN;
}

/** Applies the server's own rules and messages. */
export function draftSchema(words: Words) {
  return z
    .object({
      ...{ firstName: z.string(), lastName: z.string(), bio: z.string(), timeZone: z.string(), interests: z.string() },
      ...{ introVideoUrl: z.string(), contactNumber: z.string(), country: z.string(), rate: z.string() },
      ...{ languages: z.array(z.string()), gradeLevels: z.array(z.string()) },
      ...{ experience: z.string(), education: z.string(), teachingStyle: z.string() },
    })
    .check(({ value, issues }) => {
      const cents = centsOf(value.rate);
      const isRate = cents === null || (cents >= rateCents.min && cents <= rateCents.max);
      const [video, phone] = [value.introVideoUrl.trim(), value.contactNumber.trim()];
      const problems: Partial<Record<keyof ProfileDraft, string | undefined>> = {
        firstName: lineProblem(value.firstName, words.firstNameRequired),
        lastName: lineProblem(value.lastName, words.lastNameRequired),
        introVideoUrl: video === '' || isVideoLink(video) ? undefined : words.videoInvalid,
        contactNumber: phone === '' ? undefined : contactNumberProblem(phone),
        rate: isRate ? undefined : words.rateInvalid,
        interests: listOf(value.interests)
          .map((one) => lineProblem(one, ''))
          .find(Boolean),
      };
      for (const [path, message] of Object.entries(problems))
        if (message) issues.push({ code: 'custom', path: [path], message, input: value });
    });
}

const listOf = (text: string) => [...new Set(text.split(',').map((one) => one.trim()))].filter(Boolean);
const orNull = (text: string) => text.trim() || null;

/** Returns only what differs from the profile. */
export function changesOf(draft: ProfileDraft, profile: MyProfile): ProfileBody {
  const person = { firstName: draft.firstName.trim(), lastName: draft.lastName.trim(), bio: orNull(draft.bio), timeZone: draft.timeZone };
  const all: ProfileBody =
    profile.role === 'teacher'
      ? {
          ...person,
          introVideoUrl: orNull(draft.introVideoUrl),
          contactNumber: orNull(draft.contactNumber),
          country: orNull(draft.country),
          languages: draft.languages,
          gradeLevels: draft.gradeLevels,
          experience: orNull(draft.experience),
          education: orNull(draft.education),
          teachingStyle: orNull(draft.teachingStyle),
          hourlyRateCents: centsOf(draft.rate),
        }
      : { ...person, interests: listOf(draft.interests) };
  const before: Partial<Record<string, unknown>> = { ...profile };
  return Object.fromEntries(Object.entries(all).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field])));
}

/** The field of the form in which the server's messages about this field of the request are shown. */
export const fieldOf = (field: string): keyof ProfileDraft => (field === 'hourlyRateCents' ? 'rate' : (field as keyof ProfileDraft));
