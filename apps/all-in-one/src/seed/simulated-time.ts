import type { LessonRecord } from '@somo/contracts/lessons';

/** Time that a demo can set back before anyone has registered, and then let pass; epoch milliseconds. */
export interface SimulatedTime {
  present(): number;
  now(): number;
  isPresent(): boolean;
  /** Returns whether this installation has never been used. */
  neverRan(): Promise<boolean>;
  setBack(to: number): void;
  /** Advances the clock, at most to the present; everything that becomes due on the way is done at its time, and from then on nothing by itself. */
  advanceTo(at: number): Promise<void>;
  /** Leaves the rest of the work to the services, also where the present was not reached. */
  end(): Promise<void>;
  /** Records what the pages of both would have reported of a lesson they came to, the teacher `teacherLateMs` after its start. */
  attend(lesson: LessonRecord, teacherLateMs: number): Promise<void>;
}
