// The times in a request to reschedule.
import { minuteMs } from '@somo/calendar/days';
import { refuse } from '@somo/contracts/refusals';
import { lessonMinutes } from '@somo/contracts/rules/booking';
import { fromInstant, type Instant } from '@somo/contracts/time';

interface RescheduleTimes {
  startsAt?: Instant;
  proposals?: Instant[];
}

/** Returns the single time to move to or, for a teacher, the one to three times to propose. Refuses 'invalid-input'. */
export function requestedTimes({ startsAt, proposals }: RescheduleTimes, is: 'student' | 'teacher'): Instant[] {
  const invalid = (field: string, message: string) => refuse('invalid-input', { errors: { [field]: [message] } });
  if (is === 'student' && proposals !== undefined) throw invalid('proposals', 'Only teachers propose times; send startsAt');
  if (startsAt !== undefined && proposals !== undefined) throw invalid('proposals', 'Send either startsAt or proposals');
  const times = proposals ?? (startsAt === undefined ? [] : [startsAt]);
  if (times.length === 0) throw invalid('startsAt', 'Please choose a time');
  if (new Set(times.map((time) => Date.parse(time))).size < times.length) throw invalid('proposals', 'Each time can be proposed once');
  if (overlap(times)) throw invalid('proposals', 'Proposed times must not overlap');
  return times;
}

function overlap(times: readonly Instant[]): boolean {
  const starts = times.map(fromInstant).sort((a, b) => a - b);
  return starts.some((start, at) => at > 0 && start - starts[at - 1]! < lessonMinutes * minuteMs);
}
