import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { HandInput } from '@somo/contracts/live-input';
import { refuse } from '@somo/contracts/refusals';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { ChangeShared } from '../rooms/change-shared.js';
import { storeHand } from '../store/shared-room.js';

@Injectable()
export class RaiseHand {
  constructor(private readonly shared: ChangeShared) {}

  /** A person raises their own hand; either of the two lowers it. */
  @Handles('messaging.raise-hand', { by: ['any'], input: HandInput, refuses: ['not-in-classroom', 'classroom-closed', 'invalid-input'] })
  run({ lessonId, userId: whose, raised }: Asks['messaging.raise-hand']['in'], caller: Caller): Promise<null> {
    const { userId } = userOf(caller);
    return this.shared.run(lessonId, userId, (db, { agreementId, studentId, teacherId }) => {
      if (raised ? whose !== userId : whose !== studentId && whose !== teacherId) throw refuse('not-in-classroom');
      return storeHand(db, agreementId, whose, raised);
    });
  }
}
