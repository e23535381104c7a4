import { toInstant, type Instant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { aStudent, aTeacher, type TestCaller } from '@somo/testing/callers';
import { anAgreement, later, nine, now, type Agreement } from '../../spec/agreed.js';

describe('BOOK-14 free times of the two people of a lesson', () => {
  let agreed: Agreement;
  beforeEach(async () => void (agreed = await anAgreement()));
  afterEach(() => agreed.world.close());

  const freeOn = async (date: string, bookingId: string, who: TestCaller = agreed.student): Promise<Instant[]> => {
    const free = await agreed.world.as(who).ask('booking.list-free-times', { bookingId, from: date, to: date, timeZone: 'UTC' });
    return free.days.flatMap(({ slots }) => slots.map(({ startsAt }) => startsAt));
  };

  it('are within the hours, and leave out the lessons of both, without saying whose', async () => {
    const { id } = await agreed.book();
    const [theirs, mine, third] = [later(24), later(27), later(30)];
    expect(await freeOn('2030-01-15', id)).toEqual(expect.arrayContaining([theirs, mine, third]));
    await agreed.book(theirs, aStudent());
    await agreed.book(mine, agreed.student, newId());
    for (const who of [agreed.student, agreed.teacher]) {
      const free = await freeOn('2030-01-15', id, who);
      expect([theirs, mine, third].map((at) => free.includes(at))).toEqual([false, false, true]);
    }
    expect(await freeOn('2030-01-14', id)).not.toContain(nine);
  });

  it('are told to these two alone, and only while they may agree on another time', async () => {
    const { id } = await agreed.book();
    for (const stranger of [aStudent(), aTeacher()])
      await expect(freeOn('2030-01-15', id, stranger)).rejects.toMatchObject({ code: 'lesson-not-found' });
    agreed.world.clock.set(Date.parse(later(-1)));
    await expect(freeOn('2030-01-15', id)).rejects.toMatchObject({ code: 'lesson-not-movable' });
    expect(await freeOn('2030-01-15', id, agreed.teacher)).not.toEqual([]);
    agreed.world.clock.set(now);
    await agreed.cancel(id);
    await expect(freeOn('2030-01-15', id, agreed.teacher)).rejects.toMatchObject({ code: 'lesson-not-movable' });
  });

  it('are not asked for half a year at once', async () => {
    const { id } = await agreed.book();
    const asked = { bookingId: id, from: toInstant(now).slice(0, 10), to: '2030-06-30', timeZone: 'UTC' };
    await expect(agreed.world.as(agreed.student).ask('booking.list-free-times', asked)).rejects.toMatchObject({ code: 'range-too-long' });
  });
});
