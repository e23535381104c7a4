import { Injectable, Module } from '@nestjs/common';
import type { BookingState } from '@somo/contracts/events/booking';
import type { Jobs } from '@somo/contracts/jobs';
import type { DueWork } from '@somo/platform/due-work/due-work';
import { newId } from '@somo/platform/ids';
import { On } from '@somo/platform/on';
import { Runs } from '@somo/platform/runs';
import type { Service } from '@somo/platform/service';
import { Transaction, type Tx } from '@somo/platform/transaction';
import { aBookingState } from '@somo/testing/builders';
import { startService, type World } from '@somo/testing/start-service';
import { until } from '@somo/testing/until';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const minute = 60_000;
let failing = 0;
let meddle: (work: DueWork) => Promise<void> = () => Promise.resolve();

class Effects1 implements MigrationInterface {
  name = 'Effects1700000000001';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE effects (what text NOT NULL)');
  }
  async down(): Promise<void> {}
}

@Injectable()
class BookingConfirmed {
  @On('booking.confirmed')
  async run(booking: BookingState, tx: Tx): Promise<void> {
    await tx.db.run('effect', 'INSERT INTO effects VALUES ($1)', [booking.bookingId]);
    tx.emit('lesson.completed', booking);
    tx.plan('complete-past-lesson', {
      key: booking.bookingId,
      dueAt: Date.parse(booking.endsAt),
      data: { bookingId: booking.bookingId },
    });
    if (failing-- > 0) throw new Error('not this time');
  }
}

@Injectable()
class CompletePastLesson {
  constructor(private readonly transaction: Transaction) {}
  @Runs('complete-past-lesson')
  async run({ bookingId }: Jobs['complete-past-lesson']['data'], work: DueWork): Promise<void> {
    await meddle(work);
    await this.transaction.finish(work, (tx) => tx.db.run('effect', 'INSERT INTO effects VALUES ($1)', [`done ${bookingId}`]));
  }
}

@Module({ controllers: [BookingConfirmed, CompletePastLesson] })
class Probe {}
const probe: Service = { name: 'messaging', module: Probe, schemas: [], migrations: [Effects1] };

describe('an event and the work it plans', () => {
  let world: World;
  const effects = async () =>
    (await world.db.sql<{ what: string }>('effects', 'SELECT what FROM effects ORDER BY what')).map(({ what }) => what);
  const inbox = async () =>
    (
      await world.db.sql<{ attempts: number; done: boolean; dead: boolean }>(
        'inbox-look',
        'SELECT attempts, done_at IS NOT NULL AS done, dead_at IS NOT NULL AS dead FROM inbox',
      )
    )[0];

  beforeEach(async () => {
    failing = 0;
    meddle = () => Promise.resolve();
    world = await startService(probe, { now: Date.parse('2030-01-07T08:00:00Z') });
  });
  afterEach(() => world.close());

  it('has one effect, however often it is delivered', async () => {
    const booking = aBookingState();
    const id = newId();
    await Promise.all(Array.from({ length: 8 }, () => world.deliver('booking.confirmed', booking, id)));
    expect(await effects()).toEqual([booking.bookingId]);
    expect(await world.emitted()).toHaveLength(1);
  });

  it('leaves nothing behind when the reaction fails, and is retried until it succeeds', async () => {
    failing = 1;
    const booking = aBookingState();
    await world.deliver('booking.confirmed', booking);
    expect(await effects()).toEqual([]);
    expect(await world.emitted()).toEqual([]);
    expect(await inbox()).toMatchObject({ attempts: 1, done: false });
    world.clock.advance(minute);
    // The service retries by itself too, and may be at it already.
    await until(async () => {
      await world.retryEvents();
      return (await effects()).length > 0;
    });
    expect(await effects()).toEqual([booking.bookingId]);
    expect(await inbox()).toMatchObject({ attempts: 2, done: true });
  });

  it('is dead after eight attempts, and other events are still delivered', async () => {
    failing = 8;
    await world.deliver('booking.confirmed', aBookingState());
    await until(async () => {
      world.clock.advance(10 * minute);
      await world.retryEvents();
      return (await inbox())?.dead ?? false;
    });
    expect(await inbox()).toEqual({ attempts: 8, done: false, dead: true });
    failing = 0;
    const next = aBookingState();
    await world.deliver('booking.confirmed', next);
    expect(await effects()).toEqual([next.bookingId]);
  });

  it('runs planned work when it is due, and only once', async () => {
    const booking = aBookingState();
    await world.deliver('booking.confirmed', booking);
    expect(await world.runDue()).toBe(0);
    world.clock.set(Date.parse(booking.endsAt));
    expect(await world.runDue()).toBe(1);
    expect(await world.runDue()).toBe(0);
    expect(await effects()).toEqual([booking.bookingId, `done ${booking.bookingId}`].sort());
  });

  it('rolls back the work of a worker whose claim was taken over', async () => {
    const booking = aBookingState();
    await world.deliver('booking.confirmed', booking);
    world.clock.set(Date.parse(booking.endsAt));
    meddle = (work) => world.db.run('steal', 'UPDATE due_work SET claim = $2 WHERE id = $1', [work.id, newId()]).then(() => undefined);
    await world.runDue();
    expect(await effects()).toEqual([booking.bookingId]);
  });

  it('reschedules failed work with a growing delay', async () => {
    const booking = aBookingState();
    await world.deliver('booking.confirmed', booking);
    world.clock.set(Date.parse(booking.endsAt));
    meddle = () => Promise.reject(new Error('the provider is away'));
    expect(await world.runDue()).toBe(1);
    expect(await world.runDue()).toBe(0);
    meddle = () => Promise.resolve();
    world.clock.advance(minute);
    expect(await world.runDue()).toBe(1);
    expect(await effects()).toContain(`done ${booking.bookingId}`);
  });
});
