import { Box } from '@chakra-ui/react';
import type { Lesson } from '@somo/contracts/lessons';
import type { LessonMoneyParts } from './lesson-badges';
import type { AttendanceOf, LessonActions, ReviewOf } from './lesson-dialogs';
import { LessonFoot } from './lesson-foot';
import { LessonNotes } from './lesson-notes';
import { hasStarted, isReportable, type Side } from './lesson-rules';

export interface LessonBodyProps {
  lesson: Lesson;
  side: Side;
  now: number;
  zone: string;
  money: LessonMoneyParts;
  attendance: AttendanceOf;
  review: ReviewOf;
  /** Another lesson with the same teacher is offered at the top. */
  isAgain: boolean;
  actions: LessonActions;
}

/** What was written about a lesson, who attended, what it cost, and what can be done with it. */
export function LessonBody({ lesson, side, now, zone, money, attendance, review, isAgain, actions }: LessonBodyProps) {
  const hasFoot = lesson.displayStatus !== 'cancelled' || lesson.paidAt !== null || lesson.myProblem || isReportable(lesson, now);
  return (
    <>
      <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="6" rowGap="3" mt="4" _empty={{ display: 'none' }}>
        {review(lesson, { now, zone })}
        <LessonNotes lesson={lesson} side={side} now={now} zone={zone} onWrite={actions.onWrite} />
        {hasStarted(lesson, now) && attendance(lesson)}
      </Box>
      {hasFoot && <LessonFoot {...{ lesson, side, now, zone, money, isAgain, actions }} />}
    </>
  );
}
