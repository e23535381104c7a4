import { useRef, useState } from 'react';
import type { Lesson } from '@somo/contracts/lessons';
import type { BookWeeklyBody } from '@somo/contracts/routes/lessons';
import { isInstant, type Instant } from '@somo/contracts/time';
import { newKey } from '../../lib/key';
import { ProblemError, refusalOf } from '../../lib/problem';
import { useBookWeekly, useWeeklyTimes } from './api/weekly';

/** Returns how often the chosen time is to be booked, week after week, and which dates that makes. */
export function useWeekly(teacherId: string, startsAt: Instant | null) {
  const [chosen, setChosen] = useState<{ startsAt: Instant; count: number } | null>(null);
  const dates = useWeeklyTimes(teacherId, startsAt).data?.dates ?? [];
  const free = dates.filter(({ why }) => !why);
  // Another time than the chosen one is not the first lesson of anything.
  const most = free[0]?.startsAt === startsAt ? free.length : 1;
  const count = chosen !== null && chosen.startsAt === startsAt ? Math.min(chosen.count, most) : 1;
  const last = free[count - 1]?.startsAt;
  const times = free.slice(0, count).map((date) => date.startsAt);
  const booking = useBookWeekly();
  // A request without an answer is repeated with the same key.
  const asked = useRef<{ words: string; key: string }>(null);

  async function book(choice: Omit<BookWeeklyBody, 'times'>): Promise<Lesson[]> {
    const body = { ...choice, times };
    const words = JSON.stringify(body);
    const key = asked.current?.words === words ? asked.current.key : newKey();
    asked.current = { words, key };
    try {
      const { lessons } = await booking.mutateAsync({ body, key });
      asked.current = null;
      return lessons;
    } catch (error) {
      if (refusalOf(error) !== null) asked.current = null;
      throw error;
    }
  }
  return {
    most,
    count,
    /** Those to book. */
    times,
    /** Up to the last lesson, with the weeks that are left out. */
    dates: count > 1 && last ? dates.filter((date) => date.startsAt <= last) : [],
    book,
    isBusy: booking.isPending,
    choose: (next: number) => startsAt && setChosen({ startsAt, count: next }),
  };
}

export type Weekly = ReturnType<typeof useWeekly>;

/** Returns the date that a refusal is about, if it names one. */
export function refusedDate(error: unknown): Instant | null {
  const at = error instanceof ProblemError ? (error.problem as { startsAt?: unknown }).startsAt : null;
  return isInstant(at) ? at : null;
}
