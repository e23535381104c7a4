import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { endUnlessBack } from '../../recordings/end-recording.js';
import { checkEntry } from '../domain/entry.js';
import { LessonToEnter } from '../rooms/lesson-to-enter.js';
import { pushRoom } from '../rooms/push-room.js';
import { pushShared } from '../rooms/push-shared.js';
import { noteAttendance } from '../store/attendance-events.js';
import { forgetOffers } from '../store/room-peers.js';
import { storeRoom } from '../store/rooms.js';
import { readShared } from '../store/shared-room.js';

@Injectable()
export class JoinRoom {
  constructor(
    private readonly lessons: LessonToEnter,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Enters with this page, which replaces another page of the same person. A page whose connection was lost joins again and keeps its place. */
  @Handles('messaging.join-room', {
    by: ['participant'],
    refuses: ['lesson-not-found', 'lesson-cancelled', 'lesson-not-paid', 'classroom-not-open', 'classroom-closed', 'account-suspended'],
  })
  async run({ lessonId, peerId, connectionId }: Asks['messaging.join-room']['in'], caller: Caller): Promise<null> {
    const { userId } = userOf(caller);
    const now = this.clock.now();
    const lesson = await this.lessons.read(lessonId, userId, (found) => checkEntry(found, now), now);
    await this.transaction.run(async (tx) => {
      await storeRoom(tx.db, lesson);
      const [row] = await tx.db.sql<{ returned: boolean }>(
        'room-join',
        `INSERT INTO room_peers AS old (agreement_id, user_id, peer_id, connection_id, joined_at, seen_at) VALUES ($1, $2, $3, $4, $5, $5)
         ON CONFLICT (agreement_id, user_id) DO UPDATE SET peer_id = excluded.peer_id, connection_id = excluded.connection_id,
           joined_at = CASE WHEN old.peer_id = excluded.peer_id THEN old.joined_at ELSE excluded.joined_at END, seen_at = excluded.seen_at
         RETURNING joined_at < seen_at AS returned`,
        [lesson.agreementId, userId, peerId, connectionId, new Date(now)],
      );
      if (!row?.returned) {
        await noteAttendance(tx.db, { agreementId: lesson.agreementId, userId, kind: 'joined', now });
        await forgetOffers(tx.db, lesson.agreementId);
        await endUnlessBack(tx, lesson.agreementId, peerId, { by: userId, how: 'left', now });
      }
      await pushRoom(tx, lesson, now);
      // What was changed while this page had no connection.
      const shared = await readShared(tx.db, lesson.agreementId);
      if (shared.version > 0) pushShared(tx, lesson, shared);
    });
    return null;
  }
}
