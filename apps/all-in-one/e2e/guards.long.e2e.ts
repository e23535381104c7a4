import type { Page } from '@playwright/test';
import { fillSignIn } from './actions.js';
import { arrivesAt, filled, routesOf, routesOfTheRouter, type Who } from './routes.js';
import { seedScreens, type SeededData } from './screens.js';
import { expect, test } from './somo.js';

let seeded: SeededData;
test.beforeAll(async ({ somo }) => {
  seeded = await seedScreens(somo.url);
  if (!somo.external) await somo.ops('make-admin', seeded.operator.email);
});

const areas = Object.keys(routesOf) as (keyof typeof routesOf)[];
const pathOf = (page: Page) => new URL(page.url()).pathname;
const wantedPage = (page: Page) => page.evaluate<string | undefined>('history.state?.usr?.from');

/** Asks for an address without loading Somo anew, as a link would. */
async function ask(page: Page, address: string): Promise<void> {
  await page.evaluate(`
    document.title = '';
    history.pushState({ usr: null, key: String(performance.now()), idx: 0 }, '', ${JSON.stringify(address)});
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  `);
}

/** Each page sets the title as it comes. */
const isDrawn = (page: Page) => expect(page).toHaveTitle(/ · Somo$/);

/** Asks for an address that is this person's, and waits until its page is drawn. */
async function arrive(page: Page, address: string): Promise<void> {
  const there = new URL(address, page.url()).pathname;
  if (pathOf(page) === there) {
    await ask(page, there === '/terms' ? '/about' : '/terms');
    await isDrawn(page);
  }
  await ask(page, address);
  await isDrawn(page);
  expect(pathOf(page)).toBe(there);
  await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('alert')).first()).toBeVisible();
}

test('C16 the table below names every route of the router', () => {
  const here = Object.values(routesOf).flat();
  expect(here.filter((route) => route !== '/no/such/page').sort()).toEqual(routesOfTheRouter());
});

const members = ['newcomer', 'student', 'teacher', 'operator'] as const;
/** Open routes have no guard: a visitor and one other person request each. */
const asksFor = (who: Who, at: number) => who === 'visitor' || members[at % members.length] === who;

for (const who of ['visitor', ...members] as const) {
  test(`C16 ROUTE-06 ROUTE-08 ROUTE-09 ROUTE-10 ROUTE-11 a ${who} arrives at every guarded route and at open ones, or is sent where the table says`, async ({
    open,
    somo,
  }) => {
    test.skip(who === 'operator' && somo.external, 'only a product of our own is given an operator');
    test.slow();
    const { page, pageErrors } = await open(who === 'visitor' ? {} : { as: seeded[who] });
    // The live connection may not be open yet when the user leaves its page.
    pageErrors.allow(/ 400 .*socket\.io/, /status of 400 .*socket\.io/);
    await page.goto('/login');
    await expect(page.locator('main')).not.toHaveAttribute('inert');
    await expect.poll(() => pathOf(page)).toBe(arrivesAt.guest[who] ?? '/login');
    for (const area of areas) {
      for (const route of routesOf[area].filter((_, at) => area !== 'open' || asksFor(who, at))) {
        const wanted = filled(route, seeded);
        const elsewhere = arrivesAt[area][who] && filled(arrivesAt[area][who], seeded);
        await test.step(route, async () => {
          const address = `${wanted}?day=1#here`;
          if (!elsewhere) return arrive(page, address);
          await ask(page, address);
          await expect.poll(() => pathOf(page), { message: `${who} at ${route}` }).toBe(elsewhere);
          if (elsewhere === '/login') expect(await wantedPage(page)).toBe(address);
        });
      }
    }
  });
}

for (const { who, wanted } of [
  { who: 'student', wanted: '/student/find-teachers?q=maths' },
  { who: 'teacher', wanted: '/teacher/notifications' },
  { who: 'operator', wanted: '/admin/lessons/' },
] as const) {
  test(`ROUTE-09 a ${who} who signs in on the way is brought to the page they wanted`, async ({ open, somo }) => {
    test.skip(who === 'operator' && somo.external, 'only a product of our own is given an operator');
    const address = wanted.endsWith('/lessons/') ? wanted + seeded.lessonId : wanted;
    const { page } = await open();
    await page.goto(address);
    await expect(page).toHaveURL(/\/login$/);
    await fillSignIn(page, seeded[who]);
    await expect.poll(() => page.url().slice(somo.url.length)).toBe(address);
  });
}

test('ROUTE-09 no address of another site is ever returned to, however it was handed over', async ({ open, somo }) => {
  const { page } = await open();
  for (const target of ['//evil.example', 'https://evil.example/login', '/\\evil.example', 'javascript:document.body.remove()']) {
    await test.step(target, async () => {
      const names = ['from', 'next', 'redirect', 'redirectTo', 'returnTo'];
      await page.goto(`/login?${names.map((name) => `${name}=${encodeURIComponent(target)}`).join('&')}`);
      await page.evaluate(`history.replaceState({ usr: { from: ${JSON.stringify(target)} }, key: 'evil', idx: 0 }, '')`);
      await page.reload();
      expect(await wantedPage(page)).toBe(target);
      await fillSignIn(page, seeded.student);
      await expect.poll(() => page.url()).toBe(`${somo.url}/student/dashboard`);
      await expect(page.getByRole('heading', { level: 1, name: 'Student Dashboard' })).toBeVisible();
      await page.context().clearCookies();
      await page.evaluate('localStorage.clear()');
    });
  }
});
