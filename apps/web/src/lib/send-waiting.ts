// Sends the messages of the outbox, in order, from one tab at a time. Those with a file follow once the server has the file.
import type { ConversationMessage } from '@somo/contracts/conversations';
import { http } from './http';
import { keepTrying } from './keep-trying';
import { outbox, type Waiting } from './outbox';
import { isFinal } from './is-final';

const isReady = ({ refused, file }: Waiting) => refused === undefined && (!file || file.id !== undefined);

/** Keeps sending unsent messages until the returned function is called; `onSent` gets each stored one. */
export function startSending(senderId: string, onSent: (message: ConversationMessage) => void): () => void {
  async function run(isOver: () => boolean): Promise<void> {
    for (;;) {
      const next = (await outbox.of(senderId)).find(isReady);
      if (isOver() || !next) return;
      const { receiverId, text, clientId, lessonId, requestId, file } = next;
      const about = { ...(lessonId ? { lessonId } : {}), ...(requestId ? { requestId } : {}) };
      const body = { text, clientId, ...about, ...(file?.id ? { fileId: file.id } : {}) };
      try {
        // The server stores a message once even if two tabs send it.
        onSent(await http('POST /api/conversations/:userId/messages', { params: { userId: receiverId }, body }));
        await outbox.remove(clientId);
      } catch (error) {
        if (!isFinal(error)) throw error;
        await outbox.put({ ...next, refused: error.message } satisfies Waiting);
      }
    }
  }
  const isLeft = async () => (await outbox.of(senderId)).some(isReady);
  return keepTrying({ name: 'somo-outbox', run, isLeft, onChange: (listener) => outbox.onChange(listener) });
}
