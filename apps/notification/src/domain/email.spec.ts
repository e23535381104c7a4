import type { LessonRecord } from '@somo/contracts/lessons';
import type { RequestRecord } from '@somo/contracts/requests';
import { toInstant } from '@somo/contracts/time';
import { aLessonRecord } from '@somo/testing/builders';
import type { EmailedContent } from './content.js';
import { notificationEmail } from './email.js';
import type { Letter } from './letter.js';
import type { Addressee } from './reader.js';

const [amara, kwame] = ['student-1', 'teacher-1'];
const names: Record<string, string> = { [amara]: 'Amara Diallo', [kwame]: 'Kwame Mensah' };
const zones: Record<string, string> = { [amara]: 'America/New_York', [kwame]: 'Africa/Accra' };
const at = (iso: string) => toInstant(Date.parse(iso));
const lesson = aLessonRecord({ id: 'lesson-1', studentId: amara, teacherId: kwame, teacherTimeZone: 'Africa/Accra' });
const facts = { studentId: amara, teacherId: kwame, subject: lesson.subject, startsAt: lesson.startsAt };
const unpaid: LessonRecord = { ...lesson, paidAt: null, payBy: at('2030-01-07T08:30:00Z') };
const reader = (userId: string): Addressee => ({
  ...{ userId, language: 'en', email: `${userId}@somo.test`, firstName: names[userId]?.split(' ')[0] },
  ...{ timeZone: zones[userId], nameOf: (id: string) => names[id], zoneOf: (id: string) => zones[id] },
});
const emailOf = (content: EmailedContent, userId: string, about: { lesson?: LessonRecord; request?: RequestRecord }) => {
  const { subject, letter, text } = notificationEmail(content, reader(userId), 'https://somo.test', { lessonId: lesson.id, ...about });
  if (!letter) throw new Error('The email has no design.');
  return { subject, letter, text };
};
const factOf = ({ facts: rows }: Letter, name: string) => rows.find((row) => row.name === name)?.value;

