// What a file is by its content. Its name and what its sender says of it count for nothing.
import { messagePictureTypes } from '@somo/contracts/rules/uploads';

const office = {
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'word/',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xl/',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'ppt/',
};

const startsWith = (file: Buffer, text: string, at = 0) => file.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'));

const beginnings: [type: string, begins: (file: Buffer) => boolean][] = [
  ['image/jpeg', (file) => startsWith(file, '\xff\xd8\xff')],
  ['image/png', (file) => startsWith(file, '\x89PNG\r\n\x1a\n')],
  ['image/gif', (file) => startsWith(file, 'GIF87a') || startsWith(file, 'GIF89a')],
  ['image/webp', (file) => startsWith(file, 'RIFF') && startsWith(file, 'WEBP', 8)],
  ['application/pdf', (file) => startsWith(file, '%PDF-') && file.subarray(-2048).includes('%%EOF')],
  ['audio/mpeg', (file) => startsWith(file, 'ID3') || isMpegFrame(file)],
];

/** Sound without a tag: eleven bits set, layer III, and a bit rate and a sample rate that exist. */
function isMpegFrame([first = 0, second = 0, third = 0]: Buffer): boolean {
  return first === 0xff && (second & 0xe6) === 0xe2 && third >> 4 !== 15 && third >> 4 !== 0 && (third & 0x0c) !== 0x0c;
}

/** Returns the type of a file by its content; undefined if it is none of those that messages may have. */
export function typeOfContent(file: Buffer): string | undefined {
  const found = beginnings.find(([, begins]) => begins(file))?.[0];
  if (found) return found;
  if (startsWith(file, 'ftyp', 4)) return startsWith(file, 'M4A', 8) ? 'audio/mp4' : isMovie(file) ? 'video/mp4' : undefined;
  if (startsWith(file, 'PK\x03\x04')) return typeOfArchive(file);
  return isPlainText(file) ? 'text/plain' : undefined;
}

/** The same container holds pictures (HEIC, AVIF), which are not accepted. */
const isMovie = (file: Buffer) => /^(isom|iso[2-9]|mp4[12]|avc1|M4V |MSNV|dash)$/.test(file.toString('latin1', 8, 12));

/** OpenDocument says in its first entry what it is; Office files have a list of contents and a folder of their own. Nothing is unpacked. */
function typeOfArchive(file: Buffer): string | undefined {
  const [start, end] = [file.subarray(0, 256), file.subarray(-65_536)];
  const openDocument = /mimetype(application\/vnd\.oasis\.opendocument\.(?:text|spreadsheet|presentation))/.exec(start.toString('latin1'));
  if (openDocument) return openDocument[1];
  if (!file.includes('[Content_Types].xml')) return undefined;
  return Object.entries(office).find(([, folder]) => end.includes(folder))?.[0];
}

/** Of the control characters only those that break or indent lines. */
const notInPlainText = /[^\P{Cc}\t\n\v\f\r]/u;

/** UTF-8 (or UTF-16 with its mark) without control characters, which programs and pictures have. */
function isPlainText(file: Buffer): boolean {
  try {
    const encoding = startsWith(file, '\xff\xfe') ? 'utf-16le' : 'utf-8';
    return !notInPlainText.test(new TextDecoder(encoding, { fatal: true }).decode(file));
  } catch {
    return false;
  }
}

export const isPicture = (type: string): boolean => messagePictureTypes.some((one) => one === type);
