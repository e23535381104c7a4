import { type Page } from '@playwright/test';
import { aStudent, aTeacher, openStarts, type Person } from './people.js';
import { expect, test } from './somo.js';
import { until } from './until.js';

const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);
const item = (page: Page, student: Person) => page.getByRole('article').filter({ hasText: student.fullName });

test('AVL-02 REQ-04 REQ-05 REQ-11 BOOK-14 C01 a teacher changes the hours, accepts one of two requests, and proposes times of which the student takes one', async ({
  open,
  somo,
}) => {
  test.slow();
  const teacher = await aTeacher(somo.url, { firstName: 'Abena', lastName: 'Owusu', timeZone: 'Africa/Accra' });
  const [student, other] = [
    await aStudent(somo.url, { firstName: 'Priya', timeZone: 'Africa/Accra' }),
    await aStudent(somo.url, { firstName: 'Diego', timeZone: 'Africa/Accra' }),
  ];
  const zone = { timezoneId: 'Africa/Accra' };
  const [{ page: his }, { page: hers }, { page: theirs }] = [
    await open({ as: teacher, ...zone }),
    await open({ as: student, ...zone }),
    await open({ as: other, ...zone }),
  ];

  await test.step('AVL-02 AVL-03 the grid opens an hour on Sundays, which students see at once', async () => {
    const before = (await openStarts(somo.url, teacher.id)).length;
    await his.goto('/teacher/schedule');
    await his.getByRole('gridcell', { name: 'Sunday, 8:00 PM, closed' }).click();
    await his.getByRole('button', { name: 'Save Changes' }).click();
    await expect(his.getByText('Your availability has been saved successfully.')).toBeVisible();
    await until(async () => (await openStarts(somo.url, teacher.id)).length > before || undefined, { what: () => 'the hour on Sundays' });
  });

  await test.step('BOOK-15 both ask for a time outside the hours', async () => {
    for (const page of [hers, theirs]) {
      await page.goto(`/student/book-lesson/${teacher.id}`);
      await page.getByRole('button', { name: 'Request another time' }).click();
      const dialog = page.getByRole('alertdialog');
      await dialog.getByLabel('Date').fill(days(5));
      await dialog.getByLabel('Start time').fill('05:00');
      await dialog.getByLabel(/^Message/).fill('Before school?');
      await dialog.getByRole('button', { name: 'Send request' }).click();
      await expect(page.getByText('Request sent').first()).toBeVisible();
    }
  });

  await test.step('REQ-01 REQ-04 REQ-05 he sees the conflict, accepts one, and rejects the other with a reason', async () => {
    await his.goto('/teacher/booking-requests');
    await expect(item(his, student).getByText('Another request for this time')).toBeVisible();
    await item(his, student)
      .getByRole('button', { name: /^Accept/ })
      .click();
    await expect(his.getByText('Booking request accepted')).toBeVisible();
    await expect(item(his, other).getByText('You have a lesson then')).toBeVisible();
    await expect(item(his, other).getByRole('button', { name: /^Accept/ })).toBeDisabled();
    await item(his, other)
      .getByRole('button', { name: /^Reject/ })
      .click();
    await his.getByRole('alertdialog').getByLabel('Reason (optional)').fill('Taken, sorry');
    await his.getByRole('alertdialog').getByRole('button', { name: 'Reject' }).click();
    await expect(his.getByText('Booking request rejected')).toBeVisible();
  });

  await test.step('REQ-06 REQ-11 the other student reads that the time is taken, and why it was rejected', async () => {
    await theirs.goto('/student/notifications');
    await expect(theirs.getByText('The time you asked for is taken')).toBeVisible();
    await expect(theirs.getByText(/“Taken, sorry”/)).toBeVisible();
  });

  await test.step('BOOK-14 he proposes two times, and she takes the second', async () => {
    await his.goto('/teacher/lessons');
    await his.getByRole('button', { name: /^Propose another time/ }).click();
    const dialog = his.getByRole('alertdialog');
    for (const day of [6, 7]) {
      await dialog.getByLabel('Date').fill(days(day));
      await dialog.getByLabel('Start time').fill('06:00');
      await dialog.getByRole('button', { name: 'Add' }).click();
    }
    await dialog.getByLabel('Reason (optional)').fill('Bus strike');
    await dialog.getByRole('button', { name: 'Propose', exact: true }).click();
    await expect(his.getByText('New time proposed')).toBeVisible();
    await hers.goto('/student/lessons');
    await expect(hers.getByText('“Bus strike”')).toBeVisible();
    await hers.getByRole('radio').nth(1).check({ force: true });
    await hers.getByRole('button', { name: 'Accept' }).click();
    await expect(hers.getByText('Lesson moved', { exact: true })).toBeVisible();
    await expect(hers.getByText(/^Moved by your teacher from/)).toBeVisible();
    await expect(his.getByText(/^You moved this lesson from/)).toBeVisible();
  });
});
