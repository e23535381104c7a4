import type { TimelineEntry } from '@somo/contracts/timeline';
import { DayList } from './day-list';
import { TimelineLine } from './timeline-line';

interface Props {
  entries: TimelineEntry[];
  zone: string;
  names: ReadonlyMap<string, string>;
}

/** Everything that the services know, in their own words. */
export function TechnicalList({ entries, zone, names }: Props) {
  const to = receiversOf(entries, names);
  return (
    <DayList id="all" items={entries} zone={zone} atOf={({ at }) => at}>
      {(entry, at) => <TimelineLine key={`${entry.service}-${entry.kind}-${at}`} entry={entry} zone={zone} to={to(entry)} />}
    </DayList>
  );
}

/** Returns who a notification, or the email of one, is for. */
function receiversOf(entries: TimelineEntry[], names: Props['names']): (entry: TimelineEntry) => string | null {
  const idOf = (entry: TimelineEntry) =>
    entry.kind === 'fact' ? String(entry.details['notificationId']) : entry.kind === 'job' ? entry.key : '';
  const receivers = new Map(
    entries.flatMap((entry) =>
      entry.kind === 'fact' && entry.name === 'notified' ? [[idOf(entry), names.get(String(entry.details['userId'])) ?? null]] : [],
    ),
  );
  return (entry) => receivers.get(idOf(entry)) ?? null;
}
