// One student, one teacher, and what may happen to their lessons, in random order.
import { hourMs, minuteMs } from '@somo/calendar/days';
import type { LessonRecord } from '@somo/contracts/lessons';
import { Refusal } from '@somo/contracts/refusals';
import { isRequest } from '@somo/contracts/requests';
import { fromInstant, toInstant, type Instant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { aPaymentState } from '@somo/testing/builders';
import { aStudent, aTeacher, type TestCaller } from '@somo/testing/callers';
import type { CalendarWorld } from './calendar-world.js';

export interface Pair {
  studentId: string;
  teacherId: string;
}

type Live = Pick<LessonRecord, 'id' | 'agreementId' | 'startsAt' | 'paidAt' | 'status' | 'proposal'>;

const paid = { amountCents: 2500, feeCents: 375, netCents: 2125, refundPendingCents: 0, currency: 'USD', realMoney: false } as const;

/** Does `steps` random things; what the rules refuse does not happen. */
export async function runHistory(world: CalendarWorld, pair: Pair, steps: number, random: () => number): Promise<void> {
  const { booking, notification } = world;
  const [student, teacher] = [aStudent({ userId: pair.studentId }), aTeacher({ userId: pair.teacherId })];
  const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)]!;
  const someStart = (): Instant =>
    toInstant(Math.ceil(booking.clock.now() / (15 * minuteMs)) * 15 * minuteMs + Math.floor((26 + random() * 250) * 4) * 15 * minuteMs);
  const mine = async () => (await booking.as(student).ask('booking.list-lessons', { when: 'all', timeZone: 'UTC', limit: 100 })).items;
  const payment = ({ id, agreementId }: Live) =>
    aPaymentState({ bookingId: id, agreementId, ...pair, changedAt: toInstant(booking.clock.now()) });
  const receipt = ({ id }: Live, refundedCents: number) =>
    world.receipts.set(id, {
      ...{ number: 'R-7K3M-Q9XV-2R8T', lessonId: id, ...pair, subject: 'Mathematics', paidAt: toInstant(booking.clock.now()) },
      ...{ ...paid, provider: 'sandbox', charge: refundedCents > 0 ? 'refunded' : 'captured', refundedCents },
    });
  const pay = async (lesson: Live) => {
    receipt(lesson, 0);
    await booking.deliver('payment.paid', payment(lesson));
    await notification.deliver('payment.paid', payment(lesson));
  };
  const refund = async (lesson: Live) => {
    receipt(lesson, 2500);
    const back = { charge: 'refunded', version: 3, refundedCents: 2500, refundedNowCents: 2500 } as const;
    await notification.deliver('payment.refunded', { ...payment(lesson), ...back });
  };
  const cancel = async (lesson: Live, who: TestCaller) => {
    await booking.as(who).ask('booking.cancel-booking', { bookingId: lesson.id, reason: pick(['Exams', 'Ill; sorry,\nreally', '']) });
    if (lesson.paidAt !== null && random() < 0.7) await refund(lesson);
  };
  const request = async () => {
    const startsAt = someStart();
    const times = { startsAt, endsAt: toInstant(fromInstant(startsAt) + hourMs) };
    const asked = await booking.as(student).ask('booking.request-lesson', { teacherId: pair.teacherId, ...times });
    if (random() < 0.7) await booking.as(teacher).ask('booking.accept-request', { requestId: asked.id });
  };
  const move = (lesson: Live) => booking.as(student).ask('booking.reschedule-booking', { bookingId: lesson.id, startsAt: someStart() });
  const propose = (lesson: Live) => {
    const proposals = [...new Set([someStart(), someStart()])];
    return booking.as(teacher).ask('booking.reschedule-booking', { bookingId: lesson.id, proposals });
  };
  const accept = async (lesson: Live) => {
    const startsAt = lesson.proposal && pick(lesson.proposal.options).startsAt;
    if (startsAt) await booking.as(student).ask('booking.accept-proposal', { bookingId: lesson.id, startsAt });
  };
  const book = async () => {
    const made = await booking.as(student).ask('booking.book-lesson', { teacherId: pair.teacherId, startsAt: someStart() });
    if (!isRequest(made) && random() < 0.8) await pay(made);
  };
  const weekly = async () => {
    const first = fromInstant(someStart());
    const times = [0, 7, 14].map((days) => toInstant(first + days * 24 * hourMs));
    await booking.as(student).ask('booking.book-weekly', { teacherId: pair.teacherId, times });
  };
  const onOne: ((lesson: Live) => Promise<unknown>)[] = [
    ...[move, move, propose, accept, accept, pay],
    (lesson) => cancel(lesson, student),
    (lesson) => cancel(lesson, teacher),
    (lesson) => booking.deliver('payment.expired', { ...payment(lesson), charge: 'expired' }),
    (lesson) => refund(lesson),
    // The lesson takes place.
    (lesson) => Promise.resolve(world.advance(Math.max(0, fromInstant(lesson.startsAt) + 2 * hourMs - booking.clock.now()))),
  ];
  for (let step = 0; step < steps; step++) {
    const live = (await mine()).filter(({ status }) => status === 'confirmed');
    const act = live.length === 0 || random() < 0.2 ? () => pick([book, book, request, weekly])() : () => pick(onOne)(pick(live));
    await act().catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
    });
    world.advance(Math.floor(random() * 40) * minuteMs);
    // Now and then emails wait until more has happened.
    if (random() < 0.7) await world.settle();
  }
  await world.settle();
  // An email about a cancellation waits a moment for its refund.
  world.advance(2 * minuteMs);
  await world.settle();
}

export const aPair = (): Pair => ({ studentId: newId(), teacherId: newId() });
