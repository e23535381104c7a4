import { jest } from '@jest/globals';
import type { Instant } from '@somo/contracts/time';
import { book, doubleBookings, openStarts, withClients, type Outcome } from './book-over-http.js';
import { runProduct, type Product, type Somebody } from './running-product.js';

jest.setTimeout(120_000);

/** As many as the planted faults below need to be found every time. */
const clients = 24;
const count = (outcomes: Outcome[], code: string) => outcomes.filter((outcome) => outcome.code === code).length;

/** The three races of the product, each on a teacher of its own. */
const races = {
  oneSlot: async (product: Product, students: Somebody[], rounds: number) => {
    const teacher = await product.aTeacher();
    const starts = (await openStarts(product, teacher.userId)).slice(0, rounds);
    const outcomes: Outcome[][] = [];
    for (const start of starts) {
      outcomes.push(
        await withClients(
          clients,
          students.map((student) => () => book(product, student, teacher.userId, start)),
        ),
      );
    }
    return outcomes;
  },
  manySlots: async (product: Product, students: Somebody[], attempts: number) => {
    const teacher = await product.aTeacher();
    await alsoOnSaturdays(product, teacher);
    const starts = (await openStarts(product, teacher.userId)).slice(0, 50);
    const jobs = Array.from({ length: attempts }, (_, n) => {
      const start = starts[n % starts.length] as Instant;
      const student = students[(n * 7 + Math.floor(n / starts.length)) % students.length] as Somebody;
      return () => book(product, student, teacher.userId, start);
    });
    return { starts, outcomes: await withClients(clients, jobs) };
  },
  twoTeachers: async (product: Product, students: Somebody[]) => {
    const [one, two] = [await product.aTeacher(), await product.aTeacher()];
    const starts = await openStarts(product, one.userId);
    const pairs = students
      .slice(0, Math.min(students.length, starts.length))
      .map((student, n) => ({ student, start: starts[n] as Instant }));
    const jobs = pairs.flatMap(({ student, start }) => [one, two].map((teacher) => () => book(product, student, teacher.userId, start)));
    return { pairs: pairs.length, outcomes: await withClients(clients, jobs) };
  },
  crowd: async (product: Product, students: Somebody[], hours: number) => {
    const teachers = [await product.aTeacher(), await product.aTeacher()];
    const starts = (await openStarts(product, (teachers[0] as Somebody).userId)).slice(0, hours);
    const jobs = students.flatMap((student) =>
      starts.flatMap((start) => teachers.map((teacher) => () => book(product, student, teacher.userId, start))),
    );
    return withClients(jobs.length, jobs);
  },
};

/** Two weeks of Mondays to Fridays hold 45 to 50 slots, as the day and hour of the run have it. */
async function alsoOnSaturdays(product: Product, { userId }: Somebody): Promise<void> {
  const saturdays = `SELECT jsonb_agg(jsonb_set(slot, '{day}', '6')) FROM jsonb_array_elements(recurring_slots) AS slot WHERE slot->>'day' = '1'`;
  const { rowCount } = await product.admin.query(
    `UPDATE scheduling.availabilities SET version = version + 1, recurring_slots = recurring_slots || (${saturdays}) WHERE teacher_id = $1`,
    [userId],
  );
  expect(rowCount).toBe(1);
}

