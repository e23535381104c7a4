import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { RequestRecordPage, RequestStatus } from '@somo/contracts/requests';
import { isInstant, toInstant } from '@somo/contracts/time';
import { decodeCursor, encodeCursor } from '@somo/platform/cursor';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { isUuid } from '@somo/platform/ids';
import { userOf } from '@somo/platform/user-of';
import type { LessonRequest } from '../domain/request.js';
import { Offers } from '../offers/offers.js';
import { conflictsOf } from '../store/request-conflicts.js';
import { requestColumns } from '../store/request-rows.js';
import { requestRecord } from '../store/request-views.js';

type Listing = Asks['booking.list-requests'];
type Tab = NonNullable<Listing['in']['status']>;

const defaultLimit = 20;
const statusesOf: Record<Tab, RequestStatus[]> = {
  pending: ['pending'],
  approved: ['approved'],
  rejected: ['rejected', 'withdrawn', 'expired'],
};

@Injectable()
export class ListRequests {
  constructor(
    private readonly db: Db,
    private readonly offers: Offers,
    private readonly clock: Clock,
  ) {}

  /** Lists the caller's requests, the newest first. */
  @Handles('booking.list-requests', { by: ['student', 'teacher'] })
  async run({ status, subject, cursor, limit = defaultLimit }: Listing['in'], caller: Caller): Promise<RequestRecordPage> {
    const { userId, role } = userOf(caller);
    const mine = role === 'teacher' ? 'teacher_id' : 'student_id';
    const [afterAt, afterId] = cursor === undefined ? [null, null] : decodeCursor(cursor, isInstant, isUuid);
    const [rows, [facts]] = await Promise.all([
      this.db.sql<LessonRequest>(
        `requests-${mine}`,
        `SELECT ${requestColumns} FROM requests WHERE ${mine} = $1 AND ($2::text[] IS NULL OR status = ANY ($2))
           AND ($3::text IS NULL OR lower(subject) = lower($3)) AND ($4::timestamptz IS NULL OR (created_at, id) < ($4, $5::uuid))
         ORDER BY created_at DESC, id DESC LIMIT $6`,
        [userId, status ? statusesOf[status] : null, subject ?? null, afterAt, afterId, limit + 1],
      ),
      this.db.sql<{ pendingCount: number; subjects: string[] }>(
        `request-facts-${mine}`,
        `SELECT (count(*) FILTER (WHERE status = 'pending'))::int AS "pendingCount",
           coalesce(array_agg(DISTINCT subject ORDER BY subject), '{}') AS subjects FROM requests WHERE ${mine} = $1`,
        [userId],
      ),
    ]);
    const shown = rows.slice(0, limit);
    const conflicts = role === 'teacher' ? await this.conflicts(userId, shown) : undefined;
    const last = shown.at(-1);
    return {
      items: shown.map((request) => requestRecord(request, conflicts?.get(request.id))),
      nextCursor: rows.length > limit && last ? encodeCursor([toInstant(last.createdAt), last.id]) : null,
      ...facts!,
    };
  }

  private async conflicts(teacherId: string, requests: LessonRequest[]) {
    const pending = requests.filter(({ status }) => status === 'pending');
    if (pending.length === 0) return undefined;
    const offer = await this.offers.ifReachable(teacherId);
    return offer && conflictsOf(this.db, pending, offer.hours, this.clock.now());
  }
}
