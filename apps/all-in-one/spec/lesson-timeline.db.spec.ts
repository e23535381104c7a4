import type { Instant } from '@somo/contracts/time';
import type { LessonTimeline } from '@somo/contracts/timeline';
import { until } from '@somo/testing/until';
import { openStarts } from './book-over-http.js';
import { runProduct, type Product, type Somebody } from './running-product.js';

describe('the timeline of a lesson, over the whole product', () => {
  let product: Product;
  let lessonId: string;
  let student: Somebody;
  let admin: Somebody;
  let starts: Instant[];
  let teacher: Somebody;
  const timeline = async (id = lessonId) => {
    const answer = await fetch(`${product.url}/api/admin/lessons/${id}/timeline`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    return (await answer.json()) as LessonTimeline;
  };
  const event = async (name: string) => (await timeline()).entries.find((entry) => entry.kind === 'event' && entry.name === name);
  const inShort = ({ holds, entries }: LessonTimeline) => ({
    holds: holds.map(({ service, what, version, state }) => `${service}: ${what} ${version} ${state}`),
    events: entries.flatMap((entry) =>
      entry.kind === 'event'
        ? [`${entry.name} → ${entry.deliveries.map(({ service, state, attempts }) => `${service} ${state} ${attempts}`).join(', ')}`]
        : [],
    ),
    facts: entries.flatMap((entry) => (entry.kind === 'fact' ? [`${entry.service}: ${entry.name}`] : [])),
    jobs: [...new Set(entries.flatMap((entry) => (entry.kind === 'job' ? [`${entry.name} ${entry.state}`] : [])))].sort(),
  });

  beforeAll(async () => {
    product = await runProduct();
    await product.admin.query(`
      CREATE FUNCTION public.refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'the table is shut'; END $$;
      CREATE TRIGGER shut BEFORE INSERT ON messaging.contacts FOR EACH ROW EXECUTE FUNCTION public.refuse();`);
    [teacher, student, admin] = await Promise.all([product.aTeacher(), product.aStudent(), product.anAdmin()]);
    starts = await openStarts(product, teacher.userId);
    const startsAt = starts.at(-1);
    if (!startsAt) throw new Error('the teacher offers nothing');
    lessonId = (await product.ask(student.token, 'booking.book-lesson', { teacherId: teacher.userId, startsAt })).id;
  }, 60_000);
  afterAll(() => product.close());

  it('tells each event with who heard it, and shows a reaction that fails with its error', async () => {
    await until(async () => (await event('payment.paid')) !== undefined);
    await until(async () => {
      const confirmed = await event('booking.confirmed');
      const failing = confirmed?.kind === 'event' ? confirmed.deliveries.find(({ service }) => service === 'messaging') : undefined;
      return failing?.state === 'waiting' && failing.attempts > 1 && failing.error !== null && failing.error.includes('the table is shut');
    });
    await product.admin.query('DROP TRIGGER shut ON messaging.contacts');
  });

  it('tells all of a lesson that was booked, paid, cancelled and refunded', async () => {
    await product.ask(student.token, 'booking.cancel-booking', { bookingId: lessonId });
    await until(async () => (await event('payment.refunded')) !== undefined, 20_000);
    await until(async () => {
      const all = (await timeline()).entries.flatMap((entry) => (entry.kind === 'event' ? entry.deliveries : []));
      return all.every(({ state }) => state === 'done') && all.filter(({ service }) => service === 'notification').length === 4;
    });
    const told = await timeline();
    expect(told.silent).toEqual([]);
    const { holds, events, facts, jobs } = inShort(told);
    expect(holds).toEqual([
      'booking: booking 2 cancelled',
      'payments: payment 3 refunded',
      'scheduling: busy-time 2 free',
      'notification: lesson-copy 2 cancelled',
    ]);
    expect(events).toEqual([
      'booking.created → payments done 1, scheduling done 1',
      expect.stringMatching(/^booking\.confirmed → scheduling done 1, notification done 1, messaging done [2-8]$/),
      'payment.paid → booking done 1, notification done 1',
      'booking.cancelled → payments done 1, scheduling done 1, notification done 1',
      'payment.refunded → notification done 1',
    ]);
    expect(facts[0]).toBe('booking: booked');
    const later = ['payments: charge-opened', 'booking: paid', 'booking: cancelled', 'payments: charge-changed', 'notification: notified'];
    expect(facts).toEqual(expect.arrayContaining(later));
    expect(jobs).toEqual(
      expect.arrayContaining([
        'complete-past-lesson cancelled',
        'deliver-sandbox-webhook done',
        'open-charge done',
        'send-refund done',
        'send-lesson-reminder cancelled',
      ]),
    );
    expect(told.entries.map(({ at }) => at)).toEqual(told.entries.map(({ at }) => at).sort());
  });

  it('BOOK-14 tells all of a moved lesson, under the id from before and the one from after', async () => {
    const [startsAt, later] = starts.slice(-3);
    if (!startsAt || !later) throw new Error('the teacher offers too little');
    const { id } = await product.ask(student.token, 'booking.book-lesson', { teacherId: teacher.userId, startsAt });
    const settled = async (event: string, deliveryCount: number) => {
      const { entries } = await timeline(id);
      const told = entries.find((entry) => entry.kind === 'event' && entry.name === event);
      return told?.kind === 'event' && told.deliveries.filter(({ state }) => state === 'done').length === deliveryCount;
    };
    await until(() => settled('payment.paid', 2));
    const moved = await product.ask(student.token, 'booking.reschedule-booking', { bookingId: id, startsAt: later });
    await until(() => settled('booking.rescheduled', 3));
    for (const told of [await timeline(id), await timeline(moved.id)]) {
      const { holds, events, facts } = inShort(told);
      expect(holds).toEqual([
        'booking: booking 3 confirmed',
        'payments: payment 2 captured',
        'scheduling: busy-time 3 busy',
        'notification: lesson-copy 3 confirmed',
      ]);
      const names = events.map((event) => event.split(' ')[0]);
      expect(names).toEqual(['booking.created', 'booking.confirmed', 'payment.paid', 'booking.rescheduled']);
      const about = ['booking: booked', 'payments: charge-opened', 'payments: charge-captured', 'booking: paid', 'booking: moved'];
      expect(facts.filter((fact) => !fact.startsWith('notification')).sort()).toEqual(about.sort());
      const notified = told.entries.flatMap((entry) => (entry.kind === 'fact' && entry.name === 'notified' ? [entry.details['type']] : []));
      expect(notified).toEqual(expect.arrayContaining(['booking_confirmation', 'new_booking', 'booking_rescheduled']));
    }
  });
});
