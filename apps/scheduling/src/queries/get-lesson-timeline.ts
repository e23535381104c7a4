import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { TimelinePart } from '@somo/contracts/timeline';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { traceLesson } from '@somo/platform/operating/trace-lesson';

@Injectable()
export class GetLessonTimeline {
  constructor(private readonly db: Db) {}

  @Handles('scheduling.get-lesson-timeline', { by: ['operator:support', 'operator:money'] })
  async run(question: Asks['scheduling.get-lesson-timeline']['in']): Promise<TimelinePart> {
    const busy = await this.db.sql<{ version: number; live: boolean }>(
      'busy-time-of',
      'SELECT version, live FROM busy_times WHERE booking_id = ANY($1::uuid[]) ORDER BY version DESC LIMIT 1',
      [question.bookingIds],
    );
    const { deliveries } = await traceLesson(this.db, question, []);
    return {
      holds: busy.map(({ version, live }) => ({ what: 'busy-time', version, state: live ? 'busy' : 'free' })),
      entries: [],
      deliveries,
    };
  }
}
