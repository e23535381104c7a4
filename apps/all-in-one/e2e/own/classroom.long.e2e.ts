import type { Page } from '@playwright/test';
import { fromInstant } from '@somo/contracts/time';
import { findChromium } from '../../../../scripts/find-chromium.mjs';
import { aPdf } from '../a-pdf.js';
import { signIn } from '../actions.js';
import { api } from '../api.js';
import { writeNextBuild } from '../next-build.js';
import { makeOld } from '../old-browser.js';
import { aStudent, aTeacher, book, openStarts, tokenOf } from '../people.js';
import { readFile } from 'node:fs/promises';
import { chunksOf, seekIn, drawLine, inkOf, seesMove, sheetOf } from '../room-checks.js';
import { expect, test } from '../somo.js';
import { until } from '../until.js';
import { findVisualFaults, savePicture } from '../visual-checks.js';

const devices = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream', '--autoplay-policy=no-user-gesture-required'];
test.use({
  own: 'classroom',
  launchOptions: { executablePath: findChromium(), args: ['--no-sandbox', '--disable-dev-shm-usage', ...devices] },
});
test.skip(({ somo }) => somo.external, 'the clock of a product of our own alone can be moved to a lesson');

const looksRight = async (page: Page, what: string) => {
  await savePicture(page, `classroom ${what}`);
  expect.soft(await findVisualFaults(page), what).toEqual([]);
};
const openSettings = async (page: Page) => {
  await page.getByRole('button', { name: 'My Account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
};
const buildOf = (page: Page) => page.locator('meta[name=somo-build]').getAttribute('content');

test('CLS-01 CLS-06 CLS-07 CLS-09 CLS-12 LES-02 LES-04 two people meet at the hour they booked, and the lesson survives a killed server', async ({
  open,
  somo,
}, testInfo) => {
  test.setTimeout(600_000);
  const teacher = await aTeacher(somo.url, { firstName: 'Kofi' });
  const student = await aStudent(somo.url, { firstName: 'Ama' });
  const token = await tokenOf(somo.url, student);
  const [startsAt] = await openStarts(somo.url, teacher.id);
  if (!startsAt) throw new Error('The teacher has no open hours.');
  const { id } = await book(somo.url, token, teacher.id, startsAt);
  await until(async () => (await api(somo.url, 'GET /api/lessons/:id', { token, params: { id } })).paidAt, { what: () => 'the payment' });
  await somo.stop();
  const minutesAhead = Math.ceil((fromInstant(startsAt) - Date.now()) / 60_000);
  await somo.start(minutesAhead);

  const her = await open({ as: student, viewport: { width: 360, height: 760 }, permissions: ['camera', 'microphone'] });
  const his = await open({ permissions: ['camera', 'microphone'], serviceWorkers: 'allow' });
  await makeOld(his.page);
  for (const { pageErrors } of [her, his]) pageErrors.allow(/ERR_CONNECTION|WebSocket|Failed to load resource|socket\.io| 503 /);
  // To a page with a service worker, a refused connection is a request that failed.
  his.pageErrors.allow(/request .*ERR_FAILED/);

  await her.page.goto('/student/lessons');
  await her.page.getByRole('link', { name: 'Join Lesson' }).first().click();
  await expect(her.page.getByText("Kofi isn't here yet.")).toBeVisible();
  await expect(her.page.getByRole('button', { name: 'Join Now' })).toBeInViewport({ ratio: 1 });
  await looksRight(her.page, 'the lobby');
  await her.page.getByRole('button', { name: 'Join Now' }).click();
  await expect(her.page.getByText('Waiting for Kofi')).toBeVisible();

  await his.page.goto('/login');
  // Only a browser that stays signed in keeps what opens without a connection.
  await signIn(his.page, teacher, true);
  await his.page.goto('/teacher/lessons');
  await his.page.getByRole('link', { name: 'Start Lesson' }).first().click();
  const room = his.page;
  await expect(room.getByText('Ama is here.')).toBeVisible();
  await room.getByRole('button', { name: 'Join Now' }).click();
  await seesMove(room, /^Video of Ama/);
  await seesMove(her.page, /^Video of Kofi/);
  await expect(her.page.getByLabel(/^Video of Kofi/)).toBeInViewport({ ratio: 0.95 });
  await looksRight(her.page, 'the call');

  await room.getByRole('button', { name: 'Chat' }).click();
  await room.getByPlaceholder('Type a message...').fill('Page 12, please');
  await room.keyboard.press('Enter');
  await her.page.getByRole('button', { name: 'Chat, 1 new' }).click();
  await expect(her.page.getByRole('log')).toContainText('Page 12, please');
  // The chat opens beside the picture, even on a phone.
  await seesMove(her.page, /^Video of Kofi/);
  for (const name of ['Mute', 'Leave']) await expect(her.page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  await looksRight(her.page, 'the chat');
  await room.getByRole('button', { name: 'Notes' }).click();
  await room.getByRole('textbox', { name: 'Lesson notes' }).fill('Fractions, exercises 1 to 4.');
  await room.getByRole('button', { name: 'Save Notes' }).click();
  // The bar of a phone has no room for the notes: More has them, and says that there are some.
  await expect(her.page.getByRole('button', { name: 'Notes, 1 new' })).toHaveCount(0);
  await her.page.getByRole('button', { name: 'More, 1 new' }).click();
  await her.page.getByRole('button', { name: 'Notes, 1 new' }).click();
  await expect(her.page.getByText('Fractions, exercises 1 to 4.')).toBeVisible();
  await looksRight(her.page, 'the notes');

  await test.step('CLS-01 CLS-08 a file that the teacher adds is there for her, until he removes it', async () => {
    await room.getByRole('button', { name: 'Materials' }).click();
    const paper = {
      name: 'Exercises.pdf',
      mimeType: 'application/pdf',
      buffer: await aPdf(['Exercises 1 to 4 for Monday', 'Exercises 5 to 8 for Monday']),
    };
    await room.getByLabel('Add files', { exact: true }).last().setInputFiles(paper);
    await her.page.getByRole('button', { name: 'More, 1 new' }).click();
    await her.page.getByRole('button', { name: 'Materials, 1 new' }).click();
    await looksRight(her.page, 'the materials');
    const [saved] = await Promise.all([
      her.page.waitForEvent('download'),
      her.page.getByRole('button', { name: 'Download Exercises.pdf' }).click(),
    ]);
    expect((await readFile(await saved.path())).equals(paper.buffer)).toBe(true);
    await expect(her.page.getByRole('button', { name: 'Remove Exercises.pdf' })).toHaveCount(0);
    await room.getByRole('button', { name: 'Show Exercises.pdf' }).click();
    await expect(her.page.getByRole('img', { name: 'Page 1 of 2 of Exercises.pdf' })).toBeVisible({ timeout: 20_000 });
    await room.getByRole('button', { name: 'Next page' }).click();
    await expect(her.page.getByRole('img', { name: 'Page 2 of 2 of Exercises.pdf' })).toBeVisible();
    await her.page.getByRole('button', { name: 'Previous page' }).click();
    await expect(her.page.getByRole('img', { name: 'Page 1 of 2 of Exercises.pdf' })).toBeVisible();
    await looksRight(her.page, 'a page');
    await her.page.getByRole('button', { name: 'Follow Kofi' }).click();
    await expect(her.page.getByRole('img', { name: 'Page 2 of 2 of Exercises.pdf' })).toBeVisible();
    await room.getByRole('button', { name: 'Stop showing' }).click();
    await expect(her.page.getByRole('img', { name: /Exercises/ })).toHaveCount(0);
  });

  await test.step('CLS-01 a raised hand and a timer are there for both', async () => {
    await room.locator('body').press('h');
    await expect(her.page.getByText('Kofi raised a hand.')).toBeVisible();
    await her.page.getByRole('button', { name: 'Lower hand' }).click();
    await expect(room.getByText('Your hand is raised.')).toHaveCount(0);
    await room.getByRole('button', { name: 'More' }).click();
    await room.getByText('Timer', { exact: true }).click();
    await room.getByRole('button', { name: 'Start timer' }).click();
    await expect(her.page.getByText(/left on the timer/)).toBeVisible();
    await room.getByRole('button', { name: 'Stop timer' }).click();
    await expect(her.page.getByText(/left on the timer/)).toHaveCount(0);
    await room.getByRole('button', { name: 'More' }).click();
  });

  await test.step('CLS-11 the other side reads in words that she saves data', async () => {
    await her.page.getByRole('button', { name: 'More' }).click();
    await her.page.getByText('Connection and data').click();
    await looksRight(her.page, 'connection and data');
    const saver = her.page.getByRole('checkbox', { name: 'Save data: voice only' });
    await saver.check();
    await expect(room.getByText('Ama is saving data, so this is a voice call.').first()).toBeVisible();
    await saver.uncheck();
    await seesMove(her.page, /^Video of Kofi/);
    await her.page.getByRole('button', { name: /^Chat/ }).click();
  });

  await test.step('CLS-12 both draw on one board; each undoes only their own strokes, and a reload keeps the rest', async () => {
    await room.getByRole('button', { name: 'Board' }).click();
    await drawLine(room, 0.3);
    await her.page.getByRole('button', { name: 'Show' }).click();
    await expect.poll(() => inkOf(sheetOf(her.page))).toEqual([true, false]);
    await drawLine(her.page, 0.7);
    await expect.poll(() => inkOf(sheetOf(room))).toEqual([true, true]);
    await looksRight(her.page, 'the board');
    // On a phone the board and its tools stay above the chat.
    await her.page.getByRole('button', { name: /^Chat/ }).click();
    await expect(her.page.getByRole('toolbar', { name: 'Drawing tools' })).toBeInViewport({ ratio: 1 });
    await expect.poll(() => inkOf(sheetOf(her.page))).toEqual([true, true]);
    await looksRight(her.page, 'the chat below the board');
    await her.page.keyboard.press('Escape');
    await her.page.getByRole('button', { name: 'Undo' }).click();
    for (const page of [her.page, room]) await expect.poll(() => inkOf(sheetOf(page))).toEqual([true, false]);
    await expect(her.page.getByRole('button', { name: 'Undo' })).toBeDisabled();
    await her.page.getByRole('button', { name: 'Redo' }).click();
    await expect.poll(() => inkOf(sheetOf(room))).toEqual([true, true]);
    // The board that was open is open again.
    await her.page.reload();
    await sheetOf(her.page).waitFor();
    await expect.poll(() => inkOf(sheetOf(her.page))).toEqual([true, true]);
    for (const page of [her.page, room]) await page.getByRole('button', { name: 'Close the board' }).click();
  });

  await test.step('CLS-12 both draw on a page of a PDF, which is then in the PDF of the board', async () => {
    await room.getByRole('button', { name: /^Materials/ }).click();
    await room.getByRole('button', { name: 'Show Exercises.pdf' }).click();
    await her.page.getByRole('button', { name: 'Draw on this page' }).click();
    await her.page.getByRole('application', { name: 'Board, page 2 of 2' }).waitFor();
    await expect.poll(() => inkOf(sheetOf(her.page))).toEqual([true, false]);
    await room.getByRole('button', { name: 'Show', exact: true }).click();
    await room.getByRole('application', { name: 'Board, page 2 of 2' }).waitFor();
    await expect.poll(() => inkOf(sheetOf(room))).toEqual([true, false]);
    await drawLine(her.page, 0.7);
    await expect.poll(() => inkOf(sheetOf(room))).toEqual([true, true]);
    await room.getByRole('button', { name: 'Pages', exact: true }).click();
    await room.getByRole('menuitem', { name: 'Page background' }).click();
    await looksRight(room, 'the background');
    await room.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await room.getByRole('button', { name: 'Pages', exact: true }).click();
    await room.getByRole('menuitem', { name: 'Save as PDF' }).click();
    await room.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(room.getByText('The PDF is now among the materials of this lesson.')).toBeVisible({ timeout: 30_000 });
    await room.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
    await room.getByRole('button', { name: /^Materials/ }).click();
    await room.getByRole('button', { name: 'Remove Exercises.pdf' }).click();
    await room.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(her.page.getByText('The background of this page is no longer among the materials.')).toBeVisible();
    await expect.poll(() => inkOf(sheetOf(her.page))).toEqual([false, true]);
    for (const page of [her.page, room]) {
      await page.getByRole('button', { name: 'Close the board' }).click();
      await seesMove(page, /^Video of/);
    }
    await her.page.getByRole('button', { name: /^Chat/ }).click();
  });

  await test.step('CLS-11 C24 the server is killed, and a new version starts: they go on talking, what is written waits, and only the page that asks for it is updated', async () => {
    const [other, late] = [await room.context().newPage(), await room.context().newPage()];
    for (const page of [other, late]) await page.goto('/teacher/dashboard');
    await expect.poll(() => other.evaluate('navigator.serviceWorker.controller !== null'), { timeout: 60_000 }).toBe(true);
    const { before, after } = writeNextBuild(testInfo.outputPath('next-build'), 'settings');
    await somo.kill();
    await her.page.getByPlaceholder('Type a message...').fill('I have it');
    await her.page.keyboard.press('Enter');
    await expect(her.page.getByText('Waiting to send')).toBeVisible();
    await seesMove(room, /^Video of Ama/);
    await somo.start(minutesAhead, testInfo.outputPath('next-build'));
    await expect(her.page.getByText('Waiting to send')).toHaveCount(0, { timeout: 30_000 });
    await room.getByRole('button', { name: /^Chat/ }).click();
    await expect(room.getByRole('log').getByText('I have it')).toHaveCount(1, { timeout: 30_000 });

    // What an open page does each hour.
    await other.evaluate('navigator.serviceWorker.ready.then((registration) => registration.update()).then(() => undefined)');
    const offer = (page: Page) => page.getByText('A new version of Somo is ready.');
    await expect(offer(other)).toBeVisible({ timeout: 30_000 });
    await expect(offer(room)).toHaveCount(0);
    await other.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => buildOf(other).catch(() => before), { timeout: 30_000 }).toBe(after);
    await expect(offer(other)).toHaveCount(0);
    await seesMove(room, /^Video of Ama/);
    expect(await buildOf(room)).toBe(before);
    expect(await other.evaluate<string>('caches.match("/index.html", { ignoreSearch: true }).then((kept) => kept.text())')).toContain(
      after,
    );
    // A page of the version before still finds its scripts.
    await openSettings(late);
    await expect(late.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    expect(await buildOf(late)).toBe(before);
    for (const page of [other, late]) await page.close();
  });

  await test.step('CLS-11 a reloaded page goes straight back', async () => {
    await her.page.reload();
    await seesMove(her.page, /^Video of Kofi/);
    await seesMove(room, /^Video of Ama/);
  });

  await test.step('CLS-10 the lesson is recorded once both agree, both see it, and either of them ends it', async () => {
    await her.page.getByRole('button', { name: /^More/ }).click();
    await her.page.getByText('Record this lesson').click();
    // The answer to her question is lost on the way: her page learns from the state that it is the one that records.
    her.pageErrors.allow(/ERR_FAILED/);
    await her.page.route('**/recordings', async (route) => {
      if (route.request().method() === 'POST') await route.fetch();
      await (route.request().method() === 'POST' ? route.abort() : route.continue());
    });
    await her.page.getByRole('button', { name: 'Ask to record' }).click();
    const question = room.getByRole('alertdialog', { name: 'Ama wants to record this lesson' });
    await expect(question).toBeVisible();
    await her.page.unroute('**/recordings');
    await expect(room.getByText('Recording', { exact: true })).toHaveCount(0);
    await looksRight(room, 'the question');
    // Putting it aside is no answer.
    await room.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(her.page.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await expect(room.getByRole('button', { name: 'Answer' })).toBeFocused();
    await looksRight(room, 'the question, put aside');
    await room.keyboard.press('Enter');
    await room.getByRole('button', { name: 'Agree' }).click();
    for (const page of [her.page, room]) await expect(page.getByRole('group', { name: 'Recording', exact: true })).toBeVisible();
    await looksRight(her.page, 'the mark');
    await until(async () => (await chunksOf(somo.url, await tokenOf(somo.url, student), id)) >= 2, {
      what: () => 'two parts of the recording',
    });
    // What her browser cannot send from now on, it keeps.
    await her.page.route('**/chunks/*', (route) => route.abort());
    await her.page.waitForEvent('requestfailed', { predicate: (request) => request.url().includes('/chunks/') });
    await room.getByRole('button', { name: 'Stop' }).click();
    for (const page of [her.page, room]) await expect(page.getByRole('group', { name: 'Recording', exact: true })).toHaveCount(0);
  });

  await test.step('CLS-03 nobody else comes in', async () => {
    const stranger = await tokenOf(somo.url, await aStudent(somo.url));
    for (const route of ['GET /api/lessons/:id/classroom', 'GET /api/lessons/:id/attendance'] as const)
      await expect(api(somo.url, route, { token: stranger, params: { id } })).rejects.toThrow('404');
  });

  await room.getByRole('button', { name: 'Leave' }).click();
  await room.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(room.getByRole('heading', { name: 'You left.' })).toBeVisible();
  await looksRight(room, 'after leaving');
  await expect(her.page.getByRole('heading', { name: 'Kofi has left' })).toBeVisible({ timeout: 15_000 });
  await test.step('CLS-12 the board is on the page of the lesson, and as a PDF among its materials', async () => {
    await her.page.goto(`/lessons/${id}`);
    await expect(her.page.getByRole('listitem').filter({ hasText: /Board, \w+ \d+\.pdf/ })).toContainText('2 pages');
    await her.page.getByRole('button', { name: 'Show the board' }).click();
    await expect.poll(() => inkOf(her.page.getByRole('img', { name: 'Board, page 1 of 2' }))).toEqual([true, true]);
    await looksRight(her.page, 'the board of a lesson');
  });
  await test.step('CLS-10 both find the recording on the page of the lesson, seek in it, and delete it for both', async () => {
    await her.page.unroute('**/chunks/*');
    // Any of her pages sends it.
    await her.page.goto('/student/messages');
    await until(
      async () =>
        (await api(somo.url, 'GET /api/lessons/:id/recordings', { token: await tokenOf(somo.url, student), params: { id } })).items.at(-1)
          ?.isComplete,
      { what: () => 'the rest of the recording' },
    );
    await her.page.goto(`/lessons/${id}`);
    const player = her.page.locator('video[aria-label^="Recording from"]');
    await expect(player).toBeVisible({ timeout: 60_000 });
    const playing = await player.evaluate(seekIn);
    expect(playing.duration).toBeGreaterThan(8);
    expect(playing.duration).toBeLessThan(60);
    expect(playing.soughtTo).toBeCloseTo(playing.duration / 2, 0);
    await looksRight(her.page, 'the recording');
    await her.page.getByRole('button', { name: 'Delete' }).click();
    await her.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(her.page.getByText('You deleted a recording of this lesson').first()).toBeVisible();
    await room.goto(`/lessons/${id}`);
    await expect(room.getByText('Recording deleted by Ama').first()).toBeVisible();
  });
  const today = await tokenOf(somo.url, student);
  await expect
    .poll(async () => {
      const { people } = await api(somo.url, 'GET /api/lessons/:id/attendance', { token: today, params: { id } });
      return people.map(({ userId, joins, connectedSeconds }) => [userId, joins > 0 && connectedSeconds > 0]);
    })
    .toEqual([
      [student.id, true],
      [teacher.id, true],
    ]);
});
