import { Injectable } from '@nestjs/common';
import type { Jobs } from '@somo/contracts/jobs';
import { recordingKey, silenceMinutes } from '@somo/contracts/rules/recordings';
import { minuteMs } from '@somo/calendar/days';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import type { DueWork } from '@somo/platform/due-work/due-work';
import { newId } from '@somo/platform/ids';
import { Runs } from '@somo/platform/runs';
import { Storage } from '@somo/platform/storage/storage';
import { Transaction } from '@somo/platform/transaction';
import { peersIn } from '../../classroom/store/room-peers.js';
import { endRecording, planPreparation } from '../end-recording.js';
import { tellOf } from '../tell-of.js';
import { unseenMs } from '../domain/chunk-rules.js';
import { eraseBelow } from '../erase-below.js';
import { RecordingRemuxer, type Remuxed } from '../remux/recording-remuxer.js';
import { dropChunks, listChunks } from '../store/chunks.js';
import { bothSeenAt, lockRecording, lockRoom, saveRecording, type RecordingRow } from '../store/recordings.js';

/** Makes one file, in which a player can seek, of the parts of a recording. */
@Injectable()
export class PrepareRecording {
  constructor(
    private readonly db: Db,
    private readonly storage: Storage,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly remuxer: RecordingRemuxer,
  ) {}

  @Runs('prepare-recording')
  async run({ recordingId, turn }: Jobs['prepare-recording']['data'], work: DueWork): Promise<void> {
    const row = await this.transaction.run((tx) => lockRecording(tx.db, recordingId));
    if (row.turn !== turn) return;
    if (row.state === 'running' || row.state === 'asked') return this.watch(row, work);
    if (row.state !== 'ended' || (await this.waits(row, work))) return;
    const chunks = await listChunks(this.db, recordingId);
    const key = recordingKey(recordingId, newId());
    const made = await this.remuxer.remux(
      chunks.map(({ stored_as }) => stored_as),
      key,
      row.made_as ?? '',
    );
    const isKept = await this.transaction.finish(work, async (tx) => {
      const current = await lockRecording(tx.db, recordingId);
      // It may have been deleted meanwhile, or more of it has arrived.
      if (current.state !== 'ended' || current.turn !== turn) return false;
      const prepared = withMade(current, key, made);
      // Of what cannot be played, the parts stay until the recording is deleted: a later version may read them.
      if (current.is_complete && made) await dropChunks(tx.db, recordingId);
      await saveRecording(tx.db, prepared);
      tellOf(tx, prepared);
      return true;
    });
    if (!isKept) await this.storage.delete(key);
    else if (made) await eraseBelow(this.storage, `recordings/${recordingId}/${row.is_complete ? '' : 'whole/'}`, key);
  }

  /** Ends a recording whose people were both lost with their connections, or looks again later. */
  private async watch({ id, agreement_id }: RecordingRow, work: DueWork): Promise<void> {
    await this.transaction.finish(work, async (tx) => {
      await lockRoom(tx.db, agreement_id);
      const row = await lockRecording(tx.db, id);
      if (row.state !== 'running' && row.state !== 'asked') return;
      const now = this.clock.now();
      if ((await peersIn(tx.db, agreement_id, now)).length < 2) {
        const lastMs = row.lost_at?.getTime() ?? ((await bothSeenAt(tx.db, agreement_id)) ?? now) + unseenMs;
        return void (await endRecording(tx, row, { by: null, how: 'left', now: Math.min(now, lastMs) }));
      }
      const next = { ...row, turn: row.turn + 1, lost_at: null };
      await saveRecording(tx.db, next);
      planPreparation(tx, next, now + silenceMinutes * minuteMs);
    });
  }

  /** Plans it again if parts are still arriving. */
  private async waits(row: RecordingRow, work: DueWork): Promise<boolean> {
    const until = (row.last_chunk_at?.getTime() ?? 0) + silenceMinutes * minuteMs;
    if (row.is_complete || this.clock.now() >= until) return false;
    await this.transaction.finish(work, async (tx) => {
      const current = await lockRecording(tx.db, row.id);
      if (current.state !== 'ended' || current.turn !== row.turn) return;
      const next = { ...current, turn: current.turn + 1 };
      await saveRecording(tx.db, next);
      planPreparation(tx, next, until);
    });
    return true;
  }
}

const withMade = (row: RecordingRow, key: string, made: Remuxed | undefined): RecordingRow =>
  made
    ? {
        ...row,
        state: 'ready',
        stored_as: key,
        content_type: made.contentType,
        seconds: Math.round(made.seconds),
        bytes: String(made.bytes),
      }
    : { ...row, state: 'failed', stored_as: null };
