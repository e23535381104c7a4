import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { refuse } from '@somo/contracts/refusals';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { checkNotSuspended } from '@somo/platform/operating/suspensions';
import { userOf } from '@somo/platform/user-of';
import { findRecording } from '../store/recordings.js';

@Injectable()
export class FindRecording {
  constructor(private readonly db: Db) {}

  @Handles('messaging.find-recording', {
    by: ['participant'],
    refuses: ['recording-not-found', 'recording-deleted', 'recording-not-ready', 'account-suspended'],
  })
  async run(
    { lessonId, recordingId }: Asks['messaging.find-recording']['in'],
    caller: Caller,
  ): Promise<Asks['messaging.find-recording']['out']> {
    const { userId } = userOf(caller);
    await checkNotSuspended(this.db, userId);
    const { state, stored_as: key, content_type: contentType, bytes } = await findRecording(this.db, { lessonId, recordingId, userId });
    if (state === 'deleted') throw refuse('recording-deleted');
    if (state !== 'ready' || key === null || contentType === null) throw refuse('recording-not-ready');
    return { key, contentType, bytes: Number(bytes) };
  }
}
