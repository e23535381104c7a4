import { refuse } from '@somo/contracts/refusals';
import sharp, { type Metadata, type Sharp } from 'sharp';

// Pictures come now and then: no memory is held for them in between, and one does not take all cores.
sharp.cache(false);
sharp.concurrency(1);

const secondsMax = 10;
const pixelsMax = 50_000_000;
/** Of a progressive or interlaced picture and of a GIF, which are decoded as a whole. */
const wholePixelsMax = 16_000_000;
/** The longest side of what is opened, and of what a conversation shows. */
const sides = { whole: 2560, preview: 640 } as const;

/** What each type is drawn as: a photo stays one, and of a GIF the first picture is kept. */
const drawn = {
  'image/jpeg': { type: 'image/jpeg', extension: 'jpg', as: (picture: Sharp) => picture.jpeg({ quality: 85, mozjpeg: true }) },
  'image/png': { type: 'image/png', extension: 'png', as: (picture: Sharp) => picture.png({ compressionLevel: 9 }) },
  'image/gif': { type: 'image/png', extension: 'png', as: (picture: Sharp) => picture.png({ compressionLevel: 9 }) },
  'image/webp': { type: 'image/webp', extension: 'webp', as: (picture: Sharp) => picture.webp({ quality: 85 }) },
} as const;

interface Drawn {
  whole: Buffer;
  preview: Buffer;
  contentType: string;
  extension: string;
  width: number;
  height: number;
}

/**
 * Returns a picture drawn anew, the right way up, as a conversation shows it and as it is opened. Nothing else of the file survives: neither
 * where a photo was taken nor what was hidden in it.
 */
export async function drawPicture(file: Buffer, type: string): Promise<Drawn> {
  const how = drawn[type as keyof typeof drawn];
  // the head alone: a few kilobytes may claim to hold gigabytes of pixels
  const head = await readable(sharp(file, { pages: 1, limitInputPixels: false }).metadata());
  if (`image/${head.format}` !== type) throw refuse('file-not-as-named');
  if (head.width * (head.pageHeight ?? head.height) > limitOf(head)) throw refuse('photo-too-many-pixels');
  const large = await readable(
    sharp(file, { pages: 1, limitInputPixels: pixelsMax, failOn: 'error', sequentialRead: true })
      .resize(sides.whole, sides.whole, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .withMetadata({ orientation: head.orientation ?? 1 })
      .png({ compressionLevel: 0 })
      .timeout({ seconds: secondsMax })
      .toBuffer(),
  );
  const whole = await how.as(sharp(large).autoOrient()).toBuffer({ resolveWithObject: true });
  const small = sharp(large).autoOrient().resize(sides.preview, sides.preview, { fit: 'inside', withoutEnlargement: true });
  const { width, height } = whole.info;
  return {
    whole: whole.data,
    preview: await small.webp({ quality: 78 }).toBuffer(),
    contentType: how.type,
    extension: how.extension,
    width,
    height,
  };
}

/** Row by row, a large picture takes little memory. */
const limitOf = ({ format, isProgressive }: Metadata) => (isProgressive || format === 'gif' ? wholePixelsMax : pixelsMax);

async function readable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch {
    throw refuse('file-not-as-named');
  }
}
