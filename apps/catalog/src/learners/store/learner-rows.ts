import type { AgeGroup, Learner } from '@somo/contracts/learners';
import { toInstant, type Instant } from '@somo/contracts/time';
import type { Db } from '@somo/platform/db';

interface LearnerRow {
  id: string;
  firstName: string;
  ageGroup: AgeGroup;
  consentVersion: number;
  consentAt: Date;
}

/** One of a guardian's learners. */
interface Key {
  guardianId: string;
  learnerId: string;
}

interface NewLearner {
  id: string;
  guardianId: string;
  firstName: string;
  ageGroup: AgeGroup;
  at: Instant;
}

/** Those of `l` with the consent that was given when each was added. */
const columns = `l.id, l.first_name AS "firstName", l.age_group AS "ageGroup",
  (SELECT wording_version FROM learner_consents c WHERE c.learner_id = l.id ORDER BY given_at DESC LIMIT 1) AS "consentVersion",
  (SELECT given_at FROM learner_consents c WHERE c.learner_id = l.id ORDER BY given_at DESC LIMIT 1) AS "consentAt"`;

/** Returns a guardian's learners, in the order in which they were added. */
export async function listLearners(db: Db, guardianId: string): Promise<Learner[]> {
  const rows = await db.sql<LearnerRow>(
    'learners-list',
    `SELECT ${columns} FROM learners l WHERE guardian_id = $1 AND removed_at IS NULL ORDER BY created_at, id`,
    [guardianId],
  );
  return rows.map(toLearner);
}

/** Returns one of a guardian's learners; undefined if it is not theirs, or removed. */
export async function findLearner(db: Db, { guardianId, learnerId }: Key): Promise<Learner | undefined> {
  const [row] = await db.sql<LearnerRow>(
    'learner-get',
    `SELECT ${columns} FROM learners l WHERE id = $1 AND guardian_id = $2 AND removed_at IS NULL`,
    [learnerId, guardianId],
  );
  return row && toLearner(row);
}

/** Adds a learner unless their guardian has `most` already, counting one at a time; returns whether it did. */
export async function addLearner(db: Db, { id, guardianId, firstName, ageGroup, at }: NewLearner, most: number): Promise<boolean> {
  const [row] = await db.sql<{ count: number }>(
    'learners-count',
    'SELECT count(*)::int AS count FROM learners WHERE guardian_id = $1 AND removed_at IS NULL',
    [guardianId],
  );
  // Without a turn: of many at once, nearly all are one too many, and none of these holds a connection while it waits.
  if ((row?.count ?? 0) >= most) return false;
  await db.sql('learners-lock', 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`learners:${guardianId}`]);
  const added = await db.run(
    'learner-add',
    `INSERT INTO learners (id, guardian_id, first_name, age_group, created_at)
     SELECT $1, $2, $3, $4, $5 WHERE (SELECT count(*) FROM learners WHERE guardian_id = $2 AND removed_at IS NULL) < $6`,
    [id, guardianId, firstName, ageGroup, at, most],
  );
  return added === 1;
}

/** Stores that a guardian agreed to a wording for a learner. */
export async function addConsent(db: Db, { id, guardianId, at }: NewLearner, consentId: string, version: number): Promise<void> {
  await db.run(
    'learner-consent',
    'INSERT INTO learner_consents (id, learner_id, guardian_id, wording_version, given_at) VALUES ($1, $2, $3, $4, $5)',
    [consentId, id, guardianId, version, at],
  );
}

/** Changes what is given of one of a guardian's learners; returns whether there is one. */
export async function changeLearner(
  db: Db,
  { guardianId, learnerId }: Key,
  { firstName = null, ageGroup = null }: { firstName?: string | null; ageGroup?: AgeGroup | null },
): Promise<boolean> {
  const changed = await db.run(
    'learner-change',
    `UPDATE learners SET first_name = coalesce($3, first_name), age_group = coalesce($4, age_group)
     WHERE id = $1 AND guardian_id = $2 AND removed_at IS NULL`,
    [learnerId, guardianId, firstName, ageGroup],
  );
  return changed === 1;
}

/** Removes one of a guardian's learners, with their name and age; returns whether there was one. */
export async function removeLearner(db: Db, { guardianId, learnerId }: Key, at: Instant): Promise<boolean> {
  const removed = await db.run(
    'learner-remove',
    `UPDATE learners SET removed_at = $3, first_name = NULL, age_group = NULL WHERE id = $1 AND guardian_id = $2 AND removed_at IS NULL`,
    [learnerId, guardianId, at],
  );
  return removed === 1;
}

function toLearner({ id, firstName, ageGroup, consentVersion, consentAt }: LearnerRow): Learner {
  return { id, firstName, ageGroup, consent: { version: consentVersion, givenAt: toInstant(consentAt.getTime()) } };
}
