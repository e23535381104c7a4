import { incomingKey, keysOfAvatar, pictureBytesMax } from '@somo/contracts/rules/avatar';
import { newId } from '@somo/platform/ids';
import { readStorage } from '@somo/platform/storage/storage-config';
import { aNewcomer, aStudent, aTeacher, aVisitor } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { catalog } from '../catalog.module.js';

const color = (background: string, width = 300, height = 300) => sharp({ create: { width, height, channels: 3, background } });
const gps = { IFD0: { Artist: 'Secret street 7' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '5/1 33/1 0/1' } };
const script = Buffer.from('/*<script>alert(1)</script>*/');

/** A valid GIF of one pixel that repeats its only frame. */
function gifOf(frames: number): Buffer {
  const head = Buffer.from('47494638396101000100800000ff0000ffffff', 'hex');
  const frame = Buffer.from('21f904000a0000002c00000000010001000002024401' + '00', 'hex');
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])]);
}

/** A PNG of a few bytes whose head claims these many pixels. */
async function claiming(width: number, height: number, isInterlaced = false): Promise<Buffer> {
  const png = await color('red', 1, 1).png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt8(isInterlaced ? 1 : 0, 28);
  const { crc32 } = await import('node:zlib');
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

describe('save avatar', () => {
  let world: World;
  let folder: string;
  let userId: string;
  const storage = () => readStorage();

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'somo-avatars-'));
    process.env.STORAGE_FOLDER = folder;
    world = await startService(catalog, { now: Date.parse('2030-01-07T08:00:00Z') });
  });
  afterAll(async () => {
    await world.close();
    delete process.env.STORAGE_FOLDER;
    await rm(folder, { recursive: true });
  });
  beforeEach(async () => {
    userId = newId();
    const kwame = { role: 'teacher' as const, firstName: 'Kwame', lastName: 'Mensah', timeZone: 'Africa/Accra', hourlyRateCents: 2500 };
    await world.as(aNewcomer({ userId })).ask('catalog.create-profile', kwame);
  });

  async function upload(file: Buffer, by = aTeacher({ userId })) {
    const uploadId = newId();
    await storage().put(incomingKey(userId, uploadId), file, 'application/octet-stream');
    return world.as(by).ask('catalog.save-avatar', { uploadId });
  }
  const pictureAt = async (url: string | null) =>
    Promise.all(
      keysOfAvatar(url).map(async (key) => {
        const file = await storage().get(key);
        return file && { type: file.contentType, bytes: await buffer(file.body) };
      }),
    );

  it.each(['jpeg', 'png', 'gif'] as const)('PRO-05 draws a %s anew as three squares', async (format) => {
    const { avatarUrl } = await upload(await color('green', 400, 200).toFormat(format).toBuffer());
    const [shown, small, preview] = await pictureAt(avatarUrl);
    expect([shown?.type, small?.type, preview?.type]).toEqual(['image/webp', 'image/webp', 'image/jpeg']);
    await expect(sharp(shown?.bytes).metadata()).resolves.toMatchObject({ format: 'webp', width: 160, height: 160 });
    await expect(sharp(small?.bytes).metadata()).resolves.toMatchObject({ format: 'webp', width: 64, height: 64 });
    await expect(sharp(preview?.bytes).metadata()).resolves.toMatchObject({ format: 'jpeg', width: 512, height: 512 });
    await expect(world.as(aVisitor()).ask('catalog.get-people', { ids: [userId] })).resolves.toMatchObject([{ avatarUrl }]);
  });

  it('PRO-05 turns a sideways phone picture the right way up, and forgets where it was taken', async () => {
    const left = await color('#ff0000', 200, 400).toBuffer();
    const photo = color('#0000ff', 400, 400).composite([{ input: left, raw: { width: 200, height: 400, channels: 3 }, left: 0, top: 0 }]);
    // Stored on its side: orientation 6 is to be turned by 90 degrees, after which the red half is on top.
    const sideways = await photo.withExif(gps).withMetadata({ orientation: 6, exif: gps }).jpeg().toBuffer();
    expect(sideways.includes('Secret street 7')).toBe(true);
    for (const file of await pictureAt((await upload(sideways)).avatarUrl)) {
      expect(file?.bytes.includes('Secret street')).toBe(false);
      expect((await sharp(file?.bytes).metadata()).exif).toBeUndefined();
      const { data, info } = await sharp(file?.bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
      expect(at(info.width >> 1, 10)[0]).toBeGreaterThan(200);
      expect(at(info.width >> 1, info.height - 10)[2]).toBeGreaterThan(200);
    }
  });

  it('PRO-05 takes the first frame of a GIF with many, without counting the others as pixels', async () => {
    const [shown] = await pictureAt((await upload(gifOf(2000))).avatarUrl);
    expect((await sharp(shown?.bytes).metadata()).pages ?? 1).toBe(1);
  });

  it('PRO-05 stores nothing of a script that is hidden behind a picture', async () => {
    const pictures = await pictureAt((await upload(Buffer.concat([gifOf(1), script]))).avatarUrl);
    for (const file of pictures) expect(file?.bytes.includes('script')).toBe(false);
  });

  it.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['an empty file', () => Buffer.alloc(0), 'picture-not-readable'],
    ['a program that is named png', () => Buffer.concat([Buffer.from('\x7fELF'), Buffer.alloc(500)]), 'picture-not-readable'],
    ['a PNG head with a program behind it', () => Buffer.from('89504e470d0a1a0a7f454c46', 'hex'), 'picture-not-readable'],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 'picture-not-readable'],
    ['a WebP', () => color('red').webp().toBuffer(), 'picture-not-readable'],
    ['a GIF that is a script', () => Buffer.from('GIF89a/*\0\0\0\0\0*/=1;alert(1)//'), 'picture-not-readable'],
    ['half a JPEG', async () => (await color('red').jpeg().toBuffer()).subarray(0, 700), 'picture-not-readable'],
    [
      'half a PNG',
      async () =>
        (
          await sharp({
            create: { width: 300, height: 300, channels: 3, noise: { type: 'gaussian', mean: 90, sigma: 40 }, background: 'red' },
          })
            .png()
            .toBuffer()
        ).subarray(0, 9000),
      'picture-not-readable',
    ],
    ['a bomb of 50,000 x 50,000 pixels', () => claiming(50_000, 50_000), 'picture-too-many-pixels'],
    ['more pixels than allowed', () => claiming(6000, 4001), 'picture-too-many-pixels'],
    ['an interlaced PNG of 9 megapixels', () => claiming(3000, 3000, true), 'picture-too-many-pixels'],
    [
      'a progressive JPEG of 9 megapixels',
      () => color('red', 3000, 3000).jpeg({ progressive: true }).toBuffer(),
      'picture-too-many-pixels',
    ],
    ['2 MB and a byte', () => Buffer.alloc(pictureBytesMax + 1, 0xff), 'picture-too-large'],
  ])('PRO-05 refuses %s and changes nothing', async (_, file, code) => {
    await expect(upload(await file())).rejects.toMatchObject({ code });
    await expect(world.as(aTeacher({ userId })).ask('catalog.get-my-profile', {})).resolves.toMatchObject({ avatarUrl: null });
  });

  it('PRO-05 draws one picture at a time: of twenty at once, a few wait and the others are refused at once', async () => {
    const file = await color('green', 1500, 1500).png({ progressive: true }).toBuffer();
    const uploads = await Promise.allSettled(Array.from({ length: 20 }, () => upload(file)));
    const refused = uploads.filter((result) => result.status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(12);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'service-unavailable' });
  });

  it("refuses an upload that is not there, is somebody else's, or is a path", async () => {
    const others = newId();
    await storage().put(incomingKey(newId(), others), await color('red').png().toBuffer(), 'image/png');
    for (const uploadId of [newId(), others, '../../avatars/x'])
      await expect(world.as(aTeacher({ userId })).ask('catalog.save-avatar', { uploadId })).rejects.toMatchObject({
        code: 'picture-not-readable',
      });
    await expect(world.as(aStudent()).ask('catalog.save-avatar', { uploadId: others })).rejects.toMatchObject({
      code: 'onboarding-needed',
    });
  });

  it('deletes the files of the picture that is replaced or removed', async () => {
    const first = await upload(await color('red').png().toBuffer());
    const second = await upload(await color('blue').png().toBuffer());
    expect(await pictureAt(first.avatarUrl)).toEqual([undefined, undefined]);
    expect(second.avatarUrl).not.toBe(first.avatarUrl);
    await expect(world.as(aTeacher({ userId })).ask('catalog.delete-avatar', {})).resolves.toMatchObject({ avatarUrl: null });
    expect(await pictureAt(second.avatarUrl)).toEqual([undefined, undefined]);
  });
});
