import type { Availability } from '@somo/contracts/availability';
import { refuse } from '@somo/contracts/refusals';
import { newId } from '@somo/platform/ids';
import { aLessonRecord } from '@somo/testing/builders';
import { startFakeSomo, type FakeSomo } from '../../spec/fake-somo.js';

const hours: Availability = {
  ...{ version: 4, timeZone: 'Africa/Nairobi', specificDates: [{ date: '2030-02-03', timeSlots: [slot('10:00', '11:00')] }] },
  recurringSlots: [{ ...slot('18:00', '20:00'), day: 1, isRecurring: true }],
  breakPeriods: [{ id: newId(), startDate: '2030-02-01', endDate: '2030-02-02', type: 'leave', reason: null }],
};

function slot(startTime: string, endTime: string) {
  return { id: newId(), startTime, endTime };
}

describe('the hours and settings of a teacher over HTTP', () => {
  let somo: FakeSomo;
  let token: string;
  const lesson = aLessonRecord();

  beforeAll(async () => {
    somo = await startFakeSomo({
      answers: {
        'scheduling.get-my-availability': async () => hours,
        'scheduling.save-availability': async () => ({ ...hours, version: 5, outsideIds: [lesson.id] }),
        'scheduling.save-teaching-settings': async (changes) => ({
          ...{ instantBooking: true, autoAccept: false, bufferMinutes: 15, maxDailyLessons: 5, platform: 'zoom', meetingLink: null },
          ...changes,
        }),
        'booking.get-lessons': async () => [lesson],
        'catalog.get-people': async () => [],
      },
    });
    token = await somo.tokenOf('teacher');
  });
  afterAll(() => somo.close());
  beforeEach(() => void somo.asked.splice(0));

  it('AVL-07 are saved as they were read, with a break that has no reason; an id that is null is refused', async () => {
    const { json: body } = await somo.send('GET /api/me/availability', { token });
    expect((await somo.send('PUT /api/me/availability', { token, body })).status).toBe(200);
    expect(somo.asked.find(({ name }) => name === 'scheduling.save-availability')?.input).toMatchObject(hours);
    const unnamed = { ...hours, recurringSlots: hours.recurringSlots.map((one) => ({ ...one, id: null })) };
    expect((await somo.send('PUT /api/me/availability', { token, body: unnamed })).json).toMatchObject({
      status: 422,
      errors: { 'recurringSlots.0.id': ['recurringSlots.0.id must not be null'] },
    });
  });

  it('AVL-05 are saved while booking or catalog is unavailable: only what would have been told of lessons outside is missing', async () => {
    const save = async () => (await somo.send('PUT /api/me/availability', { token, body: { ...hours } })).json;
    expect(await save()).toMatchObject({ version: 5, outside: [{ id: lesson.id }] });
    somo.answers['catalog.get-people'] = async () => Promise.reject(refuse('service-unavailable'));
    somo.clock.advance(61_000);
    expect(await save()).toMatchObject({ version: 5, outside: [{ id: lesson.id, student: { fullName: '' } }] });
    for (const code of ['service-unavailable', 'too-slow'] as const) {
      somo.answers['booking.get-lessons'] = async () => Promise.reject(refuse(code));
      expect(await save()).toEqual({ ...hours, version: 5, outside: [] });
    }
  });

  it('SET-10 lose their meeting link by null, and nothing else by null', async () => {
    const change = (teaching: object) => somo.send('PATCH /api/me/settings', { token, body: { teaching } });
    expect((await change({ meetingLink: null })).json).toMatchObject({ teaching: { meetingLink: null } });
    expect(somo.asked.map(({ input }) => input)).toEqual([{ meetingLink: null }]);
    expect((await change({ platform: null })).json).toMatchObject({
      status: 422,
      errors: { 'teaching.platform': ['teaching.platform must not be null'] },
    });
  });
});
