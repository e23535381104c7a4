import { hourMs, minuteMs } from '@somo/calendar/days';
import { toInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { aBookingState, aLessonRecord } from '@somo/testing/builders';
import { aStudent } from '@somo/testing/callers';
import { startDelivery, type Delivered } from '../../spec/delivery-world.js';
import { startPushService } from '../../spec/push-service.js';

const now = Date.parse('2030-01-07T12:00:00Z');

describe('push', () => {
  let all: Delivered;
  let service: Awaited<ReturnType<typeof startPushService>>;
  beforeAll(async () => {
    service = await startPushService();
    process.env['PUSH_TEST_HOSTS'] = service.host;
    all = await startDelivery(now);
  });
  beforeEach(() => {
    all.world.clock.set(now);
    service.arrived.length = 0;
  });
  afterAll(async () => {
    delete process.env['PUSH_TEST_HOSTS'];
    await all.world.close();
    await service.close();
  });

  const as = (userId: string, sessionId = newId()) => all.world.as(aStudent({ userId, sessionId }));
  const devices = async (userId: string) =>
    (await all.world.db.sql('test-devices', 'SELECT id FROM push_devices WHERE user_id = $1', [userId])).length;
  /** Somebody with one browser, who wants to be told there. */
  const somebody = async (status?: number) => {
    const [userId, sessionId] = [newId(), newId()];
    const { body, path, browser } = service.subscription(status);
    await as(userId, sessionId).ask('notification.save-push-device', body);
    await all.choose(userId, { push: true });
    return { userId, sessionId, body, path, browser };
  };
  const writeTo = async (readerId: string, senderId = newId()) => {
    all.unread.set(`${readerId} ${senderId}`, 1);
    await all.world.deliver('contact.message-waiting', { readerId, senderId, seq: 1, sentAt: toInstant(all.world.clock.now()) });
    return senderId;
  };
  const runAt = async (at: number) => {
    all.world.clock.set(at);
    await all.world.runDue();
  };

  it('NOTF-07 shows after two minutes who wrote, encrypted for the browser and signed, and not what they wrote', async () => {
    const reader = await somebody();
    const senderId = await writeTo(reader.userId);
    await runAt(now + 2 * minuteMs - 1);
    expect(service.arrived).toEqual([]);
    await runAt(now + 2 * minuteMs);
    const [told] = service.arrived;
    expect(service.arrived).toHaveLength(1);
    expect(told).toMatchObject({ path: reader.path, authorization: expect.stringMatching(/^vapid t=/) as unknown });
    expect(told?.topic).toMatch(/^[\w-]{1,32}$/);
    expect(told?.message).toMatchObject({
      web_push: 8030,
      notification: { title: 'New message', navigate: `http://localhost:3000/student/messages?with=${senderId}` },
    });
    expect(told?.message.notification.body).toContain('Ama Owusu');
    await runAt(now + hourMs);
    expect(service.arrived).toHaveLength(1);
  });

  it("says 'Kofi's lesson' to a guardian, and to the teacher for whom it is", async () => {
    const [guardian, teacher] = [await somebody(), await somebody()];
    const booking = aBookingState({ studentId: guardian.userId, teacherId: teacher.userId });
    const { bookingId: id, studentId, teacherId } = booking;
    all.lessons.set(id, aLessonRecord({ id, studentId, teacherId, learner: { id: newId(), firstName: 'Kofi' } }));
    await all.world.deliver('booking.confirmed', booking);
    await all.world.runDue();
    const bodyTo = ({ path }: { path: string }) => service.arrived.find((one) => one.path === path)?.message.notification.body;
    expect(bodyTo(guardian)).toMatch(/^Kofi's Mathematics lesson with Ama Owusu is booked for /);
    expect(bodyTo(teacher)).toMatch(/^Ama Owusu booked a lesson with you: Mathematics, .*\nFor Kofi \(under 18\)$/);
  });

  it('NOTF-07 tells nobody who has read it, switched it off, or is blocked, and in quiet hours only after them', async () => {
    const [read, off, kind, blocked, quiet] = [await somebody(), await somebody(), await somebody(), await somebody(), await somebody()];
    const [readLater, blockedLater] = [await somebody(), await somebody()];
    all.unread.set(`${read.userId} ${await writeTo(read.userId)}`, 0);
    await all.choose(off.userId, { push: false });
    await writeTo(off.userId);
    await all.choose(kind.userId, { messages: false });
    await writeTo(kind.userId);
    all.apart.add(`${blocked.userId} ${await writeTo(blocked.userId)}`);
    await all.choose(quiet.userId, { quietHours: { from: '11:00', to: '13:00' } });
    await writeTo(quiet.userId);
    const senders: string[] = [];
    for (const { userId } of [readLater, blockedLater]) {
      await all.choose(userId, { quietHours: { from: '11:00', to: '13:00' } });
      senders.push(await writeTo(userId));
    }
    await runAt(now + 2 * minuteMs);
    expect(service.arrived).toEqual([]);
    const outcomes = () => Promise.all([off, kind, quiet, readLater, blockedLater].map(({ userId }) => all.outcomes(userId, 'push')));
    expect(await outcomes()).toEqual([['off-push'], ['off-kind'], ['waiting-quiet'], ['waiting-quiet'], ['waiting-quiet']]);
    all.unread.set(`${readLater.userId} ${senders[0]}`, 0);
    all.apart.add(`${blockedLater.userId} ${senders[1]}`);
    await runAt(now + hourMs);
    expect(service.arrived.map(({ path }) => path)).toEqual([quiet.path]);
    expect(await outcomes()).toEqual([['off-push'], ['off-kind'], ['sent'], ['seen'], ['blocked']]);
  });

  it('forgets a browser whose subscription or session is over, and tries again where the service is busy', async () => {
    const [gone, ended, busy] = [await somebody(410), await somebody(), await somebody(429)];
    all.endedSessions.add(ended.sessionId);
    for (const { userId } of [gone, ended, busy]) await writeTo(userId);
    await runAt(now + 2 * minuteMs);
    expect(service.arrived).toEqual([]);
    expect(await Promise.all([gone, ended, busy].map(({ userId }) => devices(userId)))).toEqual([0, 0, 1]);
    expect(await Promise.all([gone, ended, busy].map(({ userId }) => all.outcomes(userId, 'push')))).toEqual([
      ['device-gone'],
      ['device-gone'],
      [],
    ]);
    busy.browser.status = 201;
    await runAt(now + 5 * minuteMs);
    expect(service.arrived.map(({ path }) => path)).toEqual([busy.path]);
    expect(await all.outcomes(busy.userId, 'push')).toEqual(['sent']);
  });

  it('moves a browser to whoever signs in there, and only its owner removes it', async () => {
    const before = await somebody();
    const next = newId();
    const { id } = await as(next).ask('notification.save-push-device', before.body);
    expect([await devices(before.userId), await devices(next)]).toEqual([0, 1]);
    await expect(as(before.userId).ask('notification.remove-push-device', { deviceId: id })).rejects.toMatchObject({
      code: 'push-device-not-found',
    });
    await as(next).ask('notification.remove-push-device', { deviceId: id });
    expect(await devices(next)).toBe(0);
  });

  it.each([
    'http://push.example.com/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://localhost/x',
    'https://10.0.0.8/x',
    'https://2130706433/x',
    'https://push.internal/x',
    'https://push.example.com:8443/x',
    'https://user:secret@push.example.com/x',
    'ftp://push.example.com/x',
    'no address',
  ])('refuses the push service %s', async (endpoint) => {
    const { keys } = service.subscription().body;
    await expect(as(newId()).ask('notification.save-push-device', { endpoint, keys })).rejects.toMatchObject({
      code: expect.stringMatching(/^(push-endpoint-refused|invalid-input)$/) as unknown,
    });
  });

  it('makes its keys once', async () => {
    const keys = await Promise.all([1, 2, 3].map(() => as(newId()).ask('notification.list-push-devices', {})));
    expect(new Set(keys.map(({ publicKey }) => publicKey)).size).toBe(1);
  });
});
