import { api } from './api.js';
import { aStudent, aTeacher, bellRows, book, mailsTo, newEmail, openStarts, password, tokenOf } from './people.js';
import { expect, test } from './somo.js';
import { until } from './until.js';
import { wordsDrawn } from './words-drawn.js';
import { visit } from './visit.js';

test('SET-05 somebody who chooses French has screens, notifications and emails in French from then on', async ({ open, somo }) => {
  const teacher = await aTeacher(somo.url);
  const student = await aStudent(somo.url);
  const { page } = await open({ as: student });
  await visit(page, '/student/settings');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('fr');
  await expect(page.getByRole('heading', { level: 1, name: 'Paramètres' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Paramètres' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');

  const token = await tokenOf(somo.url, student);
  const [start] = await openStarts(somo.url, teacher.id);
  await book(somo.url, token, teacher.id, start!);
  const mail = await until(
    async () => (await mailsTo(somo.url, student.email)).find(({ subject }) => /^Réservation confirmée/.test(subject)),
    {
      what: () => 'the email in French',
    },
  );
  expect(mail.text).toContain(`Bonjour ${student.firstName}`);
  const [row] = await bellRows(somo.url, token);
  expect(row?.title).toBe('Réservation confirmée');
});

test('SET-05 somebody who chooses Arabic has a page from right to left at once, and an email in Arabic', async ({ open, somo }) => {
  const teacher = await aTeacher(somo.url);
  const student = await aStudent(somo.url);
  const { page } = await open({ as: student });
  await visit(page, '/student/settings');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('ar');
  await expect(page.getByRole('heading', { level: 1, name: 'الإعدادات' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const { x: headingAt, width } = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
  expect(headingAt + width / 2).toBeGreaterThan(page.viewportSize()!.width / 2);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');

  const [start] = await openStarts(somo.url, teacher.id);
  await book(somo.url, await tokenOf(somo.url, student), teacher.id, start!);
  const mail = await until(async () => (await mailsTo(somo.url, student.email)).find(({ subject }) => /^تم/.test(subject)), {
    what: () => 'the email in Arabic',
  });
  expect(mail.html).toContain('<html lang="ar" dir="rtl">');
});

test('SET-05 a visitor takes a language by its name, stays in it, and registers in it', async ({ open, somo }) => {
  const { page } = await open();
  await visit(page, '/about');
  await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'Français' }).click();
  await page.waitForURL('**/fr/about');
  await visit(page, '/fr/register');
  const email = newEmail('awa');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByLabel('Confirmez le mot de passe', { exact: true }).fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Créer un compte' }).click();
  await page.waitForURL('**/onboarding');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  const token = await tokenOf(somo.url, { email });
  const { user } = await api(somo.url, 'GET /api/auth/session', { token });
  expect(user.language).toBe('fr');
});

test('SET-05 somebody whose language is French sees no page in English before theirs, as a visitor or signed in', async ({
  open,
  somo,
}) => {
  const { page } = await open();
  await visit(page, '/fr/about');
  expect(await wordsDrawn(page, '/teachers?q=maths', 'Trouver un professeur')).toEqual(['Trouver un professeur']);
  await expect(page).toHaveURL(/\/fr\/teachers\?q=maths$/);

  const student = await aStudent(somo.url);
  await api(somo.url, 'PATCH /api/me/settings', { token: await tokenOf(somo.url, student), body: { account: { language: 'fr' } } });
  const { page: hers } = await open({ as: student });
  await visit(hers, '/student/settings');
  await hers.getByRole('heading', { level: 1, name: 'Paramètres' }).waitFor();
  expect(await wordsDrawn(hers, '/student/lessons', 'Mes cours')).toEqual(['Mes cours']);
  await expect(hers).toHaveURL(/\/student\/lessons$/);
});
