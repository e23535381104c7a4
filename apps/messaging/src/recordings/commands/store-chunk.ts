import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { refuse } from '@somo/contracts/refusals';
import { ChunkQuery } from '@somo/contracts/routes/recordings';
import { chunksPrefix, silenceMinutes } from '@somo/contracts/rules/recordings';
import { minuteMs } from '@somo/calendar/days';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { Storage } from '@somo/platform/storage/storage';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { buffer } from 'node:stream/consumers';
import { checkChunk, chunkRefusals } from '../check-chunk.js';
import { isBeginningOf } from '../domain/container.js';
import { planPreparation } from '../end-recording.js';
import { storeChunk } from '../store/chunks.js';
import { findRecording, lockRecording, saveRecording } from '../store/recordings.js';

type Input = Asks['messaging.store-chunk']['in'];

const headBytes = 16;

@Injectable()
export class StoreChunk {
  constructor(
    private readonly db: Db,
    private readonly storage: Storage,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Takes a part whose bytes are stored. It is checked again: somebody may have ended the recording while they arrived. */
  @Handles('messaging.store-chunk', { by: ['participant'], input: ChunkQuery, refuses: [...chunkRefusals, 'recording-not-readable'] })
  async run(chunk: Input, caller: Caller): Promise<null> {
    const { userId } = userOf(caller);
    const { id, made_as } = await findRecording(this.db, { ...chunk, userId });
    if (!chunk.key.startsWith(chunksPrefix(id))) throw refuse('recording-part-damaged');
    if (chunk.seq === 0 && !isBeginningOf(made_as ?? '', await this.headOf(chunk.key))) throw refuse('recording-not-readable');
    await this.transaction.run(async (tx) => {
      const row = await lockRecording(tx.db, id);
      const now = this.clock.now();
      if (await checkChunk(tx.db, row, { ...chunk, userId }, now)) return;
      const { seq, fromMs, toMs, bytes, sha256, key } = chunk;
      await storeChunk(tx.db, id, { seq, from_ms: fromMs, to_ms: toMs, bytes, sha256, stored_as: key });
      // What arrives after it was prepared from the rest makes it whole.
      const isLate = row.state === 'ready' || row.state === 'failed';
      const next = { ...row, last_chunk_at: new Date(now), ...(isLate ? { state: 'ended' as const, turn: row.turn + 1 } : {}) };
      await saveRecording(tx.db, next);
      if (isLate) planPreparation(tx, next, now + silenceMinutes * minuteMs);
    });
    return null;
  }

  private async headOf(key: string): Promise<Buffer> {
    const file = await this.storage.get(key, { start: 0, end: headBytes - 1 });
    if (!file) throw refuse('recording-part-damaged');
    return buffer(file.body);
  }
}
