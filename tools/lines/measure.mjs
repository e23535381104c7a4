import { setTimeout as sleep } from 'node:timers/promises';
import { readCall, throttle, untilSound } from './classroom-page.mjs';

export const seconds = 60;

const ladderOf = (page) => page.getByLabel('What to send');
const hidden = { includeHidden: true };
const rungOf = (page) =>
  page
    .getByRole('region', { name: 'Participants', ...hidden })
    .getByRole('listitem', hidden)
    .first()
    .textContent();
const show = (page, panel) => page.getByRole('button', { name: panel }).click();

/** Joins with both pages and measures a minute of the call: the worse of the two for everything but bytes, which are the greater. `act`: what they do meanwhile, which takes longer than that if it must; it returns figures of its own. */
export async function measure(pages, { kbps, loss = 0, capMegabytes, fixed, act, lesson }) {
  if (kbps) for (const page of pages) await throttle(page, { kbps, lossPercent: loss });
  if (capMegabytes) await Promise.all(pages.map((page) => setCap(page, capMegabytes)));
  const join = (page) => page.getByRole('button', { name: 'Join Now' }).click();
  await join(pages[0]);
  // The second page gets a push, and takes a second to join.
  await pages[1].getByText(/ is here\.$/).waitFor({ timeout: 30_000 });
  await sleep(1_000);
  const sounds = capMegabytes ? Promise.resolve([0]) : Promise.all(pages.map((page) => untilSound(page, 60_000)));
  await join(pages[1]);
  const firstSoundMs = Math.round(Math.max(...(await sounds)));
  if (fixed) {
    for (const page of pages) {
      await show(page, 'More');
      await page.getByText('Connection and data').click();
      await ladderOf(page).selectOption('hd');
    }
  }
  // Says what is sent.
  for (const page of pages) await show(page, 'Notes');
  let isDone = false;
  const acting = Promise.resolve(act?.({ student: pages[0], teacher: pages[1], lesson })).finally(() => (isDone = true));
  acting.catch(() => undefined);
  const seen = pages.map(() => ({ rtts: [], rungs: [] }));
  for (let at = 0; at < seconds || !isDone; at++) {
    await sleep(1_000);
    for (const [who, page] of pages.entries()) {
      const call = await readCall(page);
      if (call?.rttMs) seen[who].rtts.push(call.rttMs);
      seen[who].rungs.push(await rungOf(page));
    }
  }
  const calls = await Promise.all(pages.map(readCall));
  const each = seen.map(({ rtts, rungs }, who) => ({
    inventedPercent: calls[who] ? Math.round((1000 * calls[who].invented) / Math.max(1, calls[who].samples)) / 10 : 100,
    rttMs: [...rtts].sort((a, b) => a - b)[Math.floor(rtts.length / 2)] ?? 0,
    changes: rungs.filter((rung, at) => at > 0 && rung !== rungs[at - 1]).length,
    bytes: calls[who]?.bytes ?? 0,
    frames: calls[who]?.frames ?? 0,
  }));
  const worst = (name) => Math.max(...each.map((one) => one[name]));
  return {
    firstSoundMs,
    ...Object.fromEntries(['inventedPercent', 'rttMs', 'changes', 'bytes'].map((name) => [name, worst(name)])),
    frames: Math.min(...each.map(({ frames }) => frames)),
    ...(await acting),
  };
}

/** The person's own limit, remembered from an earlier lesson on this device. */
async function setCap(page, megabytes) {
  await page.evaluate((capBytes) => localStorage.setItem('somo-classroom', JSON.stringify({ capBytes })), megabytes * 1_000_000);
  await page.reload();
  await page.getByRole('button', { name: 'Join Now' }).waitFor();
}
