import { jest } from '@jest/globals';
import { fromInstant } from '@somo/contracts/time';
import { Db } from '@somo/platform/db';
import { newId } from '@somo/platform/ids';
import { aStudent } from '@somo/testing/callers';
import { everyDelivery } from '@somo/testing/permute';
import { statementsOf } from '@somo/testing/statements-of';
import { until } from '@somo/testing/until';
import { anAgreement, later, nine, type Agreement } from '../../spec/agreed.js';

describe('LES-10 a lesson is completed at its end', () => {
  let agreed: Agreement;
  beforeEach(async () => {
    agreed = await anAgreement();
  });
  afterEach(() => agreed.world.close());

  const at = async (hours: number) => {
    agreed.world.clock.set(fromInstant(later(hours)));
    await agreed.world.runDue();
  };
  const told = async () => (await agreed.world.emitted()).map(({ type }) => type);

  it('and not before, if it was paid', async () => {
    const { id } = await agreed.paid();
    await at(0.99);
    expect(await agreed.get(id)).toMatchObject({ status: 'confirmed' });
    await at(1);
    expect(await agreed.get(id)).toMatchObject({ status: 'completed', version: 2 });
    expect(await told()).toEqual(['booking.created', 'booking.confirmed', 'lesson.completed', 'teaching.changed']);
  });

  it('not while it is unpaid; a late payment event completes it', async () => {
    const lesson = await agreed.book();
    await at(30);
    expect(await agreed.get(lesson.id)).toMatchObject({ status: 'confirmed', paidAt: null });
    await agreed.world.deliver('payment.paid', agreed.payment(lesson));
    await agreed.world.runDue();
    expect(await agreed.get(lesson.id)).toMatchObject({ status: 'completed', version: 2 });
    expect((await told()).slice(-2)).toEqual(['lesson.completed', 'teaching.changed']);
  });

  it('a payment event during the lesson does not change the end', async () => {
    const lesson = await agreed.book();
    await at(0.5);
    await agreed.world.deliver('payment.paid', agreed.payment(lesson));
    await agreed.world.runDue();
    expect(await agreed.get(lesson.id)).toMatchObject({ status: 'confirmed' });
    await at(1);
    expect(await agreed.get(lesson.id)).toMatchObject({ status: 'completed', version: 2 });
    expect((await told()).filter((name) => name === 'lesson.completed')).toHaveLength(1);
  });

  it('an unpaid lesson did not take place: a late expiry cancels it', async () => {
    const lesson = await agreed.book();
    await at(30);
    await agreed.world.deliver('payment.expired', { ...agreed.payment(lesson), charge: 'expired' });
    expect(await agreed.get(lesson.id)).toMatchObject({ status: 'cancelled', cancelledBy: 'payment' });
    await agreed.world.deliver('payment.paid', agreed.payment(lesson));
    await agreed.world.runDue();
    expect(await agreed.get(lesson.id)).toMatchObject({ status: 'cancelled' });
  });

  it('several payments at once pay a lesson that is moved while they wait for it, too', async () => {
    const [moves, stays] = [await agreed.book(), await agreed.book(later(48))];
    const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%agreement_id = asked.id%'`;
    let startPaying = () => {};
    const paying = new Promise<void>((go) => (startPaying = go));
    const run = Db.prototype.run;
    const spy = jest.spyOn(Db.prototype, 'run').mockImplementation(async function (this: Db, name, text, values) {
      if (name === 'booking-change') {
        startPaying();
        await until(async () => (await agreed.world.db.sql('spec-waiting', waiting)).length > 0);
      }
      return run.call(this, name, text, values);
    });
    const paid = [moves, stays].map((lesson) => ({ name: 'payment.paid' as const, data: agreed.payment(lesson) }));
    const [moved] = await Promise.all([agreed.move(moves.id, later(24)), paying.then(() => agreed.world.deliverTogether(paid))]);
    spy.mockRestore();
    for (const { id } of [moved, stays]) expect(await agreed.get(id)).toMatchObject({ status: 'confirmed', paidAt: expect.any(String) });
  });

  it('a paid lesson is not cancelled by an expiry', async () => {
    const lesson = await agreed.paid();
    await agreed.world.deliver('payment.expired', { ...agreed.payment(lesson), charge: 'expired' });
    expect(await agreed.get(lesson.id)).toMatchObject({ status: 'confirmed' });
  });
});

