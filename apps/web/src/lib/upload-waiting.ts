// Uploads the files of the outbox, one after the other, from one tab at a time. Messages without a file do not wait for them.
import { keepTrying } from './keep-trying';
import { outbox, type Waiting, type WaitingFile } from './outbox';
import { outboxFiles } from './outbox-files';
import { isFinal } from './is-final';
import { uploadFile } from './upload-file';

type WithFile = Waiting & { file: WaitingFile };

const isToUpload = (message: Waiting): message is WithFile =>
  message.refused === undefined && message.file !== undefined && message.file.id === undefined;

/** Keeps uploading until the returned function is called; `onUploaded` gets the id of each file, and its bytes. */
export function startUploading(senderId: string, onUploaded: (fileId: string, bytes: Blob) => void): () => void {
  async function run(isOver: () => boolean): Promise<void> {
    for (;;) {
      const next = (await outbox.of(senderId)).find(isToUpload);
      if (isOver() || !next) return;
      const bytes = await outboxFiles.get(next.clientId);
      if (!bytes) {
        await outbox.change({ ...next, file: { ...next.file, isGone: true }, refused: '' });
        continue;
      }
      try {
        const stored = await uploadFile(next, bytes);
        onUploaded(stored.id, bytes);
        await outbox.change({ ...next, file: { ...next.file, id: stored.id } });
      } catch (error) {
        await settle(next, error);
      }
    }
  }
  const isLeft = async () => (await outbox.of(senderId)).some(isToUpload);
  return keepTrying({ name: 'somo-uploads', run, isLeft, onChange: (listener) => outbox.onChange(listener) });
}

/** A message that was removed meanwhile stopped its upload. Of a file that was refused the server keeps nothing: another attempt begins anew. */
async function settle(message: WithFile, error: unknown): Promise<void> {
  if (error instanceof DOMException && error.name === 'AbortError') return;
  if (!isFinal(error)) throw error;
  const { upload: _, ...file } = message.file;
  await outbox.change({ ...message, file, refused: error.message });
}
