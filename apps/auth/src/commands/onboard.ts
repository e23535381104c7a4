import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { refuse, type Refusal } from '@somo/contracts/refusals';
import { zoneOrRefusal } from '@somo/contracts/zones';
import { Ask } from '@somo/platform/ask';
import { OnboardingBody } from '@somo/contracts/routes/auth';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { AccessTokens } from '../credentials/access-tokens.js';
import { wroteNothing } from '../domain/onboarding.js';
import { suspended } from '../domain/suspension.js';
import { toAccount } from '../store/account.js';
import { UserSchema, type UserRow } from '../store/user.schema.js';

const leaseMs = 15_000;

type Request = Asks['auth.onboard']['in'];

@Injectable()
export class Onboard {
  constructor(
    private readonly ask: Ask,
    private readonly db: Db,
    private readonly tx: Transaction,
    private readonly tokens: AccessTokens,
    private readonly clock: Clock,
  ) {}

  @Handles('auth.onboard', { by: ['any'], input: OnboardingBody, refuses: ['already-onboarded', 'account-suspended', 'account-closing'] })
  async run(request: Request, caller: Caller): Promise<Asks['auth.onboard']['out']> {
    const { userId, sessionId } = userOf(caller);
    const input = { ...request, timeZone: zoneOrRefusal(request.timeZone) };
    await this.begin(userId);
    try {
      const { userType, ...profile } = input;
      await this.ask.for('catalog.create-profile', { ...profile, role: userType });
    } catch (error) {
      if (wroteNothing(error)) await this.db.run('give-up-onboarding', 'UPDATE users SET onboarding_until = NULL WHERE id = $1', [userId]);
      throw error;
    }
    const user = await this.finish(userId, input);
    const { duty, ...token } = await this.tokens.sign(user, sessionId);
    return { ...token, account: { ...toAccount(user, this.clock.now()), ...(duty ? { duty } : {}) } };
  }

  // Only one of two concurrent onboardings may reach catalog: otherwise the profile could get one's names and the account the other's role.
  private async begin(userId: string): Promise<void> {
    const now = this.clock.now();
    const begun = await this.db.run(
      'begin-onboarding',
      `UPDATE users SET onboarding_until = $3
        WHERE id = $1 AND role IS NULL AND suspended_at IS NULL AND erase_at IS NULL AND (onboarding_until IS NULL OR onboarding_until <= $2)`,
      [userId, new Date(now), new Date(now + leaseMs)],
    );
    if (begun > 0) return;
    const user = await this.db.of(UserSchema).findOneBy({ id: userId });
    throw refusalOf(user);
  }

  private finish(userId: string, request: Request): Promise<UserRow> {
    return this.tx.run(async (tx) => {
      const set = await tx.db.run(
        'finish-onboarding',
        'UPDATE users SET role = $2, time_zone = $3 WHERE id = $1 AND role IS NULL AND suspended_at IS NULL AND erase_at IS NULL',
        [userId, request.userType, request.timeZone],
      );
      const user = await tx.db.of(UserSchema).findOneBy({ id: userId });
      if (set === 0 || !user) throw refusalOf(user);
      tx.emit('user.onboarded', { userId, role: request.userType, timeZone: request.timeZone });
      return user;
    });
  }
}

function refusalOf(user: UserRow | null): Refusal {
  if (user?.suspendedAt) return suspended(user);
  return refuse(user?.eraseAt ? 'account-closing' : 'already-onboarded');
}
