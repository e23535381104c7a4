import { newId } from '@somo/platform/ids';
import { until } from '@somo/testing/until';
import { io, type Socket } from 'socket.io-client';
import { startFakeSomo, type FakeSomo } from '../../spec/fake-somo.js';
import { frameOf, openRawSocket, type RawSocket } from '../../spec/raw-socket.js';
import { rawHttp } from '../../spec/raw-http.js';
import { defaultTimeouts } from '../http/timeouts.js';

/** For visitors that wait for their end; a loaded machine may take longer than this to open sixty. */
const impatient = { ...defaultTimeouts, signInMs: 400 };
const maxBytes = 128 * 1024;

let somo: FakeSomo;
let quick: FakeSomo;
const open: Socket[] = [];
const raws: RawSocket[] = [];
beforeAll(async () => {
  const answers = { 'messaging.set-presence': async () => null, 'catalog.list-subjects': async () => ({ items: [], nextCursor: null }) };
  const config = { TRUST_PROXY: 'on' } as const;
  somo = await startFakeSomo({ config, answers });
  quick = await startFakeSomo({ config, answers, timeouts: impatient });
});
afterAll(() => Promise.all([somo.close(), quick.close()]));
afterEach(() => {
  open.splice(0).forEach((socket) => socket.disconnect());
  raws.splice(0).forEach(({ socket }) => socket.destroy());
});

let lastAddress = 0;
/** An address without a connection so far. */
const newAddress = () => `198.51.100.${(lastAddress += 1)}`;
const raw = async (address = newAddress(), url = somo.url) => {
  const opened = await openRawSocket(url, { headers: { 'x-forwarded-for': address } });
  raws.push(opened);
  return opened;
};
const isIn = ({ heard }: RawSocket) => heard().startsWith('HTTP/1.1 101 ');
const page = (token: unknown, address = newAddress(), url = somo.url) => {
  const extraHeaders = { 'x-forwarded-for': address };
  const socket = io(`${url}/live`, { auth: { token }, transports: ['websocket'], extraHeaders, reconnection: false, forceNew: true });
  open.push(socket);
  return socket;
};
const connected = (socket: Socket) =>
  new Promise<void>((resolve, reject) => (socket.connected ? resolve() : socket.once('connect', resolve).once('connect_error', reject)));
const signedIn = async (token?: string, address?: string) => {
  const opened = await raw(address);
  opened.frame(`40/live,${JSON.stringify({ token: token ?? (await somo.tokenOf('student')) })}`);
  await until(() => opened.heard().includes('40/live,'));
  return opened;
};

