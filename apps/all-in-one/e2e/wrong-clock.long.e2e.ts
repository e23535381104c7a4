import { dayMs } from '@somo/calendar/days';
import { fromInstant } from '@somo/contracts/time';
import { freeDays, signIn } from './actions.js';
import { aStudent, aTeacher, book, openStarts, tokenOf } from './people.js';
import { expect, test } from './somo.js';

const zone = 'America/New_York';
const dayIn = (at: number) => new Intl.DateTimeFormat('en-US', { timeZone: zone, dateStyle: 'full' }).format(at);
const daysOf = (starts: number[]) => [...new Set(starts.map(dayIn))];

for (const { off, words } of [
  { off: 1, words: 'a day ahead' },
  { off: -1, words: 'a day behind' },
]) {
  test(`DATA-08 BOOK-04 SDASH-03 BOOK-14 on a device whose clock is ${words} days, 'Today' and the free cancellation are the server's`, async ({
    open,
    somo,
  }) => {
    const teacher = await aTeacher(somo.url, { firstName: 'Adaeze', lastName: `Eze${words.replaceAll(' ', '-')}` });
    const student = await aStudent(somo.url, { timeZone: zone });
    const starts = (await openStarts(somo.url, teacher.id)).map(fromInstant);
    const [first = 0, ...others] = starts;
    const { page } = await open({ timezoneId: zone });
    // Where the device is ahead it is already within the day of the lesson.
    await page.clock.install({ time: off > 0 ? first - 3_600_000 : Date.now() - dayMs });

    await test.step('FIND-02 a visitor reads the next free time by its true day', async () => {
      await page.goto(`/teachers?q=${encodeURIComponent(teacher.fullName)}`);
      const card = page.getByRole('article', { name: teacher.fullName });
      const word = dayIn(first) === dayIn(Date.now() + dayMs) ? 'Tomorrow' : dayIn(first).slice(0, 3);
      await expect(card).toContainText(word);
      await expect(card).not.toContainText('Today');
    });

    await test.step('BOOK-04 the calendar knows today, and which days are free', async () => {
      await signIn(page, student);
      await page.goto(`/student/book-lesson/${teacher.id}`);
      await expect(freeDays(page).first()).toBeVisible();
      // Out of sight on the last days of a month, when the first free day is of the next.
      await expect(page.locator('button[aria-current=date]')).toHaveAttribute('aria-label', new RegExp(`^${dayIn(Date.now())}`));
      const names = await Promise.all((await freeDays(page).all()).map((day) => day.getAttribute('aria-label')));
      // The first of them; the others may be on a later sheet.
      expect(names.length).toBeGreaterThan(0);
      expect(names.map((name) => name?.replace(/, available$/, ''))).toEqual(daysOf([first, ...others]).slice(0, names.length));
    });

    await book(somo.url, await tokenOf(somo.url, student), teacher.id, (await openStarts(somo.url, teacher.id))[0]!);
    await test.step("SDASH-03 a lesson of another day is not called today's", async () => {
      const lessons = page.getByRole('region', { name: 'Upcoming Lessons' });
      // Paid a moment later. Live pushes have their own test, and this page's timers are fake.
      await expect(async () => {
        await page.goto('/student/dashboard');
        await expect(lessons.getByText('Paid', { exact: true })).toBeVisible({ timeout: 2000 });
      }).toPass({ timeout: 20_000 });
      await expect(lessons.getByText(dayIn(first).split(', 2')[0]!)).toBeVisible();
      await expect(lessons.getByText('Today')).toHaveCount(0);
    });

    await test.step('BOOK-14 cancelling is free while the server says so', async () => {
      await page.goto('/student/lessons');
      await page.getByRole('button', { name: /^More about / }).click();
      await page.getByRole('button', { name: /^Cancel lesson: / }).click();
      await expect(page.getByRole('alertdialog')).toContainText("You'll get a full $25.00 refund");
      await page.keyboard.press('Escape');
    });

    await test.step('AUTH-18 the token is renewed when it is due, not all the time', async () => {
      let renewals = 0;
      page.on('request', (request) => (renewals += request.url().endsWith('/api/auth/refresh') ? 1 : 0));
      await page.clock.runFor(150_000);
      expect(renewals).toBe(0);
    });
  });
}
