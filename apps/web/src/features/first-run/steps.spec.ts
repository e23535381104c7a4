import { describe, expect, it } from '@jest/globals';
import { firstSteps } from './steps';

const slot = { id: 'a', day: 1, startTime: '09:00', endTime: '10:00', isRecurring: true } as const;
const started = {
  profile: { avatarUrl: null, bio: null, introVideoUrl: null, subjects: ['Physics'], hourlyRateCents: 2500 },
  availability: { version: 1, recurringSlots: [slot], specificDates: [] },
  hasPayout: false,
  completedLessons: 0,
};
const done = {
  profile: { ...started.profile, avatarUrl: '/a.jpg', bio: 'Hello', introVideoUrl: 'https://youtu.be/a' },
  availability: { ...started.availability, version: 2 },
  hasPayout: true,
  completedLessons: 1,
};
const open = (known: typeof started | typeof done) =>
  firstSteps(known)
    .filter(({ isDone }) => !isDone)
    .map(({ step }) => step);

describe("the steps of a teacher's first days", () => {
  it('TDASH-04 are photo, bio, video, hours, payout and first lesson, and end', () => {
    expect(open(started)).toEqual(['photo', 'bio', 'video', 'hours', 'payout', 'lesson']);
    expect(open(done)).toEqual([]);
  });

  it('TDASH-04 begin with what students cannot find a teacher without', () => {
    expect(open({ ...done, profile: { ...done.profile, subjects: [], hourlyRateCents: null as unknown as number } })).toEqual([
      'subjects',
      'rate',
    ]);
  });

  it('TDASH-06 ask for hours that a teacher has only been given, or has none of', () => {
    expect(open({ ...done, availability: started.availability })).toEqual(['hours']);
    expect(open({ ...done, availability: { version: 3, recurringSlots: [] as never, specificDates: [] } })).toEqual(['hours']);
  });
});