describe('a connection without a valid token', () => {
  it.each([
    ['sends nothing', () => {}],
    ['asks for the default namespace', ({ frame }: RawSocket) => frame('40')],
    ['asks for a namespace that is not there', ({ frame }: RawSocket) => frame('40/admin,')],
    ['brings a wrong token', ({ frame }: RawSocket) => frame('40/live,{"token":"wrong"}')],
    ['does not finish its message', ({ frame }: RawSocket) => frame('40/live,', { isLast: false })],
    ['does not close when it is told to', ({ frame }: RawSocket) => frame('nonsense')],
  ])('is closed in time when it %s', async (_, send) => {
    const visitor = await raw(undefined, quick.url);
    expect(isIn(visitor)).toBe(true);
    send(visitor);
    await visitor.closed;
  });

  it('is closed in time over HTTP too', async () => {
    const poll = `${quick.url}/socket.io/?EIO=4&transport=polling`;
    const headers = { 'x-forwarded-for': newAddress() };
    const { sid } = JSON.parse((await (await fetch(poll, { headers })).text()).slice(1)) as { sid: string };
    // Answered when there is something to say: that the connection closes.
    await (await fetch(`${poll}&sid=${sid}`, { headers })).text();
    expect((await fetch(`${poll}&sid=${sid}`, { headers })).status).toBe(400);
  });

  it('is refused the default namespace in words', async () => {
    const socket = io(somo.url, { transports: ['websocket'], reconnection: false, forceNew: true });
    open.push(socket);
    await expect(connected(socket)).rejects.toThrow('not-found');
  });

  it('does not get in with a token in the URL', async () => {
    const token = await somo.tokenOf('student');
    const socket = io(`${somo.url}/live`, { query: { token }, transports: ['websocket'], reconnection: false, forceNew: true });
    open.push(socket);
    await expect(connected(socket)).rejects.toThrow('not-signed-in');
  });

  it.each([
    ['more than signing in takes', ({ frame }: RawSocket) => frame('x'.repeat(10_000))],
    ['a part of a megabyte', ({ socket, frame }: RawSocket) => (frame('x', { announced: 100_000 }), void socket.write('x'.repeat(10_000)))],
    ['one token after the other', ({ frame }: RawSocket) => Array.from({ length: 12 }, () => frame('40/live,{"token":"x"}'))],
    ['a flood of pings', ({ frame }: RawSocket) => Array.from({ length: 100 }, () => frame('x'.repeat(100), { opcode: 9 }))],
    ['a length of gigabytes', ({ frame }: RawSocket) => frame('x', { announced: 5_000_000_000 })],
  ])('is closed at once when it sends %s', async (_, send) => {
    const patient = await raw();
    const visitor = await raw();
    send(visitor);
    await visitor.closed;
    expect(patient.socket.destroyed).toBe(false);
  });

  it('is one of at most 50 from its address, whatever addresses it claims, and makes room when it goes', async () => {
    const address = newAddress();
    const first = await Promise.all(Array.from({ length: 60 }, (_, at) => raw(`203.0.113.${at}, ${address}:${4000 + at}`)));
    expect(first.filter(isIn)).toHaveLength(50);
    expect(first.find((visitor) => !isIn(visitor))?.heard()).toMatch(/^HTTP\/1\.1 429 [^]*retry-after: 60[^]*"code":"too-many-requests"/);
    const poll = await fetch(`${somo.url}/socket.io/?EIO=4&transport=polling`, { headers: { 'x-forwarded-for': address } });
    expect([poll.status, poll.headers.get('retry-after')]).toEqual([429, '60']);
    expect(isIn(await raw())).toBe(true);
    await Promise.all(first.map(({ closed }) => closed));
    expect(isIn(await raw(address))).toBe(true);
  });

  it('counts no longer once it has signed in', async () => {
    const address = newAddress();
    const pages: Socket[] = [];
    for (let at = 0; at < 60; at++) {
      pages.push(page(await quick.tokenOf('student'), address, quick.url));
      await connected(pages[at] as Socket);
    }
    const visitor = await raw(address, quick.url);
    expect(isIn(visitor)).toBe(true);
    // Its time is up later than theirs would have been.
    await visitor.closed;
    expect(pages.filter(({ connected }) => connected)).toHaveLength(60);
  });

  it('counts all addresses of one household as one', async () => {
    const first = await Promise.all(Array.from({ length: 60 }, (_, at) => raw(`2001:db8:1:2::${at.toString(16)}`)));
    expect(first.filter(isIn)).toHaveLength(50);
  });
});

