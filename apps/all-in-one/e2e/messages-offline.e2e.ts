import type { Page } from '@playwright/test';
import { fillSignIn, signIn, signOut } from './actions.js';
import { aStudent, aTeacher } from './people.js';
import { expect, test } from './somo.js';

/** Runs in the page: everything that the browser stores, as its developer tools show it, and how many records of that are encrypted, apart from copies of other answers. */
const stored = `(async () => {
  const texts = [JSON.stringify({ ...localStorage, ...sessionStorage })];
  let records = 0;
  for (const { name } of await indexedDB.databases()) {
    const db = await new Promise((done) => (indexedDB.open(name).onsuccess = ({ target }) => done(target.result)));
    for (const store of db.objectStoreNames) {
      const rows = await new Promise((done) => (db.transaction(store).objectStore(store).getAll().onsuccess = ({ target }) => done(target.result)));
      for (const row of rows) texts.push(row instanceof Uint8Array ? new TextDecoder().decode(row) : JSON.stringify(row));
      if (store !== 'records') continue;
      const keys = await new Promise((done) => (db.transaction(store).objectStore(store).getAllKeys().onsuccess = ({ target }) => done(target.result)));
      records = keys.filter(([, kind]) => kind !== 'copy').length;
    }
    db.close();
  }
  return { texts: texts.join(' '), records };
})()`;
const storedIn = (page: Page) => page.evaluate<{ texts: string; records: number }>(stored);

/** The browser drops the cookie when its time is over, and with it the session. */
const expire = (page: Page) => page.context().clearCookies({ name: /^refresh/ });

test('MSG-09 offline, conversations are read and answered; an expired session seals what is unsent, a sign-out and another person delete it', async ({
  open,
  somo,
}) => {
  const teacher = await aTeacher(somo.url, { firstName: 'Lindiwe', lastName: 'Mbeki' });
  const student = await aStudent(somo.url, { firstName: 'Tendai', lastName: 'Moyo' });
  const { page: his } = await open({ as: teacher });
  // A phone, which shows the list alone: a wide screen would open the latest conversation by itself.
  const { page, pageErrors } = await open({ viewport: { width: 390, height: 800 } });
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, / 401 POST .*refresh/, /status of 401/);
  const field = page.getByRole('textbox', { name: 'Message' });
  const log = page.getByRole('log');
  const write = async (text: string) => {
    await field.fill(text);
    await page.keyboard.press('Enter');
  };
  const noneArrives = () => page.route('**/messages', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));

  await signIn(page, student);
  await page.goto(`/student/messages?with=${teacher.id}`);
  await write('Are you free on Monday?');
  await expect(page.getByText('Sent', { exact: true })).toBeVisible();

  // A conversation that this page has not opened: it was fetched to be kept.
  const kept = page.waitForResponse(/\/conversations\/[^/]+\/messages$/);
  await page.goto('/student/messages');
  await kept;
  await expect.poll(async () => (await storedIn(page)).records).toBe(2);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: /Lindiwe/ }).click();
  await expect(log.getByText('Are you free on Monday?')).toBeVisible();
  await expect(page.getByText(/^Offline copy from \d/)).toBeVisible();
  await write('Or on Tuesday?');
  await expect(page.getByText('Waiting to send')).toBeVisible();
  await field.fill('Half a thought');

  await noneArrives();
  await expire(page);
  await page.context().setOffline(false);
  await page.reload();
  await expect(page).toHaveURL(/\/login$/);
  const sealed = await storedIn(page);
  expect(sealed.texts).not.toMatch(/Monday|Tuesday|Half a thought/);
  expect(sealed.records).toBe(3);
  await fillSignIn(page, student);
  await expect(page.getByText('Waiting to send')).toBeVisible();
  await expect(field).toHaveValue('Half a thought');
  await page.unroute('**/messages');
  await his.goto(`/teacher/messages?with=${student.id}`);
  await expect(his.getByRole('log').getByText('Or on Tuesday?')).toHaveCount(1);

  await noneArrives();
  await write('Never mind');
  await expire(page);
  await page.reload();
  await expect(page).toHaveURL(/\/login$/);
  await fillSignIn(page, await aStudent(somo.url));
  await expect(page).not.toHaveURL(/\/login/);
  await expect.poll(async () => (await storedIn(page)).records).toBe(0);
  expect((await storedIn(page)).texts).not.toContain('somo-message-drafts');

  await signOut(page);
  await expect(page).toHaveURL(/\/login$/);
  expect((await storedIn(page)).texts).not.toContain('somo-kept-for');
});
