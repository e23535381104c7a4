import { Injectable } from '@nestjs/common';
import type { SignedIn, TwoStepAsked } from '@somo/contracts/asks/auth';
import type { Asks } from '@somo/contracts/asks/map';
import { refuse } from '@somo/contracts/refusals';
import { googleRefusals } from '@somo/contracts/rules/google';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { Transaction } from '@somo/platform/transaction';
import { Seal } from '../credentials/seal.js';
import { closing, isClosing } from '../credentials/closing.js';
import { SignIn } from '../credentials/sign-in.js';
import { GoogleProvider } from '../google/google-provider.js';
import { userOfIdentity } from '../google/user-of-identity.js';
import { suspended } from '../domain/suspension.js';
import { lockUnchanged } from '../store/lock-unchanged.js';

/** Signs in a person identified by the provider; their first sign-in creates the account, or links the one that has their address. */
@Injectable()
export class SignInWithGoogle {
  constructor(
    private readonly seal: Seal,
    private readonly provider: GoogleProvider,
    private readonly tx: Transaction,
    private readonly signIn: SignIn,
    private readonly clock: Clock,
  ) {}

  @Handles('auth.sign-in-with-google', { by: ['public'], refuses: googleRefusals })
  async run({ callbackUrl, sealed, browser }: Asks['auth.sign-in-with-google']['in']): Promise<SignedIn | TwoStepAsked> {
    const began = await this.seal.open('google-sign-in', sealed);
    if (!began) throw refuse('google-failed');
    const person = await this.provider.exchange(callbackUrl, began);
    const user = await this.tx.run((tx) =>
      userOfIdentity(tx, began.language === undefined ? person : { ...person, language: began.language }, this.clock.now()),
    );
    if (user.suspendedAt) throw suspended(user);
    if (isClosing(user)) throw await closing(this.seal, user);
    return this.signIn.as(user, { remember: true, browser, checkUnchanged: (db) => lockUnchanged(db, user, 'google-failed') });
  }
}
