import { Injectable } from '@nestjs/common';
import type { ProposalState } from '@somo/contracts/events/booking';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { proposalContent } from '../domain/content.js';
import { addNotifications } from '../notifications/add-notifications.js';

@Injectable()
export class ProposalCreated {
  constructor(private readonly clock: Clock) {}

  @On('proposal.created')
  async run(proposal: ProposalState, tx: Tx): Promise<void> {
    const { proposalId, bookingId, studentId } = proposal;
    const content = proposalContent('proposed', proposal);
    const once = `proposed-${proposalId}`;
    await addNotifications(tx, [{ userId: studentId, content, bookingId, once, mail: true }], this.clock.now());
  }
}
