import type { HoursState } from '@somo/contracts/events/hours';
import type { JobName } from '@somo/contracts/jobs';
import type { LessonRecord } from '@somo/contracts/lessons';
import { isRequest, type RequestRecord } from '@somo/contracts/requests';
import { fromInstant, toInstant, type Instant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { aPaymentState, someHours, someTerms } from '@somo/testing/builders';
import { aStudent, aTeacher } from '@somo/testing/callers';
import { startService, type Answers } from '@somo/testing/start-service';
import { booking } from '../src/booking.module.js';

export const hour = 3_600_000;
export const now = Date.parse('2030-01-07T08:00:00Z');
export const nine = toInstant(Date.parse('2030-01-14T09:00:00Z'));
/** Returns the instant this many hours after `nine`. */
export const later = (hours: number): Instant => toInstant(fromInstant(nine) + hours * hour);

/** Starts a booking service with one teacher and one student who have no lessons yet. */
export async function anAgreement(more: Answers = {}) {
  const [teacherId, studentId] = [newId(), newId()];
  const answers: Answers = {
    'scheduling.get-hours': async ({ teacherId: asked }) => someHours({ teacherId: asked }),
    'catalog.get-teacher-terms': async ({ teacherId: asked }) => someTerms({ teacherId: asked }),
    ...more,
  };
  const world = await startService(booking, { now, answers });
  const [teacher, student] = [aTeacher({ userId: teacherId }), aStudent({ userId: studentId })];
  const book = async (startsAt: Instant = nine, who = student, of = teacherId) =>
    bookedBy(await world.as(who).ask('booking.book-lesson', { teacherId: of, startsAt }));
  let version = 1;
  const payment = (lesson: Pick<LessonRecord, 'id' | 'agreementId'>) =>
    aPaymentState({ agreementId: lesson.agreementId, bookingId: lesson.id, studentId, teacherId });
  return {
    world,
    answers,
    teacher,
    student,
    teacherId,
    studentId,
    book,
    payment,
    paid: async (startsAt: Instant = nine) => {
      const lesson = await book(startsAt);
      await world.deliver('payment.paid', payment(lesson));
      return lesson;
    },
    move: (bookingId: string, startsAt: Instant, { who = student, key }: { who?: typeof student; key?: string } = {}) =>
      world.as(who).ask('booking.reschedule-booking', { bookingId, startsAt, ...(key === undefined ? {} : { key }) }),
    /** The teacher changes hours or settings. */
    offer: (part: Partial<HoursState>) => world.deliver('hours.changed', someHours({ teacherId, version: ++version, ...part })),
    cancel: (bookingId: string, who = student) => world.as(who).ask('booking.cancel-booking', { bookingId }),
    get: (bookingId: string, who = student) => world.as(who).ask('booking.get-lesson', { bookingId }),
    /** Returns the events after the first `count`. */
    emittedSince: async (count: number) => (await world.emitted()).slice(count),
    openWork: (job: JobName = 'complete-past-lesson') =>
      world.db.sql<{ key: string }>(
        'spec-work',
        'SELECT key FROM due_work WHERE job = $1 AND cancelled_at IS NULL AND done_at IS NULL ORDER BY key',
        [job],
      ),
  };
}

/** Returns the lesson that was booked; throws if it was only requested. */
export function bookedBy(answer: LessonRecord | RequestRecord): LessonRecord {
  if (isRequest(answer)) throw new Error('The lesson was requested, not booked.');
  return answer;
}

export type Agreement = Awaited<ReturnType<typeof anAgreement>>;
