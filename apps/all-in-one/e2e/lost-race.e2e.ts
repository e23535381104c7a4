import { bell, freeDays, goToConfirmStep } from './actions.js';
import { api } from './api.js';
import { aStudent, aTeacher, openStarts, tokenOf } from './people.js';
import { expect, test } from './somo.js';

/** The notice may have taken the first hours of that day. */
function ofTheFirstDay(starts: string[]): number {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York', dateStyle: 'short' });
  const days = starts.map((at) => day.format(new Date(at)));
  return days.filter((each) => each === days[0]).length;
}

test('BOOK-11 BOOK-12 of two students who confirm the same hour at once one gets it, the other is told and books one of three times offered', async ({
  open,
  somo,
}) => {
  const teacher = await aTeacher(somo.url, { firstName: 'Amina', lastName: 'Diallo' });
  const before = await openStarts(somo.url, teacher.id);
  const pages = await Promise.all(
    ['Ama', 'Kofi'].map(async (firstName) => {
      const student = await aStudent(somo.url, { firstName });
      const { page, pageErrors } = await open({ as: student });
      pageErrors.allow(/ 409 /, /status of 409/);
      await page.goto(`/student/book-lesson/${teacher.id}`);
      await goToConfirmStep(page);
      return page;
    }),
  );

  await Promise.all(pages.map((page) => page.getByRole('button', { name: 'Confirm booking' }).click()));
  const won = pages.map((page) => page.getByRole('dialog', { name: 'Booking Confirmed!' }));
  const lost = pages.map((page) => page.getByRole('alert').filter({ hasText: 'Booking Error' }));
  for (const [at, dialog] of won.entries()) await expect(dialog.or(lost[at] ?? dialog)).toBeVisible();
  const losers = [];
  for (const page of pages) if (!(await page.getByRole('dialog', { name: 'Booking Confirmed!' }).isVisible())) losers.push(page);
  expect(losers).toHaveLength(1);
  const [loser] = losers;
  if (!loser) return;

  await expect(loser.getByRole('alert').filter({ hasText: 'Booking Error' })).toContainText('Someone just booked this time.');
  const instead = loser.getByRole('group', { name: 'Closest available times:' });
  await expect(instead.getByRole('button')).toHaveCount(3);
  await expect(loser.getByRole('radiogroup').getByRole('radio')).toHaveCount(ofTheFirstDay(before) - 1);

  await instead.getByRole('button').first().click();
  await loser.getByRole('button', { name: 'Confirm booking' }).click();
  const dialog = loser.getByRole('dialog', { name: 'Booking Confirmed!' });
  await expect(dialog.getByText('Paid', { exact: true })).toBeVisible();
  expect(before.length - (await openStarts(somo.url, teacher.id)).length).toBe(2);

  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(freeDays(loser).first()).toBeVisible();
  await expect(bell(loser)).toHaveAccessibleName('Notifications, 2 unread');
});

test('BOOK-07 a key held down on Continue goes to the next question and answers it for nobody', async ({ open, somo }) => {
  const teacher = await aTeacher(somo.url, { firstName: 'Thandiwe', lastName: 'Ndlovu' });
  const student = await aStudent(somo.url);
  const { page } = await open({ as: student });
  await page.goto(`/student/book-lesson/${teacher.id}`);
  await freeDays(page).first().click();
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Continue' }).focus();
  for (let times = 0; times < 6; times += 1) await page.keyboard.down('Enter');
  await expect(page.getByRole('heading', { name: 'Choose a module' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Choose a module' })).toBeVisible();
  expect((await api(somo.url, 'GET /api/lessons/stats', { token: await tokenOf(somo.url, student) })).upcomingLessons).toBe(0);
});
