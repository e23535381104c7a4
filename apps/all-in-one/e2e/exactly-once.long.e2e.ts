import type { Page, Route } from '@playwright/test';
import { fillProfile, fillRegistration, fillSignIn, fillTeaching, freeDays, signOut, goToConfirmStep } from './actions.js';
import { api } from './api.js';
import { aStudent, aTeacher, bellRows, newEmail, openStarts, tokenOf, type Person } from './people.js';
import { expect, test } from './somo.js';

let teacher: Person;
test.beforeAll(async ({ somo }) => {
  teacher = await aTeacher(somo.url, { firstName: 'Fatou', lastName: 'Ndiaye' });
});

const lessonsOf = async (url: string, student: Person) =>
  (await api(url, 'GET /api/lessons', { token: await tokenOf(url, student), query: { when: 'upcoming' } })).items.length;
const confirmed = (page: Page) => page.getByRole('dialog', { name: 'Booking Confirmed!' });
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm booking' });
const alert = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words }).first();

async function atTheLastQuestion(page: Page): Promise<void> {
  await page.goto(`/student/book-lesson/${teacher.id}`);
  await goToConfirmStep(page);
}

/** Lets a request through and loses the answer, as a line does that breaks half-way. */
const losesAnswer = async (route: Route) => {
  await route.fetch();
  await route.abort('connectionreset');
};
const breaks = (route: Route) => route.fulfill({ status: 500, body: '' });

test('BOOK-12 a double click on Confirm books once', async ({ open, somo }) => {
  const student = await aStudent(somo.url);
  const { page } = await open({ as: student });
  await atTheLastQuestion(page);
  let asked = 0;
  page.on('request', (request) => (asked += request.url().endsWith('/api/bookings') ? 1 : 0));
  await confirm(page).dblclick();
  await expect(confirmed(page)).toBeVisible();
  expect([asked, await lessonsOf(somo.url, student)]).toEqual([1, 1]);
});

test('BOOK-12 an answer that takes ten seconds is waited for, and nobody can ask again meanwhile', async ({ open, somo }) => {
  const student = await aStudent(somo.url);
  const { page } = await open({ as: student });
  await page.clock.install();
  await atTheLastQuestion(page);
  let asked = 0;
  let answer = () => {};
  const ready = new Promise<void>((go) => (answer = go));
  await page.route('**/api/bookings', async (route) => {
    asked += 1;
    await ready;
    await route.continue();
  });
  await confirm(page).click();
  const busy = page.getByRole('button', { name: 'Booking...' });
  await expect(busy).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeDisabled();
  await busy.click({ force: true });
  await page.keyboard.press('Enter');
  await page.clock.fastForward(10_000);
  await expect(busy).toBeDisabled();
  answer();
  await expect(confirmed(page)).toBeVisible();
  expect([asked, await lessonsOf(somo.url, student)]).toEqual([1, 1]);
});

test('BOOK-11 BOOK-12 where the answer was lost, Confirm again finds the booking that was made', async ({ open, somo }) => {
  const student = await aStudent(somo.url);
  const { page, pageErrors } = await open({ as: student });
  pageErrors.allow(/ERR_CONNECTION_RESET/);
  await atTheLastQuestion(page);
  await page.route('**/api/bookings', losesAnswer);
  await confirm(page).click();
  await expect(alert(page, 'Booking Error')).toContainText('There was an error processing your booking. Please try again.');
  await page.unroute('**/api/bookings');
  await confirm(page).click();
  await expect(confirmed(page)).toBeVisible();
  expect(await lessonsOf(somo.url, student)).toBe(1);
});

test('BOOK-03 BOOK-10 the way back of the browser goes back through the wizard, leaves it without booking, and does not book again what is booked', async ({
  open,
  somo,
}) => {
  const student = await aStudent(somo.url);
  const before = (await openStarts(somo.url, teacher.id)).length;
  const { page } = await open({ as: student });
  await page.goto(`/student/find-teachers?q=${encodeURIComponent(teacher.fullName)}`);
  await page.getByRole('button', { name: `Book Lesson with ${teacher.fullName}` }).click();
  await goToConfirmStep(page);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Choose a module' })).toBeFocused();
  await page.goForward();
  await expect(confirm(page)).toBeVisible();
  for (let step = 0; step < 3; step += 1) await page.goBack();
  await expect(freeDays(page).first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/student\/find-teachers\?q=/);
  await expect(page.getByRole('heading', { name: '1 teacher' })).toBeVisible();
  await page.goForward();
  await expect(freeDays(page).first()).toBeVisible();
  expect(await lessonsOf(somo.url, student)).toBe(0);

  await goToConfirmStep(page);
  await confirm(page).click();
  await confirmed(page).getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Student Dashboard' })).toBeVisible();
  await page.goBack();
  await expect(freeDays(page).first()).toBeVisible();
  await expect(confirmed(page)).toHaveCount(0);
  await page.goForward();
  await expect(page).toHaveURL(/\/student\/dashboard$/);
  expect(await lessonsOf(somo.url, student)).toBe(1);
  expect((await openStarts(somo.url, teacher.id)).length).toBeLessThan(before);
});

