import type { MyProfile } from '@somo/contracts/people';
import { usd } from '@somo/contracts/money';
import type { Db } from '@somo/platform/db';
import { earliestStart } from '../domain/earliest-start.js';
import { ProfileSchema } from './profile.schema.js';
import { cardColumns, toTeacherProfile, type CardRow } from './cards.js';

export async function readProfile(db: Db, userId: string, now: number): Promise<CardRow | undefined> {
  const [row] = await db.sql<CardRow>(
    'read-profile',
    `SELECT ${cardColumns('$2')} FROM profiles p LEFT JOIN openings o ON o.teacher_id = p.user_id WHERE p.user_id = $1`,
    [userId, justBefore(earliestStart(now))],
  );
  return row;
}

/** Returns the instant just before: `first_after` looks for a start strictly later than its argument. */
export function justBefore(epochMs: number): Date {
  return new Date(epochMs - 1);
}

/** Returns a profile as its owner sees it; undefined for somebody who has none. */
export async function readMyProfile(db: Db, userId: string, now: number): Promise<MyProfile | undefined> {
  const row = await readProfile(db, userId, now);
  const own = await db.of(ProfileSchema).findOne({ where: { userId }, select: { contactNumber: true, interests: true } });
  if (!row || !own) return undefined;
  const hourlyRate = row.hourlyRateCents === null ? null : usd(row.hourlyRateCents);
  return { ...toTeacherProfile(row), ...own, role: row.role, hourlyRate };
}
