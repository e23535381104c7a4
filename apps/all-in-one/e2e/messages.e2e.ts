import { aStudent, aTeacher } from './people.js';
import { expect, test } from './somo.js';

test('MSG-04 MSG-05 MSG-06 SHELL-02 a student writes first to a teacher, who reads it, sees who types and answers; blocked, nothing arrives', async ({
  open,
  somo,
}) => {
  const teacher = await aTeacher(somo.url, { firstName: 'Abena', lastName: 'Owusu' });
  const student = await aStudent(somo.url, { firstName: 'Zanele', lastName: 'Dube' });
  const { page: hers } = await open({ as: student });
  const { page: his, pageErrors } = await open({ as: teacher });
  pageErrors.allow(/ 404 POST .*\/messages$/, /status of 404/);
  await his.goto('/teacher/dashboard');

  await hers.goto(`/student/messages?with=${teacher.id}`);
  const write = (page: typeof hers, text: string) =>
    page
      .getByRole('textbox', { name: 'Message' })
      .fill(text)
      .then(() => page.keyboard.press('Enter'));
  await write(hers, 'Do you teach fractions on Sundays?');
  await expect(hers.getByText('Sent', { exact: true })).toBeVisible();

  const link = his.getByRole('link', { name: 'Messages (1 unread)' });
  await link.click();
  await expect(his).toHaveTitle('(1) Messages · Somo');
  await his.getByRole('button', { name: /Zanele.*1 unread message/ }).click();
  await expect(his.getByRole('log').getByText('Do you teach fractions on Sundays?')).toBeVisible();
  await expect(hers.getByText('Read', { exact: true })).toBeVisible();
  await expect(his).toHaveTitle('Messages · Somo');
  await write(his, 'I do!');
  await expect(hers.getByRole('log').getByText('I do!')).toBeVisible();
  await his.getByRole('textbox', { name: 'Message' }).pressSequentially('At eleven');
  await expect(hers.getByText('Typing...')).toBeVisible();

  await hers.getByRole('button', { name: 'More about Abena Owusu' }).click();
  await hers.getByRole('menuitem', { name: 'Block' }).click();
  await hers.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
  await expect(hers.getByText(/^You've blocked this person/)).toBeVisible();
  await his.keyboard.press('Enter');
  await expect(his.getByText("Not sent: You can't write to this person.")).toBeVisible();

  await hers.getByRole('button', { name: 'More about Abena Owusu' }).click();
  await hers.getByRole('menuitem', { name: 'Unblock' }).click();
  await hers.getByRole('alertdialog').getByRole('button', { name: 'Unblock' }).click();
  await his.getByRole('button', { name: 'Try again' }).click();
  await expect(hers.getByRole('log').getByText('At eleven')).toBeVisible();
});
