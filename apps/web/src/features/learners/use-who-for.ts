// For whom the user books a lesson: themself, or one of their learners.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Lesson } from '@somo/contracts/lessons';
import { query } from '../../lib/query';
import { useZone } from '../../lib/use-session';
import { useLearners } from './use-learners';

/** Returns the choice, which begins with whoever the latest booking was for or, without one, with the first learner. */
export function useWhoFor() {
  const list = useLearners();
  const lessons = useQuery(query('GET /api/lessons', { query: { when: 'upcoming', timeZone: useZone(), limit: 100 } }));
  /** undefined: as at first; null: the user. */
  const [chosen, choose] = useState<string | null | undefined>(undefined);
  const learners = list.data?.items ?? [];
  const known = (id: string | null | undefined) => (id != null && learners.some((each) => each.id === id) ? id : null);
  const latest = latestOf(lessons.data?.items ?? []);
  const usual = latest ? known(latest.learner?.id) : (learners[0]?.id ?? null);
  return {
    list,
    learners,
    /** null: the user. */
    learnerId: chosen === undefined || (chosen !== null && known(chosen) === null) ? usual : chosen,
    choose,
    // Who the latest booking was for is not known before the lessons are.
    isPending: list.isPending || (learners.length > 0 && chosen === undefined && lessons.isPending),
  };
}

export type WhoForChoice = ReturnType<typeof useWhoFor>;

const latestOf = (lessons: readonly Lesson[]): Lesson | undefined =>
  lessons.reduce<Lesson | undefined>((latest, lesson) => (!latest || lesson.createdAt > latest.createdAt ? lesson : latest), undefined);
