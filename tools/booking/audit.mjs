// What must be true of the tables after any history of bookings, by name. Each query returns violations, and reads no API.
const live = `IN ('pending', 'confirmed')`;
const onBreak = (hours, date) => `EXISTS (SELECT FROM jsonb_array_elements(${hours}->'breakPeriods') p
  WHERE ${date} BETWEEN (p->>'startDate')::date AND (p->>'endDate')::date)`;
/** What a student took from the published hours, without the teacher's word. */
const published = `b.moved_by IS DISTINCT FROM 'teacher' AND NOT EXISTS (SELECT FROM booking.requests r WHERE r.booking_id = b.id)`;
const sent = (type, where) => `(SELECT count(*) FROM booking.outbox o WHERE o.type = '${type}' AND ${where} = b.id::text)`;

/** Bookings with the time at which each stopped blocking its hour. */
const stood = `stood AS (
  SELECT b.*, coalesce(b.cancelled_at, n.created_at, now() + interval '1 hour') AS ended_at
  FROM booking.bookings b LEFT JOIN booking.bookings n ON n.id = b.successor_id)`;
/** A cancellation or a move may take that long from the time it writes until others see it. */
const settled = `interval '2 seconds'`;
/** Pairs of bookings of one person that stood at the same time although their times overlap. */
const stoodTogether = (person, until) => `WITH ${stood}
  SELECT a.id FROM stood a JOIN stood b ON a.${person} = b.${person} AND a.id < b.id
    AND tstzrange(a.starts_at, a.${until}) && tstzrange(b.starts_at, b.${until})
    AND least(a.ended_at, b.ended_at) - greatest(a.created_at, b.created_at) > ${settled}`;

