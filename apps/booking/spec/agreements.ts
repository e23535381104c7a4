// Two people's lessons, requests and proposals under random commands, each beside a model that knows only what the terms of Somo say.
import { hourMs } from '@somo/calendar/days';
import { Refusal } from '@somo/contracts/refusals';
import { toInstant } from '@somo/contracts/time';
import { someHours } from '@somo/testing/builders';
import { anySlot } from '../src/domain/agreed-time.js';
import { cancel, complete, createBooking, pay, type Booking, type LessonDeal } from '../src/domain/booking.js';
import { answerRequest, createRequest, payByOf, type LessonRequest } from '../src/domain/request.js';
import { checkOtherTime, checkReschedulable, openSlots, reschedule } from '../src/domain/rescheduling.js';

const hours = someHours();
const slotAt = (at: number) => anySlot(hours, toInstant(at));
const day = 24 * hourMs;
export const deal: LessonDeal = {
  ...{ studentId: 'amara', teacherId: 'kwame', subject: 'Mathematics' },
  ...{ moduleId: null, moduleName: null, learner: null, priceCents: 2500 },
};

/** What the model knows of a lesson. Times are epoch milliseconds. */
interface Lesson {
  status: Booking['status'];
  starts: number[];
  isPaid: boolean;
  offered: number[];
  refundDue: boolean;
}

interface Agreed {
  real: Booking;
  model: Lesson;
}

interface Asked {
  real: LessonRequest;
  model: { status: LessonRequest['status']; until: number };
}

/** One member for each name, so that the compiler can tell them apart. */
type About<Do extends string, More = unknown> = Do extends string ? { do: Do; which: number } & More : never;
type AboutRequest = About<'accept' | 'reject' | 'withdraw' | 'expire'>;
type AboutLesson =
  | About<'move' | 'propose' | 'accept-proposal', { at: number }>
  | About<'pay' | 'complete' | 'decline'>
  | About<'cancel', { by: 'student' | 'teacher' | 'payment' }>;

/** `at` is how far ahead, in milliseconds. */
export type Command =
  { do: 'wait'; ms: number } | { do: 'book'; held: boolean; at: number } | { do: 'request'; at: number } | AboutRequest | AboutLesson;

export class Agreements {
  now = Date.parse('2030-01-07T08:00:00Z');
  readonly lessons: Agreed[] = [];
  readonly requests: Asked[] = [];
  /** Bookings that were moved away, each with the one that replaced it. */
  readonly moved: [previous: Booking, next: Booking][] = [];
  private ids = 0;

  run(command: Command): void {
    if (command.do === 'wait') this.now += command.ms;
    else if (command.do === 'book') this.book(command.held, this.now + command.at);
    else if (command.do === 'request') this.request(this.now + command.at);
    else if (command.do === 'accept' || command.do === 'reject' || command.do === 'withdraw' || command.do === 'expire') {
      const asked = pick(this.requests, command.which);
      if (asked) this.answer(asked, command.do);
    } else {
      const agreed = pick(this.lessons, command.which);
      if (agreed) this.change(agreed, command);
    }
  }

  private book(held: boolean, at: number, payBy?: number): Booking {
    const real = createBooking(deal, slotAt(at), { id: this.newId(), now: this.now, held, ...(payBy === undefined ? {} : { payBy }) });
    const model = { status: held ? ('pending' as const) : ('confirmed' as const), starts: [real.startsAt], isPaid: false };
    this.lessons.push({ real, model: { ...model, offered: [], refundDue: false } });
    return real;
  }

  private request(at: number): void {
    const real = createRequest(deal, [slotAt(at)], { id: this.newId(), now: this.now });
    this.requests.push({ real, model: { status: 'pending', until: Math.min(this.now + 2 * day, real.startsAt) } });
  }

  private answer(asked: Asked, act: AboutRequest['do']): void {
    const { model, real } = asked;
    const isOpen = model.status === 'pending' && (act === 'expire' || this.now < model.until);
    const id = this.newId();
    const answers = {
      accept: { status: 'approved', bookingId: id, slot: real.slot },
      reject: { status: 'rejected', rejectReason: null },
      withdraw: { status: 'withdrawn' },
      expire: { status: 'expired' },
    } as const;
    const answered = this.expect(isOpen, `${act} of a ${model.status} request`, () => answerRequest(real, answers[act], this.now));
    if (!answered) return;
    asked.real = answered;
    model.status = answers[act].status;
    if (act === 'accept') this.book(false, real.startsAt, payByOf(real.startsAt, this.now));
  }

