import { http } from './http';
import { outbox, type Waiting } from './outbox';
import { uploads } from './upload-progress';

/** Removes a message whose file is being uploaded, or waits for that. What the server has of it, it forgets by itself a day later. */
export async function cancelUpload({ senderId, clientId }: Waiting): Promise<void> {
  const file = (await outbox.of(senderId)).find((message) => message.clientId === clientId)?.file;
  await outbox.remove(clientId);
  uploads.stop(clientId);
  if (file?.upload) await http('DELETE /api/uploads/:id', { params: { id: file.upload.id } }).catch(() => undefined);
}
