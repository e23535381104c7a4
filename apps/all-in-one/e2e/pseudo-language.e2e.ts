import { refusals } from '@somo/contracts/refusals';
import { pseudoText } from '@somo/messages/pseudo';
import { aStudent, aTeacher, book, openStarts, tokenOf, type Person } from './people.js';
import { expect, test } from './somo.js';
import { untranslated } from './untranslated.js';
import { visit } from './visit.js';

let student: Person | undefined;
test.beforeAll(async ({ somo }) => {
  const teacher = await aTeacher(somo.url);
  student = await aStudent(somo.url);
  const [start] = await openStarts(somo.url, teacher.id);
  if (start) await book(somo.url, await tokenOf(somo.url, student), teacher.id, start);
});

test('SET-05 in a pseudo-language every text comes from the catalogue, for a visitor and for somebody signed in', async ({ open }) => {
  const { page: visitors } = await open();
  const { page: hers } = await open({ as: student! });
  for (const [page, path] of [
    [visitors, '/en-XA/'],
    [visitors, '/teachers?locale=en-XA'],
    [hers, '/student/lessons?locale=en-XA'],
  ] as const) {
    await visit(page, path);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
    expect(await untranslated(page), path).toEqual([]);
  }
});

test('SET-05 in one from right to left the page turns round, and a refusal is in its words too', async ({ open }) => {
  const { page, pageErrors } = await open();
  pageErrors.allow(/ 401 /, /status of 401/);
  await visit(page, '/login?locale=ar-XB');
  await page.locator('input[type=email]').fill('nobody@example.test');
  await page.locator('input[type=password]').fill('Wrong-passw0rd');
  await page.locator('button[type=submit]').click();
  await expect(page.getByText(pseudoText(refusals['wrong-credentials'].message, 'ar-XB'))).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(await untranslated(page)).toEqual([]);
});
