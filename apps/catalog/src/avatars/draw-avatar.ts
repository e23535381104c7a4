import { interlacedPixelsMax, picturePixelsMax, pictureBytesMax } from '@somo/contracts/rules/avatar';
import { refuse } from '@somo/contracts/refusals';
import sharp, { type Metadata } from 'sharp';

// Pictures are seldom changed: no memory is held for them in between, and one does not take all cores.
sharp.cache(false);
sharp.concurrency(1);

const secondsMax = 5;
const sides = { shown: 160, small: 64, preview: 512 } as const;

const beginnings = [
  { format: 'jpeg', bytes: Buffer.from([0xff, 0xd8, 0xff]) },
  { format: 'png', bytes: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
  { format: 'gif', bytes: Buffer.from('GIF87a') },
  { format: 'gif', bytes: Buffer.from('GIF89a') },
];

export interface Avatar {
  shown: Buffer;
  small: Buffer;
  preview: Buffer;
}

/**
 * Returns a picture drawn anew in the sizes that are shown: square, the right way up, the first frame of an animation. Nothing else of the file
 * survives: neither where a photo was taken nor what was hidden in it. Refuses what is not a JPEG, PNG or GIF by its content.
 */
export async function drawAvatar(file: Buffer): Promise<Avatar> {
  if (file.length > pictureBytesMax) throw refuse('picture-too-large');
  const begins = beginnings.find(({ bytes }) => file.subarray(0, bytes.length).equals(bytes));
  if (!begins) throw refuse('picture-not-readable');
  // the head alone: a few kilobytes may claim to hold gigabytes of pixels
  const head = await readable(sharp(file, { pages: 1, limitInputPixels: false }).metadata());
  if (head.format !== begins.format) throw refuse('picture-not-readable');
  if (head.width * (head.pageHeight ?? head.height) > pixelsMax(head)) throw refuse('picture-too-many-pixels');
  return readable(draw(file, head));
}

/** Row by row, a large picture takes little memory. One of the others is decoded as a whole. */
const pixelsMax = ({ format, isProgressive }: Metadata) => (isProgressive || format === 'gif' ? interlacedPixelsMax : picturePixelsMax);

async function draw(file: Buffer, { orientation }: Metadata): Promise<Avatar> {
  // Turned only once it is small: to turn a large one, it would have to be in memory as a whole.
  const large = await sharp(file, { pages: 1, limitInputPixels: picturePixelsMax, failOn: 'error', sequentialRead: true })
    .resize(sides.preview, sides.preview, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .withMetadata({ orientation: orientation ?? 1 })
    .png({ compressionLevel: 0 })
    .timeout({ seconds: secondsMax })
    .toBuffer();
  const preview = await sharp(large).autoOrient().jpeg({ quality: 82, mozjpeg: true }).toBuffer();
  const shown = await sharp(large).autoOrient().resize(sides.shown, sides.shown).webp({ quality: 82 }).toBuffer();
  const small = await sharp(large).autoOrient().resize(sides.small, sides.small).webp({ quality: 75 }).toBuffer();
  return { shown, small, preview };
}

async function readable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch {
    throw refuse('picture-not-readable');
  }
}
