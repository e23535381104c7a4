import type { Lesson } from '@somo/contracts/lessons';
import { LessonLines } from './lesson-lines';
import { LessonMoves } from './lesson-moves';
import type { Side } from './lesson-rules';

/** Returns the lines that only some lessons have, and the lesson's moves. */
export function LessonDetails({ lesson, side, zone }: { lesson: Lesson; side: Side; zone: string }) {
  return (
    <>
      <LessonLines lesson={lesson} side={side} />
      <LessonMoves lesson={lesson} side={side} zone={zone} />
    </>
  );
}
