import type { TimelineEntry } from '@somo/contracts/timeline';

/** Returns who a notification, or the email of one, is for. */
export function receiversOf(entries: TimelineEntry[], names: ReadonlyMap<string, string>): (entry: TimelineEntry) => string | null {
  const idOf = (entry: TimelineEntry) =>
    entry.kind === 'fact' ? String(entry.details['notificationId']) : entry.kind === 'job' ? entry.key : '';
  const receivers = new Map(
    entries.flatMap((entry) =>
      entry.kind === 'fact' && entry.name === 'notified' ? [[idOf(entry), names.get(String(entry.details['userId'])) ?? null]] : [],
    ),
  );
  return (entry) => receivers.get(idOf(entry)) ?? null;
}
