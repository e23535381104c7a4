import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { refuse } from '@somo/contracts/refusals';
import { fromInstant, toInstant } from '@somo/contracts/time';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { Live } from '@somo/platform/live/live';
import { userOf } from '@somo/platform/user-of';
import { closesAt } from '../domain/entry.js';

interface Both {
  starts_at: Date;
  ends_at: Date;
  other_id: string | null;
  other_peer: string | null;
}

@Injectable()
export class SendSignal {
  constructor(
    private readonly db: Db,
    private readonly live: Live,
    private readonly clock: Clock,
  ) {}

  /** Passes a signal on to the other page in the room. Nothing is stored, and nothing is read of what the browsers agree. */
  @Handles('messaging.send-signal', { by: ['any'], refuses: ['not-in-classroom', 'classroom-closed', 'peer-left'] })
  async run(signal: Asks['messaging.send-signal']['in'], caller: Caller): Promise<null> {
    const [both] = await this.db.sql<Both>(
      'signal-both',
      `SELECT rooms.starts_at, rooms.ends_at, other.user_id AS other_id, other.peer_id AS other_peer
       FROM rooms JOIN room_peers me ON me.agreement_id = rooms.agreement_id AND me.user_id = $2 AND me.peer_id = $3
         LEFT JOIN room_peers other ON other.agreement_id = rooms.agreement_id AND other.user_id <> $2
       WHERE rooms.lesson_id = $1`,
      [signal.lessonId, userOf(caller).userId, signal.from],
    );
    if (!both) throw refuse('not-in-classroom');
    const times = { startsAt: toInstant(both.starts_at.getTime()), endsAt: toInstant(both.ends_at.getTime()) };
    if (this.clock.now() >= fromInstant(closesAt(times))) throw refuse('classroom-closed');
    if (both.other_id === null || both.other_peer !== signal.to) throw refuse('peer-left');
    this.live.push(both.other_id, 'signal', signal);
    return null;
  }
}
