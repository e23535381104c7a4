// Uploads the file of a message, part by part. What the server has of it is kept with the message, so that it goes on after a break.
import { partBytesMax, partPath } from '@somo/contracts/rules/uploads';
import type { MessageFile } from '@somo/contracts/uploads';
import { http } from './http';
import { outbox, type Waiting, type WaitingFile } from './outbox';
import { isRefused } from './problem';
import { putAnywhere } from './put-anywhere';
import { uploads } from './upload-progress';

type WithFile = Waiting & { file: WaitingFile };

/** Returns the file as the server has it. */
export async function uploadFile(message: WithFile, bytes: Blob): Promise<MessageFile> {
  const stop = uploads.begin(message.clientId);
  try {
    return await upload(message, bytes, stop.signal);
  } catch (error) {
    const isForgotten = message.file.upload && (isRefused(error, 'upload-not-found') || isRefused(error, 'upload-incomplete'));
    if (!isForgotten) throw error;
    const { upload: _, ...file } = message.file;
    return await upload({ ...message, file }, bytes, stop.signal);
  } finally {
    uploads.end(message.clientId);
  }
}

async function upload(message: WithFile, bytes: Blob, signal: AbortSignal): Promise<MessageFile> {
  const { id, urls, done } = message.file.upload ?? (await begin(message.file));
  const keep = (parts: number) => outbox.change({ ...message, file: { ...message.file, upload: { id, urls, done: parts } } });
  if (!message.file.upload) await keep(0);
  for (let part = done; part < urls.length; part += 1) {
    const start = part * partBytesMax;
    const onProgress = (sent: number) => uploads.report(message.clientId, Math.min(1, (start + sent) / bytes.size));
    const slice = bytes.slice(start, start + partBytesMax);
    await putAnywhere(urls[part]!, partPath(id, part + 1), { bytes: slice, onProgress, signal });
    await keep(part + 1);
  }
  uploads.report(message.clientId, 1);
  return http('POST /api/uploads/:id/done', { params: { id } });
}

async function begin({ name, bytes }: WaitingFile) {
  const { id, parts } = await http('POST /api/uploads', { body: { name, bytes, purpose: 'message' } });
  return { id, urls: parts.map(({ url }) => url), done: 0 };
}
