import type { LessonService, LessonTimeline, TimelineEntry, TimelinePart } from '@somo/contracts/timeline';

export interface Part {
  service: LessonService;
  /** undefined: the service did not answer. */
  part: TimelinePart | undefined;
}

/** What the services know, as one list in time order; each event with those who heard it. */
export function composeTimeline(lessonId: string, parts: Part[]): LessonTimeline {
  const known = parts.flatMap(({ service, part }) => (part ? [{ service, part }] : []));
  const heard = known.flatMap(({ service, part }) => part.deliveries.map((delivery) => ({ service, ...delivery })));
  const entries = known.flatMap(({ service, part }) =>
    part.entries.map((entry): TimelineEntry => {
      if (entry.kind !== 'event') return { service, ...entry };
      return { service, ...entry, deliveries: heard.filter(({ eventId }) => eventId === entry.eventId) };
    }),
  );
  return {
    lessonId,
    holds: known.flatMap(({ service, part }) => part.holds.map((held) => ({ service, ...held }))),
    // What has the same time stays in the order of the services: booking first.
    entries: entries.sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0)),
    silent: parts.flatMap(({ service, part }) => (part ? [] : [service])),
  };
}
