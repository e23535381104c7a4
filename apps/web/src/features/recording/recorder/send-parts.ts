// Sends the parts of recordings that wait in this browser, one after the other, in order, from one tab at a time.
import { recordingPath } from '@somo/contracts/rules/recordings';
import { http } from '../../../lib/http';
import { isFinal } from '../../../lib/is-final';
import { keepTrying } from '../../../lib/keep-trying';
import { onPush } from '../../../lib/live';
import { unlessInAnotherTab } from '../../../lib/one-tab';
import { isRefused } from '../../../lib/problem';
import { putPart } from '../../../lib/put-part';
import { renewing } from '../../../lib/send-as-user';
import type { Bytes } from '../../../lib/decrypt';
import { inRoom, lockOf } from '../in-room';
import { partsWaiting } from '../parts-waiting';
import { keptChunks, type Chunk, type Left } from './kept-chunks';

/** Keeps sending until the returned function is called. `onFinished`: everything of a recording has arrived. */
export function startSendingParts(onFinished: () => void): () => void {
  const stop = new AbortController();
  /** Those that the server says are still under way: it pushes when they end. */
  let underWay = new Set<string>();

  async function run(): Promise<void> {
    underWay = new Set();
    for (const left of await keptChunks.left()) {
      const isMine = left.recordingId === inRoom.making;
      if (isMine) await sendOf(left, stop.signal);
      else await unlessInAnotherTab(lockOf(left.recordingId), () => sendAndFinish(left));
    }
  }

  async function sendAndFinish(left: Left): Promise<void> {
    await sendOf(left, stop.signal);
    // More may have been made meanwhile.
    const now = (await keptChunks.left()).find(({ recordingId }) => recordingId === left.recordingId);
    if (stop.signal.aborted || !now?.isOver || now.seqs.length > 0) return;
    if (await finish(left)) onFinished();
    else underWay.add(left.recordingId);
  }

  const isLeft = async () => (await keptChunks.left()).some(({ recordingId, seqs }) => seqs.length > 0 || !underWay.has(recordingId));
  const end = keepTrying({ name: 'somo-recordings', run, isLeft, onChange });
  return () => {
    stop.abort();
    end();
  };
}

/** There is another part, or a recording has ended. */
function onChange(listener: () => void): () => void {
  const stops = [partsWaiting.onTell(listener), onPush(({ name }) => name === 'recording.changed' && listener())];
  return () => stops.forEach((stop) => stop());
}

/** Sends until the line has no more room; rejects if it is down. */
async function sendOf(left: Left, signal: AbortSignal): Promise<void> {
  for (const seq of left.seqs) {
    if (signal.aborted || !inRoom.mayNow) return;
    if (!(await inRoom.unlessElsewhere(() => sendOne(left, seq, signal)))) return;
  }
}

async function sendOne(left: Left, seq: number, signal: AbortSignal): Promise<void> {
  const chunk = await keptChunks.get(left, seq);
  if (chunk) await deliver(chunk, signal);
  await keptChunks.delete(left, seq);
}

/** Returns once the part has arrived, or never will; rejects if it is to be sent again. */
async function deliver(chunk: Chunk, signal: AbortSignal): Promise<void> {
  try {
    await put(chunk, signal);
  } catch (error) {
    if (!isFinal(error)) throw error;
    if (!isRefused(error, 'recording-without-consent')) return;
    if (await isUnderWay(chunk)) throw error;
    // It may have ended since that refusal, and only now it is known when.
    await put(chunk, signal).catch((again: unknown) => {
      if (!isFinal(again)) throw again;
    });
  }
}

/** While a recording goes on, its parts are refused until the server has heard that it began, or while somebody's connection is being renewed. */
async function isUnderWay({ lessonId, recordingId }: Chunk): Promise<boolean> {
  const { items } = await http('GET /api/lessons/:id/recordings', { params: { id: lessonId } });
  return items.some(({ id, state }) => id === recordingId && (state === 'running' || state === 'asked'));
}

async function put({ lessonId, recordingId, seq, fromMs, toMs, bytes }: Chunk, signal: AbortSignal): Promise<void> {
  const query = new URLSearchParams({ fromMs: String(fromMs), toMs: String(toMs), sha256: await hashOf(bytes) });
  const url = `${recordingPath(lessonId, recordingId)}/chunks/${seq}?${query.toString()}`;
  await renewing((token) => putPart({ url, token, bytes: new Blob([bytes]), onProgress: () => undefined, signal }));
}

/** Says that everything has been sent. While the other page is still in the classroom with it, the server says no, and later yes. */
async function finish({ lessonId, recordingId }: Left): Promise<boolean> {
  try {
    await http('POST /api/lessons/:id/recordings/:recordingId/finish', { params: { id: lessonId, recordingId } });
  } catch (error) {
    if (isRefused(error, 'recording-under-way')) return false;
    if (!isFinal(error)) throw error;
  }
  await keptChunks.forget({ lessonId, recordingId });
  return true;
}

async function hashOf(bytes: Bytes): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
