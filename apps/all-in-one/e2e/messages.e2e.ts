import { aStudent, aTeacher } from './people.js';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
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
  await expect(hers.getByRole('textbox', { name: 'Message' })).toBeVisible();
  await his.getByRole('button', { name: 'Try again' }).click();
  await expect(hers.getByRole('log').getByText('At eleven')).toBeVisible();
});

test('MSG-04 MSG-05 MSG-09 a photo is sent smaller and without its place, and a file waits offline; the other one sees the one and saves the other', async ({
  open,
  somo,
}) => {
  const teacher = await aTeacher(somo.url, { firstName: 'Yaa', lastName: 'Asante' });
  const student = await aStudent(somo.url, { firstName: 'Thabo', lastName: 'Nkosi' });
  const { page: hers, pageErrors } = await open({ as: student });
  const { page: his } = await open({ as: teacher });
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED/);
  await hers.goto(`/student/messages?with=${teacher.id}`);
  const attach = (name: string, buffer: Buffer) =>
    hers.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });

  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const photo = sharp({ create: { width: 3000, height: 1500, channels: 3, noise, background: 'teal' } });
  await attach(
    'Homework.jpg',
    await photo
      .withExif({ IFD0: { Artist: 'Secret street 7' } })
      .jpeg({ quality: 95 })
      .toBuffer(),
  );
  await expect(hers.getByText('Homework.jpg')).toBeVisible();
  await hers.getByRole('textbox', { name: 'Message' }).fill('Page one');
  await hers.keyboard.press('Enter');
  await expect(hers.getByText('Sent', { exact: true })).toBeVisible();

  await hers.context().setOffline(true);
  const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(6_000_000, 'somo'), Buffer.from('\n%%EOF')]);
  await attach('Worksheet.pdf', pdf);
  await expect(hers.getByText('Worksheet.pdf')).toBeVisible();
  await hers.getByRole('button', { name: 'Send' }).click();
  await expect(hers.getByText('Waiting to send')).toBeVisible();
  await hers.context().setOffline(false);
  await expect(hers.getByRole('button', { name: 'Download Worksheet.pdf' })).toBeVisible();

  await his.goto(`/teacher/messages?with=${student.id}`);
  await his.getByRole('img', { name: 'Picture: Homework.jpg' }).click();
  const [picture] = await Promise.all([
    his.waitForEvent('download'),
    his.getByRole('dialog').getByRole('button', { name: 'Download' }).click(),
  ]);
  const { width, height, exif } = await sharp(await readFile(await picture.path())).metadata();
  expect([width, height, exif]).toEqual([2048, 1024, undefined]);
  await his.keyboard.press('Escape');
  const [saved] = await Promise.all([his.waitForEvent('download'), his.getByRole('button', { name: 'Download Worksheet.pdf' }).click()]);
  expect(saved.suggestedFilename()).toBe('Worksheet.pdf');
  expect((await readFile(await saved.path())).equals(pdf)).toBe(true);
});
