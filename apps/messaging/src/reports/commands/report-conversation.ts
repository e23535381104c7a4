import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { OwnReport } from '@somo/contracts/reports';
import { ReportConversationBody } from '@somo/contracts/routes/reports';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { checkContact } from '../../contacts/store/reach.js';
import { addReport } from '../add-report.js';

@Injectable()
export class ReportConversation {
  constructor(
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** A block makes no difference: the other person does not learn of a report. */
  @Handles('messaging.report-conversation', {
    by: ['any'],
    input: ReportConversationBody,
    refuses: ['conversation-not-found', 'account-suspended', 'message-not-found', 'already-reported'],
  })
  async run({ userId, seq, kind, text }: Asks['messaging.report-conversation']['in'], caller: Caller): Promise<OwnReport> {
    const { userId: reporterId } = userOf(caller);
    return this.transaction.run(async (tx) => {
      await checkContact(tx.db, reporterId, userId);
      const about = seq === undefined ? 'conversation' : 'message';
      return addReport(tx, { reporterId, userId, about, messageSeq: seq ?? null, kind, text }, this.clock.now());
    });
  }
}
