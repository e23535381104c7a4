import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { fillSignIn } from './actions.js';
import { aPdf } from './documents.js';
import { aNewcomer, aStudent, aTeacher, password } from './people.js';
import { expect, test } from './somo.js';

test.skip(({ somo }) => somo.external, 'only a product of our own is given an operator');

test('PERM-05 an operator restricts a teacher, who reads why on the open page; a new student is told, and offered nothing that would be refused', async ({
  open,
  somo,
}) => {
  const teacher = await aTeacher(somo.url, { firstName: 'Esi', lastName: 'Badu' });
  const student = await aStudent(somo.url, { firstName: 'Lwazi', lastName: 'Zulu' });
  const { page: his } = await open({ as: teacher });
  await his.goto('/teacher/dashboard');
  const operator = await aNewcomer(somo.url);
  await somo.ops('make-admin', operator.email);
  const { page } = await open({ as: operator });
  await page.goto(`/admin/people/${teacher.id}`);
  await page.getByRole('button', { name: 'Take action' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('radio', { name: 'Restrict' }).click();
  await dialog.getByLabel('Reason', { exact: true }).selectOption('Missed lessons');
  await dialog.getByLabel('What Esi Badu reads').fill('You missed three lessons.');
  await dialog.getByLabel('Note').fill('Three no-shows');
  await dialog.getByRole('button', { name: 'Restrict account' }).click();
  await expect(page.getByText(/^Restricted since/)).toBeVisible();

  const notice = his.getByRole('region', { name: 'About your account' });
  await expect(notice.getByText('You missed three lessons.')).toBeVisible();
  await expect(notice.getByRole('link', { name: 'contact us' })).toHaveAttribute('href', '/contact');

  const { page: hers, pageErrors } = await open({ as: student });
  pageErrors.allow(/ 422 GET .*\/conversations/, /status of 422/);
  await hers.goto(`/teachers/${teacher.id}`);
  await expect(hers.getByText("Esi isn't taking new students right now.")).toBeVisible();
  await expect(hers.getByRole('button', { name: 'Book a Lesson' })).toHaveCount(0);
  await hers.goto('/student/find-teachers?q=Esi+Badu');
  await expect(hers.getByText('No one matches “Esi Badu”. Check the spelling, or try a subject.')).toBeVisible();
  await hers.goto(`/student/messages?with=${teacher.id}`);
  await expect(hers.getByText("This teacher isn't taking new students right now.")).toBeVisible();
});

/** Turns on two-step sign-in on the settings that are open; returns one of the recovery codes. */
async function turnOnTwoStep(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Set up' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox', { name: 'Password' }).fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code for an authenticator app' })).toBeVisible();
  const base32 = (await dialog.locator('code').innerText()).replace(/\s/g, '');
  await dialog.getByLabel('Code from the app').fill(new TOTP({ secret: Secret.fromBase32(base32) }).generate());
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('dialog').locator('code');
  await expect(codes).toHaveCount(10);
  const recovery = await codes.first().innerText();
  await page.getByRole('button', { name: "I've saved them" }).click();
  return recovery;
}

test('FIND-10 an operator checks documents once two-step sign-in is on, which takes a code from then on; what is approved is on the page and in the search, what is refused says what to do', async ({
  open,
  somo,
}) => {
  const teacher = await aTeacher(somo.url, { firstName: 'Nomsa', lastName: 'Dube' });
  const { page: hers } = await open({ as: teacher });
  await hers.goto('/teacher/profile');
  const verification = hers.getByRole('region', { name: 'Verification' });
  const buffer = aPdf();
  for (const kind of ['Identity', 'Diploma']) {
    await verification.getByLabel(kind, { exact: true }).setInputFiles({ name: `${kind}.pdf`, mimeType: 'application/pdf', buffer });
    await expect(verification.getByRole('button', { name: `Withdraw: ${kind}` })).toBeVisible();
  }
  await expect(verification.getByText('Being checked')).toHaveCount(2);

  const operator = await aNewcomer(somo.url);
  await somo.ops('make-admin', operator.email);
  const { page } = await open({ as: operator });
  await page.goto('/admin/verification');
  await page.getByRole('link', { name: 'Set up two-step sign-in' }).click();
  const recovery = await turnOnTwoStep(page);
  await expect(page.getByText('10 recovery codes left.')).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('article', { name: 'Identity: Nomsa Dube' }).getByRole('button', { name: 'Download Identity.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('Identity.pdf');
  await page.getByRole('button', { name: 'Approve: Identity of Nomsa Dube' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Document approved')).toBeVisible();
  await page.getByRole('button', { name: 'Refuse: Diploma of Nomsa Dube' }).click();
  await page.getByRole('dialog').getByLabel('Pages or sides are missing').check();
  await page.getByRole('dialog').getByRole('button', { name: 'Refuse' }).click();
  await expect(page.getByText('Document refused')).toBeVisible();

  await expect(verification.getByText('Not approved')).toBeVisible();
  await expect(verification.getByText('Pages or sides are missing. Send all of them in one PDF.')).toBeVisible();
  await expect(verification.getByRole('button', { name: 'Send another: Diploma' })).toBeVisible();
  const { page: visitor } = await open();
  await visitor.goto(`/teachers/${teacher.id}`);
  await expect(visitor.getByText(/^Identity checked in \w+ \d{4}$/)).toBeVisible();
  await visitor.goto('/teachers?q=Nomsa+Dube&verified=true');
  await expect(visitor.getByRole('article', { name: 'Nomsa Dube' }).getByText('Verified')).toBeVisible();

  const { page: phone, pageErrors } = await open();
  pageErrors.allow(/ 422 /, /status of 422/);
  await phone.goto('/login');
  await fillSignIn(phone, operator);
  await expect(phone.getByLabel('Code')).toBeFocused();
  await phone.getByLabel('Code').fill('000000');
  await phone.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(phone.getByLabel('Code')).toHaveAccessibleErrorMessage(/That code isn't right/);
  await phone.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await phone.getByLabel('Recovery code').fill(recovery.toLowerCase());
  await phone.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(phone).toHaveURL(/\/admin$/);
});
