import type { LessonService, LessonTimeline, TimelineEntry, TimelinePart } from '@somo/contracts/timeline';

export interface Part {
  service: LessonService;
  /** undefined: the service did not answer. */
  part: TimelinePart | undefined;
}

/** Merges what the services know into one list ordered by time, each event with its deliveries to subscribers. */
export function composeTimeline(lessonId: string, parts: Part[]): LessonTimeline {
  const known = parts.flatMap(({ service, part }) => (part ? [{ service, part }] : []));
  const allDeliveries = known.flatMap(({ service, part }) => part.deliveries.map((delivery) => ({ service, ...delivery })));
  const entries = known.flatMap(({ service, part }) =>
    part.entries.map((entry): TimelineEntry => {
      if (entry.kind !== 'event') return { service, ...entry };
      return { service, ...entry, deliveries: allDeliveries.filter(({ eventId }) => eventId === entry.eventId) };
    }),
  );
  return {
    lessonId,
    holds: known.flatMap(({ service, part }) => part.holds.map((held) => ({ service, ...held }))),
    // The sort is stable: entries with equal times stay in the order of the services, booking first.
    entries: entries.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0)),
    silent: parts.flatMap(({ service, part }) => (part ? [] : [service])),
  };
}
