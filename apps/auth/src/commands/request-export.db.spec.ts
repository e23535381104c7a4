import { unzipSync } from 'fflate';
import { dayMs, minuteMs } from '@somo/calendar/days';
import { exportParts, type ExportPart, type ExportRow } from '@somo/contracts/exports';
import { serviceNames } from '@somo/contracts/services';
import { toInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { FolderStorage } from '@somo/platform/storage/folder-storage';
import { aService, aStudent, aVisitor, type TestCaller } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { Secret, TOTP } from 'otpauth';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auth } from '../auth.module.js';
import { sessionIdOf } from '../../spec/session-id-of.js';

const email = 'ama@example.com';
const password = 'Sunny-day-7';
const now = Date.parse('2030-01-07T08:00:00Z');
const teacherId = newId();
const lessonCount = 2500;
const pageOf = 1000;

const lessonAt = (nth: number): ExportRow => ({
  ...{
    id: newId(),
    personId: teacherId,
    subject: nth === 0 ? '=cmd()' : 'Physics, "I"',
    moduleName: null,
    status: 'completed',
    sequence: 0,
  },
  ...{
    startsAt: toInstant(now - nth * dayMs),
    endsAt: toInstant(now - nth * dayMs + minuteMs),
    createdAt: toInstant(now),
    paidAt: toInstant(now),
  },
  cancelledAt: null,
});

describe('PERM-05 DATA-01 a copy of one’s own data', () => {
  let world: World;
  let me: TestCaller;
  let userId: string;
  let storage: FolderStorage;
  const asked: { part: string; until: string }[] = [];

  const answers: Parameters<typeof startService>[1]['answers'] = {
    'catalog.get-people': ({ ids }) =>
      Promise.resolve(ids.map((id) => ({ id, firstName: 'Kofi', lastName: 'Asante', fullName: 'Kofi Asante', avatarUrl: null }))),
  };
  for (const service of serviceNames.filter((name) => name !== 'auth'))
    answers[`${service}.export-part`] = ({ part, until, after }) => {
      asked.push({ part, until });
      if (part !== 'lessons') return Promise.resolve({ rows: [], next: null });
      const from = Number(after);
      const rows = Array.from({ length: Math.min(pageOf, lessonCount - from) }, (_, at) => lessonAt(from + at));
      return Promise.resolve({ rows, next: from + pageOf < lessonCount ? String(from + pageOf) : null });
    };

  beforeEach(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'somo-export-'));
    process.env['STORAGE_FOLDER'] = folder;
    storage = new FolderStorage(folder);
    asked.length = 0;
    world = await startService(auth, { now, answers });
    const signedUp = await world.as(aVisitor()).ask('auth.register', { email, password, agreeToTerms: true });
    userId = signedUp.account.userId;
    me = aStudent({ userId, sessionId: sessionIdOf(signedUp) });
  });
  afterEach(() => world.close());

  const request = (proof: object = { password }) => world.as(me).ask('auth.request-export', proof);
  const stored = async () => {
    const { key } = await world.as(me).ask('auth.find-export', {});
    const file = await storage.get(key);
    const parts: Buffer[] = [];
    for await (const part of file!.body) parts.push(part as Buffer);
    const files = unzipSync(Buffer.concat(parts));
    return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes).toString('utf8')]));
  };

  it('is one archive of every part of every service, as of the request, with a page that lists them', async () => {
    await request();
    await world.runDue();
    const files = await stored();
    const parts: ExportPart[] = serviceNames.flatMap((service) => [...exportParts[service]]);
    expect(new Set(asked.map(({ part }) => part))).toEqual(
      new Set(parts.filter((part) => !(exportParts.auth as readonly string[]).includes(part))),
    );
    expect(new Set(asked.map(({ until }) => until))).toEqual(new Set([toInstant(now)]));
    expect(JSON.parse(files['data/account.json']!)).toMatchObject([{ email }]);
    const lessons = JSON.parse(files['data/lessons.json']!) as ExportRow[];
    expect(lessons).toHaveLength(lessonCount);
    expect(lessons[0]).toMatchObject({ personId: teacherId, person: 'Kofi Asante' });
    expect(files['data/lessons.csv']!.split('\r\n')[1]).toContain(`"'=cmd()"`);
    expect(files['data/lessons.ics']!.match(/BEGIN:VEVENT/g)).toHaveLength(lessonCount);
    expect(files['data/lessons.ics']!.match(/VCALENDAR/g)).toHaveLength(2);
    expect(files['index.html']).toContain('data/lessons.csv');
    expect(JSON.stringify(files)).not.toContain('$argon2');
    expect(await world.emitted()).toContainEqual({ type: 'user.export-ready', data: expect.objectContaining({ userId }) });
  });

  it('is made only for who gives the password and the second step again, and once a day', async () => {
    await expect(request({ password: 'Wrong-day-7' })).rejects.toMatchObject({ code: 'wrong-password' });
    await expect(request({})).rejects.toMatchObject({ code: 'wrong-password' });
    const { secret } = await world.as(me).ask('auth.begin-two-step', { currentPassword: password });
    const code = (after = 0) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: world.clock.now() + after });
    await world.as(me).ask('auth.confirm-two-step', { code: code() });
    world.clock.advance(minuteMs);
    await expect(request()).rejects.toMatchObject({ code: 'wrong-code' });
    expect(await world.as(me).ask('auth.get-export', {})).toEqual({ current: null, nextAt: null });
    await request({ password, code: code() });
    world.clock.advance(minuteMs);
    await expect(request({ password, code: code() })).rejects.toMatchObject({ code: 'export-too-soon' });
  });

  it('is deleted after seven days', async () => {
    await request();
    await world.runDue();
    const { key } = await world.as(me).ask('auth.find-export', {});
    world.clock.advance(7 * dayMs);
    await expect(world.as(me).ask('auth.find-export', {})).rejects.toHaveProperty('code');
    await world.runDue();
    expect(await storage.get(key)).toBeUndefined();
    await expect(
      world.as(aService('booking')).ask('auth.export-part', { userId, part: 'account', until: toInstant(now), after: '' }),
    ).rejects.toMatchObject({
      code: 'not-allowed',
    });
  });
});
