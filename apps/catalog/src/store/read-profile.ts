import type { MyProfile } from '@somo/contracts/people';
import { usd } from '@somo/contracts/money';
import type { Db } from '@somo/platform/db';
import { earliestStart } from '../domain/earliest-start.js';
import { cardColumns, toTeacherProfile, type CardRow } from './cards.js';
import { nextFree } from './next-free.js';
import { checkedDocuments } from '../verification/store/checked-documents.js';

export async function readProfile(db: Db, userId: string, now: number): Promise<CardRow | undefined> {
  const [row] = await db.sql<CardRow>(
    'read-profile',
    `SELECT ${cardColumns(nextFree('$2'))}, ${checkedDocuments('$3')} AS checked FROM profiles p LEFT JOIN openings o ON o.teacher_id = p.user_id WHERE p.user_id = $1`,
    [userId, justBefore(earliestStart(now)), new Date(now)],
  );
  return row;
}

/** Returns the instant just before: `first_after` looks for a start strictly later than its argument. */
export function justBefore(epochMs: number): Date {
  return new Date(epochMs - 1);
}

type OwnRow = Pick<MyProfile, 'contactNumber' | 'interests'> & Pick<CardRow, 'averageRating' | 'reviewsCount' | 'nextFreeAt'>;

/** Returns a profile as its owner sees it; undefined for a user without one. */
export async function readMyProfile(db: Db, userId: string, now: number): Promise<MyProfile | undefined> {
  const row = await readProfile(db, userId, now);
  // The own rating and free time are shown even if they are hidden from others.
  const [own] = await db.sql<OwnRow>(
    'own-profile',
    `SELECT contact_number AS "contactNumber", interests, average_rating::float8 AS "averageRating", reviews_count AS "reviewsCount",
         first_after(o.starts_at, $2) AS "nextFreeAt"
       FROM profiles p LEFT JOIN openings o ON o.teacher_id = p.user_id WHERE p.user_id = $1`,
    [userId, justBefore(earliestStart(now))],
  );
  if (!row || !own) return undefined;
  const hourlyRate = row.hourlyRateCents === null ? null : usd(row.hourlyRateCents);
  return {
    ...toTeacherProfile({ ...row, ...own }, now),
    contactNumber: own.contactNumber,
    interests: own.interests,
    role: row.role,
    hourlyRate,
  };
}
