import type { Page } from '@playwright/test';
import { newEmail } from './people.js';
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
