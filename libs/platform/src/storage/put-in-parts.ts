import type { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  UploadPartCommand,
  type CompletedPart,
  type S3Client,
} from '@aws-sdk/client-s3';

// The smallest part that S3 accepts.
const partBytes = 5 * 1024 * 1024;

interface Target {
  Bucket: string;
  Key: string;
  ContentType: string;
}

/** Stores a stream of unknown length with one part of it in memory; nothing is visible until it is complete. */
export async function putInParts(client: S3Client, target: Target, body: Readable): Promise<void> {
  const sent: CompletedPart[] = [];
  let upload: { Bucket: string; Key: string; UploadId: string | undefined } | undefined;
  try {
    for await (const part of partsOf(body)) {
      if (part.length < partBytes && !upload) {
        await client.send(new PutObjectCommand({ ...target, Body: part }));
        return;
      }
      upload ??= await begin(client, target);
      const PartNumber = sent.length + 1;
      const { ETag } = await client.send(new UploadPartCommand({ ...upload, PartNumber, Body: part }));
      sent.push({ PartNumber, ETag });
    }
    if (upload) await client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts: sent } }));
  } catch (error) {
    // If aborting fails too, the bucket's own rule cleans up; the first failure is the one to report.
    if (upload) await Promise.allSettled([client.send(new AbortMultipartUploadCommand(upload))]);
    throw error;
  }
}

async function begin(client: S3Client, target: Target) {
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(target));
  return { Bucket: target.Bucket, Key: target.Key, UploadId };
}

/** Yields full parts and a remainder, which may be empty, all in the same buffer: a part is overwritten once the next one is requested. */
async function* partsOf(body: Readable): AsyncGenerator<Buffer> {
  const part = Buffer.allocUnsafe(partBytes);
  let [filled, full] = [0, 0];
  for await (const chunk of body as AsyncIterable<Buffer | string>) {
    let rest = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    while (rest.length > 0) {
      const taken = rest.copy(part, filled);
      rest = rest.subarray(taken);
      filled += taken;
      if (filled < partBytes) continue;
      yield part;
      filled = 0;
      full += 1;
    }
  }
  if (filled > 0 || full === 0) yield part.subarray(0, filled);
}
