import { accountLanguages } from '@somo/contracts/account-settings';
import { sourceLocale } from '@somo/messages/locales';
import { api } from '../api.js';
import { aStudent, aTeacher, password, tokenOf } from '../people.js';
import { oneThisRound } from '../rotation.js';
import { expect, test } from '../somo.js';
import { visit } from '../visit.js';
import { wordsIn } from '../words-in.js';

test.use({ settings: { autoPay: 'off' } });

for (const language of oneThisRound(accountLanguages.filter((each) => each !== sourceLocale))) {
  const words = wordsIn(language);
  test(`SET-05 FIND-02 BOOK-10 BOOK-14 PAY-01 a student signs in, finds a teacher, books, pays and cancels, all in ${language}`, async ({
    open,
    somo,
  }) => {
    test.skip(somo.external, 'only a product of our own waits to be paid');
    const teacher = await aTeacher(somo.url, { firstName: 'Wanjiru', lastName: `Kamau-${language}` });
    const student = await aStudent(somo.url);
    await api(somo.url, 'PATCH /api/me/settings', { token: await tokenOf(somo.url, student), body: { account: { language } } });
    const { page } = await open();
    const button = (key: string) => page.getByRole('button', { name: words(key) });

    await test.step('she signs in', async () => {
      await visit(page, `/${language}/login`);
      await page.getByLabel(words('auth:email')).fill(student.email);
      await page.getByLabel(words('auth:password')).fill(password);
      await button('auth:signIn').click();
      await page.waitForURL(/\/student\/dashboard$/);
      await expect(page.getByRole('heading', { level: 1, name: words('dashboard:studentTitle') })).toBeVisible();
    });

    await test.step('she finds the teacher by subject and name', async () => {
      await page
        .getByRole('navigation', { name: words('shell:mainNavigation') })
        .getByRole('link', { name: words('shell:findTeachers') })
        .click();
      await page.getByLabel(words('search:searchLabel')).fill(teacher.fullName);
      await button('search:search').click();
      const card = page.getByRole('article', { name: teacher.fullName });
      await card
        .getByRole('button')
        .filter({ hasText: words('teachers:bookLesson') })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: teacher.fullName })).toBeVisible();
    });

    await test.step('she books the last day with free times', async () => {
      const free = words('booking:freeDay').source.slice(1);
      await page
        .getByRole('button', { name: new RegExp(`[,،] \\u200f?${free}`) })
        .last()
        .click();
      await page.getByRole('radio').first().check();
      await button('common:continue').click();
      await page.getByRole('radio').nth(1).check();
      await button('common:continue').click();
      await button('booking:confirm').click();
      const dialog = page.getByRole('dialog', { name: words('booking:confirmed') });
      await expect(dialog).toBeVisible();
      await dialog.getByRole('link', { name: words('booking:payNow') }).click();
    });

    await test.step('she pays with the demo card', async () => {
      await button('payments:pay').click();
      await expect(page.getByRole('heading', { name: words('payments:receivedTitle') })).toBeVisible();
      await page.getByRole('link', { name: words('payments:toLesson') }).click();
    });

    await test.step('she cancels on the page of the lesson, and is refunded', async () => {
      await button('lessons:cancelLesson').click();
      const question = page.getByRole('alertdialog', { name: words('lessons:cancelTitle') });
      await question.getByRole('button', { name: words('lessons:cancelLesson') }).click();
      await expect(page.getByText(words('lessons:cancelled'))).toBeVisible();
    });
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  });
}