test('BOOK-11 BOOK-14 NOTF-04 AUTH-20 what the server breaks on is told, stays as it was, and works the second time, once', async ({
  open,
  somo,
}) => {
  test.slow();
  const student = await aStudent(somo.url);
  const { page, pageErrors } = await open();
  pageErrors.allow(/ 500 /, /status of 500/);
  const twice = twiceOn(page);

  await page.goto('/login');
  await twice('**/api/auth/login', () => fillSignIn(page, student), 'An error occurred');
  await expect(page).toHaveURL(/\/student\/dashboard$/);
  await page.goto(`/student/book-lesson/${teacher.id}`);
  await goToConfirmStep(page);
  await twice('**/api/bookings', () => confirm(page).click(), 'There was an error processing your booking. Please try again.');
  await expect(confirmed(page).getByText('Paid', { exact: true })).toBeVisible();
  expect(await lessonsOf(somo.url, student)).toBe(1);

  const token = await tokenOf(somo.url, student);
  const unread = async () => (await bellRows(somo.url, token)).filter(({ isRead }) => !isRead).length;
  await page.goto('/student/notifications');
  const menus = page.getByRole('button', { name: /^More about: / });
  const chooses = async (act: string) => {
    await menus.first().click();
    await page.getByRole('menuitem', { name: act }).click();
  };
  await twice('**/api/notifications/*/read', () => chooses('Mark as read'), "We couldn't save that");
  await expect.poll(unread).toBe(1);
  await twice(
    '**/api/notifications/read-all',
    () => page.getByRole('button', { name: 'Mark all as read' }).click(),
    "We couldn't save that",
  );
  await expect.poll(unread).toBe(0);
  await expect(menus).toHaveCount(2);
  await twice('**/api/notifications/*', () => chooses('Delete'), "We couldn't save that");
  await expect(menus).toHaveCount(1);

  await page.goto('/student/lessons');
  const confirmCancel = () => page.getByRole('alertdialog').getByRole('button', { name: 'Cancel lesson' }).click();
  await page.getByRole('button', { name: /^More about / }).click();
  const cancel = async () => {
    await page.getByRole('button', { name: /^Cancel lesson: / }).click();
    await confirmCancel();
  };
  await twice('**/api/lessons/*/cancel', cancel, "We couldn't cancel the lesson", confirmCancel);
  await expect(page.getByText('No upcoming lessons')).toBeVisible();
  await twice('**/api/auth/logout', () => signOut(page), 'Error logging out');
  await expect(page).toHaveURL(/\/login$/);
});

test('AUTH-12 ONB-03 a registration and an onboarding the server breaks on keep what was typed, and work the second time', async ({
  open,
}) => {
  const { page, pageErrors } = await open();
  pageErrors.allow(/ 500 /, /status of 500/);
  const twice = twiceOn(page);
  const email = newEmail('twice');
  await page.goto('/register');
  const register = page.getByRole('button', { name: 'Create Account' });
  await twice(
    '**/api/auth/register',
    () => fillRegistration(page, email),
    'An error occurred',
    () => register.click(),
  );
  await expect(page).toHaveURL(/\/onboarding$/);

  await fillProfile(page, 'Teacher', 'Aminata', 'Kone');
  await fillTeaching(page);
  const complete = () => page.getByRole('button', { name: 'Complete Profile' }).click();
  await twice('**/api/onboarding', complete, 'Update failed');
  await expect(page).toHaveURL(/\/teacher\/dashboard$/);
});

test('ONB-05 where only the subjects or only the hours could not be saved, only they are asked for again', async ({ open }) => {
  const { page, pageErrors } = await open();
  pageErrors.allow(/ 500 /, /status of 500/);
  const twice = twiceOn(page);
  await page.goto('/register');
  await fillRegistration(page, newEmail('half'));
  await fillProfile(page, 'Teacher', 'Aminata', 'Half');
  await fillTeaching(page, [/^Weekends/]);
  const save = page.getByRole('button', { name: 'Save Subjects' });
  const complete = () => page.getByRole('button', { name: 'Complete Profile' }).click();
  await page.route('**/api/me/availability', breaks);
  await twice('**/api/me/subjects', complete, 'Update failed', () => save.click());
  await expect(page.getByRole('heading', { name: "Your hours aren't saved yet" })).toBeVisible();
  await page.unroute('**/api/me/availability');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/teacher\/dashboard$/);
});

/** Does something with a server that breaks, then once more as it should be. */
function twiceOn(page: Page) {
  return (calls: string, act: () => Promise<void>, says: string, again = act) =>
    test.step(calls, async () => {
      await page.route(calls, breaks);
      await act();
      await expect(alert(page, says)).toBeVisible();
      await page.unroute(calls);
      // A message beside what it is about stays there.
      const dismiss = alert(page, says).getByRole('button', { name: 'Dismiss' });
      if (await dismiss.isVisible()) await dismiss.click();
      await again();
    });
}
