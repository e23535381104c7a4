// Fills the tables that retention empties, as years of use leave them: old rows first, a fifth too young to go, ids and times in order.
const share = { outbox: 0.4, inbox: 0.3, due_work: 0.15, idempotency_keys: 0.05, notifications: 0.05, deliveries: 0.05 };
const services = { outbox: 'booking', inbox: 'booking', due_work: 'booking', idempotency_keys: 'booking' };
const youngShare = 0.2;
const perStatement = 250_000;

/** The tables, each with its service and its part of so many rows. */
export const tablesOf = (rows) =>
  Object.entries(share).map(([table, part]) => ({ table, service: services[table] ?? 'notification', rows: Math.round(rows * part) }));

/** Ids as ours are: the milliseconds of `at` first. */
const text = (salt) => `(time || substr(md5('${salt}' || n || $3::text), 1, 19))`;
const id = (salt) => `${text(salt)}::uuid`;
const event = `jsonb_build_object('bookingId', ${text('b')}, 'studentId', ${text('s')}, 'teacherId', ${text('t')}, 'startsAt', at, 'subject', 'Mathematics',
  'priceCents', 2500, 'version', 3, 'status', 'completed', 'timeZone', 'Africa/Lagos')`;
const inserts = {
  outbox: `(id, type, subject, data, occurred_at, sent_at) SELECT ${id('e')}, 'booking.completed', ${text('b')}, ${event}, at, at`,
  inbox: `(id, type, received_at, done_at) SELECT ${id('i')}, 'payment.paid', at, at`,
  due_work: `(id, job, key, data, due_at, done_at) SELECT ${id('w')}, 'complete-past-lesson', ${text('k')}, jsonb_build_object('bookingId', ${text('k')}), at, at`,
  idempotency_keys: `(user_id, key, request_hash, answer, created_at) SELECT ${id('u')}, ${text('c')}, md5(n::text) || md5(n::text), ${event}, at`,
  notifications: `(id, user_id, type, params, related_id, related_entity_type, once, mail, read_at, created_at)
    SELECT ${id('n')}, ${id('u')}, 'lesson-completed', ${event}, ${id('b')}, 'lesson', '', 'sent', at, at`,
  deliveries: `(id, user_id, notification_id, kind, outcome, decided_at) SELECT ${id('d')}, ${id('u')}, ${id('n')}, 'lesson-completed', 'sent', at`,
};

/** Adds rows to one table, as years of use leave them: those that are too old to keep, then the young ones. */
export async function addRows(admin, { table, service, rows }, keptDays) {
  const old = Math.round(rows * (1 - youngShare));
  await some(admin, `${service}.${table}`, inserts[table], old, [keptDays + 700, keptDays + 2], 'old');
  await some(admin, `${service}.${table}`, inserts[table], rows - old, [keptDays - 2, 1], 'young');
}

/**
 * Adds as many rows as were old, of the coming day: new rows are always the newest, whose place in an index is its end. Those of the bookings beside
 * the bench are of now, and rows before them would split full pages of the indexes in halves.
 */
export const addNewRows = (admin, { table, service, rows }) =>
  some(admin, `${service}.${table}`, inserts[table], Math.round(rows * (1 - youngShare)), [0, -1], 'new');

async function some(admin, table, insert, count, [fromDays, toDays], fill) {
  for (let done = 0; done < count; done += perStatement) {
    const last = Math.min(done + perStatement, count);
    await admin.query(
      `INSERT INTO ${table} ${insert} FROM (
         SELECT n, at, lpad(to_hex((extract(epoch FROM at)::float8 * 1000)::bigint), 12, '0') || '7' AS time
         FROM generate_series($1::int, $2::int) AS n,
           LATERAL (SELECT now() - make_interval(secs => 86400 * ($4::float8 - ($4::float8 - $5::float8) * n / ${count})) AS at) AS moments OFFSET 0) AS planned`,
      [done + 1, last, fill, fromDays, toDays],
    );
  }
}
