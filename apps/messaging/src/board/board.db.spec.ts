import type { LessonRecord } from '@somo/contracts/lessons';
import { refuse } from '@somo/contracts/refusals';
import { boardBytesMax, boardPartBytes, drawingBytesMax } from '@somo/contracts/rules/board';
import { toInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { aLessonRecord } from '@somo/testing/builders';
import { aStudent, aTeacher } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { randomBytes } from 'node:crypto';
import { applyUpdate, Doc } from 'yjs';
import { messaging } from '../messaging.module.js';
import { mergeEvery } from './merge-drawings.js';

const minute = 60_000;
const start = Date.parse('2030-01-14T09:00:00Z');

describe('CLS-12 the board of a lesson', () => {
  let world: World;
  let lesson: LessonRecord;

  beforeAll(async () => {
    const answers = {
      'booking.get-lesson': ({ bookingId }: { bookingId: string }) =>
        bookingId === lesson.id ? Promise.resolve(lesson) : Promise.reject(refuse('lesson-not-found')),
    };
    world = await startService(messaging, { now: start, answers });
  });
  beforeEach(async () => {
    world.clock.set(start);
    lesson = aLessonRecord({ id: newId(), agreementId: newId(), startsAt: toInstant(start), endsAt: toInstant(start + 60 * minute) });
    lesson.paidAt = toInstant(start - 24 * 60 * minute);
    for (const who of [student, teacher]) await join(who);
    world.lives.length = 0;
  });
  afterAll(() => world.close());

  const student = () => world.as(aStudent({ userId: lesson.studentId }));
  const teacher = () => world.as(aTeacher({ userId: lesson.teacherId }));
  const join = (who: typeof student) => who().ask('messaging.join-room', { lessonId: lesson.id, peerId: newId(), connectionId: newId() });
  const draw = (update: string, who = student) => who().ask('messaging.draw', { lessonId: lesson.id, update });
  const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

  /** A browser's own document, whose changes can be sent. */
  function aPage() {
    const doc = new Doc();
    const strokes = doc.getArray<Uint8Array>('1');
    const changes: string[] = [];
    doc.on('update', (update: Uint8Array) => changes.push(base64(update)));
    return { doc, changes, stroke: (bytes: Uint8Array = randomBytes(80)) => strokes.push([Uint8Array.from(bytes)]) };
  }
  async function readBoard(who = teacher) {
    const doc = new Doc();
    const parts: string[][] = [];
    let after = 0;
    for (let hasMore = true; hasMore;) {
      const part = await who().ask('messaging.get-board', { lessonId: lesson.id, after });
      part.updates.forEach((update) => applyUpdate(doc, Buffer.from(update, 'base64')));
      parts.push(part.updates);
      ({ upTo: after, hasMore } = part);
    }
    return { strokes: doc.getArray<Uint8Array>('1').toArray(), parts, upTo: after };
  }

  it('shows each drawing to the other person, keeps it for both, and gives only what follows', async () => {
    const page = aPage();
    page.stroke();
    page.stroke();
    for (const update of page.changes) await draw(update);
    expect(world.lives.map(({ userId, name, payload }) => [userId, name, payload])).toEqual(
      page.changes.map((update, at) => [lesson.teacherId, 'board.drawn', { lessonId: lesson.id, seq: at + 1, update }]),
    );
    for (const who of [student, teacher]) expect((await readBoard(who)).strokes).toHaveLength(2);
    const rest = await student().ask('messaging.get-board', { lessonId: lesson.id, after: 1 });
    expect(rest).toEqual({ updates: page.changes.slice(1), upTo: 2, hasMore: false, last: 2 });
    expect(await student().ask('messaging.get-board', { lessonId: lesson.id, after: 9 })).toEqual({
      updates: [],
      upTo: 9,
      hasMore: false,
      last: 2,
    });
  });

  it('is drawn on by the two people alone, while they are in the classroom, and read by them afterwards', async () => {
    const page = aPage();
    page.stroke();
    const [update = ''] = page.changes;
    const stranger = () => world.as(aStudent());
    await expect(draw(update, stranger)).rejects.toMatchObject({ code: 'not-in-classroom' });
    await expect(stranger().ask('messaging.get-board', { lessonId: newId() })).rejects.toMatchObject({ code: 'lesson-not-found' });
    await draw(update);
    world.clock.set(start + 90 * minute);
    await expect(draw(update)).rejects.toMatchObject({ code: 'classroom-closed' });
    expect(await readBoard()).toMatchObject({ upTo: 1, strokes: [expect.anything()] });
  });

  it('refuses what is no drawing, or too much at once, and keeps and shows nothing of it', async () => {
    const large = aPage();
    large.stroke(randomBytes(drawingBytesMax));
    await expect(draw(large.changes[0]!)).rejects.toMatchObject({ code: 'drawing-too-large' });
    const page = aPage();
    page.stroke();
    const [whole = ''] = page.changes;
    const bytes = Buffer.from(whole, 'base64');
    const bad = [
      'not Base64!',
      base64(Buffer.from([0, 0])),
      base64(bytes.subarray(0, bytes.length / 2)),
      base64(Buffer.from([255, 255, 255])),
    ];
    for (let at = 0; at < 50; at++) bad.push(base64(randomBytes(200)));
    for (const update of bad) await expect(draw(update)).rejects.toMatchObject({ code: 'drawing-unreadable' });
    expect(world.lives).toEqual([]);
    expect(await readBoard()).toMatchObject({ upTo: 0, strokes: [] });
  });

  it('merges many drawings into few rows, none larger than an answer, and what was read before stays right', async () => {
    const page = aPage();
    for (let at = 0; at < mergeEvery; at++) page.stroke(randomBytes(at % 2 === 0 ? 80 : 3000));
    await draw(page.changes[0]!);
    const rest = page.changes.slice(1, -1).map((update) => Buffer.from(update, 'base64'));
    await world.db.run(
      'test-drawings',
      `WITH drawn AS (INSERT INTO board_updates (agreement_id, seq, bytes)
         SELECT $1, at + 1, bytes FROM unnest($2::bytea[]) WITH ORDINALITY AS u (bytes, at) RETURNING bytes)
       UPDATE boards SET last_seq = last_seq + n, drawings = drawings + n, bytes = bytes + size
       FROM (SELECT count(*)::int AS n, sum(length(bytes)) AS size FROM drawn) AS sums WHERE agreement_id = $1`,
      [lesson.agreementId, rest],
    );
    const before = await readBoard();
    expect(before.parts.flat()).toHaveLength(mergeEvery - 1);
    await draw(page.changes.at(-1)!);
    page.stroke();
    await draw(page.changes.at(-1)!);
    const after = await readBoard();
    expect(after.strokes).toEqual([...before.strokes, expect.anything(), expect.anything()]);
    expect(after.parts.flat().length).toBeLessThan(5);
    for (const updates of after.parts) expect(updates.join('').length).toBeLessThanOrEqual((boardPartBytes * 4) / 3 + 10);
    const following = await teacher().ask('messaging.get-board', { lessonId: lesson.id, after: mergeEvery });
    expect(following).toEqual({ updates: page.changes.slice(-1), upTo: mergeEvery + 1, hasMore: false, last: mergeEvery + 1 });
  });

  it('is full at a size, also for drawings that come at once', async () => {
    const page = aPage();
    for (let at = 0; at < 5; at++) page.stroke();
    await draw(page.changes[0]!);
    const room = 2 * Buffer.from(page.changes[1]!, 'base64').length + 10;
    await world.db.run('test-fill', 'UPDATE boards SET bytes = $2 WHERE agreement_id = $1', [lesson.agreementId, boardBytesMax - room]);
    const outcomes = await Promise.allSettled(page.changes.slice(1).map((update) => draw(update)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(outcomes).toContainEqual({ status: 'rejected', reason: expect.objectContaining({ code: 'board-full' }) });
    expect((await readBoard()).upTo).toBe(3);
  });
});
