import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { LessonRecord } from '@somo/contracts/lessons';
import { refuse } from '@somo/contracts/refusals';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { sideOf } from '../domain/participants.js';
import { toBooking } from '../store/booking-row.js';
import { readLesson, recordOf } from '../store/lesson-rows.js';
import { MeetingLinks } from './meeting-links.js';

@Injectable()
export class GetLesson {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly links: MeetingLinks,
  ) {}

  @Handles('booking.get-lesson', { by: ['participant', 'service:notification', 'service:payments'], refuses: ['lesson-not-found'] })
  async run({ bookingId }: Asks['booking.get-lesson']['in'], caller: Caller): Promise<LessonRecord> {
    const row = await readLesson(this.db, bookingId);
    if (caller.kind === 'user') sideOf(row && toBooking(row), caller.userId);
    if (!row) throw refuse('lesson-not-found');
    const now = this.clock.now();
    const record = recordOf(row, now, caller.kind === 'user' ? caller.userId : null);
    if (caller.kind !== 'user') return record;
    const [lesson] = await this.links.addTo([record], now);
    return lesson!;
  }
}
