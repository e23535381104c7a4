import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { TimelinePart } from '@somo/contracts/timeline';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { traceLesson } from '@somo/platform/operating/trace-lesson';
import { recordingTimeline } from '../recordings/queries/recording-timeline.js';
import { attendanceTimeline } from '../classroom/queries/attendance-timeline.js';

@Injectable()
export class GetLessonTimeline {
  constructor(private readonly db: Db) {}

  @Handles('messaging.get-lesson-timeline', { by: ['operator:support', 'operator:money'] })
  async run(question: Asks['messaging.get-lesson-timeline']['in']): Promise<TimelinePart> {
    const [{ deliveries }, attended, recorded] = await Promise.all([
      traceLesson(this.db, question, []),
      attendanceTimeline(this.db, question.bookingId),
      recordingTimeline(this.db, question.bookingIds),
    ]);
    return { holds: [], entries: [...attended, ...recorded], deliveries };
  }
}
