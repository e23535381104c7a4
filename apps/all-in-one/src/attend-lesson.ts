import { minuteMs } from '@somo/calendar/days';
import type { LessonRecord } from '@somo/contracts/lessons';
import { fromInstant } from '@somo/contracts/time';
import type { Db } from '@somo/platform/db';
import { newId } from '@somo/platform/ids';

/** A call with video on an average line, in a minute. */
const bytesAMinute = 2_400_000;

/**
 * Writes the attendance of a demo lesson into messaging's tables, as if both had been in its classroom until the end. A page reports every
 * ten seconds: to simulate two pages for an hour takes more asks than the rest of the demo.
 */
export async function attendLesson(db: Db, lesson: LessonRecord, teacherLateMs: number): Promise<void> {
  const [startsAt, endsAt] = [fromInstant(lesson.startsAt), fromInstant(lesson.endsAt)];
  await db.run(
    'demo-room',
    `INSERT INTO rooms (agreement_id, lesson_id, student_id, teacher_id, starts_at, ends_at) VALUES ($1, $2, $3, $4, $5, $6)`,
    [lesson.agreementId, lesson.id, lesson.studentId, lesson.teacherId, lesson.startsAt, lesson.endsAt],
  );
  await visit(db, { agreementId: lesson.agreementId, userId: lesson.studentId, from: startsAt - 2 * minuteMs, until: endsAt });
  await visit(db, { agreementId: lesson.agreementId, userId: lesson.teacherId, from: startsAt + teacherLateMs, until: endsAt });
}

interface Visit {
  agreementId: string;
  userId: string;
  /** Epoch milliseconds. */
  from: number;
  until: number;
}

async function visit(db: Db, { agreementId, userId, from, until }: Visit): Promise<void> {
  const [joinedAt, leftAt] = [new Date(from), new Date(until)];
  await db.run(
    'demo-visit',
    `INSERT INTO attendance_events (id, agreement_id, user_id, kind, at) VALUES ($1, $3, $4, 'joined', $5), ($2, $3, $4, 'left', $6)`,
    [newId(), newId(), agreementId, userId, joinedAt, leftAt],
  );
  await db.run(
    'demo-minutes',
    `INSERT INTO attendance_minutes (agreement_id, user_id, minute, seconds, connected_seconds, bytes, rtt_ms, concealed_percent, rung)
     SELECT $1, $2, minute, 60, 60, ${bytesAMinute}, 180, 0, 'normal'
     FROM generate_series($3::timestamptz, $4::timestamptz - interval '1 minute', interval '1 minute') AS minute`,
    [agreementId, userId, joinedAt, leftAt],
  );
}
