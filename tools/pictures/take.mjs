// Takes the pictures of the sign-in pages and of the docs from the screens of a running product with its demo data:
//   npm run pictures -- http://localhost:3000
import { mkdir } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from '../../scripts/find-chromium.mjs';

const origin = process.argv[2] ?? 'http://localhost:3000';
const pictures = new URL('../../apps/web/src/ui/pictures/', import.meta.url).pathname;
const docs = new URL('../../docs/screens/', import.meta.url).pathname;
const password = 'Somo-demo-2026';
/** Small for slow connections, and still crisp: `smartSubsample` keeps the edges of colored letters. */
const webp = { quality: 65, effort: 6, smartSubsample: true };

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
await mkdir(pictures, { recursive: true });

/** Returns a page of one person of the demo, signed in, or of a visitor. */
async function open({ as, colorScheme = 'light', width = 1180, scale = 2 }) {
  const context = await browser.newContext({
    ...{ locale: 'en-US', timezoneId: 'Africa/Lagos', reducedMotion: 'reduce', colorScheme, deviceScaleFactor: scale },
    viewport: { width, height: 900 },
  });
  const page = await context.newPage();
  if (as === undefined) return page;
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email').fill(`${as}@demo.somo.test`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('form').getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL(/\/(student|teacher)\/dashboard/);
  return page;
}

/** Saves the part of a page that holds these elements. */
async function save(page, locators, name) {
  const boxes = await Promise.all(locators.map((each) => each.boundingBox()));
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const width = Math.max(...boxes.map((box) => box.x + box.width)) - x;
  const height = Math.max(...boxes.map((box) => box.y + box.height)) - y;
  const png = await page.screenshot({ clip: { x, y, width, height } });
  await sharp(png).webp(webp).toFile(`${pictures}${name}.webp`);
  console.log(`${name}.webp ${String(Math.round(width))} x ${String(Math.round(height))}`);
}

/** Returns a teacher who lives in another time zone and has times free. */
async function pictured() {
  const { items } = await (await fetch(`${origin}/api/teachers?limit=20`)).json();
  return items.find(({ timeZone, subjects }) => timeZone !== 'Africa/Lagos' && subjects.length > 1);
}

/** Opens the teacher's booking page with the first free day chosen: its times are those of the teacher's card. */
async function chooseDay(page) {
  const teacher = await pictured();
  await page.goto(`${origin}/student/book-lesson/${teacher.id}`);
  await page.locator('[role=grid] button:not([aria-disabled=true])').first().click();
  await page.locator('[role=radiogroup] label').nth(1).click();
  await page.locator('[role=radiogroup] input').nth(1).blur();
}

for (const colorScheme of ['light', 'dark']) {
  const page = await open({ as: 'amara', colorScheme });
  // The narrower the window, the larger the text in the picture.
  await page.setViewportSize({ width: 500, height: 900 });
  await page.goto(`${origin}/student/dashboard`);
  const next = page.getByRole('region', { name: 'Upcoming Lessons' }).locator('li').first();
  await next.waitFor();
  await page.waitForLoadState('networkidle');
  await save(page, [next], `lesson-${colorScheme}`);
  await page.setViewportSize({ width: 1180, height: 900 });
  await page.goto(`${origin}/student/lessons`);
  await page
    .getByRole('button', { name: /^Price breakdown/ })
    .first()
    .click();
  await save(page, [page.getByText('Platform fee').locator('xpath=ancestor::dl/../..').first()], `price-${colorScheme}`);
  await page.context().close();
}

for (const [name, as, path] of [
  ['landing', undefined, '/'],
  ['teachers', undefined, '/teachers'],
  ['booking', 'amara', undefined],
  ['dashboard', 'amara', '/student/dashboard'],
  ['earnings', 'kwame', '/teacher/earnings'],
]) {
  const page = await open({ as, width: 1280, scale: 1 });
  if (path === undefined) await chooseDay(page);
  else await page.goto(`${origin}${path}`);
  await page.mouse.move(5, 5);
  await page.waitForLoadState('networkidle');
  await page.locator('main .chakra-skeleton').first().waitFor({ state: 'detached' });
  await page.screenshot({ path: `${docs}${name}.png` });
  await page.context().close();
}
await browser.close();
