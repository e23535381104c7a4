import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { HoursState } from '@somo/contracts/events/hours';
import { Handles } from '@somo/platform/handles';
import { HoursOfTeacher } from '../hours/hours-of-teacher.js';
import { hoursState } from '../hours/hours-views.js';

/** For booking, when the event has not arrived or was never sent. */
@Injectable()
export class GetHours {
  constructor(private readonly hours: HoursOfTeacher) {}

  @Handles('scheduling.get-hours', { by: ['service:booking'], refuses: ['teacher-not-found'] })
  async run({ teacherId }: Asks['scheduling.get-hours']['in']): Promise<HoursState> {
    return hoursState(teacherId, await this.hours.of(teacherId));
  }
}
