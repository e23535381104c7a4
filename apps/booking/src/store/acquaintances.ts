import type { Acquaintance, AcquaintancePage, ComingLesson, StudentTab } from '@somo/contracts/students';
import { toInstant } from '@somo/contracts/time';
import type { Db } from '@somo/platform/db';

/** Which side the caller is on. */
type Side = 'student' | 'teacher';

interface Listing {
  userId: string;
  /** Epoch milliseconds. */
  now: number;
  limit: number;
  subject?: string | undefined;
  tab?: StudentTab;
  /** Who joined since then is new, in epoch milliseconds. */
  newSince?: number;
  /** Only this one. */
  otherId?: string;
  /** Where the last page ended. */
  after?: string[] | null;
}

type Times = 'startsAt' | 'endsAt';
type LessonJson = Omit<ComingLesson, Times> & Record<Times, number>;
/** `place` is where it stands in the list. */
interface ItemJson extends Omit<Acquaintance, 'learners' | 'lastLessonAt' | 'nextLesson' | 'joinedAt'> {
  place: number;
  /** Names by id. */
  learners: Record<string, string> | null;
  lastLessonAt: number | null;
  nextLesson: LessonJson | null;
  joinedAt: number;
}

/** An item with the cursor that continues after it. */
export interface Placed {
  item: Acquaintance;
  place: [string, string];
}

const ms = (column: string) => `(extract(epoch FROM ${column}) * 1000)::bigint`;
const isToCome = `status IN ('pending', 'confirmed') AND ends_at > $2`;
/** More than any epoch milliseconds: people without a next lesson come after those with one, the latest lesson first. */
const afterAll = '1000000000000000';

const tabs: Record<StudentTab, string> = {
  all: '$8::timestamptz IS NOT NULL',
  upcoming: '$8::timestamptz IS NOT NULL AND next_at IS NOT NULL',
  new: 'joined_at > $8',
};

/** Returns the people the caller has or had lessons with, and how many there are in all, in one statement. */
export async function listAcquaintances(
  db: Db,
  side: Side,
  listing: Listing,
): Promise<Pick<AcquaintancePage, 'total' | 'subjects'> & { items: Placed[] }> {
  const { userId, now, limit, subject = null, tab = 'all', newSince = now, otherId = null, after } = listing;
  // A lesson that waits for its payment is not known to the teacher yet.
  const [mine, other, known] =
    side === 'teacher' ? ['teacher_id', 'student_id', 'unannounced IS NOT TRUE'] : ['student_id', 'teacher_id', 'true'];
  const [row] = await db.sql<{ total: number; subjects: string[]; items: ItemJson[] }>(
    `acquaintances-${mine}-${tab}`,
    `WITH known AS MATERIALIZED (
       SELECT ${other} AS id, min(created_at) AS joined_at,
         count(*) FILTER (WHERE status = 'completed')::int AS completed, max(starts_at) FILTER (WHERE status = 'completed') AS last_at,
         min(starts_at) FILTER (WHERE ${isToCome}) AS next_at,
         array_agg(DISTINCT subject ORDER BY subject) FILTER (WHERE status <> 'rescheduled') AS subjects,
         -- of a learner who was renamed, the latest name
         jsonb_object_agg(learner->>'id', learner->>'firstName' ORDER BY created_at)
           FILTER (WHERE learner IS NOT NULL AND status <> 'rescheduled') AS learners
       FROM bookings WHERE ${mine} = $1 AND ${known} AND ($3::uuid IS NULL OR ${other} = $3) AND status <> 'cancelled'
       GROUP BY ${other} HAVING bool_or(status <> 'rescheduled')
     ), placed AS (
       SELECT *, CASE WHEN next_at IS NULL THEN ${afterAll} - ${ms('coalesce(last_at, joined_at)')} ELSE ${ms('next_at')} END AS place FROM known
     ), page AS (
       SELECT * FROM placed WHERE ${tabs[tab]} AND ($4::text IS NULL OR EXISTS (SELECT FROM unnest(subjects) one WHERE lower(one) = lower($4)))
         AND ($5::bigint IS NULL OR (place, id) > ($5, $6::uuid))
       ORDER BY place, id LIMIT $7
     )
     SELECT (SELECT count(*)::int FROM known) AS total, ARRAY(SELECT DISTINCT unnest(subjects) FROM known ORDER BY 1) AS subjects,
       (SELECT coalesce(json_agg(json_build_object('id', id, 'place', place, 'subjects', subjects, 'learners', learners, 'completedLessons', completed,
           'lastLessonAt', ${ms('last_at')}, 'joinedAt', ${ms('joined_at')},
           'nextLesson', (SELECT json_build_object('id', next.id, 'subject', next.subject, 'startsAt', ${ms('starts_at')}, 'endsAt', ${ms('ends_at')})
              FROM bookings next WHERE ${mine} = $1 AND ${other} = page.id AND starts_at = next_at AND ${known} AND ${isToCome} LIMIT 1))
         ORDER BY place, id), '[]') FROM page) AS items`,
    [userId, new Date(now), otherId, subject, after?.[0] ?? null, after?.[1] ?? null, limit, new Date(newSince)],
  );
  return { total: row?.total ?? 0, subjects: row?.subjects ?? [], items: (row?.items ?? []).map(placedOf) };
}

function placedOf({ place, learners, lastLessonAt, nextLesson, joinedAt, ...item }: ItemJson): Placed {
  const next = nextLesson && { ...nextLesson, startsAt: toInstant(nextLesson.startsAt), endsAt: toInstant(nextLesson.endsAt) };
  const learned = Object.entries(learners ?? {}).map(([id, firstName]) => ({ id, firstName }));
  const last = lastLessonAt === null ? null : toInstant(lastLessonAt);
  return {
    item: { ...item, learners: learned, lastLessonAt: last, nextLesson: next, joinedAt: toInstant(joinedAt) },
    place: [String(place), item.id],
  };
}

/** Returns the next lessons of these two. */
export async function listComing(
  db: Db,
  two: { teacherId: string; studentId: string },
  now: number,
  limit: number,
): Promise<ComingLesson[]> {
  const rows = await db.sql<Omit<ComingLesson, Times> & Record<Times, Date>>(
    'coming-of-two',
    `SELECT id, subject, starts_at AS "startsAt", ends_at AS "endsAt" FROM bookings
     WHERE teacher_id = $1 AND student_id = $3 AND unannounced IS NOT TRUE AND ${isToCome} ORDER BY starts_at LIMIT $4`,
    [two.teacherId, new Date(now), two.studentId, limit],
  );
  return rows.map(({ startsAt, endsAt, ...rest }) => ({
    ...rest,
    startsAt: toInstant(startsAt.getTime()),
    endsAt: toInstant(endsAt.getTime()),
  }));
}
