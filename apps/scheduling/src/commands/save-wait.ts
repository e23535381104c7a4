import { Injectable } from '@nestjs/common';
import { minutesOf } from '@somo/calendar/days';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { refuse } from '@somo/contracts/refusals';
import { WaitBody } from '@somo/contracts/routes/waits';
import { waitsMax } from '@somo/contracts/rules/waits';
import type { WaitRecord } from '@somo/contracts/waits';
import { zoneOrRefusal } from '@somo/contracts/zones';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { HoursOfTeacher } from '../hours/hours-of-teacher.js';
import { saveWait } from '../store/waits.js';

@Injectable()
export class SaveWait {
  constructor(
    private readonly db: Db,
    private readonly hours: HoursOfTeacher,
    private readonly clock: Clock,
  ) {}

  /** The teacher is not told. */
  @Handles('scheduling.save-wait', { by: ['student'], input: WaitBody, refuses: ['teacher-not-found', 'too-many-waits', 'invalid-input'] })
  async run({ teacherId, weekdays, fromTime, toTime, timeZone }: Asks['scheduling.save-wait']['in'], caller: Caller): Promise<WaitRecord> {
    const { userId: studentId } = userOf(caller);
    if (minutesOf(fromTime ?? '00:00') >= minutesOf(toTime ?? '24:00'))
      throw refuse('invalid-input', { errors: { toTime: ['Please choose an end that is after the start'] } });
    const { suspended } = await this.hours.of(teacherId);
    if (suspended) throw refuse('teacher-not-found');
    const hours = { weekdays: weekdays ?? null, fromTime: fromTime ?? null, toTime: toTime ?? null, timeZone: zoneOrRefusal(timeZone) };
    const saved = await saveWait(this.db, { teacherId, studentId, now: this.clock.now(), ...hours }, waitsMax);
    if (!saved) throw refuse('too-many-waits');
    return saved;
  }
}
