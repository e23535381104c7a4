import { Injectable } from '@nestjs/common';
import { checkStart } from '@somo/calendar/check-start';
import type { CheckedSlot } from '@somo/contracts/asks/scheduling';
import type { Asks } from '@somo/contracts/asks/map';
import { fromInstant } from '@somo/contracts/time';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { lessonTerms } from '../domain/lesson-terms.js';
import { describeTime } from '../domain/to-slot.js';
import { HoursOfTeacher } from '../store/hours-of-teacher.js';

/**
 * Checks hours, breaks, notice and horizon. Only booking decides whether a time is taken or a day is full: the busy copy here may be stale.
 */
@Injectable()
export class CheckSlot {
  constructor(
    private readonly hours: HoursOfTeacher,
    private readonly clock: Clock,
  ) {}

  @Handles('scheduling.check-slot', { by: ['any', 'service:booking'], refuses: ['teacher-not-found'] })
  async run(input: Asks['scheduling.check-slot']['in']): Promise<CheckedSlot> {
    const hours = await this.hours.of(input.teacherId);
    const startsAt = fromInstant(input.startsAt);
    const verdict = checkStart(hours, lessonTerms, startsAt, this.clock.now());
    if (verdict !== 'offered') return { offered: false, why: verdict };
    return { offered: true, ...describeTime(hours, startsAt), dailyMaximum: hours.dailyMaximum };
  }
}
