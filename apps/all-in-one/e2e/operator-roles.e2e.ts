import { aNewcomer, aStudent, mailsTo, password } from './people.js';
import { expect, test } from './somo.js';
import { until } from './until.js';

test.skip(({ somo }) => somo.external, 'only a product of our own is given an operator');

/** Waits for the link of an email that is for a person. */
async function linkTo(url: string, email: string, form: RegExp): Promise<string> {
  return until(async () => (await mailsTo(url, email)).map(({ text }) => form.exec(text)?.[0]).find((link) => link !== undefined), {
    what: () => `a link for ${email}`,
  });
}

test('PERM-05 an admin gives an operator one role, whose pages alone are offered; more comes with the next page load, and what is taken away is gone at once', async ({
  open,
  somo,
}) => {
  const [boss, helper] = [await aNewcomer(somo.url), await aNewcomer(somo.url)];
  await somo.ops('make-admin', boss.email);
  const { page: hers } = await open();
  await hers.goto((await linkTo(somo.url, helper.email, /https?:\S+\/confirm-email#token=\S+/)).replace(/^https?:\/\/[^/]+/, ''));
  await expect(hers.getByRole('heading', { level: 1, name: 'Your email is confirmed' })).toBeVisible();

  const { page } = await open({ as: boss });
  await page.goto('/admin/operators');
  await page.getByRole('button', { name: 'Add operator' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(helper.email);
  await dialog.getByRole('checkbox', { name: /^Support/ }).check();
  await dialog.getByLabel('Note').fill('Joins support');
  await dialog.getByRole('textbox', { name: 'Password' }).fill(password);
  await dialog.getByRole('button', { name: 'Add operator' }).click();
  const row = page.getByRole('row').filter({ hasText: helper.email });
  await expect(row.getByText('Support', { exact: true })).toBeVisible();

  const { page: work, pageErrors } = await open({ as: helper });
  pageErrors.allow(/ 401 /, /status of 401/);
  await work.goto('/admin');
  const bar = work.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link')).toHaveText(['Overview', 'Problems', 'People', 'Settings']);
  await work.goto('/admin/payouts');
  await expect(work.getByRole('heading', { level: 1, name: "This page isn't part of your role" })).toBeVisible();
  await expect(work.getByText(boss.email)).toBeVisible();

  const change = async (role: RegExp, note: string) => {
    await row.getByRole('button', { name: /^Change roles/ }).click();
    await dialog.getByRole('checkbox', { name: role }).click();
    await dialog.getByLabel('Note').fill(note);
    await dialog.getByRole('textbox', { name: 'Password' }).fill(password);
    await dialog.getByRole('button', { name: 'Save roles' }).click();
    await expect(dialog).toBeHidden();
  };
  await change(/^Money/, 'Helps with payouts');
  await expect(row.getByText('Money', { exact: true })).toBeVisible();
  await work.reload();
  await expect(work.getByRole('heading', { level: 1, name: 'Payouts' })).toBeVisible();
  await change(/^Money/, 'No longer');
  await expect(work).toHaveURL(/\/login/);
  const news = async () => (await mailsTo(somo.url, helper.email)).map(({ subject }) => subject).filter((one) => /operator/.test(one));
  await until(async () => (await news()).length === 3);
  expect((await news()).sort()).toEqual(["You're now an operator of Somo", 'Your operator roles changed', 'Your operator roles changed']);
});

test('SET-10 an operator sends a person who cannot sign in a copy of their data by a link, and closes their account, which they can keep', async ({
  open,
  somo,
}) => {
  const [boss, student] = [await aNewcomer(somo.url), await aStudent(somo.url, { firstName: 'Zuri', lastName: 'Njoroge' })];
  await somo.ops('make-admin', boss.email);
  const { page: hers, pageErrors } = await open();
  pageErrors.allow(/ 422 /, /status of 422/);
  await hers.goto((await linkTo(somo.url, student.email, /https?:\S+\/confirm-email#token=\S+/)).replace(/^https?:\/\/[^/]+/, ''));
  await expect(hers.getByRole('heading', { level: 1, name: 'Your email is confirmed' })).toBeVisible();

  const { page } = await open({ as: boss });
  await page.goto(`/admin/people/${student.id}`);
  const panel = page.getByRole('region', { name: 'Copy of data and closing' });
  const dialog = page.getByRole('alertdialog');
  const act = async (button: string, confirm: string, isGrave = true) => {
    await panel.getByRole('button', { name: button }).click();
    await dialog.getByLabel('Note').fill('Wrote from her own address');
    if (isGrave) await dialog.getByRole('textbox', { name: 'Password' }).fill(password);
    await dialog.getByRole('button', { name: confirm }).click();
    await expect(dialog).toBeHidden();
  };
  await act('Send a copy of their data', 'Send copy');
  const link = await linkTo(somo.url, student.email, /https?:\S+\/data-copy#token=\S+/);
  await hers.goto(link.replace(/^https?:\/\/[^/]+/, ''));
  const download = hers.waitForEvent('download');
  await hers.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toMatch(/^somo-data-\d{4}-\d\d-\d\d\.zip$/);
  await hers.goto('/data-copy#token=guessed');
  await hers.getByRole('button', { name: 'Download' }).click();
  await expect(hers.getByRole('heading', { level: 1, name: "This link doesn't work" })).toBeVisible();

  await act('Close account', 'Close account');
  await expect(panel.getByText(/^This account is being closed/)).toBeVisible();
  await until(async () => (await mailsTo(somo.url, student.email)).some(({ text }) => text.includes('Our support team did this for you.')));
  await act('Keep account open', 'Keep account', false);
  await expect(panel.getByRole('button', { name: 'Close account' })).toBeVisible();
});
