// Limits of uploads that pages, the gateway and the owners of files enforce, and where files are stored.
import { incomingKey } from './avatar.js';
import { isBlank, notInLine } from './lines.js';

const mebibyte = 1024 * 1024;
export const uploadBytesMax = 10 * mebibyte;
/** Of a file for a lesson. */
export const materialBytesMax = 25 * mebibyte;
/** Of all files together that a person has added to lessons. */
export const materialsBytesMax = 500 * mebibyte;
/** So many files a lesson may have. */
export const materialsOfLessonMax = 50;
/** How many bytes a file may have by what it is sent for, and what its sender reads if it has more. */
export const bytesMax = { message: uploadBytesMax, material: materialBytesMax };
export const tooLarge = { message: 'Please choose a file of at most 10 MB', material: 'Please choose a file of at most 25 MB' };
export const partBytesMax = 5 * mebibyte;
export const fileNameMax = 120;
/** So many uploads of a person may be under way, or wait for their message. */
export const openUploadsMax = 20;

/** Pictures are shown; anything else is only downloaded. */
export const messagePictureTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const;

/** What a file of a message may be: the type of its content, by the extensions of its name. */
const extensions: Record<string, string> = {
  ...{ jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png', gif: 'image/gif', webp: 'image/webp' },
  ...{ pdf: 'application/pdf', txt: 'text/plain', md: 'text/plain', csv: 'text/plain' },
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
  ...{ mp3: 'audio/mpeg', m4a: 'audio/mp4', mp4: 'video/mp4' },
};

export const messageExtensions = Object.keys(extensions);

/** Returns the type that the name of a file stands for; undefined if no file of a message has such a name. */
export function typeByName(name: string): string | undefined {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(extensions, extension) ? extensions[extension] : undefined;
}

/** Returns how many bytes each part has of a file with so many. */
export function partSizes(bytes: number): number[] {
  const count = Math.ceil(bytes / partBytesMax);
  return Array.from({ length: count }, (_, at) => Math.min(partBytesMax, bytes - at * partBytesMax));
}

/** The most parts that a file has. */
export const partsMax = materialBytesMax / partBytesMax;

export const partKey = (userId: string, uploadId: string, part: number): string => `${incomingKey(userId, uploadId)}/${part}`;

/** Where the gateway takes a part. */
export const partPath = (uploadId: string, part: number): string => `/api/uploads/${uploadId}?part=${part}`;

/** What a picture is shown as in a conversation, and what is opened or downloaded. */
export type FileVersion = 'preview' | 'whole';
export const messageFileKey = (fileId: string, version: FileVersion): string => `messages/${fileId}/${version}`;

/** For a character class: what is not in one line, marks of direction, and what separates folders. */
export const notInFileName = `${notInLine}\\u200e\\u200f\\u061c\\\\/`;
const badInName = new RegExp(`[${notInFileName}\\p{Cs}]`, 'u');

/** Returns why a text is no name of a file, or undefined if it is one. */
export function fileNameProblem(value: unknown): string | undefined {
  if (typeof value !== 'string' || isBlank(value)) return 'Please give the file a name';
  if (badInName.test(value)) return 'Please use a file name without folders, control characters or marks of direction';
  if (value.startsWith('.')) return "Please use a file name that doesn't start with a dot";
  return [...value].length > fileNameMax ? `Please use a file name of at most ${fileNameMax} characters` : undefined;
}
