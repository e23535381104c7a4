import { newId } from '@somo/platform/ids';
import { startFakeSomo, type FakeSomo } from '../../spec/fake-somo.js';

describe('the input passed on to services', () => {
  let somo: FakeSomo;
  beforeAll(async () => void (somo = await startFakeSomo()));
  afterAll(() => somo.close());
  beforeEach(() => void somo.asked.splice(0));

  const [id, other] = [newId(), newId()];
  const large = (text: string) => text.toUpperCase();
  const day = 'from=2030-02-01&to=2030-02-02';

  it.each([
    ['POST /api/bookings', 'student', { teacherId: large(id), moduleId: large(other) }, { teacherId: id, moduleId: other }],
    ['PUT /api/me/subjects', 'teacher', { moduleIds: [large(id), other] }, { moduleIds: [id, other] }],
    [`GET /api/notifications?after=${large(id)}`, 'student', undefined, { after: id }],
    [`GET /api/lessons/${large(id)}`, 'student', undefined, { bookingId: id }],
    [`POST /api/lessons/${large(id)}/cancel`, 'student', undefined, { bookingId: id }],
    [`POST /api/conversations/${large(id)}/read`, 'student', undefined, { userId: id }],
    [`GET /api/modules/${large(id)}`, 'student', undefined, { moduleId: id }],
  ] as const)('has ids in lower case: %s', async (route, role, ids, passedOn) => {
    const subjects = { subjects: [{ subject: 'Mathematics', ...ids }] };
    const body = ids && ('teacherId' in ids ? { ...ids, startsAt: '2030-01-14T09:00:00.000Z' } : subjects);
    await somo.send(route, { token: await somo.tokenOf(role), body });
    expect(somo.asked[0]?.input).toMatchObject(route.startsWith('PUT') ? { subjects: [passedOn] } : passedOn);
  });

  it.each([
    ['africa/lagos', 'Africa/Lagos'],
    ['AMERICA/NEW_YORK', 'America/New_York'],
    ['america/port-au-prince', 'America/Port-au-Prince'],
    ['utc', 'UTC'],
    ['Asia/Kolkata', 'Asia/Kolkata'],
    ['asia/kolkata', 'Asia/Kolkata'],
    ['US/Eastern', 'America/New_York'],
    ['GMT', 'UTC'],
  ])('has the time zone %s under the name of the one list of zones', async (typed, timeZone) => {
    await somo.send(`GET /api/teachers/${id}/slots?${day}&timeZone=${typed}`);
    const names = { userType: 'student', firstName: 'Ama', lastName: 'Owusu' };
    await somo.send('POST /api/onboarding', { token: await somo.tokenOf(null), body: { ...names, timeZone: typed } });
    expect(somo.asked.map(({ input }) => (input as { timeZone: string }).timeZone)).toEqual([timeZone, timeZone]);
  });
});
