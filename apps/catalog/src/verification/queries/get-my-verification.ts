import { Injectable } from '@nestjs/common';
import { dayMs } from '@somo/calendar/days';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { decisionsToTell } from '@somo/contracts/rules/verification';
import type { MyVerification } from '@somo/contracts/verification';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { caseColumns, handedIn, toCase, type CaseRow } from '../store/case-rows.js';

/** So many of a teacher's documents are listed, whatever became of them. */
const listed = 50;

@Injectable()
export class GetMyVerification {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  @Handles('catalog.get-my-verification', { by: ['teacher'] })
  async run(_: Asks['catalog.get-my-verification']['in'], caller: Caller): Promise<MyVerification> {
    const rows = await this.db.sql<CaseRow>(
      'verification-mine',
      `SELECT ${caseColumns} FROM verification_cases WHERE teacher_id = $1 AND ${handedIn} ORDER BY submitted_at DESC, id DESC LIMIT ${listed}`,
      [userOf(caller).userId],
    );
    const [median] = await this.db.sql<{ ms: number | null; count: number }>('verification-median', ofLast, []);
    const usualDays = median?.ms != null && median.count >= decisionsToTell ? Math.max(1, Math.ceil(median.ms / dayMs)) : null;
    return { items: rows.map((row) => toCase(row, this.clock.now())), usualDays };
  }
}

/** How long the last twenty waited for their decision. */
const ofLast = `
  SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY waited) AS ms, count(*)::int AS count FROM (
    SELECT (extract(epoch FROM decided_at - submitted_at) * 1000)::float8 AS waited FROM verification_cases
    WHERE state IN ('approved', 'refused') ORDER BY decided_at DESC, id DESC LIMIT 20) last`;
