import type { RequestLessonInput } from '@somo/contracts/asks/booking';
import { isRequest } from '@somo/contracts/requests';
import { fromInstant, toInstant, type Instant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { aStudent, aTeacher, aVisitor, type TestCaller } from '@somo/testing/callers';
import { someTerms } from '@somo/testing/builders';
import { anAgreement, hour, later, nine, now, type Agreement } from '../../spec/agreed.js';

describe('REQ-08 C01 a request for a lesson', () => {
  let agreed: Agreement;
  beforeEach(async () => void (agreed = await anAgreement()));
  afterEach(() => agreed.world.close());

  const request = (startsAt: Instant = nine, more: Partial<RequestLessonInput> = {}, who: TestCaller = agreed.student) => {
    const endsAt = toInstant(fromInstant(startsAt) + hour);
    return agreed.world.as(who).ask('booking.request-lesson', { teacherId: agreed.teacherId, startsAt, endsAt, ...more });
  };
  const accept = (requestId: string, who: TestCaller = agreed.teacher) => agreed.world.as(who).ask('booking.accept-request', { requestId });
  const acceptAt = (requestId: string, startsAt: Instant) =>
    agreed.world.as(agreed.teacher).ask('booking.accept-request', { requestId, startsAt });
  const reject = (requestId: string, reason?: string) =>
    agreed.world.as(agreed.teacher).ask('booking.reject-request', { requestId, ...(reason ? { reason } : {}) });
  const withdraw = (requestId: string) => agreed.world.as(agreed.student).ask('booking.withdraw-request', { requestId });
  const get = (requestId: string, who: TestCaller = agreed.teacher) => agreed.world.as(who).ask('booking.get-request', { requestId });
  const told = async () => (await agreed.world.emitted()).map(({ type }) => type);

  it('REQ-04 is booked when its teacher accepts it, at the price of when it was made, all in one commit', async () => {
    const made = await request(later(0.1), { subject: 'Mathematics', message: ' After school? ' });
    expect(made).toMatchObject({ status: 'pending', message: 'After school?', price: { amountCents: 2500 }, lessonId: null });
    expect(made.expiresAt).toBe(toInstant(now + 48 * hour));
    await agreed.world.deliver('terms.changed', someTerms({ teacherId: agreed.teacherId, version: 2, hourlyRateCents: 9900 }));
    await agreed.offer({ recurringSlots: [] });
    const approved = await accept(made.id);
    expect(approved).toMatchObject({ status: 'approved', id: made.id });
    const lesson = await agreed.get(approved.lessonId!);
    expect(lesson).toMatchObject({ status: 'confirmed', startsAt: later(0.1), price: { amountCents: 2500 } });
    expect(lesson.payBy).toBe(toInstant(now + 24 * hour));
    expect(await told()).toEqual(['request.created', 'request.accepted', 'booking.created', 'booking.confirmed']);
    for (const again of [accept, reject, withdraw]) await expect(again(made.id)).rejects.toMatchObject({ code: 'request-not-pending' });
  });

  it('REQ-08 REQ-11 wins alone: of overlapping ones accepted at once, the others are turned down and hear what is free', async () => {
    const made = await Promise.all([0, 0.5, 1].map((hours) => request(later(hours), {}, aStudent())));
    expect((await get(made[1]!.id)).wishes).toMatchObject([{ conflicts: ['request'], turnsDown: 2 }]);
    const tries = await Promise.allSettled(made.map(({ id }) => accept(id)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const lost = tries.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: string }).code] : []));
    expect(lost).toEqual(['request-not-pending', 'request-not-pending']);
    const rejected = (await agreed.world.emitted()).filter(({ type }) => type === 'request.rejected');
    const free = { alternatives: expect.arrayContaining([expect.objectContaining({ startsAt: expect.any(String) })]) as unknown };
    const told = expect.objectContaining({ ...free, timeTaken: true, reason: null }) as unknown;
    expect(rejected.map(({ data }) => data)).toEqual([told, told]);
    const page = await agreed.world.as(agreed.teacher).ask('booking.list-requests', { status: 'rejected' });
    expect(page).toMatchObject({ pendingCount: 0, items: [{ timeTaken: true }, { timeTaken: true }] });
    expect(await agreed.openWork('expire-request')).toEqual([]);
  });

  it('REQ-08 turns down everybody who asked for the time, however many, and nobody who asked for another one as well', async () => {
    const made = await Promise.all(Array.from({ length: 23 }, () => request(nine, {}, aStudent())));
    const flexible = await request(nine, { wishes: [nine, later(5)] }, aStudent());
    expect((await get(made[0]!.id)).wishes).toMatchObject([{ conflicts: ['request'], turnsDown: 22 }]);
    await accept(made[0]!.id);
    const of = async (name: string) => {
      const events = (await agreed.world.emitted()).filter(({ type }) => type === name);
      return new Set(events.map(({ data }) => (data as { requestId: string }).requestId));
    };
    expect(await of('request.rejected')).toEqual(new Set(made.slice(1).map(({ id }) => id)));
    expect(await of('request.time-taken')).toEqual(new Set([flexible.id]));
    expect((await get(flexible.id)).wishes).toMatchObject([{ conflicts: ['lesson'] }, { conflicts: [] }]);
  });

  it('REQ-08 leaves a request pending whose time was booked meanwhile, and refuses to accept it', async () => {
    const made = await request(nine, {}, aStudent());
    await agreed.book();
    await expect(accept(made.id)).rejects.toMatchObject({ code: 'slot-taken' });
    expect(await get(made.id)).toMatchObject({ status: 'pending', conflicts: ['lesson'] });
  });

  it('REQ-04 asks for up to three times, of which the teacher accepts one', async () => {
    const made = await request(nine, { wishes: [later(2), nine, later(4)] });
    expect(made.wishes.map(({ startsAt }) => startsAt)).toEqual([nine, later(2), later(4)]);
    await expect(request(later(6), { wishes: [later(4)] })).rejects.toMatchObject({ code: 'already-requested' });
    await expect(acceptAt(made.id, later(1))).rejects.toMatchObject({ code: 'time-not-requested' });
    const approved = await acceptAt(made.id, later(4));
    expect(approved).toMatchObject({ status: 'approved', startsAt: later(4), wishes: made.wishes.map(({ startsAt }) => ({ startsAt })) });
    expect(await agreed.get(approved.lessonId!)).toMatchObject({ startsAt: later(4), status: 'confirmed' });
    const accepted = (await agreed.world.emitted()).find(({ type }) => type === 'request.accepted');
    expect(accepted?.data).toMatchObject({ startsAt: later(4), acceptedBy: 'teacher' });
  });

  it('REQ-10 stays open until the last of its times, and is booked at the preferred one that is still ahead if none is named', async () => {
    const wishes = [later(-167.5), later(-167), later(1)];
    const { startsAt: _startsAt, endsAt: _endsAt, ...byWishes } = { teacherId: agreed.teacherId, wishes, startsAt: nine, endsAt: nine };
    const made = await agreed.world.as(agreed.student).ask('booking.request-lesson', byWishes);
    expect(made).toMatchObject({ startsAt: later(-167.5), expiresAt: toInstant(now + 48 * hour) });
    agreed.world.clock.set(fromInstant(later(-167.5)));
    await expect(acceptAt(made.id, later(-167.5))).rejects.toMatchObject({ code: 'time-passed' });
    expect(await accept(made.id)).toMatchObject({ status: 'approved', startsAt: later(-167) });
  });

  it('REQ-04 is answered as before if it comes from the version before, which knew a single time', async () => {
    const made = await request();
    await agreed.world.db.sql('spec-old', 'UPDATE requests SET slots = NULL, proposals = NULL, time_taken = NULL', []);
    expect(await get(made.id)).toMatchObject({ wishes: [{ startsAt: nine }], proposals: [], timeTaken: false });
    expect(await accept(made.id)).toMatchObject({ status: 'approved', startsAt: nine });
  });

  it('C01 is accepted by itself at the first of its times that nothing stands against', async () => {
    await agreed.offer({ autoAccept: true, breakPeriods: [{ startDate: '2030-01-16', endDate: '2030-01-16' }] });
    await agreed.book(nine, aStudent());
    expect(await request(later(48), { wishes: [nine, later(3)] })).toMatchObject({ status: 'approved', startsAt: later(3) });
  });

  it("REQ-08 says only that the time isn't free for both, if it is the student who has a lesson then", async () => {
    const made = await request();
    await agreed.book(nine, agreed.student, newId());
    await expect(accept(made.id)).rejects.toMatchObject({ code: 'time-not-free' });
    await expect(request(later(0.5))).rejects.toMatchObject({ code: 'you-have-a-lesson-then' });
    expect((await get(made.id)).status).toBe('pending');
  });

  it('REQ-11 shows its teacher, and nobody else, what stands against it', async () => {
    const recurringSlots = [1, 2].map((day) => ({ day, startTime: '09:00', endTime: '17:00' }));
    await agreed.offer({ recurringSlots, breakPeriods: [{ startDate: '2030-01-15', endDate: '2030-01-16' }] });
    const [onBreak, offGrid, outside] = [await request(later(24)), await request(later(3.5)), await request(later(7.5))];
    expect((await get(onBreak.id)).conflicts).toEqual(['break']);
    expect((await get(offGrid.id)).conflicts).toEqual([]);
    expect((await get(outside.id)).conflicts).toEqual(['outside-hours']);
    expect((await get(outside.id, agreed.student)).conflicts).toEqual([]);
    for (const stranger of [aStudent(), aTeacher()])
      await expect(get(outside.id, stranger)).rejects.toMatchObject({ code: 'request-not-found' });
    await expect(accept(outside.id, aTeacher())).rejects.toMatchObject({ code: 'request-not-found' });
    await expect(accept(outside.id, agreed.student)).rejects.toMatchObject({ code: 'wrong-role' });
    await expect(get(outside.id, aVisitor())).rejects.toMatchObject({ code: 'not-signed-in' });
  });

  it('REQ-06 REQ-09 REQ-10 DATA-04 is rejected with a reason, withdrawn, or expires after two days or when its start passes', async () => {
    const [first, second, third, soon] = [await request(), await request(later(2)), await request(later(4)), await request(later(-167))];
    expect(await reject(first.id, ' Exam week. ')).toMatchObject({ status: 'rejected', rejectReason: 'Exam week.' });
    expect(await withdraw(second.id)).toMatchObject({ status: 'withdrawn' });
    agreed.world.clock.set(fromInstant(later(-167)));
    await expect(accept(soon.id)).rejects.toMatchObject({ code: 'request-not-pending' });
    await agreed.world.runDue();
    expect([(await get(soon.id)).status, (await get(third.id)).status]).toEqual(['expired', 'pending']);
    agreed.world.clock.set(now + 48 * hour);
    await agreed.world.runDue();
    expect((await get(third.id)).status).toBe('expired');
    expect((await told()).slice(4)).toEqual(['request.rejected', 'request.withdrawn', 'request.expired', 'request.expired']);
    const rejected = await agreed.world.as(agreed.student).ask('booking.list-requests', { status: 'rejected', subject: 'MATHEMATICS' });
    expect(rejected.items.map(({ id }) => id)).toEqual([soon.id, third.id, second.id, first.id]);
    expect(rejected).toMatchObject({ pendingCount: 0, subjects: ['Mathematics'] });
  });

  it('REQ-10 C01 accepts itself where the teacher wants that, unless something stands against it', async () => {
    await agreed.offer({ autoAccept: true, breakPeriods: [{ startDate: '2030-01-16', endDate: '2030-01-16' }] });
    const accepted = await request(later(0.1));
    expect(accepted).toMatchObject({ status: 'approved', lessonId: expect.any(String) as unknown });
    expect(await told()).toEqual(['request.accepted', 'booking.created', 'booking.confirmed']);
    expect(await request(later(1), {}, aStudent())).toMatchObject({ status: 'pending' });
    expect(await request(later(48))).toMatchObject({ status: 'pending' });
  });

  it('REQ-10 waits for its teacher if it is within a day, or if the student has two unpaid lessons already', async () => {
    await agreed.offer({ autoAccept: true });
    const soon = await request(toInstant(now + 23 * hour), {}, aStudent());
    const asked = [await request(later(0)), await request(later(2)), await request(later(4))];
    expect([soon, ...asked].map(({ status }) => status)).toEqual(['pending', 'approved', 'approved', 'pending']);
    expect(await accept(soon.id)).toMatchObject({ status: 'approved' });
  });

  it('BOOK-09 is what a booking becomes where the teacher accepts each one, once per key', async () => {
    await agreed.offer({ instantBooking: false });
    const book = (startsAt: Instant) =>
      agreed.world.as(agreed.student).ask('booking.book-lesson', { teacherId: agreed.teacherId, startsAt, key: 'click' });
    const booked = await book(nine);
    expect(isRequest(booked) && booked.status).toBe('pending');
    expect(await book(nine)).toEqual(booked);
    await expect(book(later(2))).rejects.toMatchObject({ code: 'idempotency-key-reused' });
    expect(await told()).toEqual(['request.created']);
  });

  it.each<[string, string, () => Promise<unknown>]>([
    ['a time that has passed', 'time-passed', () => request(toInstant(now))],
    ['a time in a year', 'beyond-horizon', () => request(later(24 * 365))],
    ['a time that no clock shows', 'invalid-input', () => request(toInstant(fromInstant(nine) + 37_123))],
    ['a lesson of half an hour', 'invalid-input', () => request(nine, { endsAt: later(0.5) })],
    ['four times', 'invalid-input', () => request(nine, { wishes: [later(2), later(4), later(6)] })],
    ['no time', 'invalid-input', () => request(nine, { wishes: [] })],
    ['the same time twice', 'invalid-input', () => request(nine, { wishes: [later(2), later(2)] })],
    ['a second time that has passed', 'time-passed', () => request(nine, { wishes: [toInstant(now - hour)] })],
    ['a subject that is not taught', 'subject-not-taught', () => request(nine, { subject: 'Physics' })],
    ['the same time again', 'already-requested', async () => [await request(), await request()]],
    ['a message that cannot be shown', 'invalid-input', () => request(nine, { message: 'a\u0007b' })],
  ])('refuses %s', async (_, code, wish) => {
    await expect(wish()).rejects.toMatchObject({ code });
  });
});
