import type { Db } from '@somo/platform/db';

interface RoomRow {
  agreement_id: string;
  ends_at: Date;
  student_id: string;
  teacher_id: string;
}

interface DrawingRoom {
  agreementId: string;
  endsAt: Date;
  otherId: string;
}

/** Returns the room of a lesson if a page of the person is in it. */
export async function roomOf(db: Db, lessonId: string, userId: string): Promise<DrawingRoom | undefined> {
  const [row] = await db.sql<RoomRow>(
    'board-room',
    `SELECT rooms.agreement_id, rooms.ends_at, rooms.student_id, rooms.teacher_id
     FROM rooms JOIN room_peers me ON me.agreement_id = rooms.agreement_id AND me.user_id = $2 WHERE rooms.lesson_id = $1`,
    [lessonId, userId],
  );
  if (!row) return undefined;
  const otherId = row.student_id === userId ? row.teacher_id : row.student_id;
  return { agreementId: row.agreement_id, endsAt: row.ends_at, otherId };
}
