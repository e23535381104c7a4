import type { Asks } from '@somo/contracts/asks/map';
import { toInstant } from '@somo/contracts/time';
import { fromInstant } from '@somo/contracts/time';
import { anAgreement, hour, later, nine, type Agreement } from '../../spec/agreed.js';

describe('an act that is repeated because its answer was lost', () => {
  let agreed: Agreement;
  beforeEach(async () => void (agreed = await anAgreement()));
  afterEach(() => agreed.world.close());

  const student = () => agreed.world.as(agreed.student);
  const teacher = () => agreed.world.as(agreed.teacher);
  const requested = async () =>
    (
      await student().ask('booking.request-lesson', {
        teacherId: agreed.teacherId,
        startsAt: nine,
        endsAt: toInstant(fromInstant(nine) + hour),
      })
    ).id;
  const proposed = async () => {
    const { id } = await agreed.paid();
    await agreed.move(id, later(24), { who: agreed.teacher });
    return id;
  };
  type Act = (key?: string) => Promise<object>;
  const acts: [string, () => Promise<Act>][] = [
    [
      'cancelling a lesson',
      async () => {
        const { id } = await agreed.paid();
        return (key) => student().ask('booking.cancel-booking', { bookingId: id, ...keyOf(key) });
      },
    ],
    [
      'accepting a proposal',
      async () => {
        const bookingId = await proposed();
        return (key) => student().ask('booking.accept-proposal', { bookingId, ...keyOf(key) });
      },
    ],
    [
      'declining a proposal',
      async () => {
        const bookingId = await proposed();
        return (key) => student().ask('booking.decline-proposal', { bookingId, ...keyOf(key) });
      },
    ],
    [
      'accepting a request',
      async () => {
        const requestId = await requested();
        return (key) => teacher().ask('booking.accept-request', { requestId, ...keyOf(key) });
      },
    ],
    [
      'rejecting a request',
      async () => {
        const requestId = await requested();
        return (key) => teacher().ask('booking.reject-request', { requestId, ...keyOf(key) });
      },
    ],
    [
      'withdrawing a request',
      async () => {
        const requestId = await requested();
        return (key) => student().ask('booking.withdraw-request', { requestId, ...keyOf(key) });
      },
    ],
    [
      'reporting a problem',
      async () => {
        const { id: bookingId } = await agreed.paid();
        agreed.world.clock.set(fromInstant(nine) + hour);
        const report: Asks['booking.report-problem']['in'] = { bookingId, kind: 'no-show', text: 'Nobody came.' };
        return (key) => student().ask('booking.report-problem', { ...report, ...keyOf(key) });
      },
    ],
  ];

  it.each(acts)('%s gets the first answer with its key, also of ten at once, and happens once', async (_, prepare) => {
    const act = await prepare();
    const before = (await agreed.world.emitted()).length;
    const answers = await Promise.all(Array.from({ length: 10 }, () => act('a-click')));
    const told = await agreed.emittedSince(before);
    agreed.world.clock.advance(1000);
    expect(await act('a-click')).toEqual(answers[0]);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await agreed.emittedSince(before)).toEqual(told);
    await expect(act('another-click')).rejects.toMatchObject({ kind: 'conflict' });
    await expect(act()).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('is refused with another body or as another act, and a refusal is not kept', async () => {
    const { id: bookingId } = await agreed.paid();
    const key = 'a-click';
    await expect(student().ask('booking.decline-proposal', { bookingId, key })).rejects.toMatchObject({ code: 'proposal-not-open' });
    await student().ask('booking.cancel-booking', { bookingId, key });
    const other = { code: 'idempotency-key-reused' };
    await expect(student().ask('booking.cancel-booking', { bookingId, key, reason: 'Ill' })).rejects.toMatchObject(other);
    await expect(student().ask('booking.decline-proposal', { bookingId, key })).rejects.toMatchObject(other);
    await expect(teacher().ask('booking.cancel-booking', { bookingId, key })).rejects.toMatchObject({ code: 'lesson-not-cancellable' });
  });
});

const keyOf = (key: string | undefined) => (key === undefined ? {} : { key });
