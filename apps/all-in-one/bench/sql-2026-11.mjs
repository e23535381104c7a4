// The SQL of a booking as of November 2026, straight on the driver. Frozen on purpose, so that cheaper statements of ours show as progress.
import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';

const claimFunction = `
  CREATE FUNCTION booking.claim_2026_11(wanted jsonb, daily_maximum integer, unpaid_maximum integer, events jsonb, work jsonb, once jsonb) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    b bookings := jsonb_populate_record(NULL::bookings, wanted);
  BEGIN
    IF once IS NOT NULL THEN
      IF NOT pg_try_advisory_xact_lock(hashtextextended('once:' || b.student_id || (once->>'key'), 0)) THEN
        RAISE EXCEPTION USING ERRCODE = 'SM001', MESSAGE = 'in-progress';
      END IF;
      INSERT INTO idempotency_keys VALUES (b.student_id, once->>'key', once->>'hash', once->'answer', b.created_at) ON CONFLICT DO NOTHING;
      IF NOT FOUND THEN
        RAISE EXCEPTION USING ERRCODE = 'SM002', MESSAGE = 'answered-before';
      END IF;
    END IF;
    IF unpaid_maximum IS NOT NULL THEN
      PERFORM pg_advisory_xact_lock(hashtextextended('unpaid:' || b.student_id, 0));
      IF (SELECT count(*) FROM bookings WHERE student_id = b.student_id AND status IN ('pending', 'confirmed') AND paid_at IS NULL AND starts_at > b.created_at) >= unpaid_maximum THEN
        RAISE EXCEPTION USING ERRCODE = 'SM001', MESSAGE = 'too-many-unpaid';
      END IF;
    END IF;
    INSERT INTO teacher_days VALUES (b.teacher_id, b.teacher_date, b.created_at)
      ON CONFLICT (teacher_id, on_date) DO UPDATE SET touched_at = excluded.touched_at;
    INSERT INTO bookings SELECT b.* ON CONFLICT DO NOTHING;
    IF NOT FOUND THEN
      IF EXISTS (SELECT FROM bookings WHERE student_id = b.student_id AND status IN ('pending', 'confirmed') AND tstzrange(starts_at, ends_at) && tstzrange(b.starts_at, b.ends_at)) THEN
        RAISE EXCEPTION USING ERRCODE = 'SM001', MESSAGE = 'you-have-a-lesson-then';
      END IF;
      RAISE EXCEPTION USING ERRCODE = 'SM001', MESSAGE = 'slot-taken';
    END IF;
    IF (SELECT count(*) FROM bookings WHERE teacher_id = b.teacher_id AND teacher_date = b.teacher_date AND status IN ('pending', 'confirmed')) > daily_maximum THEN
      RAISE EXCEPTION USING ERRCODE = 'SM001', MESSAGE = 'daily-limit-reached';
    END IF;
    INSERT INTO outbox (id, type, subject, data, request_id, occurred_at)
      SELECT e.id, e.type, e.subject, e.data, e.request_id, b.created_at
      FROM jsonb_to_recordset(events) AS e(id uuid, type text, subject text, data jsonb, request_id text);
    INSERT INTO due_work (id, job, key, data, due_at)
      SELECT w.id, w.job, w.key, w.data, w.due_at FROM jsonb_to_recordset(work) AS w(id uuid, job text, key text, data jsonb, due_at timestamptz);
  END $$`;

const firstAnswer = `SELECT request_hash, answer #>> '{}' AS answer FROM idempotency_keys WHERE user_id = $1 AND key = $2`;
const hoursOf = `SELECT time_zone AS "timeZone", recurring_slots AS "recurringSlots", specific_dates AS "specificDates", break_periods AS "breakPeriods",
  buffer_minutes AS "bufferMinutes", daily_maximum AS "dailyMaximum", version, busy_version AS "busyVersion" FROM availabilities WHERE teacher_id = $1`;
const teacherTerms = `
  SELECT p.user_id AS "teacherId", p.listed AS available, p.hourly_rate_cents AS "hourlyRateCents",
    ARRAY(SELECT s.subject::text FROM teacher_subjects s WHERE s.teacher_id = p.user_id ORDER BY s.position) AS subjects,
    (SELECT COALESCE(json_agg(json_build_object('id', m.id, 'subject', m.subject, 'name', m.name) ORDER BY c.position), '[]')
       FROM teacher_modules c JOIN modules m ON m.id = c.module_id WHERE c.teacher_id = p.user_id) AS modules
    FROM profiles p WHERE p.user_id = $1 AND p.role = 'teacher'`;

