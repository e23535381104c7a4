import { until } from '@somo/testing/until';
import { everyGateway } from '@somo/contracts/live';
import { newId } from '@somo/platform/ids';
import { io, type Socket } from 'socket.io-client';
import { startFakeSomo, type FakeSomo } from '../../spec/fake-somo.js';

describe('live connections', () => {
  let somo: FakeSomo;
  const open: Socket[] = [];
  beforeAll(async () => void (somo = await startFakeSomo({ answers: { 'messaging.set-presence': async () => null } })));
  afterAll(() => somo.close());
  afterEach(() => open.splice(0).forEach((socket) => socket.disconnect()));

  function connect(token: unknown, options: { transports?: string[]; origin?: string; to?: string } = {}): Socket {
    const extraHeaders: Record<string, string> = options.origin ? { origin: options.origin } : {};
    const transports = options.transports ?? ['websocket'];
    const socket = io(`${options.to ?? somo.url}/live`, { auth: { token }, transports, extraHeaders, reconnection: false, forceNew: true });
    open.push(socket);
    return socket;
  }
  const connected = (socket: Socket) =>
    new Promise<void>((resolve, reject) => (socket.connected ? resolve() : socket.on('connect', resolve).on('connect_error', reject)));
  const gone = (socket: Socket) => new Promise<string>((resolve) => socket.on('disconnect', resolve));
  const askedBy = (...tokens: string[]) => somo.asked.filter(({ token }) => tokens.includes(token ?? ''));
  const presences = (...tokens: string[]) => askedBy(...tokens).map(({ input }) => (input as { presence: string }).presence);

  it.each([
    ['a missing token', undefined],
    ['an invalid token', 'garbage'],
    ['a token that is an object', { a: 1 }],
  ])('reject %s with connect_error not-signed-in', async (_, token) => {
    await expect(connected(connect(token))).rejects.toThrow('not-signed-in');
    if (typeof token === 'string') expect(askedBy(token)).toEqual([]);
  });

  it('reject pages of other sites', async () => {
    const token = await somo.tokenOf('student');
    await expect(connected(connect(token, { origin: 'https://evil.example' }))).rejects.toThrow();
  });

  it.each([[['websocket']], [['polling', 'websocket']]])(
    'send a push to all pages of its user, and to nobody else, over %j',
    async (transports) => {
      const [ama, kofi] = [newId(), newId()];
      const pages = [
        connect(await somo.tokenOf('student', { userId: ama }), { transports }),
        connect(await somo.tokenOf('student', { userId: ama }), { transports }),
      ];
      const other = connect(await somo.tokenOf('student', { userId: kofi }), { transports });
      await Promise.all([...pages, other].map(connected));
      const received: unknown[] = [];
      for (const page of [...pages, other]) page.on('lesson.changed', (payload) => received.push(payload));
      const payload = { lessonId: newId(), version: 2 };
      somo.live.push(ama, 'lesson.changed', payload);
      await until(() => received.length === 2);
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(received).toEqual([payload, payload]);
    },
  );

  it('unsubscribe from the pushes of a user whose last page has closed', async () => {
    const userId = newId();
    const token = await somo.tokenOf('teacher', { userId });
    const pages = [connect(token), connect(token)];
    await Promise.all(pages.map(connected));
    const listeners = () => (somo.live as unknown as { emitter: { listenerCount(name: string): number } }).emitter.listenerCount(userId);
    expect(listeners()).toBe(1);
    for (const page of pages) page.disconnect();
    await until(() => presences(token).filter((presence) => presence === 'offline').length === 2);
    expect(listeners()).toBe(0);
  });

  it('report a page to messaging as online, away and offline, under one id per page', async () => {
    const token = await somo.tokenOf('teacher');
    const page = connect(token);
    await connected(page);
    await until(() => presences(token).length === 1);
    expect(await page.emitWithAck('presence', { presence: 'away' })).toEqual({ ok: true });
    await until(() => presences(token).length === 2);
    page.disconnect();
    await until(() => presences(token).length === 3);
    expect(presences(token)).toEqual(['online', 'away', 'offline']);
    expect(new Set(askedBy(token).map(({ input }) => (input as { connectionId: string }).connectionId)).size).toBe(1);
  });

  it('report only changes of presence, at most once a second, and of many only the latest', async () => {
    const token = await somo.tokenOf('teacher');
    const page = connect(token);
    await connected(page);
    for (let i = 0; i < 100; i++) page.emit('presence', { presence: i % 2 ? 'away' : 'online' });
    await until(() => presences(token).length === 2);
    for (let i = 0; i < 10; i++) page.emit('presence', { presence: 'away' });
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    page.disconnect();
    await until(() => presences(token).includes('offline'));
    expect(presences(token)).toEqual(['online', 'away', 'offline']);
  });

  it.each<[string, string, unknown[], string]>([
    ['a name without a handler', 'waving', [{ lessonId: newId() }], 'not-found'],
    ['the name of a push', 'session.ended', [{ sessionId: newId() }], 'not-found'],
    ['a name that every object has', 'constructor', [], 'not-found'],
    ['a string instead of an object', 'presence', ['away'], 'invalid-input'],
    ['no input', 'presence', [], 'invalid-input'],
    ['bytes', 'presence', [Buffer.from('away')], 'invalid-input'],
    ['an invalid value', 'presence', [{ presence: 'offline' }], 'invalid-input'],
    ['an unknown field', 'presence', [{ presence: 'away', userId: newId() }], 'invalid-input'],
    ['two inputs', 'presence', [{ presence: 'away' }, { presence: 'away' }], 'malformed-request'],
  ])('refuse %s, and change nothing', async (_, name, inputs, refused) => {
    const token = await somo.tokenOf('student');
    const page = connect(token);
    await connected(page);
    await until(() => presences(token).length === 1);
    expect(await page.emitWithAck(name, ...inputs)).toEqual({ refused });
    page.emit(name, ...inputs);
    expect(await page.emitWithAck('presence', { presence: 'online' })).toEqual({ ok: true });
    page.disconnect();
    await until(() => presences(token).includes('offline'));
    expect(askedBy(token).map((ask) => ask.name)).toEqual(['messaging.set-presence', 'messaging.set-presence']);
  });

  it('CLS-06 refuse a hundred kilobytes in words, and keep the connection', async () => {
    const page = connect(await somo.tokenOf('student'));
    await connected(page);
    const signal = { lessonId: newId(), to: newId(), session: newId(), kind: 'offer', sdp: 'v'.repeat(100_000) };
    expect(await page.emitWithAck('signal', signal)).toEqual({ refused: 'too-large' });
    expect(await page.emitWithAck('presence', { presence: 'online' })).toEqual({ ok: true });
  });

  it('close when a page sends more than 128 kilobytes, and the other pages stay connected', async () => {
    const token = await somo.tokenOf('student');
    const [page, other] = [connect(token), connect(token)];
    await Promise.all([page, other].map(connected));
    const end = gone(page);
    page.emit('presence', { presence: 'x'.repeat(128 * 1024) });
    await end;
    expect(await other.emitWithAck('presence', { presence: 'online' })).toEqual({ ok: true });
    await until(() => presences(token).includes('offline'));
  });

  it('accept at most 120 messages a minute from one user, from all pages together', async () => {
    const userId = newId();
    const pages = [connect(await somo.tokenOf('student', { userId })), connect(await somo.tokenOf('student', { userId }))];
    await Promise.all(pages.map(connected));
    const sent = Array.from({ length: 130 }, (_, i) => pages[i % 2]?.emitWithAck('presence', { presence: 'online' }) as Promise<unknown>);
    const acks = await Promise.all(sent);
    expect(acks.filter((ack) => JSON.stringify(ack) === '{"ok":true}')).toHaveLength(120);
    expect(acks.filter((ack) => JSON.stringify(ack) === '{"refused":"too-many-requests"}')).toHaveLength(10);
    const otherUser = connect(await somo.tokenOf('student'));
    await connected(otherUser);
    expect(await otherUser.emitWithAck('presence', { presence: 'away' })).toEqual({ ok: true });
  });

  it('close the oldest page when a user opens a twenty-first', async () => {
    const token = await somo.tokenOf('student');
    const pages: Socket[] = [];
    for (let i = 0; i < 20; i++) {
      pages.push(connect(token));
      await connected(pages[i] as Socket);
    }
    const end = gone(pages[0] as Socket);
    await connected(connect(token));
    await end;
    expect(pages.filter((page) => page.connected)).toHaveLength(19);
  });

  it('close when their session ends, and those of other sessions stay open', async () => {
    const [userId, ended] = [newId(), newId()];
    const [first, second] = [
      connect(await somo.tokenOf('student', { userId, sessionId: ended })),
      connect(await somo.tokenOf('student', { userId })),
    ];
    await Promise.all([connected(first), connected(second)]);
    const pushed = new Promise((resolve) => first.on('session.ended', resolve));
    const end = gone(first);
    somo.live.push(userId, 'session.ended', { sessionId: ended });
    expect(await pushed).toEqual({ sessionId: ended });
    await end;
    expect(second.connected).toBe(true);
  });

  it('C36 do not open again with the token of a session that has ended, which is good for no request either', async () => {
    const [userId, ended] = [newId(), newId()];
    const [token, other] = [await somo.tokenOf('student', { userId, sessionId: ended }), await somo.tokenOf('student', { userId })];
    somo.live.push(everyGateway, 'session.ended', { sessionId: ended });
    await expect(connected(connect(token))).rejects.toThrow();
    await connected(connect(other));
    expect((await somo.send('GET /api/notifications', { token })).json).toMatchObject({ status: 401, code: 'session-ended' });
  });

  it('close shortly before the token expires, so that offline can still be reported', async () => {
    const token = await somo.tokenOf('student');
    somo.clock.advance(597_900);
    const page = connect(token);
    await connected(page);
    await gone(page);
    await until(() => presences(token).includes('offline'));
    expect(presences(token)).toEqual(['online', 'offline']);
  });

  it('report all pages offline before the gateway has closed', async () => {
    const other = await startFakeSomo({ answers: { 'messaging.set-presence': async () => null } });
    const pages = [1, 2, 3].map(async () => connected(connect(await other.tokenOf('student'), { to: other.url })));
    await Promise.all(pages);
    await other.close();
    const gone = other.asked.filter(({ input }) => (input as { presence: string }).presence === 'offline');
    expect(gone).toHaveLength(3);
  });
});
