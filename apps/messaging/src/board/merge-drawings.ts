import { boardPartBytes } from '@somo/contracts/rules/board';
import type { Db } from '@somo/platform/db';
import { mergeUpdates } from 'yjs';
import { countMerged, replaceUpdates, unmergedDrawings, type StoredUpdate } from './store/boards.js';

/** So many drawings are merged together. */
export const mergeEvery = 200;

/** Merges the drawings of a board, so that it is read from few rows, none larger than one answer. The caller holds the board. */
export async function mergeDrawings(db: Db, agreementId: string): Promise<void> {
  for (const part of inParts(await unmergedDrawings(db, agreementId))) {
    const bytes = merged(part);
    if (bytes) await replaceUpdates(db, agreementId, part[0]!.seq, { seq: part.at(-1)!.seq, bytes });
  }
  await countMerged(db, agreementId);
}

/** Undefined: they contradict each other. Then they stay as they are, and browsers read of them what they can. */
function merged(updates: StoredUpdate[]): Uint8Array | undefined {
  try {
    return mergeUpdates(updates.map(({ bytes }) => bytes));
  } catch {
    return undefined;
  }
}

/** Returns updates that follow each other in as few groups as have room for them. */
function inParts(updates: StoredUpdate[]): StoredUpdate[][] {
  const parts: StoredUpdate[][] = [];
  let used = Infinity;
  for (const update of updates) {
    used += update.bytes.length;
    if (used > boardPartBytes) {
      parts.push([]);
      used = update.bytes.length;
    }
    parts.at(-1)!.push(update);
  }
  return parts;
}
