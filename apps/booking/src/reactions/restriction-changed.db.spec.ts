import { fromInstant, toInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { aStudent } from '@somo/testing/callers';
import { everyDelivery } from '@somo/testing/permute';
import { anAgreement, hour, later, now, type Agreement } from '../../spec/agreed.js';

describe('PERM-05 DATA-04 someone who is restricted', () => {
  let agreed: Agreement;
  beforeEach(async () => void (agreed = await anAgreement()));
  afterEach(() => agreed.world.close());

  const set = (userId: string, version: number, restricted: boolean) =>
    agreed.world.deliver(restricted ? 'user.restricted' : 'user.unrestricted', {
      ...{ userId, version, restricted, role: 'student', changedAt: toInstant(now) },
    });
  const request = (startsAt = later(3), who = agreed.student, teacherId = agreed.teacherId) =>
    agreed.world.as(who).ask('booking.request-lesson', { teacherId, startsAt, endsAt: toInstant(fromInstant(startsAt) + hour) });
  const refused = (code: string) => ({ code });

  it('as teacher is booked and asked by nobody new, who reads so; whom they know still books', async () => {
    const lesson = await agreed.paid();
    await set(agreed.teacherId, 1, true);
    const other = aStudent();
    for (const attempt of [() => agreed.book(later(2), other), () => request(later(5), other)])
      await expect(attempt()).rejects.toMatchObject(refused('not-taking-new-students'));
    expect((await agreed.book(later(2))).status).toBe('confirmed');
    const moved = await agreed.world.as(agreed.student).ask('booking.reschedule-booking', { bookingId: lesson.id, startsAt: later(4) });
    expect(moved).toMatchObject({ status: 'confirmed' });
    await set(agreed.teacherId, 2, false);
    expect((await agreed.book(later(6), other)).status).toBe('confirmed');
  });

  it('as student books and asks nobody new, and reads why', async () => {
    await set(agreed.studentId, 1, true);
    for (const attempt of [() => agreed.book(), () => request()])
      await expect(attempt()).rejects.toMatchObject(refused('account-restricted'));
    expect((await agreed.book(later(2), aStudent())).status).toBe('confirmed');
  });

  it('a lesson that was called off makes nobody known', async () => {
    const lesson = await agreed.paid();
    await agreed.world.as(agreed.student).ask('booking.cancel-booking', { bookingId: lesson.id });
    await set(agreed.teacherId, 1, true);
    await expect(agreed.book(later(2))).rejects.toMatchObject(refused('not-taking-new-students'));
  });

  it('an open request of somebody new is neither accepted nor answered with other times', async () => {
    await agreed.offer({ instantBooking: false });
    const { id: requestId } = await request();
    await set(agreed.teacherId, 1, true);
    const teacher = agreed.world.as(agreed.teacher);
    const proposals = [later(5)];
    await expect(teacher.ask('booking.accept-request', { requestId })).rejects.toMatchObject(refused('account-restricted'));
    await expect(teacher.ask('booking.propose-request-times', { requestId, proposals })).rejects.toMatchObject(
      refused('account-restricted'),
    );
    await set(agreed.teacherId, 2, false);
    await set(agreed.studentId, 3, true);
    // What the student's account is like is not the teacher's business.
    await expect(teacher.ask('booking.accept-request', { requestId })).rejects.toMatchObject(refused('request-not-pending'));
    await expect(teacher.ask('booking.propose-request-times', { requestId, proposals })).rejects.toMatchObject(
      refused('request-not-pending'),
    );
  });

  it('the latest state counts, in whatever order and however often the news comes', async () => {
    for (const order of everyDelivery([1, 2, 3])) {
      await agreed.world.db.run('forget', 'DELETE FROM restrictions');
      for (const version of order) await set(agreed.teacherId, version, version !== 2);
      await expect(agreed.book(later(2))).rejects.toMatchObject(refused('not-taking-new-students'));
    }
  });

  it('reaches nobody new in 300 random orders of restrictions, bookings, cancellations and their ends', async () => {
    let seed = 7;
    const pick = <T>(of: readonly T[]): T => of[(seed = (seed * 48_271) % 2_147_483_647) % of.length]!;
    const students = [agreed.studentId, newId(), newId()].map((userId) => ({ userId, caller: aStudent({ userId }) }));
    const teachers = [agreed.teacherId, newId()];
    const restricted = new Map<string, number>();
    const known = new Map<string, string[]>();
    let version = 0;
    let refusals = 0;
    for (let step = 0; step < 300; step++) {
      const [student, teacherId] = [pick(students), pick(teachers)];
      const pair = `${student.userId} ${teacherId}`;
      const lessons = known.get(pair) ?? [];
      switch (pick(['restrict', 'lift', 'book', 'book', 'book', 'cancel'])) {
        case 'restrict':
        case 'lift': {
          const userId = pick([student.userId, teacherId]);
          const isOn = !restricted.has(userId);
          await set(userId, ++version, isOn);
          if (isOn) restricted.set(userId, version);
          else restricted.delete(userId);
          break;
        }
        case 'cancel': {
          const bookingId = lessons.pop();
          if (bookingId) await agreed.world.as(student.caller).ask('booking.cancel-booking', { bookingId });
          break;
        }
        case 'book': {
          const mayReach = lessons.length > 0 || !(restricted.has(student.userId) || restricted.has(teacherId));
          const startsAt = later(24 * (step % 5) + (step % 8));
          const answer = await agreed.book(startsAt, student.caller, teacherId).catch((error: { code: string }) => error);
          if ('id' in answer) known.set(pair, [...lessons, answer.id]);
          else if (['account-restricted', 'not-taking-new-students'].includes(answer.code)) refusals++;
          if (!mayReach) expect('code' in answer && answer.code).toMatch(/restricted|not-taking/);
          if (mayReach && 'code' in answer) expect(answer.code).not.toMatch(/restricted|not-taking/);
        }
      }
    }
    expect(refusals).toBeGreaterThan(20);
  });
});
