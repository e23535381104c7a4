import { services } from './until-idle.mjs';

const live = `b.status IN ('pending', 'confirmed')`;
const every = (text) => services.map((schema) => text.replaceAll('%', schema)).join(' UNION ALL ');

/** Every row found by one of these queries is a violation. They read the tables, not the API. */
export const invariants = [
  {
    id: 'I1',
    promise: 'no teacher has overlapping lessons',
    sql: `
    SELECT a.id FROM booking.bookings a JOIN booking.bookings b ON a.teacher_id = b.teacher_id AND a.id < b.id AND ${live} AND a.status IN ('pending', 'confirmed')
    AND tstzrange(a.starts_at, a.free_at) && tstzrange(b.starts_at, b.free_at)`,
  },
  {
    id: 'I2',
    promise: 'no student has overlapping lessons',
    sql: `
    SELECT a.id FROM booking.bookings a JOIN booking.bookings b ON a.student_id = b.student_id AND a.id < b.id AND ${live} AND a.status IN ('pending', 'confirmed')
    AND tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)`,
  },
  {
    id: 'I4',
    promise: 'every booking has exactly one payment',
    sql: `
    SELECT b.id FROM booking.bookings b LEFT JOIN payments.payments p ON p.booking_id = b.id GROUP BY b.id HAVING count(p.id) <> 1`,
  },
  {
    id: 'I4',
    promise: 'every active lesson is paid, and booking knows it',
    sql: `
    SELECT b.id FROM booking.bookings b JOIN payments.payments p ON p.booking_id = b.id WHERE ${live} AND (p.charge <> 'captured' OR b.paid_at IS NULL)`,
  },
  {
    id: 'I4',
    promise: 'teacher and student are each notified exactly once of every booking',
    sql: `
    SELECT b.id FROM booking.bookings b WHERE
      (SELECT count(*) FROM notification.notifications n WHERE n.related_id = b.id AND n.user_id = b.teacher_id AND n.type = 'new_booking') <> 1
      OR (SELECT count(*) FROM notification.notifications n WHERE n.related_id = b.id AND n.user_id = b.student_id AND n.type = 'booking_confirmation') <> 1`,
  },
  {
    id: 'I4',
    promise: 'both are notified exactly once of every cancellation, and of nothing else',
    sql: `
    SELECT b.id FROM booking.bookings b WHERE
      (SELECT count(*) FROM notification.notifications n WHERE n.related_id = b.id AND n.type = 'booking_cancelled') <> CASE WHEN b.status = 'cancelled' THEN 2 ELSE 0 END`,
  },
  {
    id: 'I4',
    promise: 'both have their reminders of an active lesson planned, or sent meanwhile, and none for a cancelled one',
    sql: `
    SELECT b.id FROM booking.bookings b WHERE
      (SELECT count(*) FROM notification.due_work d WHERE d.job = 'send-lesson-reminder' AND starts_with(d.key, b.id || '-') AND d.cancelled_at IS NULL AND d.dead_at IS NULL AND (d.done_at IS NULL OR ${live}))
      <> CASE WHEN ${live} THEN 2 * (SELECT count(*) FROM (VALUES (interval '24 hours'), (interval '1 hour'), (interval '10 minutes')) AS k(before) WHERE b.starts_at - k.before > b.created_at) ELSE 0 END`,
  },
  {
    id: 'I4',
    promise: 'every email is sent exactly once',
    sql: `
    SELECT n.id FROM notification.notifications n WHERE n.mail = 'planned'
    UNION ALL SELECT min(m.id::text)::uuid FROM notification.dev_mails m GROUP BY m.key HAVING count(*) > 1`,
  },
  {
    id: 'I5',
    promise: 'nobody is charged twice, and recorded payments match the provider',
    sql: `
    SELECT p.booking_id FROM payments.payments p LEFT JOIN payments.sandbox_charges s ON s.reference = p.id
    GROUP BY p.id HAVING count(s.id) FILTER (WHERE s.status = 'captured') > 1
      OR (p.charge IN ('captured', 'refunded') AND count(s.id) FILTER (WHERE s.status = 'captured') <> 1)`,
  },
  {
    id: 'I5',
    promise: 'every refund due is made in full, exactly once',
    sql: `
    SELECT b.id FROM booking.bookings b JOIN payments.payments p ON p.booking_id = b.id JOIN payments.sandbox_charges s ON s.reference = p.id
    WHERE b.status = 'cancelled' AND b.refund_due AND s.status = 'captured' AND (s.refunded_cents <> s.amount_cents OR p.refunded_cents <> p.amount_cents OR p.charge <> 'refunded')`,
  },
  {
    id: 'I8',
    promise: 'every booking and payment advances one version at a time',
    sql: `
    SELECT o.subject::uuid FROM booking.outbox o GROUP BY o.subject HAVING max((o.data->>'version')::int) <> count(DISTINCT o.data->>'version') OR min((o.data->>'version')::int) <> 1
    UNION ALL SELECT o.subject::uuid FROM payments.outbox o GROUP BY o.subject HAVING count(DISTINCT o.data->>'version') <> count(*)`,
  },
  {
    id: 'I8',
    promise: 'copies agree with booking',
    sql: `
    SELECT b.id FROM booking.bookings b LEFT JOIN scheduling.busy_times t ON t.booking_id = b.id LEFT JOIN notification.lessons l ON l.booking_id = b.id
    WHERE t.live IS DISTINCT FROM (${live}) OR l.status IS DISTINCT FROM b.status`,
  },
  {
    id: 'I9',
    promise: 'every outbox is sent, and only poison messages are dead letters',
    sql: every(`
    SELECT id FROM %.outbox WHERE sent_at IS NULL UNION ALL SELECT id FROM %.inbox WHERE done_at IS NULL AND (dead_at IS NULL OR strpos(envelope::text, 'poison-') = 0)
    UNION ALL SELECT id FROM %.due_work WHERE dead_at IS NOT NULL`),
  },
  {
    id: 'I10',
    promise: 'nothing refers to a booking that does not exist',
    sql: `
    SELECT p.id FROM payments.payments p LEFT JOIN booking.bookings b ON b.id = p.booking_id WHERE b.id IS NULL
    UNION ALL SELECT n.id FROM notification.notifications n LEFT JOIN booking.bookings b ON b.id = n.related_id WHERE b.id IS NULL AND n.type LIKE '%booking%'
    UNION ALL SELECT t.booking_id FROM scheduling.busy_times t LEFT JOIN booking.bookings b ON b.id = t.booking_id WHERE b.id IS NULL`,
  },
];

