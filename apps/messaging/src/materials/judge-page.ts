import { refuse } from '@somo/contracts/refusals';
import { pageBytesMax, pageSideMax, type PageSize } from '@somo/contracts/rules/pages';
import sharp from 'sharp';

const secondsMax = 5;
const profileBytesMax = 1_000;
const chunks = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP']);

/** Refuses what is not the picture of a page: one still WebP of an allowed size, without anything before, after or beside its pixels. */
export async function judgePage(picture: Buffer, size: PageSize): Promise<void> {
  if (picture.length > pageBytesMax[size]) throw refuse('page-too-large');
  if (!hasOnlyPixels(picture)) throw refuse('page-not-readable');
  const head = await readable(sharp(picture, { limitInputPixels: false }).metadata());
  // Chromium adds the profile of its colors.
  const isStill =
    head.format === 'webp' && (head.pages ?? 1) === 1 && !head.exif && !head.xmp && (head.icc?.length ?? 0) <= profileBytesMax;
  if (!isStill || head.width > pageSideMax || head.height > pageSideMax) throw refuse('page-not-readable');
  await readable(sharp(picture, { failOn: 'error' }).timeout({ seconds: secondsMax }).stats());
}

/** Whether the picture is a WebP that ends with its last chunk, and has no chunks besides those of a still picture. */
function hasOnlyPixels(picture: Buffer): boolean {
  const name = (at: number) => picture.toString('latin1', at, at + 4);
  if (picture.length < 20 || name(0) !== 'RIFF' || name(8) !== 'WEBP' || picture.readUInt32LE(4) + 8 !== picture.length) return false;
  let at = 12;
  while (at + 8 <= picture.length && chunks.has(name(at))) {
    const bytes = picture.readUInt32LE(at + 4);
    at += 8 + bytes + (bytes % 2);
  }
  return at === picture.length;
}

async function readable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch {
    throw refuse('page-not-readable');
  }
}