describe('BOOK-12 nobody is ever double-booked', () => {
  let product: Product;
  let students: Somebody[];
  beforeAll(async () => {
    product = await runProduct();
  });
  beforeEach(async () => {
    students = await Promise.all(Array.from({ length: clients }, () => product.aStudent()));
  });
  afterAll(() => product.close());

  const nothingBroke = (outcomes: Outcome[]) => {
    expect(outcomes.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
  };

  it('a crowd on one slot, 8 rounds: one winner each, the others are offered three free times', async () => {
    const rounds = await races.oneSlot(product, students, 8);
    expect(rounds).toHaveLength(8);
    for (const outcomes of rounds) {
      nothingBroke(outcomes);
      expect(count(outcomes, 'booked')).toBe(1);
      expect(count(outcomes, 'slot-taken')).toBe(clients - 1);
      for (const lost of outcomes.filter(({ code }) => code === 'slot-taken')) expect(lost.alternatives).toHaveLength(3);
    }
    expect(await doubleBookings(product)).toEqual({ teachers: 0, students: 0 });
  });

  it('300 attempts on 50 slots: every slot is sold once', async () => {
    const { starts, outcomes } = await races.manySlots(product, students, 300);
    nothingBroke(outcomes);
    expect(starts).toHaveLength(50);
    expect(count(outcomes, 'booked')).toBe(50);
    expect(await doubleBookings(product)).toEqual({ teachers: 0, students: 0 });
  });

  it('students who race for two teachers at one hour get one of them', async () => {
    const { pairs, outcomes } = await races.twoTeachers(product, students);
    nothingBroke(outcomes);
    expect(count(outcomes, 'booked')).toBe(pairs);
    expect(count(outcomes, 'you-have-a-lesson-then')).toBe(pairs);
    expect(await doubleBookings(product)).toEqual({ teachers: 0, students: 0 });
  });

  it('576 attempts on 24 hours, all at the same moment: every hour is sold once, and every other attempt is told so', async () => {
    const outcomes = await races.crowd(product, students.slice(0, 24), 12);
    expect(outcomes).toHaveLength(576);
    nothingBroke(outcomes);
    expect(count(outcomes, 'booked')).toBe(24);
    expect(await doubleBookings(product)).toEqual({ teachers: 0, students: 0 });
  });

  it('500 learners added by one guardian at the same moment: five are stored, every other attempt is told so, and others are served', async () => {
    const [guardian, other] = [await product.aStudentWithAccount(), await product.aStudentWithAccount()];
    const send = async ({ token }: Somebody, init: { method: string; body?: string }) => {
      const headers = { authorization: `Bearer ${token}`, ...(init.body ? { 'content-type': 'application/json' } : {}) };
      const response = await fetch(`${product.url}/api/me/learners`, { ...init, headers });
      const { code = '' } = (await response.json()) as { code?: string };
      return `${response.status} ${code}`;
    };
    const learner = { method: 'POST', body: JSON.stringify({ firstName: 'Zola', ageGroup: '10-12', consent: true }) };
    const adding = withClients(
      500,
      Array.from({ length: 500 }, () => () => send(guardian, learner)),
    );
    expect(await send(other, { method: 'GET' })).toBe('200 ');
    const answers = await adding;
    expect(answers.filter((answer) => answer === '201 ')).toHaveLength(5);
    expect(answers.filter((answer) => answer === '409 too-many-learners')).toHaveLength(495);
  });

  // Each takes one more safeguard away from the product that has just held.
  describe('and these races can tell', () => {
    let before: Awaited<ReturnType<typeof doubleBookings>>;
    // The claim looks first, to spare losers the wait; what has to hold without that look is the constraint.
    beforeAll(async () => {
      const { rows } = await product.admin.query<{ claim: string }>(`SELECT pg_get_functiondef('booking.claim_lesson'::regproc) AS claim`);
      const claim = rows[0]?.claim ?? '';
      const blind = claim.replace(/IF EXISTS \(SELECT FROM bookings .*?END IF;/gs, '');
      expect(blind.length).toBeLessThan(claim.length);
      await product.admin.query(`SET check_function_bodies = off; ${blind}`);
    });
    beforeEach(async () => {
      before = await doubleBookings(product);
    });
    const without = (constraint: string) => product.admin.query(`ALTER TABLE booking.bookings DROP CONSTRAINT ${constraint}`);

    it('without the teacher constraint they find a teacher booked twice', async () => {
      await without('bookings_teacher_free');
      await races.oneSlot(product, students, 2);
      expect((await doubleBookings(product)).teachers).toBeGreaterThan(before.teachers);
    });

    it('without the student constraint they find a student booked twice', async () => {
      await without('bookings_student_free');
      await races.twoTeachers(product, students);
      expect((await doubleBookings(product)).students).toBeGreaterThan(before.students);
    });

    it('with check-then-insert instead of the claim they find double bookings of both kinds', async () => {
      await product.admin.query(checkThenInsert);
      await races.oneSlot(product, students, 5);
      await races.twoTeachers(product, students);
      const found = await doubleBookings(product);
      expect(found.teachers).toBeGreaterThan(before.teachers);
      expect(found.students).toBeGreaterThan(before.students);
    });
  });
});

// What most booking software does: look whether the time is free, then write. Right for one client, wrong for two.
// The pause stands for the round trip that lies between the two statements when an application makes them.
const checkThenInsert = `
  CREATE OR REPLACE FUNCTION booking.claim_lesson(wanted jsonb, daily_maximum integer, unpaid_maximum integer, events jsonb, work jsonb, once jsonb) RETURNS text LANGUAGE plpgsql AS $$
  DECLARE
    b booking.bookings := jsonb_populate_record(NULL::booking.bookings, wanted);
  BEGIN
    IF EXISTS (SELECT FROM booking.bookings WHERE status = 'confirmed' AND teacher_id = b.teacher_id AND tstzrange(starts_at, free_at) && tstzrange(b.starts_at, b.free_at)) THEN
      RETURN 'slot-taken';
    END IF;
    IF EXISTS (SELECT FROM booking.bookings WHERE status = 'confirmed' AND student_id = b.student_id AND tstzrange(starts_at, ends_at) && tstzrange(b.starts_at, b.ends_at)) THEN
      RETURN 'you-have-a-lesson-then';
    END IF;
    PERFORM pg_sleep(0.005);
    INSERT INTO booking.bookings SELECT b.*;
    RETURN NULL;
  END $$`;
