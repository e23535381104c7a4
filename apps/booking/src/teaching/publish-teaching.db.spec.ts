import type { TeachingState } from '@somo/contracts/events/teaching';
import { fromInstant } from '@somo/contracts/time';
import { aStudent, anAdmin } from '@somo/testing/callers';
import { anAgreement, hour, later, nine, now, type Agreement } from '../../spec/agreed.js';

describe('how a teacher has taught so far', () => {
  let agreed: Agreement;
  beforeEach(async () => void (agreed = await anAgreement()));
  afterEach(() => agreed.world.close());

  const published = async () =>
    (await agreed.world.emitted()).flatMap(({ type, data }) => (type === 'teaching.changed' ? [data as TeachingState] : []));
  const request = (at: number) => {
    const times = { startsAt: later(at), endsAt: later(at + 1) };
    return agreed.world.as(aStudent()).ask('booking.request-lesson', { teacherId: agreed.teacherId, ...times });
  };
  const as = () => agreed.world.as(agreed.teacher);
  const complete = async () => {
    agreed.world.clock.set(fromInstant(nine) + 2 * hour);
    await agreed.world.runDue();
  };

  it('FIND-06 counts completed lessons, also of those that end at once, and no longer one that was refunded in full', async () => {
    const { id } = await agreed.paid();
    await agreed.paid(later(24));
    await complete();
    expect(await published()).toEqual([{ teacherId: agreed.teacherId, version: 1, lessonsTaught: 1, answerMinutes: null }]);
    const problem = await agreed.world
      .as(agreed.student)
      .ask('booking.report-problem', { bookingId: id, kind: 'no-show', text: 'Nobody.' });
    const decision = { problemId: problem.id, outcome: 'refund-student' as const, note: 'The teacher was away.' };
    await agreed.world.as(anAdmin()).ask('booking.resolve-problem', decision);
    expect((await published()).at(-1)).toMatchObject({ version: 2, lessonsTaught: 0 });
    agreed.world.clock.set(fromInstant(later(30)));
    await agreed.world.runDue();
    expect((await published()).at(-1)).toMatchObject({ version: 3, lessonsTaught: 1 });
  });

  it('FIND-06 says how soon half of the requests were answered, from the fifth on, where silence counts as long', async () => {
    const made = [];
    for (const at of [0, 2, 4, 6, 8]) made.push(await request(at));
    const answers: [minutes: number, answer: (requestId: string) => Promise<unknown>][] = [
      [10, (requestId) => as().ask('booking.reject-request', { requestId })],
      [20, (requestId) => as().ask('booking.accept-request', { requestId })],
      [50, (requestId) => as().ask('booking.propose-request-times', { requestId, proposals: [later(20)] })],
      [600, (requestId) => as().ask('booking.reject-request', { requestId })],
    ];
    for (const [at, [minutes, answer]] of answers.entries()) {
      agreed.world.clock.set(now + minutes * 60_000);
      await answer(made[at]!.id);
    }
    expect(await published()).toEqual([]);
    agreed.world.clock.set(now + 49 * hour);
    await agreed.world.runDue();
    expect((await published()).at(-1)).toMatchObject({ lessonsTaught: 0, answerMinutes: 50 });
  });

  it('FIND-06 does not count answers that a setting gave, or requests that their student withdrew', async () => {
    await agreed.offer({ autoAccept: true });
    const made = [];
    for (const at of [30, 54, 78, 102, 126]) made.push(await request(at));
    expect(made.map(({ status }) => status)).toEqual(Array(5).fill('approved'));
    expect(await published()).toEqual([]);
  });
});