const minutes = 60_000;
const iso = (ms) => new Date(ms).toISOString();

export async function sql2026November(bench, connections) {
  // Its tables are found on the path of the login that calls it.
  await bench.admin.query(`SET check_function_bodies = off; ${claimFunction}`);
  await bench.admin.query('GRANT EXECUTE ON FUNCTION booking.claim_2026_11 TO PUBLIC');
  const poolOf = (service) =>
    new pg.Pool({
      connectionString: bench.urlOf(service),
      max: connections,
      // Between two rounds the product keeps its connections, and so does this.
      idleTimeoutMillis: 0,
      options: `-c search_path=${service},public -c TimeZone=UTC`,
    });
  const pools = { scheduling: poolOf('scheduling'), catalog: poolOf('catalog'), booking: poolOf('booking') };
  const ask = async (service, name, text, values) => (await pools[service].query({ name, text, values })).rows;
  return {
    book: async (teacherId, startsAt, studentId, key) => {
      await ask('booking', 'first-answer', firstAnswer, [studentId, key]);
      const [[hours], [terms]] = await Promise.all([
        ask('scheduling', 'hours-of', hoursOf, [teacherId]),
        ask('catalog', 'teacher-terms', teacherTerms, [teacherId]),
      ]);
      const claim = claimOf(studentId, teacherId, Date.parse(startsAt), hours, terms, key);
      await ask('booking', 'claim-2026-11', 'SELECT booking.claim_2026_11($1, $2, $3, $4, $5, $6)', claim);
    },
    close: () => Promise.all(Object.values(pools).map((pool) => pool.end())),
  };
}

function claimOf(studentId, teacherId, from, hours, terms, key) {
  const id = randomUUID();
  const now = Date.now();
  const [startsAt, endsAt, freeAt] = [from, from + 60 * minutes, from + (60 + hours.bufferMinutes) * minutes].map(iso);
  const row = {
    ...{
      id,
      agreement_id: id,
      version: 1,
      student_id: studentId,
      teacher_id: teacherId,
      status: 'confirmed',
      subject: 'General',
      module_id: null,
      notes: '',
    },
    ...{ starts_at: startsAt, ends_at: endsAt, free_at: freeAt, teacher_zone: hours.timeZone, teacher_date: startsAt.slice(0, 10) },
    ...{
      teacher_start: startsAt.slice(11, 16),
      teacher_end: endsAt.slice(11, 16),
      price_cents: terms.hourlyRateCents,
      pay_by: iso(now + 30 * minutes),
    },
    ...{ paid_at: null, refund_due: true, earliest_starts_at: startsAt, unannounced: false, created_at: iso(now) },
  };
  const state = {
    ...{
      bookingId: id,
      agreementId: id,
      version: 1,
      studentId,
      teacherId,
      status: 'confirmed',
      subject: 'General',
      moduleId: null,
      startsAt,
      endsAt,
      freeAt,
    },
    ...{
      teacherZone: hours.timeZone,
      priceCents: row.price_cents,
      payBy: row.pay_by,
      paidAt: null,
      cancelledBy: null,
      cancelReason: null,
      refundDue: true,
    },
    ...{ earliestStartsAt: startsAt, createdAt: row.created_at, announced: true },
  };
  const events = ['booking.created', 'booking.confirmed'].map((type) => ({
    id: randomUUID(),
    type,
    subject: id,
    data: state,
    request_id: null,
  }));
  const work = [{ id: randomUUID(), job: 'complete-past-lesson', key: id, data: { bookingId: id }, due_at: endsAt }];
  const answer = {
    ...state,
    id,
    displayStatus: 'upcoming',
    teacherLocal: { date: row.teacher_date, startTime: row.teacher_start, endTime: row.teacher_end },
  };
  const hash = createHash('sha256').update(JSON.stringify({ startsAt, teacherId })).digest('hex');
  const once = { key, hash, answer: JSON.stringify(answer) };
  return [JSON.stringify(row), hours.dailyMaximum, null, JSON.stringify(events), JSON.stringify(work), JSON.stringify(once)];
}
