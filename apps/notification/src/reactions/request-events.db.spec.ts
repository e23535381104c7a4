import type { RequestState } from '@somo/contracts/events/request';
import { toInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { aRequestState } from '@somo/testing/builders';
import { aStudent } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { notification } from '../notification.module.js';

const now = Date.parse('2030-01-07T08:00:00Z');
const time = (hour: number) => ({ startsAt: toInstant(now + hour * 3_600_000), endsAt: toInstant(now + (hour + 1) * 3_600_000) });

describe('a request for a lesson', () => {
  let world: World;
  beforeAll(async () => {
    const account = { userId: '', email: 'a@somo.test', role: 'student' as const, timeZone: 'UTC', language: 'en', emailConfirmed: true };
    world = await startService(notification, {
      now,
      answers: {
        'auth.get-account': () => Promise.resolve(account),
        'catalog.get-people': () => Promise.resolve([]),
        'booking.get-learners': () => Promise.resolve([]),
      },
    });
  });
  afterAll(() => world.close());

  const list = async (userId: string, query: { unread?: boolean; actionable?: boolean }) =>
    (await world.as(aStudent({ userId })).ask('notification.list-notifications', query)).items;
  const asked = async (userId: string) => (await list(userId, { unread: true })).flatMap(({ action }) => action ?? []);
  const propose = (request: RequestState, version: number) =>
    world.deliver('request.times-proposed', { ...request, version, proposals: [time(version)] });

  it.each([
    ['request.accepted', { status: 'approved', bookingId: newId() }],
    ['request.rejected', { status: 'rejected' }],
    ['request.withdrawn', { status: 'withdrawn' }],
    ['request.expired', { status: 'expired' }],
  ] as const)('NOTF-02 waits for nobody after %s', async (name, end) => {
    const request = aRequestState();
    const { studentId, teacherId } = request;
    await world.deliver('request.created', request);
    await world.deliver('request.created', aRequestState({ teacherId }));
    expect(await asked(teacherId)).toEqual(['answer', 'answer']);
    world.lives.length = 0;
    for (let twice = 0; twice < 2; twice++) await world.deliver(name, { ...request, version: 2, ...end });
    expect(await asked(teacherId)).toEqual(['answer']);
    expect(world.lives.filter((live) => live.name === 'notification.read').map(({ userId }) => userId)).toEqual([teacherId]);
    expect(await asked(studentId)).toEqual([]);
  });

  it('NOTF-02 waits for the student once the teacher proposes times, for the newest ones only, until it ends', async () => {
    const request = aRequestState();
    const { studentId, teacherId } = request;
    await world.deliver('request.created', request);
    for (const version of [3, 2, 3]) await propose(request, version);
    expect(await asked(teacherId)).toEqual([]);
    await propose(request, 4);
    const waiting = (await list(studentId, { unread: true })).map(({ message }) => message);
    expect(await asked(studentId)).toEqual(['choose-time']);
    expect(waiting).toHaveLength(1);
    await world.deliver('request.withdrawn', { ...request, version: 5, status: 'withdrawn' });
    expect(await asked(studentId)).toEqual([]);
  });

  it('NOTF-02 asks for nothing once it is too late, even if nothing ended it', async () => {
    const request = aRequestState({ expiresAt: time(5).startsAt });
    await world.deliver('request.created', request);
    const waiting = () => list(request.teacherId, { actionable: true });
    world.clock.set(now + 5 * 3_600_000 - 1);
    expect((await waiting()).map(({ action }) => action)).toEqual(['answer']);
    world.clock.set(now + 5 * 3_600_000);
    expect(await waiting()).toEqual([]);
    expect(await asked(request.teacherId)).toEqual([]);
    world.clock.set(now);
  });

  it('NOTF-02 C09 is listed as actionable for whom it asks something', async () => {
    const request = aRequestState();
    const { studentId, teacherId } = request;
    await world.deliver('request.created', request);
    await propose(request, 2);
    await world.deliver('request.expired', { ...request, version: 3, status: 'expired' });
    for (const [userId, action] of [
      [studentId, 'choose-time'],
      [teacherId, 'answer'],
    ] as const) {
      expect((await list(userId, { actionable: true })).map((one) => one.action)).toEqual([action]);
      expect((await list(userId, { actionable: false })).map((one) => one.action)).toEqual([undefined]);
      expect(await list(userId, { actionable: true, unread: true })).toEqual([]);
    }
  });
});
