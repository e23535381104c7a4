import type { LessonRecord } from '@somo/contracts/lessons';
import { toInstant } from '@somo/contracts/time';
import { aBookingState, aLessonRecord, aRequestState } from '@somo/testing/builders';
import { newId } from '@somo/platform/ids';
import { startDelivery, type Delivered } from '../../spec/delivery-world.js';

const now = Date.parse('2030-01-07T08:00:00Z');

describe('LES-12 emails about a lesson', () => {
  let told: Delivered;
  beforeAll(async () => void (told = await startDelivery(now)));
  afterAll(() => told.world.close());

  /** A lesson as booking has it, and its state. */
  function aLesson(part: Partial<LessonRecord> = {}) {
    const [studentId, teacherId] = [newId(), newId()];
    const lesson = aLessonRecord({ studentId, teacherId, paidAt: null, ...part });
    told.lessons.set(lesson.id, lesson);
    return { lesson, state: aBookingState({ bookingId: lesson.id, agreementId: lesson.agreementId, studentId, teacherId }) };
  }

  /** Returns the calendar files of a person's emails, in the order in which they were sent. */
  async function files(userId: string): Promise<{ type: string; text: string }[]> {
    await told.world.runDue();
    const rows = await told.world.db.sql<{ type: string; content: string }>(
      'spec-files',
      `SELECT file->>'type' AS type, file->>'content' AS content FROM dev_mails, jsonb_array_elements(attachments) AS file
       WHERE to_address = $1 AND file->>'name' LIKE '%.ics' ORDER BY dev_mails.id`,
      [`${userId}@somo.test`],
    );
    return rows.map(({ type, content }) => ({ type, text: Buffer.from(content, 'base64').toString('utf8').replace(/\r\n /g, '') }));
  }

  it('add, move and remove it in the calendars of both people, each addressed to its reader alone', async () => {
    const { lesson, state } = aLesson();
    const { studentId, teacherId, agreementId } = lesson;
    await told.world.deliver('booking.confirmed', state);
    await files(studentId);
    const times = { startsAt: toInstant(Date.parse('2030-01-15T09:00:00Z')), endsAt: toInstant(Date.parse('2030-01-15T10:00:00Z')) };
    const next = { ...lesson, ...times, id: newId(), sequence: 1 };
    told.lessons.set(next.id, next);
    const replaces = { bookingId: lesson.id, version: 2, startsAt: lesson.startsAt };
    const movedState = { ...state, bookingId: next.id, version: 3, startsAt: next.startsAt };
    await told.world.deliver('booking.rescheduled', { ...movedState, replaces });
    await files(studentId);
    told.lessons.set(next.id, { ...next, status: 'cancelled', sequence: 2, cancelReason: 'Exams' });
    await told.world.deliver('booking.cancelled', { ...movedState, version: 4, status: 'cancelled', cancelledBy: 'teacher' });
    for (const [reader, other] of [
      [studentId, teacherId],
      [teacherId, studentId],
    ] as const) {
      const sent = await files(reader);
      expect(sent.map(({ type }) => type)).toEqual(
        ['REQUEST', 'REQUEST', 'CANCEL'].map((method) => `text/calendar; method=${method}; charset=utf-8`),
      );
      sent.forEach(({ text }, at) => {
        expect(text).toContain(`UID:${agreementId}@localhost\r\n`);
        expect(text).toContain(`SEQUENCE:${at}\r\n`);
        expect(text).toContain(at === 2 ? 'STATUS:CANCELLED\r\n' : 'STATUS:CONFIRMED\r\n');
        expect(text).toContain('ORGANIZER;CN="Somo":mailto:no-reply@somo.test\r\n');
        expect(text).toMatch(new RegExp(`ATTENDEE;[^\\r]*MAILTO:${reader}@somo\\.test`));
        expect(text).not.toContain('Not paid');
        expect(text).not.toContain(`${other}@somo.test`);
      });
      expect(sent[1]?.text).toContain('DTSTART:20300115T090000Z\r\n');
      expect(sent[2]?.text).toContain('Reason: Exams');
    }
  });

  it('have a link to add a new one to Google Calendar and Outlook.com, with its times in UTC', async () => {
    const { lesson, state } = aLesson();
    await told.world.deliver('booking.confirmed', state);
    await told.world.runDue();
    const [text = ''] = await told.texts(lesson.teacherId);
    expect(text).toMatch(/Google Calendar: https:\/\/calendar\.google\.com\/\S+dates=20300114T090000Z%2F20300114T100000Z/);
    expect(text).toMatch(/Outlook\.com: https:\/\/outlook\.live\.com\/\S+startdt=2030-01-14T09%3A00%3A00\.000Z/);
  });

  it('bring nothing while it is only requested, or another time is only proposed', async () => {
    const { lesson, state } = aLesson({ proposal: null });
    const { studentId, teacherId } = lesson;
    await told.world.deliver('request.created', aRequestState({ studentId, teacherId }));
    const options = [{ startsAt: toInstant(Date.parse('2030-01-16T09:00:00Z')), endsAt: toInstant(Date.parse('2030-01-16T10:00:00Z')) }];
    const proposal = { ...options[0]!, options, reason: null };
    told.lessons.set(lesson.id, { ...lesson, proposal });
    await told.world.deliver('proposal.created', {
      ...{ proposalId: newId(), bookingId: lesson.id, agreementId: lesson.agreementId, version: 1, studentId, teacherId },
      ...{ subject: 'Mathematics', proposedBy: 'teacher', status: 'open', lessonStartsAt: state.startsAt, ...proposal },
    });
    expect(await files(studentId)).toEqual([]);
    expect(await files(teacherId)).toEqual([]);
  });
});
