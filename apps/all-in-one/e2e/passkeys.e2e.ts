import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { fillSignIn, signIn, signOut } from './actions.js';
import { giveDevice } from './device.js';
import { aStudent, mailsTo, password } from './people.js';
import { expect, test } from './somo.js';
import { until } from './until.js';

const settings = '/student/settings';
const newPassword = 'Rainy-night-8';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialogOf = (page: Page) => page.getByRole('alertdialog');

/** Keeps the browser from offering passkeys by itself, which this device would accept at once, unless it is told to. */
const offerNone = (page: Page) =>
  page.addInitScript(`
    const real = PublicKeyCredential.isConditionalMediationAvailable;
    PublicKeyCredential.isConditionalMediationAvailable = async () => sessionStorage.getItem('offers') !== null && real.call(PublicKeyCredential);`);

/** Signs out, and returns to the sign-in page. */
async function leave(page: Page): Promise<void> {
  await signOut(page);
  await expect(page).not.toHaveURL(/\/student\//);
  await page.goto('/login');
}

async function add(page: Page): Promise<void> {
  await button(page, 'Add a passkey').click();
  const dialog = dialogOf(page);
  await expect(dialog.getByLabel('Name')).toHaveValue(/^Chrom\w+ on /);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(password);
  await button(page, 'Continue').click();
}

async function turnOnTwoStep(page: Page): Promise<string> {
  await button(page, 'Set up').click();
  await dialogOf(page).getByRole('textbox', { name: 'Password' }).fill(password);
  await button(page, 'Continue').click();
  const base32 = (await dialogOf(page).locator('code').innerText()).replace(/\s/g, '');
  await dialogOf(page)
    .getByLabel('Code from the app')
    .fill(new TOTP({ secret: Secret.fromBase32(base32) }).generate());
  await button(page, 'Turn on').click();
  const recovery = await page.getByRole('dialog').locator('code').first().innerText();
  await button(page, "I've saved them").click();
  return recovery;
}

test('AUTH-01 AUTH-03 SET-04 a passkey is added, signs in alone and as the second step, is offered with the email address, and is removed', async ({
  open,
  somo,
}) => {
  const student = await aStudent(somo.url);
  const { page, pageErrors } = await open();
  await offerNone(page);
  await signIn(page, student);
  await page.goto(settings);
  const isThere = await giveDevice(page);
  let recovery = '';

  await test.step('a device whose owner is not there makes none, which is no error; trying again asks for no password', async () => {
    await isThere(false);
    await add(page);
    await expect(page.getByRole('status').getByText("Your device didn't make a passkey. You can try again.")).toBeVisible();
    await isThere(true);
    await button(page, 'Continue').click();
    await expect(page.getByText('Passkey added')).toBeVisible();
    await expect(page.getByText('Not used yet')).toBeVisible();
    const told = async () =>
      (await mailsTo(somo.url, student.email)).some(({ subject }) => subject === 'A passkey was added to your account');
    await until(told, { what: () => 'the email about it' });
  });

  await test.step('the same device makes no second one', async () => {
    await add(page);
    await expect(page.getByText('This device already has a passkey for your account.')).toBeVisible();
    await button(page, 'Cancel').click();
    await page.getByRole('button', { name: /^Rename / }).click();
    await dialogOf(page).getByLabel('Name').fill('My laptop');
    await button(page, 'Save').click();
    await expect(page.getByText('My laptop', { exact: true })).toBeVisible();
  });

  await test.step('signs in by the button; whoever leaves it is told calmly', async () => {
    await leave(page);
    await isThere(false);
    await button(page, 'Sign in with a passkey').click();
    await expect(page.getByText('No passkey was used. You can try again, or sign in another way.')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await isThere(true);
    await button(page, 'Sign in with a passkey').click();
    await expect(page).toHaveURL(/\/student\/dashboard$/);
  });

  await test.step('takes the place of the code', async () => {
    await page.goto(settings);
    await expect(page.getByText('Last used: Just now')).toBeVisible();
    recovery = await turnOnTwoStep(page);
    await leave(page);
    await fillSignIn(page, student);
    await button(page, 'Use a passkey instead').click();
    await expect(page).toHaveURL(/\/student\/dashboard$/);
  });

  await test.step('is offered with the email address, where the device accepts at once', async () => {
    await leave(page);
    // Only now: the device would sign in again before one has left.
    await page.evaluate("sessionStorage.setItem('offers', 'yes')");
    await page.reload();
    await expect(page).toHaveURL(/\/student\/dashboard$/);
  });

  await test.step('proves who it is in place of password and code; leaving it changes nothing', async () => {
    await page.goto(settings);
    await isThere(false);
    await button(page, 'Ask for a copy').click();
    await dialogOf(page).getByRole('button', { name: 'Use a passkey' }).click();
    await expect(dialogOf(page).getByText('No passkey was used, so nothing was changed. You can try again.')).toBeVisible();
    await isThere(true);
    await dialogOf(page).getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page.getByText("We're making your copy", { exact: true })).toBeVisible();
  });

  await test.step('takes the place of the current password', async () => {
    for (const name of ['New password', 'Confirm password']) await page.getByRole('textbox', { name }).fill(newPassword);
    await button(page, 'Use a passkey').click();
    await expect(page.getByText('Password updated', { exact: true })).toBeVisible();
  });

  await test.step('is removed for the password and a code, and signs in no more', async () => {
    await page.evaluate("sessionStorage.removeItem('offers')");
    await page.goto(settings);
    await page.getByRole('button', { name: 'Remove My laptop' }).click();
    await dialogOf(page).getByRole('textbox', { name: 'Password' }).fill(newPassword);
    await dialogOf(page).getByRole('button', { name: 'Use a recovery code' }).click();
    await dialogOf(page).getByLabel('Recovery code').fill(recovery);
    await dialogOf(page).getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('You have no passkeys yet.')).toBeVisible();
    pageErrors.allow(/ 401 /, /status of 401/);
    await leave(page);
    await button(page, 'Sign in with a passkey').click();
    await expect(page.getByText(/^This passkey doesn't belong to an account here/)).toBeVisible();
  });
});
