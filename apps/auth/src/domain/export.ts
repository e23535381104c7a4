// When a copy of one's own data can be asked for, and until when it can be downloaded.
import { dayMs } from '@somo/calendar/days';
import type { DataExport, DataExportState } from '@somo/contracts/exports';
import { exportDays } from '@somo/contracts/rules/exports';
import { fromInstant, toInstant, type Instant } from '@somo/contracts/time';

/** Where a copy is stored, and what its file is called. */
export const exportFile = ({ id, requestedAt }: { id: string; requestedAt: Instant }) => ({
  key: exportKey(id),
  name: `somo-data-${requestedAt.slice(0, 10)}.zip`,
});

export const exportKey = (id: string): string => `exports/${id}`;
export const exportEnd = (now: number): number => now + exportDays * dayMs;
/** A copy that was asked for later than this stands in the way of the next one. */
export const exportPause = (now: number): number => now - dayMs;

interface Latest {
  requestedAt: Instant;
  readyAt: Instant | null;
}

/** When the next copy can be asked for; null: now. */
export function nextExport(latest: Pick<Latest, 'requestedAt'> | undefined, now: number): Instant | null {
  const next = latest ? fromInstant(latest.requestedAt) + dayMs : now;
  return next > now ? toInstant(next) : null;
}

/** `ready` is the latest that can be downloaded: a newer one that is still being made does not take it away. */
export function exportState(latest: Latest | undefined, ready: DataExport | undefined, now: number): DataExportState {
  return {
    current: ready ? { requestedAt: ready.requestedAt, expiresAt: ready.expiresAt, bytes: ready.bytes } : null,
    isMaking: latest?.readyAt === null,
    nextAt: nextExport(latest, now),
  };
}
