// Sends a document to be checked, part by part.
import { partBytesMax } from '@somo/contracts/rules/uploads';
import type { DocumentKind } from '@somo/contracts/rules/verification';
import type { VerificationCase } from '@somo/contracts/verification';
import { http } from '../../lib/http';
import { putPart } from '../../lib/put-part';
import { renewing } from '../../lib/send-as-user';

interface Sending {
  kind: DocumentKind;
  file: File;
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
}

/** Returns the document as it waits to be checked. What the server has of one that was not sent to its end, it forgets by itself. */
export async function sendDocument({ kind, file, signal, onProgress }: Sending): Promise<VerificationCase> {
  const { id, parts } = await http('POST /api/uploads', { body: { name: file.name, bytes: file.size, purpose: 'verification' } });
  for (const { number, url } of parts) {
    const start = (number - 1) * partBytesMax;
    const bytes = file.slice(start, start + partBytesMax);
    const onPart = (sent: number) => onProgress(Math.min(1, (start + sent) / file.size));
    await renewing((token) => putPart({ url, bytes, token, signal, onProgress: onPart }));
  }
  onProgress(1);
  await http('POST /api/uploads/:id/done', { params: { id } });
  return http('POST /api/me/verification', { body: { uploadId: id, kind } });
}
