import type { BookingState, RescheduledBooking, ProposalState } from '@somo/contracts/events/booking';
import type { ProblemState } from '@somo/contracts/events/problem';
import type { LessonRecord } from '@somo/contracts/lessons';
import type { Person } from '@somo/contracts/people';
import { toInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { aBookingState, aLessonRecord } from '@somo/testing/builders';
import { aStudent, aVisitor } from '@somo/testing/callers';
import { everyDelivery } from '@somo/testing/permute';
import { startService, type World } from '@somo/testing/start-service';
import { notification } from '../notification.module.js';

const now = Date.parse('2030-01-07T08:00:00Z');
const wednesday = toInstant(Date.parse('2030-01-16T09:00:00Z'));
/** Ninety delivery orders take a while on a busy machine. */
const patience = 120_000;

describe('notifications of a rescheduled lesson', () => {
  let world: World;
  const lessons = new Map<string, Partial<LessonRecord>>();
  beforeAll(async () => {
    const answers = {
      'auth.get-account': () =>
        Promise.resolve({
          userId: '',
          email: 'a@somo.test',
          role: 'student' as const,
          timeZone: 'UTC',
          language: 'en',
          emailConfirmed: true,
        }),
      'auth.get-contacts': ({ userIds }: { userIds: string[] }) =>
        Promise.resolve(userIds.map((userId) => ({ userId, email: `${userId}@somo.test`, timeZone: 'Africa/Accra', language: 'en' }))),
      'catalog.get-people': ({ ids }: { ids: string[] }) =>
        Promise.resolve(ids.map((id) => ({ id, fullName: `Person ${id.slice(-4)}` }) as Person)),
      'booking.get-learners': () => Promise.resolve([]),
      'booking.get-lessons': ({ bookingIds }: { bookingIds: string[] }) =>
        Promise.resolve(bookingIds.map((id) => aLessonRecord({ id, ...lessons.get(id) }))),
    };
    world = await startService(notification, { now, answers });
  });
  afterAll(() => world.close());

  function movedOf(first: BookingState): RescheduledBooking {
    const replaces = { bookingId: first.bookingId, version: 2, startsAt: first.startsAt };
    return { ...first, bookingId: newId(), version: 3, startsAt: wednesday, replaces };
  }
  const bell = (relatedId: string) =>
    world.db.sql<{ user_id: string; type: string; mail: string }>(
      'spec-news',
      'SELECT user_id, type, mail FROM notifications WHERE related_id = $1 ORDER BY type, user_id',
      [relatedId],
    );
  const openReminders = async (bookingId: string) =>
    (
      await world.db.sql(
        'spec-open',
        `SELECT FROM due_work WHERE job = 'send-lesson-reminder' AND starts_with(key, $1) AND cancelled_at IS NULL`,
        [bookingId],
      )
    ).length;
  const inboxOf = async (userId: string) =>
    (await world.as(aVisitor()).ask('notification.list-dev-mails', { to: `${userId}@somo.test` })).items;
  const mailsTo = async (userId: string) =>
    (await inboxOf(userId)).map(({ subject, text }) => `${subject}: ${text.split('\n\n')[1] ?? ''}`);
  const both = (userIds: string[], type: string) => userIds.sort().map((user_id) => ({ user_id, type, mail: 'planned' }));

  it('BOOK-14 LES-11 go to both participants, and the reminders are rescheduled', async () => {
    const first = aBookingState();
    await world.deliver('booking.confirmed', first);
    const moved = movedOf(first);
    world.lives.length = 0;
    await world.deliver('booking.rescheduled', moved);
    expect(await bell(moved.bookingId)).toEqual(both([first.studentId, first.teacherId], 'booking_rescheduled'));
    expect([await openReminders(first.bookingId), await openReminders(moved.bookingId)]).toEqual([0, 6]);
    expect(world.lives.filter(({ name }) => name === 'lesson.changed').map(({ payload }) => payload)).toEqual([
      { lessonId: first.bookingId, version: 2 },
      { lessonId: first.bookingId, version: 2 },
      { lessonId: moved.bookingId, version: 3 },
      { lessonId: moved.bookingId, version: 3 },
    ]);
  });

  it('give the old and the new time, and no email about the old time is sent any more', async () => {
    const first = aBookingState();
    const moved = movedOf(first);
    lessons.set(first.bookingId, { status: 'rescheduled', startsAt: first.startsAt });
    lessons.set(moved.bookingId, { status: 'confirmed', startsAt: wednesday });
    await world.deliver('booking.confirmed', first);
    await world.deliver('booking.rescheduled', moved);
    await world.runDue();
    const teacher = `Person ${first.teacherId.slice(-4)}`;
    expect(await mailsTo(first.studentId)).toEqual([
      `Lesson moved: Mathematics with ${teacher}, Jan 16: Your lesson with ${teacher} moved to a new time.`,
    ]);
    const [mail] = await inboxOf(first.studentId);
    expect(mail?.text).toContain('When: Wed, Jan 16, 2030, 9:00 AM (Accra time)\n');
    expect(mail?.text).toContain('Previous time: Mon, Jan 14, 2030, 9:00 AM (Accra time)\n');
    expect(await mailsTo(first.teacherId)).toHaveLength(1);
  });

  it(
    'ends the same when each comes twice, late and in any order',
    async () => {
      for (const order of everyDelivery(['booking.confirmed', 'booking.rescheduled', 'booking.cancelled'] as const)) {
        const first = aBookingState();
        const moved = movedOf(first);
        const { replaces: _, ...cancelled } = { ...moved, version: 4, status: 'cancelled' as const, cancelledBy: 'student' as const };
        for (const name of order) {
          if (name === 'booking.confirmed') await world.deliver(name, first);
          else if (name === 'booking.rescheduled') await world.deliver(name, moved);
          else await world.deliver(name, cancelled);
        }
        expect([await openReminders(first.bookingId), await openReminders(moved.bookingId)]).toEqual([0, 0]);
        expect((await bell(moved.bookingId)).map(({ type }) => type)).toEqual([
          'booking_cancelled',
          'booking_cancelled',
          'booking_rescheduled',
          'booking_rescheduled',
        ]);
      }
      expect(await world.db.sql('spec-failures', 'SELECT type, error FROM inbox WHERE done_at IS NULL')).toEqual([]);
    },
    patience,
  );

  const aProposal = (status: ProposalState['status']): ProposalState => {
    const { bookingId, agreementId, studentId, teacherId, subject, startsAt } = aBookingState();
    const times = { lessonStartsAt: startsAt, startsAt: wednesday, endsAt: toInstant(Date.parse('2030-01-16T10:00:00Z')) };
    const about = { bookingId, agreementId, studentId, teacherId, subject, proposedBy: 'teacher' as const };
    return { proposalId: newId(), version: 1, ...about, status, ...times };
  };

  it('ask the student about a proposal once, by email and notification, and not if it is already answered', async () => {
    const [asked, answered] = [aProposal('open'), aProposal('open')];
    lessons.set(asked.bookingId, {
      status: 'confirmed',
      proposal: { startsAt: wednesday, endsAt: asked.endsAt, options: [{ startsAt: wednesday, endsAt: asked.endsAt }], reason: null },
    });
    lessons.set(answered.bookingId, { status: 'confirmed', proposal: null });
    for (const proposal of [asked, asked, answered]) await world.deliver('proposal.created', proposal);
    await world.runDue();
    expect(await bell(asked.bookingId)).toEqual([{ user_id: asked.studentId, type: 'booking_rescheduled', mail: 'sent' }]);
    expect(await bell(answered.bookingId)).toMatchObject([{ mail: 'skipped' }]);
    expect(await mailsTo(asked.studentId)).toEqual([expect.stringMatching(/^New time proposed: .* cancel for free\.$/)]);
  });

  const unread = async (userId: string) =>
    (await world.as(aStudent({ userId })).ask('notification.list-notifications', { unread: true })).items.flatMap(
      ({ action }) => action ?? [],
    );

  it('NOTF-02 no longer ask the student once that proposal was answered or withdrawn, or the lesson moved or cancelled', async () => {
    const ends = {
      declined: (proposal: ProposalState) => world.deliver('proposal.declined', proposal),
      withdrawn: (proposal: ProposalState) => world.deliver('proposal.withdrawn', proposal),
      moved: ({ bookingId, studentId }: ProposalState) =>
        world.deliver('booking.rescheduled', movedOf(aBookingState({ bookingId, studentId }))),
      cancelled: ({ bookingId, studentId }: ProposalState) =>
        world.deliver('booking.cancelled', aBookingState({ bookingId, studentId, version: 2, status: 'cancelled' })),
    };
    for (const end of Object.values(ends)) {
      const proposal = aProposal('open');
      const { studentId, bookingId } = proposal;
      const [newer, elsewhere] = [
        { ...proposal, proposalId: newId() },
        { ...proposal, proposalId: newId(), bookingId: newId() },
      ];
      const isOfOne = end === ends.declined || end === ends.withdrawn;
      for (const each of isOfOne ? [proposal, newer] : [proposal, elsewhere]) await world.deliver('proposal.created', each);
      expect(await unread(studentId)).toEqual(['choose-time', 'choose-time']);
      world.lives.length = 0;
      for (let twice = 0; twice < 2; twice++) await end({ ...proposal, bookingId });
      expect(await unread(studentId)).toEqual(['choose-time']);
      expect(world.lives.filter(({ name }) => name === 'notification.read').map(({ userId }) => userId)).toEqual([studentId]);
    }
  });

  it('inform the teacher that the student has declined', async () => {
    const proposal = aProposal('declined');
    await world.deliver('proposal.declined', proposal);
    expect(await bell(proposal.bookingId)).toEqual([{ user_id: proposal.teacherId, type: 'booking_rescheduled', mail: 'planned' }]);
  });

  it('BOOK-14 inform the student that the teacher has withdrawn the proposal, and why, unless the lesson has changed since', async () => {
    const [proposal, cancelledSince] = [aProposal('withdrawn'), aProposal('withdrawn')];
    lessons.set(cancelledSince.bookingId, { status: 'cancelled' });
    for (const one of [proposal, proposal, cancelledSince])
      await world.deliver('proposal.withdrawn', { ...one, reason: 'The bus runs again' });
    await world.runDue();
    const teacher = `Person ${proposal.teacherId.slice(-4)}`;
    expect(await mailsTo(proposal.studentId)).toEqual([
      `Proposal withdrawn: Mathematics with ${teacher}, Jan 14: ${teacher} withdrew the proposal. Your lesson stays at its original time.`,
    ]);
    const [mail] = await inboxOf(proposal.studentId);
    expect(mail?.text).toContain('\n\nReason:\n> The bus runs again\n\n');
    expect(mail?.text).toContain('When: Mon, Jan 14, 2030, 9:00 AM (Accra time)\n');
    expect(await bell(proposal.bookingId)).toEqual([{ user_id: proposal.studentId, type: 'booking_rescheduled', mail: 'sent' }]);
    expect(await bell(cancelledSince.bookingId)).toMatchObject([{ mail: 'skipped' }]);
  });

  it('LES-10 announce a reported problem and its resolution to both participants, once each', async () => {
    const problem: ProblemState = {
      ...{ problemId: newId(), bookingId: newId(), agreementId: newId(), studentId: newId(), teacherId: newId() },
      ...{ version: 1, kind: 'no-show', reportedBy: 'student', status: 'open', outcome: null, refundCents: null },
      changedAt: toInstant(now),
    };
    const resolved: ProblemState = { ...problem, version: 2, status: 'resolved', outcome: 'refund-part', refundCents: 1050 };
    for (const one of [resolved, problem, problem, resolved]) {
      await world.deliver(one.status === 'open' ? 'problem.reported' : 'problem.resolved', one);
    }
    await world.runDue();
    expect((await bell(problem.bookingId)).map(({ type, mail }) => `${type} ${mail}`)).toEqual(Array(4).fill('system sent'));
    expect((await mailsTo(problem.studentId)).sort()).toEqual([
      expect.stringMatching(
        /^Problem reported: Mathematics with Person \w+, Jan 14: Thanks for reporting the problem with your lesson with Person/,
      ),
      expect.stringMatching(/^Problem resolved: .* You'll get a refund of \$10\.50\.$/),
    ]);
    expect(await mailsTo(problem.teacherId)).toHaveLength(2);
  });

  it('PAY_BEFORE_CONFIRM: are not sent to the teacher when a booking that was only held ends', async () => {
    const held = aBookingState({ status: 'cancelled', version: 2, cancelledBy: 'payment', announced: false });
    await world.deliver('booking.cancelled', held);
    expect((await bell(held.bookingId)).map(({ user_id }) => user_id)).toEqual([held.studentId]);
  });
});
