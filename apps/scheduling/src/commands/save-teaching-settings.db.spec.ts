import { newId } from '@somo/platform/ids';
import { aService, aStudent, aTeacher, aVisitor } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { scheduling } from '../scheduling.module.js';

const link = 'https://meet.example.org/ama';

describe('SET-10 where a teacher teaches', () => {
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
    expect(await read()).toEqual({ platform: 'somo', meetingLink: null });
    expect(await read(aTeacher({ userId: newId() }))).toEqual({ platform: 'somo', meetingLink: null });
    expect(await links()).toEqual({});
    const zoom = { platform: 'zoom', meetingLink: link } as const;
    expect(await world.as(teacher).ask('scheduling.save-teaching-settings', zoom)).toEqual(zoom);
    expect(await read()).toEqual(zoom);
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
    await expect(save('carrier-pigeon', link)).rejects.toMatchObject({ code: 'invalid-input' });
    await expect(save('zoom', link, aStudent())).rejects.toMatchObject({ code: 'wrong-role' });
    await expect(save('zoom', link, aVisitor())).rejects.toMatchObject({ code: 'not-signed-in' });
    await expect(save('zoom', link, aTeacher({ userId: newId() }))).rejects.toMatchObject({ code: 'teacher-not-found' });
    expect(await read()).toEqual(before);
  });
});
