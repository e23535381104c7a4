import type { MyModule } from '@somo/contracts/people';

/** Returns how much of a module is completed, in whole percent. */
export function percentOf({ completedLessons, lessonCount }: { completedLessons: number[]; lessonCount: number }): number {
  return lessonCount === 0 ? 0 : Math.min(100, Math.round((completedLessons.length / lessonCount) * 100));
}

/** Returns the completed lessons after one was marked, or its mark was taken back. */
export function toggled(completed: number[], lesson: number): number[] {
  return completed.includes(lesson) ? completed.filter((each) => each !== lesson) : [...completed, lesson].sort((a, b) => a - b);
}

/**
 * Returns the completed lessons that a student should have after `taken` lessons of the module with a teacher, its first ones included;
 * null if as many are marked already, whichever they are.
 */
export function progressAfter(
  { completedLessons, lessons }: Pick<MyModule, 'completedLessons' | 'lessons'>,
  taken: number,
): number[] | null {
  const first = lessons.slice(0, taken).map(({ number }) => number);
  if (completedLessons.length >= first.length) return null;
  return [...new Set([...completedLessons, ...first])].sort((a, b) => a - b);
}
