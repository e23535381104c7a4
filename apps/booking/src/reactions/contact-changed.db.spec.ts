import { fromInstant, toInstant } from '@somo/contracts/time';
import { aStudent } from '@somo/testing/callers';
import { everyDelivery } from '@somo/testing/permute';
import { anAgreement, hour, later, now, type Agreement } from '../../spec/agreed.js';

describe('DATA-07 MSG-03 two people of whom one blocks the other', () => {
  let agreed: Agreement;
  beforeEach(async () => void (agreed = await anAgreement()));
  afterEach(() => agreed.world.close());

  const people = (by: 'student' | 'teacher') =>
    by === 'student'
      ? { blockerId: agreed.studentId, blockedId: agreed.teacherId }
      : { blockerId: agreed.teacherId, blockedId: agreed.studentId };
  const set = (by: 'student' | 'teacher', version: number, blocked: boolean) =>
    agreed.world.deliver(blocked ? 'contact.blocked' : 'contact.unblocked', {
      ...people(by),
      ...{ version, blocked, changedAt: toInstant(now) },
    });
  const request = (startsAt = later(3)) =>
    agreed.world.as(agreed.student).ask('booking.request-lesson', {
      ...{ teacherId: agreed.teacherId, startsAt, endsAt: toInstant(fromInstant(startsAt) + hour) },
    });

  it.each(['student', 'teacher'] as const)('by the %s: neither books nor requests, open requests are closed, lessons stay', async (by) => {
    const lesson = await agreed.paid();
    const asked = await request();
    await set(by, 1, true);
    for (const attempt of [() => agreed.book(later(2)), () => request(later(5))])
      await expect(attempt()).rejects.toMatchObject({ code: 'teacher-not-available' });
    expect((await agreed.get(lesson.id)).status).toBe('confirmed');
    expect((await agreed.book(later(2), aStudent())).status).toBe('confirmed');
    const { status } = await agreed.world.as(agreed.student).ask('booking.get-request', { requestId: asked.id });
    expect(status).toBe(by === 'student' ? 'withdrawn' : 'rejected');
    expect(await agreed.openWork('expire-request')).toEqual([]);
    await set(by, 2, false);
    await expect(request(later(5))).resolves.toMatchObject({ status: 'pending' });
  });

  it('may move a lesson that they have', async () => {
    const lesson = await agreed.paid();
    await set('teacher', 1, true);
    const moved = await agreed.world.as(agreed.student).ask('booking.reschedule-booking', { bookingId: lesson.id, startsAt: later(4) });
    expect(moved).toMatchObject({ status: 'confirmed', startsAt: later(4) });
  });

  it('the latest state counts, in whatever order and however often the news comes', async () => {
    for (const order of everyDelivery([1, 2, 3])) {
      await agreed.world.db.run('forget', 'DELETE FROM blocks');
      for (const version of order) await set('teacher', version, version !== 2);
      await expect(agreed.book(later(2))).rejects.toMatchObject({ code: 'teacher-not-available' });
    }
  });
});
