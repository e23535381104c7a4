import { refuse } from '@somo/contracts/refusals';
import { materialBytesMax, messageFileKey, partBytesMax, partKey } from '@somo/contracts/rules/uploads';
import { documentPartKey } from '@somo/contracts/rules/verification';
import { newId } from '@somo/platform/ids';
import { newDataKey } from '@somo/platform/storage/sealed-file';
import { readStorage } from '@somo/platform/storage/storage-config';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { startFakeSomo, type FakeSomo } from '../../spec/fake-somo.js';
import { asAttachment } from './stream-file.js';

const userId = newId();
const uploadId = newId();
const bytesType = 'application/octet-stream';

describe('uploads', () => {
  let somo: FakeSomo;
  let folder: string;
  let token: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'somo-uploads-'));
    process.env.STORAGE_FOLDER = folder;
    somo = await startFakeSomo({ config: { RATE_LIMITS: 'off' } });
    token = await somo.tokenOf('student', { userId });
    Object.assign(somo.answers, {
      'messaging.open-upload': async () => ({ id: uploadId, partBytes: [partBytesMax, 3] }),
      'messaging.check-part': async ({ part }: { part: number }) => ({ bytes: part === 1 ? partBytesMax : 3 }),
    });
  });
  afterAll(async () => {
    await somo.close();
    delete process.env.STORAGE_FOLDER;
    await rm(folder, { recursive: true });
  });
  beforeEach(() => void (somo.asked.length = 0));

  const put = async (part: number, body: Buffer | string, type = bytesType) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': type };
    const response = await fetch(`${somo.url}/api/uploads/${uploadId}?part=${part}`, { method: 'PUT', headers, body });
    return { status: response.status, code: response.status === 204 ? null : ((await response.json()) as { code: string }).code };
  };
  const stored = async (part: number) => {
    const file = await readStorage().get(partKey(userId, uploadId, part));
    return file && (await buffer(file.body));
  };

  it('say where each part of 5 MB is put', async () => {
    const reply = await somo.send('POST /api/uploads', { token, body: { name: 'a.pdf', bytes: partBytesMax + 3, purpose: 'message' } });
    const url = (part: number) => `/api/uploads/${uploadId}?part=${part}`;
    const parts = [1, 2].map((number) => ({ number, url: url(number) }));
    expect(reply).toMatchObject({ status: 201, json: { id: uploadId, parts } });
  });

  it('say where the storage takes each part where browsers reach it, and let pages put it there and nowhere else', async () => {
    expect((await somo.send('GET /')).headers.get('content-security-policy')).toContain("connect-src 'self';");
    process.env.S3_URL = 'http://key:secret@s3.internal:9000/somo';
    process.env.S3_PUBLIC_URL = 'https://files.example';
    const other = await startFakeSomo({ answers: somo.answers });
    const body = { name: 'a.pdf', bytes: partBytesMax + 3, purpose: 'message' };
    const { json } = await other.send('POST /api/uploads', { token: await other.tokenOf('student', { userId }), body });
    const urls = (json?.parts as { url: string }[]).map(({ url }) => new URL(url));
    const place = (part: number) => `https://files.example/somo/${partKey(userId, uploadId, part)}`;
    expect(urls.map(({ origin, pathname }) => origin + pathname)).toEqual([place(1), place(2)]);
    for (const { searchParams } of urls) expect(searchParams.get('X-Amz-SignedHeaders')).toBe('content-length;content-type;host');
    const policy = (await other.send('GET /')).headers.get('content-security-policy');
    expect(policy).toContain("connect-src 'self' https://files.example;");
    await other.close();
    delete process.env.S3_URL;
    delete process.env.S3_PUBLIC_URL;
  });

  it('CLS-08 say what a file is for to its owner, which decides how large it may be', async () => {
    const body = { name: 'a.pdf', bytes: materialBytesMax, purpose: 'material' };
    expect(await somo.send('POST /api/uploads', { token, body })).toMatchObject({ status: 201 });
    expect(somo.asked).toMatchObject([{ input: body }]);
    const reply = await somo.send('POST /api/uploads', { token, body: { ...body, bytes: materialBytesMax + 1 } });
    expect(reply).toMatchObject({ status: 422, json: { code: 'invalid-input' } });
  });

  it('stream each part to where the owner of the file finds it, and replace one that is sent again', async () => {
    const first = Buffer.alloc(partBytesMax, 7);
    expect([await put(1, first), await put(2, 'abc'), await put(2, 'xyz')].map(({ status }) => status)).toEqual([204, 204, 204]);
    expect((await stored(1))?.equals(first)).toBe(true);
    expect((await stored(2))?.toString()).toBe('xyz');
  });

  it.each([
    ['too few bytes', 'ab', bytesType, 422, 'part-size-wrong'],
    ['too many bytes', 'abcd', bytesType, 422, 'part-size-wrong'],
    ['no bytes', '', bytesType, 422, 'part-size-wrong'],
    ['text', 'abc', 'text/plain', 415, 'wrong-content-type'],
    ['JSON', '123', 'application/json', 415, 'wrong-content-type'],
    ['a form', 'abc', 'multipart/form-data; boundary=x', 415, 'wrong-content-type'],
  ])('refuse a part of %s, and keep the one before', async (_, body, type, status, code) => {
    await put(2, 'old');
    expect(await put(2, body, type)).toEqual({ status, code });
    expect((await stored(2))?.toString()).toBe('old');
  });

  it('take bytes nowhere else', async () => {
    const reply = await somo.send('POST /api/uploads', { token, raw: 'abc', contentType: bytesType });
    expect(reply).toMatchObject({ status: 415 });
  });

  it('keep nothing of a part that breaks off', async () => {
    await put(2, 'old');
    somo.asked.length = 0;
    const socket = connect(Number(new URL(somo.url).port), '127.0.0.1');
    const head = ['PUT /api/uploads/' + uploadId + '?part=1 HTTP/1.1', 'Host: x', `Authorization: Bearer ${token}`];
    socket.write([...head, `Content-Type: ${bytesType}`, `Content-Length: ${partBytesMax}`, '', 'half of it'].join('\r\n'));
    while (somo.asked.length === 0) await new Promise((resume) => setImmediate(resume));
    const before = await stored(1);
    socket.destroy();
    expect((await put(2, 'new')).status).toBe(204);
    expect((await stored(1))?.length).toBe(before?.length);
  });

  it('store nothing for somebody whose upload it is not', async () => {
    somo.answers['messaging.check-part'] = async () => Promise.reject(refuse('upload-not-found'));
    expect(await put(1, Buffer.alloc(partBytesMax))).toEqual({ status: 404, code: 'upload-not-found' });
  });
});

