import type { RecordingFacts } from '@somo/contracts/events/recording';
import type { LessonHappening } from '@somo/contracts/lesson-history';
import { fromInstant, toInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { anAdmin, aStudent } from '@somo/testing/callers';
import { anAgreement, hour, later, nine, now, type Agreement } from '../../spec/agreed.js';

describe('BOOK-14 the history of a lesson for its two people', () => {
  let agreed: Agreement;
  beforeEach(async () => void (agreed = await anAgreement()));
  afterEach(() => agreed.world.close());

  const at = (hours: number) => agreed.world.clock.set(now + hours * hour);
  const after = (hours: number) => toInstant(now + hours * hour);
  const read = (bookingId: string, who = agreed.student) => agreed.world.as(who).ask('booking.get-lesson-history', { bookingId });
  const kinds = (items: LessonHappening[]) => items.map(({ kind }) => kind);

  it('is the same under every id the lesson ever had, for both, and names the id that it has now', async () => {
    const { id } = await agreed.paid();
    at(1);
    const teacher = agreed.world.as(agreed.teacher);
    await teacher.ask('booking.reschedule-booking', { bookingId: id, proposals: [later(24), later(26)], reason: 'A wedding.' });
    at(2);
    await agreed.world.as(agreed.student).ask('booking.decline-proposal', { bookingId: id, reason: 'School.' });
    at(3);
    await agreed.move(id, later(48), { who: agreed.teacher });
    at(4);
    const accepted = await agreed.world.as(agreed.student).ask('booking.accept-proposal', { bookingId: id });
    at(5);
    const moved = await agreed.move(accepted.id, later(72));
    at(6);
    await agreed.world.as(agreed.student).ask('booking.cancel-booking', { bookingId: moved.id, reason: 'I am ill.' });

    const proposed = { kind: 'proposed', by: 'teacher' };
    for (const lessonId of [id, accepted.id, moved.id])
      for (const who of [agreed.student, agreed.teacher])
        expect(await read(lessonId, who)).toEqual({
          lessonId: moved.id,
          items: [
            { kind: 'booked', at: after(0), by: 'student', startsAt: nine },
            { kind: 'paid', at: expect.any(String) },
            { ...proposed, at: after(1), times: [later(24), later(26)], status: 'declined', reason: 'A wedding.', answer: 'School.' },
            { ...proposed, at: after(3), times: [later(48)], status: 'accepted', reason: null, answer: null },
            { kind: 'moved', at: after(4), by: 'teacher', from: nine, to: later(48), reason: null },
            { kind: 'moved', at: after(5), by: 'student', from: later(48), to: later(72), reason: null },
            { kind: 'cancelled', at: after(6), by: 'student', reason: 'I am ill.' },
          ],
        });
  });

  it('CLS-10 says when it was recorded, who ended that, and who deleted it, in whatever order booking hears of it', async () => {
    const { id } = await agreed.paid();
    const facts = { recordingId: newId(), bookingId: id, agreementId: id, studentId: newId(), teacherId: agreed.teacherId };
    const started: RecordingFacts = {
      ...facts,
      version: 1,
      startedAt: after(1),
      endedAt: null,
      endedBy: null,
      deletedAt: null,
      deletedBy: null,
    };
    const ended: RecordingFacts = { ...started, version: 2, endedAt: after(2), endedBy: 'teacher' };
    await agreed.world.deliver('recording.deleted', { ...ended, version: 3, deletedAt: after(3) });
    await agreed.world.deliver('recording.started', started);
    await agreed.world.deliver('recording.ended', ended);
    expect((await read(id)).items.slice(2)).toEqual([
      { kind: 'recording-started', at: after(1) },
      { kind: 'recording-ended', at: after(2), by: 'teacher' },
      { kind: 'recording-deleted', at: after(3), by: null },
    ]);
  });

  it('says that it was requested, and that a problem was reported and decided, but not what was written', async () => {
    await agreed.offer({ instantBooking: false });
    const asked = await agreed.world.as(agreed.student).ask('booking.book-lesson', { teacherId: agreed.teacherId, startsAt: nine });
    // The payment is from five minutes after it was asked for.
    at(1 / 60);
    const { lessonId } = await agreed.world.as(agreed.teacher).ask('booking.accept-request', { requestId: asked.id });
    const id = lessonId!;
    await agreed.world.deliver('payment.paid', agreed.payment({ id, agreementId: id }));
    agreed.world.clock.set(fromInstant(later(2)));
    const told = { bookingId: id, kind: 'no-show', text: 'Nobody came.' } as const;
    const problem = await agreed.world.as(agreed.student).ask('booking.report-problem', told);
    const decided = { problemId: problem.id, outcome: 'refund-student', note: 'Nobody was in the classroom.' } as const;
    await agreed.world.as(anAdmin()).ask('booking.resolve-problem', decided);

    const { items } = await read(id, agreed.teacher);
    expect(kinds(items).sort()).toEqual(['booked', 'paid', 'problem-reported', 'problem-resolved', 'requested']);
    expect(items.slice(0, 2)).toMatchObject([
      { kind: 'requested', at: after(0) },
      { kind: 'booked', at: after(1 / 60), by: null },
    ]);
    expect(JSON.stringify(items)).not.toMatch(/Nobody/);
  });

  it('is not there for anyone else: another student, an operator, or an id that is none', async () => {
    const { id } = await agreed.book();
    await expect(read(id, aStudent())).rejects.toMatchObject({ code: 'lesson-not-found' });
    await expect(read(newId())).rejects.toMatchObject({ code: 'lesson-not-found' });
    await expect(read(id, anAdmin())).rejects.toMatchObject({ code: 'lesson-not-found' });
  });
});
