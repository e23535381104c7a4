import { Busboy } from '@fastify/busboy';
import { refuse } from '@somo/contracts/refusals';
import type { FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

interface Expected {
  /** The name of the field in the form. */
  field: string;
  /** At most this many are read. */
  bytes: number;
}

/** What a form adds to its file: boundaries and the headers of one part. */
const formBytes = 16 * 1024;
/** The parser waits forever for some parts, such as one without headers. A whole form of two megabytes takes it milliseconds. */
const parseMs = 1_000;

/** Returns the only file of a form; undefined if the form has none or more than that, `too-large` if it is. */
export async function receiveFile({ raw }: FastifyRequest, { field, bytes }: Expected): Promise<Buffer | 'too-large' | undefined> {
  if (!raw.headers['content-type']?.toLowerCase().startsWith('multipart/form-data')) return undefined;
  const form = open(raw.headers, bytes);
  const body = await bodyOf(raw, bytes + formBytes);
  if (body === 'too-large') return body;
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
  const isWhole = await parse(body, form);
  if (!isWhole || isOther || files !== 1) return undefined;
  return isTooLarge ? 'too-large' : Buffer.concat(parts);
}

/** Reads the whole body first: how long a line takes for it says nothing about the form. */
async function bodyOf(raw: IncomingMessage, bytesMax: number): Promise<Buffer | 'too-large'> {
  if (Number(raw.headers['content-length'] ?? 0) > bytesMax) return 'too-large';
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of raw.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > bytesMax) return 'too-large';
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Returns whether the parser came to the end of the form. */
async function parse(body: Buffer, form: ReturnType<typeof open>): Promise<boolean> {
  const signal = AbortSignal.timeout(parseMs);
  try {
    await pipeline(Readable.from([body]), form, { signal });
    return true;
  } catch {
    if (signal.aborted) return false;
    throw refuse('malformed-request');
  }
}

function open(headers: IncomingHttpHeaders, fileSize: number) {
  try {
    const limits = { fileSize, files: 1, fields: 1, parts: 2, headerPairs: 20, headerSize: formBytes, fieldSize: 1024 };
    return new Busboy({ headers: { ...headers, 'content-type': headers['content-type'] ?? '' }, limits });
  } catch {
    throw refuse('malformed-request');
  }
}
