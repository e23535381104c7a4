import { aNewcomer, aStudent, aTeacher } from './people.js';
import { expect, test } from './somo.js';

test.skip(({ somo }) => somo.external, 'only a product of our own is given an operator');

test('PERM-05 an operator restricts a teacher, who reads why on the open page; a new student is told, and offered nothing that would be refused', async ({
  open,
  somo,
}) => {
  const teacher = await aTeacher(somo.url, { firstName: 'Esi', lastName: 'Badu' });
  const student = await aStudent(somo.url, { firstName: 'Lwazi', lastName: 'Zulu' });
  const { page: his } = await open({ as: teacher });
  await his.goto('/teacher/dashboard');
  const operator = await aNewcomer(somo.url);
  await somo.ops('make-admin', operator.email);
  const { page } = await open({ as: operator });
  await page.goto(`/admin/people/${teacher.id}`);
  await page.getByRole('button', { name: 'Take action' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('radio', { name: 'Restrict' }).check();
  await dialog.getByLabel('Reason', { exact: true }).selectOption('Missed lessons');
  await dialog.getByLabel('What Esi Badu reads').fill('You missed three lessons.');
  await dialog.getByLabel('Note').fill('Three no-shows');
  await dialog.getByRole('button', { name: 'Restrict account' }).click();
  await expect(page.getByText(/^Restricted since/)).toBeVisible();

  const notice = his.getByRole('region', { name: 'About your account' });
  await expect(notice.getByText('You missed three lessons.')).toBeVisible();
  await expect(notice.getByRole('link', { name: 'contact us' })).toHaveAttribute('href', '/contact');

  const { page: hers, pageErrors } = await open({ as: student });
  pageErrors.allow(/ 422 GET .*\/conversations/, /status of 422/);
  await hers.goto(`/teachers/${teacher.id}`);
  await expect(hers.getByText("Esi isn't taking new students right now.")).toBeVisible();
  await expect(hers.getByRole('button', { name: 'Book a Lesson' })).toHaveCount(0);
  await hers.goto(`/student/messages?with=${teacher.id}`);
  await expect(hers.getByText("This teacher isn't taking new students right now.")).toBeVisible();
});
