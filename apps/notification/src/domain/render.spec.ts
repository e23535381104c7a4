import { toInstant } from '@somo/contracts/time';
import type { Content } from './content.js';
import { stranger, type Reader } from './reader.js';
import { render } from './render.js';

const amara = 'student-1';
const kwame = 'teacher-1';
const names: Record<string, string> = { [amara]: 'Amara Diallo', [kwame]: 'Kwame Mensah' };
const startsAt = toInstant(Date.parse('2030-01-14T09:00:00Z'));
const lesson = { studentId: amara, teacherId: kwame, subject: 'Mathematics', startsAt };
const reader = (userId: string, timeZone: string, language = 'en'): Reader => ({ userId, timeZone, language, nameOf: (id) => names[id] });
const student = reader(amara, 'America/New_York');
const teacher = reader(kwame, 'Africa/Nairobi');

describe('NOTF-02 what a reader sees', () => {
  it.each<[string, Content, Reader, string, string]>([
    [
      'the teacher of a new booking',
      { type: 'new_booking', params: lesson },
      teacher,
      'New booking',
      'Amara Diallo has booked a Mathematics lesson with you on Mon, Jan 14, 2030, 12:00 PM (Africa/Nairobi).',
    ],
    [
      'the student who booked',
      { type: 'booking_confirmation', params: lesson },
      student,
      'Booking confirmed',
      'Your Mathematics lesson with Kwame Mensah is booked for Mon, Jan 14, 2030, 4:00 AM (America/New_York).',
    ],
    [
      'a reminded student',
      { type: 'lesson_reminder', params: { ...lesson, kind: '1h' } },
      student,
      'Your lesson starts in 1 hour',
      'Mathematics with Kwame Mensah on Mon, Jan 14, 2030, 4:00 AM (America/New_York).',
    ],
    [
      'the teacher when the student cancels',
      { type: 'booking_cancelled', params: { ...lesson, cancelledBy: 'student', refundDue: true } },
      teacher,
      'Lesson cancelled',
      'Amara Diallo has cancelled the Mathematics lesson on Mon, Jan 14, 2030, 12:00 PM (Africa/Nairobi).',
    ],
    [
      'the student who cancels in time',
      { type: 'booking_cancelled', params: { ...lesson, cancelledBy: 'student', refundDue: true } },
      student,
      'Lesson cancelled',
      'You have cancelled the Mathematics lesson with Kwame Mensah on Mon, Jan 14, 2030, 4:00 AM (America/New_York). What you have paid is refunded in full.',
    ],
    [
      'the student who cancels too late',
      { type: 'booking_cancelled', params: { ...lesson, cancelledBy: 'student', refundDue: false } },
      student,
      'Lesson cancelled',
      'You have cancelled the Mathematics lesson with Kwame Mensah on Mon, Jan 14, 2030, 4:00 AM (America/New_York). It was too late for a refund.',
    ],
    [
      'anybody, when nobody paid',
      { type: 'booking_cancelled', params: { ...lesson, cancelledBy: 'payment', refundDue: false } },
      teacher,
      'Lesson cancelled',
      'The Mathematics lesson with Amara Diallo on Mon, Jan 14, 2030, 12:00 PM (Africa/Nairobi) was cancelled, because it was not paid in time.',
    ],
    [
      'the student who paid',
      { type: 'payment', params: { studentId: amara, teacherId: kwame, outcome: 'paid', amountCents: 2550 } },
      student,
      'Payment received',
      'We have received your payment of $25.50 for the lesson with Kwame Mensah.',
    ],
    [
      'the teacher of a paid lesson',
      { type: 'payment', params: { studentId: amara, teacherId: kwame, outcome: 'paid', amountCents: 2500 } },
      teacher,
      'Payment received',
      'Amara Diallo has paid $25.00 for the lesson with you.',
    ],
    [
      'the student who is refunded',
      { type: 'payment', params: { studentId: amara, teacherId: kwame, outcome: 'refunded', amountCents: 2500 } },
      student,
      'Payment refunded',
      'We have refunded $25.00 for the lesson with Kwame Mensah.',
    ],
  ])('%s', (_, content, who, title, message) => {
    expect(render(content, who)).toEqual({ title, message });
  });

  it('names no time and no name where neither is known', () => {
    expect(render({ type: 'new_booking', params: lesson }, stranger(kwame)).message).toBe(
      'Your student has booked a Mathematics lesson with you.',
    );
    expect(render({ type: 'booking_confirmation', params: lesson }, stranger(amara)).message).toBe(
      'Your Mathematics lesson with your teacher is booked.',
    );
  });

  it('falls back to English for a language that is not filled yet', () => {
    expect(render({ type: 'new_booking', params: lesson }, { ...teacher, language: 'sw' }).title).toBe('New booking');
  });
});
