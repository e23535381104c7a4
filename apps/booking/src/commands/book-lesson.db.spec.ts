import { fromInstant, toInstant, type Instant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { someHours, someTerms } from '@somo/testing/builders';
import { aNewcomer, aStudent, aTeacher, aVisitor } from '@somo/testing/callers';
import { startService, type Answers, type World } from '@somo/testing/start-service';
import { statementsOf } from '@somo/testing/statements-of';
import { Module } from '@nestjs/common';
import { booking, BookingModule } from '../booking.module.js';
import { Claims } from '../claims/claims.js';
import { bookedBy } from '../../spec/agreed.js';

const now = Date.parse('2030-01-07T08:00:00Z');
const nine = toInstant(Date.parse('2030-01-14T09:00:00Z'));
const hour = 3_600_000;
const teacherId = newId();
const moduleId = newId();

const terms = someTerms({ teacherId, modules: [{ id: moduleId, subject: 'Mathematics', name: 'Algebra' }] });

const later = (hours: number): Instant => toInstant(fromInstant(nine) + hours * hour);

const partsOf = (kind: 'controllers' | 'providers') => Reflect.getMetadata(kind, BookingModule) as [];

/** The service without what makes crowds cheap: every booking reads the offer and claims. */
@Module({ controllers: partsOf('controllers'), providers: [...partsOf('providers'), Claims] })
class WithoutFastClaims {}

describe.each([
  ['booking a lesson', booking],
  ['booking a lesson, without fast claims', { ...booking, module: WithoutFastClaims }],
])('%s', (_, service) => {
  const isFast = service === booking;
  let world: World;
  const answers: Answers = {
    'scheduling.get-hours': async ({ teacherId: asked }) => someHours({ teacherId: asked }),
    'catalog.get-teacher-terms': async ({ teacherId: asked }) => ({ ...terms, teacherId: asked }),
  };
  const book = async (student: ReturnType<typeof aStudent>, startsAt: Instant = nine, more: object = {}) =>
    bookedBy(await world.as(student).ask('booking.book-lesson', { teacherId, startsAt, ...more }));

  beforeEach(async () => {
    world = await startService(service, { now, answers });
  });
  afterEach(() => world.close());

  it('BOOK-08 BOOK-09 confirms an offered time at once and publishes it in the same commit', async () => {
    const lesson = await book(aStudent(), nine, { moduleId });
    expect(lesson).toMatchObject({
      status: 'confirmed',
      startsAt: nine,
      endsAt: later(1),
      subject: 'Mathematics',
      notes: 'Module: Algebra',
      teacherLocal: { date: '2030-01-14', startTime: '09:00', endTime: '10:00' },
      price: { amountCents: 2500 },
    });
    expect(lesson.payBy).toBe('2030-01-07T08:30:00.000Z');
    const emitted = await world.emitted();
    expect(emitted.map((event) => event.type)).toEqual(['booking.created', 'booking.confirmed']);
    expect(emitted[0]?.data).toMatchObject({ bookingId: lesson.id, version: 1, freeAt: toInstant(fromInstant(nine) + hour + 15 * 60_000) });
  });

  it('BOOK-12 refuses the second of two students who book the same time concurrently, with three alternatives', async () => {
    const tries = await Promise.allSettled([book(aStudent()), book(aStudent())]);
    expect(tries.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
    const lost = tries.find((one) => one.status === 'rejected');
    expect(lost?.reason).toMatchObject({
      code: 'slot-taken',
      details: { alternatives: [-1.25, 1.25, -1.5].map((n) => ({ startsAt: later(n), endsAt: later(n + 1) })) },
    });
    expect(await world.emitted()).toHaveLength(2);
  });

  it('BOOK-12 refuses a crowd that wants a taken time together, with fast claims in two statements for thirty students', async () => {
    await book(aStudent());
    await expect(book(aStudent())).rejects.toMatchObject({ code: 'slot-taken' });
    let crowd: PromiseSettledResult<unknown>[] = [];
    const sent = await statementsOf(async () => {
      crowd = await Promise.allSettled(Array.from({ length: 30 }, () => book(aStudent())));
    });
    expect(sent).toHaveLength(isFast ? 2 : 2 * 30);
    const alternatives = [-1.25, 1.25, -1.5].map((n) => ({ startsAt: later(n), endsAt: later(n + 1) }));
    for (const one of crowd) expect(one).toMatchObject({ reason: { code: 'slot-taken', details: { alternatives } } });
  });

  it('BOOK-12 looks for free times as far as the teacher can be booked in the statement that refuses', async () => {
    const ama = aStudent();
    const mondaysAndFridays = [1, 5].map((day) => ({ day, startTime: '09:00', endTime: '10:00' }));
    await world.deliver('hours.changed', someHours({ teacherId, version: 2, recurringSlots: mondaysAndFridays }));
    await book(aStudent());
    await expect(book(aStudent())).rejects.toMatchObject({ code: 'slot-taken' });
    await book(ama, later(-3 * 24), { teacherId: newId() });
    const free = { details: { alternatives: [{ startsAt: later(4 * 24) }, { startsAt: later(7 * 24) }] } };
    const sent = await statementsOf(() => expect(book(ama)).rejects.toMatchObject(free));
    expect(sent).toEqual(isFast ? ['taken-times'] : ['offer-of', 'claim']);
  });

  it('BOOK-12 lets the claim decide for whoever a crowd is not like, and once the time is free', async () => {
    const [ama, kofi] = [aStudent(), aStudent()];
    const won = await book(ama, nine, { key: 'click-1' });
    await book(kofi, nine, { teacherId: newId() });
    await expect(book(aStudent())).rejects.toMatchObject({ code: 'slot-taken' });
    await expect(book(ama, nine, { key: 'click-1' })).resolves.toEqual(won);
    await expect(book(ama, nine, { key: 'click-2' })).rejects.toMatchObject({ code: 'you-have-a-lesson-then' });
    await expect(book(kofi)).rejects.toMatchObject({ code: 'you-have-a-lesson-then' });
    await world.as(ama).ask('booking.cancel-booking', { bookingId: won.id });
    await expect(book(aStudent())).resolves.toMatchObject({ status: 'confirmed' });
    await expect(book(aStudent())).rejects.toMatchObject({ code: 'slot-taken' });
    await world.deliver('hours.changed', someHours({ teacherId, version: 2, recurringSlots: [] }));
    await expect(book(aStudent())).rejects.toMatchObject({ code: 'slot-not-offered' });
  });

  it('BOOK-12 keeps the buffer between two lessons of a teacher', async () => {
    await book(aStudent());
    await expect(book(aStudent(), toInstant(fromInstant(nine) + hour))).rejects.toMatchObject({ code: 'slot-taken' });
    await expect(book(aStudent(), toInstant(fromInstant(nine) + hour + 15 * 60_000))).resolves.toMatchObject({ status: 'confirmed' });
  });

  it('BOOK-12 refuses a student who has another lesson at that time, also with another teacher', async () => {
    const ama = aStudent();
    await book(ama);
    await expect(book(ama, nine, { teacherId: newId() })).rejects.toMatchObject({ code: 'you-have-a-lesson-then' });
  });

  it('BOOK-12 refuses more lessons a day than the teacher allows', async () => {
    for (const n of [0, 2, 4]) await book(aStudent(), later(n));
    await expect(book(aStudent(), later(6))).rejects.toMatchObject({ code: 'daily-limit-reached' });
    await expect(book(aStudent(), later(24))).resolves.toMatchObject({ status: 'confirmed' });
  });

  it('answers the same Idempotency-Key with the identical first response, and refuses it for another request', async () => {
    const ama = aStudent();
    const first = await book(ama, nine, { key: 'click-1' });
    expect(JSON.stringify(await book(ama, nine, { key: 'click-1' }))).toBe(JSON.stringify(first));
    await expect(book(ama, later(3), { key: 'click-1' })).rejects.toMatchObject({ code: 'idempotency-key-reused' });
    expect(await world.emitted()).toHaveLength(2);
  });

  it('answers a repeated request with its first response, whatever is offered by now', async () => {
    const ama = aStudent();
    const first = await book(ama, nine, { key: 'click-1' });
    const changes = [
      () => world.deliver('terms.changed', { ...terms, version: 2, available: false }),
      () => world.deliver('hours.changed', someHours({ teacherId, version: 2, recurringSlots: [] })),
    ];
    for (const change of changes) {
      await change();
      await expect(book(ama, nine, { key: 'click-1' })).resolves.toEqual(first);
      await expect(book(ama, later(3), { key: 'click-1' })).rejects.toMatchObject({ code: 'idempotency-key-reused' });
      await expect(book(ama, later(3), { key: 'click-2' })).rejects.not.toMatchObject({ code: 'idempotency-key-reused' });
    }
  });

  it('books once when the same request arrives ten times concurrently', async () => {
    const ama = aStudent();
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => book(ama, nine, { key: 'click-2' })));
    const ids = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value.id] : []));
    expect(new Set(ids).size).toBe(1);
    for (const one of tries) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'in-progress' });
    expect(await world.emitted()).toHaveLength(2);
  });

  it('lets a refused request be retried under the same key', async () => {
    const ama = aStudent();
    await book(aStudent());
    await expect(book(ama, nine, { key: 'click-3' })).rejects.toMatchObject({ code: 'slot-taken' });
    const [row] = await world.db.sql<{ kept: number }>('kept', 'SELECT count(*)::int AS kept FROM idempotency_keys');
    expect(row?.kept).toBe(0);
  });

  it('lets a student hold at most two unpaid lessons', async () => {
    const ama = aStudent();
    await book(ama);
    await book(ama, later(24));
    await expect(book(ama, later(48))).rejects.toMatchObject({ code: 'too-many-unpaid' });
    await book(aStudent(), later(48));
    await expect(book(aStudent(), later(48))).rejects.toMatchObject({ code: 'slot-taken' });
    await expect(book(ama, later(48))).rejects.toMatchObject({ code: 'too-many-unpaid' });
  });

  it.each([
    ['a subject the teacher does not teach', { subject: 'Physics' }, 'subject-not-taught'],
    ['a module of another teacher', { moduleId: newId() }, 'module-not-taught'],
    ['an outdated price', { expectedPriceCents: 2000 }, 'price-changed'],
  ])('refuses %s', async (_, more, code) => {
    await expect(book(aStudent(), nine, more)).rejects.toMatchObject({ code });
    expect(await world.emitted()).toEqual([]);
  });

  it('refuses a lesson with oneself', async () => {
    await expect(book(aStudent({ userId: teacherId }))).rejects.toMatchObject({ code: 'own-lesson' });
  });

  it.each([
    ['a visitor', aVisitor(), 'not-signed-in'],
    ['a teacher', aTeacher(), 'wrong-role'],
    ['a user who is not onboarded', aNewcomer(), 'onboarding-needed'],
  ])('PERM-03 refuses %s', async (_, caller, code) => {
    await expect(book(caller)).rejects.toMatchObject({ code });
  });
});
