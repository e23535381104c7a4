import type { TimelinePart, TimelineQuestion } from '@somo/contracts/timeline';
import { parseInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { refuse } from '@somo/contracts/refusals';
import { startFakeSomo, type Answers } from '../../spec/fake-somo.js';

const at = (minute: number) => parseInstant(`2030-01-07T08:0${minute}:00.000Z`);
const created = newId();
const paid = newId();
const nothing: TimelinePart = { holds: [], entries: [], deliveries: [] };

const deliveredAt = (eventId: string, minute: number) => async (question: TimelineQuestion) => ({
  ...nothing,
  deliveries: question.eventIds.includes(eventId)
    ? [{ eventId, receivedAt: at(minute), state: 'done' as const, attempts: 3, doneAt: at(minute), error: null }]
    : [],
});

const answers = (): Answers => ({
  'booking.get-agreement': async ({ bookingId }) => ({ agreementId: bookingId, bookingIds: [bookingId] }),
  'booking.get-lesson-timeline': async (question) => ({
    holds: [{ what: 'booking', version: 2, state: 'confirmed' }],
    entries: [
      { kind: 'job', at: at(9), name: 'complete-past-lesson', key: 'k', state: 'waiting', attempts: 0, error: null },
      { kind: 'event', at: at(1), name: 'booking.created', eventId: created, requestId: null, sentAt: at(1) },
      { kind: 'fact', at: at(1), name: 'booked', details: {} },
    ],
    deliveries: (await deliveredAt(paid, 4)(question)).deliveries,
  }),
  'payments.get-lesson-timeline': async () => ({
    ...nothing,
    entries: [{ kind: 'event', at: at(3), name: 'payment.paid', eventId: paid, requestId: null, sentAt: null }],
  }),
  'scheduling.get-lesson-timeline': deliveredAt(created, 2),
  'notification.get-lesson-timeline': async () => nothing,
  'messaging.get-lesson-timeline': async () => nothing,
});

describe('the timeline of a lesson', () => {
  it('merges what all services know in time order, with the subscribers of each event under it', async () => {
    const somo = await startFakeSomo({ answers: answers() });
    const lessonId = newId();
    const { status, json } = await somo.send(`GET /api/admin/lessons/${lessonId}/timeline`, { token: await somo.tokenOf('admin') });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      lessonId,
      holds: [{ service: 'booking', what: 'booking', version: 2 }],
      entries: [
        { name: 'booking.created', service: 'booking', deliveries: [{ service: 'scheduling', attempts: 3 }] },
        { name: 'booked', service: 'booking' },
        { name: 'payment.paid', service: 'payments', deliveries: [{ service: 'booking' }] },
        { name: 'complete-past-lesson', service: 'booking' },
      ],
      silent: [],
    });
    await somo.close();
  });

  it('BOOK-14 asks every service about the whole agreement, whichever id of a moved lesson it is given', async () => {
    const [old, moved] = [newId(), newId()];
    const somo = await startFakeSomo({
      answers: { ...answers(), 'booking.get-agreement': async () => ({ agreementId: old, bookingIds: [old, moved] }) },
    });
    for (const lessonId of [old, moved]) {
      const { json } = await somo.send(`GET /api/admin/lessons/${lessonId}/timeline`, { token: await somo.tokenOf('admin') });
      expect(json).toMatchObject({ lessonId, silent: [] });
    }
    const about = somo.asked.filter(({ name }) => name.endsWith('.get-lesson-timeline')).map(({ input }) => input);
    expect(about).toHaveLength(20);
    for (const input of about) expect(input).toMatchObject({ bookingId: moved, bookingIds: [old, moved] });
    await somo.close();
  });

  it('names the services that are unavailable or fail, and shows the rest', async () => {
    const { 'scheduling.get-lesson-timeline': _fails, ...rest } = answers();
    const somo = await startFakeSomo({ answers: rest, without: ['payments'] });
    const { status, json } = await somo.send(`GET /api/admin/lessons/${newId()}/timeline`, { token: await somo.tokenOf('admin') });
    expect([status, json?.silent]).toEqual([200, ['payments', 'scheduling']]);
    expect(json?.entries).toHaveLength(3);
    await somo.close();
  });

  it('is for operators only, and only for lessons that exist', async () => {
    const somo = await startFakeSomo({
      answers: { ...answers(), 'booking.get-lesson-timeline': async () => Promise.reject(refuse('lesson-not-found')) },
    });
    const asked = async (token?: string) =>
      (await somo.send(`GET /api/admin/lessons/${newId()}/timeline`, token === undefined ? {} : { token })).json?.code;
    expect(await asked()).toBe('not-signed-in');
    expect(await asked(await somo.tokenOf('student'))).toBe('wrong-role');
    expect(await asked(await somo.tokenOf('teacher'))).toBe('wrong-role');
    expect(somo.asked).toEqual([]);
    expect(await asked(await somo.tokenOf('admin'))).toBe('lesson-not-found');
    await somo.close();
  });
});
