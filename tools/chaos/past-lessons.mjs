const lessonsEach = 50;

/** Adds lessons that are over, one a day for each student, fifty per student: rows that a restore has to bring back, and nothing follows from. */
export async function addPastLessons(admin, count, teacherIds) {
  await admin.query(
    `INSERT INTO booking.bookings
     SELECT id, id, 3, student_id, teacher_id, 'completed', 'Mathematics', NULL, '', at, at + interval '1 hour', at + interval '75 minutes',
            'Africa/Accra', at::date, to_char(at, 'HH24:MI'), to_char(at + interval '1 hour', 'HH24:MI'), 2500, at, at, NULL, NULL, NULL, false, at, at
     FROM (
       SELECT gen_random_uuid() AS id, student_id, ($1::uuid[])[(1 + (row_number() OVER ()) % $2)::int] AS teacher_id,
              date_trunc('hour', now()) - make_interval(hours => 24 * lesson) AS at
       FROM (SELECT gen_random_uuid() AS student_id FROM generate_series(1, $3)) AS people, generate_series(1, ${lessonsEach}) AS lesson
     ) AS planned`,
    [teacherIds, teacherIds.length, Math.ceil(count / lessonsEach)],
  );
  return Math.ceil(count / lessonsEach) * lessonsEach;
}

/** Takes them out again, because without payments and copies they would be found where the tables are compared. Returns how many there were. */
export async function removePastLessons(admin) {
  return (await admin.query(`DELETE FROM booking.bookings WHERE status = 'completed'`)).rowCount;
}
