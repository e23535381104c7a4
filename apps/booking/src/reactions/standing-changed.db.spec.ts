import type { UserStanding } from '@somo/contracts/events/user';
import { fromInstant, toInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { aStudent } from '@somo/testing/callers';
import { anAgreement, hour, later, nine, now, type Agreement } from '../../spec/agreed.js';

describe('C36 someone who is suspended', () => {
  let agreed: Agreement;
  beforeEach(async () => void (agreed = await anAgreement()));
  afterEach(() => agreed.world.close());

  const standing = (userId: string, version: number, suspended: boolean): UserStanding => ({
    ...{ userId, version, suspended, role: 'student', changedAt: toInstant(now) },
  });
  const suspend = (userId: string, version = 1) => agreed.world.deliver('user.suspended', standing(userId, version, true));
  const restore = (userId: string, version = 2) => agreed.world.deliver('user.restored', standing(userId, version, false));
  const request = (startsAt = later(3)) =>
    agreed.world.as(agreed.student).ask('booking.request-lesson', {
      ...{ teacherId: agreed.teacherId, startsAt, endsAt: toInstant(fromInstant(startsAt) + hour) },
    });

  it.each(['student', 'teacher'] as const)(
    '%s: coming lessons are cancelled with a full refund, and open requests closed',
    async (side) => {
      const lesson = await agreed.paid();
      const asked = await request();
      const another = await agreed.book(
        later(2),
        side === 'student' ? aStudent() : agreed.student,
        side === 'student' ? agreed.teacherId : newId(),
      );
      await suspend(side === 'student' ? agreed.studentId : agreed.teacherId);
      expect(await agreed.get(lesson.id)).toMatchObject({ status: 'cancelled', cancelledBy: 'operator' });
      const events = await agreed.world.emitted();
      expect(events).toContainEqual({
        type: 'booking.cancelled',
        data: expect.objectContaining({ bookingId: lesson.id, refundDue: true, paid: true }) as never,
      });
      expect(events.map(({ type }) => type)).toContain(side === 'student' ? 'request.withdrawn' : 'request.rejected');
      expect((await agreed.world.as(agreed.student).ask('booking.get-request', { requestId: asked.id })).status).not.toBe('pending');
      expect(await agreed.world.db.sql('kept', 'SELECT status FROM bookings WHERE id = $1', [another.id])).toEqual([
        { status: 'confirmed' },
      ]);
      expect(await agreed.openWork('expire-request')).toEqual([]);
    },
  );

  it('books, requests and is booked no more until restored, in whatever order the news comes', async () => {
    await suspend(agreed.studentId);
    for (const attempt of [() => agreed.book(), () => request()])
      await expect(attempt()).rejects.toMatchObject({ code: 'account-suspended' });
    await restore(agreed.studentId);
    await suspend(agreed.studentId);
    const lesson = await agreed.book();
    expect(lesson.status).toBe('confirmed');
    await suspend(agreed.teacherId, 3);
    await expect(agreed.book(later(2), aStudent())).rejects.toMatchObject({ code: 'teacher-not-available' });
    expect((await agreed.get(lesson.id)).status).toBe('cancelled');
  });

  it('has what was booked at the very moment cancelled a minute later, and a lesson that has begun goes on', async () => {
    const begun = await agreed.book();
    agreed.world.clock.set(fromInstant(later(0.5)));
    await suspend(agreed.studentId);
    expect((await agreed.get(begun.id)).status).toBe('confirmed');
    await agreed.world.db.run('missed', 'UPDATE suspensions SET suspended = false');
    const missed = await agreed.book(later(48));
    await agreed.world.db.run('missed-not', 'UPDATE suspensions SET suspended = true');
    agreed.world.clock.advance(60_000);
    await agreed.world.runDue();
    expect((await agreed.get(missed.id)).status).toBe('cancelled');
  });

  it('C17 whoever must confirm their address first can neither book nor request', async () => {
    const unconfirmed = aStudent({ duty: 'confirm-email' });
    await expect(agreed.book(nine, unconfirmed)).rejects.toMatchObject({ code: 'email-not-confirmed' });
  });
});
