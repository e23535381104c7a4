import type { Page, Request } from '@playwright/test';
import { bell } from './actions.js';
import { seedScreens, screensOf, type Screen, type SeededData } from './screens.js';
import { expect, test } from './somo.js';
import { quarterThisTurn } from './rotation.js';
import { visit } from './visit.js';

let seeded: SeededData;
test.beforeAll(async ({ somo }) => {
  seeded = await seedScreens(somo.url);
});

/** Each screen as it is at first, before anything is done on it. */
const plain = (screens: Screen[]) => quarterThisTurn(screens.filter(({ act }) => !act));

/** What makes a call the same call: its path, and which half of the lessons it asks for. */
const callOf = (request: Request) => {
  const { pathname, searchParams } = new URL(request.url());
  return `${request.method()} ${pathname} ${searchParams.get('when') ?? ''}`.trim();
};

/**
 * What a screen does without: the number of unread messages in the menu, a reminder of a pause beside one's hours, modules to propose, the faces beside how Somo works, messages, materials and recordings of a classroom that is not open. One's
 * own lessons only spare a refusal on the page that books: the claim has the last word. Who a lesson is for is asked, and a failure said, on
 * its last step. Whether one waits for a teacher's times only changes what is offered.
 */
const isSilent = (page: Page, call: string) =>
  ['GET /api/conversations/unread', 'GET /api/lessons/modules'].includes(call) ||
  (page.url().includes('/how-it-works') && call === 'GET /api/teachers/featured') ||
  (!page.url().includes('/student/teachers') && call === 'GET /api/me/favorites') ||
  (/\/teacher\/(schedule|availability)/.test(page.url()) && call === 'GET /api/me/profile') ||
  (page.url().includes('/classroom/') && /^GET \/api\/(conversations\/|lessons\/[^/]+\/(materials|recordings))/.test(call)) ||
  (page.url().includes('/book-lesson/') && ['GET /api/lessons upcoming', 'GET /api/me/learners', 'GET /api/me/waits'].includes(call));

const tryAgain = (page: Page) => page.getByRole('button', { name: /^Try Again/ });

for (const who of ['visitor', 'newcomer', 'student', 'teacher'] as const) {
  test(`DATA-08 FIND-08 BOOK-02 LES-07 NOTF-03 TDASH-07 each screen of a ${who} that waits ten seconds shows that it loads, asks once, and is then complete; where one of its calls fails it says so, and Try Again brings it back`, async ({
    open,
  }) => {
    test.setTimeout(180_000);
    const { page, pageErrors } = await open(who === 'visitor' ? {} : { as: seeded[who] });
    pageErrors.allow(/ 500 /, /status of 500/);
    await page.clock.install();
    for (const screen of plain(screensOf[who])) {
      const calls = await test.step(`${screen.title}: waits`, () => waits(page, screen));
      for (const call of calls.filter((call) => !isSilent(page, call)))
        await test.step(`${screen.title}: ${call}`, () => fails(page, screen, call));
    }
  });
}

/** Opens a screen whose data take ten seconds; gives back the calls it makes. */
async function waits(page: Page, screen: Screen): Promise<string[]> {
  const asked: Request[] = [];
  let answer = () => {};
  const ready = new Promise<void>((go) => (answer = go));
  const data = (url: URL) => url.pathname.startsWith('/api/') && !url.pathname.includes('/auth/');
  // What the screen before still asks for is not one of its calls.
  await page.goto('about:blank');
  await page.route(data, async (route) => {
    asked.push(route.request());
    await ready;
    await route.fallback();
  });
  await visit(page, screen.path(seeded));
  // A drawn page is on the screen before anything is asked for.
  await expect.poll(async () => asked.length > 0 || (await screen.ready(page, seeded).isVisible())).toBe(true);
  await page.clock.fastForward(10_000);
  if (asked.length > 0) {
    await expect(page.getByRole('status').first()).toBeAttached();
    await expect(tryAgain(page)).toHaveCount(0);
  }
  // The notifications are fetched again once the live connection is open: something may have happened before.
  const once = asked
    .map((request) => `${request.method()} ${request.url()}`)
    .filter((call) => !/\/(notifications\?limit=|conversations)/.test(call));
  expect(once).toEqual([...new Set(once)]);
  answer();
  await expect(screen.ready(page, seeded)).toBeVisible();
  await page.unroute(data);
  return [...new Set(asked.map(callOf))];
}

/** Opens a screen with one failing call and recovers with Try Again. */
async function fails(page: Page, screen: Screen, call: string): Promise<void> {
  const broken = (url: URL) => url.pathname.startsWith('/api/');
  await page.route(broken, (route) => (callOf(route.request()) === call ? route.fulfill({ status: 500, body: '' }) : route.fallback()));
  await visit(page, screen.path(seeded));
  if (call === 'GET /api/notifications' && !hasThemOnIt(page)) await bell(page).click();
  if (call === 'GET /api/lessons past' && screen.path(seeded).endsWith('/lessons'))
    await page.getByRole('tab', { name: 'Past Lessons' }).click();
  await expect(tryAgain(page).first()).toBeVisible();
  await page.unroute(broken);
  await expect(async () => {
    if (await tryAgain(page).count()) await tryAgain(page).first().click({ timeout: 1_000 });
    await expect(tryAgain(page)).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(screen.ready(page, seeded)).toBeVisible();
}

/** The dashboards show the newest ones in a card; elsewhere they are behind the bell. */
const hasThemOnIt = (page: Page) => /\/(dashboard|notifications)$/.test(new URL(page.url()).pathname);
