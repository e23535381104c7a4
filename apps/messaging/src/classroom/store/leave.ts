import type { Tx } from '@somo/platform/transaction';
import { noteAttendance } from './attendance-events.js';
import { pushRoom } from './room-peers.js';

interface Left {
  user_id: string;
  agreement_id: string;
  lesson_id: string;
  student_id: string;
  teacher_id: string;
}

const returning = `RETURNING room_peers.user_id, rooms.agreement_id, rooms.lesson_id, rooms.student_id, rooms.teacher_id`;

/** Removes one page from its room, and tells both people. */
export async function leaveAs(tx: Tx, userId: string, peerId: string, now: number): Promise<void> {
  await afterLeaving(
    tx,
    await tx.db.sql<Left>(
      'room-leave',
      `DELETE FROM room_peers USING rooms WHERE rooms.agreement_id = room_peers.agreement_id AND user_id = $1 AND peer_id = $2 ${returning}`,
      [userId, peerId],
    ),
    now,
  );
}

/** Removes the pages of a connection from their rooms. */
export async function leaveBy(tx: Tx, userId: string, connectionId: string, now: number): Promise<void> {
  await afterLeaving(
    tx,
    await tx.db.sql<Left>(
      'room-disconnect',
      `DELETE FROM room_peers USING rooms WHERE rooms.agreement_id = room_peers.agreement_id AND user_id = $1 AND connection_id = $2 ${returning}`,
      [userId, connectionId],
    ),
    now,
  );
}

/** Removes somebody from every room. */
export async function leaveEverywhere(tx: Tx, userId: string, now: number): Promise<void> {
  await afterLeaving(
    tx,
    await tx.db.sql<Left>(
      'rooms-leave',
      `DELETE FROM room_peers USING rooms WHERE rooms.agreement_id = room_peers.agreement_id AND user_id = $1 ${returning}`,
      [userId],
    ),
    now,
  );
}

async function afterLeaving(tx: Tx, left: Left[], now: number): Promise<void> {
  for (const { user_id: userId, agreement_id: agreementId, lesson_id: id, student_id: studentId, teacher_id: teacherId } of left) {
    await noteAttendance(tx.db, { agreementId, userId, kind: 'left', now });
    await pushRoom(tx, { agreementId, id, studentId, teacherId }, now);
  }
}
