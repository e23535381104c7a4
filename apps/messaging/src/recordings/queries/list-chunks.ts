import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { ReceivedChunks } from '@somo/contracts/recordings';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { listChunks } from '../store/chunks.js';
import { findRecording } from '../store/recordings.js';

@Injectable()
export class ListChunks {
  constructor(private readonly db: Db) {}

  @Handles('messaging.list-chunks', { by: ['participant'], refuses: ['recording-not-found'] })
  async run({ lessonId, recordingId }: Asks['messaging.list-chunks']['in'], caller: Caller): Promise<ReceivedChunks> {
    const { id } = await findRecording(this.db, { lessonId, recordingId, userId: userOf(caller).userId });
    return { received: (await listChunks(this.db, id)).map(({ seq }) => seq) };
  }
}
