import { fromInstant, toInstant } from '@somo/contracts/time';
import type { TermsState } from '@somo/contracts/events/terms';
import { someTerms } from '@somo/testing/builders';
import { aStudent } from '@somo/testing/callers';
import { anAgreement, hour, later, nine, now, type Agreement } from '../../spec/agreed.js';

const ends = now + 48 * hour;
const pause = { until: '2030-01-09', endsAt: toInstant(ends) };

describe('BOOK-02 a teacher who has paused new bookings', () => {
  let agreed: Agreement;
  let version: number;
  let known: Partial<TermsState>;
  beforeEach(async () => {
    version = 1;
    known = {};
    agreed = await anAgreement({ 'catalog.get-teacher-terms': async ({ teacherId }) => someTerms({ teacherId, ...known }) });
  });
  afterEach(() => agreed.world.close());

  /** The news comes, and whoever asks catalog reads the same. */
  async function terms(part: Partial<TermsState>): Promise<void> {
    known = { version: ++version, ...part };
    await agreed.world.deliver('terms.changed', someTerms({ teacherId: agreed.teacherId, ...known }));
  }
  const student = () => agreed.world.as(agreed.student);
  const request = (startsAt = later(3)) =>
    student().ask('booking.request-lesson', { teacherId: agreed.teacherId, startsAt, endsAt: toInstant(fromInstant(startsAt) + hour) });
  const paused = { code: 'teacher-paused' };

  it('is booked and asked by nobody, whom they know or not; booked lessons and open requests go on', async () => {
    const lesson = await agreed.paid();
    const { id: requestId } = await request();
    await terms({ pause });
    for (const who of [agreed.student, aStudent()]) await expect(agreed.book(later(5), who)).rejects.toMatchObject(paused);
    await expect(request(later(6))).rejects.toMatchObject(paused);
    const weekly = { teacherId: agreed.teacherId, times: [later(2), later(2 + 7 * 24)] };
    await expect(student().ask('booking.book-weekly', weekly)).rejects.toMatchObject(paused);
    const range = { teacherId: agreed.teacherId, from: '2030-01-14', to: '2030-01-15', timeZone: 'UTC' };
    await expect(student().ask('booking.list-request-times', range)).rejects.toMatchObject(paused);
    expect((await student().ask('booking.list-weekly-times', { teacherId: agreed.teacherId, startsAt: later(2) })).dates).toEqual([]);
    expect(await agreed.move(lesson.id, later(6))).toMatchObject({ status: 'confirmed' });
    expect(await agreed.world.as(agreed.teacher).ask('booking.accept-request', { requestId })).toMatchObject({ status: 'approved' });
  });

  it('is booked again the moment the pause ends, also if nobody has said so', async () => {
    await terms({ pause });
    agreed.world.clock.set(ends - 1);
    await expect(agreed.book()).rejects.toMatchObject(paused);
    agreed.world.clock.set(ends);
    expect(await agreed.book()).toMatchObject({ status: 'confirmed' });
  });

  it('is booked again as soon as they resume, even if the news is late', async () => {
    await terms({ pause });
    await expect(agreed.book()).rejects.toMatchObject(paused);
    known = { version: ++version };
    expect(await agreed.book()).toMatchObject({ status: 'confirmed' });
  });

  it('is not booked by a claim that decided before the pause, once the pause is known', async () => {
    await agreed.book(nine, aStudent());
    await agreed.book(later(2), aStudent());
    await terms({ pause });
    await expect(agreed.book(later(4), aStudent())).rejects.toMatchObject(paused);
  });

  it('ignores what an older state says', async () => {
    await terms({ pause });
    await agreed.world.deliver('terms.changed', someTerms({ teacherId: agreed.teacherId, version: 1 }));
    await expect(agreed.book()).rejects.toMatchObject(paused);
  });

  it('PERM-02 is so in the list of their students’ teachers, with the latest lesson that was paid and completed', async () => {
    const first = await agreed.paid(nine);
    const unpaid = await agreed.book(later(3));
    await agreed.world.as(agreed.student).ask('booking.cancel-booking', { bookingId: unpaid.id });
    agreed.world.clock.set(fromInstant(later(2)));
    await agreed.world.runDue();
    const list = async () => (await student().ask('booking.list-my-teachers', {})).items;
    expect(await list()).toMatchObject([
      { id: agreed.teacherId, lastPaid: { id: first.id, agreementId: first.agreementId, startsAt: nine } },
    ]);
    expect((await list())[0]).not.toHaveProperty('pausedUntil');
    await terms({ pause: { until: '2030-02-01', endsAt: toInstant(Date.parse('2030-02-01T00:00:00Z')) } });
    expect(await list()).toMatchObject([{ pausedUntil: '2030-02-01' }]);
    agreed.world.clock.set(Date.parse('2030-02-01T00:00:00Z'));
    expect((await list())[0]).not.toHaveProperty('pausedUntil');
  });
});
