// Measures how a phone with a sixth of a processor copes with the list of teachers and with a call: after how many seconds there is something to
// see, and what the page keeps in memory. Fails if a page keeps more than it may.
//   npm run bench -- memory
// The memory is the largest resident set of the browser's renderers, shared libraries included, while the page is in use.
import { setTimeout as sleep } from 'node:timers/promises';
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { chromiumArguments, openClassroom } from '../lines/classroom-page.mjs';
import { startLesson } from '../lines/start-lesson.mjs';
import { onPhone } from './visit.mjs';

const slower = 6;
const most = 300;
const callSeconds = 60;

const somo = await startLesson({ settings: { SEED: 'on' } });
const launch = () => chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
const [hers, theirs] = [await launch(), await launch()];
const exceeded = [];

/** Returns the resident megabytes of the browser's largest renderer. */
async function residentMb(browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const renderers = processInfo.filter(({ type }) => type === 'renderer');
  // One that is just ending has no memory anymore.
  const kilobytes = renderers.flatMap(({ id }) => /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? []);
  if (kilobytes.length === 0) throw new Error('The browser has no page to measure.');
  return Math.max(...kilobytes.map(Number)) / 1024;
}

/** Returns the largest of what is measured each second, for that many seconds. */
async function peakMb(browser, seconds) {
  let peak = 0;
  for (let second = 0; second < seconds; second++) {
    peak = Math.max(peak, await residentMb(browser));
    await sleep(1000);
  }
  return peak;
}

async function slowDown(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
}

const secondsOf = async (act) => {
  const from = performance.now();
  await act();
  return (performance.now() - from) / 1000;
};

function report(name, seconds, mb) {
  console.log(`${name}: ${seconds.toFixed(1)} s, ${Math.round(mb)} MB of at most ${most}`);
  if (mb > most) exceeded.push(name);
}

/** Opens the list, and looks at all of its teachers. */
async function listOfTeachers() {
  const page = await (await onPhone(hers, 'block')).newPage();
  await slowDown(page);
  const cards = page.getByRole('article');
  const seconds = await secondsOf(async () => {
    await page.goto(`${somo.url}/teachers`);
    await cards.first().waitFor();
  });
  const more = page.getByRole('button', { name: 'Show more' });
  await page.mouse.move(1, 1);
  await page.waitForLoadState('networkidle');
  while (await more.isVisible()) {
    const shown = await cards.count();
    await more.click();
    await cards.nth(shown).waitFor();
  }
  await cards.last().scrollIntoViewIfNeeded();
  report(`The list of teachers, all ${await cards.count()}`, seconds, await peakMb(hers, 5));
  await page.context().close();
}

async function call() {
  const phone = { width: 360, height: 740 };
  const page = await openClassroom(hers, somo, somo.student, { setUp: slowDown, viewport: phone });
  const other = await openClassroom(theirs, somo, somo.teacher);
  await other.getByRole('button', { name: 'Join Now' }).click();
  const seconds = await secondsOf(async () => {
    await page.getByRole('button', { name: 'Join Now' }).click();
    await page
      .locator('video')
      .first()
      .evaluate((video) => new Promise((shown) => video.requestVideoFrameCallback(shown)));
  });
  report(`A call, ${callSeconds} s of it`, seconds, await peakMb(hers, callSeconds));
}

try {
  await listOfTeachers();
  await call();
} finally {
  await hers.close();
  await theirs.close();
  await somo.close();
}
console.log(exceeded.length > 0 ? `Exceeded: ${exceeded.join('; ')}` : 'All limits were kept.');
process.exitCode = exceeded.length > 0 ? 1 : 0;
