import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { ConversationRecord } from '@somo/contracts/conversations';
import { dayMs } from '@somo/calendar/days';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { FirstContact } from '../../contacts/first-contact.js';
import { latestReport } from '../../reports/store/reports.js';
import { listConversations, toRecord } from '../store/listed-conversations.js';
/** So long the answer to a report is shown beside the conversation. */
const answerShownMs = 14 * dayMs;

@Injectable()
export class GetConversation {
  constructor(
    private readonly db: Db,
    private readonly firstContact: FirstContact,
    private readonly clock: Clock,
  ) {}

  /** With a contact, or with a teacher the caller may write to first. */
  @Handles('messaging.get-conversation', {
    by: ['any'],
    refuses: ['conversation-not-found', 'account-suspended', 'account-restricted', 'not-taking-new-students'],
  })
  async run({ userId: otherId }: Asks['messaging.get-conversation']['in'], caller: Caller): Promise<ConversationRecord> {
    const { userId } = userOf(caller);
    const [row] = await listConversations(this.db, userId, { before: null, among: [otherId], limit: 1, withCleared: true });
    if (!row) await this.firstContact.check(caller, otherId);
    const report = await latestReport(this.db, userId, otherId, this.clock.now() - answerShownMs);
    const record = row ? toRecord(row, userId) : { userId: otherId, lastMessage: null, unreadCount: 0, isBlocked: false };
    return report ? { ...record, report } : record;
  }
}
