import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { TimelinePart } from '@somo/contracts/timeline';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { traceLesson } from '@somo/platform/operating/trace-lesson';

@Injectable()
export class LessonTimeline {
  constructor(private readonly db: Db) {}

  @Handles('messaging.lesson-timeline', { by: ['admin'] })
  async run(question: Asks['messaging.lesson-timeline']['in']): Promise<TimelinePart> {
    const { deliveries } = await traceLesson(this.db, question, []);
    return { holds: [], entries: [], deliveries };
  }
}
