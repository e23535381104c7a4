import type { RoomShared } from '@somo/contracts/classroom';
import type { Tx } from '@somo/platform/transaction';
import type { RoomLesson } from '../store/rooms.js';

/** Pushes what both pages in a room show alike to its two people, once the transaction has committed. */
export function pushShared(tx: Tx, room: Pick<RoomLesson, 'id' | 'studentId' | 'teacherId'>, shared: RoomShared): void {
  for (const userId of [room.studentId, room.teacherId]) tx.live(userId, 'room.shared', { lessonId: room.id, shared });
}
