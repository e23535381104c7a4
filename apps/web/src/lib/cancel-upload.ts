import { http } from './http';
import { outbox, type Waiting } from './outbox';
import { uploads } from './upload-progress';

/** Removes a message whose file is being uploaded, or waits for that. What the server has of it, it forgets by itself a day later. */
export async function cancelUpload({ clientId, file }: Waiting): Promise<void> {
  await outbox.remove(clientId);
  uploads.stop(clientId);
  if (file?.upload) await http('DELETE /api/uploads/:id', { params: { id: file.upload.id } }).catch(() => undefined);
}
