import { toInstant, type Instant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { aStudent, aTeacher, type TestCaller } from '@somo/testing/callers';
import { anAgreement, hour, later, nine, now, type Agreement } from '../../spec/agreed.js';

describe("REQ-11 a teacher's other times in answer to a request", () => {
  let agreed: Agreement;
  beforeEach(async () => void (agreed = await anAgreement()));
  afterEach(() => agreed.world.close());

  const request = (startsAt: Instant = nine, who: TestCaller = agreed.student) =>
    agreed.world.as(who).ask('booking.request-lesson', { teacherId: agreed.teacherId, wishes: [startsAt] });
  const propose = (requestId: string, proposals: Instant[], who: TestCaller = agreed.teacher) =>
    agreed.world.as(who).ask('booking.propose-request-times', { requestId, proposals });
  const take = (requestId: string, startsAt?: Instant, who: TestCaller = agreed.student) =>
    agreed.world.as(who).ask('booking.accept-request-proposal', { requestId, ...(startsAt ? { startsAt } : {}) });
  const accept = (requestId: string) => agreed.world.as(agreed.teacher).ask('booking.accept-request', { requestId });
  const withdraw = (requestId: string) => agreed.world.as(agreed.student).ask('booking.withdraw-request', { requestId });
  const get = (requestId: string, who: TestCaller = agreed.student) => agreed.world.as(who).ask('booking.get-request', { requestId });
  const told = async () => (await agreed.world.emitted()).map(({ type }) => type);

  it('leave it pending until the student accepts one, which books it in one commit', async () => {
    const made = await request();
    agreed.world.clock.set(now + 47 * hour);
    const answered = await propose(made.id, [later(2), later(24)]);
    expect(answered).toMatchObject({ status: 'pending', startsAt: nine, expiresAt: toInstant(now + 95 * hour) });
    expect((await get(made.id)).proposals).toMatchObject([{ startsAt: later(2), endsAt: later(3) }, { startsAt: later(24) }]);
    agreed.world.clock.set(now + 50 * hour);
    await agreed.world.runDue();
    await expect(take(made.id)).rejects.toMatchObject({ code: 'proposal-choice-needed' });
    const approved = await take(made.id, later(24));
    expect(approved).toMatchObject({ status: 'approved', startsAt: later(24) });
    expect(await agreed.get(approved.lessonId!)).toMatchObject({ status: 'confirmed', startsAt: later(24) });
    expect(await told()).toEqual(['request.created', 'request.times-proposed', 'request.accepted', 'booking.created', 'booking.confirmed']);
    const [confirmed] = (await agreed.world.emitted()).slice(-1);
    expect(confirmed?.data).not.toHaveProperty('fromRequest');
  });

  it('replace the earlier ones, say nothing new twice, and end with the request', async () => {
    const made = await request();
    await propose(made.id, [later(2)]);
    await propose(made.id, [later(2)]);
    await propose(made.id, [later(4)]);
    await expect(take(made.id, later(2))).rejects.toMatchObject({ code: 'proposal-not-open' });
    expect((await told()).filter((type) => type === 'request.times-proposed')).toHaveLength(2);
    agreed.world.clock.set(now + 48 * hour);
    await agreed.world.runDue();
    expect((await get(made.id)).status).toBe('expired');
    for (const late of [() => take(made.id, later(4)), () => propose(made.id, [later(6)])])
      await expect(late()).rejects.toMatchObject({ code: 'request-not-pending' });
  });

  it('turn down other requests for the time that the student accepts', async () => {
    const [made, rival] = [await request(), await request(later(4), aStudent())];
    await propose(made.id, [later(4)]);
    await take(made.id);
    expect(await get(rival.id, agreed.teacher)).toMatchObject({ status: 'rejected', timeTaken: true });
  });

  it('cannot be accepted once they are booked: refused with free times nearby, and the request stays', async () => {
    const made = await request();
    await propose(made.id, [later(2.5), later(24)]);
    await agreed.book(later(2.5), aStudent());
    const free = expect.arrayContaining([expect.objectContaining({ startsAt: expect.any(String) as unknown })]) as unknown;
    await expect(take(made.id, later(2.5))).rejects.toMatchObject({ code: 'slot-taken', details: { alternatives: free } });
    await agreed.book(later(24), agreed.student, newId());
    await expect(take(made.id, later(24))).rejects.toMatchObject({ code: 'you-have-a-lesson-then' });
    expect((await get(made.id)).status).toBe('pending');
  });

  it.each<[string, string, (id: string) => Promise<unknown>]>([
    ['the time that was asked for', 'invalid-input', (id) => propose(id, [nine])],
    ['no time', 'invalid-input', (id) => propose(id, [])],
    ['four times', 'invalid-input', (id) => propose(id, [1, 2, 3, 4].map(later))],
    ['the same time twice', 'invalid-input', (id) => propose(id, [later(2), later(2)])],
    ['a time that has passed', 'time-passed', (id) => propose(id, [toInstant(now)])],
    ['a time in a year', 'beyond-horizon', (id) => propose(id, [later(24 * 365)])],
    ["a lesson of the teacher's", 'time-not-free', (id) => propose(id, [later(5)])],
    ["a lesson of the student's", 'time-not-free', (id) => propose(id, [later(24)])],
    ["another teacher's request", 'request-not-found', (id) => propose(id, [later(2)], aTeacher())],
    ["another student's request", 'request-not-found', (id) => take(id, later(2), aStudent())],
    ['a student who proposes', 'wrong-role', (id) => propose(id, [later(2)], agreed.student)],
    ['a time that was never proposed', 'proposal-not-open', (id) => take(id, later(2))],
    ['a request that was withdrawn', 'request-not-pending', async (id) => [await withdraw(id), await propose(id, [later(2)])]],
  ])('refuse %s, and nothing changes', async (_, code, act) => {
    await agreed.book(later(5), aStudent());
    await agreed.book(later(24), agreed.student, newId());
    const made = await request();
    await expect(act(made.id)).rejects.toMatchObject({ code });
    expect((await get(made.id)).proposals).toEqual([]);
  });

  it('have one winner: fifty answers at once by both sides leave one outcome and at most one lesson', async () => {
    const made = await request();
    await propose(made.id, [later(2), later(4)]);
    const acts = [
      () => accept(made.id),
      () => withdraw(made.id),
      () => take(made.id, later(2)),
      () => take(made.id, later(4)),
      () => propose(made.id, [later(2), later(4)]),
    ];
    const tries = await Promise.allSettled(Array.from({ length: 50 }, (_, at) => acts[at % acts.length]!()));
    const codes = tries.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code?: string }).code] : []));
    expect(new Set(codes)).toEqual(new Set(['request-not-pending']));
    const ends = ['request.accepted', 'request.withdrawn', 'request.rejected', 'booking.created'];
    const { status, lessonId } = await get(made.id);
    const outcome = status === 'approved' ? ['request.accepted', 'booking.created'] : ['request.withdrawn'];
    expect((await told()).filter((type) => ends.includes(type))).toEqual(outcome);
    expect(lessonId !== null).toBe(status === 'approved');
  });

  it('are chosen among times at which both are free, which only the teacher of an open request may see', async () => {
    const made = await request(later(5));
    await agreed.book(nine, aStudent());
    await agreed.book(later(2.5), agreed.student, newId());
    const range = { from: '2030-01-14', to: '2030-01-14', timeZone: 'UTC' };
    const times = async (who: TestCaller = agreed.teacher) =>
      (await agreed.world.as(who).ask('booking.list-times-for-request', { requestId: made.id, ...range })).days;
    const starts = (days: Awaited<ReturnType<typeof times>>) => days.flatMap(({ slots }) => slots.map(({ startsAt }) => startsAt));
    const free = starts(await times());
    expect(free).not.toEqual(expect.arrayContaining([nine]));
    for (const taken of [nine, later(2.5), later(5)]) expect(free).not.toContain(taken);
    expect(free.length).toBeGreaterThan(0);
    const hints = await agreed.world.as(agreed.student).ask('booking.list-request-times', { teacherId: agreed.teacherId, ...range });
    expect(starts(hints.days)).toEqual(expect.arrayContaining(free));
    await expect(times(aTeacher())).rejects.toMatchObject({ code: 'request-not-found' });
    await withdraw(made.id);
    await expect(times()).rejects.toMatchObject({ code: 'request-not-pending' });
  });
});
