// What a refused booking means for the wizard: which step it returns to and what it offers instead.
import type { Alternative } from '@somo/contracts/lessons';
import type { RefusalCode } from '@somo/contracts/refusals';
import { isInstant } from '@somo/contracts/time';
import { ProblemError } from '../../lib/problem';

const timeIsGone: RefusalCode[] = [
  'slot-taken',
  'you-have-a-lesson-then',
  'slot-not-offered',
  'notice-too-short',
  'beyond-horizon',
  'daily-limit-reached',
];

interface Refused {
  /** The server's message; null if it sent none and the screen shows its own. */
  sentence: string | null;
  /** Another student booked the time first. */
  lostRace: boolean;
  /** The student must choose another time. */
  timeGone: boolean;
  priceChanged: boolean;
  alternatives: Alternative[];
}

export function refusedBooking(error: unknown): Refused {
  if (!(error instanceof ProblemError) || error.problem.status >= 500)
    return { sentence: null, lostRace: false, timeGone: false, priceChanged: false, alternatives: [] };
  const { code, alternatives = [] } = error.problem;
  return {
    sentence: error.message,
    lostRace: code === 'slot-taken',
    timeGone: timeIsGone.some((each) => each === code),
    priceChanged: code === 'price-changed',
    alternatives: alternatives
      .flatMap(({ startsAt, endsAt }) => (isInstant(startsAt) && isInstant(endsAt) ? [{ startsAt, endsAt }] : []))
      .slice(0, 3),
  };
}
