import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { newId } from '@somo/platform/ids';
import { hasNats, hasRedis } from '@somo/testing/programs';
import { createTestDatabase, type TestDatabase } from '@somo/testing/test-database';
import { until } from '@somo/testing/until';
import { io, type Socket } from 'socket.io-client';
import { launchServices, type RunningServices } from '../../../scripts/services/launch.mjs';
import { api } from '../e2e/api.js';

const suite = hasNats() && hasRedis() ? describe : describe.skip;
const patienceMs = 30_000;
const day = (n: number) => new Date(Date.now() + n * 86_400_000).toISOString().slice(0, 10);

suite('Somo with every service in a process of its own', () => {
  let database: TestDatabase;
  let somo: RunningServices;
  let page: Socket | undefined;
  beforeAll(async () => {
    database = await createTestDatabase();
    somo = await launchServices({ DATABASE_URL: database.adminUrl, SANDBOX_DELAY_MS: '300' });
  }, 180_000);
  afterAll(async () => {
    page?.disconnect();
    await somo?.close();
    await database.drop();
  }, 30_000);

  async function person(userType: 'student' | 'teacher', firstName: string): Promise<{ id: string; token: string }> {
    const url = somo.url;
    const email = `${newId()}@example.test`;
    const { accessToken } = await api(url, 'POST /api/auth/register', { body: { email, password: 'Passw0rd-x', agreeToTerms: true } });
    const about = { userType, firstName, lastName: 'Mensah', timeZone: 'Africa/Accra' };
    const onboarded = await api(url, 'POST /api/onboarding', {
      token: accessToken,
      body: userType === 'teacher' ? { ...about, hourlyRateCents: 2500 } : about,
    });
    const token = onboarded.accessToken;
    if (userType === 'teacher')
      await api(url, 'PUT /api/me/subjects', { token, body: { subjects: [{ subject: 'Mathematics', moduleIds: [] }] } });
    return { id: onboarded.user.id, token };
  }
  async function openStarts(teacherId: string) {
    const query = { from: day(2), to: day(12), timeZone: 'UTC' };
    const { days } = await api(somo.url, 'GET /api/teachers/:id/slots', { params: { id: teacherId }, query });
    return days.flatMap(({ slots }) => slots.map(({ startsAt }) => startsAt));
  }
  const charge = async (token: string, id: string) =>
    (await api(somo.url, 'GET /api/lessons/:id/payment', { token, params: { id } })).charge;

  it('BOOK-01 a lesson is booked, rings the teacher, is paid, and is refunded when it is cancelled in time', async () => {
    const [kwame, ama] = [await person('teacher', 'Kwame'), await person('student', 'Ama')];
    const rung: string[] = [];
    page = io(`${somo.url}/live`, { auth: { token: kwame.token }, transports: ['websocket'] });
    page.onAny((name: string) => rung.push(name));
    await until(() => page?.connected === true);
    await until(async () => (await openStarts(kwame.id).catch(() => [])).length > 0, patienceMs);

    const [startsAt] = await openStarts(kwame.id);
    if (!startsAt) throw new Error('no open start');
    const body = { teacherId: kwame.id, startsAt, expectedPriceCents: 2500 };
    const lesson = await api(somo.url, 'POST /api/bookings', { token: ama.token, key: newId(), body });
    await until(() => rung.includes('notification.created'), patienceMs);
    await until(async () => (await charge(ama.token, lesson.id).catch(() => 'none')) === 'captured', patienceMs);
    await api(somo.url, 'POST /api/lessons/:id/cancel', { token: ama.token, params: { id: lesson.id }, body: { reason: 'ill' } });
    await until(async () => (await charge(ama.token, lesson.id)) === 'refunded', patienceMs);
  }, 90_000);

  it('goes on by itself after any of its processes is killed, and loses no booking and no payment by it', async () => {
    const [kwame, ama] = [await person('teacher', 'Kwabena'), await person('student', 'Efua')];
    await until(async () => (await openStarts(kwame.id).catch(() => [])).length > 0, patienceMs);
    const starts = await openStarts(kwame.id);
    const lessons: string[] = [];
    for (const name of ['booking', 'payments worker', 'nats', 'redis']) {
      const startsAt = starts.splice(0, 4)[0];
      if (!startsAt) throw new Error('no open start left');
      const body = { teacherId: kwame.id, startsAt, expectedPriceCents: 2500 };
      const { id } = await api(somo.url, 'POST /api/bookings', { token: ama.token, key: newId(), body });
      lessons.push(id);
      const before = somo.pids()[name];
      somo.kill(name);
      await until(async () => somo.pids()[name] !== before && (await somo.isReady()), patienceMs);
    }
    for (const id of lessons) await until(async () => (await charge(ama.token, id).catch(() => 'none')) === 'captured', 90_000);
  }, 240_000);

  it('gives each process a key of its own and no other, in a file that only its owner reads', () => {
    for (const name of Object.keys(somo.pids()).filter((each) => !/worker|nats|redis/.test(each))) {
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
