import { type Page } from '@playwright/test';
import { pickDay } from './actions.js';
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
  const [{ page: his }, { page: hers }, { page: theirs, pageErrors }] = [
    await open({ as: teacher, ...zone }),
    await open({ as: student, ...zone }),
    await open({ as: other, ...zone }),
  ];

  // The payment is created a moment after the booking; until then the pay page asks again.
  pageErrors.allow(/404.*\/payment$/);

  await test.step('AVL-02 AVL-03 the grid opens an hour on Sundays, which students see at once', async () => {
    const before = (await openStarts(somo.url, teacher.id)).length;
    await his.goto('/teacher/schedule');
    await his.getByRole('gridcell', { name: 'Sunday, 8:00 PM, closed' }).click();
    await his.getByRole('button', { name: 'Save Changes' }).click();
    await expect(his.getByText('Your availability has been saved successfully.')).toBeVisible();
    await until(async () => (await openStarts(somo.url, teacher.id)).length > before || undefined, { what: () => 'the hour on Sundays' });
  });

  await test.step('BOOK-15 both ask for times outside the hours', async () => {
    for (const page of [hers, theirs]) {
      await page.goto(`/student/book-lesson/${teacher.id}`);
      await page.getByRole('button', { name: 'Request another time' }).click();
      const dialog = page.getByRole('dialog', { name: 'Request another time' });
      await pickDay(dialog, days(5));
      await dialog.getByText('Night').click();
      await dialog.getByRole('button', { name: '5:00 AM' }).click();
      if (page === hers) await dialog.getByRole('button', { name: '3:00 AM' }).click();
      await dialog.getByLabel(/^Message/).fill('Before school?');
      await dialog.getByRole('button', { name: 'Send request' }).click();
      await expect(page.getByText('Request sent').first()).toBeVisible();
    }
  });

  await test.step('REQ-01 REQ-04 REQ-05 he sees what accepting one does to the other, and accepts it', async () => {
    await his.goto('/teacher/booking-requests');
    await expect(item(his, student).getByText('Accepting turns down another request for this time')).toBeVisible();
    await item(his, student)
      .getByRole('button', { name: /^Accept/ })
      .click();
    await expect(his.getByText('Booking request accepted')).toBeVisible();
    await expect(item(his, other)).toHaveCount(0);
  });

  await test.step('REQ-06 REQ-11 the other student reads that another request was accepted, and asks again', async () => {
    await theirs.goto('/student/notifications');
    await expect(theirs.getByText(/^Abena Owusu accepted another request for/)).toBeVisible();
    await theirs.goto(`/student/book-lesson/${teacher.id}`);
    await theirs.getByRole('button', { name: 'Request another time' }).click();
    const dialog = theirs.getByRole('dialog', { name: 'Request another time' });
    await pickDay(dialog, days(6));
    await dialog.getByRole('button', { name: '9:00 PM' }).click();
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expect(theirs.getByText('Request sent').first()).toBeVisible();
  });

  await test.step('REQ-11 he suggests two other times, and the student books the second', async () => {
    await item(his, other)
      .getByRole('button', { name: /^Suggest another time/ })
      .click();
    const dialog = his.getByRole('dialog', { name: 'Suggest another time to Diego' });
    await pickDay(dialog, days(8));
    for (const time of ['8:00 PM', '10:00 PM']) await dialog.getByRole('button', { name: time, exact: true }).click();
    await dialog.getByRole('button', { name: 'Send suggestion' }).click();
    await expect(his.getByText('You suggested other times. Waiting for Diego to choose.')).toBeVisible();
    await theirs.goto('/student/notifications');
    await theirs.getByRole('link', { name: 'Choose a time: Your teacher suggests another time' }).click();
    await expect(theirs.getByText('Abena suggests 2 other times')).toBeVisible();
    await theirs.getByRole('radio', { name: /10:00\sPM/ }).check({ force: true });
    await theirs.getByRole('button', { name: 'Book this time' }).click();
    await expect(theirs).toHaveURL(/\/student\/lessons\/[^/]+\/pay$/);
  });

  await test.step('BOOK-14 he proposes two times, and she takes the second', async () => {
    await his.goto('/teacher/lessons');
    const card = his.getByRole('article').filter({ hasText: student.fullName });
    await card.getByRole('button', { name: /^More about / }).click();
    await card.getByRole('button', { name: /^Propose another time/ }).click();
    const dialog = his.getByRole('dialog', { name: 'Propose another time' });
    for (const day of [6, 7]) {
      await pickDay(dialog, days(day));
      await dialog.getByText('Night').click();
      await dialog.getByRole('button', { name: '5:30 AM', exact: true }).click();
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
