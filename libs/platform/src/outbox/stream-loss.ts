import { isDeepStrictEqual } from 'node:util';
import type { ClientBase, Pool, PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import type { Bus } from '../bus/bus.js';
import type { StreamState } from '../bus/stream-state.js';
import type { Clock } from '../clock.js';
import { poolOf } from '../db.js';
import { oneTransaction } from '../database/one-transaction.js';

// The clocks of processes differ slightly. Publishing an event twice costs nothing; not publishing it costs a lesson.
const marginMs = 60_000;

interface Checkpoint {
  created_at: string;
  last_seq: string;
  acked_until: Date;
}

/** What the stream reported when it was asked at a moment; undefined if there is none. */
interface Look {
  state: StreamState | undefined;
  at: number;
}

/** A moment, and the stream's last sequence number at that moment. */
interface Mark {
  at: number;
  seq: number;
  madeAt: string;
}

/**
 * Resends what a stream has lost. Until every service has received it, a row marked as sent is only as safe as the stream that stored it.
 * So the relay records which stream that was and until when everything is known to be received. When the stream is a different one, has
 * gone back, or no longer exists (the services run in one process again), everything sent since then is marked as unsent. The inboxes drop
 * duplicates.
 */
export class StreamLoss {
  private mark: Mark | undefined;

  constructor(
    private readonly service: string,
    private readonly source: DataSource,
    private readonly bus: Bus,
    private readonly clock: Clock,
  ) {}

  /** Returns how many events will be sent again. */
  async check(): Promise<number> {
    const before = await checkpointIn(poolOf(this.source));
    const at = this.clock.now();
    const state = await this.bus.stream?.();
    return oneTransaction(this.source, async (client) => {
      await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`relay:${this.service}`]);
      const checkpoint = await checkpointIn(client);
      // Another process has checked meanwhile, and what it saw may be newer: an older state would look like a stream that has gone back.
      return isDeepStrictEqual(checkpoint, before) ? this.compare(client, checkpoint, { state, at }) : 0;
    });
  }

  private async compare(client: PoolClient, checkpoint: Checkpoint | undefined, { state, at }: Look): Promise<number> {
    const lost = checkpoint && (!state || state.createdAt !== checkpoint.created_at || state.lastSeq < Number(checkpoint.last_seq));
    const again = lost ? await this.unsend(client, checkpoint.acked_until) : 0;
    if (!state) {
      await client.query('DELETE FROM stream_checkpoint');
      return again;
    }
    const ackedUntil = this.ackedUntil(state, at) ?? checkpoint?.acked_until.getTime() ?? at;
    await client.query(
      `INSERT INTO stream_checkpoint (created_at, last_seq, acked_until) VALUES ($1, $2, $3)
       ON CONFLICT (single) DO UPDATE SET created_at = $1, last_seq = $2, acked_until = greatest(stream_checkpoint.acked_until, $3)`,
      [state.createdAt, state.lastSeq, new Date(ackedUntil)],
    );
    return again;
  }

  /** Returns when the last mark was set, once every service has reached it: everything sent before then has been received. */
  private ackedUntil(state: StreamState, at: number): number | undefined {
    const mark = this.mark?.madeAt === state.createdAt ? this.mark : undefined;
    const reached = mark && state.ackFloor >= mark.seq;
    if (!mark || reached) this.mark = { at, seq: state.lastSeq, madeAt: state.createdAt };
    return reached ? mark.at : undefined;
  }

  private async unsend(client: PoolClient, since: Date): Promise<number> {
    const { rowCount } = await client.query('UPDATE outbox SET sent_at = NULL WHERE sent_at > $1', [new Date(since.getTime() - marginMs)]);
    return rowCount ?? 0;
  }
}

async function checkpointIn(database: Pool | ClientBase): Promise<Checkpoint | undefined> {
  return (await database.query<Checkpoint>('SELECT created_at, last_seq, acked_until FROM stream_checkpoint')).rows[0];
}
