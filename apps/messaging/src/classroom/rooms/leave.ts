import type { Tx } from '@somo/platform/transaction';
import { endCurrent, lookAgain } from '../../recordings/end-recording.js';
import { noteAttendance } from '../store/attendance-events.js';
import { lowerHandOf } from '../store/shared-room.js';
import { pushRoom } from './push-room.js';
import { pushShared } from './push-shared.js';

interface Left {
  user_id: string;
  peer_id: string;
  agreement_id: string;
  lesson_id: string;
  student_id: string;
  teacher_id: string;
}

/** Which pages leave: a condition on `room_peers`, and the name of its statement. */
interface Leaving {
  name: string;
  pages: string;
  values: string[];
  /** Their connection broke: perhaps they come back. */
  isLost?: boolean;
}

/** Removes one page from its room, and notifies both people. */
export async function leaveAs(tx: Tx, userId: string, peerId: string, now: number): Promise<void> {
  await leave(tx, { name: 'room-leave', pages: 'user_id = $1 AND peer_id = $2', values: [userId, peerId] }, now);
}

/** Removes the pages of a connection from their rooms. */
export async function leaveBy(tx: Tx, userId: string, connectionId: string, now: number): Promise<void> {
  await leave(
    tx,
    { name: 'room-disconnect', pages: 'user_id = $1 AND connection_id = $2', values: [userId, connectionId], isLost: true },
    now,
  );
}

/** Removes a person from every room. */
export async function leaveEverywhere(tx: Tx, userId: string, now: number): Promise<void> {
  await leave(tx, { name: 'rooms-leave', pages: 'user_id = $1', values: [userId] }, now);
}

/** Locks the rooms first, as who joins does: otherwise each would push a list without the other's change. */
async function leave(tx: Tx, { name, pages, values, isLost }: Leaving, now: number): Promise<void> {
  await tx.db.run(
    `${name}-lock`,
    `SELECT 1 FROM rooms WHERE agreement_id IN (SELECT agreement_id FROM room_peers WHERE ${pages}) ORDER BY agreement_id FOR UPDATE`,
    values,
  );
  const left = await tx.db.sql<Left>(
    name,
    `DELETE FROM room_peers USING rooms WHERE rooms.agreement_id = room_peers.agreement_id AND ${pages}
     RETURNING room_peers.user_id, room_peers.peer_id, rooms.agreement_id, rooms.lesson_id, rooms.student_id, rooms.teacher_id`,
    values,
  );
  for (const { user_id: userId, peer_id: pageId, agreement_id: agreementId, ...room } of left) {
    const { lesson_id: id, student_id: studentId, teacher_id: teacherId } = room;
    await noteAttendance(tx.db, { agreementId, userId, kind: 'left', now });
    if (isLost) await lookAgain(tx, agreementId, pageId, now);
    else {
      await endCurrent(tx, agreementId, { by: userId, how: 'left', now });
      const shared = await lowerHandOf(tx.db, agreementId, userId);
      if (shared) pushShared(tx, { id, studentId, teacherId }, shared);
    }
    await pushRoom(tx, { agreementId, id, studentId, teacherId }, now);
  }
}
