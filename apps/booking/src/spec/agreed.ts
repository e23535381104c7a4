import type { JobName } from '@somo/contracts/jobs';
import type { TeacherTerms } from '@somo/contracts/asks/catalog';
import type { CheckedSlot } from '@somo/contracts/asks/scheduling';
import type { LessonRecord } from '@somo/contracts/lessons';
import { fromInstant, toInstant, type Instant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { aPaymentState } from '@somo/testing/builders';
import { aStudent, aTeacher } from '@somo/testing/callers';
import { startService, type Answers } from '@somo/testing/start-service';
import { booking } from '../booking.module.js';

export const hour = 3_600_000;
export const now = Date.parse('2030-01-07T08:00:00Z');
export const nine = toInstant(Date.parse('2030-01-14T09:00:00Z'));
/** Returns the instant this many hours after `nine`. */
export const later = (hours: number): Instant => toInstant(fromInstant(nine) + hours * hour);

/** Offers every time, in Accra, with a 15-minute buffer and at most three lessons a day. */
export function slotAt(startsAt: Instant): Extract<CheckedSlot, { offered: true }> {
  const endsAt = toInstant(fromInstant(startsAt) + hour);
  const teacherLocal = { date: startsAt.slice(0, 10), startTime: startsAt.slice(11, 16), endTime: endsAt.slice(11, 16) };
  return { offered: true, startsAt, endsAt, bufferMinutes: 15, dailyMaximum: 3, teacherTimeZone: 'Africa/Accra', teacherLocal };
}

/** Starts a booking service with one teacher and one student who have no lessons yet. */
export async function anAgreement(more: Answers = {}) {
  const [teacherId, studentId] = [newId(), newId()];
  const terms: TeacherTerms = { teacherId, available: true, hourlyRateCents: 2500, subjects: ['Mathematics'], modules: [] };
  const answers: Answers = {
    'scheduling.check-slot': async ({ startsAt }) => slotAt(startsAt),
    'catalog.get-teacher-terms': async ({ teacherId: asked }) => ({ ...terms, teacherId: asked }),
    'scheduling.find-nearest-open': async () => [0, 1, 2, 3, 4].map((n) => ({ startsAt: later(n * 2), endsAt: later(n * 2 + 1) })),
    ...more,
  };
  const world = await startService(booking, { now, answers });
  const [teacher, student] = [aTeacher({ userId: teacherId }), aStudent({ userId: studentId })];
  const book = (startsAt: Instant = nine, who = student) => world.as(who).ask('booking.book-lesson', { teacherId, startsAt });
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
    cancel: (bookingId: string, who = student) => world.as(who).ask('booking.cancel-booking', { bookingId }),
    get: (bookingId: string, who = student) => world.as(who).ask('booking.get-lesson', { bookingId }),
    /** Returns the events after the first `count`. */
    toldSince: async (count: number) => (await world.emitted()).slice(count),
    openWork: (job: JobName = 'complete-past-lesson') =>
      world.db.sql<{ key: string }>(
        'spec-work',
        'SELECT key FROM due_work WHERE job = $1 AND cancelled_at IS NULL AND done_at IS NULL ORDER BY key',
        [job],
      ),
  };
}

export type Agreement = Awaited<ReturnType<typeof anAgreement>>;
