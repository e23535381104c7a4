import { toInstant } from '@somo/contracts/time';
import type { Content } from './content.js';
import { withLearner } from './learner.js';
import type { Reader } from './reader.js';
import { render } from './render.js';

const startsAt = toInstant(Date.parse('2030-01-14T09:00:00Z'));
const lesson = { studentId: 'amara', teacherId: 'kwame', subject: 'Mathematics', startsAt };
const reader = (userId: string): Reader => ({
  ...{ userId, timeZone: 'Africa/Accra', language: 'en' },
  nameOf: (id) => ({ amara: 'Amara Diallo', kwame: 'Kwame Mensah' })[id],
});
const read = (content: Content, userId: string) => render(withLearner(content, 'Kofi'), reader(userId));
const paid = { ...lesson, outcome: 'paid', amountCents: 2500 } as const;

describe('a notification about a lesson for a learner', () => {
  it.each<[Content, string, string]>([
    [{ type: 'lesson_reminder', params: { ...lesson, kind: '1h' } }, "Kofi's lesson starts in 1 hour", 'Mathematics with Kwame Mensah'],
    [{ type: 'payment', params: paid }, 'Payment received', "We received your payment of $25.00 for Kofi's lesson with Kwame Mensah."],
    [{ type: 'review', params: { ...lesson, news: 'asked' } }, "How was Kofi's lesson?", "Rate Kofi's lesson with Kwame Mensah."],
    [
      { type: 'booking_cancelled', params: { ...lesson, cancelledBy: 'teacher', refundDue: true } },
      'Lesson cancelled',
      "Kwame Mensah cancelled Kofi's Mathematics lesson on",
    ],
    [
      { type: 'request_rejected', params: { ...lesson, step: 'rejected' } },
      'Request rejected',
      "Kwame Mensah can't teach the Mathematics lesson you asked for",
    ],
  ])('tells the guardian of %j', (content, title, message) => {
    const text = read(content, 'amara');
    expect(text.title).toBe(title);
    expect(text.message).toContain(message);
    expect(`${text.title} ${text.message}`).toContain('Kofi');
    expect(text.message).not.toContain('your lesson');
  });

  it.each<Content>([
    { type: 'new_booking', params: lesson },
    { type: 'booking_request', params: { ...lesson, step: 'created' } },
    { type: 'payment', params: paid },
  ])('says to the teacher for whom it is: %j', (content) => {
    expect(read(content, 'kwame').message).toMatch(/\nFor Kofi \(under 18\)$/);
  });

  it("says 'your lesson' to everybody else", () => {
    expect(render({ type: 'payment', params: paid }, reader('amara')).message).toContain('for your lesson with Kwame Mensah');
  });
});
