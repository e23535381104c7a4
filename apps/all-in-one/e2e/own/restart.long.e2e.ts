import { randomUUID } from 'node:crypto';
import { fromInstant, type Instant } from '@somo/contracts/time';
import { api } from '../api.js';
import { aStudent, aTeacher, bellRows, book, mailsTo, openStarts, tokenOf, type Person } from '../people.js';
import { expect, test } from '../somo.js';

test.use({ own: 'killed', settings: { sandboxDelayMs: 1_000 } });
test.skip(({ somo }) => somo.external, 'only a product of our own can be killed');

/** A reminder that went out late says how many hours are left: those of lessons that begin at different times count together. */
const counted = (words: string[]) =>
  words
    .map((word) => word.replace(/in \d+ hours$/, 'in some hours'))
    .reduce<Record<string, number>>((all, word) => ({ ...all, [word]: (all[word] ?? 0) + 1 }), {});

/** Returns the text of an email without its lesson. */
const newsOf = ({ subject }: { subject: string }) => subject.replace(/: .+ with .+$/, '');

test('NOTF-06 PAY-01 LES-11 what was booked before kill -9 is delivered, paid and reminded of exactly once after it', async ({ somo }) => {
  test.slow();
  const teacher = await aTeacher(somo.url);
  const students = await Promise.all([1, 2, 3].map(() => aStudent(somo.url)));
  const open = await openStarts(somo.url, teacher.id);
  // All on one day: then the reminder of the last is due before the first begins.
  const first = open.findIndex((start, n) => open[n + students.length - 1]?.startsWith(start.slice(0, 10)));
  const starts = open.slice(first, first + students.length);
  const tokens = await Promise.all(students.map((student) => tokenOf(somo.url, student)));
  const keys = students.map(() => randomUUID());
  const at = (n: number) => starts[n] as Instant;
  const orders = () => students.map((_, n) => book(somo.url, tokens[n] ?? '', teacher.id, at(n), keys[n]));

  // The process is killed at the first answer: some orders are committed and not yet published, some have no answer yet.
  const tried = orders();
  await Promise.any(tried);
  await somo.kill();
  await Promise.allSettled(tried);

  await somo.start();
  const lessons = await Promise.all(orders());
  expect(new Set(lessons.map(({ id }) => id)).size).toBe(students.length);
  expect(lessons.map(({ startsAt }) => startsAt)).toEqual(starts);

  const told = async (person: Person) => {
    const token = await tokenOf(somo.url, person);
    return {
      bell: counted((await bellRows(somo.url, token)).map(({ title }) => title)),
      mail: counted((await mailsTo(somo.url, person.email)).map(newsOf)),
    };
  };
  const hisBell = { 'New booking': 3, 'Payment received': 3 };
  const herBell = { 'Booking confirmed': 1, 'Payment received': 1 };
  const mailed = { 'Confirm your email address': 1 };
  await expect.poll(() => told(teacher), { timeout: 30_000 }).toEqual({ bell: hisBell, mail: { 'New booking': 3, ...mailed } });
  // What a killed process was in the middle of is taken over when its claim has lapsed, after 15 seconds.
  for (const student of students)
    await expect.poll(() => told(student), { timeout: 30_000 }).toEqual({ bell: herBell, mail: { ...herBell, ...mailed } });
  for (const [n, { id }] of lessons.entries()) {
    const token = await tokenOf(somo.url, students[n] as Person);
    expect(await api(somo.url, 'GET /api/lessons/:id/payment', { token, params: { id } })).toMatchObject({
      charge: 'captured',
      amountCents: 2500,
    });
  }

  // Killed again, and back when the first reminder of the last lesson is due.
  const dueIn = Math.ceil((fromInstant(at(2)) - 24 * 3_600_000 - Date.now()) / 60_000) + 1;
  await somo.kill();
  await somo.start(dueIn);
  const reminder = { 'Your lesson starts in some hours': 1 };
  for (const student of students) {
    await expect
      .poll(() => told(student), { timeout: 30_000 })
      .toEqual({ bell: { ...herBell, ...reminder }, mail: { ...herBell, ...mailed, ...reminder } });
  }
  await expect.poll(async () => (await told(teacher)).bell['Your lesson starts in some hours']).toBe(3);
});

test('NOTF-04 Ctrl-C ends within 5 seconds, and everything is there again at the next start', async ({ somo }) => {
  test.slow();
  await somo.stop();
  await somo.start();
  const teacher = await aTeacher(somo.url, { firstName: 'Tariro', lastName: 'Moyo' });
  const student = await aStudent(somo.url);
  const [start] = await openStarts(somo.url, teacher.id);
  const { id } = await book(somo.url, await tokenOf(somo.url, student), teacher.id, start as Instant);

  const { code, seconds } = await somo.stop();
  expect(code).toBe(0);
  expect(seconds).toBeLessThan(5);

  await somo.start();
  const token = await tokenOf(somo.url, student);
  const lessons = await api(somo.url, 'GET /api/lessons', { token, query: { when: 'upcoming' } });
  expect(lessons.items.map((lesson) => lesson.id)).toEqual([id]);
  const bell = async () => counted((await bellRows(somo.url, token)).map(({ title }) => title));
  await expect.poll(bell, { timeout: 30_000 }).toEqual({ 'Booking confirmed': 1, 'Payment received': 1 });
});

test('LES-11 each of them is reminded once, in the bell and by mail, of the lesson that stands and not of the cancelled one', async ({
  somo,
}) => {
  test.slow();
  const people = [await aTeacher(somo.url), await aStudent(somo.url)] as const;
  const token = await tokenOf(somo.url, people[1]);
  const [start, next] = await openStarts(somo.url, people[0].id);
  const { id } = await book(somo.url, token, people[0].id, start as Instant);
  await api(somo.url, 'POST /api/lessons/:id/cancel', { token, params: { id }, body: {} });
  const stands = await book(somo.url, token, people[0].id, next as Instant);
  const told = async () => counted((await bellRows(somo.url, token)).map(({ title }) => title))['Booking confirmed'];
  await expect.poll(told).toBe(2);
  // Unpaid it would be given up when the clock jumps ahead.
  const charge = () =>
    api(somo.url, 'GET /api/lessons/:id/payment', { token, params: { id: stands.id } }).then((payment) => payment.charge);
  await expect.poll(() => charge().catch(() => 'none'), { timeout: 30_000 }).toBe('captured');
  const reminders = async () =>
    Promise.all(
      people.map(async (person) => {
        const rows = (await bellRows(somo.url, await tokenOf(somo.url, person))).filter(({ type }) => type === 'lesson_reminder');
        const mails = (await mailsTo(somo.url, person.email)).filter(({ subject }) => subject.startsWith('Your lesson starts'));
        return { bell: rows.map(({ title }) => title).sort(), mail: mails.map(newsOf).sort() };
      }),
    );
  const [day, hour] = ['Your lesson starts in 24 hours', 'Your lesson starts in 1 hour'];

  // An hour before, the second kind is sent; that the first is still there once shows that it was not sent again.
  for (const { hours, titles } of [
    { hours: 24, titles: [day] },
    { hours: 1, titles: [hour, day] },
  ]) {
    await somo.stop();
    await somo.start(Math.ceil((fromInstant(stands.startsAt) - hours * 3_600_000 - Date.now()) / 60_000) + 1);
    await expect.poll(reminders, { timeout: 20_000 }).toEqual([1, 2].map(() => ({ bell: titles, mail: titles })));
  }
});
