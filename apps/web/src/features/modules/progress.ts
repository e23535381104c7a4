/** Returns how much of a module is completed, in whole percent. */
export function percentOf({ completedLessons, lessonCount }: { completedLessons: number[]; lessonCount: number }): number {
  return lessonCount === 0 ? 0 : Math.min(100, Math.round((completedLessons.length / lessonCount) * 100));
}

/** Returns the completed lessons after one was marked, or its mark was taken back. */
export function toggled(completed: number[], lesson: number): number[] {
  return completed.includes(lesson) ? completed.filter((each) => each !== lesson) : [...completed, lesson].sort((a, b) => a - b);
}
