// The database's share of a booking: the very same statements, from the same product files, straight on the driver.
import pg from 'pg';
import { newId } from '../../../libs/platform/dist/ids.js';
import { outboxRow } from '../../../libs/platform/dist/outbox/outbox.js';
import { TeacherTerms } from '../../catalog/dist/queries/teacher-terms.js';
import { createBooking } from '../../booking/dist/domain/booking.js';
import { claimTime } from '../../booking/dist/store/claim-time.js';
import { firstAnswer, hashOf } from '../../booking/dist/store/first-answer.js';
import { bookingState, lessonRecord } from '../../booking/dist/store/views.js';
import { hoursOf } from '../../scheduling/dist/store/teaching-hours.js';

const over = (pool) => ({ sql: async (name, text, values) => (await pool.query({ name, text, values })).rows });

export function sameSql(ground, connections) {
  const poolOf = (service) =>
    new pg.Pool({
      connectionString: ground.urlOf(service),
      max: connections,
      // Between two rounds the product keeps its connections, and so does this.
      idleTimeoutMillis: 0,
      options: `-c search_path=${service},public -c TimeZone=UTC`,
    });
  const pools = { scheduling: poolOf('scheduling'), catalog: poolOf('catalog'), booking: poolOf('booking') };
  const terms = new TeacherTerms(over(pools.catalog));
  return {
    book: async (teacherId, startsAt, studentId, key) => {
      const hash = hashOf({ teacherId, startsAt });
      await firstAnswer(over(pools.booking), studentId, key, hash);
      const [hours, offer] = await Promise.all([hoursOf(over(pools.scheduling), teacherId), terms.run({ teacherId })]);
      const endsAt = new Date(Date.parse(startsAt) + 3_600_000).toISOString();
      const teacherLocal = { date: startsAt.slice(0, 10), startTime: startsAt.slice(11, 16), endTime: endsAt.slice(11, 16) };
      const slot = {
        offered: true,
        startsAt,
        endsAt,
        bufferMinutes: hours.bufferMinutes,
        dailyMaximum: hours.dailyMaximum,
        teacherTimeZone: hours.timeZone,
        teacherLocal,
      };
      const booking = createBooking({ id: newId(), studentId, teacherId, startsAt }, slot, offer, Date.now());
      const state = bookingState(booking);
      const events = [outboxRow('booking.created', state), outboxRow('booking.confirmed', state)];
      const once = { key, hash, answer: lessonRecord(booking, Date.now()) };
      await claimTime(over(pools.booking), { booking, dailyMaximum: slot.dailyMaximum, unpaidMaximum: null, events, once });
    },
    close: () => Promise.all(Object.values(pools).map((pool) => pool.end())),
  };
}
