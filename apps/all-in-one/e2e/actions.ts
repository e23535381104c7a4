import { expect, type Locator, type Page } from '@playwright/test';
import { password, type Person } from './people.js';

/** Fills in and submits the registration form. */
export async function fillRegistration(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await page.getByLabel('I agree to the Terms of Service').check();
  await page.getByRole('button', { name: 'Create Account' }).click();
}

export async function register(page: Page, email: string): Promise<void> {
  await page.goto('/register');
  await fillRegistration(page, email);
}

export async function fillProfile(page: Page, role: 'Student' | 'Teacher', firstName: string, lastName: string): Promise<void> {
  await page.getByRole('button', { name: role, exact: true }).click();
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill(lastName);
}

/** Completes a teacher's onboarding after `fillProfile`, up to its last button: one subject, and the hours of these presets or none. */
export async function fillTeaching(page: Page, presets: RegExp[] = []): Promise<void> {
  await clickContinue(page);
  await page.getByRole('button', { name: 'Mathematics', exact: true }).click();
  await clickContinue(page);
  for (const preset of presets) await page.getByRole('button', { name: preset }).click();
  if (presets.length > 0) await clickContinue(page);
  else await page.getByRole('button', { name: 'Skip for now' }).click();
  await page.getByText(/^My hourly rate is/).click();
}

export async function fillSignIn(page: Page, { email }: Pick<Person, 'email'>, remember = false): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  if (remember) await page.getByText('Remember me').click();
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** Signs in on the sign-in page and waits for the redirect. */
export async function signIn(page: Page, person: Pick<Person, 'email'>, remember = false): Promise<void> {
  await page.goto('/login');
  await fillSignIn(page, person, remember);
  await expect(page).not.toHaveURL(/\/login/);
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'My Account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
}

export const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });

export const clickContinue = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();

/** Every day of the calendar on which the teacher has time. */
export const freeDays = (page: Page): Locator => page.getByRole('button', { name: /, available$/ });

/** Chooses a day in the calendar of a dialog. */
export async function pickDay(dialog: Locator, day: string): Promise<void> {
  const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day));
  const cell = dialog.getByRole('button', { name: new RegExp(`^${words}`) });
  await expect(dialog.getByRole('button', { name: /day, .*, \d{4}/ }).first()).toBeVisible();
  if (!(await cell.isVisible())) await dialog.getByRole('button', { name: 'Next month' }).click();
  await cell.click();
}

/** Chooses the first open slot and stops at the confirmation step. */
export async function goToConfirmStep(page: Page): Promise<void> {
  await freeDays(page).first().click();
  await page.getByRole('radio').first().check();
  await clickContinue(page);
  await expect(page.getByRole('heading', { name: 'Choose a module' })).toBeVisible();
  await clickContinue(page);
  await expect(page.getByRole('button', { name: 'Confirm booking' })).toBeEnabled();
}
