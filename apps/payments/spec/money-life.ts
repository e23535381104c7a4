// Random lessons and payments: the actions of users, booking, banks and operators, delivered to payments as events and commands.
import type { BookingState } from '@somo/contracts/events/booking';
import type { ProblemState } from '@somo/contracts/events/problem';
import type { EventName, Events } from '@somo/contracts/events/map';
import type { PayoutMethod } from '@somo/contracts/payouts';
import { problemOutcomes, type ProblemOutcome } from '@somo/contracts/problems';
import { toInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { aBookingState } from '@somo/testing/builders';
import { aStudent, aTeacher, anAdmin } from '@somo/testing/callers';
import type { World } from '@somo/testing/start-service';
import { banks, cards, phones } from './sandbox-accounts.js';

const minute = 60_000;
const hour = 60 * minute;

export interface Published {
  id: string;
  name: EventName;
  data: Events[EventName];
}

interface Lesson {
  state: BookingState;
  problem?: ProblemState;
}

/** Each operation returns the events booking would publish, and sends its commands to payments itself. */
export class MoneyLife {
  readonly done = new Map<string, number>();
  private readonly lessons: Lesson[] = [];
  private readonly operator: ReturnType<World['as']>;
  private readonly teachers = Array.from({ length: 6 }, () => newId());

  constructor(
    private readonly world: World,
    private readonly random: () => number,
    private readonly outcomes: readonly ProblemOutcome[] = problemOutcomes,
  ) {
    this.operator = world.as(anAdmin());
  }

  async step(): Promise<Published[]> {
    const all: [string, number, () => Promise<Published[]> | Published[]][] = [
      ['book', 5, () => this.book()],
      ['pay', 7, () => this.pay()],
      ['confirm', 3, () => this.confirm()],
      ['cancel', 1, () => this.cancel()],
      ['reschedule', 1, () => this.reschedule()],
      ['problem', 1, () => this.report()],
      ['resolve', 2, () => this.resolve()],
      ['method', 1, () => this.method()],
      ['operator', 2, () => this.operate()],
    ];
    let pick = this.random() * all.reduce((sum, [, weight]) => sum + weight, 0);
    const [name, , run] = all.find(([, weight]) => (pick -= weight) < 0) ?? all[0]!;
    this.done.set(name, (this.done.get(name) ?? 0) + 1);
    return run();
  }

  /**
   * Does what remains before the system can go idle: resolves every problem, releases every hold, gives every teacher a working account.
   */
  async settle(): Promise<Published[]> {
    for (const teacherId of this.teachers) await this.save(teacherId, phones[0]);
    for (const { state } of this.lessons) await this.hold(state.bookingId, false);
    return this.lessons.flatMap((lesson) => (lesson.problem?.status === 'open' ? this.end(lesson) : []));
  }

  /** Returns the agreements whose problem ended in a partial refund, with its maximum amount. */
  decided(): { agreementId: string; cents: number }[] {
    return this.lessons.flatMap(({ problem }) =>
      problem?.refundCents ? [{ agreementId: problem.agreementId, cents: problem.refundCents }] : [],
    );
  }

  /** Returns the events after an expired payment: booking cancels the lesson and releases the time. */
  expired(bookingId: string): Published[] {
    const lesson = this.lessons.find(({ state }) => state.bookingId === bookingId);
    return lesson && lesson.state.status === 'confirmed' ? [this.cancelled(lesson, 'payment', false)] : [];
  }

  private one<T>(of: readonly T[]): T | undefined {
    return of[Math.floor(this.random() * of.length)];
  }

  private book(): Published[] {
    const now = this.world.clock.now();
    const startsAt = now + (24 + Math.floor(this.random() * 200)) * hour;
    const state = aBookingState({
      teacherId: this.one(this.teachers) ?? '',
      priceCents: 500 + Math.floor(this.random() * 9_000),
      payBy: toInstant(now + 30 * minute),
      startsAt: toInstant(startsAt),
    });
    this.lessons.push({ state });
    return [this.publish('booking.created', state)];
  }

  private async pay(): Promise<Published[]> {
    const { state } = this.one(this.lessons.slice(-4)) ?? {};
    const card = this.one(cards) ?? '';
    if (state)
      await this.ignoreRefusal(
        this.world.as(aStudent({ userId: state.studentId })).ask('payments.pay-lesson', { bookingId: state.bookingId, card }),
      );
    return [];
  }

  private async confirm(): Promise<Published[]> {
    for (const { state } of this.lessons.slice(-6)) {
      const approved = this.random() < 0.8;
      const ask = this.world.as(aStudent({ userId: state.studentId }));
      await this.ignoreRefusal(ask.ask('payments.confirm-payment', { bookingId: state.bookingId, approved }));
    }
    return [];
  }

  private cancel(): Published[] {
    const lesson = this.one(this.live());
    if (!lesson) return [];
    const inTime = Date.parse(lesson.state.startsAt) - this.world.clock.now() > 24 * hour;
    return [this.cancelled(lesson, 'student', inTime)];
  }

  private cancelled(lesson: Lesson, cancelledBy: 'student' | 'payment', refundDue: boolean): Published {
    lesson.state = { ...lesson.state, version: lesson.state.version + 1, status: 'cancelled', cancelledBy, refundDue };
    return this.publish('booking.cancelled', lesson.state);
  }

  private reschedule(): Published[] {
    const lesson = this.one(this.live());
    if (!lesson) return [];
    const { bookingId, version, startsAt } = lesson.state;
    const start = this.world.clock.now() + (24 + Math.floor(this.random() * 100)) * hour;
    lesson.state = {
      ...lesson.state,
      bookingId: newId(),
      version: version + 2,
      startsAt: toInstant(start),
      endsAt: toInstant(start + hour),
    };
    return [this.publish('booking.rescheduled', { ...lesson.state, replaces: { bookingId, version: version + 1, startsAt } })];
  }

  private report(): Published[] {
    const now = this.world.clock.now();
    const ended = this.lessons.filter(
      ({ state: { endsAt, status }, problem }) =>
        status === 'confirmed' && !problem && Date.parse(endsAt) < now && now - Date.parse(endsAt) < 72 * hour,
    );
    const lesson = this.one(ended);
    if (!lesson) return [];
    const { bookingId, agreementId, studentId, teacherId } = lesson.state;
    const base = {
      problemId: newId(),
      bookingId,
      agreementId,
      version: 1,
      studentId,
      teacherId,
      kind: 'no-show',
      reportedBy: 'student',
    } as const;
    lesson.problem = { ...base, status: 'open', outcome: null, refundCents: null, changedAt: toInstant(now) };
    return [this.publish('problem.reported', lesson.problem)];
  }

  private resolve(): Published[] {
    const lesson = this.one(this.lessons.filter(({ problem }) => problem?.status === 'open'));
    return lesson ? this.end(lesson) : [];
  }

  private end(lesson: Lesson): Published[] {
    const outcome = this.one(this.outcomes) ?? 'pay-teacher';
    const refundCents = outcome === 'refund-part' ? 1 + Math.floor(this.random() * lesson.state.priceCents) : null;
    lesson.problem = { ...(lesson.problem as ProblemState), version: 2, status: 'resolved', outcome, refundCents };
    return [this.publish('problem.resolved', lesson.problem)];
  }

  private async method(): Promise<Published[]> {
    await this.save(this.one(this.teachers) ?? '', this.one([...phones, ...banks]));
    return [];
  }

  /** Two operators act concurrently on the same state. */
  private async operate(): Promise<Published[]> {
    const { state } = this.one(this.lessons.slice(-40)) ?? {};
    if (!state) return [];
    const { bookingId } = state;
    if (this.random() < 0.3) await this.hold(bookingId, this.random() < 0.5);
    else {
      const amountCents = 1 + Math.floor(this.random() * state.priceCents);
      const seen = await this.operator.ask('payments.get-payment-case', { bookingId }).catch(() => undefined);
      const refund = {
        bookingId,
        amountCents,
        refundedCents: seen ? seen.refundedCents + seen.refundPendingCents : 0,
        note: 'Both were asked.',
      };
      await Promise.all([1, 2].map(() => this.ignoreRefusal(this.operator.ask('payments.refund-payment', refund))));
    }
    return [];
  }

  private hold(bookingId: string, held: boolean): Promise<void> {
    return this.ignoreRefusal(this.operator.ask('payments.hold-payment', { bookingId, held, note: 'Both were asked.' }));
  }

  private async save(teacherId: string, to: PayoutMethod | undefined): Promise<void> {
    if (!to) return;
    return this.ignoreRefusal(
      this.world.as(aTeacher({ userId: teacherId })).ask('payments.save-payout-method', { currentPassword: 'right', to }),
    );
  }

  private live(): Lesson[] {
    const now = this.world.clock.now();
    return this.lessons.filter(({ state }) => state.status === 'confirmed' && Date.parse(state.startsAt) > now);
  }

  private publish(name: EventName, data: Events[EventName]): Published {
    return { id: newId(), name, data };
  }

  /** Ignores refusals, which are expected, and provider failures, which the student would retry. */
  private async ignoreRefusal(answer: Promise<unknown>): Promise<void> {
    await answer.catch(() => undefined);
  }
}
