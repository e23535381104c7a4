import type { Page, Request } from '@playwright/test';
import { bell, signIn } from './acts.js';
import { aTown, screensOf, type Screen, type Town } from './screens.js';
import { expect, test } from './somo.js';
import { aQuarterInTurn } from './turns.js';
import { visit } from './visit.js';

let town: Town;
test.beforeAll(async ({ somo }) => {
  town = await aTown(somo.url);
});

/** Each screen as it is at first, before anything is done on it. */
const plain = (screens: Screen[]) => aQuarterInTurn(screens.filter(({ act }) => !act));

/** What makes a call the same call: its path, and which half of the lessons it asks for. */
const callOf = (request: Request) => {
  const { pathname, searchParams } = new URL(request.url());
  return `${request.method()} ${pathname} ${searchParams.get('when') ?? ''}`.trim();
};
const isData = (request: Request) => new URL(request.url()).pathname.startsWith('/api/') && !request.url().includes('/api/auth/');

/** One's own lessons only spare a refusal on the page that books: without them it works, and the claim has the last word. */
const isSilent = (page: Page, call: string) => page.url().includes('/book-lesson/') && call === 'GET /api/lessons upcoming';

const tryAgain = (page: Page) => page.getByRole('button', { name: /^Try Again/ });

for (const who of ['visitor', 'newcomer', 'student', 'teacher'] as const) {
  test(`FIND-08 BOOK-02 LES-07 NOTF-03 TDASH-07 each call of each screen of a ${who} fails in turn: it says so, and Try Again brings it back`, async ({
    open,
  }) => {
    test.setTimeout(180_000);
    const { page, troubles } = await open();
    troubles.allow(/ 500 /, /status of 500/);
    if (who !== 'visitor') await signIn(page, town[who]);
    for (const screen of plain(screensOf[who])) {
      const calls = new Set<string>();
      const listen = (request: Request) => isData(request) && calls.add(callOf(request));
      page.on('request', listen);
      await visit(page, screen.path(town));
      await expect(screen.ready(page, town)).toBeVisible();
      page.off('request', listen);

      for (const call of [...calls].filter((call) => !isSilent(page, call))) {
        await test.step(`${screen.title}: ${call}`, async () => {
          const broken = (url: URL) => url.pathname.startsWith('/api/');
          await page.route(broken, (route) =>
            callOf(route.request()) === call ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
          );
          await visit(page, screen.path(town));
          if (call === 'GET /api/notifications' && !hasThemOnIt(page)) await bell(page).click();
          if (call === 'GET /api/lessons past' && screen.path(town).endsWith('/lessons'))
            await page.getByRole('tab', { name: 'Past Lessons' }).click();
          await expect(tryAgain(page).first()).toBeVisible();
          await page.unroute(broken);
          await expect(async () => {
            if (await tryAgain(page).count()) await tryAgain(page).first().click({ timeout: 1_000 });
            await expect(tryAgain(page)).toHaveCount(0, { timeout: 1_000 });
          }).toPass();
          await page.keyboard.press('Escape');
          await expect(screen.ready(page, town)).toBeVisible();
        });
      }
    }
  });

  test(`DATA-08 each screen of a ${who} that waits ten seconds shows that it loads, asks once, and is then complete`, async ({ open }) => {
    test.setTimeout(180_000);
    const { page } = await open();
    await page.clock.install();
    if (who !== 'visitor') await signIn(page, town[who]);
    for (const screen of plain(screensOf[who])) {
      await test.step(screen.title, async () => {
        const asked: string[] = [];
        let answer = () => {};
        const ready = new Promise<void>((go) => (answer = go));
        const data = (url: URL) => url.pathname.startsWith('/api/') && !url.pathname.includes('/auth/');
        await page.route(data, async (route) => {
          asked.push(`${route.request().method()} ${route.request().url()}`);
          await ready;
          await route.fallback();
        });
        await visit(page, screen.path(town));
        // A drawn page is on the screen before anything is asked for.
        await expect.poll(async () => asked.length > 0 || (await screen.ready(page, town).isVisible())).toBe(true);
        await page.clock.fastForward(10_000);
        if (asked.length > 0) {
          await expect(page.getByRole('status').first()).toBeAttached();
          await expect(tryAgain(page)).toHaveCount(0);
        }
        // The bell is asked for again once the live line stands: something may have happened before.
        expect(asked.filter((call, at) => asked.indexOf(call) !== at && !call.includes('/notifications?limit='))).toEqual([]);
        answer();
        await expect(screen.ready(page, town)).toBeVisible();
        await page.unroute(data);
      });
    }
  });
}

/** The dashboards show the newest ones in a card; elsewhere they are behind the bell. */
const hasThemOnIt = (page: Page) => /\/(dashboard|notifications)$/.test(new URL(page.url()).pathname);
