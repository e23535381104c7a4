import { existsSync } from 'node:fs';
import { goToConfirmStep } from '../actions.js';
import { api } from '../api.js';
import { aStudent, aTeacher, tokenOf } from '../people.js';
import { expect, test } from '../somo.js';
import { node24 } from '../start-somo.js';
import { until } from '../until.js';

// The images run on it; all other e2e tests run on the installed Node.
test.use({ own: 'on Node 24', settings: { node: node24 } });
test.skip(!existsSync(node24), 'npm run test:setup installs it');

test('BOOK-09 PAY-01 on the Node of the images a student books an hour, and it is paid', async ({ open, somo }) => {
  const [teacher, student] = [await aTeacher(somo.url), await aStudent(somo.url)];
  const { page } = await open({ as: student });
  await page.goto(`/student/book-lesson/${teacher.id}`);
  await goToConfirmStep(page);
  await page.getByRole('button', { name: 'Confirm booking' }).click();
  await expect(page.getByRole('dialog', { name: 'Booking Confirmed!' })).toBeVisible();
  const token = await tokenOf(somo.url, student);
  const [lesson] = (await api(somo.url, 'GET /api/lessons', { token })).items;
  const params = { id: lesson?.id ?? '' };
  const charge = async () => (await api(somo.url, 'GET /api/lessons/:id/payment', { token, params })).charge;
  await until(async () => (await charge().catch(() => 'none')) === 'captured', { what: () => 'the lesson to be paid' });
});
