import { readFileSync } from 'node:fs';
import { bell, goToConfirmStep } from '../actions.js';
import { api } from '../api.js';
import { findVisualFaults } from '../visual-checks.js';
import { aStudent, aTeacher, bellRows, mailsTo, tokenOf, type Person } from '../people.js';
import { expect, test } from '../somo.js';
import { until } from '../until.js';

test.use({ settings: { autoPay: 'off', payBeforeConfirm: 'on' } });
test.describe.configure({ mode: 'serial' });

const teacherName = 'Ọmọlọlá Adébáyọ̀';
let [teacher, student]: [Person | undefined, Person | undefined] = [undefined, undefined];
let number = '';

test.beforeAll(async ({ somo }) => {
  teacher = await aTeacher(somo.url, { firstName: 'Ọmọlọlá', lastName: 'Adébáyọ̀' });
  student = await aStudent(somo.url, { firstName: 'Grace', lastName: 'Miller' });
});

test('BOOK-13 PAY-01 PAY-05 where lessons are paid first, nothing is booked before; then there is a receipt, as a file and by mail', async ({
  open,
  somo,
}) => {
  test.skip(somo.external, 'only a product of our own waits to be paid first');
  if (!teacher || !student) return;
  const { page } = await open({ as: student });
  await page.goto(`/student/book-lesson/${teacher.id}`);
  await goToConfirmStep(page);
  await page.getByRole('button', { name: 'Confirm booking' }).click();
  const dialog = page.getByRole('dialog', { name: 'Almost there' });
  await expect(dialog.getByText(/^We're holding this time for you\./)).toBeVisible();

  const [hers, his] = [await tokenOf(somo.url, student), await tokenOf(somo.url, teacher)];
  const lessonNow = async () => (await api(somo.url, 'GET /api/lessons', { token: hers })).items[0];
  expect((await lessonNow())?.status).toBe('pending');
  expect(await bellRows(somo.url, his)).toEqual([]);
  const { id = '' } = (await lessonNow()) ?? {};
  const early = await fetch(`${somo.url}/api/lessons/${id}/receipt.pdf`, { headers: { authorization: `Bearer ${hers}` } });
  expect([early.status, ((await early.json()) as { code: string }).code]).toEqual([409, 'receipt-not-ready']);

  await dialog.getByRole('link', { name: /^Pay / }).click();
  await page.getByRole('button', { name: 'Pay $25.00' }).click();
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
  await until(async () => (await lessonNow())?.status === 'confirmed', { what: () => 'the lesson to be confirmed' });
  await until(async () => (await bellRows(somo.url, his)).some(({ type }) => type === 'new_booking'), {
    what: () => 'the teacher to hear',
  });
  expect(await findVisualFaults(page)).toEqual([]);

  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: /^Receipt \(PDF\)/ }).click()]);
  expect(file.suggestedFilename()).toMatch(/^somo-receipt-R(-[0-9A-Z]{4}){3}\.pdf$/);
  number = file.suggestedFilename().slice('somo-receipt-'.length, -'.pdf'.length);
  const pdf = readFileSync(await file.path());
  expect(pdf.subarray(0, 8).toString()).toBe('%PDF-1.7');
  expect(pdf.length).toBeLessThan(60_000);
  expect(pdf.toString('latin1')).toContain(`(Somo receipt ${number})`);

  const attachment = `somo-receipt-${number}.pdf`;
  const receipts = async () =>
    (await mailsTo(somo.url, student?.email ?? '')).filter(({ attachments }) => attachments.includes(attachment));
  await until(async () => (await receipts()).length === 1, { what: () => 'the receipt by mail' });
  expect((await receipts())[0]?.subject).toMatch(/^Payment received: .+ with .+, \w{3} \d+$/);
  const { page: inbox } = await open();
  await inbox.goto(`/dev/mail?to=${encodeURIComponent(student.email)}`);
  const mail = inbox.getByRole('article').filter({ hasText: number });
  await mail.locator('details').evaluate((details: { open?: boolean }) => void (details.open = true));
  for (const line of ['Paid by: Grace Miller', 'Total paid: $25.00', 'To the teacher: $21.25', 'Somo platform fee (15%): $3.75'])
    await expect(mail).toContainText(line);
  await expect(mail).toContainText('no real money has moved');
  await expect(mail.getByRole('link', { name: 'Your payments and receipts' })).toHaveAttribute(
    'href',
    /\/student\/settings\?tab=payments$/,
  );
  const [attached] = await Promise.all([inbox.waitForEvent('download'), mail.getByRole('link', { name: attachment }).click()]);
  expect(readFileSync(await attached.path()).toString('latin1')).toContain(`(Somo receipt ${number})`);
});

test('PAY-05 both sides see on the lesson where the money goes, and after a refund what has gone back', async ({ open, somo }) => {
  test.skip(somo.external, 'goes on with the lesson that was paid before');
  if (!teacher || !student) return;
  const { page: hers } = await open({ as: student });
  const { page: his } = await open({ as: teacher, timezoneId: 'Africa/Lagos' });
  for (const [page, path, sum, mine] of [
    [hers, '/student/lessons', 'Total $25.00', `${teacherName} receives`],
    [his, '/teacher/lessons', 'You receive $21.25', 'Your share'],
  ] as const) {
    await page.goto(path);
    const card = page.getByRole('article');
    await expect(card.getByText(sum)).toBeVisible();
    await card.getByRole('button', { name: /^More about / }).click();
    await card.getByRole('button', { name: 'Price breakdown' }).click();
    await expect(card.getByRole('definition')).toHaveText(['$21.25', '$3.75', '$25.00']);
    await expect(card.getByText(mine)).toBeVisible();
    expect(await findVisualFaults(page)).toEqual([]);
  }

  await hers.getByRole('button', { name: /^Cancel lesson: / }).click();
  await hers.getByRole('alertdialog').getByRole('button', { name: 'Cancel lesson' }).click();
  await expect(bell(hers)).toBeVisible();
  for (const page of [hers, his]) {
    await page.getByRole('tab', { name: 'Past Lessons' }).click();
    await expect(page.getByRole('article').getByText('Refunded', { exact: true }).first()).toBeVisible();
  }
  await expect(hers.getByRole('article').getByText('$25.00 refunded in full')).toBeVisible();
  await expect(his.getByRole('article').getByText('$25.00 refunded to the student in full')).toBeVisible();

  await hers.goto('/student/settings?tab=payments');
  const [file] = await Promise.all([hers.waitForEvent('download'), hers.getByRole('button', { name: /^Receipt \(PDF\): / }).click()]);
  expect(file.suggestedFilename()).toBe(`somo-receipt-${number}.pdf`);
  const refunded = async () =>
    (await mailsTo(somo.url, student?.email ?? '')).find(({ subject }) => subject.startsWith('Lesson cancelled'));
  const mail = await until(refunded, { what: () => 'the cancellation and its refund in one mail' });
  expect(mail.text).toContain('We refunded $25.00 to your card.');
  expect(mail.text).toContain('Refunded: $25.00');
});
