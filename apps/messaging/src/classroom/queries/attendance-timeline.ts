import type { Db } from '@somo/platform/db';
import { toInstant } from '@somo/contracts/time';
import type { TimelineFact } from '@somo/contracts/timeline';
import { attendanceOf } from '../store/attendance.js';
import { readRoom, type RoomLesson } from '../store/rooms.js';

interface EventRow {
  user_id: string;
  kind: 'joined' | 'left';
  at: Date;
}

const minuteSeconds = 60;

/** Returns who entered and left the classroom of a lesson, and how it was for each of them, for operators. */
export async function attendanceTimeline(db: Db, lessonId: string): Promise<TimelineFact[]> {
  const room = await readRoom(db, lessonId);
  if (!room) return [];
  const rows = await db.sql<EventRow>(
    'attendance-events',
    `SELECT user_id, kind, at FROM attendance_events WHERE agreement_id = $1 AND kind <> 'tried' ORDER BY at`,
    [room.agreementId],
  );
  const moves = rows.map(({ user_id, kind, at }): TimelineFact => ({
    kind: 'fact',
    at: toInstant(at.getTime()),
    name: kind === 'joined' ? 'classroom-entered' : 'classroom-left',
    details: { by: user_id === room.teacherId ? 'teacher' : 'student' },
  }));
  const sums = await Promise.all([summary(db, room, 'student'), summary(db, room, 'teacher')]);
  return [...moves, ...sums.flat()];
}

async function summary(db: Db, room: RoomLesson, by: 'student' | 'teacher'): Promise<TimelineFact[]> {
  const person = await attendanceOf(db, room.agreementId, by === 'teacher' ? room.teacherId : room.studentId);
  if (person.lastSeenAt === null) return [];
  const { tries, kbps, rttMs, concealedPercent } = person;
  const known = Object.fromEntries(Object.entries({ kbps, rttMs, concealedPercent }).filter(([, value]) => value !== null));
  const minutes = {
    minutes: Math.round(person.seconds / minuteSeconds),
    minutesConnected: Math.round(person.connectedSeconds / minuteSeconds),
  };
  return [
    { kind: 'fact', at: person.lastSeenAt, name: 'attended', details: { by, tries, ...minutes, ...(known as Record<string, number>) } },
  ];
}
