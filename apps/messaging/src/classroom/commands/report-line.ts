import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { refuse } from '@somo/contracts/refusals';
import { minuteMs } from '@somo/calendar/days';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';

@Injectable()
export class ReportLine {
  constructor(
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Adds what a page noticed to the current minute of its person, and keeps the page in the room. A minute has at most 60 seconds. */
  @Handles('messaging.report-line', { by: ['any'], refuses: ['not-in-classroom'] })
  async run(report: Asks['messaging.report-line']['in'], caller: Caller): Promise<null> {
    const { userId } = userOf(caller);
    const now = this.clock.now();
    await this.transaction.run(async (tx) => {
      const [room] = await tx.db.sql<{ agreement_id: string }>(
        'room-seen',
        `UPDATE room_peers SET seen_at = $4 FROM rooms WHERE rooms.agreement_id = room_peers.agreement_id
           AND rooms.lesson_id = $1 AND user_id = $2 AND peer_id = $3 RETURNING room_peers.agreement_id`,
        [report.lessonId, userId, report.peerId, new Date(now)],
      );
      if (!room) throw refuse('not-in-classroom');
      await tx.db.run(
        'attendance-minute',
        `INSERT INTO attendance_minutes AS m (agreement_id, user_id, minute, seconds, connected_seconds, bytes, rtt_ms, concealed_percent, rung)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
         ON CONFLICT (agreement_id, user_id, minute) DO UPDATE SET seconds = least(60, m.seconds + excluded.seconds),
           connected_seconds = least(60, m.connected_seconds + excluded.connected_seconds), bytes = m.bytes + excluded.bytes,
           rtt_ms = coalesce(excluded.rtt_ms, m.rtt_ms), concealed_percent = greatest(m.concealed_percent, excluded.concealed_percent),
           rung = excluded.rung`,
        [
          ...[room.agreement_id, userId, new Date(now - (now % minuteMs)), report.seconds],
          ...[Math.min(report.connectedSeconds, report.seconds), report.bytes, report.rttMs ?? null, report.concealedPercent ?? null],
          report.rung,
        ],
      );
    });
    return null;
  }
}
