import type { BusyState } from '@somo/contracts/events/busy';
import { toInstant, fromInstant, type Instant } from '@somo/contracts/time';
import { aStudent } from '@somo/testing/callers';
import { anAgreement, hour, later, nine, type Agreement } from '../../spec/agreed.js';

const minute = 60_000;
const notOffered = { code: 'slot-not-offered' };

describe('a time at which the teacher is busy elsewhere', () => {
  let agreed: Agreement;
  let version = 0;
  beforeEach(async () => {
    agreed = await anAgreement();
    await busy([nine]);
  });
  afterEach(() => agreed.world.close());

  /** The teacher is busy from 30 minutes after the start of each lesson for ten minutes. */
  const state = (starts: Instant[]): BusyState => ({
    ...{ teacherId: agreed.teacherId, version: ++version },
    ranges: starts.map(fromInstant).map((at) => ({ startsAt: toInstant(at + 30 * minute), endsAt: toInstant(at + 40 * minute) })),
  });
  const busy = (starts: Instant[]) => agreed.world.deliver('busy.changed', state(starts));
  const student = () => agreed.world.as(agreed.student);
  const range = { from: '2030-01-14', to: '2030-01-14', timeZone: 'UTC' };

  it('is not booked, moved to or asked for as an open one; others are', async () => {
    await expect(agreed.book()).rejects.toMatchObject(notOffered);
    const lesson = await agreed.paid(later(2));
    await expect(agreed.move(lesson.id, nine)).rejects.toMatchObject(notOffered);
    await agreed.offer({ instantBooking: false });
    await expect(agreed.book(nine, aStudent())).rejects.toMatchObject(notOffered);
    await agreed.offer({ instantBooking: true });
    await busy([]);
    expect(await agreed.book(nine, aStudent())).toMatchObject({ startsAt: nine });
  });

  it('is not among the times that both are free, nor among those in place of a taken one', async () => {
    await busy([later(4)]);
    const { days } = await student().ask('booking.list-request-times', { teacherId: agreed.teacherId, ...range });
    const starts = days.flatMap(({ slots }) => slots.map(({ startsAt }) => startsAt));
    expect(starts).not.toContain(later(4));
    expect(starts).toContain(later(6));
    await agreed.book(later(5), aStudent());
    const refused = await agreed.book(later(5), aStudent()).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'slot-taken' });
    expect(JSON.stringify(refused)).not.toContain(later(4));
  });

  it('may be asked for and agreed on: the teacher sees it, and settings do not accept it for them', async () => {
    const other = aStudent();
    const at = later(24);
    await busy([at]);
    await agreed.offer({ autoAccept: true });
    const times = { startsAt: at, endsAt: toInstant(fromInstant(at) + hour) };
    const request = await agreed.world.as(other).ask('booking.request-lesson', { teacherId: agreed.teacherId, ...times });
    expect(request).toMatchObject({ status: 'pending' });
    const teacher = agreed.world.as(agreed.teacher);
    const { wishes } = await teacher.ask('booking.get-request', { requestId: request.id });
    expect(wishes[0]?.conflicts).toContain('busy-elsewhere');
    expect(await teacher.ask('booking.accept-request', { requestId: request.id })).toMatchObject({ status: 'approved' });
  });

  it('is what the newest news says, in whatever order they come', async () => {
    const [first, second] = [state([later(7)]), state([])];
    for (const news of [second, first, second]) await agreed.world.deliver('busy.changed', news);
    expect(await agreed.book(later(7), aStudent())).toMatchObject({ startsAt: later(7) });
  });
});
