import { jest } from '@jest/globals';
import type { LessonRecord } from '@somo/contracts/lessons';
import type { Live } from '@somo/contracts/live';
import { toInstant } from '@somo/contracts/time';
import { Db } from '@somo/platform/db';
import { newId } from '@somo/platform/ids';
import { aLessonRecord } from '@somo/testing/builders';
import { aStudent, aTeacher } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { until } from '@somo/testing/until';
import { messaging } from '../messaging.module.js';

const start = Date.parse('2030-01-14T09:00:00Z');
const suspended = { version: 1, suspended: true, role: 'student', changedAt: toInstant(start) } as const;

describe('CLS-03 the classroom that one person leaves while the other enters', () => {
  let world: World;
  let lesson: LessonRecord;
  const [ama, kofi] = [newId(), newId()];

  beforeAll(async () => {
    world = await startService(messaging, { now: start, answers: { 'booking.get-lesson': () => Promise.resolve(lesson) } });
  });
  beforeEach(() => {
    world.lives.length = 0;
    const times = { startsAt: toInstant(start), endsAt: toInstant(start + 3_600_000), paidAt: toInstant(start) };
    lesson = aLessonRecord({ id: newId(), agreementId: newId(), studentId: newId(), ...times });
  });
  afterEach(() => void jest.restoreAllMocks());
  afterAll(() => world.close());

  const student = () => world.as(aStudent({ userId: lesson.studentId }));
  const teacher = () => world.as(aTeacher({ userId: lesson.teacherId }));
  const enter = (who: ReturnType<typeof student>, peerId: string, connectionId: string) =>
    who.ask('messaging.join-room', { lessonId: lesson.id, peerId, connectionId });
  /** What a page shows once all has arrived: the order in which it did says nothing. */
  const inTheEnd = (userId: string) => {
    const lists = world.lives.flatMap((pushed) => (pushed.userId === userId && pushed.name === 'room.changed' ? [pushed.payload] : []));
    return (lists as Live['room.changed'][]).sort((one, other) => one.version - other.version).at(-1);
  };
  const isWaiting = async () => {
    const waiting = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    return (await world.db.run('test-waiting', waiting)) > 0;
  };

  /** The first reader of the room goes on once the second has read it too, or waits for a lock. */
  const readTogether = () => {
    const sql = Db.prototype.sql;
    let reads = 0;
    jest.spyOn(Db.prototype, 'sql').mockImplementation(async function (this: Db, name, text, values) {
      const rows = await sql.call(this, name, text, values);
      if (name === 'room-peers' && ++reads === 1) await until(async () => reads === 2 || (await isWaiting()));
      return rows;
    });
  };

  it.each([
    ['leaves', () => student().ask('messaging.leave-room', { lessonId: lesson.id, peerId: ama })],
    ['loses the connection', () => student().ask('messaging.disconnect-peer', { connectionId: 'first' })],
    ['is suspended', () => world.deliver('user.suspended', { ...suspended, userId: lesson.studentId })],
  ])('has only the one who entered, for both, when the other %s', async (_, leave) => {
    await enter(student(), ama, 'first');
    readTogether();
    await Promise.all([leave(), enter(teacher(), kofi, 'second')]);
    const only = { lessonId: lesson.id, version: 3, peers: [{ userId: lesson.teacherId, peerId: kofi, joinedAt: toInstant(start) }] };
    expect([inTheEnd(lesson.studentId), inTheEnd(lesson.teacherId)]).toEqual([only, only]);
  });
});
