import { signIn } from './actions.js';
import { aStudent, mailsTo, password } from './people.js';
import { expect, test } from './somo.js';
import { until } from './until.js';

const fresh = 'Rainy-night-8';

test('AUTH-14 AUTH-15 AUTH-22 SET-04 a forgotten password is replaced by the link in the email, which signs out everywhere', async ({
  open,
  somo,
}) => {
  const student = await aStudent(somo.url);
  const mail = async (subject: string) => (await mailsTo(somo.url, student.email)).find((one) => one.subject === subject);
  const { page: phone, pageErrors: phoneErrors } = await open();
  phoneErrors.allow(/ 401 /, /status of 401/);
  await signIn(phone, student);
  await expect(phone.getByRole('heading', { level: 1, name: 'Student Dashboard' })).toBeVisible();

  const { page, pageErrors } = await open();
  pageErrors.allow(/ 4(01|22) /, /status of 4(01|22)/);
  const fill = (name: string, text: string) => page.getByRole('textbox', { name, exact: true }).fill(text);
  let link = '';

  await test.step('asks for the link, from the sign-in page', async () => {
    await page.goto('/login');
    await fill('Email', student.email);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(student.email);
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(page.getByText("We've sent a password reset link to your email.")).toBeVisible();
    await expect(page.getByText('Check your email for a password reset link')).toBeVisible();
    await until(async () => (link = /\S+#token=\S+/.exec((await mail('Reset your password'))?.text ?? '')?.[0] ?? ''), {
      what: () => 'the email with the link',
    });
  });

  await test.step('opening the link, as mail scanners do, spends nothing', async () => {
    const headers = { accept: 'text/html' };
    for (const method of ['GET', 'HEAD']) expect((await fetch(link, { method, headers })).status).toBe(200);
  });

  await test.step('sets a new password; the other browser is signed out at once', async () => {
    await page.goto(link);
    await fill('New password', 'Password123');
    await fill('Confirm password', 'Password12');
    await page.getByRole('button', { name: 'Update Password' }).click();
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await fill('Confirm password', 'Password123');
    await page.getByRole('button', { name: 'Update Password' }).click();
    await expect(page.getByText(/This password is too common/)).toBeVisible();
    await fill('New password', fresh);
    await fill('Confirm password', fresh);
    await page.getByRole('button', { name: 'Update Password' }).click();
    await expect(page.getByText('Password updated')).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    await expect(phone).toHaveURL(/\/login$/);
    await until(() => mail('Your password was changed'), { what: () => 'the email about the change' });
  });

  await test.step('the link works once, the old password no more, the new one does', async () => {
    await page.goto(link);
    await fill('New password', password);
    await fill('Confirm password', password);
    await page.getByRole('button', { name: 'Update Password' }).click();
    await expect(page.getByText('The password reset link is invalid or has expired')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send Reset Link' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Login' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await fill('Email', student.email);
    await fill('Password', password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByText('Incorrect email or password.')).toBeVisible();
    await fill('Password', fresh);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL(/\/student\/dashboard$/);
  });

  await test.step('sees the sessions, and ends the others', async () => {
    await phone.getByLabel('Email', { exact: true }).fill(student.email);
    await phone.getByLabel('Password', { exact: true }).fill(fresh);
    await phone.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(phone).toHaveURL(/\/student\//);
    await page.goto('/student/settings');
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(student.email);
    await expect(page.getByRole('listitem').filter({ hasText: 'This device' })).toHaveCount(1);
    await page.getByRole('button', { name: 'Log out of all other sessions' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByText('Logged out of all other sessions')).toBeVisible();
    await expect(page.getByText("You're not signed in anywhere else.")).toBeVisible();
    await expect(phone).toHaveURL(/\/login$/);
  });
});
