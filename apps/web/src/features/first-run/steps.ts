// What makes a teacher's page complete, and what of it is done.
import type { Availability } from '@somo/contracts/availability';
import type { MyProfile } from '@somo/contracts/people';

export type FirstStep = 'subjects' | 'rate' | 'photo' | 'bio' | 'video' | 'hours' | 'payout' | 'lesson';

interface Known {
  profile: Pick<MyProfile, 'avatarUrl' | 'bio' | 'introVideoUrl' | 'subjects' | 'hourlyRateCents'>;
  availability: Pick<Availability, 'version' | 'recurringSlots' | 'specificDates'>;
  hasPayout: boolean;
  completedLessons: number;
}

/** Returns the steps in the order in which they are asked for; what nobody can be booked without comes first, and only where it is missing. */
export function firstSteps({ profile, availability, hasPayout, completedLessons }: Known): { step: FirstStep; isDone: boolean }[] {
  const needed: { step: FirstStep; isDone: boolean }[] = [
    { step: 'subjects', isDone: profile.subjects.length > 0 },
    { step: 'rate', isDone: profile.hourlyRateCents !== null },
  ];
  return [
    ...needed.filter(({ isDone }) => !isDone),
    { step: 'photo', isDone: profile.avatarUrl !== null },
    { step: 'bio', isDone: profile.bio !== null },
    { step: 'video', isDone: profile.introVideoUrl !== null },
    // Everyone starts with version 1: the teacher has saved none yet.
    { step: 'hours', isDone: availability.version > 1 && hasHours(availability) },
    { step: 'payout', isDone: hasPayout },
    { step: 'lesson', isDone: completedLessons > 0 },
  ];
}

export const hasHours = ({ recurringSlots, specificDates }: Pick<Availability, 'recurringSlots' | 'specificDates'>): boolean =>
  recurringSlots.length > 0 || specificDates.length > 0;
