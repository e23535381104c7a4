import type { LessonRecord, OpenSlots } from '@somo/contracts/lessons';
import { refuse } from '@somo/contracts/refusals';
import { newId } from '@somo/platform/ids';
import { startFakeSomo, type FakeSomo } from '../../spec/fake-somo.js';

const teacherId = newId();
const lesson = { id: newId(), version: 3, teacherId, studentId: newId() } as LessonRecord;
const slotsOf = (date: string): OpenSlots => ({ timeZone: 'UTC', teacherTimeZone: 'Africa/Accra', days: [{ date, slots: [] }] });
const route = (timeZone = 'UTC') => `GET /api/teachers/${teacherId}/slots?from=2030-01-07&to=2030-01-20&timeZone=${timeZone}`;

describe('open slots over HTTP', () => {
  let somo: FakeSomo;
  let now: { version: string; slots: OpenSlots };
  beforeAll(async () => {
    somo = await startFakeSomo({
      answers: {
        'scheduling.list-open-slots': async ({ version }) => (version === now.version ? null : { ...now.slots, version: now.version }),
        'booking.book-lesson': async () => lesson,
        'booking.cancel-booking': async () => lesson,
        'catalog.get-people': async () => [],
        'catalog.list-featured-teachers': async () => ({ items: [], nextCursor: null }),
      },
    });
  });
  afterAll(() => somo.close());
  beforeEach(() => void (now = { version: newId(), slots: slotsOf('2030-01-08') }));
  const versionsAskedFor = () => somo.asked.splice(0).map(({ input }) => (input as { version?: string }).version);

  it('are sent from the cache only while scheduling confirms the cached version', async () => {
    expect((await somo.send(route())).json).toEqual(now.slots);
    const first = now.version;
    expect((await somo.send(route())).json).toEqual(now.slots);
    now = { version: newId(), slots: slotsOf('2030-01-09') };
    expect((await somo.send(route())).json).toEqual(slotsOf('2030-01-09'));
    expect((await somo.send(route())).json).toEqual(slotsOf('2030-01-09'));
    expect(versionsAskedFor()).toEqual([undefined, first, first, now.version]);
  });

  it('are not shared between different queries', async () => {
    await somo.send(route());
    await somo.send(route('Africa/Lagos'));
    expect(versionsAskedFor().at(-1)).toBeUndefined();
  });

  it('set no cookie in the browser after it has booked or cancelled a lesson', async () => {
    const token = await somo.tokenOf('student');
    const booked = await somo.send('POST /api/bookings', { token, body: { teacherId, startsAt: '2030-01-14T09:00:00.000Z' } });
    const cancelled = await somo.send(`POST /api/lessons/${newId()}/cancel`, { token, body: {} });
    expect([booked, cancelled].map(({ status, headers }) => [status, headers.get('set-cookie')])).toEqual([
      [201, null],
      [200, null],
    ]);
  });

  it('return 304 to a client that has the list, and the list once it has changed', async () => {
    const { headers } = await somo.send(route());
    const etag = headers.get('etag') ?? '';
    expect([headers.get('content-type'), headers.get('cache-control')]).toEqual(['application/json; charset=utf-8', 'no-cache']);
    const again = await somo.send(route(), { headers: { 'if-none-match': `"other", ${etag}` } });
    expect([again.status, again.text, again.headers.get('etag'), again.headers.get('cache-control')]).toEqual([304, '', etag, 'no-cache']);
    now = { version: newId(), slots: slotsOf('2030-01-09') };
    const changed = await somo.send(route(), { headers: { 'if-none-match': etag } });
    expect([changed.status, changed.json]).toEqual([200, now.slots]);
    expect(changed.headers.get('etag')).not.toBe(etag);
  });

  it('are neither sent nor cacheable when scheduling refuses', async () => {
    await somo.send(route());
    const answer = somo.answers['scheduling.list-open-slots'];
    somo.answers['scheduling.list-open-slots'] = async () => Promise.reject(refuse('teacher-not-found'));
    const { status, headers } = await somo.send(route());
    expect([status, headers.get('cache-control'), headers.get('etag')]).toEqual([404, 'no-store', null]);
    expect(headers.get('content-type')).toContain('application/problem+json');
    if (answer) somo.answers['scheduling.list-open-slots'] = answer;
  });

  it('have ETags, as do other public responses', async () => {
    const { headers } = await somo.send('GET /api/teachers/featured');
    const again = await somo.send('GET /api/teachers/featured', { headers: { 'if-none-match': headers.get('etag') ?? '' } });
    expect([again.status, again.text]).toEqual([304, '']);
  });
});
