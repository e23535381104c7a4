import { signIn } from '../actions.js';
import { aStudent } from '../people.js';
import { expect, test } from '../somo.js';

test.use({ own: 'killed' });

test('AUTH-18 a page whose token has ended renews it and goes on; one whose session has ended goes to the sign-in page', async ({
  open,
  somo,
}) => {
  test.skip(somo.external, 'only a product of our own can be started in another hour');
  test.slow();
  const student = await aStudent(somo.url);
  const { page, pageErrors } = await open();
  pageErrors.allow(
    /dynamically imported module/,
    / 401 /,
    /status of 401/,
    /ERR_(CONNECTION|SOCKET_NOT_CONNECTED)/,
    / 503 /,
    / 400 .*socket\.io/,
    /status of 400 .*socket\.io/,
  );
  await signIn(page, student);
  await expect(page.getByRole('heading', { level: 1, name: 'Student Dashboard' })).toBeVisible();

  // The page may send a request as soon as it reaches the product again, before any click.
  const renewed = page.waitForResponse('**/api/auth/refresh');
  await somo.stop();
  await somo.start(11);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Lessons' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Lessons' })).toBeVisible();
  await expect(page.getByRole('tabpanel').getByText('No upcoming lessons')).toBeVisible();
  expect((await renewed).status()).toBe(200);

  await somo.stop();
  await somo.start(13 * 60);
  await page.goto('/student/lessons');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText("You've been signed out. Sign in to continue.")).toBeVisible();
});
