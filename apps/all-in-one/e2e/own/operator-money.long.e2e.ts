import type { BrowserContextOptions, Page } from '@playwright/test';
import { minuteMs } from '@somo/calendar/days';
import type { Lesson } from '@somo/contracts/lessons';
import { fromInstant } from '@somo/contracts/time';
import { api } from '../api.js';
import { giveDevice } from '../device.js';
import { choose, type } from '../keyboard-navigation.js';
import { findVisualFaults } from '../visual-checks.js';
import { owedCents } from '../owed-cents.js';
import { aNewcomer, aStudent, aTeacher, book, openStarts, password, tokenOf, type Person } from '../people.js';
import { sessionOf } from '../session-of.js';
import { expect, test } from '../somo.js';
import { until } from '../until.js';

test.use({ own: 'operator' });
test.describe.configure({ mode: 'serial' });
test.skip(({ somo }) => somo.external, 'only a product of our own is given an operator and another day');

const dayMinutes = 24 * 60;
const money = (page: Page) => page.getByRole('region', { name: 'Lesson and payment' });
const to = (page: Page, name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();

let student: Person;
let operator: { email: string };
/** A sign-in of the operator from days ago, which does not show any more who it is. */
let earlier: BrowserContextOptions['storageState'];
/** One with a problem, one to hold and release, one to refund; all over by now. */
let lessons: Lesson[];
let ahead: number;
const at = (n: number) => lessons[n] as Lesson;

async function addPasskey(page: Page): Promise<void> {
  await page.goto('/admin/settings');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Name').fill('Office key');
  await dialog.getByRole('textbox', { name: 'Password' }).fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Passkey added')).toBeVisible();
}

test.beforeAll(async ({ somo }) => {
  test.setTimeout(180_000);
  const { url } = somo;
  const teacher = await aTeacher(url, { firstName: 'Kwame', lastName: 'Mensah' });
  student = await aStudent(url, { firstName: 'Grace', lastName: 'Miller' });
  operator = await aNewcomer(url);
  await somo.ops('make-admin', operator.email);
  earlier = await sessionOf(url, operator, true);
  const payment = { method: 'mobile_money', mobileNumber: '+254712345678', currentPassword: password } as const;
  await api(url, 'PATCH /api/me/settings', { token: await tokenOf(url, teacher), body: { payment } });
  const token = await tokenOf(url, student);
  const starts = (await openStarts(url, teacher.id)).slice(0, 3);
  lessons = await Promise.all(starts.map((start) => book(url, token, teacher.id, start)));
  for (const { id } of lessons)
    await until(async () => (await api(url, 'GET /api/lessons/:id', { token, params: { id } })).paidAt, { what: () => 'the payment' });

  ahead = Math.ceil((Math.max(...lessons.map(({ endsAt }) => fromInstant(endsAt))) - Date.now()) / minuteMs) + 5;
  await somo.kill();
  await somo.start(ahead);
  const body = { kind: 'quality', text: 'We began half an hour late.' } as const;
  await api(url, 'POST /api/lessons/:id/report-problem', { token: await tokenOf(url, student), params: { id: at(0).id }, body });
});

test('LES-10 PERM-05 an operator resolves a problem with a part refund once a passkey has shown who it is, and the student sees it', async ({
  open,
}) => {
  const { page, pageErrors } = await open({ storageState: earlier });
  pageErrors.allow(/ 403 /, /status of 403/);
  const isThere = await giveDevice(page);
  await addPasskey(page);
  await page.goto('/admin/problems');
  const problem = page.getByRole('article').filter({ hasText: 'We began half an hour late.' });
  await expect(problem).toContainText('Grace Miller (student) · Just now');
  await problem.getByRole('button', { name: /^Resolve/ }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Resolve this problem' });
  await dialog.getByRole('radio', { name: 'Refund part of it' }).click();
  await dialog.getByLabel('Amount in dollars').fill('30');
  await dialog.getByRole('button', { name: 'Refund part of it' }).click();
  await expect(dialog.getByText('Please enter $25.00 or less')).toBeVisible();
  expect(await findVisualFaults(page)).toEqual([]);
  await dialog.getByLabel('Amount in dollars').fill('12.50');
  await expect(dialog.getByText(/^Kwame Mensah's share goes from \$21\.25 to \$10\.62/)).toBeVisible();
  await dialog.getByLabel('Note').fill('Half of it took place: both say so.');
  await dialog.getByRole('button', { name: 'Refund $12.50' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(/^This moves money, so please show again that it's you/);
  await isThere(false);
  await dialog.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(dialog.getByText('No passkey was used, so nothing was changed. You can try again.')).toBeVisible();
  expect(await findVisualFaults(page)).toEqual([]);
  await isThere(true);
  await dialog.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('Problem resolved')).toBeVisible();
  await expect(page.getByText('No open problems')).toBeVisible();
  await page.getByRole('tab', { name: 'Resolved' }).click();
  await expect(page.getByRole('article')).toContainText('$12.50 was refunded');
  expect(await findVisualFaults(page)).toEqual([]);
  await page.getByRole('link', { name: /^View lesson/ }).click();
  await expect(money(page).getByText('Partially refunded')).toBeVisible();
  expect(await findVisualFaults(page)).toEqual([]);

  const { page: hers } = await open({ as: student });
  await hers.goto('/student/settings?tab=payments');
  await expect(hers.getByRole('listitem').getByText('Partially refunded', { exact: true })).toBeVisible();
});

test('PERM-05 DATA-08 by keyboard alone an operator holds a share and releases it', async ({ open }) => {
  const { page } = await open({ as: operator });
  await page.goto('/admin');
  await type(page, page.getByLabel('Find a lesson or a person'), at(1).id);
  await page.keyboard.press('Enter');
  await choose(page, page.getByRole('table', { name: 'Lesson', exact: true }).getByRole('link'));
  for (const [does, done, badges] of [
    ['Hold', 'Share on hold', 1],
    ['Release', 'Share released', 0],
  ] as const) {
    await choose(page, money(page).getByRole('button', { name: does, exact: true }));
    const dialog = page.getByRole('alertdialog');
    await type(page, dialog.getByLabel('Note'), 'We ask the two of them.');
    await choose(page, dialog.getByRole('button', { name: `${does} $21.25` }));
    await expect(page.getByText(done)).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(money(page).getByText('On hold', { exact: true }).locator('visible=true')).toHaveCount(badges);
    await expect(page.getByRole('heading', { name: 'Lesson and payment' }), 'the button that was pressed is gone').toBeFocused();
  }
  await expect(money(page).getByRole('listitem')).toHaveCount(2);
});

test('PAY-03 PERM-05 of two operators at once the second is told; one refunds the rest, and the ledger is at zero', async ({
  open,
  somo,
}) => {
  const { page, pageErrors } = await open({ as: operator });
  pageErrors.allow(/ 409 /, /status of 409/);
  await page.goto(`/admin/lessons/${at(2).id}`);
  await money(page).getByRole('button', { name: 'Refund' }).click();
  const dialog = page.getByRole('alertdialog');
  const whole = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ width: 360, height: 640 });
  await dialog.getByRole('button', { name: 'Refund $25.00' }).click();
  for (const seen of [
    dialog.getByRole('heading'),
    dialog.getByText('Please add a note'),
    dialog.getByRole('button', { name: 'Refund $25.00' }),
  ])
    await expect(seen).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(whole);
  await dialog.getByLabel('Note').fill('The teacher asked for it.');
  const first = { amountCents: 500, refundedCents: 0, note: 'Another operator.' };
  const token = await tokenOf(somo.url, operator);
  await api(somo.url, 'POST /api/admin/lessons/:id/refund', { token, params: { id: at(2).id }, body: first });
  await dialog.getByRole('button', { name: 'Refund $25.00' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('This payment has changed. Please review it and try again.');
  expect(await findVisualFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Refund $20.00' }).click();
  await expect(page.getByText('The refund is on its way')).toBeVisible();
  await expect(money(page).getByText('Refunded', { exact: true }).first()).toBeVisible();
  await expect(money(page).getByRole('listitem').filter({ hasText: 'Rejected' })).toHaveCount(1);

  await to(page, 'Ledger');
  await expect(page.getByRole('heading', { name: 'All accounts sum to $0.00' })).toBeVisible();
  await expect(page.getByText('The books balance.')).toBeVisible();
  const clearing = page.getByRole('region', { name: 'In transit' });
  await expect(async () => {
    await page.getByRole('button', { name: 'Recalculate' }).click();
    await expect(clearing.getByText('At zero')).toHaveCount(3, { timeout: 1000 });
  }).toPass();
  expect(await findVisualFaults(page)).toEqual([]);

  const { page: hers } = await open({ as: student });
  await hers.goto('/student/settings?tab=payments');
  await expect(hers.getByRole('listitem').getByText('Refunded', { exact: true })).toBeVisible();
});

test('PERM-05 EARN-01 what is left of it goes out to the teacher, and the operator sees where to', async ({ open, somo }) => {
  test.setTimeout(180_000);
  await somo.stop();
  await somo.start(ahead + 4 * dayMinutes);
  await until(async () => (await owedCents(somo.url, operator)) === 1062 + 2125, { what: () => 'both shares to be due' });
  // The next run is on a business day, and a weekend may be in between.
  await somo.stop();
  await somo.start(ahead + 8 * dayMinutes);
  const { page } = await open({ as: operator });
  await page.goto('/admin/payouts');
  const row = page.getByRole('row').filter({ hasText: 'Kwame Mensah' });
  await expect(async () => {
    await page.reload();
    await expect(row).toContainText('Paid', { timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  await expect(row).toContainText(/••••\s5678.*\$31\.87/);
  expect(await findVisualFaults(page)).toEqual([]);
  await page.getByLabel('Status').selectOption('Failed');
  await expect(page.getByText('No payouts with this status')).toBeVisible();
  expect(await findVisualFaults(page)).toEqual([]);
});
