import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { newId } from '@somo/platform/ids';
import { findProgram } from '@somo/testing/programs';
import { until } from '@somo/testing/until';
import { Client } from 'pg';
import { io, type Socket } from 'socket.io-client';
import { launchServices, type RunningServices } from '../../../scripts/services/launch.mjs';
import { api } from '../e2e/api.js';
import { aStudent, aTeacher, book, openStarts, tokenOf } from '../e2e/people.js';
import { staysFresh } from './fresh-slots.js';
import { isWatched } from './watched.js';

const suite = findProgram('nats-server') && findProgram('redis-server') ? describe : describe.skip;
const patienceMs = 30_000;

// One of them for all: each leaves it running to the next.
suite('Somo with every service in a process of its own', () => {
  let somo: RunningServices;
  let page: Socket | undefined;
  beforeAll(async () => {
    somo = await launchServices({ SANDBOX_DELAY_MS: '300' }, ['--instances', 'gateway=2,scheduling=2']);
  }, 180_000);
  afterAll(async () => {
    page?.disconnect();
    await somo?.close();
  }, 30_000);

  const someTime = async (teacherId: string) => (await openStarts(somo.url, teacherId)).slice(20);
  const charge = async (token: string, id: string) =>
    (await api(somo.url, 'GET /api/lessons/:id/payment', { token, params: { id } })).charge;

  it('BOOK-01 a lesson is booked, rings the teacher, is paid, and is refunded when it is cancelled in time', async () => {
    const [kwame, ama] = [await aTeacher(somo.url), await tokenOf(somo.url, await aStudent(somo.url))];
    const rung: string[] = [];
    page = io(`${somo.url}/live`, { auth: { token: await tokenOf(somo.url, kwame) }, transports: ['websocket'] });
    page.onAny((name: string) => rung.push(name));
    await until(() => page?.connected === true);

    const [startsAt] = await someTime(kwame.id);
    if (!startsAt) throw new Error('no open start');
    const body = { teacherId: kwame.id, startsAt, expectedPriceCents: 2500 };
    const lesson = await api(somo.url, 'POST /api/bookings', { token: ama, key: newId(), body });
    await until(() => rung.includes('notification.created'), patienceMs);
    await until(async () => (await charge(ama, lesson.id).catch(() => 'none')) === 'captured', patienceMs);
    await api(somo.url, 'POST /api/lessons/:id/cancel', { token: ama, params: { id: lesson.id }, body: { reason: 'ill' } });
    await until(async () => (await charge(ama, lesson.id)) === 'refunded', patienceMs);
  }, 90_000);

  it('shows the slots that scheduling knows in every list that is asked for after it knows, with two gateways and two schedulings', async () => {
    const second = new URL(somo.url);
    second.port = String(Number(second.port) + 1);
    const admin = new Client({ connectionString: await somo.adminUrl() });
    await admin.connect();
    await staysFresh([somo.url, second.origin], admin).finally(() => admin.end());
  }, 90_000);

  isWatched(() => somo);

  it('BOOK-12 books a time that was seen before while catalog and scheduling are stopped, and refuses it to the next', async () => {
    const kwame = await aTeacher(somo.url);
    const [ama, kofi] = [await tokenOf(somo.url, await aStudent(somo.url)), await tokenOf(somo.url, await aStudent(somo.url))];
    const [startsAt] = await someTime(kwame.id);
    if (!startsAt) throw new Error('no open start');
    const stopped = Object.entries(somo.pids()).filter(([name]) => /^(catalog|scheduling)/.test(name));
    expect(stopped.length).toBeGreaterThanOrEqual(3);
    for (const [, pid] of stopped) process.kill(pid, 'SIGSTOP');
    try {
      expect(await book(somo.url, ama, kwame.id, startsAt)).toMatchObject({ status: 'confirmed', teacherId: kwame.id, startsAt });
      await expect(book(somo.url, kofi, kwame.id, startsAt)).rejects.toThrow('slot-taken');
    } finally {
      for (const [, pid] of stopped) process.kill(pid, 'SIGCONT');
    }
  }, 60_000);

  it('goes on by itself after any of its processes is killed, and loses no booking and no payment by it', async () => {
    const [kwame, ama] = [await aTeacher(somo.url), await tokenOf(somo.url, await aStudent(somo.url))];
    const starts = await someTime(kwame.id);
    const lessons: string[] = [];
    for (const name of ['booking', 'payments worker', 'nats', 'redis']) {
      const startsAt = starts.splice(0, 4)[0];
      if (!startsAt) throw new Error('no open start left');
      lessons.push((await book(somo.url, ama, kwame.id, startsAt)).id);
      const before = somo.pids()[name];
      somo.kill(name);
      await until(async () => somo.pids()[name] !== before && (await somo.isReady()), patienceMs);
    }
    for (const id of lessons) await until(async () => (await charge(ama, id).catch(() => 'none')) === 'captured', 90_000);
  }, 240_000);

  it('gives each process a key of its own and no other, in a file that only its owner reads', () => {
    for (const name of Object.keys(somo.pids()).filter((each) => !/worker|nats|redis|\d/.test(each))) {
      const file = join(somo.folder, 'data/services', `keys-${name}.json`);
      const { privateKeys } = JSON.parse(readFileSync(file, 'utf8')) as { privateKeys: { keys: { kid: string }[] } };
      const own = name === 'gateway' ? [] : name === 'auth' ? ['users', 'service:auth'] : [`service:${name}`];
      expect(privateKeys.keys.map(({ kid }) => kid)).toEqual(own);
      expect(statSync(file).mode & 0o077).toBe(0);
    }
  });

  it('ends cleanly within five seconds', async () => {
    const { code, seconds } = await somo.stop();
    expect([code, seconds < 5]).toEqual([0, true]);
  }, 30_000);
});