  private change(agreed: Agreed, command: AboutLesson): void {
    const { real, model } = agreed;
    const { now } = this;
    const startsAt = model.starts.at(-1)!;
    const isLive = model.status === 'confirmed' || model.status === 'pending';
    switch (command.do) {
      case 'pay': {
        if (!isLive || model.isPaid) return;
        agreed.real = pay(real, now);
        Object.assign(model, { status: 'confirmed', isPaid: true });
        return;
      }
      case 'complete': {
        if (model.status !== 'confirmed' || !model.isPaid || now < startsAt + hourMs) return;
        agreed.real = complete(real);
        model.status = 'completed';
        return;
      }
      case 'cancel': {
        const { by } = command;
        const may = isLive && (by === 'payment' || now < startsAt);
        const cancelled = this.expect(may, `cancelling a ${model.status} lesson by ${by}`, () =>
          cancel(real, { by, now, askedToMove: this.open(agreed).length > 0 }),
        );
        if (!cancelled) return;
        const inTime = now <= Math.min(...model.starts) - day || this.open(agreed).length > 0;
        agreed.real = cancelled;
        Object.assign(model, { status: 'cancelled', offered: [], refundDue: by === 'teacher' || (by === 'student' && inTime) });
        return;
      }
      case 'move':
        return this.move(agreed, now + command.at, 'student', now <= startsAt - day);
      case 'propose': {
        const may = model.status === 'confirmed' && now < startsAt;
        const checked = this.expect(may, `proposing other times for a ${model.status} lesson`, () => {
          checkReschedulable(real, 'teacher', now);
          return true;
        });
        if (checked) model.offered = [1, 2, 3].map((times) => now + times * command.at);
        return;
      }
      case 'decline':
        model.offered = [];
        return;
      case 'accept-proposal': {
        const open = this.open(agreed);
        const chosen = pick(open, command.at);
        if (chosen !== undefined) this.move(agreed, chosen, 'teacher', true);
      }
    }
  }

  /** Returns the offered times that can still be accepted, as the domain says; they must be those that the model expects. */
  private open({ real, model }: Agreed): number[] {
    const mayAccept = (at: number) => model.status === 'confirmed' && this.now < Math.min(at, model.starts.at(-1)!);
    const found = openSlots({ slots: model.offered.map(slotAt) }, real, this.now).map((slot) => Date.parse(slot.startsAt));
    const wanted = model.offered.filter(mayAccept);
    if (found.join() !== wanted.join()) throw new Error(`can be accepted: ${found.join()} instead of ${wanted.join()}`);
    return found;
  }

  private move(agreed: Agreed, at: number, by: 'student' | 'teacher', inTime: boolean): void {
    const { real, model } = agreed;
    const isOther = at !== model.starts.at(-1);
    const may = model.status === 'confirmed' && inTime && isOther;
    const both = this.expect(may, `moving a ${model.status} lesson by the ${by}`, () => {
      if (by === 'student') checkReschedulable(real, by, this.now);
      checkOtherTime(real, toInstant(at));
      return reschedule(real, { slot: slotAt(at), by, reason: null }, this.newId(), this.now);
    });
    if (!both) return;
    agreed.real = both.next;
    this.moved.push([both.previous, both.next]);
    model.starts.push(at);
    model.offered = [];
  }

  /** Runs `act`, which must be refused exactly if it may not happen. */
  private expect<T>(may: boolean, what: string, act: () => T): T | undefined {
    try {
      const done = act();
      if (!may) throw new Error(`${what} was not refused`);
      return done;
    } catch (error) {
      if (!(error instanceof Refusal) || may) throw error;
      return undefined;
    }
  }

  private newId = () => String(++this.ids);
}

const pick = <T>(all: readonly T[], which: number): T | undefined => all[which % Math.max(1, all.length)];
