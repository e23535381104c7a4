import { jest } from '@jest/globals';
import { serviceNames } from '@somo/contracts/services';
import type { Bus } from '@somo/platform/bus/bus';
import { InProcessBus } from '@somo/platform/bus/in-process-bus';
import { NatsBus } from '@somo/platform/bus/nats-bus';
import { HarshBus } from '@somo/testing/harsh-bus';
import { hasNats, startNats } from '@somo/testing/programs';
import { silentLog } from '@somo/testing/silent-log';
import { until } from '@somo/testing/until';
import { connect } from '@nats-io/transport-node';
import { openStarts } from './book-over-http.js';
import { runProduct, type Product } from './running-product.js';

jest.setTimeout(120_000);

const backlog = serviceNames
  .map(
    (
      name,
    ) => `SELECT (SELECT count(*) FROM ${name}.outbox WHERE sent_at IS NULL) + (SELECT count(*) FROM ${name}.inbox WHERE done_at IS NULL AND dead_at IS NULL)
      + (SELECT count(*) FROM ${name}.due_work WHERE done_at IS NULL AND cancelled_at IS NULL AND dead_at IS NULL AND due_at < now() + interval '10 seconds') AS rows`,
  )
  .join(' UNION ALL ');

async function untilQuiet(product: Product, bus: Bus): Promise<void> {
  let still = 0;
  await until(async () => {
    if (bus instanceof HarshBus) await bus.quiet();
    const { rows } = await product.admin.query<{ rows: string }>(`SELECT sum(rows) AS rows FROM (${backlog}) AS waiting`);
    still = rows[0]?.rows === '0' ? still + 1 : 0;
    return still === 3;
  }, 60_000);
}

/** Books six lessons, lets them be paid, has the student cancel one and the teacher another. */
async function live(product: Product, bus: Bus): Promise<void> {
  const teacher = await product.aTeacher();
  const student = await product.aStudent();
  const starts = (await openStarts(product, teacher.userId)).slice(10, 16);
  const lessons = [];
  for (const startsAt of starts)
    lessons.push(await product.ask(student.token, 'booking.book-lesson', { teacherId: teacher.userId, startsAt: startsAt }));
  await untilQuiet(product, bus);
  await product.ask(student.token, 'booking.cancel-booking', { bookingId: lessons[1]?.id ?? '' });
  await product.ask(teacher.token, 'booking.cancel-booking', { bookingId: lessons[4]?.id ?? '' });
  await untilQuiet(product, bus);
}

/** What every service ends up knowing, without the ids and times that differ from run to run. */
async function endState(product: Product) {
  const look = async (text: string) => (await product.admin.query<Record<string, unknown>>(text)).rows;
  const ordered = 'row_number() OVER (ORDER BY b.starts_at)::int AS lesson';
  return {
    lessons:
      await look(`SELECT ${ordered}, b.status, b.version, b.paid_at IS NOT NULL AS paid, p.charge, p.refunded_cents, busy.version AS busy_version, busy.live
      FROM booking.bookings b LEFT JOIN payments.payments p ON p.agreement_id = b.agreement_id LEFT JOIN scheduling.busy_times busy ON busy.booking_id = b.id ORDER BY 1`),
    bell: await look(
      'SELECT type, count(*)::int AS rows, count(DISTINCT user_id)::int AS people FROM notification.notifications GROUP BY type ORDER BY type',
    ),
    reminders: await look(
      `SELECT count(*) FILTER (WHERE cancelled_at IS NULL)::int AS planned FROM notification.due_work WHERE job = 'send-lesson-reminder'`,
    ),
    mails: await look('SELECT subject, count(*)::int AS mails FROM notification.dev_mails GROUP BY subject ORDER BY subject'),
    openings: await look('SELECT cardinality(starts_at) AS starts FROM catalog.openings'),
    contacts: await look('SELECT count(*)::int AS pairs FROM messaging.contacts'),
    charges: await look(
      'SELECT status, count(*)::int AS charges, sum(refunded_cents)::int AS refunded FROM payments.sandbox_charges GROUP BY status ORDER BY status',
    ),
    dead: await look(
      serviceNames.map((name) => `SELECT count(*)::int AS rows FROM ${name}.inbox WHERE dead_at IS NOT NULL`).join(' UNION '),
    ),
  };
}

async function run(makeBus: () => Bus) {
  const bus = makeBus();
  const product = await runProduct(() => bus);
  try {
    await live(product, bus);
    return await endState(product);
  } finally {
    await product.close();
  }
}

describe('events that come twice, late and in any order', () => {
  let calm: Awaited<ReturnType<typeof endState>>;
  beforeAll(async () => {
    process.env.SANDBOX_DELAY_MS = '50';
    calm = await run(() => new InProcessBus(serviceNames));
  });

  it('lead to an end that makes sense when they come in order', () => {
    expect(calm.lessons.map(({ status, charge, live: busy }) => [status, charge, busy])).toEqual([
      ['confirmed', 'captured', true],
      ['cancelled', 'refunded', false],
      ['confirmed', 'captured', true],
      ['confirmed', 'captured', true],
      ['cancelled', 'refunded', false],
      ['confirmed', 'captured', true],
    ]);
    expect(calm.reminders).toEqual([{ planned: 4 * 2 * 3 }]);
    expect(calm.dead).toEqual([{ rows: 0 }]);
  });

  const seed = Number(process.env.SOMO_SEED ?? Date.now() % 1_000_000);
  it.each([seed, seed + 1])('lead to the same end in process, seed %d', async (one) => {
    expect(await run(() => new HarshBus(new InProcessBus(serviceNames), one))).toEqual(calm);
  });

  (hasNats() ? it : it.skip)(`lead to the same end on JetStream, seed ${seed}`, async () => {
    const program = await startNats();
    const connection = await connect({ servers: program.url });
    try {
      expect(await run(() => new HarshBus(new NatsBus(connection, silentLog), seed))).toEqual(calm);
    } finally {
      await connection.close();
      await program.stop();
    }
  });
});
