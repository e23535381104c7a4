import { Injectable } from '@nestjs/common';
import type { SecondStep, TwoStepAsked } from '@somo/contracts/asks/auth';
import type { UserCaller } from '@somo/contracts/caller';
import { refuse } from '@somo/contracts/refusals';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { AuthConfig } from '../auth.config.js';
import { totpStep } from '../domain/totp.js';
import { checkSessionOpen } from '../store/check-session-open.js';
import { hasPasskeyFor } from '../store/passkeys.js';
import { ticketMs } from './spent-tickets.js';
import { countTry, readTwoStep, spendRecoveryCode, spendStep, type TwoStepRow } from '../store/two-step.js';
import type { UserRow } from '../store/user.schema.js';
import { Seal } from './seal.js';
import { hashOfRecoveryCode } from './recovery-code.js';
import { hashOf } from './secret.js';

const fingerprintLength = 16;

/** The second step of signing in: asked for after the password or the provider, and again before it is taken away. */
@Injectable()
export class SecondStepCheck {
  constructor(
    private readonly db: Db,
    private readonly seal: Seal,
    private readonly clock: Clock,
    private readonly config: AuthConfig,
  ) {}

  /** Returns what to ask for before the session opens; undefined where the person has no second step. */
  async askOf(user: UserRow, remember: boolean): Promise<TwoStepAsked | undefined> {
    const row = await readTwoStep(this.db, user.id);
    if (!row?.confirmedAt) return undefined;
    const ticket = await this.seal.close('two-step-ticket', { userId: user.id, remember, password: fingerprint(user) }, ticketMs);
    const hasPasskey = await hasPasskeyFor(this.db, user.id, this.config.passkeySite()?.rpId);
    return { step: 'two-step', ticket, methods: [...(hasPasskey ? (['passkey'] as const) : []), 'totp', 'recovery-code'] };
  }

  /** Spends a code of a signed-in user, while their session is open. */
  async spendAs(caller: UserCaller, step: SecondStep): Promise<void> {
    await checkSessionOpen(this.db, caller, this.clock.now());
    await this.spend(caller.userId, step);
  }

  /** Spends a code. Refuses a wrong one, one that was used, and too many tries. */
  async spend(userId: string, { method, code }: SecondStep): Promise<void> {
    const now = this.clock.now();
    const row = await readTwoStep(this.db, userId);
    if (!row?.confirmedAt) throw refuse('two-step-off');
    if (method === 'totp') {
      const step = await this.stepOf(row, code);
      if (!(await spendStep(this.db, userId, step))) throw refuse('wrong-code');
      return;
    }
    if (!(await countTry(this.db, userId, now))) throw refuse('too-many-codes');
    if (!(await spendRecoveryCode(this.db, userId, hashOfRecoveryCode(code), now))) throw refuse('wrong-code');
  }

  /** Returns the time step of a code of the app, which is still to be spent. Refuses a wrong code, and too many tries. */
  async stepOf(row: TwoStepRow, code: string): Promise<number> {
    const now = this.clock.now();
    if (!(await countTry(this.db, row.userId, now))) throw refuse('too-many-codes');
    const secret = await this.seal.open('two-step-secret', row.secret);
    const step = secret ? totpStep(secret.base32, code, now) : null;
    if (step === null) throw refuse('wrong-code');
    return step;
  }
}

/** Returns a fingerprint of password and address: a ticket is invalid once either has changed. */
export function fingerprint({ passwordHash, email }: Pick<UserRow, 'passwordHash' | 'email'>): string {
  return hashOf(`${passwordHash ?? ''} ${email}`)
    .toString('base64url')
    .slice(0, fingerprintLength);
}
