import type { Db } from '@somo/platform/db';
import { newId } from '@somo/platform/ids';

/** More of them add nothing, and a faulty page must not fill the table. */
const maxPerPerson = 300;

type AttendanceKind = 'tried' | 'joined' | 'left';

interface AttendanceEvent {
  agreementId: string;
  userId: string;
  kind: AttendanceKind;
  now: number;
}

export async function noteAttendance(db: Db, { agreementId, userId, kind, now }: AttendanceEvent): Promise<void> {
  await db.run(
    'attendance-note',
    `INSERT INTO attendance_events (id, agreement_id, user_id, kind, at)
     SELECT $1, $2, $3, $4, $5 WHERE (SELECT count(*) FROM attendance_events WHERE agreement_id = $2 AND user_id = $3) < ${maxPerPerson}`,
    [newId(), agreementId, userId, kind, new Date(now)],
  );
}
