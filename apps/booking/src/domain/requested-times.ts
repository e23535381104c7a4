// The times in a request to reschedule, in one for a lesson and in a teacher's answer to one.
import { minuteMs } from '@somo/calendar/days';
import { refuse } from '@somo/contracts/refusals';
import { lessonMinutes, wishesMax } from '@somo/contracts/rules/booking';
import { fromInstant, toInstant, type Instant } from '@somo/contracts/time';

interface RescheduleTimes {
  startsAt?: Instant;
  proposals?: Instant[];
}

/** Returns the single time to move to or, for a teacher, the one to three times to propose. Refuses 'invalid-input'. */
export function requestedTimes({ startsAt, proposals }: RescheduleTimes, is: 'student' | 'teacher'): Instant[] {
  if (is === 'student' && proposals !== undefined) throw invalid('proposals', 'Only teachers propose times; send startsAt');
  if (startsAt !== undefined && proposals !== undefined) throw invalid('proposals', 'Send either startsAt or proposals');
  const times = proposals ?? (startsAt === undefined ? [] : [startsAt]);
  if (times.length === 0) throw invalid('startsAt', 'Please choose a time');
  checkOnce(times, 'proposals');
  if (overlap(times)) throw invalid('proposals', 'Proposed times must not overlap');
  return times;
}

interface WishedTimes {
  startsAt?: Instant;
  endsAt?: Instant;
  wishes?: Instant[];
}

/** Returns the one to three times that a student asks for, the preferred one first. Refuses 'invalid-input'. */
export function wishedTimes({ startsAt, endsAt, wishes = [] }: WishedTimes): Instant[] {
  if (startsAt !== undefined && endsAt !== undefined && fromInstant(endsAt) - fromInstant(startsAt) !== lessonMinutes * minuteMs)
    throw invalid('endsAt', `A lesson takes ${lessonMinutes} minutes`);
  checkOnce(wishes, 'wishes');
  const others = wishes.filter((wish) => startsAt === undefined || fromInstant(wish) !== fromInstant(startsAt));
  const times = [...(startsAt === undefined ? [] : [startsAt]), ...others].map((time) => toInstant(fromInstant(time)));
  if (times.length > wishesMax) throw invalid('wishes', `Please choose at most ${wishesMax} times`);
  return times;
}

/** Returns the other times that a teacher proposes in answer to a request. Refuses 'invalid-input'. */
export function proposedTimes(proposals: readonly Instant[], wished: readonly { startsAt: Instant }[]): Instant[] {
  checkOnce(proposals, 'proposals');
  const isWished = (time: Instant) => wished.some(({ startsAt }) => fromInstant(startsAt) === fromInstant(time));
  if (proposals.some(isWished)) throw invalid('proposals', 'The student asked for this time: accept the request instead');
  return proposals.map((time) => toInstant(fromInstant(time)));
}

function checkOnce(times: readonly Instant[], field: 'proposals' | 'wishes'): void {
  const word = field === 'proposals' ? 'Each time can be proposed once' : 'Each time can be asked for once';
  if (new Set(times.map(fromInstant)).size < times.length) throw invalid(field, word);
}

const invalid = (field: string, message: string) => refuse('invalid-input', { errors: { [field]: [message] } });

function overlap(times: readonly Instant[]): boolean {
  const starts = times.map(fromInstant).sort((a, b) => a - b);
  return starts.some((start, at) => at > 0 && start - starts[at - 1]! < lessonMinutes * minuteMs);
}
