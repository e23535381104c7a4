// Sends the messages of the outbox, in order, from one tab at a time.
import { onPush } from './live';
import { http } from './http';
import { unlessInAnotherTab } from './one-tab';
import { outbox, type Waiting } from './outbox';
import { ProblemError } from './problem';
import type { ConversationMessage } from '@somo/contracts/conversations';

const againMs = 5_000;
/** Too many at once may be sent in a moment; too many without an answer may not. */
const isFinal = (error: unknown): error is ProblemError =>
  error instanceof ProblemError &&
  error.problem.status >= 400 &&
  error.problem.status < 500 &&
  ![401, 408].includes(error.problem.status) &&
  error.problem.code !== 'too-many-requests';

/** Keeps sending unsent messages until the returned function is called; `onSent` gets each stored one. */
export function startSending(senderId: string, onSent: (message: ConversationMessage) => void): () => void {
  let over = false;
  let isSending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function sendAll(): Promise<void> {
    for (;;) {
      const next = (await outbox.of(senderId)).find(({ refused }) => refused === undefined);
      if (over || !next) return;
      const { receiverId, text, clientId, lessonId } = next;
      try {
        onSent(
          await http('POST /api/conversations/:userId/messages', {
            params: { userId: receiverId },
            body: { text, clientId, ...(lessonId ? { lessonId } : {}) },
          }),
        );
        await outbox.remove(clientId);
      } catch (error) {
        if (!isFinal(error)) throw error;
        await outbox.put({ ...next, refused: error.message } satisfies Waiting);
      }
    }
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    if (over || isSending) return;
    isSending = true;
    try {
      // The server stores a message once even if two tabs send it.
      await unlessInAnotherTab('somo-outbox', sendAll);
    } catch {
      // The line is down, or the server: what is left waits.
    } finally {
      isSending = false;
    }
    const isLeft = (await outbox.of(senderId)).some(({ refused }) => refused === undefined);
    if (isLeft && !over) timer = setTimeout(() => void flush(), againMs);
  }

  const start = () => void flush();
  const stops = [
    outbox.onChange(start),
    onPush(({ name }) => {
      if (name === 'connected' || name === 'reconnected') start();
    }),
  ];
  window.addEventListener('online', start);
  start();
  return () => {
    over = true;
    clearTimeout(timer);
    window.removeEventListener('online', start);
    stops.forEach((stop) => stop());
  };
}
