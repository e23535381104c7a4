import { refuse } from '@somo/contracts/refusals';
import { documentTypeByName } from '@somo/contracts/rules/verification';
import sharp, { type Metadata } from 'sharp';

const pixelsMax = 50_000_000;
/** Of a progressive or interlaced picture, which is decoded as a whole. */
const wholePixelsMax = 16_000_000;
const secondsMax = 10;

const beginnings: [type: string, begins: (file: Buffer) => boolean][] = [
  ['image/jpeg', (file) => file.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))],
  ['image/png', (file) => file.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))],
  ['application/pdf', (file) => file.subarray(0, 5).toString('latin1') === '%PDF-' && file.subarray(-2048).includes('%%EOF')],
];

/** Returns the type of a document by its content; refuses one that is no PDF, JPG or PNG, or not what its name says. */
export async function judgeDocument(file: Buffer, name: string): Promise<string> {
  const type = beginnings.find(([, begins]) => begins(file))?.[0];
  if (type === undefined || type !== documentTypeByName(name)) throw refuse('file-not-as-named');
  if (type !== 'application/pdf') await checkPicture(file, type);
  return type;
}

/** The whole of it must decode, and its size must be one that operators can open. */
async function checkPicture(file: Buffer, type: string): Promise<void> {
  // the head alone: a few kilobytes may claim to hold gigabytes of pixels
  const head = await readable(sharp(file, { pages: 1, limitInputPixels: false }).metadata());
  if (`image/${head.format}` !== type) throw refuse('file-not-as-named');
  if (head.width * head.height > limitOf(head)) throw refuse('photo-too-many-pixels');
  const decoding = sharp(file, { pages: 1, limitInputPixels: pixelsMax, failOn: 'error', sequentialRead: true });
  await readable(decoding.resize(16, 16, { fit: 'inside' }).timeout({ seconds: secondsMax }).raw().toBuffer());
}

const limitOf = ({ isProgressive }: Metadata) => (isProgressive ? wholePixelsMax : pixelsMax);

async function readable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch {
    throw refuse('file-not-as-named');
  }
}
