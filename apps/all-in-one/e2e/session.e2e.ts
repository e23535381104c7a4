import type { Page } from '@playwright/test';
import { fillProfile, fillRegistration, fillSignIn, signIn, signOut } from './actions.js';
import { aNewcomer, aStudent, aTeacher, newEmail, type Person } from './people.js';
import { expect, test } from './somo.js';

const dayS = 86_400;
let student: Person;
let teacher: Person;

test.beforeAll(async ({ somo }) => {
  student = await aStudent(somo.url);
  teacher = await aTeacher(somo.url, { firstName: 'Zainab', lastName: 'Bello' });
});

const cookieOf = async (page: Page) => (await page.context().cookies()).find(({ name }) => /^refresh-\d+$/.test(name));
const marker = (page: Page) => page.evaluate<string | null>(`localStorage.getItem('somo-auth-token')`);
const visitedBefore = (page: Page) => page.getByRole('heading', { level: 1, name: 'Student Dashboard' });

test('AUTH-18 AUTH-19 a reload keeps the session, and no script can read what keeps it', async ({ open }) => {
  const { page } = await open();
  await signIn(page, student);
  await expect(page).toHaveURL(/\/student\/dashboard$/);
  await page.reload();
  await expect(visitedBefore(page)).toBeVisible();
  const cookie = await cookieOf(page);
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api/auth' });
  expect(await page.evaluate('document.cookie')).toBe('');
  expect(Object.keys(JSON.parse((await marker(page)) ?? '{}') as object).sort()).toEqual(['expiresAt', 'userId']);
  expect(await page.evaluate('JSON.stringify({ ...localStorage, ...sessionStorage })')).not.toContain(cookie?.value);
});

test('AUTH-05 without Remember me the cookie ends with the browser; with it, it lives 30 days', async ({ open }) => {
  const { page: forgetful } = await open();
  await signIn(forgetful, student);
  expect((await cookieOf(forgetful))?.expires).toBe(-1);

  const { page: faithful } = await open();
  await signIn(faithful, student, true);
  const days = ((await cookieOf(faithful))?.expires ?? 0) / dayS - Date.now() / 1000 / dayS;
  expect(days).toBeGreaterThan(29.9);
  expect(days).toBeLessThan(30.1);
});

test('AUTH-18 AUTH-20 two tabs follow each other in and out', async ({ open }) => {
  const { page: one, pageErrors } = await open();
  pageErrors.allow(/ 401 POST .*refresh/, /status of 401 .*refresh/);
  const two = await one.context().newPage();
  await two.goto('/login');
  await signIn(one, student);
  await expect(two).toHaveURL(/\/student\/dashboard$/);
  await signOut(one);
  await expect(one.getByText('Logged out successfully')).toBeVisible();
  await expect(one.getByText('You have been logged out of your account')).toBeVisible();
  for (const page of [one, two]) await expect(page).toHaveURL(/\/login$/);
  expect(await marker(one)).toBeNull();
  expect(await cookieOf(one)).toBeUndefined();

  await two.reload();
  await two.goto('/student/lessons');
  await expect(two).toHaveURL(/\/login$/);
});

test('ROUTE-09 a visitor is taken to the page they wanted once they have signed in', async ({ open }) => {
  const { page } = await open();
  await page.goto(`/student/book-lesson/${teacher.id}?from=mail`);
  await expect(page).toHaveURL(/\/login$/);
  await page.reload();
  await expect(page.getByText('Sign in to continue.', { exact: true })).toBeVisible();
  await fillSignIn(page, student);
  await expect(page).toHaveURL(new RegExp(`/student/book-lesson/${teacher.id}\\?from=mail$`));
  await expect(page.getByRole('heading', { level: 1, name: teacher.fullName })).toBeVisible();
});

test('FIND-04 FIND-05 a visitor reads a profile, is asked to sign in to book, and comes back to it', async ({ open }) => {
  const { page } = await open();
  await page.goto(`/teachers?q=${encodeURIComponent(teacher.fullName)}`);
  await page.getByRole('link', { name: `View Profile of ${teacher.fullName}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: teacher.fullName })).toBeVisible();
  await page.getByRole('button', { name: 'Book Lesson' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in to continue' });
  await expect(dialog.getByRole('link', { name: 'Create an Account' })).toBeVisible();
  await dialog.getByRole('link', { name: 'Sign In' }).click();
  await fillSignIn(page, student);
  await expect(page).toHaveURL(new RegExp(`/student/book-lesson/${teacher.id}$`));
});

test('ROUTE-09 FIND-05 a visitor who makes an account on the way to a teacher arrives there', async ({ open }) => {
  const { page } = await open();
  await page.goto(`/teachers?q=${encodeURIComponent(teacher.fullName)}`);
  await page.getByRole('button', { name: `Book Lesson with ${teacher.fullName}` }).click();
  await page.getByRole('dialog', { name: 'Sign in to continue' }).getByRole('link', { name: 'Create an Account' }).click();
  await fillRegistration(page, newEmail('ada'));
  await fillProfile(page, 'Student', 'Ada', 'Boateng');
  await page.getByRole('button', { name: 'Complete Profile' }).click();
  await expect(page).toHaveURL(new RegExp(`/student/book-lesson/${teacher.id}$`));
});

// One way of each kind; guards.long.e2e.ts and access.spec.ts test every route for every role.
test('ROUTE-08 ROUTE-10 ROUTE-11 PUB-13 each person stays in their own area', async ({ open, somo }) => {
  const goesTo = async (page: Page, from: string, to: string) => {
    await page.goto(from);
    await expect(page).toHaveURL(new RegExp(`${to}$`));
  };
  const { page: hers } = await open();
  await signIn(hers, student);
  for (const from of ['/teacher/lessons', '/']) await goesTo(hers, from, '/student/dashboard');

  const { page: his } = await open();
  await signIn(his, teacher);
  await goesTo(his, `/student/book-lesson/${teacher.id}`, '/teacher/dashboard');

  const { page: new_ } = await open();
  await signIn(new_, await aNewcomer(somo.url));
  await goesTo(new_, '/student/lessons', '/onboarding');

  const { page: nobodys } = await open();
  await goesTo(nobodys, '/teacher/notifications', '/login');
});

test('AUTH-02 AUTH-04 wrong words and missing words are told, and nobody is signed in', async ({ open }) => {
  const { page, pageErrors } = await open();
  pageErrors.allow(/ 401 /, /status of 401/);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please enter both email and password' })).toContainText('Error');
  await page.getByLabel('Email', { exact: true }).fill(student.email);
  await page.getByLabel('Password', { exact: true }).fill('Wr0ng-password');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Authentication failed' })).toContainText('Incorrect email or password.');
  expect(await cookieOf(page)).toBeUndefined();
});

test('AUTH-18 the token is renewed 90 seconds before its end, without a word', async ({ open }) => {
  const { page } = await open();
  await page.clock.install();
  await signIn(page, student);
  await expect(visitedBefore(page)).toBeVisible();
  const renewed = page.waitForResponse('**/api/auth/refresh');
  await page.clock.fastForward('08:35');
  await page.clock.runFor(30_000);
  expect((await renewed).status()).toBe(200);
  await expect(visitedBefore(page)).toBeVisible();
});