describe('FIND-10 documents to check', () => {
  const caseId = newId();
  const dataKey = newDataKey().toString('base64');
  const storedAs = documentPartKey(uploadId, 1);
  let somo: FakeSomo;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'somo-uploads-'));
    process.env.STORAGE_FOLDER = folder;
    process.env.S3_PUBLIC_URL = 'https://files.example';
    const missing = () => Promise.reject(refuse('upload-not-found'));
    const name = 'passport.pdf';
    somo = await startFakeSomo({
      config: { RATE_LIMITS: 'off' },
      answers: {
        ...{ 'messaging.check-part': missing, 'messaging.finish-upload': missing, 'messaging.cancel-upload': missing },
        'catalog.open-document': async () => ({ id: uploadId, partBytes: [3] }),
        'catalog.check-document-part': async () => ({ bytes: 3, storedAs, dataKey }),
        'catalog.finish-document': async () => ({
          id: uploadId,
          name,
          contentType: 'application/pdf',
          bytes: 3,
          width: null,
          height: null,
        }),
        'catalog.cancel-document': async () => null,
        'catalog.read-document': async () => ({ name, bytes: 3, storedAs: [storedAs], dataKey }),
      },
    });
  });
  afterAll(async () => {
    await somo.close();
    delete process.env.STORAGE_FOLDER;
    delete process.env.S3_PUBLIC_URL;
    await rm(folder, { recursive: true });
  });
  const put = async (token: string, body: string) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': bytesType };
    return (await fetch(`${somo.url}/api/uploads/${uploadId}?part=1`, { method: 'PUT', headers, body })).status;
  };

  it('pass through the gateway, never by a signed address, and are stored only encrypted', async () => {
    const token = await somo.tokenOf('teacher');
    const body = { name: 'passport.pdf', bytes: 3, purpose: 'verification' };
    const { json } = await somo.send('POST /api/uploads', { token, body });
    expect(json).toEqual({ id: uploadId, parts: [{ number: 1, url: `/api/uploads/${uploadId}?part=1` }] });
    expect([await put(token, 'abc'), await put(token, 'ab')]).toEqual([204, 422]);
    const stored = await readStorage().get(storedAs);
    expect((await buffer(stored!.body)).includes('abc')).toBe(false);
    expect((await somo.send(`POST /api/uploads/${uploadId}/done`, { token })).json).toMatchObject({ id: uploadId });
    expect((await somo.send(`GET /api/files/${uploadId}`, { token })).status).not.toBe(200);
  });

  it('are those of teachers: the upload of anybody else is a message or nothing', async () => {
    const student = await somo.tokenOf('student');
    expect(await put(student, 'abc')).toBe(404);
    expect((await somo.send(`DELETE /api/uploads/${uploadId}`, { token: student })).status).toBe(404);
    expect((await somo.send(`DELETE /api/uploads/${uploadId}`, { token: await somo.tokenOf('teacher') })).status).toBe(204);
  });

  it('are only ever saved by the browser of an operator, and kept nowhere on the way', async () => {
    await put(await somo.tokenOf('teacher'), 'abc');
    const reply = await somo.send(`GET /api/admin/verification/${caseId}/document`, { token: await somo.tokenOf('admin') });
    expect([reply.status, reply.text]).toEqual([200, 'abc']);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': asAttachment('passport.pdf'),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    for (const role of ['student', 'teacher'] as const) {
      const refused = await somo.send(`GET /api/admin/verification/${caseId}/document`, { token: await somo.tokenOf(role) });
      expect(refused.status).toBe(403);
    }
  });
});

describe('files of messages', () => {
  it('are only ever saved by a browser that opens their address', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'somo-uploads-'));
    process.env.STORAGE_FOLDER = folder;
    const somo = await startFakeSomo();
    const id = newId();
    const key = messageFileKey(id, 'whole');
    await readStorage().put(key, Buffer.from('a,b'), 'text/plain');
    const file = { id, name: "Ọjọ́ '1' (a).csv", contentType: 'text/plain', bytes: 3, width: null, height: null };
    somo.answers['messaging.find-file'] = async () => ({ ...file, key });
    const reply = await somo.send(`GET /api/files/${id}`, { token: await somo.tokenOf('student') });
    expect([reply.status, reply.text]).toEqual([200, 'a,b']);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': asAttachment(file.name),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    await somo.close();
    delete process.env.STORAGE_FOLDER;
    await rm(folder, { recursive: true });
  });

  it('have their name, whatever is in it', () => {
    expect(asAttachment('a"b; c\'d.pdf')).toBe(`attachment; filename="a_b__c_d.pdf"; filename*=UTF-8''a%22b%3B%20c%27d.pdf`);
  });
});
