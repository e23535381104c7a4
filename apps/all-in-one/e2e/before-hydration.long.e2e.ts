import type { Page } from '@playwright/test';
import { expect, test } from './somo.js';

/** Of the document itself: nothing is painted before they have come. */
const ofDocument = /\/assets\/(before-paint|start|old-browser)-/;

/** Delays the app's scripts until released, as a slow connection does after the first paint. */
async function held(page: Page): Promise<() => void> {
  let arrive = () => {};
  const line = new Promise<void>((go) => (arrive = go));
  await page.route('**/assets/*.js', async (route) => {
    if (!ofDocument.test(route.request().url())) await line;
    await route.fallback();
  });
  return arrive;
}

const commit = { waitUntil: 'commit' } as const;

test('PUB-07 what was chosen and typed on the landing page before the app came is searched for', async ({ open }) => {
  const { page } = await open();
  const arrive = await held(page);
  await page.goto('/', commit);
  await page.getByLabel('Subject').fill('Mathematics');
  await page.getByLabel('Grade level').selectOption({ index: 2 });
  await page.getByLabel('Time zone').selectOption('America/Chicago');
  const level = await page.getByLabel('Grade level').inputValue();
  const started = page.evaluate("new Promise((go) => document.addEventListener('somo-start', go)).then(() => undefined)");
  arrive();
  await started;
  await expect(page.getByLabel('Grade level')).toHaveValue(level);
  await page.getByRole('button', { name: 'Search Teachers' }).click();
  await expect(page).toHaveURL(`/teachers?${new URLSearchParams({ q: 'Mathematics', level, tz: 'America/Chicago' }).toString()}`);
});

test('FIND-03 a button pressed before the app came is pressed once it is there', async ({ open }) => {
  const { page } = await open();
  const arrive = await held(page);
  await page.goto('/teachers', commit);
  const filters = page.getByRole('button', { name: 'More' });
  await filters.click();
  await expect(filters).toHaveAttribute('aria-expanded', 'false');
  arrive();
  await expect(filters).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByLabel('Instant booking only')).toBeVisible();
});

test('PUB-06 Become a Teacher keeps the role, also before the app came', async ({ open }) => {
  const { page } = await open();
  const arrive = await held(page);
  await page.goto('/', commit);
  await page.getByRole('link', { name: 'Become a Teacher' }).first().click();
  await expect(page).toHaveURL('/register');
  arrive();
  await expect(page.getByText('Teach students anywhere.')).toBeVisible();
});

test('ROUTE-02 what was asked of the help page before the app came is answered', async ({ open }) => {
  const { page } = await open();
  const arrive = await held(page);
  await page.goto('/help', commit);
  const sections = page.locator('main section');
  await expect(sections.first()).toBeVisible();
  const all = await sections.count();
  await page.getByRole('searchbox').fill('payout');
  arrive();
  await expect.poll(() => sections.count()).toBeLessThan(all);
});

test('AUTH-01 the sign-in form stands at once, takes nothing in before the app is there, and says so where it does not come', async ({
  open,
}) => {
  const { page, pageErrors } = await open();
  const arrive = await held(page);
  await page.goto('/login', commit);
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(page.locator('main')).toHaveAttribute('inert', '');
  arrive();
  await expect(page.locator('main')).not.toHaveAttribute('inert');
  await page.getByLabel('Email').fill('ama@example.com');
  await expect(page.getByLabel('Email')).toHaveValue('ama@example.com');

  pageErrors.allow(/ERR_FAILED/);
  const { page: cut, pageErrors: ofCut } = await open();
  ofCut.allow(/ERR_FAILED/, /Failed to load resource/);
  await cut.route('**/assets/*.js', (route) => (ofDocument.test(route.request().url()) ? route.fallback() : route.abort()));
  await cut.goto('/login', commit);
  await expect(cut.getByRole('alert')).toContainText("Part of this page didn't load.");
  await expect(cut.getByRole('link', { name: 'reload the page' })).toBeVisible();
});

test('ROUTE-07 an address that is no page is none, though the landing page has a file of its own', async ({ open }) => {
  const { page } = await open();
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  expect((await page.request.get('/pages.html', { headers: { accept: 'text/html' } })).status()).toBe(404);
});

test('AUTH-11 a link that confirms an address is not called invalid before the app has tried it', async ({ open }) => {
  const { page, pageErrors } = await open();
  pageErrors.allow(/confirm-email: 4\d\d|status of 4\d\d/);
  const arrive = await held(page);
  await page.goto('/confirm-email#token=unknown', commit);
  await expect(page.getByRole('heading', { name: 'Confirming your email...' })).toBeVisible();
  arrive();
  await expect(page.getByRole('heading', { name: "This link doesn't work" })).toBeVisible();
});
