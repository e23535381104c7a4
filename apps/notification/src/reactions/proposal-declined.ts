import { Injectable } from '@nestjs/common';
import type { ProposalState } from '@somo/contracts/events/booking';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { proposalContent } from '../domain/content.js';
import { addNotifications } from '../notifications/add-notifications.js';
import { endProposalAsked } from '../notifications/end-asked.js';

@Injectable()
export class ProposalDeclined {
  constructor(private readonly clock: Clock) {}

  @On('proposal.declined')
  async run(proposal: ProposalState, tx: Tx): Promise<void> {
    const { proposalId, bookingId, teacherId } = proposal;
    const content = proposalContent('declined', proposal);
    const once = `declined-${proposalId}`;
    const now = this.clock.now();
    await endProposalAsked(tx, proposal, now);
    await addNotifications(tx, [{ userId: teacherId, content, bookingId, once, mail: true }], now);
  }
}
