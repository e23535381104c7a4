/**
 * What holds these promises, by name: each can be taken away, and then the audit must find the promise in `breaks` broken. A constraint goes
 * by `sql`, before the product is used; a check in the code by `patches`, while the product loads the file (`remove-checks.mjs`).
 * `breaks: 'answers'` is found by the clients, who get what they may not.
 */
export const safeguards = {
  'teacher-overlap': { breaks: 'teacher-overlap', sql: 'ALTER TABLE booking.bookings DROP CONSTRAINT bookings_teacher_free' },
  'student-overlap': { breaks: 'student-overlap', sql: 'ALTER TABLE booking.bookings DROP CONSTRAINT bookings_student_free' },
  'day-lock': {
    breaks: 'daily-maximum',
    sql: `CREATE OR REPLACE FUNCTION booking.lock_teacher_day(teacher uuid, day date) RETURNS void LANGUAGE sql AS 'SELECT'`,
  },
  'daily-maximum': {
    breaks: 'daily-maximum',
    patches: [['booking/dist/store/claim-time.js', 'claim.dailyMaximum', '1000']],
  },
  buffer: { breaks: 'buffer', patches: [['booking/dist/domain/agreed-time.js', 'endsAt + bufferMs', 'endsAt']] },
  notice: { breaks: 'notice', patches: [['contracts/dist/rules/booking.js', 'noticeHours = 24', 'noticeHours = 0']] },
  horizon: { breaks: 'horizon', patches: [['contracts/dist/rules/booking.js', 'horizonDays = 14', 'horizonDays = 30']] },
  hours: { breaks: 'hours', patches: [['calendar/dist/check-start.js', 'if (!weekly && !single)', 'if (false)']] },
  break: { breaks: 'break', patches: [['calendar/dist/lesson-starts.js', 'if (isDayOff(hours.breakPeriods, date))', 'if (false)']] },
  'break-told': {
    breaks: 'break-told',
    patches: [['scheduling/dist/store/busy-times.js', 'if (!isOnBreak(hours, at)', 'if (true']],
  },
  'break-told-late': {
    breaks: 'break-told',
    patches: [['scheduling/dist/reactions/booking-changed.js', 'if (live[booking.status] && booking.announced)', 'if (false)']],
  },
  'asked-once': { breaks: 'asked-once', sql: 'DROP INDEX booking.requests_once' },
  'request-pending': {
    breaks: 'answered-once',
    patches: [['booking/dist/domain/request.js', `request.status !== 'pending' || isOver`, 'false']],
  },
  'request-lock': {
    breaks: 'answered-once',
    patches: [['booking/dist/store/request-rows.js', 'WHERE id = $1 FOR UPDATE', 'WHERE id = $1']],
  },
  'booking-lock': {
    breaks: 'transitions',
    patches: [
      ['booking/dist/store/change-booking.js', 'WHERE id = $1 FOR UPDATE', 'WHERE id = $1'],
      ['booking/dist/store/change-booking.js', ' AND version = $2 - 1', ''],
    ],
  },
  'cancel-status': {
    breaks: 'transitions',
    patches: [['booking/dist/domain/booking.js', '!isLive(booking) || tooLate', 'tooLate']],
  },
  series: { breaks: 'series', patches: [['booking/dist/commands/book-weekly.js', 'throw new NotClaimed(failure, booking)', 'return']] },
  'late-move': { breaks: 'late-move', patches: [['contracts/dist/rules/booking.js', 'moveHours = 24', 'moveHours = 0']] },
  'proposal-closed': {
    breaks: 'proposal',
    patches: [['booking/dist/store/proposals.js', `status = 'open' RETURNING`, `status = 'none' RETURNING`]],
  },
  'own-lesson': {
    breaks: 'answers',
    patches: [['booking/dist/domain/participants.js', 'if (booking?.studentId === userId)', 'if (booking)']],
  },
  'own-request': { breaks: 'answers', patches: [['booking/dist/domain/request-sides.js', 'owner !== userId', 'false']] },
};
