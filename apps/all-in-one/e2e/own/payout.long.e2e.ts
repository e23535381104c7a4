import { fromInstant } from '@somo/contracts/time';
import { signIn } from '../actions.js';
import { api } from '../api.js';
import { owedCents } from '../owed-cents.js';
import { aNewcomer, aStudent, aTeacher, book, mailsTo, openStarts, password, tokenOf } from '../people.js';
import { expect, test } from '../somo.js';
import { until } from '../until.js';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

test.use({ own: 'payout' });

test('PAY-03 PAY-04 EARN-01 EARN-05 a lesson is paid, taught, earned and paid out, though the product is killed on the way', async ({
  open,
  somo,
}) => {
  test.skip(somo.external, 'only a product of our own can be moved through the days');
  test.slow();
  const teacher = await aTeacher(somo.url, { firstName: 'Kwame', lastName: 'Mensah' });
  const student = await aStudent(somo.url, { firstName: 'Grace', lastName: 'Miller' });
  const operator = await aNewcomer(somo.url);
  await somo.ops('make-admin', operator.email);
  const [startsAt] = await openStarts(somo.url, teacher.id);
  const earned = fromInstant(startsAt!) + hour + 73 * hour - Date.now();
  const minutesTo = (ms: number) => Math.ceil(ms / minute);
  const amount = (name: string) => page.getByRole('group', { name });
  const { page, pageErrors } = await open({ as: teacher });
  // While the product is down, and when days later the session is over.
  pageErrors.allow(/Failed to load resource|WebSocket|ERR_CONNECTION| 401 POST .*refresh/);

  await test.step('BOOK-13 the student pays', async () => {
    const token = await tokenOf(somo.url, student);
    const { id } = await book(somo.url, token, teacher.id, startsAt!);
    await until(async () => (await api(somo.url, 'GET /api/lessons/:id', { token, params: { id } })).paidAt !== null, {
      what: () => 'the lesson to be paid',
    });
  });

  await test.step('SET-08 the teacher says where the money goes, and it is still pending', async () => {
    await api(somo.url, 'PATCH /api/me/settings', {
      token: await tokenOf(somo.url, teacher),
      body: { payment: { method: 'mobile_money', mobileNumber: '+254712345678', currentPassword: password } },
    });
    await page.goto('/teacher/earnings');
    await expect(amount('Pending Payments')).toContainText('$21.25');
    await expect(amount('Total Earnings')).toContainText('$0.00');
  });

  await test.step('three days after the lesson the share is earned; the product is killed before the next payout run', async () => {
    await somo.kill();
    await somo.start(minutesTo(earned + 10 * minute));
    await until(async () => (await lesson())?.status === 'completed', { what: () => 'the lesson to be completed' });
    // Killed before that, it would be earned at the next start, and paid out a day after it.
    await until(async () => (await owedCents(somo.url, operator)) === 2125, { what: () => 'the share to be earned' });
    await somo.kill();
  });

  await test.step('the run of the next business day pays it out', async () => {
    await somo.start(minutesTo(earned + 4 * day));
    await signIn(page, teacher);
    await page.goto('/teacher/earnings');
    await expect(async () => {
      await page.reload();
      await expect(amount('Total Earnings')).toContainText('$21.25', { timeout: 2000 });
    }).toPass({ timeout: 60_000 });
    await expect(amount('Pending Payments')).toContainText('$0.00');
    await expect(amount('Total Lessons')).toContainText('1');
    await expect(page.getByRole('row', { name: /Grace Miller/ }).getByText('Paid', { exact: true })).toBeVisible();
    const titles = () => mailsTo(somo.url, teacher.email).then((mails) => mails.map(({ subject }) => subject));
    await until(async () => (await titles()).filter((title) => /payout|paid out/i.test(title)).length > 0, {
      what: () => 'the mail about the payout',
    });
  });

  async function lesson() {
    const { items } = await api(somo.url, 'GET /api/lessons', { token: await tokenOf(somo.url, student), query: { when: 'past' } });
    return items[0];
  }
});
