import { refuse } from '@somo/contracts/refusals';
import { pageBytesMax, pageSideMax, type PageSize } from '@somo/contracts/rules/pages';
import sharp from 'sharp';

const secondsMax = 5;
const profileBytesMax = 1_000;

/** Refuses what is not the picture of a page: one still WebP of an allowed size, without anything before, after or beside its pixels. */
export async function judgePage(picture: Buffer, size: PageSize): Promise<void> {
  if (picture.length > pageBytesMax[size]) throw refuse('page-too-large');
  const isWhole = picture.length > 12 && picture.toString('latin1', 0, 4) === 'RIFF' && picture.readUInt32LE(4) + 8 === picture.length;
  if (!isWhole) throw refuse('page-not-readable');
  const head = await readable(sharp(picture, { limitInputPixels: false }).metadata());
  // Chromium adds the profile of its colors.
  const isStill =
    head.format === 'webp' && (head.pages ?? 1) === 1 && !head.exif && !head.xmp && (head.icc?.length ?? 0) <= profileBytesMax;
  if (!isStill || head.width > pageSideMax || head.height > pageSideMax) throw refuse('page-not-readable');
  await readable(sharp(picture, { failOn: 'error' }).timeout({ seconds: secondsMax }).stats());
}

async function readable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch {
    throw refuse('page-not-readable');
  }
}