describe('B16 the email about a lesson', () => {
  const confirmed: EmailedContent = { type: 'booking_confirmation', params: facts };
  const accepted: EmailedContent = { type: 'request_accepted', params: { ...facts, step: 'accepted' } };

  it.each([
    ['a new lesson', confirmed, 'Your lesson with Kwame Mensah is booked.'],
    ['an accepted request', accepted, 'Kwame Mensah accepted your request.'],
  ])('PAY-01 asks for the payment of %s while it is not paid', (_, content, sentence) => {
    const { letter, text } = emailOf(content, amara, { lesson: unpaid });
    const time = 'Mon, Jan 7, 2030, 3:30 AM (New York time)';
    expect(letter.paragraphs[1]).toBe(`${sentence} Please pay by ${time} to keep the time.`);
    expect(factOf(letter, 'Pay by')).toBe(time);
    expect(letter.button).toEqual({ label: 'Pay now', url: 'https://somo.test/student/lessons/lesson-1/pay' });
    expect(text).toContain('Pay for the lesson: https://somo.test/student/lessons/lesson-1/pay');
  });

  it('has a subject short enough for a list of emails', () => {
    expect(emailOf(confirmed, amara, { lesson }).subject).toBe('Booking confirmed: Mathematics with Kwame Mensah, Jan 14');
  });

  it.each([
    ['a paid lesson', confirmed, amara, lesson],
    ['the teacher', { ...confirmed, type: 'new_booking' } satisfies EmailedContent, kwame, unpaid],
  ])('asks for no payment of %s', (_, content, userId, about) => {
    const { letter, text } = emailOf(content, userId, { lesson: about });
    expect(letter.button.label).toBe('View your lesson');
    expect(text).not.toMatch(/pay/i);
  });

  it('BOOK-14 names the current time of a lesson and the times proposed for it apart, as plain text too', () => {
    const other = at('2030-01-16T09:00:00Z');
    const content: EmailedContent = {
      type: 'booking_rescheduled',
      params: { ...facts, startsAt: other, formerStartsAt: lesson.startsAt, step: 'proposed', count: 1, options: [other], reason: 'Exams' },
    };
    const { letter, text } = emailOf(content, amara, { lesson });
    expect(letter.headline).toEqual({
      ...{ name: 'Current time', main: 'Mon, Jan 14 · 4:00 AM', isOff: false },
      lines: ['New York time (GMT-5)', "Kwame Mensah's time: 9:00 AM (Accra time)"],
    });
    expect(letter.offered).toEqual({ name: 'Proposed time (New York time)', times: ['Wed, Jan 16 · 4:00 AM'] });
    expect(letter.quote).toEqual({ name: 'Reason', text: 'Exams' });
    expect(letter.button).toEqual({ label: 'Choose a time', url: 'https://somo.test/lessons/lesson-1' });
    expect(text).toContain('Current time: Mon, Jan 14, 2030, 4:00 AM (New York time)');
    expect(text).not.toContain('When:');
  });

  it('names the child to both and the guardian to the teacher', () => {
    const about = { lesson: { ...lesson, learner: { id: 'learner-1', firstName: 'Zola' } } };
    const toTeacher = emailOf({ ...confirmed, type: 'new_booking' }, kwame, about);
    expect(['For', 'Guardian', 'Student'].map((name) => factOf(toTeacher.letter, name))).toEqual([
      'Zola (under 18)',
      'Amara Diallo',
      undefined,
    ]);
    expect(toTeacher.text).toContain('For: Zola (under 18)');
    const toGuardian = emailOf(confirmed, amara, about);
    expect(['For', 'Teacher'].map((name) => factOf(toGuardian.letter, name))).toEqual(['Zola', 'Kwame Mensah']);
    expect(factOf(emailOf(confirmed, amara, { lesson }).letter, 'For')).toBeUndefined();
  });

  it('marks a time at which nothing takes place any more', () => {
    const params = { ...facts, cancelledBy: 'teacher', refundDue: false, paid: false } as const;
    const { letter } = emailOf({ type: 'booking_cancelled', params }, amara, { lesson: { ...lesson, status: 'cancelled' } });
    expect(letter.headline).toMatchObject({ name: 'When', isOff: true });
  });

  it('REQ-06 carries the words of a student who asks for a lesson', () => {
    const expiresAt = at('2030-01-13T09:00:00Z');
    const { id, studentId, teacherId, subject, startsAt, teacherTimeZone, price } = lesson;
    const request = {
      id,
      studentId,
      teacherId,
      subject,
      startsAt,
      teacherTimeZone,
      price,
      expiresAt,
      status: 'pending',
      proposals: [],
    } as unknown as RequestRecord;
    const content: EmailedContent = { type: 'booking_request', params: { ...facts, step: 'created', reason: 'After school?' } };
    const { letter } = emailOf(content, kwame, { request });
    expect(letter.headline).toMatchObject({ name: 'Requested time', isOff: false });
    expect(letter.quote).toEqual({ name: 'Message', text: 'After school?' });
    expect(factOf(letter, 'Answer by')).toBe('Sun, Jan 13, 2030, 9:00 AM (Accra time)');
  });
});

describe('PAY-03 the email about a payout', () => {
  it.each([
    ['sent', false, 'https://somo.test/teacher/earnings'],
    ['refused', true, 'https://somo.test/teacher/settings?tab=payment'],
  ] as const)('shows the amount of one that was %s, and leads to what it is about', (news, isOff, url) => {
    const params = { teacherId: kwame, news, amountCents: 8500, payoutDate: null, reason: null };
    const { letter } = emailOf({ type: 'payout', params }, kwame, {});
    expect(letter.headline).toEqual({ name: 'Payout', main: '$85.00', lines: [], isOff });
    expect(letter.button.url).toBe(url);
  });
});
