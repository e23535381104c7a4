import { dayMs, hourMs } from '@somo/calendar/days';
import { toInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { aNewcomer, anAdmin, aStudent, aTeacher, aVisitor } from '@somo/testing/callers';
import { everyDelivery } from '@somo/testing/permute';
import { startService, type World } from '@somo/testing/start-service';
import { catalog } from '../catalog.module.js';
import { EndPauses } from './end-pauses.js';

const now = Date.parse('2030-01-14T09:00:00Z');

describe('FIND-03 a teacher who pauses new bookings', () => {
  let world: World;
  let sweep: EndPauses;
  let teacherId: string;
  let told: unknown[] = [];

  beforeAll(async () => {
    // Its turns are the specs' own, on a clock that they move.
    const made: EndPauses[] = [];
    EndPauses.prototype.onModuleInit = function () {
      made.push(this);
    };
    world = await startService(catalog, {
      now,
      answers: {
        'booking.take-offer': async ({ terms }) => {
          told.push(terms);
          return null;
        },
      },
    });
    sweep = made[0]!;
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    world.clock.set(now);
    told = [];
    teacherId = await join();
    told.length = 0;
  });

  async function join(timeZone = 'Africa/Nairobi'): Promise<string> {
    const userId = newId();
    const profile = { role: 'teacher', firstName: 'Kwame', lastName: 'Mensah', timeZone, hourlyRateCents: 2500 } as const;
    await world.as(aNewcomer({ userId })).ask('catalog.create-profile', profile);
    await world.as(aTeacher({ userId })).ask('catalog.save-subjects', { subjects: [{ subject: 'Mathematics', moduleIds: [] }] });
    await world.deliver('openings.changed', { teacherId: userId, version: 1, startsAt: [toInstant(now + 30 * hourMs)] });
    return userId;
  }
  const teacher = () => world.as(aTeacher({ userId: teacherId }));
  const pause = (until: string) => teacher().ask('catalog.pause-bookings', { until });
  const resume = () => teacher().ask('catalog.resume-bookings', {});
  const page = () => world.as(aVisitor()).ask('catalog.get-teacher', { teacherId });
  const isFound = async () => {
    const found = await world.as(aVisitor()).ask('catalog.find-teachers', { limit: 100 });
    const featured = await world.as(aVisitor()).ask('catalog.list-featured-teachers', {});
    const [inSearch, onHome] = [found, featured].map(({ items }) => items.some(({ id }) => id === teacherId));
    // Only three are on the home page.
    if (!inSearch) expect(onHome).toBe(false);
    return inSearch;
  };
  const terms = async () => {
    const emitted = (await world.emitted()).filter(
      ({ type, data }) => type === 'terms.changed' && (data as { teacherId: string }).teacherId === teacherId,
    );
    return emitted.at(-1)?.data;
  };

  it('is not found, says until when on the page, and is found again by one press', async () => {
    expect(await isFound()).toBe(true);
    expect(await page()).not.toHaveProperty('pausedUntil');
    expect(await pause('2030-02-01')).toMatchObject({ pausedUntil: '2030-02-01' });
    expect(await isFound()).toBe(false);
    expect(await page()).toMatchObject({ pausedUntil: '2030-02-01', nextFreeAt: null });
    // Midnight in Nairobi.
    const paused = { available: true, pause: { until: '2030-02-01', endsAt: '2030-01-31T21:00:00.000Z' } };
    expect(await terms()).toMatchObject(paused);
    expect(told).toMatchObject([paused]);
    expect(await pause('2030-03-01')).toMatchObject({ pausedUntil: '2030-03-01' });
    expect(await resume()).not.toHaveProperty('pausedUntil');
    expect(await isFound()).toBe(true);
    expect(await terms()).not.toHaveProperty('pause');
    expect(told).toHaveLength(3);
    await resume();
    expect(told).toHaveLength(3);
  });

  it('stays hidden whatever else they save, and is a favorite that says so', async () => {
    await pause('2030-02-01');
    await teacher().ask('catalog.save-profile', { hourlyRateCents: 3000 });
    await teacher().ask('catalog.save-subjects', { subjects: [{ subject: 'Physics', moduleIds: [] }] });
    expect(await isFound()).toBe(false);
    expect(await terms()).toMatchObject({ subjects: ['Physics'], hourlyRateCents: 3000, pause: { until: '2030-02-01' } });
    const student = world.as(aStudent());
    await student.ask('catalog.add-favorite', { teacherId });
    expect((await student.ask('catalog.list-favorites', {})).items).toMatchObject([{ isListed: true, pausedUntil: '2030-02-01' }]);
  });

  it('can be booked again as the day begins by their clock, and is found again within a minute', async () => {
    await pause('2030-02-01');
    const ends = Date.parse('2030-01-31T21:00:00Z');
    world.clock.set(ends - 1);
    await sweep.sweep();
    expect(await page()).toHaveProperty('pausedUntil');
    world.clock.set(ends);
    expect(await page()).not.toHaveProperty('pausedUntil');
    await Promise.all([sweep.sweep(), sweep.sweep()]);
    expect(await terms()).not.toHaveProperty('pause');
    expect(await isFound()).toBe(true);
  });

  it('keeps the day when they move to another zone', async () => {
    await pause('2030-02-01');
    await teacher().ask('catalog.save-profile', { timeZone: 'America/New_York' });
    world.clock.set(Date.parse('2030-02-01T04:59:00Z'));
    await sweep.sweep();
    expect(await page()).toMatchObject({ pausedUntil: '2030-02-01' });
    expect(await terms()).toMatchObject({ pause: { endsAt: '2030-02-01T05:00:00.000Z' } });
    world.clock.set(Date.parse('2030-02-01T05:00:00Z'));
    await sweep.sweep();
    expect(await isFound()).toBe(true);
  });

  it('chooses a day from tomorrow on, at most 180 days ahead, by their own clock; anything else is refused in words', async () => {
    // In Nairobi it is already the next day.
    world.clock.set(Date.parse('2030-01-14T22:00:00Z'));
    for (const until of ['2030-01-15', '2020-01-01', '2030-07-15'])
      await expect(pause(until)).rejects.toMatchObject({
        code: 'invalid-input',
        details: { errors: { until: [expect.stringMatching(/^Choose a day/)] } },
      });
    for (const until of ['soon', '2030-02-30', '', 7, null, undefined, '2030-02-01T00:00:00Z'])
      await expect(pause(until as string)).rejects.toMatchObject({ code: 'invalid-input' });
    expect(await page()).not.toHaveProperty('pausedUntil');
    await expect(pause('2030-07-14')).resolves.toMatchObject({ pausedUntil: '2030-07-14' });
    await expect(pause('2030-01-16')).resolves.toMatchObject({ pausedUntil: '2030-01-16' });
  });

  it('ROUTE-14 PERM-03 only teachers pause, each for themselves', async () => {
    for (const who of [aStudent(), anAdmin()])
      for (const act of [
        () => world.as(who).ask('catalog.pause-bookings', { until: '2030-02-01' }),
        () => world.as(who).ask('catalog.resume-bookings', {}),
      ])
        await expect(act()).rejects.toMatchObject({ code: 'wrong-role' });
    await expect(world.as(aVisitor()).ask('catalog.pause-bookings', { until: '2030-02-01' })).rejects.toMatchObject({
      code: 'not-signed-in',
    });
    await expect(world.as(aTeacher()).ask('catalog.pause-bookings', { until: '2030-02-01' })).rejects.toMatchObject({
      code: 'onboarding-needed',
    });
  });

  it('is as they last said after twenty changes at once', async () => {
    const days = Array.from({ length: 20 }, (_, at) => new Date(now + (at + 2) * dayMs).toISOString().slice(0, 10));
    await Promise.all(days.map((day, at) => (at % 3 === 2 ? resume() : pause(day))));
    const { pausedUntil } = await page();
    const last = (await terms()) as { pause?: { until: string }; version: number };
    expect(last.pause?.until).toBe(pausedUntil);
    expect(await isFound()).toBe(pausedUntil === undefined);
  });

  it('PERM-05 is not found while an operator restricts them, whatever the order of the news, nor by resuming meanwhile', async () => {
    const set = (version: number) =>
      world.deliver(version === 2 ? 'user.unrestricted' : 'user.restricted', {
        ...{ userId: teacherId, version, restricted: version !== 2, role: 'teacher', changedAt: toInstant(now) },
      });
    for (const order of everyDelivery([1, 2, 3])) {
      await world.db.run('test-forget', 'DELETE FROM restrictions', []);
      for (const version of order) await set(version);
      expect(await isFound()).toBe(false);
    }
    await pause('2030-02-01');
    await resume();
    await teacher().ask('catalog.save-profile', { hourlyRateCents: 2600 });
    expect(await isFound()).toBe(false);
    // Those who know the teacher still book.
    expect(await terms()).toMatchObject({ available: true });
    expect(await page()).toMatchObject({ onlyKnownStudents: true });
    await world.deliver('user.unrestricted', {
      ...{ userId: teacherId, version: 4, restricted: false, role: 'teacher', changedAt: toInstant(now) },
    });
    expect(await isFound()).toBe(true);
    expect(await page()).not.toHaveProperty('onlyKnownStudents');
  });
});
