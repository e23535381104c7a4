import { jest } from '@jest/globals';
import type { BookingState } from '@somo/contracts/events/booking';
import type { TermsState } from '@somo/contracts/events/terms';
import { parseInstant, toInstant } from '@somo/contracts/time';
import { hourMs } from '@somo/calendar/days';
import { Db } from '@somo/platform/db';
import { newId } from '@somo/platform/ids';
import { aBookingState, aPrivacyState, someTerms } from '@somo/testing/builders';
import { aStudent, aVisitor, type TestCaller } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { until } from '@somo/testing/until';
import { scheduling } from '../scheduling.module.js';
import { OfferVersions } from '../store/offer-versions.js';

const monday = Date.parse('2030-01-07T08:00:30Z');

describe('a cached list of open slots', () => {
  let world: World;
  let teacherId: string;
  beforeEach(async () => {
    world = await startService(scheduling, { now: monday, answers: { 'auth.get-standing': () => Promise.resolve(null) } });
    teacherId = newId();
    await world.deliver('user.onboarded', { userId: teacherId, role: 'teacher', timeZone: 'Africa/Accra' });
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await world.close();
  });

  const range = { from: '2030-01-07', to: '2030-01-31', timeZone: 'UTC' };
  const list = (version?: string, of = teacherId) =>
    world.as(aVisitor()).ask('scheduling.list-open-slots', { teacherId: of, ...range, ...(version === undefined ? {} : { version }) });

  it('is not sent again while it is current, which one small statement checks', async () => {
    const kept = await list();
    const statements = jest.spyOn(Db.prototype, 'sql');
    expect(await list(kept?.version)).toBeNull();
    expect(statements.mock.calls.map(([name]) => name).filter((name) => /versions|hours|busy/.test(name))).toEqual(['offer-versions']);
  });

  it('SET-09 is not for visitors of a teacher who shares free times with signed-in people only', async () => {
    const listAs = (caller: TestCaller, version?: string) =>
      world.as(caller).ask('scheduling.list-open-slots', { teacherId, ...range, ...(version === undefined ? {} : { version }) });
    const share = (version: number, shareAvailability: boolean) =>
      world.deliver('privacy.changed', aPrivacyState({ userId: teacherId, version, shareAvailability }));
    const open = await list();
    await share(3, false);
    await share(2, true);
    const hidden = await list(open?.version);
    expect(hidden).toMatchObject({ teacherTimeZone: 'Africa/Accra', instantBooking: true, membersOnly: true, days: [] });
    expect(await list(hidden?.version)).toBeNull();
    expect(await listAs(aStudent(), hidden?.version)).toEqual(open);
    expect(await listAs(aStudent(), open?.version)).toBeNull();
    await share(4, true);
    expect(await list(hidden?.version)).toEqual(open);
  });

  it('is empty while the teacher takes no new bookings, says until when, and is back the moment that ends', async () => {
    const terms = (version: number, pause?: TermsState['pause']) =>
      world.deliver('terms.changed', someTerms({ teacherId, version, ...(pause ? { pause } : {}) }));
    const endsAt = toInstant(monday + 24 * hourMs);
    const open = await list();
    await terms(3, { until: '2030-01-08', endsAt });
    await terms(2);
    const paused = await list(open?.version);
    expect(paused).toMatchObject({ teacherTimeZone: 'Africa/Accra', instantBooking: true, pausedUntil: '2030-01-08', days: [] });
    expect(await list(paused?.version)).toBeNull();
    world.clock.set(monday + 24 * hourMs);
    const after = await list(paused?.version);
    expect(after).not.toHaveProperty('pausedUntil');
    expect(after?.days.length).toBeGreaterThan(0);
    world.clock.set(monday);
    await terms(4);
    expect(await list(paused?.version)).toEqual(open);
  });

  it('C36 is not for anybody while the teacher is suspended, whose times are then those of nobody', async () => {
    const standing = (version: number, suspended: boolean) => ({
      ...{ userId: teacherId, version, suspended, role: 'teacher' as const, changedAt: toInstant(monday) },
    });
    const open = await list();
    await world.deliver('user.suspended', standing(1, true));
    await expect(list()).rejects.toMatchObject({ code: 'teacher-not-found' });
    await expect(list(open?.version)).rejects.toMatchObject({ code: 'teacher-not-found' });
    await world.deliver('user.restored', standing(2, false));
    await world.deliver('user.suspended', standing(1, true));
    expect(await list()).toEqual(open);
  });

  const lesson = (at = '2030-01-09T09:00:00.000Z') => aBookingState({ teacherId, startsAt: parseInstant(at) });
  const breakOf = JSON.stringify([{ startDate: '2030-01-15', endDate: '2030-01-16' }]);
  const hour = 3_600_000;

  it.each<[string, (before: BookingState) => Promise<unknown>]>([
    ['a booking', () => world.deliver('booking.created', lesson('2030-01-10T10:30:00.000Z'))],
    ['a cancellation', (before) => world.deliver('booking.cancelled', { ...before, version: 2, status: 'cancelled' })],
    ['changed hours', () => world.db.run('test-break', 'UPDATE availabilities SET version = version + 1, break_periods = $1', [breakOf])],
    ['the end of a notice period', async () => world.clock.advance(hour)],
    ['a new day', async () => world.clock.advance(16 * hour)],
  ])('is outdated after %s', async (_, happens) => {
    const before = lesson();
    await world.deliver('booking.created', before);
    const kept = await list();
    await happens(before);
    const changed = await list(kept?.version);
    expect(changed?.days).not.toEqual(kept?.days);
    expect(changed).toEqual(await list());
    expect(await list(changed?.version)).toBeNull();
  });

  it('is checked for concurrent requests in one statement, which starts after all of them', async () => {
    const kept = await list();
    const sql = Db.prototype.sql;
    const gate: { open?: () => void } = {};
    const opened = new Promise<void>((open) => (gate.open = open));
    const looks = jest.spyOn(Db.prototype, 'sql').mockImplementation(async function (this: Db, name, text, values) {
      const rows = await sql.call(this, name, text, values);
      if (name === 'offer-versions') await opened;
      return rows;
    });
    const timesLooked = () => looks.mock.calls.filter(([name]) => name === 'offer-versions').length;

    const asked = jest.spyOn(OfferVersions.prototype, 'of');
    const first = list(kept?.version);
    await until(() => timesLooked() === 1);
    await world.deliver('booking.created', lesson());
    const later = Promise.all([list(kept?.version), list(kept?.version), list(kept?.version)]);
    await until(() => asked.mock.calls.length === 4);
    gate.open?.();
    expect(await first).toBeNull();
    const answers = await later;
    expect(timesLooked()).toBe(2);
    for (const answer of answers) expect(answer).toEqual(await list());
  });

  it('is never current for an unknown teacher', async () => {
    await expect(list('1.1.1', newId())).rejects.toMatchObject({ code: 'teacher-not-found' });
  });
});
