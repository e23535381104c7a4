import type { Page } from '@playwright/test';
import { seedScreens, type SeededData } from './screens.js';
import { expect, test } from './somo.js';
import { visit } from './visit.js';

const lessons = 'Failed to load your lessons. Please try again later.';
const notifications = 'Failed to load notifications. Please try again later.';
const teachers = 'Failed to load teachers data. Please try again later.';

/** Each main screen with the sentences it shows when its data cannot be had, and what is there when they can. */
const mainScreens: Record<'visitor' | 'student' | 'teacher', { path: (seeded: SeededData) => string; says: string[]; then: string }[]> = {
  visitor: [
    { path: () => '/', says: [teachers], then: 'Featured teachers' },
    { path: () => '/teachers', says: [teachers], then: 'Next times' },
  ],
  student: [
    { path: () => '/student/dashboard', says: [lessons, notifications], then: 'Paid' },
    { path: () => '/student/find-teachers', says: [teachers], then: 'Next times' },
    {
      path: ({ teacher }) => `/student/book-lesson/${teacher.id}`,
      says: ['Failed to load teacher data. Please try again later.'],
      then: '$25/hour',
    },
    { path: () => '/student/lessons', says: [lessons], then: 'Paid' },
    { path: () => '/student/notifications', says: [notifications], then: 'Booking confirmed' },
  ],
  teacher: [
    { path: () => '/teacher/dashboard', says: [lessons, notifications], then: 'Paid' },
    { path: () => '/teacher/lessons', says: [lessons], then: 'Paid' },
    { path: () => '/teacher/notifications', says: [notifications], then: 'New booking' },
  ],
};

let seeded: SeededData;
test.beforeAll(async ({ somo }) => {
  seeded = await seedScreens(somo.url);
});

/** All of the API but who one is; the live line too, which would bring everything back by itself. */
const cut = /\/api\/(?!auth\/)|\/socket\.io\//;
/** Longer than the pauses between three tries. */
const tries = 8_000;

async function triesAgain(page: Page, sentence: string): Promise<void> {
  const buttons = page.getByRole('alert').filter({ hasText: sentence }).getByRole('button', { name: 'Try Again' });
  // From the last one on: one that worked is gone.
  for (let at = (await buttons.count()) - 1; at >= 0; at -= 1) await buttons.nth(at).click();
}

for (const who of ['visitor', 'student', 'teacher'] as const) {
  test(`FIND-08 BOOK-02 LES-07 NOTF-03 TDASH-07 without an answer each main screen of a ${who} says so, and Try Again brings it back`, async ({
    open,
  }) => {
    test.slow();
    const { page, pageErrors } = await open(who === 'visitor' ? {} : { as: seeded[who] });
    pageErrors.allow(/ERR_CONNECTION_REFUSED|ERR_FAILED/);
    await page.clock.install();
    for (const screen of mainScreens[who]) {
      await test.step(screen.path(seeded), async () => {
        await page.context().route(cut, (route) => route.abort('connectionrefused'));
        await visit(page, screen.path(seeded));
        for (const sentence of screen.says) {
          await expect(async () => {
            await page.clock.runFor(tries);
            await expect(page.getByRole('alert').filter({ hasText: sentence }).first()).toBeVisible({ timeout: 500 });
          }).toPass();
        }
        await page.context().unroute(cut);
        // A try of before the line came back may end only now, and say the same once more.
        await expect(async () => {
          for (const sentence of screen.says) await triesAgain(page, sentence);
          for (const sentence of screen.says) await expect(page.getByText(sentence)).toHaveCount(0, { timeout: 1_000 });
        }).toPass();
        await expect(page.getByText(screen.then).first()).toBeVisible();
      });
    }
  });
}

test('DATA-08 a server that is stopped half-way leaves what was read on the screen, and the page comes back by itself with the server', async ({
  open,
  somo,
}) => {
  test.skip(somo.external, 'only a product of our own can be stopped');
  test.slow();
  const { page, pageErrors } = await open({ as: seeded.student });
  pageErrors.allow(
    /ERR_CONNECTION_REFUSED/,
    / 50\d /,
    /status of 50/,
    / 400 .*socket\.io/,
    /status of 400 .*socket\.io/,
    /ERR_(SOCKET|EMPTY|CONNECTION)/,
  );
  await page.goto('/student/notifications');
  const main = page.getByRole('navigation', { name: 'Main' });
  const [lessonsPage, dashboard] = [main.getByRole('link', { name: 'My Lessons' }), main.getByRole('link', { name: 'Dashboard' })];
  await lessonsPage.click();
  await expect(page.getByRole('article').getByText('Paid', { exact: true })).toBeVisible();
  await dashboard.click();
  await expect(page.getByRole('region', { name: 'Upcoming Lessons' }).getByText('Paid', { exact: true })).toBeVisible();

  await page.clock.install();
  await somo.stop();
  await page.clock.fastForward('01:00');
  await lessonsPage.click();
  await expect(page.getByRole('alert').filter({ hasText: lessons })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('article').getByText('Paid', { exact: true })).toBeVisible();

  await somo.start();
  await expect(async () => {
    await page.clock.fastForward('00:15');
    await expect(page.getByText(lessons)).toHaveCount(0, { timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await expect(page.getByRole('article').getByText('Paid', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/student\/lessons$/);
});
