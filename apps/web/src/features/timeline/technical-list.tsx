import type { TimelineEntry } from '@somo/contracts/timeline';
import { DayList } from './day-list';
import { receiversOf } from './receivers';
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
    <DayList id="all" items={entries} zone={zone} atOf={({ at }) => at} keyOf={({ service, kind }, at) => `${service}-${kind}-${at}`}>
      {(entry) => <TimelineLine entry={entry} zone={zone} to={to(entry)} />}
    </DayList>
  );
}
