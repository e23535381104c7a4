import type { Instant } from '@somo/contracts/time';
import type { LessonTimeline } from '@somo/contracts/timeline';

export interface Stay {
  from: Instant;
  to: Instant;
  minutes: number;
}

/** Returns how each person was in the classroom, according to the lesson's timeline; null if they were not, undefined if it does not say for how long. */
export function attendanceIn({ entries }: Pick<LessonTimeline, 'entries'>): Record<'student' | 'teacher', Stay | null | undefined> {
  const of = (by: 'student' | 'teacher'): Stay | null | undefined => {
    const theirs = entries.flatMap((entry) => (entry.kind === 'fact' && entry.details.by === by ? [entry] : []));
    const entered = theirs.find(({ name }) => name === 'classroom-entered');
    const sum = theirs.find(({ name }) => name === 'attended');
    if (!entered || !sum) return entered || sum ? undefined : null;
    const left = theirs.filter(({ name }) => name === 'classroom-left').at(-1);
    return { from: entered.at, to: left && left.at > sum.at ? left.at : sum.at, minutes: Number(sum.details.minutes) };
  };
  return { student: of('student'), teacher: of('teacher') };
}