describe('a connection of a signed-in page', () => {
  it.each([
    ['a message that is too long', ({ frame }: RawSocket) => frame(`42/live,["presence","${'x'.repeat(maxBytes)}"]`)],
    [
      'binary parts without end',
      ({ frame }: RawSocket) => {
        frame('459-/live,["presence",{"_placeholder":true,"num":0}]');
        for (let part = 0; part < 9; part++) frame(Buffer.alloc(1000), { opcode: 2 });
      },
    ],
    [
      'one message in a thousand pieces',
      ({ frame }: RawSocket) => {
        for (let part = 0; part < 1000; part++) frame('x', { opcode: part === 0 ? 1 : 0, isLast: false });
      },
    ],
    [
      'a flood of messages',
      ({ socket }: RawSocket) => {
        const one = '42/live,7["presence",{"presence":"away"}]';
        void socket.write(Buffer.concat(Array.from({ length: 5000 }, () => frameOf(one))));
      },
    ],
    ['its farewell, and stays', ({ frame }: RawSocket) => frame('41/live,')],
  ])('is closed when it sends %s, and others are not', async (_, send) => {
    const other = await signedIn();
    const hostile = await signedIn();
    send(hostile);
    await hostile.closed;
    other.frame('42/live,1["presence",{"presence":"away"}]');
    await until(() => other.heard().includes('43/live,1[{"ok":true}]'));
  });

  it('refuses in words what is deeply nested', async () => {
    const deep = await signedIn();
    deep.frame(`42/live,1["presence",${'['.repeat(30_000)}${']'.repeat(30_000)}]`);
    await until(() => deep.heard().includes('43/live,1['));
    expect(deep.heard()).toContain('43/live,1[{"refused":"invalid-input"}]');
  });

  it('is one of at most 500 from its address', async () => {
    const address = newAddress();
    const tokens = await Promise.all(Array.from({ length: 26 }, () => somo.tokenOf('student')));
    const pages = Array.from({ length: 500 }, (_, at) => tokens[Math.floor(at / 20)]);
    for (let at = 0; at < 500; at += 50) await Promise.all(pages.slice(at, at + 50).map(async (token) => signedIn(token, address)));
    await expect(connected(page(tokens[25], address))).rejects.toThrow('too-many-requests');
    await connected(page(tokens[25]));
    raws[0]?.socket.destroy();
    await until(async () =>
      connected(page(tokens[25], address)).then(
        () => true,
        () => false,
      ),
    );
  });

  it('is told when a newer page of the same person takes its place', async () => {
    const token = await somo.tokenOf('student', { userId: newId() });
    const oldest = page(token);
    await connected(oldest);
    const told = new Promise((resolve) => oldest.once('connection.closed', resolve));
    const gone = new Promise((resolve) => oldest.once('disconnect', resolve));
    for (let at = 0; at < 20; at++) await connected(page(token));
    expect(await told).toEqual({ retryAfterSeconds: 60 });
    await gone;
  });
});

describe('requests to Socket.IO that no page sends', () => {
  it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'])('are refused when they are %s', async (method) => {
    const poll = `${somo.url}/socket.io/?EIO=4&transport=polling`;
    const headers = { 'x-forwarded-for': newAddress() };
    const { sid } = JSON.parse((await (await fetch(poll, { headers })).text()).slice(1)) as { sid: string };
    expect((await fetch(`${poll}&sid=${sid}`, { method, headers })).status).toBe(404);
    expect((await fetch(poll, { method, headers })).status).toBe(400);
  });

  it('are answered when they upgrade something else', async () => {
    const upgrade = 'Host: x\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n';
    expect(await rawHttp(somo.url, `GET /api/subjects HTTP/1.1\r\n${upgrade}`)).toMatch(/^HTTP\/1\.1 400 [^]*"code":"malformed-request"/);
    expect(await rawHttp(somo.url, `GET /socket.io/?EIO=4&transport=websocket&sid=x HTTP/1.1\r\n${upgrade}`)).toMatch(/^HTTP\/1\.1 400 /);
    expect(await rawHttp(somo.url, `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\n${upgrade}`)).toMatch(/^HTTP\/1\.1 400 /);
  });
});

it('without rate limits, connections are not counted', async () => {
  const free = await startFakeSomo({ config: { RATE_LIMITS: 'off' } });
  const visitors = await Promise.all(Array.from({ length: 60 }, () => openRawSocket(free.url)));
  expect(visitors.filter(isIn)).toHaveLength(60);
  await free.close();
});
