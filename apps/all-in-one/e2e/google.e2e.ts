import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { fillSignIn } from './actions.js';
import { aStudent, newEmail, password } from './people.js';
import { expect, test } from './somo.js';

/** Goes to the provider and signs in there. */
async function withGoogle(page: Page, { from = '/login', email }: { from?: string; email: string }): Promise<void> {
  await page.goto(from);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('heading', { name: 'Test accounts' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Name').fill('Nia Okafor');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Continue to Somo' })).toBeVisible();
}

test('AUTH-06 AUTH-16 ONB-01 a newcomer signs in with Google, and whoever changes their mind is told so', async ({ open }) => {
  const { page, pageErrors } = await open();
  // The provider's pages have no icon.
  pageErrors.allow(/status of 404/);
  await withGoogle(page, { email: newEmail('nia') });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/onboarding$/);
  await expect(page.getByText('Please complete your profile to get started.')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Nia');
  await expect(page.getByLabel('Last name')).toHaveValue('Okafor');

  const { page: other, pageErrors: otherErrors } = await open();
  otherErrors.allow(/status of 404/);
  await withGoogle(other, { from: '/register', email: newEmail('nia') });
  await other.getByRole('button', { name: 'Cancel' }).click();
  await expect(other.getByRole('heading', { name: "You're not signed in" })).toBeVisible();
  await expect(other.getByText(/^You left before signing in with Google/)).toBeVisible();
  await other.getByRole('link', { name: 'Back to Login' }).click();
  await expect(other).toHaveURL(/\/login$/);
});

test('two-step sign-in takes a code from then on, or a recovery code once', async ({ open, somo }) => {
  const student = await aStudent(somo.url);
  const { page } = await open({ as: student });
  await page.goto('/student/settings');
  await page.getByRole('button', { name: 'Set up' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox', { name: 'Current password' }).fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code for an authenticator app' })).toBeVisible();
  const base32 = (await dialog.locator('code').innerText()).replace(/\s/g, '');
  await dialog.getByLabel('Code from the app').fill(new TOTP({ secret: Secret.fromBase32(base32) }).generate());
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('dialog').locator('code');
  await expect(codes).toHaveCount(10);
  const recovery = await codes.first().innerText();
  await page.getByRole('button', { name: "I've saved them" }).click();
  await expect(page.getByText('10 recovery codes left.')).toBeVisible();

  const { page: phone, pageErrors } = await open();
  pageErrors.allow(/ 422 /, /status of 422/);
  await phone.goto('/login');
  await fillSignIn(phone, student);
  await expect(phone.getByLabel('Code')).toBeFocused();
  await phone.getByLabel('Code').fill('000000');
  await phone.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(phone.getByLabel('Code')).toHaveAccessibleErrorMessage(/That code isn't right/);
  await phone.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await phone.getByLabel('Recovery code').fill(recovery.toLowerCase());
  await phone.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(phone.getByRole('heading', { level: 1, name: 'Student Dashboard' })).toBeVisible();
});
