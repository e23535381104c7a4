import type { UserClosing } from '@somo/contracts/events/user';
import { fromInstant, toInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { anAgreement, hour, later, now, type Agreement } from '../../spec/agreed.js';

describe('DATA-01 the coming lessons of an account that is closed', () => {
  let agreed: Agreement;
  beforeEach(async () => void (agreed = await anAgreement()));
  afterEach(() => agreed.world.close());

  const preview = (userId: string) => agreed.world.as({ kind: 'service', service: 'auth' }).ask('booking.get-closing', { userId });
  const close = (userId: string) =>
    agreed.world.deliver('user.closing', {
      ...{ userId, version: 1, suspended: true, role: 'student', changedAt: toInstant(agreed.world.clock.now()) },
      eraseAt: toInstant(now),
    } satisfies UserClosing);

  it.each(['student', 'teacher'] as const)(
    'are cancelled as their owner would cancel them, and the student gets everything back if it is the teacher',
    async (side) => {
      const lesson = await agreed.paid();
      // Too late for the student to cancel for free.
      agreed.world.clock.set(fromInstant(lesson.startsAt) - hour);
      const userId = side === 'student' ? agreed.studentId : agreed.teacherId;
      expect(await preview(userId)).toEqual({
        ...{ lessons: 1, lessonsWithoutRefund: side === 'student' ? 1 : 0, requests: 0, obstacle: null },
      });
      await close(userId);
      expect(await agreed.world.emitted()).toContainEqual({
        type: 'booking.cancelled',
        data: expect.objectContaining({ bookingId: lesson.id, cancelledBy: side, refundDue: side === 'teacher' }) as never,
      });
    },
  );

  it('keep it from being closed while one takes place, or while a problem with one is open', async () => {
    const lesson = await agreed.paid();
    agreed.world.clock.set(fromInstant(lesson.startsAt) + 10 * 60_000);
    expect((await preview(agreed.teacherId)).obstacle).toBe('lesson-under-way');
    agreed.world.clock.set(fromInstant(lesson.endsAt) + hour);
    expect((await preview(agreed.studentId)).obstacle).toBeNull();
    await agreed.world.as(agreed.student).ask('booking.report-problem', { bookingId: lesson.id, kind: 'no-show', text: 'Nobody came.' });
    expect((await preview(agreed.studentId)).obstacle).toBe('problem-open');
    expect((await preview(newId())).obstacle).toBeNull();
  });

  it('are booked no more, and again once it is kept', async () => {
    await close(agreed.studentId);
    await expect(agreed.book(later(2))).rejects.toMatchObject({ code: 'account-suspended' });
    await agreed.world.deliver('user.kept', {
      ...{ userId: agreed.studentId, version: 2, suspended: false, role: 'student', changedAt: toInstant(now), eraseAt: null },
    });
    expect((await agreed.book(later(2))).status).toBe('confirmed');
  });
});
