import { useInfiniteQuery } from '@tanstack/react-query';
import { minuteMs } from '@somo/calendar/days';
import type { Lesson } from '@somo/contracts/lessons';
import { joinOpensMinutes } from '@somo/contracts/rules/booking';
import { fromInstant } from '@somo/contracts/time';
import { clock } from '../../../lib/clock';
import { pages } from '../../../lib/query';
import { refundPollInterval } from '../../../lib/refund-poll-interval';
import { useZone } from '../../../lib/use-session';

/** A refund may take days, and a list is larger than one payment: each time it is asked for later. */
const pollMs = (answers: number): number => Math.min(minuteMs, 3_000 * answers);

/** `followsRefunds`: where the payments are shown, the list is polled while a refund is pending. */
export function useLessons(when: 'upcoming' | 'past', followsRefunds = false) {
  const timeZone = useZone();
  return useInfiniteQuery({
    ...pages('GET /api/lessons', { query: { when, timeZone, limit: 50 } }),
    refetchInterval: ({ state }) => {
      const lessons = state.data?.pages.flatMap(({ items }) => items) ?? [];
      const payments = followsRefunds ? lessons.flatMap(({ payment }) => payment ?? []) : [];
      return refundPollInterval(payments, pollMs(state.dataUpdateCount)) || untilOpening(lessons, clock.now());
    },
  });
}

/** A browser's timers do not run for longer than some weeks. */
const longestMs = 24 * 60 * minuteMs;

/** Returns in how many milliseconds the next of these lessons can be entered and so has its meeting link; false if none will. */
export function untilOpening(lessons: Lesson[], now: number): number | false {
  const opens = lessons
    .filter(({ paidAt, displayStatus }) => paidAt !== null && displayStatus === 'upcoming')
    .map(({ startsAt }) => fromInstant(startsAt) - joinOpensMinutes * minuteMs - now)
    .filter((ms) => ms > 0);
  return opens.length > 0 && Math.min(longestMs, Math.min(...opens) + 1_000);
}
