import type { Lesson, LessonRecord } from '@somo/contracts/lessons';
import type { PaymentOfLesson } from '@somo/contracts/receipts';
import { refuse } from '@somo/contracts/refusals';
import { parseInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { until } from '@somo/testing/until';
import { startFakeSomo, type FakeSomo } from '../../spec/fake-somo.js';

const kwame = { id: newId(), firstName: 'Kwame', lastName: 'Mensah', fullName: 'Kwame Mensah', avatarUrl: null };
const amara = { id: newId(), firstName: 'Amara', lastName: 'Diallo', fullName: 'Amara Diallo', avatarUrl: '/a.png' };

function aLesson(part: Partial<LessonRecord> = {}): LessonRecord {
  const id = newId();
  return {
    id,
    agreementId: id,
    studentId: amara.id,
    teacherId: kwame.id,
    status: 'confirmed',
    displayStatus: 'upcoming',
    subject: 'Mathematics',
    moduleId: null,
    moduleName: null,
    learner: null,
    notes: '',
    lessonNotes: null,
    myNotes: null,
    myProblem: null,
    startsAt: parseInstant('2030-01-14T09:00:00.000Z'),
    endsAt: parseInstant('2030-01-14T10:00:00.000Z'),
    freeAt: parseInstant('2030-01-14T10:15:00.000Z'),
    teacherLocal: { date: '2030-01-14', startTime: '09:00', endTime: '10:00' },
    teacherTimeZone: 'Africa/Accra',
    price: { amountCents: 2500, currency: 'USD' },
    payBy: null,
    paidAt: null,
    cancelledBy: null,
    cancelledAt: null,
    cancelReason: null,
    moved: null,
    movedTo: null,
    freeCancelUntil: parseInstant('2030-01-13T09:00:00.000Z'),
    proposal: null,
    declinedProposal: null,
    successorId: null,
    meetingLink: null,
    createdAt: parseInstant('2030-01-07T08:00:00.000Z'),
    version: 1,
    ...part,
  };
}

describe('lessons over HTTP', () => {
  let somo: FakeSomo;
  let token: string;
  const timesAsked = (name: string) => somo.asked.filter((message) => message.name === name).length;

  beforeAll(async () => {
    somo = await startFakeSomo({
      answers: {
        'catalog.get-people': async ({ ids }) => [kwame, amara].filter(({ id }) => ids.includes(id)),
        'booking.list-lessons': async () => ({ items: [aLesson(), aLesson(), aLesson({ teacherId: newId() })], nextCursor: 'more' }),
        'booking.get-lesson': async ({ bookingId }) => aLesson({ id: bookingId }),
        'booking.book-lesson': async ({ teacherId, startsAt }) => aLesson({ teacherId, startsAt }),
        'booking.reschedule-booking': async ({ bookingId, startsAt }) => aLesson({ agreementId: bookingId, startsAt, version: 3 }),
        'booking.accept-proposal': async ({ bookingId }) => aLesson({ agreementId: bookingId, version: 3 }),
        'booking.decline-proposal': async ({ bookingId }) => aLesson({ id: bookingId }),
        'booking.cancel-booking': async ({ bookingId }) => aLesson({ id: bookingId, status: 'cancelled' }),
      },
    });
    token = await somo.tokenOf('student', { userId: amara.id });
  });
  afterAll(() => somo.close());
  beforeEach(() => void somo.asked.splice(0));

  it("adds both participants' names to every lesson with one query, and caches them for a minute", async () => {
    const first = await somo.send('GET /api/lessons?when=upcoming&limit=3', { token });
    expect(first.json).toMatchObject({
      nextCursor: 'more',
      items: [{ teacher: kwame, student: amara }, { teacher: kwame }, { teacher: { fullName: '' } }],
    });
    expect(somo.asked.map(({ name, input }) => [name, input])).toEqual([
      ['booking.list-lessons', { when: 'upcoming', timeZone: 'UTC', limit: 3 }],
      ['catalog.get-people', { ids: [kwame.id, amara.id, expect.any(String)] }],
    ]);

    const id = newId();
    await somo.send(`GET /api/lessons/${id}`, { token });
    expect(timesAsked('catalog.get-people')).toBe(1);
    somo.clock.advance(61_000);
    await somo.send(`GET /api/lessons/${id}`, { token });
    expect(timesAsked('catalog.get-people')).toBe(2);
  });

  describe('the payments of lessons', () => {
    const paidAt = parseInstant('2030-01-07T07:00:00.000Z');
    const [paid, refunded, unpaid] = [aLesson({ paidAt }), aLesson({ paidAt }), aLesson()];
    const paymentOf = (lessonId: string): PaymentOfLesson => ({
      lessonId,
      charge: 'captured',
      amountCents: 2500,
      feeCents: 375,
      netCents: 2125,
      currency: 'USD',
      realMoney: false,
      payBy: paidAt,
      paidAt,
      refundedCents: 0,
      refundPendingCents: 0,
    });
    const list = async () => (await somo.send('GET /api/lessons', { token })).json?.items as Lesson[];
    const shown = async () => (await list()).map(({ payment, paymentUnavailable }) => [payment?.lessonId ?? null, paymentUnavailable]);

    beforeEach(() => {
      somo.answers['booking.list-lessons'] = async () => ({ items: [paid, refunded, unpaid], nextCursor: null });
      somo.answers['payments.list-lesson-payments'] = async ({ bookingIds }) => bookingIds.map(paymentOf).reverse();
    });

    it('PAY-05 come with a list of lessons, from one ask about those that are paid', async () => {
      expect(await shown()).toEqual([
        [paid.id, undefined],
        [refunded.id, undefined],
        [null, undefined],
      ]);
      const asks = somo.asked.filter(({ name }) => name.startsWith('payments.'));
      expect(asks.map(({ name, input }) => [name, input])).toEqual([
        ['payments.list-lesson-payments', { bookingIds: [paid.id, refunded.id] }],
      ]);
    });

    it('PAY-05 come with one lesson, and are not asked about where nothing is paid or for a booking', async () => {
      somo.answers['booking.get-lesson'] = async () => paid;
      expect((await somo.send(`GET /api/lessons/${paid.id}`, { token })).json).toMatchObject({ payment: paymentOf(paid.id) });
      expect(timesAsked('payments.list-lesson-payments')).toBe(1);
      somo.answers['booking.get-lesson'] = async () => unpaid;
      expect((await somo.send(`GET /api/lessons/${unpaid.id}`, { token })).json).toMatchObject({ payment: null });
      const body = { teacherId: kwame.id, startsAt: '2030-01-14T09:00:00.000Z' };
      expect((await somo.send('POST /api/bookings', { token, body })).json).toMatchObject({ payment: null });
      expect(timesAsked('payments.list-lesson-payments')).toBe(1);
    });

    it('are told from payments that do not exist while they cannot be looked up', async () => {
      somo.answers['payments.list-lesson-payments'] = async () => Promise.reject(refuse('service-unavailable'));
      expect(await shown()).toEqual([
        [null, true],
        [null, true],
        [null, undefined],
      ]);
    });

    it('do not keep the lessons waiting', async () => {
      let answer: (payments: PaymentOfLesson[]) => void = () => {};
      somo.answers['payments.list-lesson-payments'] = () => new Promise((done) => (answer = done));
      expect(await shown()).toContainEqual([null, true]);
      answer([]);
    });
  });

  it("C04 queries in the user's time zone, and refuses one that does not exist", async () => {
    await somo.send('GET /api/lessons?when=past&timeZone=Africa/Lagos', { token });
    expect(somo.asked[0]?.input).toEqual({ when: 'past', timeZone: 'Africa/Lagos' });
    expect((await somo.send('GET /api/lessons?timeZone=Mars/Base', { token })).status).toBe(422);
  });

  it("books with the click's idempotency key and returns 201 with the lesson", async () => {
    const body = { teacherId: kwame.id, startsAt: '2030-01-14T09:00:00.000Z', expectedPriceCents: 2500 };
    const { status, json } = await somo.send('POST /api/bookings', { token, body, headers: { 'Idempotency-Key': 'click-1' } });
    expect([status, json?.teacher]).toEqual([201, kwame]);
    expect(somo.asked[0]).toMatchObject({ name: 'booking.book-lesson', input: { ...body, key: 'click-1' }, token });
  });

  it('BOOK-10 says that a lesson is booked while names cannot be looked up, and names the people again as soon as they can', async () => {
    const book = async (teacherId = kwame.id) => {
      const body = { teacherId, startsAt: '2030-01-14T09:00:00.000Z' };
      const { status, json } = await somo.send('POST /api/bookings', { token, body });
      return [status, json?.teacher, json?.student];
    };
    const look = somo.answers['catalog.get-people']!;
    somo.clock.advance(61_000);
    for (const code of ['service-unavailable', 'too-slow'] as const) {
      somo.answers['catalog.get-people'] = async () => Promise.reject(refuse(code));
      expect(await book()).toEqual([201, kwame, amara]);
      const stranger = { id: newId(), firstName: '', lastName: '', fullName: '', avatarUrl: null };
      somo.answers['booking.get-lesson'] = async ({ bookingId }) => aLesson({ id: bookingId, teacherId: stranger.id });
      expect((await somo.send(`GET /api/lessons/${newId()}`, { token })).json).toMatchObject({ teacher: stranger, student: amara });
    }
    somo.answers['catalog.get-people'] = async () => [{ ...kwame, fullName: 'Kwame O. Mensah' }, amara];
    await until(async () => JSON.stringify(await book()).includes('Kwame O. Mensah'));
    somo.answers['catalog.get-people'] = async () => Promise.reject(new Error('a bug'));
    expect((await book(newId()))[0]).toBe(500);
    somo.answers['catalog.get-people'] = look;
    somo.clock.advance(61_000);
    await somo.send('GET /api/lessons?when=upcoming', { token });
  });

  it('books without a key too, and then passes none on', async () => {
    await somo.send('POST /api/bookings', { token, body: { teacherId: kwame.id, startsAt: '2030-01-14T09:00:00.000Z' } });
    expect(somo.asked[0]?.input).not.toHaveProperty('key');
  });

  it.each(['', 'x'.repeat(256), 'tab\there'])('refuses the Idempotency-Key %j', async (key) => {
    const body = { teacherId: kwame.id, startsAt: '2030-01-14T09:00:00.000Z' };
    const { json } = await somo.send('POST /api/bookings', { token, body, headers: { 'Idempotency-Key': key } });
    expect(json).toMatchObject({ status: 422, code: 'invalid-input', errors: { 'Idempotency-Key': [expect.any(String)] } });
  });

  it('passes on a refusal of booking with its alternatives', async () => {
    const alternatives = [{ startsAt: '2030-01-15T09:00:00.000Z', endsAt: '2030-01-15T10:00:00.000Z' }];
    somo.answers['booking.book-lesson'] = async () => Promise.reject(refuse('slot-taken', { alternatives }));
    const { headers, json } = await somo.send('POST /api/bookings', {
      token,
      body: { teacherId: kwame.id, startsAt: '2030-01-14T09:00:00.000Z' },
    });
    expect(headers.get('content-type')).toContain('application/problem+json');
    expect(json).toMatchObject({ status: 409, code: 'slot-taken', alternatives });
  });

  it('refuses the wrong role and an unfinished account before any service is asked', async () => {
    const body = { teacherId: kwame.id, startsAt: '2030-01-14T09:00:00.000Z' };
    expect((await somo.send('POST /api/bookings', { token: await somo.tokenOf('teacher'), body })).json).toMatchObject({
      status: 403,
      code: 'wrong-role',
    });
    expect((await somo.send('POST /api/bookings', { token: await somo.tokenOf(null), body })).json).toMatchObject({
      status: 403,
      code: 'onboarding-needed',
    });
    expect(somo.asked).toEqual([]);
  });

  it('answers a malformed id like a missing lesson', async () => {
    expect((await somo.send('GET /api/lessons/42', { token })).json).toMatchObject({ status: 404, code: 'lesson-not-found' });
    expect((await somo.send(`POST /api/lessons/${'9'.repeat(5000)}/cancel`, { token })).status).toBe(404);
    expect(somo.asked).toEqual([]);
  });

  it('cancels without a body', async () => {
    const { status, json } = await somo.send(`POST /api/lessons/${newId()}/cancel`, { token });
    expect([status, json?.status]).toEqual([200, 'cancelled']);
  });

  it("BOOK-14 reschedules a lesson with the click's idempotency key", async () => {
    const id = newId();
    const body = { startsAt: '2030-01-15T09:00:00+01:00' };
    const { status, json } = await somo.send(`POST /api/lessons/${id}/reschedule`, {
      token,
      body,
      headers: { 'Idempotency-Key': 'click' },
    });
    expect([status, json?.agreementId, json?.teacher]).toEqual([200, id, kwame]);
    expect(somo.asked[0]).toMatchObject({ name: 'booking.reschedule-booking', input: { bookingId: id, ...body, key: 'click' } });
  });

  it.each([{}, { startsAt: 'tomorrow' }, { startsAt: null }, { startsAt: '2030-01-15T09:00:00Z', studentId: 'x' }])(
    'refuses to reschedule a lesson with %j',
    async (body) => {
      expect((await somo.send(`POST /api/lessons/${newId()}/reschedule`, { token, body })).json).toMatchObject({ code: 'invalid-input' });
      expect(somo.asked).toEqual([]);
    },
  );

  it('LES-05 saves notes for either participant, and refuses blank ones and ones over 5,000 characters', async () => {
    somo.answers['booking.save-notes'] = async ({ bookingId, text }) =>
      aLesson({ id: bookingId, lessonNotes: { text, updatedAt: parseInstant('2030-01-14T11:00:00.000Z') } });
    const path = `PUT /api/lessons/${newId()}/notes`;
    for (const text of ['', ' \n', 'x'.repeat(5001)])
      expect((await somo.send(path, { token, body: { text } })).json).toMatchObject({ status: 422, code: 'invalid-input' });
    expect(somo.asked).toEqual([]);
    const { status, json } = await somo.send(path, { token, body: { text: 'Chapter 3.' } });
    expect([status, json?.lessonNotes, json?.teacher]).toMatchObject([200, { text: 'Chapter 3.' }, kwame]);
    expect((await somo.send(path, { body: { text: 'Chapter 3.' } })).status).toBe(401);
  });

  it('BOOK-14 lets only students accept a proposal, with or without the time they saw', async () => {
    const id = newId();
    const path = `POST /api/lessons/${id}/accept-proposal`;
    expect((await somo.send(path, { token })).status).toBe(200);
    await somo.send(path, { token, body: { startsAt: '2030-01-15T09:00:00.000Z' } });
    const inputs = somo.asked.flatMap(({ name, input }) => (name === 'booking.accept-proposal' ? [input] : []));
    expect(inputs).toEqual([{ bookingId: id }, { bookingId: id, startsAt: '2030-01-15T09:00:00.000Z' }]);
    expect((await somo.send(path, { token: await somo.tokenOf('teacher') })).json).toMatchObject({ status: 403, code: 'wrong-role' });
    expect((await somo.send(`POST /api/lessons/${id}/decline-proposal`, { token })).json).toMatchObject({ id });
  });
});
