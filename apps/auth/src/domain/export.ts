// When a copy of one's own data can be asked for, and until when it can be downloaded.
import { dayMs } from '@somo/calendar/days';
import type { DataExportState } from '@somo/contracts/exports';
import { exportDays } from '@somo/contracts/rules/exports';
import { fromInstant, toInstant, type Instant } from '@somo/contracts/time';

export const exportKey = (id: string): string => `exports/${id}`;
export const exportEnd = (now: number): number => now + exportDays * dayMs;
/** A copy that was asked for later than this stands in the way of the next one. */
export const exportPause = (now: number): number => now - dayMs;

interface Latest {
  requestedAt: Instant;
  readyAt: Instant | null;
  expiresAt: Instant | null;
  bytes: number | null;
  deletedAt: Instant | null;
}

export const isGone = ({ expiresAt, deletedAt }: Latest, now: number): boolean =>
  deletedAt !== null || (expiresAt !== null && fromInstant(expiresAt) <= now);

export function exportState(latest: Latest | undefined, now: number): DataExportState {
  if (!latest) return { current: null, nextAt: null };
  const { requestedAt, readyAt, expiresAt, bytes } = latest;
  const next = fromInstant(requestedAt) + dayMs;
  return {
    current: isGone(latest, now) ? null : { state: readyAt === null ? 'making' : 'ready', requestedAt, expiresAt, bytes },
    nextAt: next > now ? toInstant(next) : null,
  };
}
