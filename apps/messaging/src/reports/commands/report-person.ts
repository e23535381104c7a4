import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { OwnReport } from '@somo/contracts/reports';
import { refuse } from '@somo/contracts/refusals';
import { ReportPersonBody } from '@somo/contracts/routes/reports';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { checkNotSuspended } from '@somo/platform/operating/suspensions';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { ListedTeachers } from '../../contacts/listed-teachers.js';
import { readReach } from '../../contacts/store/reach.js';
import { addReport } from '../add-report.js';

@Injectable()
export class ReportPerson {
  constructor(
    private readonly transaction: Transaction,
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly listed: ListedTeachers,
  ) {}

  /** Of a contact, or of a teacher whose page everybody sees. Nobody else is said to exist. */
  @Handles('messaging.report-person', {
    by: ['any'],
    input: ReportPersonBody,
    refuses: ['person-not-found', 'account-suspended', 'already-reported'],
  })
  async run({ userId, kind, text }: Asks['messaging.report-person']['in'], caller: Caller): Promise<OwnReport> {
    const { userId: reporterId } = userOf(caller);
    await checkNotSuspended(this.db, reporterId);
    if (userId === reporterId || !(await this.isSeen(reporterId, userId))) throw refuse('person-not-found');
    const report = { reporterId, userId, about: 'person', messageSeq: null, kind, text } as const;
    return this.transaction.run((tx) => addReport(tx, report, this.clock.now()));
  }

  private async isSeen(reporterId: string, userId: string): Promise<boolean> {
    return (await readReach(this.db, reporterId, userId)) !== undefined || this.listed.has(userId);
  }
}
