import type { BusyState } from '@somo/contracts/events/busy';
import type { Refusal } from '@somo/contracts/refusals';
import { toInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { aBookingState } from '@somo/testing/builders';
import { anAdmin, aStudent, aTeacher, aVisitor } from '@somo/testing/callers';
import { until } from '@somo/testing/until';
import { startService, type World } from '@somo/testing/start-service';
import { startFeedServer, type FeedServer } from '../../spec/feed-server.js';
import { scheduling } from '../scheduling.module.js';

const monday = Date.parse('2030-01-07T08:00:00Z');
const hour = 3_600_000;
/** On Wednesday; lessons begin at 6:00, 7:30, 10:00, 11:30 and 13:00 UTC. */
const dentist: [string, string] = ['20300109T103000Z', '20300109T110000Z'];

describe('calendars elsewhere', () => {
  let feeds: FeedServer;
  let world: World;
  let teacherId: string;
  beforeAll(async () => {
    feeds = await startFeedServer();
    world = await startService(scheduling, { now: monday });
  });
  afterAll(async () => {
    await world.close();
    await feeds.close();
  });
  beforeEach(async () => {
    world.clock.set(monday);
    teacherId = newId();
    await world.deliver('user.onboarded', { userId: teacherId, role: 'teacher', timeZone: 'Africa/Nairobi' });
    feeds.files['own.ics'] = [dentist];
    feeds.asked.length = 0;
  });

  const teacher = () => world.as(aTeacher({ userId: teacherId }));
  const add = (name = 'own.ics') => teacher().ask('scheduling.add-calendar', { url: feeds.url(name) });
  const list = async () => (await teacher().ask('scheduling.list-calendars', {})).items;
  const entries = async () => (await teacher().ask('scheduling.list-busy-times', {})).items;
  const wednesday = { from: '2030-01-09', to: '2030-01-09', timeZone: 'UTC' };
  const open = async () => {
    const slots = await world.as(aVisitor()).ask('scheduling.list-open-slots', { teacherId, ...wednesday });
    return slots?.days[0]?.slots.map(({ startsAt }) => startsAt.slice(11, 16));
  };
  const told = async <T>(name: string) =>
    (await world.emitted()).flatMap(({ type, data }) =>
      type === name && 'teacherId' in data && data.teacherId === teacherId ? [data as T] : [],
    );
  const ranges = async () => (await told<BusyState>('busy.changed')).at(-1)?.ranges;
  const wait = async (ms: number) => {
    world.clock.advance(ms);
    await world.runDue();
  };

  it('withhold the times at which they show the teacher as busy, and everybody is told of the times alone', async () => {
    const before = await open();
    expect(await add()).toMatchObject({ host: '127.0.0.1', state: 'read', readAt: toInstant(monday), busyCount: 1, problem: null });
    expect(before).toEqual(['06:00', '07:30', '10:00', '11:30', '13:00']);
    expect(await open()).toEqual(['06:00', '07:30', '11:30', '13:00']);
    const explained = await teacher().ask('scheduling.explain-slots', { teacherId, ...wednesday });
    expect(explained.days[0]?.slots.map(({ why }) => why)).toEqual(['open', 'open', 'busy-elsewhere', 'open', 'open']);
    const busy = { startsAt: '2030-01-09T10:30:00.000Z', endsAt: '2030-01-09T11:00:00.000Z' };
    expect(await told('busy.changed')).toEqual([{ teacherId, version: 1, ranges: [busy] }]);
    expect((await told<{ startsAt: string[] }>('openings.changed')).at(-1)?.startsAt).not.toContain('2030-01-09T10:00:00.000Z');
    expect(await entries()).toMatchObject([{ ...busy, host: '127.0.0.1', allDay: false, ignored: false }]);
    const rows = await world.db.sql('spec-all', 'SELECT * FROM external_calendars, busy_entries WHERE teacher_id = $1', [teacherId]);
    for (const secret of ['own.ics', 'Dentist', 'elsewhere']) {
      expect(JSON.stringify([rows, await list(), await entries(), await world.emitted()])).not.toContain(secret);
    }
  });

  it.each([
    ['a web page', '<!doctype html><title>Calendar</title>', 'web-page'],
    ['something else', 'PNG', 'no-calendar'],
    ['nothing', null, 'not-found'],
  ])('are refused at once where there is %s, and nothing is kept', async (_, file, problem) => {
    feeds.files['wrong.ics'] = file;
    await expect(add('wrong.ics')).rejects.toMatchObject({ code: 'calendar-not-read', details: { problem } });
    expect(await list()).toEqual([]);
  });

  it.each([
    ['http://calendar.example/a.ics', 'The address must start with https:// or webcal://'],
    ['https://10.0.0.1/a.ics', "This address isn't public, so we can't read it"],
    ['https://a:b@calendar.example/a.ics', 'Please leave out the user name and the password'],
    ['calendar', 'Please paste an address that starts with https:// or webcal://'],
    ['https://a b/', 'Please paste an address that starts with https:// or webcal://'],
  ])('are refused in words at the address %s', async (url, message) => {
    await expect(teacher().ask('scheduling.add-calendar', { url })).rejects.toMatchObject({
      code: 'invalid-input',
      details: { errors: { url: [message] } },
    });
  });

  it('are three at most, each once, also if forty are added at once', async () => {
    for (let at = 0; at < 40; at++) feeds.files[`${at}.ics`] = [dentist];
    const tries = await Promise.allSettled(Array.from({ length: 40 }, (_, at) => add(`${at}.ics`)));
    await until(async () => (await list()).filter(({ state }) => state === 'read').length === 3);
    expect(feeds.asked).toHaveLength(3);
    // On a busy machine, one of the three may be answered too late.
    const codes = tries.flatMap((one) => (one.status === 'rejected' ? [(one.reason as Refusal).code] : []));
    expect(codes.filter((code) => code !== 'too-many-calendars' && code !== 'too-slow')).toEqual([]);
    const [first] = await list();
    await teacher().ask('scheduling.remove-calendar', { calendarId: first!.id });
    await add('own.ics');
    await expect(add('own.ics')).rejects.toMatchObject({ code: 'calendar-connected' });
    expect(await list()).toHaveLength(3);
  });

  it('are read again every quarter of an hour; what has not changed is not told', async () => {
    await add();
    await wait(20 * 60_000);
    expect(await list()).toMatchObject([{ state: 'read', readAt: toInstant(monday + 20 * 60_000) }]);
    expect(await told('busy.changed')).toHaveLength(1);
    feeds.files['own.ics'] = [dentist, ['20300109T130000Z', '20300109T140000Z']];
    await wait(20 * 60_000);
    expect(await open()).toEqual(['06:00', '07:30', '11:30']);
    expect(await told('busy.changed')).toHaveLength(2);
    const rows = await world.db.sql('spec-turns', `SELECT FROM due_work WHERE job = 'read-calendar' AND data->>'calendarId' = $1`, [
      (await list())[0]!.id,
    ]);
    expect(rows.length).toBeLessThanOrEqual(4);
  });

  it('can have one of their times ignored, which stays so when they are read again', async () => {
    const { id: calendarId } = await add();
    const [time] = await entries();
    const ignore = (ignored: boolean, who = teacher()) =>
      who.ask('scheduling.ignore-busy-time', { calendarId, busyTimeId: time!.id, ignored });
    await ignore(true);
    expect(await open()).toContain('10:00');
    expect(await list()).toMatchObject([{ busyCount: 0 }]);
    feeds.files['own.ics'] = [dentist, ['20300110T130000Z', '20300110T140000Z']];
    await wait(20 * 60_000);
    expect(await entries()).toMatchObject([{ id: time!.id, ignored: true }, { ignored: false }]);
    expect(await open()).toContain('10:00');
    await ignore(false);
    expect(await open()).not.toContain('10:00');
    await expect(ignore(true, world.as(aTeacher()))).rejects.toMatchObject({ code: 'external-calendar-not-found' });
    const unknown = { calendarId, busyTimeId: '0'.repeat(32), ignored: true };
    await expect(teacher().ask('scheduling.ignore-busy-time', unknown)).rejects.toMatchObject({ code: 'busy-time-not-found' });
    await expect(teacher().ask('scheduling.ignore-busy-time', { ...unknown, busyTimeId: 'no id' })).rejects.toMatchObject({
      code: 'invalid-input',
    });
  });

  it('keep their last times for two days while they cannot be read, which is told after one', async () => {
    await add();
    feeds.files['own.ics'] = null;
    for (let at = 0; at < 23; at++) await wait(1.2 * hour);
    expect(await list()).toMatchObject([{ state: 'failing', problem: 'not-found', busyCount: 1 }]);
    expect(await told('busy.calendar-failed')).toHaveLength(1);
    expect(await told('busy.calendar-failed')).toMatchObject([{ host: '127.0.0.1' }]);
    expect(await ranges()).toHaveLength(1);
    for (let at = 0; at < 20; at++) await wait(1.2 * hour);
    expect(await list()).toMatchObject([{ state: 'dropped', busyCount: 0 }]);
    expect(await ranges()).toEqual([]);
    expect(await told('busy.calendar-failed')).toHaveLength(1);
    feeds.files['own.ics'] = [['20300114T130000Z', '20300114T140000Z']];
    await wait(7 * hour);
    expect(await list()).toMatchObject([{ state: 'read', problem: null, failingSince: null, busyCount: 1 }]);
    expect(await ranges()).toHaveLength(1);
  });

  it('never cancel a booked lesson: the teacher is told once that both are at the same time', async () => {
    const lesson = aBookingState({
      ...{ teacherId, startsAt: toInstant(Date.parse('2030-01-09T10:00:00Z')), endsAt: toInstant(Date.parse('2030-01-09T11:00:00Z')) },
      freeAt: toInstant(Date.parse('2030-01-09T11:15:00Z')),
    });
    await world.deliver('booking.confirmed', lesson);
    await add();
    const clash = {
      bookingId: lesson.bookingId,
      teacherId,
      studentId: lesson.studentId,
      subject: lesson.subject,
      startsAt: lesson.startsAt,
    };
    expect(await told('busy.clashed')).toEqual([clash]);
    feeds.files['own.ics'] = [dentist, ['20300109T130000Z', '20300109T140000Z']];
    await wait(20 * 60_000);
    expect(await told('busy.clashed')).toHaveLength(1);
    // Booked while the news of the busy time was on its way.
    const late = { ...lesson, bookingId: newId(), agreementId: newId(), startsAt: toInstant(Date.parse('2030-01-09T13:00:00Z')) };
    await world.deliver('booking.created', late);
    expect(await told('busy.clashed')).toHaveLength(2);
    await world.deliver('booking.created', { ...late, bookingId: newId(), fromRequest: newId() });
    expect(await told('busy.clashed')).toHaveLength(2);
  });

  it('give their times back at once when they are removed, and are nobody else’s', async () => {
    const { id: calendarId } = await add();
    const other = world.as(aTeacher());
    await expect(other.ask('scheduling.remove-calendar', { calendarId })).rejects.toMatchObject({ code: 'external-calendar-not-found' });
    for (const id of [newId(), 'none'])
      await expect(teacher().ask('scheduling.remove-calendar', { calendarId: id })).rejects.toMatchObject({
        code: 'external-calendar-not-found',
      });
    for (const who of [aStudent(), anAdmin()])
      await expect(world.as(who).ask('scheduling.list-calendars', {})).rejects.toMatchObject({ code: 'wrong-role' });
    await teacher().ask('scheduling.remove-calendar', { calendarId });
    expect(await open()).toContain('10:00');
    expect(await ranges()).toEqual([]);
    expect([await list(), await entries()]).toEqual([[], []]);
    await wait(20 * 60_000);
    expect(feeds.asked).toHaveLength(1);
  });
});
