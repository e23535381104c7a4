import { silentLog } from '@somo/testing/silent-log';
import { until } from '@somo/testing/until';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { SchedulingConfig } from '../../scheduling.config.js';
import { FetchFeed } from './fetch-feed.js';
import { openFeed } from './open-feed.js';
import { NotPublic, publicLookup } from '@somo/platform/net/public-address';

const calendar = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
const none = { etag: null, lastModified: null };

describe('a calendar is fetched', () => {
  let server: Server;
  let answer: RequestListener;
  let asked: (string | undefined)[];
  let base: string;
  let feeds: FetchFeed;

  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(request.url);
      answer(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    base = `http://127.0.0.1:${port}`;
    feeds = new FetchFeed(Object.assign(new SchedulingConfig(), { OUTBOUND_ALLOW: `127.0.0.1:${port}` }), silentLog);
  });
  beforeEach(() => void (asked = []));
  afterAll(() => void server.close());

  const fetched = async (known = none) => (await feeds.fetch(`${base}/a.ics`, known))?.bytes.toString();

  it('packed or not, and not again while it is as it was', async () => {
    answer = (_, response) => void response.setHeader('etag', '"1"').end(calendar);
    expect(await feeds.fetch(`${base}/a.ics`, none)).toEqual({ bytes: Buffer.from(calendar), etag: '"1"', lastModified: null });
    answer = (_, response) => void response.setHeader('content-encoding', 'gzip').end(gzipSync(calendar));
    expect(await fetched()).toBe(calendar);
    answer = ({ headers }, response) => void response.writeHead(headers['if-none-match'] === '"1"' ? 304 : 200).end();
    expect(await feeds.fetch(`${base}/a.ics`, { ...none, etag: '"1"' })).toBeNull();
  });

  it('through three redirects at most', async () => {
    const redirect = (times: number) => {
      answer = ({ url = '' }, response) => {
        const nth = Number(url.slice(1)) || 0;
        if (nth < times) response.writeHead(302, { location: `/${nth + 1}` }).end();
        else response.end(calendar);
      };
    };
    redirect(3);
    expect(await fetched()).toBe(calendar);
    redirect(4);
    await expect(fetched()).rejects.toMatchObject({ problem: 'redirected' });
    expect(asked).toHaveLength(8);
  });

  it.each([
    ['https://127.0.0.1/a.ics', 'not-public'],
    ['http://127.0.0.1:1/a.ics', 'not-public'],
    ['https://[::ffff:10.0.0.1]/a.ics', 'not-public'],
    ['http://calendar.example/a.ics', 'not-public'],
    ['file:///etc/passwd', 'not-public'],
    ['//localhost:22/', 'not-public'],
  ])('but not from %s to which it is redirected', async (location, problem) => {
    answer = (_, response) => void response.writeHead(302, { location }).end();
    await expect(fetched()).rejects.toMatchObject({ problem });
    expect(asked).toHaveLength(1);
  });

  it.each([
    [404, 'not-found'],
    [410, 'not-found'],
    [401, 'not-permitted'],
    [403, 'not-permitted'],
    [500, 'unreachable'],
    [204, 'unreachable'],
    [302, 'unreachable'],
  ])('and the answer %d is understood as %s', async (status, problem) => {
    answer = (_, response) => void response.writeHead(status).end();
    await expect(fetched()).rejects.toMatchObject({ problem });
  });

  it('unless it is larger than 5 MB: said to be, sent without an end, or packed small', async () => {
    answer = (_, response) => void response.writeHead(200, { 'content-length': String(2 ** 30) }).write(calendar);
    await expect(fetched()).rejects.toMatchObject({ problem: 'too-large' });
    let isClosed = false;
    answer = (_, response) => {
      const send = (): void => {
        while (!response.destroyed && response.write(Buffer.alloc(2 ** 16, 'A')));
      };
      response.on('drain', send).on('close', () => (isClosed = true));
      send();
    };
    await expect(fetched()).rejects.toMatchObject({ problem: 'too-large' });
    await until(async () => isClosed);
    answer = (_, response) => void response.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(2 ** 24)));
    await expect(fetched()).rejects.toMatchObject({ problem: 'too-large' });
  });

  it('unless its server hangs up, or there is none', async () => {
    answer = (request) => void request.socket.destroy();
    await expect(fetched()).rejects.toMatchObject({ problem: 'unreachable' });
    await expect(feeds.fetch('https://calendar.invalid/a.ics', none)).rejects.toMatchObject({ problem: 'unreachable' });
  });

  it('from a name that leads inside', async () => {
    const inside = publicLookup((_host, done) => done(null, [{ address: '127.0.0.1', family: 4 }]));
    const url = new URL(`${base.replace('127.0.0.1', 'calendar.example')}/a.ics`);
    const opening = { signal: AbortSignal.timeout(5_000), isChecked: true, lookup: inside };
    await expect(openFeed(url, {}, opening)).rejects.toBeInstanceOf(NotPublic);
    expect(asked).toEqual([]);
  });
});
