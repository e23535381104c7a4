import type { Role } from '@somo/contracts/caller';
import { hasRedis, startRedis } from '@somo/testing/programs';
import type { RunningProgram } from '@somo/testing/running-program';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { once } from 'node:events';
import { redisRules } from '../../../../../scripts/services/acl.mjs';
import { rateLimitRedis } from '../../limits/rate-limit-redis.js';
import { startFakeSomo, type FakeSomo } from '../../../spec/fake-somo.js';

const board = '/api/admin/queues/board';
const describeWithRedis = hasRedis() ? describe : describe.skip;

describeWithRedis('PERM-05 the job queues an operator looks at', () => {
  let program: RunningProgram;
  let redis: Redis;
  let somo: FakeSomo;
  let queue: Queue;

  beforeAll(async () => {
    program = await startRedis();
    const admin = new Redis(program.url);
    await admin.call('ACL', 'SETUSER', 'gateway', 'on', '>secret', ...redisRules('gateway').split(/ (?![^(]*\))/));
    admin.disconnect();
    redis = rateLimitRedis(program.url.replace('redis://', 'redis://gateway:secret@'));
    redis.on('error', () => undefined);
    await once(redis, 'ready');
    somo = await startFakeSomo({ redis });
    queue = new Queue('booking', { connection: { url: program.url } });
    await queue.add('complete-past-lesson', { workId: 'work-1', email: 'ama@example.com' }, { delay: 60_000, jobId: 'job-1' });
  });
  afterAll(async () => {
    await queue.close();
    await somo.close();
    redis.disconnect();
    await program.stop();
  });

  /** Returns the cookie that a browser would send for the pages of the queues. */
  async function opened(): Promise<string> {
    const { headers } = await somo.send('POST /api/admin/queues/open', { token: await somo.tokenOf('admin') });
    return headers.get('set-cookie')?.split(';')[0] ?? '';
  }
  const cookieOf = async (role: Role | null) => `${(await opened()).split('=')[0]}=${await somo.tokenOf(role)}`;
  const get = (path: string, cookie?: string) => somo.send(`GET ${board}${path}`, cookie ? { headers: { cookie } } : {});

  it('open for ten minutes, in this browser and for these pages alone', async () => {
    const token = await somo.tokenOf('admin');
    expect((await somo.send('GET /api/admin/queues', { token })).json).toEqual({ isServed: true });
    const { status, headers } = await somo.send('POST /api/admin/queues/open', { token });
    expect(status).toBe(204);
    expect(headers.get('set-cookie')).toMatch(/^queues-\d+=.*; Max-Age=600; Path=\/api\/admin\/queues\/board; HttpOnly; SameSite=Strict$/);
  });

  it('are refused to everyone else, pages, data and scripts alike', async () => {
    for (const path of ['/', '/queue/booking', '/api/queues', '/static/images/logo.svg']) {
      expect((await get(path)).status).toBe(401);
      for (const role of ['student', 'teacher', null] as const) expect((await get(path, await cookieOf(role))).status).toBe(403);
      expect((await get(path, `${await opened()}x`)).status).toBe(401);
      expect((await get(path, await opened())).status).toBe(200);
    }
    for (const role of ['student', 'teacher'] as const)
      expect((await somo.send('POST /api/admin/queues/open', { token: await somo.tokenOf(role) })).status).toBe(403);
    expect((await somo.send('POST /api/admin/queues/open')).status).toBe(401);
  });

  it.each<[string, string, Record<string, string>, number, string]>([
    ['an encoding', 'GET /', { 'content-encoding': 'x' }, 415, 'encoding-not-supported'],
    ['an encoding of what is not there', 'GET /nothing', { 'content-encoding': 'gzip' }, 415, 'encoding-not-supported'],
    ['an unreadable cookie', 'GET /', { cookie: '%E0%A4%A;;=;' }, 401, 'not-signed-in'],
    ['another method', 'POST /api/queues', {}, 404, 'not-found'],
    ['another content type', 'PUT /api/queues/booking/clean/active', { 'content-type': 'text/x' }, 401, 'not-signed-in'],
  ])('refuse %s in the words of every other page, with no 500', async (_, route, headers, status, code) => {
    const [method, path] = route.split(' ');
    const reply = await somo.send(`${method} ${board}${path}`, { headers });
    expect([reply.status, reply.json?.code]).toEqual([status, code]);
    expect(reply.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  });

  it('show what waits, without anything personal, and load nothing from elsewhere', async () => {
    const page = await get('/queue/booking', await opened());
    expect(page.text).toContain('Job queues');
    expect(page.text).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
    expect(page.headers.get('content-security-policy')).toContain("base-uri 'self'");
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
    const { json, text } = await get('/api/queues?activeQueue=booking&status=delayed&page=1&jobsPerPage=10', await opened());
    expect(json).toMatchObject({
      queues: expect.arrayContaining([
        expect.objectContaining({
          name: 'booking',
          readOnlyMode: true,
          counts: expect.objectContaining({ delayed: 1 }) as unknown,
          jobs: [expect.objectContaining({ id: 'job-1', data: { workId: 'work-1' } })],
        }),
      ]) as unknown,
    });
    expect(text).not.toContain('@');
    expect((await get('/api/queues/booking/job-1', await opened())).text).not.toContain('@');
  });

  it.each([
    'PUT /api/queues/pause',
    'PUT /api/queues/booking/pause',
    'PUT /api/queues/booking/empty',
    'PUT /api/queues/booking/clean/delayed',
    'PUT /api/queues/booking/job-1/promote',
    'PUT /api/queues/booking/job-1/retry',
    'PATCH /api/queues/booking/job-1/update-data',
    'POST /api/queues/booking/add',
  ])('cannot be changed: %s', async (route) => {
    const [method, path] = route.split(' ');
    const body = { name: 'complete-past-lesson', data: { workId: 'forged' } };
    expect((await somo.send(`${method} ${board}${path}`, { headers: { cookie: await opened() }, body })).status).toBe(403);
    expect(await queue.getJobCounts('delayed', 'wait')).toMatchObject({ delayed: 1, wait: 0 });
    expect(await queue.isPaused()).toBe(false);
  });

  it('cannot be changed with the login of the gateway, which reads them only', async () => {
    const own = new Queue('booking', { connection: redis, skipMetasUpdate: true });
    own.on('error', () => undefined);
    await expect(own.add('complete-past-lesson', { workId: 'forged' })).rejects.toThrow(/can't access|NOPERM/);
    await expect(redis.del('bull:booking:meta')).rejects.toThrow('NOPERM');
    await expect(redis.get('private')).rejects.toThrow('NOPERM');
    await redis.set('limit:own', '1');
    expect(await queue.getJobCountByTypes('delayed', 'wait')).toBe(1);
    await own.close();
  });

  it('say that Redis does not respond, as a page in a browser', async () => {
    const cookie = await opened();
    program.freeze();
    const page = await somo.send(`GET ${board}/`, { headers: { cookie, accept: 'text/html' } });
    expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
    expect(page.text).toContain('Operations');
    expect((await get('/api/queues', cookie)).json).toMatchObject({ status: 503, code: 'service-unavailable' });
    program.thaw();
  });
});

describe('PERM-05 job queues that are not in Redis', () => {
  it('have no pages, which the operator is told', async () => {
    const somo = await startFakeSomo();
    const token = await somo.tokenOf('admin');
    expect((await somo.send('GET /api/admin/queues', { token })).json).toEqual({ isServed: false });
    expect(await somo.send('POST /api/admin/queues/open', { token })).toMatchObject({ status: 409, json: { code: 'no-queue-board' } });
    expect((await somo.send(`GET ${board}/`)).status).toBe(404);
    await somo.close();
  });
});
