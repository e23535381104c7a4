import { hasNats, hasRedis } from '@somo/testing/programs';
import { createTestDatabase } from '@somo/testing/test-database';
import { until } from '@somo/testing/until';
import { Client } from 'pg';
import { launchServices } from '../../../scripts/services/launch.mjs';
import { api } from '../e2e/api.js';
import { aStudent, aTeacher, book, openStarts, tokenOf } from '../e2e/people.js';
import { runProduct } from './running-product.js';

interface Somo {
  /** Of each gateway. */
  urls: string[];
  admin: Client;
  close(): Promise<void>;
}

async function together(): Promise<Somo> {
  const { url, admin, close } = await runProduct();
  return { urls: [url], admin, close };
}

async function apart(): Promise<Somo> {
  const database = await createTestDatabase();
  const somo = await launchServices({ DATABASE_URL: database.adminUrl }, ['--instances', 'gateway=2,scheduling=2']);
  const second = new URL(somo.url);
  second.port = String(Number(second.port) + 1);
  const admin = new Client({ connectionString: database.adminUrl });
  await admin.connect();
  const close = async () => {
    await admin.end();
    await somo.close();
    await database.drop();
  };
  return { urls: [somo.url, second.origin], admin, close };
}

const ways: [string, boolean, () => Promise<Somo>][] = [
  ['in one process', true, together],
  ['apart, with two gateways and two schedulings', hasNats() && hasRedis(), apart],
];

describe.each(ways)('open slots that are kept, %s', (_, canRun, start) => {
  let somo: Somo | undefined;
  afterAll(() => somo?.close(), 30_000);

  (canRun ? it : it.skip)(
    'are what scheduling knows, in every list that is asked for after it knows',
    async () => {
      somo = await start();
      const { urls, admin } = somo;
      const [url = ''] = urls;
      const teacher = await aTeacher(url);
      const student = await tokenOf(url, await aStudent(url));
      const everywhere = async () => {
        const lists = await Promise.all([1, 2, 3, 4].flatMap(() => urls.map((gateway) => openStarts(gateway, teacher.id))));
        expect(new Set(lists.map(String)).size).toBe(1);
        return lists[0] ?? [];
      };
      const isKnown = (bookingId: string, live: boolean) =>
        until(async () => {
          const { rowCount } = await admin.query('SELECT FROM scheduling.busy_times WHERE booking_id = $1 AND live = $2', [
            bookingId,
            live,
          ]);
          return rowCount === 1;
        }, 30_000);

      const startsAt = (await everywhere()).at(-1);
      if (!startsAt) throw new Error('no open start');
      const lesson = await book(url, student, teacher.id, startsAt);
      await isKnown(lesson.id, true);
      expect(await everywhere()).not.toContain(startsAt);

      await api(url, 'POST /api/lessons/:id/cancel', { token: student, params: { id: lesson.id }, body: {} });
      await isKnown(lesson.id, false);
      expect(await everywhere()).toContain(startsAt);

      const date = startsAt.slice(0, 10);
      await admin.query('UPDATE scheduling.availabilities SET version = version + 1, break_periods = $2 WHERE teacher_id = $1', [
        teacher.id,
        JSON.stringify([{ startDate: date, endDate: date }]),
      ]);
      expect(await everywhere()).not.toContain(startsAt);
    },
    240_000,
  );
});
