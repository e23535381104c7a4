/** Negative controls: one protection is taken away in the database, and the checker must see what comes of it. */
export const controls = {
  // An event that is told after the commit is lost with the process that should have told it: here one in ten.
  outbox: `
    CREATE FUNCTION booking.forget() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF random() < 0.1 THEN NEW.sent_at := now() - interval '1 hour'; END IF; RETURN NEW; END $$;
    CREATE TRIGGER forget BEFORE INSERT ON booking.outbox FOR EACH ROW EXECUTE FUNCTION booking.forget();`,
  // Nobody remembers what was heard, and nothing else refuses the second bell row.
  inbox: `
    ALTER TABLE notification.inbox DROP CONSTRAINT inbox_pkey;
    ALTER TABLE notification.notifications DROP CONSTRAINT notifications_once;`,
  // Nothing but the code stands between two students and one hour.
  constraints: `
    ALTER TABLE booking.bookings DROP CONSTRAINT bookings_teacher_free, DROP CONSTRAINT bookings_student_free;`,
  // A job is only in the queue; what an emptied Redis forgot is not known anywhere else.
  'due-work': `
    CREATE FUNCTION payments.forget() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF random() < 0.1 THEN NEW.done_at := now(); END IF; RETURN NEW; END $$;
    CREATE TRIGGER forget BEFORE INSERT ON payments.due_work FOR EACH ROW EXECUTE FUNCTION payments.forget();`,
};
