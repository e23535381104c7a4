import { toInstant } from '@somo/contracts/time';
import type { Content, ProblemNews } from './content.js';
import { anonymousReader, type Reader } from './reader.js';
import { pushMessage } from './push-text.js';
import { render } from './render.js';

const amara = 'student-1';
const kwame = 'teacher-1';
const names: Record<string, string> = { [amara]: 'Amara Diallo', [kwame]: 'Kwame Mensah' };
const startsAt = toInstant(Date.parse('2030-01-14T09:00:00Z'));
const lesson = { studentId: amara, teacherId: kwame, subject: 'Mathematics', startsAt };
const dayBefore = toInstant(Date.parse('2030-01-13T09:00:00Z'));
const twoLater = toInstant(Date.parse('2030-01-16T09:00:00Z'));
const problem = (part: Partial<ProblemNews>): Content => ({
  type: 'system',
  params: {
    studentId: amara,
    teacherId: kwame,
    news: 'problem',
    kind: 'no-show',
    reportedBy: 'student',
    outcome: null,
    refundCents: null,
    ...part,
  },
});
const refund = (amountCents: number, backCents: number): Content => ({
  type: 'payment',
  params: { studentId: amara, teacherId: kwame, outcome: 'refunded', amountCents, of: { paidCents: 2500, backCents } },
});
const reader = (userId: string, timeZone: string, language = 'en'): Reader => ({ userId, timeZone, language, nameOf: (id) => names[id] });
const student = reader(amara, 'America/New_York');
const teacher = reader(kwame, 'Africa/Nairobi');

