import { blockStorage, makeOld } from './old-browser.js';
import { fillSignIn, signIn } from './actions.js';
import { aStudent, aTeacher } from './people.js';
import { expect, test } from './somo.js';

test('PUB-07 AUTH-03 AVL-06 the oldest supported browser searches, signs in and changes hours', async ({ open, somo }) => {
  const teacher = await aTeacher(somo.url, { firstName: 'Abena', lastName: 'Sarpong' });
  const { page } = await open();
  await makeOld(page);
  await page.goto('/');
  await page.getByLabel('Subject').fill('Mathematics');
  await page.getByRole('button', { name: 'Search Teachers' }).click();
  await expect(page).toHaveURL(/\/teachers\?q=Mathematics/);
  await expect(page.getByText('Abena Sarpong').first()).toBeVisible();

  await signIn(page, teacher);
  await expect(page.getByRole('heading', { name: 'Teacher Dashboard' })).toBeVisible();
  await page.goto('/teacher/availability');
  await page.getByText('Day by day').click();
  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Your availability has been saved successfully.')).toBeVisible();
  await page.goto('/teacher/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

test('browsers that lack nothing load nothing for older ones', async ({ open }) => {
  const { page } = await open();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/teachers');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.join()).toMatch(/\/assets\/start-[\w-]+\.js/);
  expect(asked).not.toContain('/old-browser.js');
});

test('AUTH-03 AUTH-18 a browser that blocks site data opens every page, says what it cannot keep, and signs in', async ({ open, somo }) => {
  await aTeacher(somo.url);
  const student = await aStudent(somo.url);
  const { page, pageErrors } = await open();
  // Without storage, only the server knows that no one is signed in.
  pageErrors.allow(/ 401 POST .*refresh/, /status of 401 .*refresh/);
  await blockStorage(page);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'View Profile' }).first()).toBeVisible();
  await page.goto('/login');
  await expect(page.getByText(/^Your browser blocks cookies for this site/)).toBeVisible();
  await fillSignIn(page, student);
  await expect(page.getByRole('heading', { name: 'Student Dashboard' })).toBeVisible();
});

test.describe('a page that nobody touches', () => {
  for (const path of ['/', '/about'])
    test(`PUB-05 ${path} shows the teachers and the year by itself, also to people who save data`, async ({ open, somo }) => {
      await aTeacher(somo.url);
      for (const saves of [false, true]) {
        const { page } = await open({ viewport: { width: 1280, height: 2400 } });
        if (saves) await page.addInitScript("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })");
        await page.goto(path);
        await expect(page.getByText(/© \d{4}/)).toBeVisible();
        await expect(page.locator('main a[href^="/teachers/"]').first()).toBeVisible();
      }
    });
});
