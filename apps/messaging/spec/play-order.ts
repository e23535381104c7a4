// A random order of what two people, and one who forges, do with the recording of a lesson, beside a model that knows only when both agreed.
import type { LessonRecord } from '@somo/contracts/lessons';
import { newId } from '@somo/platform/ids';
import type { Storage } from '@somo/platform/storage/storage';
import { aStudent, aTeacher } from '@somo/testing/callers';
import { seededRandom } from '@somo/testing/seeded-random';
import type { World } from '@somo/testing/start-service';
import { createHash } from 'node:crypto';

interface Order {
  world: World;
  lesson: LessonRecord;
  storage: Storage;
}

/** When a recording had the live consent of both, in epoch milliseconds; Infinity: it still has. */
interface Consent {
  from: number;
  until: number;
}

const steps = 14;
/** Ask, agree, begin, let some time go by, and send the first part: which act, and whose. */
const openings = [
  [0, 0],
  [1, 1],
  [2, 0],
  [11, 0],
  [7, 0],
] as const;
const begins = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);

/** Plays one order; returns what was kept although not both agreed to it then, and what did not end at once. */
export async function playOrder(seed: number, { world, lesson, storage }: Order): Promise<{ found: string[]; kept: number }> {
  const random = seededRandom(seed);
  const below = (count: number) => Math.floor(random() * count);
  const people = [
    { as: world.as(aStudent({ userId: lesson.studentId })), page: newId(), isIn: false, isLost: false },
    { as: world.as(aTeacher({ userId: lesson.teacherId })), page: newId(), isIn: false, isLost: false },
  ];
  const consents = new Map<string, Consent>();
  const made: string[] = [];
  const found: string[] = [];
  let asker = 0;
  let seq = 0;
  const latest = () => made.at(-1) ?? newId();
  const of = (recordingId: string) => ({ lessonId: lesson.id, recordingId });
  const tried = async <T>(act: Promise<T>): Promise<T | undefined> => act.catch(() => undefined);
  /** Since when one of the two is missing whose connection broke. */
  let lostAt = Infinity;
  const close = () => {
    for (const consent of consents.values()) consent.until = Math.min(consent.until, world.clock.now(), lostAt);
    lostAt = Infinity;
  };

  async function chunk(id: string, fromMs: number, toMs: number, who: number): Promise<void> {
    seq += 1;
    const bytes = Buffer.concat([begins, Buffer.from(String(seq))]);
    const sent = { ...of(id), seq, fromMs, toMs, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
    const place = await tried(people[who]!.as.ask('messaging.check-chunk', sent));
    if (!place?.key) return;
    await storage.put(place.key, bytes, 'application/octet-stream');
    // Somebody may end it while the bytes arrive.
    if (below(6) === 0) await stop(below(2));
    await tried(people[who]!.as.ask('messaging.store-chunk', { ...sent, key: place.key }));
  }
  async function stop(who: number): Promise<void> {
    const id = latest();
    const ended = await tried(people[who]!.as.ask('messaging.end-recording', of(id)));
    if (ended && ended.state !== 'asked' && ended.state !== 'running') close();
    else if (ended) found.push(`${id} goes on after it was ended`);
  }

  const acts = [
    async (who: number) => {
      const asked = await tried(people[who]!.as.ask('messaging.ask-to-record', { lessonId: lesson.id, kind: 'voice' }));
      if (!asked) return;
      asker = who;
      made.push(asked.id);
    },
    async (who: number) => {
      const id = latest();
      const answered = await tried(people[who]!.as.ask('messaging.answer-recording', { ...of(id), agree: below(4) > 0 }));
      if (answered?.state !== 'running' || consents.has(id)) return;
      if (who === asker || !people.every(({ isIn }) => isIn)) found.push(`${id} runs without the other`);
      consents.set(id, { from: world.clock.now(), until: Infinity });
    },
    async () => {
      await tried(people[asker]!.as.ask('messaging.begin-recording', { ...of(latest()), contentType: 'audio/webm' }));
    },
    stop,
    async (who: number) => {
      const person = people[who]!;
      await person.as.ask('messaging.leave-room', { lessonId: lesson.id, peerId: person.page });
      if (person.isIn) close();
      Object.assign(person, { isIn: false, isLost: person.isLost && !person.isIn });
    },
    async (who: number) => {
      // A reloaded page is another one, which has agreed to nothing.
      const person = people[who]!;
      const isNew = person.isLost ? below(3) === 0 : !person.isIn || below(3) === 0;
      if (isNew) person.page = newId();
      await person.as.ask('messaging.join-room', { lessonId: lesson.id, peerId: person.page, connectionId: person.page });
      if (isNew) close();
      Object.assign(person, { isIn: true, isLost: false });
      if (people.every(({ isIn }) => isIn)) lostAt = Infinity;
    },
    // A connection breaks; the page comes back, or another one comes.
    async (who: number) => {
      const person = people[who]!;
      if (!person.isIn) return;
      await person.as.ask('messaging.disconnect-peer', { connectionId: person.page });
      lostAt = Math.min(lostAt, world.clock.now());
      Object.assign(person, { isIn: false, isLost: true });
    },
    // What was just recorded, what was recorded long ago, what will be, and what somebody else forges.
    async () => chunk(latest(), 0, 1 + below(4_000), asker),
    async () => chunk(latest(), below(8_000), 8_000 + below(12_000), asker),
    async () => chunk(latest(), 60_000, 60_000 + below(40_000), asker),
    async (who: number) => chunk(made[below(made.length)] ?? newId(), below(5_000), 5_000 + below(5_000), who),
    () => Promise.resolve(world.clock.advance(below(9_000))),
    () => Promise.resolve(world.clock.advance(below(9_000))),
  ];
  await acts[5]!(0);
  await acts[5]!(1);
  // Most orders begin as people do; what comes then is anything.
  if (below(3) > 0) for (const [act, who] of openings) await acts[act]!(who);
  for (let step = 0; step < steps; step += 1) await acts[below(acts.length)]!(below(2));
  close();
  await stop(0);
  const kept = await keptOf(world, lesson.agreementId);
  for (const { id, from, to } of kept) {
    const consent = consents.get(id);
    if (!consent || from < consent.from || to > consent.until)
      found.push(`${id} has ${from} to ${to}, agreed to: ${JSON.stringify(consent)}`);
  }
  return { found, kept: kept.length };
}

/** Returns which stretches of time were kept, by recording. */
function keptOf(world: World, agreementId: string): Promise<{ id: string; from: number; to: number }[]> {
  return world.db.sql(
    'test-kept',
    `SELECT r.id, (extract(epoch FROM r.began_at) * 1000 + c.from_ms)::float8 AS "from", (extract(epoch FROM r.began_at) * 1000 + c.to_ms)::float8 AS "to"
     FROM recordings r JOIN recording_chunks c ON c.recording_id = r.id WHERE r.agreement_id = $1`,
    [agreementId],
  );
}
