import type { MyProfile } from '@somo/contracts/people';
import { refuse } from '@somo/contracts/refusals';
import { avatarKey, avatarUrl, incomingKey, pictureBytesMax, smallUrl } from '@somo/contracts/rules/avatar';
import { newId } from '@somo/platform/ids';
import { readStorage } from '@somo/platform/storage/storage-config';
import { until } from '@somo/testing/until';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { everyGateway } from '@somo/contracts/live';
import { startFakeSomo, type FakeSomo } from '../../spec/fake-somo.js';

const userId = newId();
const saved = { id: userId, firstName: 'Amara' } as MyProfile;

const fileHead = 'Content-Disposition: form-data; name="file"; filename="a.png"';
const big = 'x'.repeat(200_000);
/** Forms that no browser sends, and their status. */
const oddForms: [string, string, number][] = [
  ['a part without headers', '--x\r\n\r\nabc\r\n--x--\r\n', 422],
  ['a large part without headers', `--x\r\n\r\n${big}\r\n--x--\r\n`, 422],
  ['a part of headers alone', `--x\r\n${fileHead}\r\n--x--\r\n`, 422],
  ['a part that is empty', '--x\r\n--x--\r\n', 422],
  ['a part without a name', `--x\r\nContent-Disposition: form-data; filename="a"\r\n\r\n${big}\r\n--x--\r\n`, 422],
  ['a part that is no form data', `--x\r\nContent-Disposition: attachment; name="file"\r\n\r\n${big}\r\n--x--\r\n`, 422],
  ['a part with another header alone', `--x\r\nContent-Type: image/png\r\n\r\n${big}\r\n--x--\r\n`, 422],
  ['a header of 100 kB', `--x\r\n${fileHead}\r\nX-A: ${'a'.repeat(100_000)}\r\n\r\nabc\r\n--x`, 400],
  ['headers without end', `--x\r\n${'X-A: b\r\n'.repeat(20_000)}`, 400],
  ['a boundary alone', '--x', 400],
  ['an end alone', '--x--\r\n', 422],
  ['nothing', '', 400],
  ['no boundary of its own', big, 400],
  ['line ends without returns', `--x\n${fileHead}\n\n${big}\n--x--\n`, 400],
  ['a part without headers beside the file', `--x\r\n\r\n${big}\r\n--x\r\n${fileHead}\r\n\r\nabc\r\n--x--\r\n`, 422],
  ['a part without headers after the file', `--x\r\n${fileHead}\r\n\r\nabc\r\n--x\r\n\r\n${big}\r\n--x--\r\n`, 422],
  ['ten thousand parts', `${'--x\r\n\r\n\r\n'.repeat(10_000)}--x--\r\n`, 422],
  ['a form in a form', `--x\r\nContent-Type: multipart/mixed; boundary=y\r\n\r\n--y\r\n${fileHead}\r\n\r\nabc\r\n--y--\r\n--x--\r\n`, 422],
  ['three megabytes', `--x\r\n\r\n${'x'.repeat(3_000_000)}\r\n--x--\r\n`, 413],
];

