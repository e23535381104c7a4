import { toInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { aBookingState, aPrivacyState } from '@somo/testing/builders';
import { aStudent, aTeacher } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { messaging } from '../messaging.module.js';

const now = Date.parse('2030-01-14T09:00:00Z');

describe('MSG-05 conversations', () => {
  let world: World;
  let ids: { ama: string; kofi: string };

  beforeAll(async () => {
    world = await startService(messaging, { now });
  });
  beforeEach(async () => {
    const booking = aBookingState();
    await world.deliver('booking.confirmed', booking);
    ids = { ama: booking.studentId, kofi: booking.teacherId };
    world.lives.length = 0;
  });
  afterAll(() => world.close());

  const ama = () => world.as(aStudent({ userId: ids.ama }));
  const kofi = () => world.as(aTeacher({ userId: ids.kofi }));
  const toKofi = (text: string, clientId = newId()) => ama().ask('messaging.send-message', { userId: ids.kofi, text, clientId });
  const toAma = (text: string, clientId = newId()) => kofi().ask('messaging.send-message', { userId: ids.ama, text, clientId });
  const seenByKofi = (query: { after?: number; before?: number; limit?: number } = {}) =>
    kofi().ask('messaging.list-messages', { userId: ids.ama, ...query });

  it('number the messages of both without gaps, however many are sent at once, and push each to both', async () => {
    await Promise.all(Array.from({ length: 60 }, (_, n) => (n % 2 ? toKofi(`from Ama ${n}`) : toAma(`from Kofi ${n}`))));
    const { items, hasEarlier } = await seenByKofi({ limit: 100 });
    expect(items.map(({ seq }) => seq)).toEqual(Array.from({ length: 60 }, (_, n) => n + 1));
    expect(hasEarlier).toBe(false);
    const pushed = (userId: string) => world.lives.filter((live) => live.userId === userId && live.name === 'message.sent');
    expect([pushed(ids.ama).length, pushed(ids.kofi).length]).toEqual([60, 60]);
  });

  it('MSG-09 store a message once, however often it is sent with the same id', async () => {
    const clientId = newId();
    const answers = await Promise.all(Array.from({ length: 20 }, () => toKofi('Hello', clientId)));
    expect(new Set(answers.map(({ seq }) => seq))).toEqual(new Set([1]));
    expect((await seenByKofi()).items).toHaveLength(1);
    await expect(toKofi('Something else', clientId)).rejects.toMatchObject({ code: 'client-id-reused' });
    await world.db.run('test-drop', 'ALTER TABLE messages DROP CONSTRAINT messages_sent_once', []);
    await world.db.run(
      'test-double',
      'INSERT INTO messages SELECT conversation_id, seq + 1, sender_id, client_id, text, lesson_id, sent_at FROM messages WHERE client_id = $1',
      [clientId],
    );
    const [twice] = await world.db.sql<{ count: string }>('test-count', 'SELECT count(*) FROM messages WHERE client_id = $1', [clientId]);
    expect(twice?.count).toBe('2');
    await world.db.run('test-undo', 'DELETE FROM messages WHERE client_id = $1 AND seq = 2', [clientId]);
    await world.db.run('test-back', 'ALTER TABLE messages ADD CONSTRAINT messages_sent_once UNIQUE (sender_id, client_id)', []);
  });

  it('MSG-05 keep which lesson or booking request a message is about', async () => {
    const [lessonId, requestId] = [newId(), newId()];
    for (const about of [{ lessonId }, { requestId }, {}])
      await ama().ask('messaging.send-message', { userId: ids.kofi, text: 'Hello', clientId: newId(), ...about });
    const seen = (await seenByKofi()).items.map((message) => [message.lessonId, message.requestId]);
    expect(seen).toEqual([
      [lessonId, null],
      [null, requestId],
      [null, null],
    ]);
  });

  it('C36 refuse someone who is suspended while their token is still valid, until they are restored', async () => {
    const standing = (version: number, suspended: boolean) =>
      ({ userId: ids.ama, version, suspended, role: 'student', changedAt: toInstant(now) }) as const;
    await world.deliver('user.suspended', standing(1, true));
    await expect(toKofi('Hello')).rejects.toMatchObject({ code: 'account-suspended' });
    expect((await seenByKofi()).items).toEqual([]);
    await world.deliver('user.restored', standing(2, false));
    await toKofi('Here again');
    expect((await seenByKofi()).items).toHaveLength(1);
  });

  it('MSG-09 refuse the same id sent to two people at the same moment, and leave no gap', async () => {
    const other = aBookingState({ studentId: ids.ama });
    await world.deliver('booking.confirmed', other);
    const clientId = newId();
    const to = (userId: string) => ama().ask('messaging.send-message', { userId, text: 'Hello', clientId });
    const answers = await Promise.allSettled([to(ids.kofi), to(other.teacherId)]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(answers.find((answer) => answer.status === 'rejected')).toMatchObject({ reason: { code: 'client-id-reused' } });
    expect(
      (await toKofi('Next')).seq +
        (await ama().ask('messaging.send-message', { userId: other.teacherId, text: 'Next', clientId: newId() })).seq,
    ).toBe(3);
  });

  it('count what the reader has not read, and tell the writer what was read', async () => {
    await toKofi('One');
    await toKofi('Two');
    const listed = async () => (await kofi().ask('messaging.list-conversations', {})).items;
    expect(await listed()).toMatchObject([{ userId: ids.ama, unreadCount: 2, lastMessage: { text: 'Two', isRead: false } }]);
    await kofi().ask('messaging.mark-conversation-read', { userId: ids.ama, upTo: 99 });
    await kofi().ask('messaging.mark-conversation-read', { userId: ids.ama, upTo: 1 });
    expect(await listed()).toMatchObject([{ unreadCount: 0, lastMessage: { isRead: true } }]);
    const reads = world.lives.filter(({ name, userId }) => name === 'message.read' && userId === ids.ama);
    expect(reads.map(({ payload }) => payload)).toEqual([{ readerId: ids.kofi, otherId: ids.ama, upTo: 2 }]);
    await toAma('Three');
    expect(await listed()).toMatchObject([{ unreadCount: 0, lastMessage: { text: 'Three' } }]);
    await toKofi('Four');
    await kofi().ask('messaging.mark-conversation-read', { userId: ids.ama });
    expect(await listed()).toMatchObject([{ unreadCount: 0, lastMessage: { text: 'Four', isRead: true } }]);
  });

  it('SET-07 do not tell what was read by a student who does not share activity', async () => {
    const share = (version: number, shareActivity: boolean) =>
      world.deliver('privacy.changed', aPrivacyState({ userId: ids.ama, version, shareActivity }));
    const seen = async () => {
      const [listed] = (await kofi().ask('messaging.list-conversations', {})).items;
      const { items, readUpTo } = await seenByKofi();
      return [listed?.lastMessage?.isRead, items.at(-1)?.isRead, readUpTo];
    };
    await toAma('Hello');
    await share(1, false);
    await ama().ask('messaging.mark-conversation-read', { userId: ids.kofi, upTo: 1 });
    expect(await seen()).toEqual([false, false, 0]);
    const told = world.lives.filter(({ name }) => name === 'message.read').map(({ userId }) => userId);
    expect(told).toEqual([ids.ama]);
    expect((await ama().ask('messaging.list-conversations', {})).items).toMatchObject([{ unreadCount: 0 }]);
    await share(2, true);
    expect(await seen()).toEqual([true, true, 1]);
  });

  it('MSG-03 are removed for one person alone, until there is something new', async () => {
    await toKofi('Old');
    await kofi().ask('messaging.hide-conversation', { userId: ids.ama });
    expect((await kofi().ask('messaging.list-conversations', {})).items).toEqual([]);
    expect((await ama().ask('messaging.list-conversations', {})).items).toHaveLength(1);
    await toKofi('New');
    expect((await seenByKofi()).items.map(({ text }) => text)).toEqual(['New']);
    expect((await kofi().ask('messaging.list-conversations', {})).items).toMatchObject([{ unreadCount: 1 }]);
  });

  it('are read from the end, backwards, or after a gap', async () => {
    for (let n = 1; n <= 5; n++) await toKofi(String(n));
    const texts = async (query: Parameters<typeof seenByKofi>[0]) => (await seenByKofi(query)).items.map(({ text }) => text);
    expect(await texts({ limit: 2 })).toEqual(['4', '5']);
    expect(await texts({ limit: 2, before: 4 })).toEqual(['2', '3']);
    expect(await texts({ after: 3 })).toEqual(['4', '5']);
    expect((await seenByKofi({ limit: 2, before: 4 })).hasEarlier).toBe(true);
  });

  it.each([
    ['a blank text', '  \n ', 'invalid-input'],
    ['a text of 20,000 characters', 'x'.repeat(20_000), 'invalid-input'],
  ])('refuse %s, and store nothing', async (_, text, code) => {
    await expect(toKofi(text)).rejects.toMatchObject({ code });
    expect((await seenByKofi()).items).toEqual([]);
  });

  it('do not exist between strangers', async () => {
    const stranger = world.as(aTeacher());
    const write = (userId: string) => stranger.ask('messaging.send-message', { userId, text: 'Hello', clientId: newId() });
    await expect(write(ids.kofi)).rejects.toMatchObject({ code: 'conversation-not-found' });
    await expect(stranger.ask('messaging.list-messages', { userId: ids.kofi })).rejects.toMatchObject({ code: 'conversation-not-found' });
    await expect(ama().ask('messaging.send-message', { userId: ids.ama, text: 'Me', clientId: newId() })).rejects.toMatchObject({
      code: 'conversation-not-found',
    });
    expect(world.lives).toEqual([]);
  });
});
