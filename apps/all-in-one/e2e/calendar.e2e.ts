import { readFile } from 'node:fs/promises';
import { api } from './api.js';
import { aStudent, aTeacher, book, mailsTo, openStarts, tokenOf } from './people.js';
import { expect, test } from './somo.js';
import { until } from './until.js';

const lineOf = (file: string, name: string) => new RegExp(`^${name}[:;](.*)\\r$`, 'm').exec(file)?.[1];

test('LES-12 a lesson is added to a calendar from its card and by email, and a subscribed calendar follows as it moves and is cancelled', async ({
  open,
  somo,
}) => {
  const teacher = await aTeacher(somo.url, { firstName: 'Abla', lastName: 'Mensah' });
  const student = await aStudent(somo.url, { firstName: 'Nia', lastName: 'Cole' });
  const token = await tokenOf(somo.url, student);
  const starts = await openStarts(somo.url, teacher.id);
  const [first, second] = [starts.at(-1)!, starts.at(-2)!];
  const lesson = await book(somo.url, token, teacher.id, first);
  const uid = `${lesson.agreementId}@localhost`;

  const { page } = await open({ as: student });
  await page.goto('/student/lessons');
  await page.getByRole('button', { name: /^More about / }).click();
  await page.getByRole('button', { name: /^Add to calendar: / }).click();
  await expect(page.getByRole('menuitem', { name: 'Google Calendar' })).toHaveAttribute('href', /dates=\d{8}T\d{6}Z%2F\d{8}T\d{6}Z/);
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /^Calendar file/ }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  expect(lineOf(file, 'UID')).toBe(uid);
  expect(lineOf(file, 'SUMMARY')).toBe('Mathematics with Abla M.');

  await page.getByRole('button', { name: /^Add to calendar: / }).click();
  await page.getByRole('menuitem', { name: 'Show all lessons in my calendar' }).click();
  const field = page.getByRole('textbox', { name: 'Or copy the link into another calendar' });
  const feed = async (url: string) => {
    const answer = await fetch(url);
    return { status: answer.status, text: await answer.text() };
  };
  const link = await field.inputValue();
  expect((await feed(link)).text).toContain(`UID:${uid}`);

  const moved = await api(somo.url, 'POST /api/lessons/:id/reschedule', { token, params: { id: lesson.id }, body: { startsAt: second } });
  const { text: after } = await feed(link);
  expect([lineOf(after, 'UID'), lineOf(after, 'SEQUENCE'), lineOf(after, 'DTSTART')]).toEqual([
    uid,
    '1',
    second.replace(/[-:]|\.\d+/g, ''),
  ]);
  await api(somo.url, 'POST /api/lessons/:id/cancel', { token, params: { id: moved.id }, body: {} });
  expect(lineOf((await feed(link)).text, 'STATUS')).toBe('CANCELLED');
  await until(async () => (await mailsTo(somo.url, student.email)).some(({ subject }) => subject.startsWith('Lesson cancelled')), {
    what: () => 'the email about the cancellation',
  });
  const [mail] = (await mailsTo(somo.url, student.email)).filter(({ subject }) => subject.startsWith('Lesson cancelled'));
  const sent = await (await fetch(`${somo.url}/dev/mail/${mail!.id}/lesson.ics`)).text();
  expect([lineOf(sent, 'METHOD'), lineOf(sent, 'UID'), lineOf(sent, 'SEQUENCE')]).toEqual(['CANCEL', uid, '2']);

  await page.getByText('Hide cancelled lessons').click();
  await expect(page.getByText('Calendar setting saved')).toBeVisible();
  expect((await feed(link)).text).not.toContain(uid);
  await page.getByRole('button', { name: 'Replace link' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Replace link' }).click();
  await expect(page.getByText('Link replaced')).toBeVisible();
  expect((await feed(link)).status).toBe(404);
  expect((await feed(await field.inputValue())).status).toBe(200);
});
