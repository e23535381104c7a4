import { Injectable } from '@nestjs/common';
import type { UserCaller } from '@somo/contracts/caller';
import type { ProofAct } from '@somo/contracts/passkeys';
import { refuse } from '@somo/contracts/refusals';
import type { ProofBody } from '@somo/contracts/routes/proof';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { PasskeyProof } from '../passkeys/passkey-proof.js';
import { checkSessionFresh, checkSessionOpen } from '../store/check-session-open.js';
import { readTwoStep } from '../store/two-step.js';
import { UserSchema, type UserRow } from '../store/user.schema.js';
import { Passwords } from './passwords.js';
import { SecondStepCheck } from './second-step-check.js';

/** Asks a signed-in person again who they are: an open browser is not enough for what cannot be taken back. */
@Injectable()
export class IdentityCheck {
  constructor(
    private readonly db: Db,
    private readonly passwords: Passwords,
    private readonly secondStep: SecondStepCheck,
    private readonly passkeys: PasskeyProof,
    private readonly clock: Clock,
  ) {}

  /**
   * Refuses a wrong password, or where there is none, a sign-in that is not fresh; and a wrong code where sign-in takes two steps. A passkey that
   * has signed for this act takes the place of all of these. Returns the person.
   */
  async check(me: UserCaller, act: ProofAct, { password, code, method = 'totp', passkey }: ProofBody): Promise<UserRow> {
    const user = await this.signedIn(me);
    if (passkey) {
      await this.passkeys.spend(me, act, passkey);
      return user;
    }
    // Who signs in with Google only has no password to give.
    if (user.passwordHash === null) await checkSessionFresh(this.db, me, this.clock.now());
    else if (!(await this.passwords.matches(password ?? '', user.passwordHash))) throw refuse('wrong-password');
    if (!(await this.hasTwoStep(me))) return user;
    if (code === undefined) throw refuse('wrong-code');
    await this.secondStep.spend(me.userId, { method, code });
    return user;
  }

  /** Returns whether the person's sign-in takes two steps; one that was only begun doesn't count. */
  async hasTwoStep({ userId }: UserCaller): Promise<boolean> {
    return Boolean((await readTwoStep(this.db, userId))?.confirmedAt);
  }

  /** Returns the person, while the session is open. */
  async signedIn(me: UserCaller): Promise<UserRow> {
    await checkSessionOpen(this.db, me, this.clock.now());
    const user = await this.db.of(UserSchema).findOneBy({ id: me.userId });
    if (!user) throw refuse('session-ended');
    return user;
  }
}
