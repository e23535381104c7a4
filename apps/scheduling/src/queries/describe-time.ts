import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { DescribedTime } from '@somo/contracts/asks/scheduling';
import { fromInstant } from '@somo/contracts/time';
import { Handles } from '@somo/platform/handles';
import { describeTime } from '../domain/to-slot.js';
import { HoursOfTeacher } from '../store/hours-of-teacher.js';

/** Describes any hour, whether the teacher offers it or not: two people may agree on it all the same. */
@Injectable()
export class DescribeTime {
  constructor(private readonly hours: HoursOfTeacher) {}

  @Handles('scheduling.describe-time', { by: ['any', 'service:booking'], refuses: ['teacher-not-found'] })
  async run({ teacherId, startsAt }: Asks['scheduling.describe-time']['in']): Promise<DescribedTime> {
    return describeTime(await this.hours.of(teacherId), fromInstant(startsAt));
  }
}
