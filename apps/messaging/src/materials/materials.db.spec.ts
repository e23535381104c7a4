import type { LessonRecord } from '@somo/contracts/lessons';
import { refuse } from '@somo/contracts/refusals';
import {
  materialBytesMax,
  materialsBytesMax,
  materialsOfLessonMax,
  messageFileKey,
  partKey,
  partSizes,
} from '@somo/contracts/rules/uploads';
import { toInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { FolderStorage } from '@somo/platform/storage/folder-storage';
import { aBookingState, aLessonRecord } from '@somo/testing/builders';
import { aStudent, aTeacher } from '@somo/testing/callers';
import { silentLog } from '@somo/testing/silent-log';
import { startService, type World } from '@somo/testing/start-service';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SweepFiles } from '../files/sweep-files.js';
import { messaging } from '../messaging.module.js';

const hour = 3_600_000;
const start = Date.parse('2030-01-14T09:00:00Z');
const pdf = (bytes = 1000) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes, 'a'), Buffer.from('\n%%EOF\n')]);

describe('CLS-08 materials of a lesson', () => {
  let world: World;
  let storage: FolderStorage;
  let folder: string;
  let lessons: Map<string, LessonRecord>;
  let people: { studentId: string; teacherId: string };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'somo-materials-'));
    process.env.STORAGE_FOLDER = folder;
    storage = new FolderStorage(folder);
    const answers = {
      'booking.get-lesson': ({ bookingId }: { bookingId: string }) => {
        const lesson = lessons.get(bookingId);
        return lesson ? Promise.resolve(lesson) : Promise.reject(refuse('lesson-not-found'));
      },
      'booking.get-lesson-history': () => Promise.resolve({ lessonId: [...lessons.keys()].at(-1)!, items: [] }),
    };
    world = await startService(messaging, { now: start, answers });
  });
  afterAll(async () => {
    await world.close();
    delete process.env.STORAGE_FOLDER;
    await rm(folder, { recursive: true });
  });
  beforeEach(async () => {
    world.clock.set(start - 2 * hour);
    world.lives.length = 0;
    lessons = new Map();
    const { studentId, teacherId } = aBookingState();
    people = { studentId, teacherId };
    await world.deliver('booking.confirmed', { ...aBookingState(), ...people });
  });

  const teacher = () => world.as(aTeacher({ userId: people.teacherId }));
  const student = () => world.as(aStudent({ userId: people.studentId }));
  function aLesson(part: Partial<LessonRecord> = {}): string {
    const id = newId();
    const times = { startsAt: toInstant(start), endsAt: toInstant(start + hour) };
    lessons.set(id, { ...aLessonRecord({ id, agreementId: newId(), ...times }), ...people, status: 'confirmed', ...part });
    return id;
  }
  async function upload(name = 'Fractions.pdf', file = pdf(), purpose: 'material' | 'message' = 'material', who = teacher) {
    const { id } = await who().ask('messaging.open-upload', { purpose, name, bytes: file.length });
    const ownerId = who === teacher ? people.teacherId : people.studentId;
    let at = 0;
    for (const [part, size] of partSizes(file.length).entries()) {
      await storage.put(partKey(ownerId, id, part + 1), file.subarray(at, (at += size)), 'application/octet-stream');
    }
    await who().ask('messaging.finish-upload', { uploadId: id });
    return id;
  }
  const add = (lessonId: string, chosen: { uploadId?: string; materialId?: string }, who = teacher) =>
    who().ask('messaging.add-material', { lessonId, ...chosen });
  const list = async (lessonId: string, who = student) => (await who().ask('messaging.list-materials', { lessonId })).items;
  const find = (fileId: string, who = student) => who().ask('messaging.find-file', { fileId, version: 'whole' });
  const sweep = () => new SweepFiles(world.db, storage, world.clock, silentLog).sweep();

  it('both people add files before, during and after; both see and download them, and each removes their own', async () => {
    const lessonId = aLesson();
    const [paper, homework] = [await upload(), await upload('Homework.pdf', pdf(6_000_000), 'material', student)];
    const first = await add(lessonId, { uploadId: paper });
    expect(await add(lessonId, { uploadId: paper })).toEqual(first);
    world.clock.set(start + 30 * hour);
    const second = await add(lessonId, { uploadId: homework }, student);
    expect(await list(lessonId)).toEqual([first, second]);
    expect(await list(lessonId, teacher)).toMatchObject([
      { addedBy: people.teacherId, file: { id: paper, name: 'Fractions.pdf', contentType: 'application/pdf', width: null } },
      { addedBy: people.studentId, file: { name: 'Homework.pdf' } },
    ]);
    await expect(find(paper)).resolves.toMatchObject({ name: 'Fractions.pdf', key: messageFileKey(paper, 'whole') });
    expect(world.lives.map(({ userId, name, payload }) => [userId, name, payload]).slice(0, 2)).toEqual([
      [people.studentId, 'materials.changed', { lessonId }],
      [people.teacherId, 'materials.changed', { lessonId }],
    ]);
    const published = (await world.emitted()).filter(({ data }) => 'materialId' in data && [first.id, second.id].includes(data.materialId));
    expect(published.map(({ type, data }) => [type, data])).toMatchObject([
      ['material.added', { bookingId: lessonId, addedBy: 'teacher' }],
      ['material.added', { bookingId: lessonId, addedBy: 'student' }],
    ]);
    const remove = (materialId: string, who: typeof teacher) => who().ask('messaging.remove-material', { lessonId, materialId });
    await expect(remove(first.id, student)).rejects.toMatchObject({ code: 'material-not-found' });
    await expect(remove('nonsense', teacher)).rejects.toMatchObject({ code: 'material-not-found' });
    await remove(first.id, teacher);
    await expect(find(paper)).rejects.toMatchObject({ code: 'file-not-found' });
    expect(await storage.get(messageFileKey(paper, 'whole'))).toBeUndefined();
    expect(await list(lessonId)).toEqual([second]);
  });

  it('are not announced to somebody who is in the classroom and sees them there', async () => {
    const lessonId = aLesson();
    const uploadId = await upload();
    world.clock.set(start);
    await student().ask('messaging.join-room', { lessonId, peerId: newId(), connectionId: newId() });
    const { id } = await add(lessonId, { uploadId });
    expect((await world.emitted()).filter(({ data }) => 'materialId' in data && data.materialId === id)).toEqual([]);
  });

  it('are used again in another lesson, and their bytes stay until the last lesson has lost them', async () => {
    const [one, other] = [aLesson(), aLesson()];
    const uploadId = await upload();
    const first = await add(one, { uploadId });
    const again = await add(other, { materialId: first.id });
    expect(again).toMatchObject({ file: first.file });
    expect((await teacher().ask('messaging.list-own-materials', {})).items.map(({ file }) => file.id)).toEqual([uploadId]);
    await expect(add(other, { materialId: first.id }, student)).rejects.toMatchObject({ code: 'file-not-found' });
    await teacher().ask('messaging.remove-material', { lessonId: one, materialId: first.id });
    await expect(find(uploadId)).resolves.toMatchObject({ bytes: pdf().length });
    await sweep();
    const third = aLesson();
    const [, added] = await Promise.all([
      teacher().ask('messaging.remove-material', { lessonId: other, materialId: again.id }),
      add(third, { materialId: again.id }).catch(() => null),
    ]);
    if (added) await teacher().ask('messaging.remove-material', { lessonId: third, materialId: added.id });
    await sweep();
    await expect(find(uploadId)).rejects.toMatchObject({ code: 'file-not-found' });
  });

  it('are kept by the sweep, which deletes uploads that nobody added', async () => {
    const lessonId = aLesson();
    const [added, forgotten] = [await upload(), await upload()];
    await add(lessonId, { uploadId: added });
    world.clock.advance(48 * hour);
    await sweep();
    await expect(find(added)).resolves.toMatchObject({ bytes: pdf().length });
    await expect(add(lessonId, { uploadId: forgotten })).rejects.toMatchObject({ code: 'file-not-found' });
  });

  it('ROUTE-14 are nobody else’s: not their list, not their bytes, and not an upload of somebody else or for a message', async () => {
    const lessonId = aLesson();
    const [mine, theirs, ofMessage] = [
      await upload(),
      await upload('a.pdf', pdf(), 'material', student),
      await upload('b.pdf', pdf(), 'message'),
    ];
    await add(lessonId, { uploadId: mine });
    await expect(world.as(aStudent()).ask('messaging.find-file', { fileId: mine, version: 'whole' })).rejects.toMatchObject({
      code: 'file-not-found',
    });
    for (const uploadId of [theirs, ofMessage, newId()])
      await expect(add(lessonId, { uploadId })).rejects.toMatchObject({ code: 'file-not-found' });
    await expect(
      teacher().ask('messaging.send-message', { userId: people.studentId, text: '', clientId: newId(), fileId: await upload() }),
    ).rejects.toMatchObject({ code: 'file-not-found' });
    await expect(list(newId())).rejects.toMatchObject({ code: 'lesson-not-found' });
    await expect(add(lessonId, {})).rejects.toMatchObject({ code: 'invalid-input' });
    expect(await list(lessonId)).toHaveLength(1);
  });

  it('are not added to a cancelled lesson, nor after the lesson by people of whom one has blocked the other', async () => {
    const uploadId = await upload();
    await expect(add(aLesson({ status: 'cancelled' }), { uploadId })).rejects.toMatchObject({ code: 'lesson-cancelled' });
    const before = aLesson({ status: 'rescheduled', successorId: newId() });
    aLesson({ status: 'cancelled' });
    await expect(add(before, { uploadId })).rejects.toMatchObject({ code: 'lesson-cancelled' });
    const lessonId = aLesson();
    await student().ask('messaging.block-contact', { userId: people.teacherId });
    await add(lessonId, { uploadId });
    world.clock.set(start + 3 * hour);
    await expect(add(lessonId, { uploadId: await upload() })).rejects.toMatchObject({ code: 'materials-closed' });
    expect(await list(lessonId)).toHaveLength(1);
  });

  it('are limited: so many bytes a file and a person, so many files a lesson, also for many that come at once', async () => {
    const open = (bytes: number, purpose: 'material' | 'message') =>
      teacher().ask('messaging.open-upload', { purpose, name: 'a.pdf', bytes });
    await expect(open(materialBytesMax + 1, 'material')).rejects.toMatchObject({ code: 'invalid-input' });
    await expect(open(materialBytesMax, 'message')).rejects.toMatchObject({ code: 'invalid-input' });
    const lessonId = aLesson();
    const first = await add(lessonId, { uploadId: await upload() });
    await world.db.run(
      'test-fill',
      `WITH f AS (INSERT INTO files (id, owner_id, name, bytes, state, purpose, is_material, opened_at)
         SELECT gen_random_uuid(), $1, 'a.pdf', 1, 'ready', 'material', true, now() FROM generate_series(1, $5::int) RETURNING id)
       INSERT INTO materials (id, agreement_id, file_id, student_id, teacher_id, added_by, added_at)
         SELECT gen_random_uuid(), $2, id, $3, $4, $4, now() FROM f`,
      [people.teacherId, lessons.get(lessonId)!.agreementId, people.studentId, people.teacherId, materialsOfLessonMax - 2],
    );
    const uploads = await Promise.all(Array.from({ length: 6 }, () => upload()));
    const outcomes = await Promise.allSettled(uploads.map((uploadId) => add(lessonId, { uploadId })));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await list(lessonId)).toHaveLength(materialsOfLessonMax);
    const last = await upload();
    await world.db.run('test-large', 'UPDATE files SET bytes = $2 WHERE id = $1', [first.file.id, materialsBytesMax]);
    await expect(add(aLesson(), { uploadId: last })).rejects.toMatchObject({ code: 'materials-full' });
    await expect(upload()).rejects.toMatchObject({ code: 'materials-full' });
  });
});
