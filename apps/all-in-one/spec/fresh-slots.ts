import { until } from '@somo/testing/until';
import type { Client } from 'pg';
import { api } from '../e2e/api.js';
import { aStudent, aTeacher, book, openStarts, tokenOf } from '../e2e/people.js';

/** Open slots that are kept are what scheduling knows, in every list of every gateway that is asked for after it knows. */
export async function staysFresh(urls: string[], admin: Client): Promise<void> {
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
      const { rowCount } = await admin.query('SELECT FROM scheduling.busy_times WHERE booking_id = $1 AND live = $2', [bookingId, live]);
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
}
