import type { Page } from '@playwright/test';
import { fromInstant, type Instant } from '@somo/contracts/time';
import { api } from './api.js';
import { bell, fillProfile, freeDays, clickContinue, register, goToConfirmStep } from './actions.js';
import { newEmail, openStarts } from './people.js';
import { expect, test } from './somo.js';
import { until } from './until.js';

const stamp = newEmail('x').slice(2, 10);
const teacher = { email: newEmail('chidi'), firstName: 'Chidi', lastName: `Okafor-${stamp}` };
const student = { email: newEmail('grace'), firstName: 'Grace', lastName: 'Miller' };
const teacherName = `${teacher.firstName} ${teacher.lastName}`;

const timeIn = (at: Instant, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' }).format(fromInstant(at)).replace(/\s/g, ' ');

/** True while the page has not been reloaded since it was marked. */
const mark = (page: Page) => page.evaluate('window.marked = true');
const isMarked = (page: Page) => page.evaluate('window.marked === true');

const lines = (page: Page) => page.getByRole('region', { name: 'History' }).getByRole('listitem');
const timeButton = /^\d{1,2}:\d\d\s[AP]M/;

const bellRow = (page: Page, title: string) => page.getByRole('dialog', { name: 'Notifications' }).getByText(title, { exact: true });

test('ONB-05 FIND-02 BOOK-10 BOOK-14 LES-12 a student finds a teacher, books an hour, pays, and cancels it in time', async ({
  open,
  somo,
}) => {
  test.slow();
  const { page: hers } = await open({ timezoneId: 'America/New_York' });
  const { page: his } = await open({ timezoneId: 'Africa/Lagos' });

  await test.step('AUTH-11 ONB-02 ONB-05 A5 the teacher registers, is not listed before a subject is picked, hours chosen and the rate confirmed, and then is live', async () => {
    await register(his, teacher.email);
    await expect(his.getByText('Registration successful')).toBeVisible();
    await expect(his.getByText('Please check your email to confirm your account')).toBeVisible();
    await expect(his).toHaveURL(/\/onboarding$/);
    await fillProfile(his, 'Teacher', teacher.firstName, teacher.lastName);
    await expect(his.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Lagos (GMT+1)');
    await clickContinue(his);
    await expect(his.getByRole('heading', { name: 'What do you teach?' })).toBeFocused();
    await clickContinue(his);
    await expect(his.getByText('Please choose at least one subject')).toBeVisible();
    await his.getByLabel('Search subjects').fill('mathem');
    await his.getByRole('button', { name: 'Mathematics', exact: true }).click();
    await his.getByRole('group', { name: 'Modules in Mathematics' }).getByRole('button').first().click();
    await clickContinue(his);
    await his.getByRole('button', { name: /^After school/ }).click();
    await his.getByRole('gridcell', { name: 'Saturday, 10:00 AM, closed' }).click();
    await clickContinue(his);
    await his.getByLabel('Hourly rate in US dollars').fill('30');
    await his.getByRole('button', { name: 'Complete Profile' }).click();
    await expect(his.getByText('Please confirm your hourly rate')).toBeVisible();
    await his.getByText('My hourly rate is $30').click();
    await his.getByRole('button', { name: 'Complete Profile' }).click();
    await expect(his).toHaveURL(/\/teacher\/dashboard$/);
    await expect(his.getByText('Profile updated')).toBeVisible();
    await expect(his.getByText(`Hi ${teacher.firstName}!`)).toBeVisible();
    const live = his.getByRole('region', { name: "You're live" });
    for (const hours of ['Mon–Fri: 4–8 PM', 'Sat: 10–11 AM']) await expect(live.getByText(hours)).toBeVisible();
    await expect(live.getByRole('link', { name: 'Add a payout method' })).toBeVisible();
    await mark(his);
  });

  await test.step('ONB-01 ONB-03 the student registers in New York', async () => {
    await register(hers, student.email);
    await expect(hers).toHaveURL(/\/onboarding$/);
    await fillProfile(hers, 'Student', student.firstName, student.lastName);
    await expect(hers.getByRole('combobox', { name: 'Time zone' })).toHaveValue(/^New York \(GMT-[45]\)$/);
    await hers.getByRole('button', { name: 'Complete Profile' }).click();
    await expect(hers).toHaveURL(/\/student\/dashboard$/);
    await mark(hers);
  });

  await test.step('FIND-01 FIND-02 she finds him by name', async () => {
    await hers.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Find Teachers' }).click();
    await hers.getByLabel('Search teachers').fill(teacherName.toLowerCase());
    await hers.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(hers.getByRole('heading', { name: '1 teacher' })).toBeVisible();
    const card = hers.getByRole('article', { name: teacherName });
    await expect(card.getByText('$30/hour', { exact: true })).toBeVisible();
    const heart = card.getByRole('button', { name: `Add ${teacherName} to favorites` });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await card.getByRole('button', { name: `Book Lesson with ${teacherName}` }).click();
    await expect(hers.getByRole('heading', { level: 1, name: teacherName })).toBeVisible();
  });

  const first = await until(async () => (await openStarts(somo.url, await idOf(hers)))[0], { what: () => 'an open hour' });
  await test.step('BOOK-03 BOOK-04 BOOK-05 she chooses date, time and module; each time names both zones', async () => {
    await expect(hers.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await freeDays(hers).first().click();
    const hour = hers.getByRole('radiogroup').locator('label').first();
    await expect(hour).toContainText(timeIn(first, 'America/New_York'));
    await expect(hour).toContainText(`${teacher.firstName}'s time: ${timeIn(first, 'Africa/Lagos')}`);
    await expect(hers.getByText(/Times are shown in New York time \(GMT-[45]\)\. Chidi is in Lagos \(GMT\+1\)\./)).toBeVisible();
    await hour.getByRole('radio').check();
    await clickContinue(hers);
    await hers.getByRole('radio').nth(1).check();
    await clickContinue(hers);
  });

  await test.step('BOOK-09 BOOK-10 BOOK-13 she sees the price and the rule, confirms, and it is booked', async () => {
    await expect(hers.getByText('Total $30.00 (15% platform fee included)')).toBeVisible();
    await expect(hers.getByText(/^Free cancellation until .* After that, the lesson is nonrefundable\.$/)).toBeVisible();
    await expect(hers.getByText(`${timeIn(first, 'Africa/Lagos')} - `)).toContainText('(GMT+1)');
    await hers.getByRole('button', { name: 'Confirm booking' }).click();
    const dialog = hers.getByRole('dialog', { name: 'Booking Confirmed!' });
    await expect(dialog.getByText('Your lesson has been booked successfully.')).toBeVisible();
    await expect(dialog.getByText('Paid', { exact: true })).toBeVisible();
    await dialog.getByRole('link', { name: 'Go to Dashboard' }).click();
    await expect(hers).toHaveURL(/\/student\/dashboard$/);
  });

  await test.step('NOTF-06 PAY-01 his bell rings for the booking and for the payment, without a reload', async () => {
    await expect(bell(his)).toHaveAccessibleName('Notifications, 2 unread');
    await bell(his).click();
    await expect(bellRow(his, 'New booking')).toBeVisible();
    await expect(bellRow(his, 'Payment received')).toBeVisible();
    await his.keyboard.press('Escape');
    const lessons = his.getByRole('region', { name: 'Upcoming Lessons' });
    await expect(lessons.getByText('with Grace Miller')).toBeVisible();
    await expect(lessons.getByText('Paid', { exact: true })).toBeVisible();
    expect(await isMarked(his)).toBe(true);
  });

  await test.step('SDASH-03 LES-01 both see the paid lesson, each in their own zone', async () => {
    const lessons = hers.getByRole('region', { name: 'Upcoming Lessons' });
    await expect(lessons.getByText(`by ${teacherName}`)).toBeVisible();
    await expect(lessons.getByText('Paid', { exact: true })).toBeVisible();
    for (const [page, zone] of [
      [hers, 'America/New_York'],
      [his, 'Africa/Lagos'],
    ] as const) {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Lessons' }).click();
      await expect(page.getByRole('article')).toContainText(timeIn(first, zone));
      await expect(page.getByRole('article')).toContainText('Paid');
    }
  });

  await test.step('AUTH-22 the mails are in the inbox', async () => {
    const { page: inbox } = await open();
    await inbox.goto(`/dev/mail?to=${encodeURIComponent(teacher.email)}`);
    await expect(inbox.getByRole('heading', { name: 'New booking' })).toHaveCount(1);
    await inbox.goto(`/dev/mail?to=${encodeURIComponent(student.email)}`);
    await expect(inbox.getByRole('heading', { name: 'Booking confirmed' })).toHaveCount(1);
    await expect(inbox.getByRole('heading', { name: 'Confirm your email address' })).toHaveCount(1);
  });

  await test.step('LES-12 BOOK-14 each opens the page of the lesson; she moves it, and he sees it there without a reload, under its old address', async () => {
    for (const page of [hers, his]) {
      await page
        .getByRole('article')
        .getByRole('link', { name: /^Mathematics, / })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: 'Mathematics' })).toBeVisible();
    }
    const before = new URL(his.url()).pathname;
    await expect(lines(hers).first()).toContainText('You paid $30.00');
    await expect(lines(his).first()).toContainText('Grace paid $30.00');
    await hers.getByRole('button', { name: 'Reschedule' }).click();
    const dialog = hers.getByRole('dialog', { name: 'Reschedule lesson' });
    await dialog
      .getByRole('button', { name: /, free times$/ })
      .last()
      .click();
    await dialog.getByRole('button', { name: timeButton }).first().click();
    await dialog.getByRole('button', { name: 'Move the lesson' }).click();
    await expect(lines(hers).first()).toContainText(/^You moved it from/);
    await expect(lines(his).first()).toContainText(/^Grace moved it from/);
    for (const page of [hers, his]) await expect(page).not.toHaveURL(before);
    expect(await isMarked(his)).toBe(true);
    const { page: later } = await open({ as: student });
    await later.goto(before);
    await expect(later).toHaveURL(hers.url());
    await expect(later.getByRole('heading', { level: 1, name: 'Mathematics' })).toBeVisible();
  });

  await test.step('BOOK-14 she cancels in time, is told before that it is free, and is refunded', async () => {
    await hers.getByRole('button', { name: 'Cancel lesson' }).click();
    const question = hers.getByRole('alertdialog', { name: 'Cancel this lesson?' });
    await expect(question.getByText("You'll get a full $30.00 refund, because the lesson is more than 24 hours away.")).toBeVisible();
    await question.getByRole('button', { name: 'Cancel lesson' }).click();
    await expect(hers.getByText('Lesson cancelled', { exact: true })).toBeVisible();
    await expect(lines(hers).first()).toContainText('You cancelled it');
    await expect(lines(his).first()).toContainText('Grace cancelled it');
    for (const page of [hers, his]) await page.getByRole('link', { name: 'My Lessons' }).last().click();
    await expect(hers.getByText('No upcoming lessons')).toBeVisible();
    await bell(hers).click();
    await expect(bellRow(hers, 'Payment refunded')).toBeVisible();
    await hers.keyboard.press('Escape');
  });

  await test.step('BOOK-14 both see it cancelled, he without a reload', async () => {
    for (const [page, who] of [
      [hers, 'you'],
      [his, 'the student'],
    ] as const) {
      await page.getByRole('tab', { name: 'Past Lessons' }).click();
      await expect(page.getByRole('article').getByText(`Cancelled by ${who}`)).toBeVisible();
    }
    await bell(his).click();
    await expect(bellRow(his, 'Lesson cancelled')).toBeVisible();
    await his.keyboard.press('Escape');
    expect(await isMarked(his)).toBe(true);
    expect(await isMarked(hers)).toBe(true);
  });

  await test.step('BOOK-04 the hour is free again, and she takes it', async () => {
    await hers.goto(`/student/book-lesson/${await idOfTeacher(somo.url)}`);
    await goToConfirmStep(hers);
    await hers.getByRole('button', { name: 'Booking for a child?' }).click();
    const child = hers.getByRole('dialog', { name: 'Add a child' });
    await child.getByLabel("Child's first name").fill('Zola');
    await child.getByLabel('Age group', { exact: true }).selectOption('10-12');
    await child.getByRole('checkbox').check();
    await child.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(hers.getByRole('radio', { name: 'Zola' })).toBeChecked();
    await hers.getByRole('button', { name: 'Confirm booking' }).click();
    const dialog = hers.getByRole('dialog', { name: 'Booking Confirmed!' });
    await expect(dialog.getByText('For Zola')).toBeVisible();
    await expect(dialog.getByText('Paid', { exact: true })).toBeVisible();
  });

  await test.step('PERM-02 he sees that it is for a child, and who the guardian is', async () => {
    await his.getByRole('tab', { name: 'Upcoming' }).click();
    const card = his.getByRole('article');
    await expect(card.getByText('with Zola · Under 18')).toBeVisible();
    await expect(card.getByText('Guardian: Grace Miller')).toBeVisible();
  });

  await test.step('FIND-03 he is among her favorites until she presses the heart again', async () => {
    await hers.goto('/student/teachers?tab=favorites');
    const favorites = hers.getByRole('list', { name: 'Favorites' });
    await expect(favorites.getByRole('link', { name: `Book Lesson with ${teacherName}` })).toBeVisible();
    const removed = hers.waitForResponse((response) => response.request().method() === 'DELETE');
    await favorites.getByRole('button', { name: `Add ${teacherName} to favorites`, pressed: true }).click();
    await removed;
    await hers.reload();
    await expect(hers.getByText('No favorites yet')).toBeVisible();
  });
});

async function idOf(page: Page): Promise<string> {
  await page.waitForURL(/\/student\/book-lesson\//);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

async function idOfTeacher(url: string): Promise<string> {
  const { items } = await api(url, 'GET /api/teachers', { query: { q: teacherName } });
  return items[0]?.id ?? '';
}