describe('my profile', () => {
  let somo: FakeSomo;
  let folder: string;
  let token: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'somo-files-'));
    process.env.STORAGE_FOLDER = folder;
    somo = await startFakeSomo();
    token = await somo.tokenOf('student', { userId });
  });
  afterAll(async () => {
    await somo.close();
    delete process.env.STORAGE_FOLDER;
    await rm(folder, { recursive: true });
  });
  beforeEach(() => {
    somo.asked.length = 0;
    Object.assign(somo.answers, {
      'catalog.save-profile': async () => saved,
      'auth.save-account-settings': async () => ({ language: 'en', timeZone: 'Africa/Lagos' }),
    });
  });

  const put = async (form: FormData | string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${somo.url}/api/me/avatar`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, ...headers },
      body: form,
    });
    return { status: response.status, json: (await response.json()) as { code?: string; errors?: object } };
  };
  const formWith = (...files: [string, Blob, string?][]) => {
    const form = new FormData();
    for (const [name, file, fileName = 'me.png'] of files) form.append(name, file, fileName);
    return form;
  };
  const incoming = async () => (await readStorage().list({ prefix: 'incoming/' })).files;

  it('PRO-04 saves the time zone with auth, once catalog has accepted everything', async () => {
    const reply = await somo.send('PATCH /api/me/profile', { token, body: { firstName: 'Amara', timeZone: 'africa/lagos' } });
    expect(reply).toMatchObject({ status: 200, json: saved });
    expect(somo.asked.map(({ name, input }) => ({ name, input }))).toEqual([
      { name: 'catalog.save-profile', input: { firstName: 'Amara', timeZone: 'Africa/Lagos' } },
      { name: 'auth.save-account-settings', input: { timeZone: 'Africa/Lagos' } },
    ]);
  });

  it.each(['role', 'averageRating', 'isVerified', 'id', 'userId', 'avatarUrl', 'email'])('PERM-04 PRO-03 refuses %s', async (field) => {
    const reply = await somo.send('PATCH /api/me/profile', { token, body: { bio: 'Hello', [field]: 'teacher' } });
    expect(reply).toMatchObject({ status: 422, json: { code: 'invalid-input', errors: { [field]: [expect.any(String)] } } });
    expect(somo.asked).toEqual([]);
  });

  it('forgets names that were changed through another gateway', async () => {
    let name = 'Old';
    const named = () => ({ id: userId, firstName: name, lastName: 'O', fullName: `${name} O`, avatarUrl: null });
    somo.answers['catalog.get-people'] = async () => [named()];
    somo.answers['auth.get-account'] = async () => ({
      userId,
      email: 'a@b.test',
      role: 'student',
      timeZone: 'UTC',
      language: 'en',
      emailConfirmed: true,
    });
    const shown = async () => ((await somo.send('GET /api/auth/session', { token })).json as { user?: MyProfile }).user?.firstName;
    const first = await shown();
    name = 'New';
    expect([first, await shown()]).toEqual(['Old', 'Old']);
    somo.live.push(everyGateway, 'profile.changed', { userId });
    await until(async () => (await shown()) === 'New');
  });

  it('PRO-05 stores the upload where catalog finds it, and deletes it afterwards', async () => {
    const bytes = Buffer.alloc(pictureBytesMax, 7);
    let found: Buffer | undefined;
    somo.answers['catalog.save-avatar'] = async ({ uploadId }) => {
      const file = await readStorage().get(incomingKey(userId, uploadId));
      found = file && (await buffer(file.body));
      return saved;
    };
    expect((await put(formWith(['file', new Blob([bytes]), '../../../etc/passwd\0.png']))).status).toBe(200);
    expect(found?.equals(bytes)).toBe(true);
    expect(await incoming()).toEqual([]);
    somo.answers['catalog.save-avatar'] = async () => Promise.reject(refuse('picture-not-readable'));
    expect(await put(formWith(['file', new Blob(['x'])]))).toMatchObject({ status: 422, json: { code: 'picture-not-readable' } });
    expect(await incoming()).toEqual([]);
    expect((await readdir(folder)).sort()).toEqual(['.new', 'incoming']);
  });

  it('PRO-05 refuses 2 MB and a byte', async () => {
    const reply = await put(formWith(['file', new Blob([Buffer.alloc(pictureBytesMax + 1)])]));
    expect(reply).toMatchObject({ status: 413, json: { code: 'picture-too-large' } });
  });

  it.each<[string, () => FormData | string, object, number]>([
    ['no file', () => formWith(), {}, 422],
    ['a file of another name', () => formWith(['picture', new Blob(['x'])]), {}, 422],
    ['two files', () => formWith(['file', new Blob(['x'])], ['file', new Blob(['y'])]), {}, 422],
    [
      'half a form',
      () => '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
      { 'content-type': 'multipart/form-data; boundary=x' },
      400,
    ],
    ...oddForms.map(
      ([what, body, status]) =>
        [what, () => body, { 'content-type': 'multipart/form-data; boundary=x' }, status] as [string, () => string, object, number],
    ),
    ['a form without a boundary', () => 'x', { 'content-type': 'multipart/form-data' }, 400],
    ['JSON', () => '{}', { 'content-type': 'application/json' }, 422],
    ['a picture without a form', () => 'x', { 'content-type': 'image/png' }, 415],
  ])('PRO-05 refuses %s and stores nothing', async (_, body, headers, status) => {
    const started = performance.now();
    const authorization = `Bearer ${await somo.tokenOf('student')}`;
    const reply = await put(body(), { ...headers, authorization });
    expect(performance.now() - started).toBeLessThan(10_000);
    expect(reply.status).toBe(status);
    expect(somo.asked).toEqual([]);
    expect(await incoming()).toEqual([]);
  });

  it('PRO-05 serves pictures for good and as nothing but pictures, and no other file', async () => {
    const key = avatarKey(userId, newId(), 'shown');
    await readStorage().put(key, Buffer.from('webp'), 'image/webp');
    const reply = await somo.send(`GET ${avatarUrl(key)}`);
    expect(reply).toMatchObject({ status: 200, text: 'webp' });
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(await somo.send(`GET ${smallUrl(avatarUrl(key))}`)).toMatchObject({ status: 200, text: 'webp' });
    await readStorage().put(incomingKey(userId, newId()), Buffer.from('raw'), 'text/html');
    const [upload] = await incoming();
    for (const path of [
      avatarUrl(key.replace('160', '170')),
      `/files/${upload?.key}`,
      '/files/avatars/../incoming/x',
      '/files/avatars/%2e%2e/x',
    ])
      expect((await somo.send(`GET ${path}`)).status).toBe(404);
  });
});
