import type { Page } from '@playwright/test';
import type { Instant } from '@somo/contracts/time';
import { signIn, signOut } from './actions.js';
import { api } from './api.js';
import { aStudent, aTeacher, book, openStarts, tokenOf } from './people.js';
import { expect, test } from './somo.js';

/** Runs in the page: what the worker keeps, and how many copies of answers there are. */
const keptHere = `(async () => {
  const count = async (name) => (await (await caches.open(name)).keys()).length;
  const names = await caches.keys();
  const databases = (await indexedDB.databases()).map(({ name }) => name);
  let copies = [];
  if (databases.includes('somo-sealed')) {
    const db = await new Promise((done) => (indexedDB.open('somo-sealed').onsuccess = ({ target }) => done(target.result)));
    const keys = await new Promise((done) => (db.transaction('records').objectStore('records').getAllKeys().onsuccess = ({ target }) => done(target.result)));
    copies = keys.filter(([, kind]) => ['copy', 'chat', 'page'].includes(kind)).map(([, kind, name]) => kind + ' ' + name);
    db.close();
  }
  const files = await Promise.all(names.filter((name) => name.includes('precache')).map(count));
  return { files: files.reduce((sum, each) => sum + each, 0), copies: copies.join(' '), knowsSession: databases.includes('somo-device') };
})()`;
const keptIn = (page: Page) => page.evaluate<{ files: number; copies: string; knowsSession: boolean }>(keptHere);
const copiesIn = async (page: Page) => (await keptIn(page)).copies;

test('C24 MSG-09 Somo opens without a connection with what was read, sends what was written once it is back, and forgets it at sign-out', async ({
  open,
  somo,
}) => {
  const teacher = await aTeacher(somo.url, { firstName: 'Lindiwe', lastName: 'Mbeki' });
  const student = await aStudent(somo.url, { firstName: 'Tendai', lastName: 'Moyo' });
  const token = await tokenOf(somo.url, student);
  const [startsAt = ''] = await openStarts(somo.url, teacher.id);
  const lesson = await book(somo.url, token, teacher.id, startsAt as Instant);
  const { page, pageErrors } = await open({ serviceWorkers: 'allow', viewport: { width: 390, height: 800 } });
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /status of 401/, / 401 /);
  const copy = page.getByText(/^Offline copy from \d/).first();
  const level1 = page.getByRole('heading', { level: 1 });

  await page.goto('/help');
  expect((await keptIn(page)).files, 'a visitor gets no worker').toBe(0);
  await signIn(page, student, true);
  await expect.poll(() => page.evaluate<boolean>('navigator.serviceWorker.controller !== null'), { timeout: 60_000 }).toBe(true);
  await expect.poll(() => copiesIn(page), { timeout: 30_000 }).toContain('page dashboard');
  await page.goto('/student/lessons');
  await expect(page.getByText(/Lindiwe/).first()).toBeVisible();
  await expect.poll(() => copiesIn(page)).toContain(`"id":"${lesson.id}"`);
  await page.goto(`/student/messages?with=${teacher.id}`);
  await page.getByRole('textbox', { name: 'Message' }).fill('See you soon');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Sent', { exact: true })).toBeVisible();
  // The list of conversations; those in it are kept with it.
  await page.goto('/student/messages');
  await expect.poll(() => copiesIn(page)).toContain(`chat ${teacher.id}`);
  await expect.poll(() => copiesIn(page)).toContain('GET /api/notifications');

  await page.context().setOffline(true);
  // The dashboard as it was last seen is in the document, and the app draws it anew.
  expect(await (await page.goto('/student/dashboard'))?.text()).toMatch(/id="last-seen".*Lindiwe.*Offline copy from/s);
  await expect(page.locator('#last-seen')).toHaveCount(0, { timeout: 30_000 });
  await expect(page.getByText(/Lindiwe/).first()).toBeVisible({ timeout: 30_000 });
  await expect(copy).toBeVisible();
  await page.goto(`/lessons/${lesson.id}`);
  await expect(level1).toContainText('Mathematics');
  await expect(copy).toBeVisible();
  await page.goto(`/student/messages?with=${teacher.id}`);
  await expect(page.getByRole('log').getByText('See you soon')).toBeVisible();
  await page.getByRole('textbox', { name: 'Message' }).fill('Written on the bus');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Waiting to send')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Waiting to send')).toBeVisible();

  await page.context().setOffline(false);
  await expect(page.getByText('Waiting to send')).toBeHidden({ timeout: 30_000 });
  const { items } = await api(somo.url, 'GET /api/conversations/:userId/messages', {
    params: { userId: teacher.id },
    token: await tokenOf(somo.url, student),
  });
  expect(items.map(({ text }) => text)).toEqual(['See you soon', 'Written on the bus']);

  await page.goto('/student/dashboard');
  await expect.poll(async () => (await keptIn(page)).knowsSession).toBe(true);
  await signOut(page);
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => keptIn(page)).toMatchObject({ copies: '', knowsSession: false });
  await page.context().setOffline(true);
  expect(await (await page.goto('/student/dashboard'))?.text()).not.toContain('last-seen');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText(/Lindiwe/)).toHaveCount(0);

  await page.context().setOffline(false);
  await page.goto('/help');
  await signIn(page, student, true);
  await expect(page.getByText(/Lindiwe/).first()).toBeVisible();
  await expect.poll(async () => (await keptIn(page)).knowsSession).toBe(true);
  await expect.poll(() => copiesIn(page)).toContain('GET /api/lessons');
  await page.context().setOffline(true);
  await page.goto('/student/dashboard');
  await expect(page.getByText(/Lindiwe/).first()).toBeVisible({ timeout: 30_000 });
  await signOut(page);
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => keptIn(page)).toMatchObject({ copies: '', knowsSession: false });
  await page.context().setOffline(false);
  await expect.poll(() => page.evaluate('localStorage.getItem("somo-signed-out")')).toBeNull();
  expect((await page.context().cookies()).filter(({ name }) => name.includes('refresh'))).toEqual([]);
});
