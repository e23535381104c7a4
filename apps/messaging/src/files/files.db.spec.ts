import { dayMs } from '@somo/calendar/days';
import { messageFileKey, partKey, partSizes, uploadBytesMax } from '@somo/contracts/rules/uploads';
import { FolderStorage } from '@somo/platform/storage/folder-storage';
import { newId } from '@somo/platform/ids';
import { aBookingState } from '@somo/testing/builders';
import { aStudent, aTeacher } from '@somo/testing/callers';
import { silentLog } from '@somo/testing/silent-log';
import { startService, type World } from '@somo/testing/start-service';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { messaging } from '../messaging.module.js';
import { SweepFiles } from './sweep-files.js';

const now = Date.parse('2030-01-14T09:00:00Z');
const pdf = (bytes = 1000) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes, 'a'), Buffer.from('\n%%EOF\n')]);
const picture = (width = 300, height = 200) => sharp({ create: { width, height, channels: 3, background: 'teal' } });
const gps = { IFD0: { Artist: 'Secret street 7' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '5/1 33/1 0/1' } };

/** A PNG of a few bytes whose head claims these many pixels. */
async function claiming(width: number, height: number): Promise<Buffer> {
  const png = await picture(1, 1).png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

describe('MSG files of messages', () => {
  let world: World;
  let storage: FolderStorage;
  let folder: string;
  let ids: { ama: string; kofi: string };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'somo-message-files-'));
    process.env.STORAGE_FOLDER = folder;
    storage = new FolderStorage(folder);
    world = await startService(messaging, { now });
  });
  afterAll(async () => {
    await world.close();
    delete process.env.STORAGE_FOLDER;
    await rm(folder, { recursive: true });
  });
  beforeEach(async () => {
    const booking = aBookingState();
    await world.deliver('booking.confirmed', booking);
    ids = { ama: booking.studentId, kofi: booking.teacherId };
  });

  const ama = () => world.as(aStudent({ userId: ids.ama }));
  const kofi = () => world.as(aTeacher({ userId: ids.kofi }));
  const keys = async () => (await storage.list({ prefix: '', limit: 1000 })).files.map(({ key }) => key);
  const putParts = async (id: string, file: Buffer) => {
    let at = 0;
    for (const [part, size] of partSizes(file.length).entries()) {
      await storage.put(partKey(ids.ama, id, part + 1), file.subarray(at, at + size), 'application/octet-stream');
      at += size;
    }
  };
  const upload = async (name: string, file: Buffer) => {
    const { id } = await ama().ask('messaging.open-upload', { purpose: 'message', name, bytes: file.length });
    await putParts(id, file);
    return ama().ask('messaging.finish-upload', { uploadId: id });
  };
  const send = (fileId: string, is: { text?: string; clientId?: string } = {}) =>
    ama().ask('messaging.send-message', { userId: ids.kofi, text: is.text ?? '', clientId: is.clientId ?? newId(), fileId });
  const find = (who: 'ama' | 'kofi', fileId: string) =>
    (who === 'ama' ? ama() : kofi()).ask('messaging.find-file', { fileId, version: 'whole' });
  const bytesOf = async (key: string) => buffer((await storage.get(key))!.body);

  it('keep any file but a picture byte for byte, also one of two parts, and show it to both people', async () => {
    const file = pdf(6 * 1024 * 1024);
    const stored = await upload('Homework week 3.pdf', file);
    expect(stored).toMatchObject({ name: 'Homework week 3.pdf', contentType: 'application/pdf', bytes: file.length, width: null });
    const sent = await send(stored.id);
    expect(sent).toMatchObject({ text: '', file: stored });
    expect(world.lives.filter(({ name }) => name === 'message.sent').at(-1)?.payload).toMatchObject({ file: stored });
    expect((await kofi().ask('messaging.list-messages', { userId: ids.ama })).items).toMatchObject([{ file: stored }]);
    for (const who of ['ama', 'kofi'] as const) expect((await bytesOf((await find(who, stored.id)).key)).equals(file)).toBe(true);
    expect((await keys()).filter((key) => key.startsWith('incoming/'))).toEqual([]);
  });

  it.each(['jpeg', 'png', 'webp', 'gif'] as const)('draw a %s anew, small and whole, without what was hidden in it', async (format) => {
    const file = await picture(3000, 1500).withExif(gps).toFormat(format).toBuffer();
    const stored = await upload(`Photo.${format}`, Buffer.concat([file, Buffer.from('<script>alert(1)</script>')]));
    expect(stored).toMatchObject({ width: 2560, height: 1280 });
    for (const [version, width] of [
      ['whole', 2560],
      ['preview', 640],
    ] as const) {
      const bytes = await bytesOf(messageFileKey(stored.id, version));
      const drawn = await sharp(bytes).metadata();
      expect([drawn.width, drawn.exif, bytes.includes('script')]).toEqual([width, undefined, false]);
    }
  });

  it('turn a photo the right way up, and say its size as it is shown', async () => {
    const stored = await upload('Tall.jpg', await picture(400, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer());
    expect(stored).toMatchObject({ width: 200, height: 400, contentType: 'image/jpeg' });
  });

  it.each<[string, string, () => Promise<Buffer> | Buffer, string]>([
    ['a program that is named PDF', 'a.pdf', () => Buffer.concat([Buffer.from('\x7fELF'), Buffer.alloc(500)]), 'file-not-as-named'],
    ['a page that is named JPG', 'a.jpg', () => Buffer.from('<html><script>alert(1)</script></html>'), 'file-not-as-named'],
    ['an SVG that is named PNG', 'a.png', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'file-not-as-named'],
    ['a picture that is named PDF', 'a.pdf', () => picture().png().toBuffer(), 'file-not-as-named'],
    ['a PDF without its end', 'a.pdf', () => Buffer.from('%PDF-1.7\n'), 'file-not-as-named'],
    ['an archive that is named DOCX', 'a.docx', () => Buffer.from('PK\x03\x04 anything at all'), 'file-not-as-named'],
    ['half a JPEG', 'a.jpg', async () => (await picture().jpeg().toBuffer()).subarray(0, 500), 'file-not-as-named'],
    ['a bomb of 50,000 x 50,000 pixels', 'a.png', () => claiming(50_000, 50_000), 'photo-too-many-pixels'],
    ['bytes that are named text', 'a.txt', () => Buffer.from([0, 1, 2, 3]), 'file-not-as-named'],
  ])('refuse %s, and keep nothing of it', async (_, name, file, code) => {
    const before = await keys();
    await expect(upload(name, await file())).rejects.toMatchObject({ code });
    expect(await keys()).toEqual(before);
  });

  it.each([
    ['page.html', 10, 'file-type-not-accepted'],
    ['drawing.svg', 10, 'file-type-not-accepted'],
    ['setup.exe', 10, 'file-type-not-accepted'],
    ['no extension', 10, 'file-type-not-accepted'],
    ['constructor.__proto__', 10, 'file-type-not-accepted'],
    ['../../etc/passwd.pdf', 10, 'invalid-input'],
    ['..\\up.pdf', 10, 'invalid-input'],
    ['.hidden.pdf', 10, 'invalid-input'],
    ['new\nline.pdf', 10, 'invalid-input'],
    ['nul\0.pdf', 10, 'invalid-input'],
    ['gnp\u202efdp.pdf', 10, 'invalid-input'],
    [`${'x'.repeat(120)}.pdf`, 10, 'invalid-input'],
    ['empty.pdf', 0, 'invalid-input'],
    ['large.pdf', uploadBytesMax + 1, 'invalid-input'],
  ])('refuse to begin with %j of %d bytes', async (name, bytes, code) => {
    await expect(ama().ask('messaging.open-upload', { purpose: 'message', name, bytes })).rejects.toMatchObject({ code });
  });

  it('wait for a part that is missing or broken off, and take it when it is sent again', async () => {
    const file = pdf(6 * 1024 * 1024);
    const { id, partBytes } = await ama().ask('messaging.open-upload', { purpose: 'message', name: 'a.pdf', bytes: file.length });
    const done = () => ama().ask('messaging.finish-upload', { uploadId: id });
    await storage.put(partKey(ids.ama, id, 1), file.subarray(0, partBytes[0]), 'application/octet-stream');
    await expect(done()).rejects.toMatchObject({ code: 'upload-incomplete' });
    await storage.put(partKey(ids.ama, id, 2), file.subarray(-10), 'application/octet-stream');
    await expect(done()).rejects.toMatchObject({ code: 'upload-incomplete' });
    await putParts(id, file);
    expect(await done()).toMatchObject({ bytes: file.length });
    expect(await done()).toMatchObject({ bytes: file.length });
  });

  it("do not exist for anybody else: neither somebody's upload nor somebody's file", async () => {
    const { id } = await ama().ask('messaging.open-upload', { purpose: 'message', name: 'a.pdf', bytes: 10 });
    const notFound = { code: 'upload-not-found' };
    await expect(kofi().ask('messaging.check-part', { uploadId: id, part: 1 })).rejects.toMatchObject(notFound);
    await expect(kofi().ask('messaging.finish-upload', { uploadId: id })).rejects.toMatchObject(notFound);
    await expect(kofi().ask('messaging.cancel-upload', { uploadId: id })).rejects.toMatchObject(notFound);
    await expect(ama().ask('messaging.check-part', { uploadId: id, part: 2 })).rejects.toMatchObject(notFound);
    const { id: fileId } = await upload('b.pdf', pdf());
    const steal = kofi().ask('messaging.send-message', { userId: ids.ama, text: 'Mine', clientId: newId(), fileId });
    await expect(steal).rejects.toMatchObject({ code: 'file-not-found' });
    await expect(find('kofi', fileId)).rejects.toMatchObject({ code: 'file-not-found' });
    await send(fileId);
    await find('kofi', fileId);
    const stranger = world.as(aTeacher()).ask('messaging.find-file', { fileId, version: 'whole' });
    await expect(stranger).rejects.toMatchObject({ code: 'file-not-found' });
  });

  it('belong to one message, which is stored once however often it is sent', async () => {
    const { id } = await upload('once.pdf', pdf());
    const clientId = newId();
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(id, { clientId })));
    expect(new Set(answers.map(({ seq }) => seq)).size).toBe(1);
    await expect(send(id)).rejects.toMatchObject({ code: 'file-not-found' });
    const without = ama().ask('messaging.send-message', { userId: ids.kofi, text: '', clientId });
    await expect(without).rejects.toMatchObject({ code: 'invalid-input' });
    await expect(send(newId(), { clientId })).rejects.toMatchObject({ code: 'client-id-reused' });
  });

  it('stay readable to those who have them when one blocks the other, and go with a deleted conversation', async () => {
    const { id } = await upload('kept.pdf', pdf());
    await send(id);
    await kofi().ask('messaging.block-contact', { userId: ids.ama });
    await find('ama', id);
    await find('kofi', id);
    await expect(send((await upload('more.pdf', pdf())).id)).rejects.toMatchObject({ code: 'conversation-not-found' });
    await kofi().ask('messaging.hide-conversation', { userId: ids.ama });
    await expect(find('kofi', id)).rejects.toMatchObject({ code: 'file-not-found' });
    await find('ama', id);
  });

  it('are deleted a day after the upload if no message has them, and at once if the sender changes their mind', async () => {
    const sent = await upload('sent.pdf', pdf());
    await send(sent.id);
    const unsent = await upload('unsent.png', await picture().png().toBuffer());
    const { id: dropped } = await ama().ask('messaging.open-upload', { purpose: 'message', name: 'c.pdf', bytes: 10 });
    await putParts(dropped, Buffer.alloc(10));
    await ama().ask('messaging.cancel-upload', { uploadId: dropped });
    expect((await keys()).filter((key) => key.includes(dropped))).toEqual([]);
    const sweep = new SweepFiles(world.db, storage, world.clock, silentLog);
    const left = async (id: string) => (await keys()).filter((key) => key.includes(id)).length;
    world.clock.advance(dayMs - 1000);
    await sweep.sweep();
    expect(await left(unsent.id)).toBe(2);
    world.clock.advance(2000);
    await sweep.sweep();
    expect([await left(unsent.id), await left(sent.id)]).toEqual([0, 1]);
    await expect(send(unsent.id)).rejects.toMatchObject({ code: 'file-not-found' });
  });

  it('are at most twenty that no message has', async () => {
    const open = () => ama().ask('messaging.open-upload', { purpose: 'message', name: 'a.pdf', bytes: 10 });
    const tried = await Promise.allSettled(Array.from({ length: 40 }, open));
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    await expect(open()).rejects.toMatchObject({ code: 'too-many-uploads' });
  });
});
