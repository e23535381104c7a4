import type { Tx } from '@somo/platform/transaction';
import { peersIn } from '../store/room-peers.js';
import { countChange, type RoomLesson } from '../store/rooms.js';

/** Pushes who is in a room to its two people, once the transaction has committed. Two such pushes may arrive in either order. */
export async function pushRoom(
  tx: Tx,
  room: Pick<RoomLesson, 'agreementId' | 'id' | 'studentId' | 'teacherId'>,
  now: number,
): Promise<void> {
  const version = await countChange(tx.db, room.agreementId);
  const payload = { lessonId: room.id, version, peers: await peersIn(tx.db, room.agreementId, now) };
  for (const userId of [room.studentId, room.teacherId]) tx.live(userId, 'room.changed', payload);
}
