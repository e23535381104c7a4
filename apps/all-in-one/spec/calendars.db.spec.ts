import { jest } from '@jest/globals';
import { dayMs } from '@somo/calendar/days';
import { cancelledDays, pastDays } from '@somo/contracts/rules/calendars';
import { seededRandom } from '@somo/testing/seeded-random';
import { calendarWorld, type CalendarWorld } from './calendars/calendar-world.js';
import { MailCalendar } from './calendars/mail-calendar.js';
import { aPair, runHistory, type Pair } from './calendars/random-history.js';
import { readCalendar } from './calendars/read-calendar.js';

jest.setTimeout(3_600_000);

// By hand: SOMO_HISTORIES=1000.
const histories = Number(process.env['SOMO_HISTORIES'] ?? 25);
const seed = Number(process.env['SOMO_SEED'] ?? 12);
const zones = ['Africa/Cairo', 'Africa/Casablanca', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'America/New_York', 'Africa/Accra'];

interface Row {
  uid: string;
  status: string;
  times: string;
  startsAt: Date;
  cancelledAt: Date | null;
  endsAt: Date;
  zone: string;
  wall: string;
}

/** Returns the lessons of a pair as the database has them, each where it is now. */
function lessonsOf({ booking }: CalendarWorld, { studentId }: Pair): Promise<Row[]> {
  const iso = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  return booking.db.sql<Row>(
    'spec-lessons',
    `SELECT agreement_id || '@localhost' AS uid, status, ${iso('starts_at')} || ' ' || ${iso('ends_at')} AS times,
       starts_at AS "startsAt", ends_at AS "endsAt", cancelled_at AS "cancelledAt", teacher_zone AS zone, teacher_date || ' ' || teacher_start AS wall
     FROM bookings WHERE student_id = $1 AND status <> 'rescheduled'`,
    [studentId],
  );
}

const wallClock = (instant: string, timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(instant));

describe('LES-12 random histories of lessons', () => {
  let world: CalendarWorld;
  const pairs: Pair[] = [];
  beforeAll(async () => {
    world = await calendarWorld(Date.parse('2030-01-07T08:00:00Z'));
    const random = seededRandom(seed);
    for (let at = 0; at < histories; at++) {
      const pair = aPair();
      world.zones.set(pair.teacherId, zones[at % zones.length]!);
      pairs.push(pair);
      await runHistory(world, pair, 4 + Math.floor(random() * 8), random);
      await check(pair);
    }
  });
  afterAll(() => world.close());

  const wrong: string[] = [];
  const counts = { lessons: 0, cancelled: 0, moved: 0, files: 0 };

  /** The two calendars of the student, right after their history: both have exactly the lessons of the database. */
  async function check(pair: Pair): Promise<void> {
    const rows = await lessonsOf(world, pair);
    const live = rows.filter(({ status }) => status === 'confirmed' || status === 'completed');
    const now = world.booking.clock.now();
    const files = await world.mailed(pair.studentId);
    const mailed = new MailCalendar();
    for (const file of files) mailed.take(file);
    const want = new Map(live.map(({ uid, times }) => [uid, times]));
    // Nobody is invited to a lesson that was over before its email was written.
    const isOver = new Set(live.filter(({ status }) => status === 'completed').map(({ uid }) => uid));
    compare('emails', mailed.shown(), new Map([...want].filter(([uid]) => !isOver.has(uid) || mailed.shown().has(uid))));

    // A teacher is not written to about a request that they accept themselves.
    const ofTeacher = new MailCalendar();
    for (const file of await world.mailed(pair.teacherId)) ofTeacher.take(file);
    compare("teacher's emails", ofTeacher.shown(), new Map([...want].filter(([uid]) => ofTeacher.shown().has(uid))));

    const feed = readCalendar(await world.feed(pair.studentId));
    const shown = feed.events.filter(({ status }) => status !== 'CANCELLED');
    const inFeed = live.filter(({ endsAt }) => endsAt.getTime() > now - pastDays * dayMs);
    compare(
      'feed',
      new Map(shown.map(({ uid, start, end }) => [uid, `${start} ${end}`])),
      new Map(inFeed.map(({ uid, times }) => [uid, times])),
    );
    const off = rows.filter(
      ({ status, startsAt, cancelledAt }) =>
        status === 'cancelled' && startsAt.getTime() > now && cancelledAt!.getTime() > now - cancelledDays * dayMs,
    );
    const struck = feed.events.filter(({ status }) => status === 'CANCELLED').map(({ uid }) => uid);
    if (
      struck.sort().join() !==
      off
        .map(({ uid }) => uid)
        .sort()
        .join()
    )
      wrong.push(`feed: cancelled ${struck.join()}`);
    for (const { uid, start } of shown) {
      const { zone = '', wall = '' } = live.find((row) => row.uid === uid) ?? {};
      if (wallClock(start, zone) !== wall) wrong.push(`${zone}: ${wallClock(start, zone)} instead of ${wall}`);
    }
    counts.lessons += live.length;
    counts.cancelled += rows.length - live.length;
    counts.moved += feed.events.filter(({ sequence }) => sequence > 0).length;
    counts.files += files.length + 1;
  }

  function compare(what: string, shown: Map<string, string>, want: Map<string, string>): void {
    for (const [uid, times] of want) if (shown.get(uid) !== times) wrong.push(`${what}: ${uid} at ${shown.get(uid)} instead of ${times}`);
    for (const uid of shown.keys()) if (!want.has(uid)) wrong.push(`${what}: the ghost ${uid}`);
  }

  it('leave exactly the lessons of the database in a calendar that follows the emails and in one that reads the feed', () => {
    if (process.env['SOMO_HISTORIES']) console.warn(histories, counts);
    expect(wrong).toEqual([]);
    for (const [name, count] of Object.entries(counts)) expect([name, count > 0]).toEqual([name, true]);
  });
});
