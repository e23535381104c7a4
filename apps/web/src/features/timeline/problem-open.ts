import type { LessonTimeline } from '@somo/contracts/timeline';

/** Returns true if a reported problem with the lesson has not been resolved yet. */
export function isProblemOpen(timeline: LessonTimeline | undefined): boolean {
  const facts = timeline?.entries.filter((entry) => entry.kind === 'fact') ?? [];
  const problems = (name: 'problem-reported' | 'problem-resolved') =>
    facts.filter((fact) => fact.name === name).map(({ details }) => details['problemId']);
  const resolved = problems('problem-resolved');
  return problems('problem-reported').some((id) => !resolved.includes(id));
}
