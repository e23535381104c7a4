import { dayMs } from '@somo/calendar/days';
import type { LessonRecord } from '@somo/contracts/lessons';
import type { LessonPayment } from '@somo/contracts/payments';
import { refuse } from '@somo/contracts/refusals';
import { asksForReview, ratingPrior, ratingScore } from '@somo/contracts/rules/reviews';
import { toInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { aPaymentState } from '@somo/testing/builders';
import { anAdmin, aNewcomer, aStudent, aTeacher, aVisitor, anOperator } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { catalog } from '../catalog.module.js';

const now = Date.parse('2030-01-14T09:00:00Z');

describe('reviews', () => {
  let world: World;
  /** What booking and payments know, by booking. */
  const lessons = new Map<string, Pick<LessonRecord, 'agreementId' | 'teacherId' | 'status' | 'subject'>>();
  const payments = new Map<string, Pick<LessonPayment, 'charge' | 'paidAt'>>();
  const [kwame, amara] = [newId(), newId()];
  const teacher = () => world.as(aTeacher({ userId: kwame }));
  const student = () => world.as(aStudent({ userId: amara }));
  const visitor = () => world.as(aVisitor());
  const operator = () => world.as(anAdmin());

  beforeAll(async () => {
    world = await startService(catalog, {
      now,
      answers: {
        'booking.get-lesson': async ({ bookingId }) => {
          const lesson = lessons.get(bookingId);
          if (!lesson) throw refuse('lesson-not-found');
          return lesson as LessonRecord;
        },
        'payments.get-lesson-payment': async ({ bookingId }) => {
          const payment = payments.get(bookingId);
          if (!payment) throw refuse('payment-not-found');
          return payment as LessonPayment;
        },
      },
    });
    const names = { timeZone: 'Africa/Accra', lastName: 'Mensah' };
    await world
      .as(aNewcomer({ userId: kwame }))
      .ask('catalog.create-profile', { role: 'teacher', firstName: 'Kwame', hourlyRateCents: 2500, ...names });
    await world
      .as(aNewcomer({ userId: amara }))
      .ask('catalog.create-profile', { role: 'student', firstName: 'Amara', hourlyRateCents: null, ...names });
    await teacher().ask('catalog.save-subjects', { subjects: [{ subject: 'Mathematics', moduleIds: [] }] });
  });
  beforeEach(async () => {
    world.clock.set(now);
    await world.db.run('test-none', 'DELETE FROM reviews', []);
    await world.db.run('test-zero', 'UPDATE profiles SET rating_sum = 0, reviews_count = 0', []);
    await world.db.run('test-zero-details', 'DELETE FROM rating_details', []);
  });
  afterAll(() => world.close());

  function aLesson({
    status = 'completed',
    charge = 'captured',
  }: { status?: LessonRecord['status']; charge?: LessonPayment['charge'] | null } = {}) {
    const bookingId = newId();
    lessons.set(bookingId, { agreementId: bookingId, teacherId: kwame, status, subject: 'Mathematics' });
    const paidAt = charge === 'open' ? null : (new Date(now).toISOString() as LessonPayment['paidAt']);
    if (charge) payments.set(bookingId, { charge, paidAt });
    return bookingId;
  }
  const post = (rating: number, rest: object = {}, bookingId = aLesson()) =>
    student().ask('catalog.post-review', { bookingId, rating, ...rest });
  const list = (page: object = {}) => visitor().ask('catalog.list-reviews', { teacherId: kwame, ...page });
  const card = () => visitor().ask('catalog.get-teacher', { teacherId: kwame });
  const toldOf = async (reviewId: string) =>
    (await world.emitted()).flatMap(({ type, data }) => ('reviewId' in data && data.reviewId === reviewId ? [type] : []));

  it('REV-01 REV-02 are public at once, under a first name and a month, and count at once', async () => {
    const { id } = await post(5, { text: '  Clear and patient.  ', tags: ['patient', 'explains-well'] });
    await post(4);
    const { items, ...sums } = await list();
    expect(items[1]).toEqual({
      ...{ id, rating: 5, text: 'Clear and patient.', tags: ['explains-well', 'patient'] },
      ...{ firstName: 'Amara', month: '2030-01', subject: 'Mathematics' },
    });
    expect(items[0]).toMatchObject({ rating: 4, text: null, tags: [] });
    expect(sums).toEqual({
      ...{ nextCursor: null, averageRating: 4.5, reviewsCount: 2, distribution: [0, 0, 0, 1, 1] },
      tags: { 'explains-well': 1, patient: 1, prepared: 0, 'on-time': 0 },
    });
    expect(await card()).toMatchObject({ averageRating: 4.5, reviewsCount: 2 });
    expect(await visitor().ask('catalog.get-site-stats', {})).toMatchObject({ averageRating: 4.5 });
    expect(await toldOf(id)).toEqual(['review.posted']);
  });

  it.each([
    ['lesson-not-completed', { status: 'confirmed' as const }],
    ['lesson-cancelled', { status: 'cancelled' as const }],
    ['lesson-not-completed', { status: 'rescheduled' as const }],
    ['lesson-not-paid', { charge: 'open' as const }],
    ['lesson-not-paid', { charge: null }],
    ['lesson-refunded', { charge: 'refunded' as const }],
  ])('REV-01 refuse with %s a lesson that is %p', async (code, of) => {
    await expect(post(5, {}, aLesson(of))).rejects.toMatchObject({ code });
    expect((await list()).items).toEqual([]);
  });

  it('REV-01 refuse what is no rating, and texts that are too short, too long or turn the direction of what follows', async () => {
    for (const rating of [0, 6, 4.5, NaN, '5' as unknown as number])
      await expect(post(rating)).rejects.toMatchObject({ code: 'invalid-input' });
    for (const text of ['Too short', 'x'.repeat(2001), 'Turned \u202e around here'])
      await expect(post(5, { text })).rejects.toMatchObject({ code: 'invalid-input' });
    await expect(post(5, { tags: ['nice'] })).rejects.toMatchObject({ code: 'invalid-input' });
    await expect(post(5, { tags: ['patient', 'patient'] })).rejects.toMatchObject({ code: 'invalid-input' });
    expect(await post(5, { text: '<b>Bold</b> words stay text.' })).toMatchObject({ text: '<b>Bold</b> words stay text.' });
    await expect(student().ask('catalog.post-review', { bookingId: newId(), rating: 5 })).rejects.toMatchObject({
      code: 'lesson-not-found',
    });
    await expect(teacher().ask('catalog.post-review', { bookingId: aLesson(), rating: 5 })).rejects.toMatchObject({ code: 'wrong-role' });
  });

  it('REV-01 DATA-07 of two at once about one agreement, one is stored, counted and published', async () => {
    const bookingId = aLesson();
    const tried = await Promise.allSettled([5, 1, 3].map((rating) => post(rating, {}, bookingId)));
    const refused = tried.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: string }).code] : []));
    expect(refused).toEqual(['already-reviewed', 'already-reviewed']);
    const { items, reviewsCount, distribution } = await list();
    expect([items.length, reviewsCount, distribution.reduce((sum, one) => sum + one)]).toEqual([1, 1, 1]);
    expect(await toldOf(items[0]?.id ?? '')).toEqual(['review.posted']);
  });

  it('REV-01 can be changed for 7 days by their student, and what they said before is kept', async () => {
    const bookingId = aLesson();
    const { id } = await post(2, { text: 'Came late twice.', tags: ['patient'] }, bookingId);
    world.clock.set(now + 7 * dayMs - 1);
    const edited = await student().ask('catalog.edit-review', { bookingId, rating: 4, tags: ['on-time'] });
    expect(edited).toMatchObject({ id, rating: 4, text: null, editedAt: expect.any(String) });
    expect(await list()).toMatchObject({
      reviewsCount: 1,
      averageRating: 4,
      distribution: [0, 0, 0, 1, 0],
      tags: { patient: 0, 'on-time': 1 },
    });
    const kept = await world.db.sql('test-kept', 'SELECT version, rating, text, tags FROM review_versions WHERE review_id = $1', [id]);
    expect(kept).toEqual([{ version: 1, rating: 2, text: 'Came late twice.', tags: ['patient'] }]);
    const other = world.as(aStudent());
    await expect(other.ask('catalog.edit-review', { bookingId, rating: 1 })).rejects.toMatchObject({ code: 'review-not-found' });
    world.clock.set(now + 7 * dayMs);
    await expect(student().ask('catalog.edit-review', { bookingId, rating: 1 })).rejects.toMatchObject({ code: 'review-too-old' });
  });

  it('REV-03 have one reply of their teacher, who may change it for 7 days and delete it', async () => {
    const { id } = await post(5);
    const reply = (text: string, who = teacher()) => who.ask('catalog.reply-to-review', { reviewId: id, text });
    await expect(reply('Not mine', world.as(aTeacher()))).rejects.toMatchObject({ code: 'review-not-found' });
    await reply('Thank you, Amara!');
    await reply('Thank you, dear Amara!');
    expect((await list()).items[0]?.reply).toMatchObject({ text: 'Thank you, dear Amara!' });
    expect(await toldOf(id)).toEqual(['review.posted', 'review.replied']);
    world.clock.set(now + 8 * dayMs);
    await expect(reply('Too late')).rejects.toMatchObject({ code: 'reply-too-old' });
    await teacher().ask('catalog.delete-reply', { reviewId: id });
    expect((await list()).items[0]).not.toHaveProperty('reply');
    await expect(reply('A second one')).rejects.toMatchObject({ code: 'reply-too-old' });
  });

  it('REV-03 are hidden by operators alone, with a reason that both people read, and count no longer', async () => {
    const bookingId = aLesson();
    const { id } = await post(1, { text: 'Something that nobody should read.' }, bookingId);
    const hide = (who = operator()) => who.ask('catalog.hide-review', { reviewId: id, reason: ' It names a child. ' });
    await expect(hide(teacher())).rejects.toMatchObject({ code: 'wrong-role' });
    await hide();
    await expect(hide()).rejects.toMatchObject({ code: 'review-hidden' });
    expect(await list()).toMatchObject({ items: [], reviewsCount: 0, averageRating: null });
    for (const who of [student(), teacher()])
      expect(await who.ask('catalog.list-lesson-reviews', { agreementIds: [bookingId] })).toMatchObject([
        { hidden: { reason: 'It names a child.' } },
      ]);
    expect(await world.as(aStudent()).ask('catalog.list-lesson-reviews', { agreementIds: [bookingId] })).toEqual([]);
    for (const who of [aStudent(), anOperator('money')])
      await expect(world.as(who).ask('catalog.get-review', { reviewId: id })).rejects.toMatchObject({ code: 'review-not-found' });
    expect(await world.as(anOperator('trust')).ask('catalog.get-review', { reviewId: id })).toMatchObject({ id });
    await expect(student().ask('catalog.edit-review', { bookingId, rating: 5 })).rejects.toMatchObject({ code: 'review-hidden' });
    await operator().ask('catalog.restore-review', { reviewId: id, reason: 'The name is gone.' });
    expect(await list()).toMatchObject({ items: [{ id }], reviewsCount: 1, averageRating: 1 });
    const audit = await operator().ask('catalog.list-audit', { thingId: id, limit: 10 });
    expect(audit.map(({ action, note, refused }) => [action, note, refused])).toEqual([
      ['restore-review', 'The name is gone.', null],
      ['hide-review', 'It names a child.', 'review-hidden'],
      ['hide-review', 'It names a child.', null],
    ]);
    expect(await toldOf(id)).toEqual(['review.posted', 'review.hidden', 'review.restored']);
  });

  it('REV-03 PERM-05 are listed to operators by person, hidden ones first, and to their author as theirs', async () => {
    const hidden = await post(1, { text: 'An insult, and then some' });
    const shown = await post(5);
    await operator().ask('catalog.hide-review', { reviewId: hidden.id, reason: 'An insult' });
    for (const userId of [amara, kwame])
      expect((await operator().ask('catalog.list-person-reviews', { userId })).items).toMatchObject([
        { id: hidden.id, hidden: { reason: 'An insult' }, studentId: amara },
        { id: shown.id, hidden: null },
      ]);
    expect((await operator().ask('catalog.list-person-reviews', { userId: newId() })).items).toEqual([]);
    await expect(teacher().ask('catalog.list-person-reviews', { userId: amara })).rejects.toMatchObject({ code: 'wrong-role' });
    expect((await student().ask('catalog.list-reviews', { teacherId: kwame })).items).toMatchObject([{ id: shown.id, mine: true }]);
    for (const who of [visitor(), teacher()])
      expect((await who.ask('catalog.list-reviews', { teacherId: kwame })).items[0]).not.toHaveProperty('mine');
  });

  it('PERM-05 a restricted teacher is shown as taking nobody new, whatever the order of the news', async () => {
    const set = (version: number, restricted: boolean) =>
      world.deliver(restricted ? 'user.restricted' : 'user.unrestricted', {
        ...{ userId: kwame, version, restricted, role: 'teacher', changedAt: toInstant(now) },
      });
    expect(await card()).not.toHaveProperty('onlyKnownStudents');
    await set(2, true);
    await set(1, false);
    expect(await card()).toMatchObject({ onlyKnownStudents: true });
    await set(3, false);
    expect(await card()).not.toHaveProperty('onlyKnownStudents');
  });

  it('REV-01 stay when the lesson is refunded in full, and say so', async () => {
    const [part, whole] = [aLesson(), aLesson()];
    for (const bookingId of [part, whole]) await post(5, {}, bookingId);
    const refund = (agreementId: string, refundedCents: number) =>
      world.deliver('payment.refunded', aPaymentState({ agreementId, amountCents: 2500, refundedCents }));
    await refund(part, 1000);
    await refund(whole, 2500);
    await refund(whole, 2500);
    const { items, reviewsCount } = await list();
    expect([items.map(({ refunded }) => refunded), reviewsCount]).toEqual([[true, undefined], 2]);
  });

  it('SET-09 REV-03 are nowhere to be seen of a teacher who hides ratings', async () => {
    await post(5);
    await teacher().ask('catalog.save-privacy', { showRatings: false });
    expect(await list()).toMatchObject({ items: [], hidden: true, averageRating: null, reviewsCount: 0, distribution: [0, 0, 0, 0, 0] });
    expect(await visitor().ask('catalog.get-site-stats', {})).toMatchObject({ averageRating: null });
    await teacher().ask('catalog.save-privacy', { showRatings: true });
    expect(await list()).toMatchObject({ reviewsCount: 1 });
  });

  it('REV-02 come in pages, newest first', async () => {
    for (const rating of [1, 2, 3]) {
      await post(rating);
      world.clock.advance(1000);
    }
    const first = await list({ limit: 2 });
    const second = await list({ limit: 2, cursor: first.nextCursor ?? '' });
    expect([first, second].map(({ items }) => items.map(({ rating }) => rating))).toEqual([[3, 2], [1]]);
    expect(second.nextCursor).toBeNull();
    await expect(visitor().ask('catalog.list-reviews', { teacherId: newId() })).rejects.toMatchObject({ code: 'teacher-not-found' });
  });

  it('REV-03 C19 order teachers by the rating that is published, in the database too', async () => {
    expect(ratingPrior).toEqual({ reviews: 5, stars: 4.5 });
    for (const [sum, count] of [
      [0, 0],
      [5, 1],
      [1, 1],
      [37, 8],
      [4999, 1000],
    ] as const) {
      await world.db.run('test-sums', 'UPDATE profiles SET rating_sum = $2, reviews_count = $3 WHERE user_id = $1', [kwame, sum, count]);
      const [row] = await world.db.sql<{ score: number }>('test-score', 'SELECT score FROM profiles WHERE user_id = $1', [kwame]);
      expect(row?.score).toBe(Math.round(1_000_000 * ratingScore({ sum, count })));
    }
    expect([0, 1, 2, 5, 6, 10].filter(asksForReview)).toEqual([1, 5, 10]);
  });
});
