/**
 * Negative controls: each removes one safeguard in the database, and the checker must find the damage. A control lists the faults (`only`) and settings
 * it runs with and the invariant it must break; with `fuzz`, the harness's own relay delivers events, duplicated and out of order.
 */
export const controls = {
  // An event published after the commit is lost with its process: here, one in ten.
  outbox: {
    breaks: 'I4',
    only: 'F6',
    sql: `
    CREATE FUNCTION booking.forget() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF random() < 0.1 THEN NEW.sent_at := now() - interval '1 hour'; END IF; RETURN NEW; END $$;
    CREATE TRIGGER forget BEFORE INSERT ON booking.outbox FOR EACH ROW EXECUTE FUNCTION booking.forget();`,
  },
  // Without a record of what was received, a redelivered event creates a second notification.
  inbox: {
    breaks: 'I4',
    only: 'F13',
    sql: `
    ALTER TABLE notification.inbox DROP CONSTRAINT inbox_pkey;
    CREATE FUNCTION notification.another() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.once := gen_random_uuid(); RETURN NEW; END $$;
    CREATE TRIGGER another BEFORE INSERT ON notification.notifications FOR EACH ROW EXECUTE FUNCTION notification.another();`,
  },
  // A copy without a version takes whatever arrives last.
  'version-order': {
    breaks: 'I8',
    only: 'F13',
    fuzz: true,
    sql: ['scheduling.busy_times', 'notification.lessons']
      .map(
        (table) => `
    CREATE FUNCTION ${table}_forget() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN UPDATE ${table} SET version = -1 WHERE booking_id = NEW.booking_id; RETURN NULL; END $$;
    CREATE TRIGGER forget AFTER INSERT OR UPDATE ON ${table} FOR EACH ROW WHEN (NEW.version >= 0) EXECUTE FUNCTION ${table}_forget();`,
      )
      .join(''),
  },
  // Only code keeps two students from booking the same hour, and few hours are open.
  constraints: {
    breaks: 'I1',
    only: 'F6',
    hours: 2,
    sql: `
    ALTER TABLE booking.bookings DROP CONSTRAINT bookings_teacher_free, DROP CONSTRAINT bookings_student_free;`,
  },
  // Jobs exist only in the queue: the scheduler sees each row once, and what Redis forgets is gone.
  'due-work': {
    breaks: 'I4',
    only: 'F6 Redis emptied',
    settings: { SANDBOX_DELAY_MS: '3000' },
    sql: `
    CREATE TABLE payments.fed (work text PRIMARY KEY);
    CREATE FUNCTION payments.unfed(work payments.due_work) RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER AS $$ BEGIN
      IF current_query() NOT LIKE 'SELECT id, job, attempts%' OR work.done_at IS NOT NULL OR work.due_at > now() + interval '29 seconds' THEN RETURN true; END IF;
      INSERT INTO payments.fed VALUES (work.id || '-' || work.attempts) ON CONFLICT DO NOTHING;
      RETURN FOUND; END $$;
    ALTER TABLE payments.due_work ENABLE ROW LEVEL SECURITY;
    ALTER TABLE payments.due_work FORCE ROW LEVEL SECURITY;
    CREATE POLICY fed_once ON payments.due_work USING (payments.unfed(due_work)) WITH CHECK (true);`,
  },
};