describe('NOTF-02 what a reader sees', () => {
  it.each<[string, Content, Reader, string, string]>([
    [
      'REQ-06 the teacher of a request, with what the student wrote',
      { type: 'booking_request', params: { ...lesson, step: 'created', reason: 'After school?' } },
      teacher,
      'New booking request',
      'Amara Diallo would like a lesson with you: Mathematics, Mon, Jan 14, 2030, 12:00 PM (Nairobi time). Please accept or reject the request before it expires.\n“After school?”',
    ],
    [
      'REQ-06 the teacher of a request that says until when it can be answered',
      { type: 'booking_request', params: { ...lesson, step: 'created', expiresAt: dayBefore, reason: null } },
      teacher,
      'New booking request',
      'Amara Diallo would like a lesson with you: Mathematics, Mon, Jan 14, 2030, 12:00 PM (Nairobi time). Please answer by Sun, Jan 13, 2030, 12:00 PM (Nairobi time).',
    ],
    [
      'REQ-06 the student of a rejected request, with the reason',
      { type: 'request_rejected', params: { ...lesson, step: 'rejected', reason: 'Exam week.' } },
      student,
      'Request rejected',
      "Kwame Mensah can't teach the Mathematics lesson you asked for on Mon, Jan 14, 2030, 4:00 AM (New York time). You can ask for another time.\n“Exam week.”",
    ],
    [
      'REQ-11 the student whose time another request has taken, with what is free nearby',
      { type: 'booking_request', params: { ...lesson, step: 'time-taken', alternatives: [dayBefore], reason: null } },
      student,
      'The time you asked for is taken',
      'The time you asked Kwame Mensah for, Mon, Jan 14, 2030, 4:00 AM (New York time), is no longer free. Your request stays open in case it becomes free again. Other free times:\n• Sun, Jan 13, 2030, 4:00 AM (New York time)',
    ],
    [
      'REQ-11 the student whose request is turned down because another one was accepted',
      { type: 'request_rejected', params: { ...lesson, step: 'rejected', timeTaken: true, alternatives: [dayBefore], reason: null } },
      student,
      'Request rejected',
      'Kwame Mensah accepted another request for Mon, Jan 14, 2030, 4:00 AM (New York time), so your request for a lesson in Mathematics was turned down. You can ask for another time. Other free times:\n• Sun, Jan 13, 2030, 4:00 AM (New York time)',
    ],
    [
      'REQ-11 the student who has asked for other times besides the one that is taken',
      { type: 'booking_request', params: { ...lesson, step: 'time-taken', staysOpen: true, alternatives: [], reason: null } },
      student,
      'A time you asked for is taken',
      'One of the times you asked Kwame Mensah for, Mon, Jan 14, 2030, 4:00 AM (New York time), is no longer free. Your request stays open for the others.',
    ],
    [
      'REQ-11 the student whose teacher suggests other times',
      { type: 'booking_request', params: { ...lesson, step: 'proposed', alternatives: [dayBefore, twoLater], reason: null } },
      student,
      'Your teacher suggests another time',
      'Kwame Mensah suggests 2 other times for the Mathematics lesson you asked for. Choose one to book the lesson.\n• Sun, Jan 13, 2030, 4:00 AM (New York time)\n• Wed, Jan 16, 2030, 4:00 AM (New York time)',
    ],
    [
      'REQ-06 the teacher of a request for several times',
      { type: 'booking_request', params: { ...lesson, step: 'created', wishes: [startsAt, twoLater], reason: 'After school?' } },
      teacher,
      'New booking request',
      'Amara Diallo would like a lesson with you in Mathematics, at one of 2 times. Please accept one, or suggest another.\n• Mon, Jan 14, 2030, 12:00 PM (Nairobi time)\n• Wed, Jan 16, 2030, 12:00 PM (Nairobi time)\n“After school?”',
    ],
    [
      'BOOK-14 the student who is offered several times',
      { type: 'booking_rescheduled', params: { ...lesson, step: 'proposed', formerStartsAt: dayBefore, count: 3, reason: null } },
      student,
      'New time proposed',
      'Kwame Mensah would like to move your Mathematics lesson from Sun, Jan 13, 2030, 4:00 AM (New York time). Choose one of 3 new times, or cancel for free.',
    ],
    [
      'BOOK-14 the student who is offered two times, which are listed',
      {
        type: 'booking_rescheduled',
        params: { ...lesson, step: 'proposed', formerStartsAt: dayBefore, count: 2, options: [startsAt, twoLater], reason: null },
      },
      student,
      'New time proposed',
      'Kwame Mensah would like to move your Mathematics lesson from Sun, Jan 13, 2030, 4:00 AM (New York time). Choose one of 2 new times, or cancel for free.\n• Mon, Jan 14, 2030, 4:00 AM (New York time)\n• Wed, Jan 16, 2030, 4:00 AM (New York time)',
    ],
    [
      'AVL-05 the teacher whose lesson lies within their break',
      { type: 'system', params: { ...lesson, news: 'on-break' } },
      teacher,
      'Lesson during a break',
      'Your Mathematics lesson with Amara Diallo on Mon, Jan 14, 2030, 12:00 PM (Nairobi time) is during your time off. It will still take place unless one of you moves or cancels it.',
    ],
    [
      'CLS-08 the guardian of a learner to whose lesson the teacher has added files',
      { type: 'system', params: { studentId: lesson.studentId, teacherId: lesson.teacherId, news: 'material', learner: 'Zuri' } as never },
      student,
      'New files',
      "Kwame Mensah added files to Zuri's lesson.",
    ],
    [
      'CLS-10 the guardian of a learner whose lesson was recorded',
      { type: 'system', params: { studentId: lesson.studentId, teacherId: lesson.teacherId, news: 'recording', learner: 'Zuri' } as never },
      student,
      'Recording ready',
      "You can now play the recording of Zuri's lesson with Kwame Mensah.",
    ],
    [
      'the teacher of a new booking',
      { type: 'new_booking', params: lesson },
      teacher,
      'New booking',
      'Amara Diallo booked a lesson with you: Mathematics, Mon, Jan 14, 2030, 12:00 PM (Nairobi time).',
    ],
    [
      'the student who booked',
      { type: 'booking_confirmation', params: lesson },
      student,
      'Booking confirmed',
      'Your Mathematics lesson with Kwame Mensah is booked for Mon, Jan 14, 2030, 4:00 AM (New York time).',
    ],
    [
      'a student who has yet to pay',
      { type: 'booking_confirmation', params: { ...lesson, payBy: toInstant(Date.parse('2030-01-07T08:30:00Z')) } },
      student,
      'Booking confirmed',
      'Your Mathematics lesson with Kwame Mensah is booked for Mon, Jan 14, 2030, 4:00 AM (New York time). Pay by 3:30 AM to keep it.',
    ],
    [
      'a reminded student',
      { type: 'lesson_reminder', params: { ...lesson, kind: '1h' } },
      student,
      'Your lesson starts in 1 hour',
      'Mathematics with Kwame Mensah on Mon, Jan 14, 2030, 4:00 AM (New York time).',
    ],
    [
      'the teacher when the student cancels',
      { type: 'booking_cancelled', params: { ...lesson, cancelledBy: 'student', refundDue: true } },
      teacher,
      'Lesson cancelled',
      'Amara Diallo cancelled your Mathematics lesson on Mon, Jan 14, 2030, 12:00 PM (Nairobi time).',
    ],
    [
      'the teacher of a paid lesson that the student cancels too late',
      { type: 'booking_cancelled', params: { ...lesson, cancelledBy: 'student', refundDue: false, paid: true } },
      teacher,
      'Lesson cancelled',
      "Amara Diallo cancelled your Mathematics lesson on Mon, Jan 14, 2030, 12:00 PM (Nairobi time). It was too late for a refund, so you'll still be paid.",
    ],
    [
      'the teacher who cancels a paid lesson',
      { type: 'booking_cancelled', params: { ...lesson, cancelledBy: 'teacher', refundDue: true, paid: true } },
      teacher,
      'Lesson cancelled',
      'You cancelled your Mathematics lesson with Amara Diallo on Mon, Jan 14, 2030, 12:00 PM (Nairobi time). Amara Diallo will get a full refund.',
    ],
    [
      'the student who cancels in time',
      { type: 'booking_cancelled', params: { ...lesson, cancelledBy: 'student', refundDue: true } },
      student,
      'Lesson cancelled',
      "You cancelled your Mathematics lesson with Kwame Mensah on Mon, Jan 14, 2030, 4:00 AM (New York time). You'll get a full refund.",
    ],
    ...(
      [
        [
          'student',
          "You cancelled your Mathematics lesson with Kwame Mensah on Mon, Jan 14, 2030, 4:00 AM (New York time). You won't be charged.",
        ],
        ['teacher', "Kwame Mensah cancelled your Mathematics lesson on Mon, Jan 14, 2030, 4:00 AM (New York time). You won't be charged."],
        [
          'operator',
          "Somo cancelled your Mathematics lesson with Kwame Mensah on Mon, Jan 14, 2030, 4:00 AM (New York time). You won't be charged.",
        ],
      ] as const
    ).map(([cancelledBy, message]): [string, Content, Reader, string, string] => [
      `BOOK-14 the student of an unpaid lesson that the ${cancelledBy} cancels`,
      { type: 'booking_cancelled', params: { ...lesson, cancelledBy, refundDue: true, paid: false } },
      student,
      'Lesson cancelled',
      message,
    ]),
    ...(
      [
        [
          'operator',
          2500,
          student,
          'Somo cancelled your Mathematics lesson with Kwame Mensah on Mon, Jan 14, 2030, 4:00 AM (New York time). The lesson has already been refunded in full.',
        ],
        [
          'operator',
          1000,
          student,
          "Somo cancelled your Mathematics lesson with Kwame Mensah on Mon, Jan 14, 2030, 4:00 AM (New York time). You'll get the remaining $15.00 back.",
        ],
        [
          'teacher',
          2500,
          student,
          'Kwame Mensah cancelled your Mathematics lesson on Mon, Jan 14, 2030, 4:00 AM (New York time). The lesson has already been refunded in full.',
        ],
        [
          'teacher',
          1000,
          teacher,
          'You cancelled your Mathematics lesson with Amara Diallo on Mon, Jan 14, 2030, 12:00 PM (Nairobi time). Your student will get the remaining $15.00 back.',
        ],
        [
          'student',
          2500,
          student,
          'You cancelled your Mathematics lesson with Kwame Mensah on Mon, Jan 14, 2030, 4:00 AM (New York time). The lesson has already been refunded in full.',
        ],
      ] as const
    ).map(([cancelledBy, backCents, who, message]): [string, Content, Reader, string, string] => [
      `BOOK-14 the ${who === student ? 'student' : 'teacher'} of a lesson that the ${cancelledBy} cancels after a refund of ${backCents} cents`,
      {
        type: 'booking_cancelled',
        params: { ...lesson, cancelledBy, refundDue: true, paid: true, refunded: { paidCents: 2500, backCents } },
      },
      who,
      'Lesson cancelled',
      message,
    ]),
    ...(
      [
        [
          2500,
          'Amara Diallo cancelled your Mathematics lesson on Mon, Jan 14, 2030, 12:00 PM (Nairobi time). The lesson has already been refunded in full.',
        ],
        [
          1000,
          "Amara Diallo cancelled your Mathematics lesson on Mon, Jan 14, 2030, 12:00 PM (Nairobi time). It was too late for a refund, so you'll still be paid.",
        ],
      ] as const
    ).map(([backCents, message]): [string, Content, Reader, string, string] => [
      `BOOK-14 the teacher of a lesson that the student cancels too late after a refund of ${backCents} cents`,
      {
        type: 'booking_cancelled',
        params: { ...lesson, cancelledBy: 'student', refundDue: false, paid: true, refunded: { paidCents: 2500, backCents } },
      },
      teacher,
      'Lesson cancelled',
      message,
    ]),
    [
      'the student who cancels too late',
      { type: 'booking_cancelled', params: { ...lesson, cancelledBy: 'student', refundDue: false } },
      student,
      'Lesson cancelled',
      'You cancelled your Mathematics lesson with Kwame Mensah on Mon, Jan 14, 2030, 4:00 AM (New York time). It was too late for a refund.',
    ],
    [
      'anybody, when nobody paid',
      { type: 'booking_cancelled', params: { ...lesson, cancelledBy: 'payment', refundDue: false } },
      teacher,
      'Lesson cancelled',
      "Your Mathematics lesson with Amara Diallo on Mon, Jan 14, 2030, 12:00 PM (Nairobi time) was cancelled because it wasn't paid for in time.",
    ],
    [
      'the student who paid',
      { type: 'payment', params: { studentId: amara, teacherId: kwame, outcome: 'paid', amountCents: 2550 } },
      student,
      'Payment received',
      'We received your payment of $25.50 for your lesson with Kwame Mensah.',
    ],
    [
      'the teacher of a paid lesson',
      { type: 'payment', params: { studentId: amara, teacherId: kwame, outcome: 'paid', amountCents: 2500 } },
      teacher,
      'Payment received',
      'Amara Diallo paid $25.00 for your lesson.',
    ],
    [
      'PAY-05 the teacher whose share an operator lowered',
      {
        type: 'payment',
        params: { studentId: amara, teacherId: kwame, outcome: 'share-lowered', amountCents: 2500, shareCents: 0 },
      },
      teacher,
      'Your share was lowered',
      'Somo refunded $25.00 to Amara Diallo for your lesson. Your share is now $0.00.',
    ],
    [
      'the student who is refunded',
      { type: 'payment', params: { studentId: amara, teacherId: kwame, outcome: 'refunded', amountCents: 2500 } },
      student,
      'Payment refunded',
      'We refunded $25.00 for your lesson with Kwame Mensah.',
    ],
    [
      'the student who is refunded a part',
      refund(1000, 1000),
      student,
      'Payment refunded',
      'We refunded $10.00 of the $25.00 you paid for your lesson with Kwame Mensah.',
    ],
    [
      'the student who is refunded another part',
      refund(500, 1500),
      student,
      'Payment refunded',
      'We refunded $5.00 of the $25.00 you paid for your lesson with Kwame Mensah. That makes $15.00 in total.',
    ],
    [
      'the student who is refunded the rest',
      refund(1000, 2500),
      student,
      'Payment refunded',
      'We refunded the remaining $10.00 of the $25.00 you paid for your lesson with Kwame Mensah.',
    ],
    [
      'the student who is refunded all at once',
      refund(2500, 2500),
      student,
      'Payment refunded',
      'We refunded $25.00 for your lesson with Kwame Mensah.',
    ],
    [
      'the teacher of a lesson that has moved',
      { type: 'booking_rescheduled', params: { ...lesson, step: 'moved', formerStartsAt: dayBefore } },
      teacher,
      'Lesson moved',
      'Your Mathematics lesson with Amara Diallo moved from Sun, Jan 13, 2030, 12:00 PM (Nairobi time) to Mon, Jan 14, 2030, 12:00 PM (Nairobi time).',
    ],
    [
      'the student who is asked for another time',
      { type: 'booking_rescheduled', params: { ...lesson, step: 'proposed', formerStartsAt: dayBefore } },
      student,
      'New time proposed',
      'Kwame Mensah would like to move your Mathematics lesson from Sun, Jan 13, 2030, 4:00 AM (New York time) to Mon, Jan 14, 2030, 4:00 AM (New York time). Accept the new time, or cancel for free.',
    ],
    [
      'the teacher whose time was declined',
      { type: 'booking_rescheduled', params: { ...lesson, step: 'declined', formerStartsAt: dayBefore } },
      teacher,
      'New time declined',
      'Amara Diallo declined the new time. Your Mathematics lesson is still on Sun, Jan 13, 2030, 12:00 PM (Nairobi time).',
    ],
    [
      'the student who reports a problem',
      problem({ outcome: null }),
      student,
      'Problem reported',
      'Thanks for reporting the problem with your lesson with Kwame Mensah. The payout is on hold while we look into it.',
    ],
    [
      'the teacher of that lesson',
      problem({ outcome: null }),
      teacher,
      'Problem reported',
      'Amara Diallo reported a problem with your lesson. The payout is on hold while we look into it.',
    ],
    [
      'the teacher who is paid',
      problem({ outcome: 'pay-teacher' }),
      teacher,
      'Problem resolved',
      "We reviewed the problem with your lesson with Amara Diallo. You'll be paid for the lesson.",
    ],
    [
      'the student who gets all back',
      problem({ outcome: 'refund-student' }),
      student,
      'Problem resolved',
      "We reviewed the problem with your lesson with Kwame Mensah. You'll get a full refund.",
    ],
    [
      'the teacher when a part goes back',
      problem({ outcome: 'refund-part', refundCents: 705 }),
      teacher,
      'Problem resolved',
      'We reviewed the problem with your lesson with Amara Diallo. Your student will get a refund of $7.05.',
    ],
  ])('%s', (_, content, who, title, message) => {
    expect(render(content, who)).toEqual({ title, message });
  });

  it('names no time and no name where neither is known', () => {
    expect(render({ type: 'new_booking', params: lesson }, anonymousReader(kwame)).message).toBe(
      'A student booked a lesson with you: Mathematics.',
    );
    expect(render({ type: 'booking_confirmation', params: lesson }, anonymousReader(amara)).message).toBe(
      'Your Mathematics lesson is booked.',
    );
  });

  it('prints what people have written as it is, whatever it looks like', () => {
    const odd = { ...teacher, nameOf: () => '$t(emails:signature) {{subject}} &amp;' };
    expect(
      render({ type: 'payment', params: { studentId: amara, teacherId: kwame, outcome: 'paid', amountCents: 2500 } }, odd).message,
    ).toBe('$t(emails:signature) {{subject}} &amp; paid $25.00 for your lesson.');
  });

  it('falls back to English for a language that is not filled yet', () => {
    expect(render({ type: 'new_booking', params: lesson }, { ...teacher, language: 'am' }).title).toBe('New booking');
  });
});

it('NOTF-02 a push message announces no times that it does not list', () => {
  const content: Content = { type: 'booking_request', params: { ...lesson, step: 'time-taken', alternatives: [dayBefore], reason: null } };
  const addressee = { ...student, email: 'amara@somo.test', firstName: 'Amara', zoneOf: () => undefined };
  expect(pushMessage(content, addressee, 'https://somo.test', 'request-1')?.notification.body).toBe(
    'The time you asked Kwame Mensah for, Mon, Jan 14, 2030, 4:00 AM (New York time), is no longer free. Your request stays open in case it becomes free again.',
  );
});
