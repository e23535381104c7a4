import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Page } from '@somo/contracts/page';
import type { ProblemCase } from '@somo/contracts/problems';
import { isInstant, toInstant } from '@somo/contracts/time';
import { decodeCursor, encodeCursor } from '@somo/platform/cursor';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { isUuid } from '@somo/platform/ids';
import { bookingsOf } from '../store/lesson-rows.js';
import { problemCase, problemColumns, toProblem, type ProblemRow } from '../store/problems.js';

const defaultLimit = 20;

@Injectable()
export class ListProblems {
  constructor(private readonly db: Db) {}

  /** Returns problems: open ones longest-waiting first, resolved ones most recently reported first. */
  @Handles('booking.list-problems', { by: ['operator:support'] })
  async run({ status, cursor, limit = defaultLimit }: Asks['booking.list-problems']['in']): Promise<Page<ProblemCase>> {
    const [afterTime, afterId] = cursor === undefined ? [null, null] : decodeCursor(cursor, isInstant, isUuid);
    const [direction, beyond] = status === 'open' ? ['ASC', '>'] : ['DESC', '<'];
    const rows = await this.db.sql<ProblemRow>(
      `problems-${status}`,
      `SELECT ${problemColumns} FROM problems WHERE status = $1 AND ($2::timestamptz IS NULL OR (reported_at, id) ${beyond} ($2::timestamptz, $3::uuid))
       ORDER BY reported_at ${direction}, id ${direction} LIMIT $4`,
      [status, afterTime, afterId, limit + 1],
    );
    const shown = rows.slice(0, limit).map(toProblem);
    const bookings = await bookingsOf(this.db, [...new Set(shown.map(({ bookingId }) => bookingId))]);
    const items = shown.flatMap((problem) => bookings.filter(({ id }) => id === problem.bookingId).map((one) => problemCase(problem, one)));
    const last = shown.at(-1);
    return { items, nextCursor: rows.length > limit && last ? encodeCursor([toInstant(last.reportedAt), last.id]) : null };
  }
}
