// What must be true of the tables after any history of bookings. Each query returns violations, and reads no API.
const live = `IN ('pending', 'confirmed')`;

export const audit = [
  {
    name: 'no teacher has overlapping lessons, buffers included',
    sql: `SELECT a.id FROM booking.bookings a JOIN booking.bookings b ON a.teacher_id = b.teacher_id AND a.id < b.id
      AND a.status ${live} AND b.status ${live} AND tstzrange(a.starts_at, a.free_at) && tstzrange(b.starts_at, b.free_at)`,
  },
  {
    name: 'no student has overlapping lessons',
    sql: `SELECT a.id FROM booking.bookings a JOIN booking.bookings b ON a.student_id = b.student_id AND a.id < b.id
      AND a.status ${live} AND b.status ${live} AND tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)`,
  },
  {
    name: 'no day has more lessons than its teacher allows',
    sql: `SELECT b.teacher_id FROM booking.bookings b JOIN scheduling.availabilities h USING (teacher_id)
      WHERE b.status ${live} GROUP BY b.teacher_id, b.teacher_date, h.daily_maximum HAVING count(*) > h.daily_maximum`,
  },
  {
    name: 'nothing that a student booked or moved is within the notice period',
    sql: `SELECT b.id FROM booking.bookings b WHERE b.starts_at < b.created_at + interval '24 hours'
      AND b.moved_by IS DISTINCT FROM 'teacher' AND NOT EXISTS (SELECT FROM booking.requests r WHERE r.booking_id = b.id)`,
  },
  {
    name: 'both people of a lesson within a break were told',
    sql: `SELECT b.id FROM booking.bookings b JOIN scheduling.availabilities h USING (teacher_id)
      WHERE b.status ${live} AND EXISTS (SELECT FROM jsonb_array_elements(h.break_periods) p
        WHERE b.teacher_date BETWEEN (p->>'startDate')::date AND (p->>'endDate')::date)
      AND NOT EXISTS (SELECT FROM scheduling.outbox o WHERE o.type = 'lesson.fell-outside' AND o.data->>'bookingId' = b.id::text)`,
  },
  {
    name: 'a request is answered once, and accepted exactly where there is a booking',
    sql: `SELECT r.id FROM booking.requests r LEFT JOIN booking.bookings b ON b.id = r.booking_id
      WHERE (r.status = 'approved') <> (b.id IS NOT NULL)
        OR (SELECT count(*) FROM booking.outbox o WHERE o.subject = r.id::text AND o.type NOT IN ('request.created', 'request.time-taken')) <> (r.status <> 'pending')::int`,
  },
  {
    name: 'a moved lesson leads to one that replaced it, within one agreement',
    sql: `SELECT b.id FROM booking.bookings b LEFT JOIN booking.bookings n ON n.id = b.successor_id
      WHERE (b.status = 'rescheduled') <> (n.id IS NOT NULL) OR n.agreement_id <> b.agreement_id`,
  },
  {
    name: 'an agreement has at most one lesson that stands',
    sql: `SELECT agreement_id FROM booking.bookings WHERE status <> 'rescheduled' GROUP BY agreement_id HAVING count(*) <> 1`,
  },
  {
    name: 'only a lesson that stands waits for an answer to a proposal',
    sql: `SELECT p.id FROM booking.proposals p JOIN booking.bookings b ON b.id = p.booking_id WHERE p.status = 'open' AND b.status <> 'confirmed'`,
  },
  {
    name: 'every agreement has one payment',
    sql: `SELECT b.agreement_id FROM booking.bookings b LEFT JOIN payments.payments p USING (agreement_id) GROUP BY 1 HAVING count(DISTINCT p.id) <> 1`,
  },
];

/** What holds these promises, by name: SQL that takes it away, so that the audit can be seen to find it. */
export const safeguards = {
  'teacher-overlap': `ALTER TABLE booking.bookings DROP CONSTRAINT bookings_teacher_free`,
  'student-overlap': `ALTER TABLE booking.bookings DROP CONSTRAINT bookings_student_free`,
  'daily-maximum': `CREATE OR REPLACE FUNCTION booking.lock_teacher_day(teacher uuid, day date) RETURNS void LANGUAGE sql AS 'SELECT'`,
};
