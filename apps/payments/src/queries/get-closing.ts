import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { ClosingObstacle } from '@somo/contracts/closing';
import { checkIds } from '@somo/platform/check-ids';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { PayoutRules } from '../payouts/payout-rules.js';
import { moneyAtClosing, type MoneyAtClosing } from '../store/money-at-closing.js';

/** What is owed to a person who closes their account, and what keeps them from it. */
@Injectable()
export class GetClosing {
  constructor(
    private readonly db: Db,
    private readonly rules: PayoutRules,
    private readonly clock: Clock,
  ) {}

  @Handles('payments.get-closing', { by: ['service:auth'] })
  async run({ userId }: Asks['payments.get-closing']['in']): Promise<Asks['payments.get-closing']['out']> {
    checkIds('userId', [userId], 1);
    const money = await moneyAtClosing(this.db, userId, this.clock.now());
    const balanceCents = Math.max(money.owedCents, 0) + money.comingCents;
    const isOwed = balanceCents > 0;
    return {
      balanceCents,
      isSettled: !isOwed && !money.isPaying && !money.isDisputed,
      obstacle: await this.obstacleOf(userId, money, isOwed),
    };
  }

  private async obstacleOf(userId: string, money: MoneyAtClosing, isOwed: boolean): Promise<ClosingObstacle | null> {
    if (money.isDisputed) return 'problem-open';
    if (money.isPaying) return 'payout-running';
    if (!isOwed) return null;
    if (money.method === null || this.rules.providerFor(money.method) === undefined) return 'payout-method-needed';
    return (await this.rules.isHeld(userId)) ? 'confirm-email-to-close' : null;
  }
}
