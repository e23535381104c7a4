// A catalog whose lessons and payments a spec decides on, random orders of what can happen to reviews, and what must hold after each.
import { dayMs } from '@somo/calendar/days';
import type { LessonRecord } from '@somo/contracts/lessons';
import type { LessonPayment } from '@somo/contracts/payments';
import { refuse, Refusal } from '@somo/contracts/refusals';
import { parseInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { aPaymentState } from '@somo/testing/builders';
import { anAdmin, aNewcomer, aStudent, aTeacher } from '@somo/testing/callers';
import { seededRandom } from '@somo/testing/seeded-random';
import { startService, type World } from '@somo/testing/start-service';
import { catalog } from '../src/catalog.module.js';

interface Agreement {
  id: string;
  student: string;
  completed: boolean;
  charge: LessonPayment['charge'];
}

const start = Date.parse('2030-01-14T09:00:00Z');
const paidAt = parseInstant('2030-01-07T07:00:00.000Z');

export interface ReviewModel {
  world: World;
  /** Does random things; `believing`: booking and payments say of every lesson that it took place and was paid for. */
  run(steps: number, seed: number, options?: { believing?: boolean }): Promise<void>;
  /** Returns the names of what does not hold. */
  audit(): Promise<string[]>;
}

export async function aReviewModel(): Promise<ReviewModel> {
  const agreements = new Map<string, Agreement>();
  /** Agreements that were completed and paid when their review was posted. */
  const earned = new Set<string>();
  let believing = false;
  const found = (id: string) => agreements.get(id) ?? Promise.reject(refuse('lesson-not-found'));
  const teacher = newId();
  const students = [newId(), newId()];
  const world = await startService(catalog, {
    now: start,
    answers: {
      'booking.get-lesson': async ({ bookingId }) => {
        const { completed } = await found(bookingId);
        const status = completed || believing ? 'completed' : 'confirmed';
        return { agreementId: bookingId, teacherId: teacher, status, subject: 'Physics' } as LessonRecord;
      },
      'payments.get-lesson-payment': async ({ bookingId }) => {
        const { charge } = await found(bookingId);
        return (believing ? { charge: 'captured', paidAt } : { charge, paidAt: charge === 'open' ? null : paidAt }) as LessonPayment;
      },
    },
  });
  const join = (userId: string, role: 'teacher' | 'student') =>
    world
      .as(aNewcomer({ userId }))
      .ask('catalog.create-profile', { role, firstName: 'Ama', lastName: 'Owusu', timeZone: 'UTC', hourlyRateCents: null });
  await join(teacher, 'teacher');
  for (const student of students) await join(student, 'student');

  const step = async (random: () => number): Promise<void> => {
    const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)]!;
    const all = [...agreements.values()];
    if (all.length < 3 || random() < 0.15) {
      const id = newId();
      agreements.set(id, { id, student: pick(students), completed: false, charge: 'open' });
      return;
    }
    const one = pick(all.slice(-12));
    const as = (userId: string) => world.as(aStudent({ userId }));
    const rating = 1 + Math.floor(random() * 5);
    const tags = random() < 0.5 ? (['patient', 'on-time'] as const).slice(0, 1 + Math.floor(random() * 2)) : [];
    const [review] = await world.db.sql<{ id: string }>('model-review', 'SELECT id FROM reviews WHERE agreement_id = $1', [one.id]);
    const reviewId = review?.id ?? newId();
    const acts: (() => Promise<unknown>)[] = [
      async () => (one.completed = true),
      async () => (one.charge = one.charge === 'open' ? 'captured' : one.charge),
      async () => {
        if (one.charge === 'captured') one.charge = 'refunded';
        await world.deliver('payment.refunded', aPaymentState({ agreementId: one.id, amountCents: 2500, refundedCents: 2500 }));
      },
      async () => {
        const may = one.completed && one.charge === 'captured';
        const twice = random() < 0.3 ? [1, 2] : [1];
        const posted = await Promise.allSettled(
          twice.map(() => as(one.student).ask('catalog.post-review', { bookingId: one.id, rating, tags: [...tags] })),
        );
        if (may && posted.some(({ status }) => status === 'fulfilled')) earned.add(one.id);
        for (const each of posted) if (each.status === 'rejected') throw each.reason;
      },
      () => as(one.student).ask('catalog.edit-review', { bookingId: one.id, rating, tags: [...tags] }),
      () => as(pick(students)).ask('catalog.edit-review', { bookingId: one.id, rating }),
      () => world.as(aTeacher({ userId: teacher })).ask('catalog.reply-to-review', { reviewId, text: 'Thank you!' }),
      () => world.as(anAdmin()).ask('catalog.hide-review', { reviewId, reason: 'It names a child.' }),
      () => world.as(anAdmin()).ask('catalog.restore-review', { reviewId, reason: 'Not any longer.' }),
      () => world.as(aTeacher({ userId: teacher })).ask('catalog.save-privacy', { showRatings: random() < 0.5 }),
      async () => world.clock.advance(random() * dayMs),
    ];
    await pick(acts)().catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
    });
  };

  return {
    world,
    run: async (steps, seed, options = {}) => {
      believing = options.believing ?? false;
      const random = seededRandom(seed);
      for (let at = 0; at < steps; at++) await step(random);
    },
    audit: async () => {
      const { db } = world;
      const named = await db.sql<{ name: string }>(
        'model-audit',
        `SELECT 'counts differ from a recount' AS name FROM profiles p LEFT JOIN rating_details d ON d.teacher_id = p.user_id
           WHERE role = 'teacher' AND (reviews_count, rating_sum, COALESCE(d.spread, '{0,0,0,0,0}'), COALESCE(d.tags[2], 0)) IS DISTINCT FROM (
             (SELECT count(*)::int FROM reviews r WHERE r.teacher_id = p.user_id AND r.hidden_at IS NULL),
             (SELECT coalesce(sum(r.rating), 0)::int FROM reviews r WHERE r.teacher_id = p.user_id AND r.hidden_at IS NULL),
             (SELECT array_agg((SELECT count(*)::int FROM reviews r WHERE r.teacher_id = p.user_id AND r.hidden_at IS NULL AND r.rating = star) ORDER BY star)
                FROM generate_series(1, 5) star),
             (SELECT count(*)::int FROM reviews r WHERE r.teacher_id = p.user_id AND r.hidden_at IS NULL AND 'patient' = ANY (r.tags)))
         UNION SELECT 'two reviews of one agreement' FROM reviews GROUP BY agreement_id HAVING count(*) > 1
         UNION SELECT 'a review without its event' FROM reviews r
           WHERE NOT EXISTS (SELECT FROM outbox o WHERE o.type = 'review.posted' AND o.data->>'reviewId' = r.id::text)
         UNION SELECT 'an event without its review' FROM outbox o
           WHERE o.type = 'review.posted' AND NOT EXISTS (SELECT FROM reviews r WHERE r.id::text = o.data->>'reviewId')`,
      );
      const reviews = await db.sql<{ agreement_id: string; student_id: string }>(
        'model-all',
        'SELECT agreement_id, student_id FROM reviews',
      );
      const names = named.map(({ name }) => name);
      if (reviews.some(({ agreement_id }) => !earned.has(agreement_id))) names.push('a lesson that did not take place or was not paid for');
      if (reviews.some((each) => agreements.get(each.agreement_id)?.student !== each.student_id)) names.push("somebody else's review");
      return names.sort();
    },
  };
}
