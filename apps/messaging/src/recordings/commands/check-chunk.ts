import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { chunksPrefix } from '@somo/contracts/rules/recordings';
import { ChunkQuery } from '@somo/contracts/routes/recordings';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { newId } from '@somo/platform/ids';
import { userOf } from '@somo/platform/user-of';
import { checkChunk, chunkRefusals } from '../check-chunk.js';
import { findRecording } from '../store/recordings.js';

@Injectable()
export class CheckChunk {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** Refuses a part before its bytes are read. */
  @Handles('messaging.check-chunk', { by: ['participant'], input: ChunkQuery, refuses: chunkRefusals })
  async run(chunk: Asks['messaging.check-chunk']['in'], caller: Caller): Promise<{ key: string | null }> {
    const { userId } = userOf(caller);
    const row = await findRecording(this.db, { ...chunk, userId });
    const isThere = await checkChunk(this.db, row, { ...chunk, userId }, this.clock.now());
    return { key: isThere ? null : `${chunksPrefix(row.id)}${String(chunk.seq).padStart(5, '0')}-${newId()}` };
  }
}
