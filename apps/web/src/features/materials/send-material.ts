// Sends a file to a lesson, part by part; after a break of the line it goes on where it was.
import type { Material } from '@somo/contracts/materials';
import { partBytesMax, partPath } from '@somo/contracts/rules/uploads';
import { http } from '../../lib/http';
import { putAnywhere } from '../../lib/put-anywhere';
import { spareLine } from '../../lib/spare-line';
import { untilDone } from './until-done';

interface Sending {
  lessonId: string;
  name: string;
  file: File;
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
  /** The line is broken, or back. */
  onBreak: (isBroken: boolean) => void;
}

/** Returns the file as the lesson has it. One that is stopped or refused is dropped. */
export async function sendMaterial({ lessonId, name, file, signal, onProgress, onBreak }: Sending): Promise<Material> {
  const patiently = <T>(act: () => Promise<T>) => untilDone(act, signal, onBreak);
  const { id, parts } = await patiently(() => http('POST /api/uploads', { body: { name, bytes: file.size, purpose: 'material' } }));
  try {
    for (const { number, url } of parts) {
      const start = (number - 1) * partBytesMax;
      const bytes = file.slice(start, start + partBytesMax);
      const onPart = (sent: number) => onProgress(Math.min(1, (start + sent) / file.size));
      await spareLine.wait(signal);
      await patiently(() => putAnywhere(url, partPath(id, number), { bytes, signal, onProgress: onPart }));
    }
    onProgress(1);
    await patiently(() => http('POST /api/uploads/:id/done', { params: { id } }));
    return await patiently(() => http('POST /api/lessons/:id/materials', { params: { id: lessonId }, body: { uploadId: id } }));
  } catch (error) {
    // It would count as one of the uploads that wait.
    void http('DELETE /api/uploads/:id', { params: { id } }).catch(() => undefined);
    throw error;
  }
}
