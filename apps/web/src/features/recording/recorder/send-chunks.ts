// Sends the parts of recordings that wait in this browser, one after the other, in order.
import { recordingPath } from '@somo/contracts/rules/recordings';
import { http } from '../../../lib/http';
import { isFinal } from '../../../lib/is-final';
import { isRefused } from '../../../lib/problem';
import { putPart } from '../../../lib/put-part';
import { renewing } from '../../../lib/send-as-user';
import type { Bytes } from '../../../lib/sealing';
import { keptChunks, type Chunk, type Left } from './kept-chunks';

const pauseMs = 5_000;

interface Sending {
  signal: AbortSignal;
  /** Whether the line has room for it now: voice goes first. */
  mayNow: () => boolean;
  /** Returns the recording that this page makes: it is not over while it does. */
  making: () => string | undefined;
}

/** Sends what waits; returns when nothing is left that could be sent. */
export async function sendChunks({ signal, mayNow, making }: Sending): Promise<void> {
  for (const left of await keptChunks.left()) {
    if (signal.aborted) return;
    await sendOf(left, { signal, mayNow, making });
    if (signal.aborted || left.recordingId === making()) continue;
    // More may have been made meanwhile, here or in another tab.
    const now = (await keptChunks.left()).find(({ recordingId }) => recordingId === left.recordingId);
    if (now?.isOver && now.seqs.length === 0) await finish(left);
  }
}

async function sendOf(left: Left, { signal, mayNow, making }: Sending): Promise<void> {
  for (const seq of left.seqs) {
    for (;;) {
      if (signal.aborted) return;
      if (mayNow() && (await sent(left, seq, { signal, isMade: left.recordingId === making() }))) break;
      await pause(signal);
    }
    await keptChunks.delete(left, seq);
  }
}

/** Returns whether a part need not be sent again: it has arrived, or is not taken. */
async function sent(left: Left, seq: number, { signal, isMade }: { signal: AbortSignal; isMade: boolean }): Promise<boolean> {
  const chunk = await keptChunks.get(left, seq);
  if (!chunk) return true;
  try {
    await put(chunk, signal);
    return true;
  } catch (error) {
    // While it is being made, this passes: the server has not heard that it began, or somebody's connection is just being renewed.
    if (isMade && isRefused(error, 'recording-without-consent')) return false;
    return !signal.aborted && isFinal(error);
  }
}

async function put({ lessonId, recordingId, seq, fromMs, toMs, bytes }: Chunk, signal: AbortSignal): Promise<void> {
  const query = new URLSearchParams({ fromMs: String(fromMs), toMs: String(toMs), sha256: await hashOf(bytes) });
  const url = `${recordingPath(lessonId, recordingId)}/chunks/${seq}?${query.toString()}`;
  await renewing((token) => putPart({ url, token, bytes: new Blob([bytes]), onProgress: () => undefined, signal }));
}

/** Says that everything has been sent. While the other page is still in the classroom with it, the server says no, and later yes. */
async function finish({ lessonId, recordingId }: Left): Promise<void> {
  try {
    await http('POST /api/lessons/:id/recordings/:recordingId/finish', { params: { id: lessonId, recordingId } });
  } catch (error) {
    if (!isFinal(error) || isRefused(error, 'recording-under-way')) return;
  }
  await keptChunks.forget({ lessonId, recordingId });
}

async function hashOf(bytes: Bytes): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, pauseMs);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}
