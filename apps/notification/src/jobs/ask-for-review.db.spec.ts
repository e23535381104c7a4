import { hourMs } from '@somo/calendar/days';
import type { LessonRecord } from '@somo/contracts/lessons';
import type { LessonReview } from '@somo/contracts/reviews';
import { refuse } from '@somo/contracts/refusals';
import { toInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { aBookingState, aLessonRecord, aPaymentState } from '@somo/testing/builders';
import { aStudent, aVisitor } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { notification } from '../notification.module.js';

const now = Date.parse('2030-01-14T09:00:00Z');

describe('REV-01 NOTF-07 a student', () => {
  let world: World;
  const lessons = new Map<string, LessonRecord>();
  const reviewed = new Set<string>();

  beforeAll(async () => {
    world = await startService(notification, {
      now,
      answers: {
        'booking.get-learners': () => Promise.resolve([]),
        'booking.get-lesson': async ({ bookingId }) => lessons.get(bookingId) ?? Promise.reject(refuse('lesson-not-found')),
        'booking.get-lessons': async ({ bookingIds }) => bookingIds.flatMap((id) => lessons.get(id) ?? []),
        'catalog.list-lesson-reviews': async ({ agreementIds }) =>
          agreementIds.filter((id) => reviewed.has(id)).map((agreementId) => ({ agreementId }) as LessonReview),
        'auth.get-account': async () => ({
          userId: '',
          email: 'a@somo.test',
          role: 'student',
          timeZone: 'UTC',
          language: 'en',
          emailConfirmed: true,
        }),
        'auth.get-contacts': async ({ userIds }) =>
          userIds.map((userId) => ({ userId, email: `${userId}@somo.test`, timeZone: 'UTC', language: 'en' })),
        'catalog.get-people': async ({ ids }) =>
          ids.map((id) => ({ id, firstName: 'Kwame', lastName: 'Mensah', fullName: 'Kwame Mensah', avatarUrl: null })),
      },
    });
  });
  beforeEach(() => world.clock.set(now));
  afterAll(() => world.close());

  const complete = async (lessonsTogether?: number) => {
    const booking = aBookingState({
      status: 'completed',
      studentId: newId(),
      ...(lessonsTogether === undefined ? {} : { lessonsTogether }),
    });
    const { bookingId: id, agreementId, studentId, teacherId } = booking;
    lessons.set(id, aLessonRecord({ id, agreementId, studentId, teacherId, status: 'completed' }));
    await world.deliver('lesson.completed', booking);
    return booking;
  };
  const later = async () => {
    world.clock.set(now + hourMs);
    await world.runDue();
  };
  const mailsTo = async (userId: string) =>
    (await world.as(aVisitor()).ask('notification.list-dev-mails', { to: `${userId}@somo.test` })).items;
  const review = ({ bookingId, agreementId, studentId, teacherId }: ReturnType<typeof aBookingState>) => ({
    ...{ reviewId: newId(), bookingId, agreementId, studentId, teacherId, rating: 5, hidden: false, version: 1 },
    changedAt: toInstant(now),
  });

  it('is asked by email an hour after the first lesson with a teacher and every fifth, and after no other', async () => {
    const lessonsOf = await Promise.all([1, 2, 4, 5, 6, 10].map(complete));
    world.clock.set(now + hourMs - 1);
    await world.runDue();
    expect((await Promise.all(lessonsOf.map(({ studentId }) => mailsTo(studentId)))).flat()).toEqual([]);
    await later();
    const mails = await Promise.all(lessonsOf.map(({ studentId }) => mailsTo(studentId)));
    expect(mails.map((each) => each.map(({ subject }) => subject))).toEqual(
      [1, 0, 0, 1, 0, 1].map((n) => Array(n).fill('How was your lesson?')),
    );
    expect(mails[0]?.[0]?.text).toContain(`/lessons/${lessonsOf[0]?.bookingId}?rate=1`);
    expect(mails[0]?.[0]?.text).toContain('/u/');
  });

  it('NOTF-02 is no longer asked once the lesson is reviewed', async () => {
    const [booking, other] = [await complete(1), await complete(1)];
    await later();
    const unread = async (userId: string) =>
      (await world.as(aStudent({ userId })).ask('notification.list-notifications', { unread: true })).items.map(({ action }) => action);
    expect(await unread(booking.studentId)).toEqual(['rate']);
    await world.deliver('review.posted', review(booking));
    expect(await unread(booking.studentId)).toEqual([]);
    expect(await unread(other.studentId)).toEqual(['rate']);
  });

  it('is not asked about lessons of an older version, or those that are reviewed, refunded or reviewed unheard', async () => {
    const [older, told, refunded, unheard] = [await complete(), await complete(1), await complete(1), await complete(1)];
    await world.deliver('review.posted', review(told));
    const { bookingId, agreementId, studentId } = refunded;
    await world.deliver('payment.refunded', aPaymentState({ bookingId, agreementId, studentId, amountCents: 2500, refundedCents: 2500 }));
    reviewed.add(unheard.agreementId);
    await later();
    for (const each of [older, told, refunded, unheard])
      expect((await mailsTo(each.studentId)).filter(({ subject }) => subject.startsWith('How was'))).toEqual([]);
  });

  it('REV-03 and a teacher are told of a review, its reply, and that it is hidden or shown again, each once', async () => {
    const booking = await complete(2);
    const posted = review(booking);
    for (let twice = 0; twice < 2; twice++) {
      await world.deliver('review.posted', posted);
      await world.deliver('review.replied', { ...posted, version: 2 });
      await world.deliver('review.hidden', { ...posted, hidden: true, version: 3 });
      await world.deliver('review.restored', { ...posted, version: 4 });
    }
    await world.runDue();
    const subjects = async (userId: string) => (await mailsTo(userId)).map(({ subject }) => subject).sort();
    expect(await subjects(booking.teacherId)).toEqual(['A review is visible again', 'A review was hidden', 'New review: 5 stars']);
    expect(await subjects(booking.studentId)).toEqual([
      'A review is visible again',
      'A review was hidden',
      'Your teacher replied to your review',
    ]);
  });
});
