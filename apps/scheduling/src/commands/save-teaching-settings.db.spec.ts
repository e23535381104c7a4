import type { HoursState } from '@somo/contracts/events/hours';
import { newId } from '@somo/platform/ids';
import { aService, aStudent, aTeacher, aVisitor } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { scheduling } from '../scheduling.module.js';

const link = 'https://meet.example.org/ama';

const usual = {
  ...{ instantBooking: true, autoAccept: false, bufferMinutes: 15, maxDailyLessons: 5 },
  ...{ platform: 'somo' as const, meetingLink: null },
};

describe('SET-10 how and where a teacher teaches', () => {
  let world: World;
  const userId = newId();
  const teacher = aTeacher({ userId });
  beforeAll(async () => {
    world = await startService(scheduling, {
      now: Date.parse('2030-01-07T08:00:00Z'),
      answers: { 'auth.get-standing': () => Promise.resolve(null) },
    });
    await world.deliver('user.onboarded', { userId, role: 'teacher', timeZone: 'Africa/Nairobi' });
  });
  afterAll(() => world.close());

  const read = (who = teacher) => world.as(who).ask('scheduling.get-teaching-settings', {});
  const links = () => world.as(aService('booking')).ask('scheduling.get-meeting-links', { teacherIds: [userId, newId()] });

  it('is Somo at first; a link given for another platform is handed to booking, and to nobody else', async () => {
    expect(await read()).toEqual(usual);
    expect(await links()).toEqual({});
    const zoom = { platform: 'zoom', meetingLink: link } as const;
    expect(await world.as(teacher).ask('scheduling.save-teaching-settings', zoom)).toEqual({ ...usual, ...zoom });
    expect(await read()).toEqual({ ...usual, ...zoom });
    expect(await links()).toEqual({ [userId]: link });
    for (const who of [teacher, aStudent()])
      await expect(world.as(who).ask('scheduling.get-meeting-links', { teacherIds: [userId] })).rejects.toMatchObject({
        code: 'wrong-role',
      });
    await world.as(teacher).ask('scheduling.save-teaching-settings', { platform: 'somo', meetingLink: link });
    expect(await links()).toEqual({});
  });

  it('refuses what is no link, an unknown platform, and everybody who does not teach, and changes nothing', async () => {
    const before = await read();
    const save = (platform: string, meetingLink: string | null, who = teacher) =>
      world.as(who).ask('scheduling.save-teaching-settings', { platform: platform as 'zoom', meetingLink });
    await expect(save('zoom', 'javascript:alert(1)')).rejects.toMatchObject({ code: 'invalid-input' });
    for (const wrong of [{ bufferMinutes: 20 }, { maxDailyLessons: 9 }, { maxDailyLessons: 2 }, { autoAccept: 1 as unknown as boolean }])
      await expect(world.as(teacher).ask('scheduling.save-teaching-settings', wrong)).rejects.toMatchObject({
        code: 'invalid-input',
        details: { errors: { [Object.keys(wrong)[0]!]: [expect.any(String)] } },
      });
    await expect(save('carrier-pigeon', link)).rejects.toMatchObject({ code: 'invalid-input' });
    await expect(save('zoom', link, aStudent())).rejects.toMatchObject({ code: 'wrong-role' });
    await expect(save('zoom', link, aVisitor())).rejects.toMatchObject({ code: 'not-signed-in' });
    await expect(save('zoom', link, aTeacher({ userId: newId() }))).rejects.toMatchObject({ code: 'teacher-not-found' });
    expect(await read()).toEqual(before);
  });

  it('C13 changes what is open with the buffer, and tells others of all settings', async () => {
    const opens = async () => {
      const days = { teacherId: userId, from: '2030-01-14', to: '2030-01-14', timeZone: 'Africa/Nairobi' };
      const answer = await world.as(aVisitor()).ask('scheduling.list-open-slots', days);
      return answer?.days[0]?.slots.length;
    };
    const { version, ...hours } = await world.as(teacher).ask('scheduling.get-my-availability', {});
    const recurringSlots = [{ day: 1, startTime: '09:00', endTime: '13:00' }];
    await world.as(teacher).ask('scheduling.save-availability', { ...hours, version, recurringSlots });
    expect(await opens()).toBe(3);
    const saved = await world.as(teacher).ask('scheduling.save-teaching-settings', { bufferMinutes: 0, instantBooking: false });
    expect(saved).toMatchObject({ bufferMinutes: 0, instantBooking: false, maxDailyLessons: 5 });
    expect(await opens()).toBe(4);
    const told = (await world.emitted()).filter(({ type }) => type === 'hours.changed').map(({ data }) => data as HoursState);
    expect(told.at(-1)).toMatchObject({ teacherId: userId, bufferMinutes: 0, instantBooking: false, meetingLink: link });
    expect(told.map(({ version: number }) => number)).toEqual(told.map((_, at) => at + 1));
    // The version that its editor sees is that of the hours alone.
    expect((await world.as(teacher).ask('scheduling.get-my-availability', {})).version).toBe(version + 1);
  });
});
