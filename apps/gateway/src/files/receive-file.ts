import { Busboy } from '@fastify/busboy';
import { refuse } from '@somo/contracts/refusals';
import type { FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { pipeline } from 'node:stream/promises';

interface Expected {
  /** The name of the field in the form. */
  field: string;
  /** At most this many are read. */
  bytes: number;
}

/** Returns the only file of a form; undefined if the form has none or more than that, `too-large` if it is. */
export async function receiveFile({ raw }: FastifyRequest, { field, bytes }: Expected): Promise<Buffer | 'too-large' | undefined> {
  if (!raw.headers['content-type']?.toLowerCase().startsWith('multipart/form-data')) return undefined;
  const form = open(raw.headers, bytes);
  const parts: Buffer[] = [];
  let files = 0;
  let isOther = false;
  let isTooLarge = false;
  form.on('file', (name, file) => {
    files += 1;
    if (name !== field) isOther = true;
    file.on('data', (part: Buffer) => void parts.push(part));
    file.on('limit', () => (isTooLarge = true));
    // of a form that breaks off; the form itself reports it too
    file.on('error', () => (isOther = true));
  });
  for (const event of ['field', 'partsLimit', 'filesLimit', 'fieldsLimit'] as const) form.on(event, () => (isOther = true));
  await pipeline(raw, form).catch(() => {
    throw refuse('malformed-request');
  });
  if (isOther || files !== 1) return undefined;
  return isTooLarge ? 'too-large' : Buffer.concat(parts);
}

function open(headers: IncomingHttpHeaders, fileSize: number) {
  try {
    const limits = { fileSize, files: 1, fields: 1, parts: 2, headerPairs: 20, fieldSize: 1024 };
    return new Busboy({ headers: { ...headers, 'content-type': headers['content-type'] ?? '' }, limits });
  } catch {
    throw refuse('malformed-request');
  }
}
