import { deflateSync, crc32 } from 'node:zlib';
import { signIn } from './actions.js';
import { aStudent, aTeacher } from './people.js';
import { expect, test } from './somo.js';

/** A PNG of these pixels in one color. */
function aPicture(width: number, height: number, [red, green, blue]: [number, number, number]): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  const line = Buffer.concat([Buffer.from([0]), Buffer.from(Array.from({ length: width }, () => [red, green, blue]).flat())]);
  const lines = Buffer.concat(Array.from({ length: height }, () => line));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(lines)), chunk('IEND', Buffer.alloc(0))]);
}

test('PRO-03 PRO-05 PRO-06 a teacher changes the profile and the picture, and everybody sees it', async ({ open, somo }) => {
  const teacher = await aTeacher(somo.url, { firstName: 'Efua', lastName: 'Asante' });
  const { page } = await open();
  await signIn(page, teacher);
  await page.goto('/teacher/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();

  const edit = page.getByRole('dialog', { name: 'Edit Profile' });
  await edit
    .getByLabel('Profile picture')
    .last()
    .setInputFiles({ name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await expect(page.getByText('Please choose a JPG, PNG or GIF picture.')).toBeVisible();
  await edit
    .getByLabel('Profile picture')
    .last()
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: aPicture(300, 200, [200, 30, 30]) });
  const crop = page.getByRole('dialog', { name: 'Choose the part to show' });
  await crop.getByLabel('Zoom').press('ArrowRight');
  await crop.getByRole('application').press('ArrowLeft');
  await crop.getByRole('button', { name: 'Use picture' }).click();
  await expect(page.getByText('Your profile image has been updated.')).toBeVisible();

  await edit.getByLabel('First name').fill('Efua-Marie');
  await edit.getByLabel('Hourly rate').fill('31.50');
  await edit.getByLabel('Introduction video').fill('http://127.1/video');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(edit.getByText('Please enter a link to a public video')).toBeVisible();
  await edit.getByLabel('Introduction video').fill('https://youtu.be/abc');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Your teacher profile has been updated successfully.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'My Account' }).locator('img')).toHaveAttribute('src', /^\/files\/avatars\//);
  await page.getByRole('button', { name: 'My Account' }).click();
  await expect(page.getByRole('menu').getByText('Efua-Marie Asante')).toBeVisible();

  const { page: visitor } = await open();
  await visitor.goto(`/teachers/${teacher.id}`);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Efua-Marie Asante' })).toBeVisible();
  await expect(visitor.getByText('$31.50').first()).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Watch the video' })).toHaveAttribute('rel', /noopener/);
  const shown = visitor.locator('main img').first();
  await expect.poll(() => shown.evaluate((picture: { naturalWidth?: number }) => picture.naturalWidth)).toBe(160);
});

test('ROUTE-05 MOD-02 a student marks lessons of a module as done, and finds who teaches it', async ({ open, somo }) => {
  const teacher = await aTeacher(somo.url, { firstName: 'Yaw', lastName: 'Darko' });
  const student = await aStudent(somo.url);
  const { page } = await open();
  await signIn(page, student);
  const { modules } = (await (await page.request.get(`/api/teachers/${teacher.id}`)).json()) as { modules: { id: string }[] };
  await page.goto(`/student/modules/${modules[0]?.id}`);
  await page.getByRole('button', { name: /^Mark chapter 1 as done/ }).click();
  await expect(page.getByText(/^1 of \d+ chapters done/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Mark chapter 1 as not done/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Book / }).first()).toHaveAttribute('href', /^\/student\/book-lesson\/[0-9a-f-]{36}$/);
});
