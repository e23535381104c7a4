import type { Person } from '@somo/contracts/people';
import { refuse } from '@somo/contracts/refusals';
import { toInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { aStudent, aVisitor } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { notification } from '../notification.module.js';

const now = Date.parse('2030-01-07T08:00:00Z');
const nine = toInstant(Date.parse('2030-01-09T09:00:00Z'));

describe('students who wait for a teacher', () => {
  let world: World;
  const apart = new Set<string>();
  let isAway = false;
  beforeAll(async () => {
    const contact = (userId: string) => ({ userId, email: `${userId}@somo.test`, timeZone: 'Africa/Accra', language: 'en', role: null });
    world = await startService(notification, {
      now,
      answers: {
        'auth.get-contacts': ({ userIds }) => Promise.resolve(userIds.map(contact)),
        'auth.get-account': () => Promise.resolve({ ...contact('me'), emailConfirmed: true }),
        'catalog.get-people': ({ ids }) =>
          Promise.resolve(ids.map((id) => ({ id, firstName: 'Kwame', fullName: 'Kwame Mensah' }) as Person)),
        'booking.filter-bookable': ({ studentIds }) =>
          isAway ? Promise.reject(refuse('service-unavailable')) : Promise.resolve(studentIds.filter((id) => !apart.has(id))),
      },
    });
  });
  beforeEach(() => world.clock.set(now));
  afterAll(() => world.close());

  const bell = async (userId: string) => (await world.as(aStudent({ userId })).ask('notification.list-notifications', {})).items;
  const mails = async (userId: string) =>
    (await world.as(aVisitor()).ask('notification.list-dev-mails', { to: `${userId}@somo.test` })).items;
  const tell = async (teacherId: string, ...studentIds: string[]) => {
    const waiting = studentIds.map((studentId) => ({ studentId, startsAt: [nine] }));
    await world.deliver('openings.awaited', { teacherId, changedAt: toInstant(world.clock.now()), waiting });
    await world.runDue();
  };

  it('are told at once, in the bell and by email, with the time and the way to book it', async () => {
    const [teacherId, ama, kofi] = [newId(), newId(), newId()];
    await tell(teacherId, ama, kofi);
    for (const userId of [ama, kofi]) {
      expect(await bell(userId)).toEqual([
        expect.objectContaining({
          title: 'Kwame Mensah has time',
          message: expect.stringContaining('Wed, Jan 9, 2030, 9:00 AM') as unknown,
          relatedId: teacherId,
          relatedEntityType: 'teacher',
        }),
      ]);
      const [mail, ...more] = await mails(userId);
      expect(more).toEqual([]);
      expect(mail?.subject).toBe('Kwame Mensah has time');
      expect(mail?.text).toContain(`http://localhost:3000/student/book-lesson/${teacherId}`);
    }
  });

  it('are not told who cannot book: blocked, restricted, suspended; nor of a time that has passed meanwhile', async () => {
    const [teacherId, blocked, other] = [newId(), newId(), newId()];
    apart.add(blocked);
    await tell(teacherId, blocked, other);
    expect([await bell(blocked), await mails(blocked)]).toEqual([[], []]);
    expect(await bell(other)).toHaveLength(1);
    world.clock.set(Date.parse(nine));
    const late = newId();
    await tell(teacherId, late);
    expect(await bell(late)).toEqual([]);
  });

  it('are told later where booking does not answer, once', async () => {
    const [teacherId, studentId] = [newId(), newId()];
    isAway = true;
    await world.deliver('openings.awaited', { teacherId, changedAt: toInstant(now), waiting: [{ studentId, startsAt: [nine] }] });
    await world.runOne();
    expect(await bell(studentId)).toEqual([]);
    isAway = false;
    world.clock.advance(60_000);
    await world.runDue();
    expect(await bell(studentId)).toHaveLength(1);
  });
});
