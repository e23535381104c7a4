import type { LessonRecord } from '@somo/contracts/lessons';
import { refuse } from '@somo/contracts/refusals';
import { pageKey, pagesMax, type PageSize } from '@somo/contracts/rules/pages';
import { materialsBytesMax, partKey } from '@somo/contracts/rules/uploads';
import { toInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { FolderStorage } from '@somo/platform/storage/folder-storage';
import { aBookingState, aLessonRecord } from '@somo/testing/builders';
import { aStudent, aTeacher } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { messaging } from '../messaging.module.js';

const hour = 3_600_000;
const start = Date.parse('2030-01-14T09:00:00Z');
const pdf = Buffer.from('%PDF-1.7\nsheet\n%%EOF\n');
const sheet = () => sharp({ create: { width: 80, height: 113, channels: 3, background: '#ffffff' } });

describe('CLS-08 pages of a PDF, shown in the classroom', () => {
  let world: World;
  let storage: FolderStorage;
  let folder: string;
  let webp: Buffer;
  const lessons = new Map<string, LessonRecord>();
  let people: { studentId: string; teacherId: string };
  let lessonId: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'somo-pages-'));
    process.env.STORAGE_FOLDER = folder;
    storage = new FolderStorage(folder);
    webp = await sheet().webp().toBuffer();
    const lessonOf = ({ bookingId }: { bookingId: string }) => {
      const lesson = lessons.get(bookingId);
      return lesson ? Promise.resolve(lesson) : Promise.reject(refuse('lesson-not-found'));
    };
    world = await startService(messaging, { now: start, answers: { 'booking.get-lesson': lessonOf } });
  });
  afterAll(async () => {
    await world.close();
    delete process.env.STORAGE_FOLDER;
    await rm(folder, { recursive: true });
  });
  beforeEach(() => {
    world.lives.length = 0;
    const { studentId, teacherId } = aBookingState();
    people = { studentId, teacherId };
    lessonId = aLesson();
  });

  const teacher = () => world.as(aTeacher({ userId: people.teacherId }));
  const student = () => world.as(aStudent({ userId: people.studentId }));
  function aLesson(): string {
    const id = newId();
    const times = { startsAt: toInstant(start), endsAt: toInstant(start + hour) };
    lessons.set(id, { ...aLessonRecord({ id, agreementId: newId(), ...times }), ...people, status: 'confirmed' });
    return id;
  }
  async function add(name = 'Sheet.pdf', bytes = pdf, who = teacher) {
    const { id } = await who().ask('messaging.open-upload', { purpose: 'material', name, bytes: bytes.length });
    await storage.put(partKey(who === teacher ? people.teacherId : people.studentId, id, 1), bytes, 'application/octet-stream');
    await who().ask('messaging.finish-upload', { uploadId: id });
    return who().ask('messaging.add-material', { lessonId, uploadId: id });
  }
  interface Put {
    page?: number;
    size?: PageSize;
    of?: number;
    picture?: Buffer;
    who?: typeof teacher;
  }
  const put = (materialId: string, { page = 1, size = 'small', of = 2, picture = webp, who = teacher }: Put = {}) =>
    who().ask('messaging.put-page', { lessonId, materialId, page, size, of, picture: picture.toString('base64') });
  async function putAll(materialId: string, of = 2) {
    for (let page = 1; page <= of; page += 1) for (const size of ['small', 'full'] as const) await put(materialId, { page, size, of });
  }
  const find = (materialId: string, page = 1, who = student, of = lessonId) =>
    who().ask('messaging.find-page', { lessonId: of, materialId, page, size: 'full' });
  const list = async () => (await student().ask('messaging.list-materials', { lessonId })).items;
  const enter = async (who: typeof teacher) => who().ask('messaging.join-room', { lessonId, peerId: newId(), connectionId: newId() });
  const show = (who: typeof teacher, materialId?: string, page = 1) =>
    who().ask('messaging.show-page', { lessonId, page, zoom: 1.5, x: 0.4, y: 0.6, ...(materialId ? { materialId } : {}) });
  const shared = async () => (await student().ask('messaging.get-classroom', { lessonId })).shared;

  it('both read the pages, also in a lesson that uses the file again, until the last lesson has lost it', async () => {
    const first = await add();
    expect(first.pages).toBeNull();
    await putAll(first.id);
    await put(first.id);
    expect((await list())[0]!.pages).toEqual({ count: 2, ready: 2 });
    const key = pageKey(first.file.id, 2, 'full');
    await expect(find(first.id, 2)).resolves.toMatchObject({ key });
    await expect(find(first.id, 2, teacher)).resolves.toMatchObject({ key });
    const other = aLesson();
    const again = await teacher().ask('messaging.add-material', { lessonId: other, materialId: first.id });
    await expect(find(again.id, 2, student, other)).resolves.toMatchObject({ key });
    await teacher().ask('messaging.remove-material', { lessonId, materialId: first.id });
    expect((await storage.list({ prefix: key })).files).toHaveLength(1);
    await teacher().ask('messaging.remove-material', { lessonId: other, materialId: again.id });
    expect((await storage.list({ prefix: `messages/${first.file.id}/` })).files).toEqual([]);
  });

  it('ROUTE-14 nobody else adds or reads them, and what is no page is refused and changes nothing', async () => {
    const { id } = await add();
    const picture = await add('Photo.png', await sheet().png().toBuffer());
    const large = await sharp({ create: { width: 2100, height: 20, channels: 3, background: '#ffffff' } })
      .webp()
      .toBuffer();
    const noise = Buffer.concat([webp.subarray(0, 20), Buffer.alloc(webp.length - 20, 7)]);
    const beside = Buffer.concat([webp, Buffer.from('NOTE\u0008\0\0\0<script>')]);
    beside.writeUInt32LE(beside.length - 8, 4);
    const withTail = Buffer.concat([webp, Buffer.from('<script>')]);
    const refusals: [Put, string][] = [
      [{ who: student }, 'material-not-found'],
      [{ page: 3 }, 'page-not-found'],
      [{ of: pagesMax + 1 }, 'invalid-input'],
      [{ picture: Buffer.alloc(10_001) }, 'page-too-large'],
      [{ size: 'full', picture: Buffer.alloc(70_001) }, 'page-too-large'],
      ...[noise, withTail, beside, large, await sheet().png().toBuffer(), Buffer.alloc(0)].map((bad): [Put, string] => [
        { picture: bad },
        'page-not-readable',
      ]),
    ];
    for (const [wrong, code] of refusals) await expect(put(id, wrong)).rejects.toMatchObject({ code });
    await expect(put(picture.id)).rejects.toMatchObject({ code: 'pages-of-pdf-only' });
    await expect(put('nonsense')).rejects.toMatchObject({ code: 'material-not-found' });
    expect((await list())[0]!.pages).toBeNull();
    await put(id, { size: 'full' });
    await expect(put(id, { page: 2, of: 3 })).rejects.toMatchObject({ code: 'page-count-differs' });
    await expect(find(id, 2)).rejects.toMatchObject({ code: 'page-not-found' });
    await expect(find(id, 1, student, newId())).rejects.toMatchObject({ code: 'lesson-not-found' });
    await expect(find(id, 1, student, aLesson())).rejects.toMatchObject({ code: 'material-not-found' });
  });

  it('count among the bytes of their owner', async () => {
    const { id, file } = await add();
    await world.db.run('test-large', 'UPDATE files SET bytes = $2 WHERE id = $1', [file.id, materialsBytesMax - 10]);
    await expect(put(id)).rejects.toMatchObject({ code: 'materials-full' });
    expect((await list())[0]!.pages).toBeNull();
  });

  it('CLS-01 either person in the room shows a page to both, and a removed file is shown no longer', async () => {
    const { id } = await add();
    await putAll(id);
    await expect(show(teacher, id)).rejects.toMatchObject({ code: 'not-in-classroom' });
    for (const who of [teacher, student]) await enter(who);
    await show(teacher, id, 2);
    expect(await shared()).toMatchObject({
      version: 1,
      shown: { materialId: id, page: 2, zoom: 1.5, x: 0.4, y: 0.6, by: people.teacherId },
    });
    const told = world.lives.filter(({ name }) => name === 'room.shared').map(({ userId }) => userId);
    expect(new Set(told)).toEqual(new Set([people.studentId, people.teacherId]));
    await show(student, id);
    expect((await shared()).shown).toMatchObject({ page: 1, by: people.studentId });
    await expect(show(teacher, id, 3)).rejects.toMatchObject({ code: 'page-not-found' });
    await expect(show(teacher, newId())).rejects.toMatchObject({ code: 'material-not-found' });
    expect((await shared()).shown).toMatchObject({ page: 1, by: people.studentId });
    await teacher().ask('messaging.remove-material', { lessonId, materialId: id });
    expect((await shared()).shown).toBeNull();
    await expect(show(teacher, id)).rejects.toMatchObject({ code: 'material-not-found' });
    await show(teacher);
  });

  it('CLS-01 a hand is raised by its owner and lowered by either, or when its owner leaves, and a timer runs for both', async () => {
    await enter(teacher);
    const peerId = newId();
    await student().ask('messaging.join-room', { lessonId, peerId, connectionId: newId() });
    const hand = (who: typeof teacher, userId: string, raised: boolean) => who().ask('messaging.raise-hand', { lessonId, userId, raised });
    await hand(student, people.studentId, true);
    await hand(student, people.studentId, true);
    expect((await shared()).hands).toEqual([people.studentId]);
    await expect(hand(teacher, people.studentId, true)).rejects.toMatchObject({ code: 'not-in-classroom' });
    await hand(teacher, people.studentId, false);
    expect((await shared()).hands).toEqual([]);
    for (const who of [teacher, student]) await hand(who, who === teacher ? people.teacherId : people.studentId, true);
    await student().ask('messaging.leave-room', { lessonId, peerId });
    expect((await shared()).hands).toEqual([people.teacherId]);
    expect(world.lives.findLast(({ name }) => name === 'room.shared')?.payload).toMatchObject({ shared: { hands: [people.teacherId] } });
    await enter(student);
    await hand(student, people.teacherId, false);
    const timer = (who: typeof teacher, minutes: number) => who().ask('messaging.set-timer', { lessonId, minutes });
    await timer(student, 5);
    expect(await shared()).toMatchObject({ hands: [], timer: { endsAt: toInstant(start + 5 * 60_000), by: people.studentId } });
    await expect(timer(teacher, 61)).rejects.toMatchObject({ code: 'invalid-input' });
    await timer(teacher, 0);
    expect((await shared()).timer).toBeNull();
    await expect(world.as(aStudent()).ask('messaging.set-timer', { lessonId, minutes: 1 })).rejects.toMatchObject({
      code: 'not-in-classroom',
    });
  });
});
