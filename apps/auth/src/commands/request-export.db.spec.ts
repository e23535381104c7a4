import { jest } from '@jest/globals';
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
import { oneStep } from '../../spec/one-step.js';
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

/** One that names nobody comes first. */
const reports: ExportRow[] = [
  { id: 'a', personId: null },
  { id: 'b', personId: teacherId },
];

describe('PERM-05 DATA-01 a copy of one’s own data', () => {
  let world: World;
  let me: TestCaller;
  let userId: string;
  let failing: string | null = null;
  let storage: FolderStorage;
  const asked: { part: string; until: string }[] = [];

  const answers: Parameters<typeof startService>[1]['answers'] = {
    'catalog.get-people': ({ ids }) =>
      Promise.resolve(ids.map((id) => ({ id, firstName: 'Kofi', lastName: 'Asante', fullName: 'Kofi Asante', avatarUrl: null }))),
  };
  for (const service of serviceNames.filter((name) => name !== 'auth'))
    answers[`${service}.export-part`] = ({ part, until, after }) => {
      asked.push({ part, until });
      if (part === 'reports') return Promise.resolve({ rows: reports, next: null });
      if (part !== 'lessons') return Promise.resolve({ rows: [], next: null });
      if (after === failing) return Promise.reject(new Error('The service is down'));
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
  const signInAgain = async () => {
    const signedIn = await oneStep(world.as(aVisitor()).ask('auth.login', { email, password, remember: false }));
    me = aStudent({ userId, sessionId: sessionIdOf(signedIn) });
  };
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
    expect(files['index.html']).toContain('What was drawn on the boards of lessons.');
    expect(files['data/reports.csv']!.split('\r\n').slice(0, 3)).toEqual([
      '\ufeff"id","personId","person"',
      '"a",,',
      `"b","${teacherId}","Kofi Asante"`,
    ]);
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
    expect(await world.as(me).ask('auth.get-export', {})).toEqual({ current: null, isMaking: false, nextAt: null });
    await request({ password, code: code() });
    world.clock.advance(minuteMs);
    await expect(request({ password, code: code() })).rejects.toMatchObject({ code: 'export-too-soon' });
  });

  it('is made at the next try if storage fails before it reads', async () => {
    const put = jest.spyOn(FolderStorage.prototype, 'put').mockRejectedValueOnce(new Error('The storage is down'));
    await request();
    await world.runDue().catch(() => undefined);
    expect(put).toHaveBeenCalledTimes(1);
    expect(await world.as(me).ask('auth.get-export', {})).toMatchObject({ current: null, isMaking: true });
    world.clock.advance(60 * minuteMs);
    await world.runDue();
    expect(Object.keys(await stored())).toContain('index.html');
    put.mockRestore();
  });

  it('is made at the next try if a service fails in the middle of a part', async () => {
    failing = '2000';
    await request();
    await world.runDue().catch(() => undefined);
    expect(await world.as(me).ask('auth.get-export', {})).toMatchObject({ current: null, isMaking: true });
    failing = null;
    world.clock.advance(60 * minuteMs);
    await world.runDue();
    expect(Object.keys(await stored())).toContain('index.html');
  });

  it('stays while a newer one is being made, and the newer one takes its place', async () => {
    await request();
    await world.runDue();
    const { key, name } = await world.as(me).ask('auth.find-export', {});
    world.clock.advance(2 * dayMs);
    await signInAgain();
    expect(await request()).toMatchObject({ current: { requestedAt: toInstant(now) }, isMaking: true });
    expect(await world.as(me).ask('auth.find-export', {})).toEqual({ key, name });
    await world.runDue();
    expect(await world.as(me).ask('auth.get-export', {})).toMatchObject({
      current: { requestedAt: toInstant(now + 2 * dayMs) },
      isMaking: false,
    });
    expect(await world.as(me).ask('auth.find-export', {})).not.toEqual({ key, name });
  });

  it('costs no recovery code when it is too soon', async () => {
    const { secret } = await world.as(me).ask('auth.begin-two-step', { currentPassword: password });
    const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: world.clock.now() });
    const { recoveryCodes } = await world.as(me).ask('auth.confirm-two-step', { code: code() });
    world.clock.advance(minuteMs);
    await request({ password, code: code() });
    const spare = { password, method: 'recovery-code', code: recoveryCodes[0]! };
    await expect(request(spare)).rejects.toMatchObject({ code: 'export-too-soon' });
    await world.as(me).ask('auth.remove-two-step', { password, method: 'recovery-code', code: recoveryCodes[0]! });
  });

  it('is deleted after seven days', async () => {
    await request();
    await world.runDue();
    const { key } = await world.as(me).ask('auth.find-export', {});
    world.clock.advance(7 * dayMs);
    await signInAgain();
    await expect(world.as(me).ask('auth.find-export', {})).rejects.toMatchObject({ code: 'no-export' });
    await world.runDue();
    expect(await storage.get(key)).toBeUndefined();
    await expect(
      world.as(aService('booking')).ask('auth.export-part', { userId, part: 'account', until: toInstant(now), after: '' }),
    ).rejects.toMatchObject({
      code: 'not-allowed',
    });
  });
});
