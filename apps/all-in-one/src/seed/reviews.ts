// What the students of the demo said about their lessons, and what the teachers answered.
import { hourMs } from '@somo/calendar/days';
import type { LessonRecord } from '@somo/contracts/lessons';
import { fromInstant } from '@somo/contracts/time';
import type { SeedAccount } from './create-accounts.js';
import type { PastReview } from './past-lessons.js';
import type { SeedAsk } from './seed-ask.js';

interface Pair {
  student: SeedAccount;
  teacher: SeedAccount;
}

/** Returns when a lesson is reviewed, and when the teacher answers. */
export function reviewing(
  ask: SeedAsk,
  { id: bookingId, agreementId, endsAt }: LessonRecord,
  { reply, ...review }: PastReview,
  { student, teacher }: Pair,
): { at: number; act: () => Promise<unknown> }[] {
  const post = async () => {
    await ask(student.token, 'catalog.post-review', { bookingId, ...review });
  };
  const answer = async () => {
    const { token } = teacher;
    const [posted] = await ask(token, 'catalog.list-lesson-reviews', { agreementIds: [agreementId] });
    if (posted && reply !== undefined) await ask(token, 'catalog.reply-to-review', { reviewId: posted.id, text: reply });
  };
  const at = fromInstant(endsAt);
  return [{ at: at + 2 * hourMs, act: post }, ...(reply === undefined ? [] : [{ at: at + 5 * hourMs, act: answer }])];
}