/** Checks that every poison message is a dead letter with its reason, and that the server rejected what it must. */
export async function checkPoison(admin, { marks, passed }) {
  const kept = await admin.query(every('SELECT envelope::text AS text FROM %.inbox WHERE dead_at IS NOT NULL AND error IS NOT NULL'));
  const missing = marks.filter((mark) => !kept.rows.some(({ text }) => text.includes(mark)));
  return [{ id: 'I9', promise: `all poison messages (${marks.length}) are dead letters with a reason`, found: [...missing, ...passed] }];
}

/** Checks that the tables agree with the answers to the clients. */
export async function checkClientLog(admin, clientLog) {
  const { rows } = await admin.query('SELECT id, student_id, teacher_id, starts_at, status FROM booking.bookings');
  const stored = new Map(rows.map((row) => [row.id, row]));
  const lost = clientLog.bookings.filter(({ id, student, body }) => {
    const row = stored.get(id);
    return (
      !row || row.student_id !== student.id || row.teacher_id !== body.teacherId || row.starts_at.getTime() !== Date.parse(body.startsAt)
    );
  });
  const answered = new Set(clientLog.bookings.map(({ id }) => id));
  const doubtful = new Set(clientLog.inDoubt.map(({ student, body }) => `${student.id} ${Date.parse(body.startsAt)}`));
  const unasked = rows.filter((row) => !answered.has(row.id) && !doubtful.has(`${row.student_id} ${row.starts_at.getTime()}`));
  const undone = clientLog.bookings.filter(({ id }) => {
    const meant = clientLog.cancelled.get(id);
    return meant !== 'in doubt' && stored.get(id)?.status !== (meant ?? 'confirmed');
  });
  return [
    { id: 'I3', promise: 'every acknowledged booking is stored as acknowledged', found: lost.map(({ id }) => id) },
    { id: 'I3', promise: 'every stored booking was acknowledged, or its client got no answer', found: unasked.map(({ id }) => id) },
    { id: 'I3', promise: 'cancelled bookings stay cancelled, and no others are', found: undone.map(({ id }) => id) },
  ];
}
