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
export const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** Returns a new context whose pages find the data saver of Chromium turned on. `serviceWorkers`: allow or block. */
export async function savingContext(browser, serviceWorkers = 'allow') {
  const context = await browser.newContext({
    ...phone,
    permissions: ['camera', 'microphone'],
    reducedMotion: 'reduce',
    serviceWorkers: 'allow',
  });
  await context.addInitScript(keepConnections);
  context.on('page', async (page) => {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  });
  return context;
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
