// A browser that asks sites to save data, and what it does.
import { setTimeout as sleep } from 'node:timers/promises';
import { keepConnections } from '../lines/classroom-page.mjs';

/** What pages fetch some seconds later counts too. */
const laterMs = 6_000;

/** Waits until a page has fetched what it fetches by itself. */
export async function settled(page) {
  await page.waitForLoadState('networkidle');
  await sleep(laterMs);
  await page.waitForLoadState('networkidle');
}

/** A phone: most students have one. */
const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** Returns a new browser context on a phone. `serviceWorkers`: allow or block. */
export async function onPhone(browser, serviceWorkers = 'allow') {
  const context = await browser.newContext({ ...phone, permissions: ['camera', 'microphone'], reducedMotion: 'reduce', serviceWorkers });
  await context.addInitScript(keepConnections);
  return context;
}

/** Returns a new page that finds the data saver of Chromium turned on. */
export async function savingPage(context) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  return page;
}

/** Runs in the page: resolves once a service worker answers for it. */
const untilControlled = () =>
  new Promise((done) => {
    if (navigator.serviceWorker.controller) done();
    navigator.serviceWorker.addEventListener('controllerchange', () => done(), { once: true });
  });

/** Signs in from the landing page, and waits until the service worker, if there may be one, has what it keeps. */
export async function signIn(page, url, { email, password }, hasWorker) {
  await page.goto(url);
  await settled(page);
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Remember me').check();
  await page.locator('form').getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL(/dashboard/);
  if (hasWorker) await page.evaluate(untilControlled);
  await settled(page);
}

const slower = 4;

/** Runs in the page: notes when it paints first, and whether the dashboard as it was last seen is on the screen then. */
const notePaint = () =>
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntriesByName('first-contentful-paint'))
      globalThis.firstPaint = {
        ms: startTime,
        isDashboard: Boolean(globalThis.document.querySelector('#last-seen h1')?.getClientRects().length),
      };
  }).observe({ type: 'paint', buffered: true });

/**
 * Returns how many seconds a new page without a connection takes, on a processor that much slower, until it paints the dashboard as it was last
 * seen, and until the app itself has drawn what is sought.
 */
export async function secondsOffline(context, url, sought) {
  const page = await savingPage(context);
  await page.addInitScript(notePaint);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await context.setOffline(true);
  await page.goto(url, { waitUntil: 'commit' });
  await sought(page).waitFor();
  const drawnMs = await page.evaluate(() => performance.now());
  const { ms, isDashboard } = await page.evaluate(() => globalThis.firstPaint);
  if (!isDashboard) throw new Error('What is painted first is not the dashboard as it was last seen.');
  await context.setOffline(false);
  await page.close();
  return { painted: ms / 1000, drawn: drawnMs / 1000 };
}
