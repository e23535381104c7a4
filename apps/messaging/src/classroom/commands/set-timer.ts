import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { TimerInput } from '@somo/contracts/live-input';
import { toInstant } from '@somo/contracts/time';
import { minuteMs } from '@somo/calendar/days';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { ChangeShared } from '../rooms/change-shared.js';
import { storeTimer } from '../store/shared-room.js';

@Injectable()
export class SetTimer {
  constructor(private readonly shared: ChangeShared) {}

  /** Starts a timer for both, in place of the one before; no minutes stop it. */
  @Handles('messaging.set-timer', { by: ['any'], input: TimerInput, refuses: ['not-in-classroom', 'classroom-closed', 'invalid-input'] })
  run({ lessonId, minutes }: Asks['messaging.set-timer']['in'], caller: Caller): Promise<null> {
    const { userId } = userOf(caller);
    return this.shared.run(lessonId, userId, (db, { agreementId }, now) =>
      storeTimer(
        db,
        agreementId,
        minutes === 0 ? null : { startedAt: toInstant(now), endsAt: toInstant(now + minutes * minuteMs), by: userId },
      ),
    );
  }
}