describe('with PAY_BEFORE_CONFIRM=on a booking', () => {
  let agreed: Agreement;
  beforeEach(async () => {
    process.env['PAY_BEFORE_CONFIRM'] = 'on';
    agreed = await anAgreement();
    delete process.env['PAY_BEFORE_CONFIRM'];
  });
  afterEach(() => agreed.world.close());

  const told = async () =>
    (await agreed.world.emitted()).map(({ type, data }) => [
      type,
      'announced' in data && data.announced,
      'version' in data && data.version,
    ]);
  const seenBy = async (who: typeof agreed.student) => {
    const ask = agreed.world.as(who);
    const { items } = await ask.ask('booking.list-lessons', { when: 'all', timeZone: 'UTC' });
    return [items.length, (await ask.ask('booking.get-lesson-stats', {})).upcomingLessons];
  };

  it('holds its time without notifying anyone until it is paid, and is then confirmed', async () => {
    const lesson = await agreed.book();
    expect(lesson).toMatchObject({ status: 'pending', displayStatus: 'upcoming', version: 1, payBy: '2030-01-07T08:30:00.000Z' });
    await expect(agreed.book(nine, aStudent())).rejects.toMatchObject({ code: 'slot-taken' });
    expect(await told()).toEqual([['booking.created', false, 1]]);
    expect([await seenBy(agreed.student), await seenBy(agreed.teacher)]).toEqual([
      [1, 1],
      [0, 0],
    ]);
    await agreed.world.deliver('payment.paid', agreed.payment(lesson));
    expect(await agreed.get(lesson.id)).toMatchObject({ status: 'confirmed', version: 2, payBy: null });
    expect((await told()).slice(1)).toEqual([['booking.confirmed', true, 2]]);
    expect(await seenBy(agreed.teacher)).toEqual([1, 1]);
    agreed.world.clock.set(fromInstant(later(1)));
    await agreed.world.runDue();
    expect(await agreed.get(lesson.id)).toMatchObject({ status: 'completed', version: 3 });
  });

  it('is confirmed for the request that paid it, however many payments arrive at once, in the statements of one', async () => {
    const lessons = [await agreed.book(nine), await agreed.book(later(24), aStudent()), await agreed.book(later(48), aStudent())];
    const paid = lessons.map((lesson) => ({ name: 'payment.paid' as const, data: agreed.payment(lesson), requestId: newId() }));
    const one = await statementsOf(() => agreed.world.deliverTogether(paid.slice(0, 1)));
    expect(await statementsOf(() => agreed.world.deliverTogether(paid))).toEqual(one);
    for (const { id } of lessons) expect(await agreed.get(id, agreed.teacher)).toMatchObject({ status: 'confirmed', version: 2 });
    const requests = await agreed.world.db.sql<{ id: string }>(
      'spec-requests',
      `SELECT request_id AS id FROM outbox WHERE type = 'booking.confirmed'`,
    );
    expect(requests.map(({ id }) => id).sort()).toEqual(paid.map(({ requestId }) => requestId).sort());
  });

  it('is cancelled if no one pays, still without notifying its teacher, and its time is free', async () => {
    const lesson = await agreed.book();
    await agreed.world.deliver('payment.expired', { ...agreed.payment(lesson), charge: 'expired' });
    expect(await agreed.get(lesson.id)).toMatchObject({ status: 'cancelled', cancelledBy: 'payment', version: 2 });
    expect((await told()).slice(1)).toEqual([['booking.cancelled', false, 2]]);
    expect([await seenBy(agreed.student), await seenBy(agreed.teacher)]).toEqual([
      [1, 0],
      [0, 0],
    ]);
    await expect(agreed.book(nine, aStudent())).resolves.toMatchObject({ status: 'pending' });
  });

  it('cannot be rescheduled while it awaits payment, and is like any other once paid', async () => {
    const lesson = await agreed.book();
    await expect(agreed.move(lesson.id, later(24))).rejects.toMatchObject({ code: 'lesson-not-movable' });
    await agreed.world.deliver('payment.paid', agreed.payment(lesson));
    const moved = await agreed.move(lesson.id, later(24));
    expect(moved).toMatchObject({ status: 'confirmed', version: 4 });
    await agreed.cancel(moved.id);
    expect((await told()).at(-1)).toEqual(['booking.cancelled', true, 5]);
  });

  it('ends the same however often and in whatever order its payment events arrive', async () => {
    for (const delivery of everyDelivery(['payment.paid', 'payment.expired'] as const)) {
      const lesson = await agreed.book();
      const count = (await agreed.world.emitted()).length;
      for (const name of delivery) await agreed.world.deliver(name, agreed.payment(lesson));
      const end = await agreed.get(lesson.id);
      const types = (await agreed.emittedSince(count)).map(({ type }) => type);
      expect([end.status, types]).toEqual(
        delivery[0] === 'payment.paid' ? ['confirmed', ['booking.confirmed']] : ['cancelled', ['booking.cancelled']],
      );
      if (end.status === 'confirmed') await agreed.cancel(lesson.id, agreed.teacher);
    }
  });
});