export const audit = {
  'teacher-overlap': {
    holds: 'no teacher ever had overlapping lessons, buffers included',
    sql: stoodTogether('teacher_id', 'free_at'),
  },
  'student-overlap': {
    holds: 'no student ever had overlapping lessons',
    sql: stoodTogether('student_id', 'ends_at'),
  },
  buffer: {
    holds: 'every lesson keeps a buffer that its teacher has set',
    sql: `SELECT b.id FROM booking.bookings b WHERE extract(epoch FROM b.free_at - b.ends_at) / 60 <> 15 AND NOT EXISTS (
      SELECT FROM scheduling.outbox o WHERE o.type = 'hours.changed' AND o.data->>'teacherId' = b.teacher_id::text
      AND (o.data->>'bufferMinutes')::int = extract(epoch FROM b.free_at - b.ends_at) / 60)`,
  },
  'daily-maximum': {
    holds: 'no day ever had more lessons than its teacher allows',
    sql: `WITH ${stood}
      SELECT b.id FROM stood b JOIN stood c ON c.teacher_id = b.teacher_id AND c.teacher_date = b.teacher_date
        AND c.created_at < b.created_at + ${settled} AND c.ended_at > b.created_at + 2 * ${settled}
      JOIN scheduling.availabilities h ON h.teacher_id = b.teacher_id GROUP BY b.id, h.daily_maximum HAVING count(*) > h.daily_maximum`,
  },
  notice: {
    holds: 'nothing that a student booked or moved is within the notice period',
    sql: `SELECT b.id FROM booking.bookings b WHERE b.starts_at < b.created_at + interval '24 hours' AND ${published}`,
  },
  horizon: {
    holds: 'nothing that a student booked or moved is beyond the horizon',
    sql: `SELECT b.id FROM booking.bookings b WHERE b.starts_at > b.created_at + CASE WHEN b.series_id IS NULL OR b.moved_by IS NOT NULL THEN interval '15 days' ELSE interval '57 days' END AND ${published}`,
  },
  hours: {
    holds: 'what a student booked or moved is within the weekly hours',
    sql: `SELECT b.id FROM booking.bookings b JOIN scheduling.availabilities h USING (teacher_id) WHERE ${published} AND NOT EXISTS (
      SELECT FROM jsonb_array_elements(h.recurring_slots) s
      WHERE (s->>'day')::int = extract(dow FROM b.teacher_date) AND (s->>'startTime')::time = b.teacher_start::time)`,
  },
  // A decision may rest on any state that was not replaced two seconds before; a state may reach booking before its event does.
  break: {
    holds: 'nothing is booked in a break that booking had known for two seconds',
    sql: `WITH hours AS (
        SELECT (data->>'teacherId')::uuid AS teacher_id, data, occurred_at AS from_at, done_at AS known_at,
          coalesce(lead(done_at) OVER (PARTITION BY data->>'teacherId' ORDER BY (data->>'version')::int), 'infinity') AS until
        FROM scheduling.outbox JOIN booking.inbox USING (id) WHERE outbox.type = 'hours.changed')
      SELECT b.id FROM booking.bookings b JOIN hours h ON h.teacher_id = b.teacher_id
        AND h.from_at < b.created_at AND h.until > b.created_at - ${settled}
      WHERE ${published} GROUP BY b.id HAVING bool_and(${onBreak('h.data', 'b.teacher_date')}) AND min(h.known_at) < b.created_at - ${settled}`,
  },
  'break-told': {
    holds: 'both people of a lesson within a break were told',
    sql: `SELECT b.id FROM booking.bookings b JOIN scheduling.availabilities h USING (teacher_id)
      WHERE b.status ${live} AND EXISTS (SELECT FROM jsonb_array_elements(h.break_periods) p
        WHERE b.teacher_date BETWEEN (p->>'startDate')::date AND (p->>'endDate')::date)
      AND NOT EXISTS (SELECT FROM scheduling.outbox o WHERE o.type = 'lesson.fell-outside' AND o.data->>'bookingId' = b.id::text)`,
  },
  'asked-once': {
    holds: 'nobody waits for two answers about the same time',
    sql: `SELECT student_id FROM booking.requests WHERE status = 'pending' GROUP BY student_id, teacher_id, starts_at HAVING count(*) > 1`,
  },
  'answered-once': {
    holds: 'a request is answered once, and accepted exactly where there is a booking',
    sql: `SELECT r.id FROM booking.requests r LEFT JOIN booking.bookings b ON b.id = r.booking_id
      WHERE (r.status = 'approved') <> (b.id IS NOT NULL)
        OR (SELECT count(*) FROM booking.outbox o WHERE o.subject = r.id::text
          AND o.type NOT IN ('request.created', 'request.times-proposed', 'request.time-taken')) <> (r.status <> 'pending')::int`,
  },
  transitions: {
    holds: 'every booking was made once and ended at most once, as its status says',
    sql: `SELECT b.id FROM booking.bookings b WHERE
      ${sent('booking.created', `o.data->>'bookingId'`)} + ${sent('booking.rescheduled', `o.data->>'bookingId'`)} <> 1
      OR ${sent('booking.cancelled', `o.data->>'bookingId'`)} <> (b.status = 'cancelled')::int
      OR ${sent('lesson.completed', `o.data->>'bookingId'`)} <> (b.status = 'completed')::int
      OR ${sent('booking.rescheduled', `o.data->'replaces'->>'bookingId'`)} <> (b.status = 'rescheduled')::int`,
  },
  'late-move': {
    holds: 'no student moved a lesson within a day of its start',
    sql: `SELECT id FROM booking.bookings WHERE moved_by = 'student' AND created_at > moved_from - interval '24 hours'`,
  },
  successor: {
    holds: 'a moved lesson leads to one that replaced it, within one agreement',
    sql: `SELECT b.id FROM booking.bookings b LEFT JOIN booking.bookings n ON n.id = b.successor_id
      WHERE (b.status = 'rescheduled') <> (n.id IS NOT NULL) OR n.agreement_id <> b.agreement_id`,
  },
  series: {
    holds: 'lessons that are booked together are booked all or none',
    sql: `SELECT series_id FROM booking.bookings WHERE series_id IS NOT NULL
      GROUP BY series_id, series_of HAVING count(DISTINCT agreement_id) <> series_of`,
  },
  'series-told': {
    holds: 'both people were told of lessons that were booked together, and no news of them is left untold',
    sql: `SELECT b.series_id FROM booking.bookings b LEFT JOIN notification.notifications n
        ON n.related_id = b.id AND n.type IN ('new_booking', 'booking_confirmation')
      WHERE b.series_id IS NOT NULL GROUP BY b.series_id HAVING count(DISTINCT n.user_id) <> 2
      UNION ALL SELECT s.series_id FROM notification.series_news s WHERE told_at IS NULL AND NOT EXISTS (
        SELECT FROM notification.due_work w WHERE w.job = 'tell-of-series' AND w.key = s.act || '-' || s.agreement_id AND w.done_at IS NULL)`,
  },
  agreement: {
    holds: 'an agreement has at most one lesson that stands',
    sql: `SELECT agreement_id FROM booking.bookings WHERE status <> 'rescheduled' GROUP BY agreement_id HAVING count(*) <> 1`,
  },
  proposal: {
    holds: 'only a lesson that stands waits for an answer to a proposal',
    sql: `SELECT p.id FROM booking.proposals p JOIN booking.bookings b ON b.id = p.booking_id WHERE p.status = 'open' AND b.status <> 'confirmed'`,
  },
  payment: {
    holds: 'every agreement has one payment',
    sql: `SELECT b.agreement_id FROM booking.bookings b LEFT JOIN payments.payments p USING (agreement_id) GROUP BY 1 HAVING count(DISTINCT p.id) <> 1`,
  },
};
