import { Injectable } from '@nestjs/common';
import type { SignedIn } from '@somo/contracts/asks/auth';
import type { Asks } from '@somo/contracts/asks/map';
import { refuse } from '@somo/contracts/refusals';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { Transaction } from '@somo/platform/transaction';
import { openSession } from '../credentials/open-session.js';
import { SessionResponse } from '../credentials/session-response.js';
import { GoogleProvider } from '../google/google-provider.js';
import { SignInSeal } from '../google/sealed-sign-in.js';
import { userOfIdentity } from '../store/identities.js';

/** Signs in whom the provider vouches for; their first sign-in creates the account, or links the one that has their address. */
@Injectable()
export class SignInWithGoogle {
  constructor(
    private readonly seal: SignInSeal,
    private readonly provider: GoogleProvider,
    private readonly tx: Transaction,
    private readonly answer: SessionResponse,
    private readonly clock: Clock,
  ) {}

  @Handles('auth.sign-in-with-google', {
    by: ['public'],
    refuses: [
      ...(['google-failed', 'google-declined', 'google-unavailable', 'google-not-configured'] as const),
      ...(['google-unverified', 'google-needs-proof', 'account-suspended'] as const),
    ],
  })
  async run({ callbackUrl, sealed, browser }: Asks['auth.sign-in-with-google']['in']): Promise<SignedIn> {
    const person = await this.provider.exchange(callbackUrl, await this.seal.open(sealed));
    const now = this.clock.now();
    const { user, session } = await this.tx.run(async (tx) => {
      const known = await userOfIdentity(tx, person, now);
      if (known.suspendedAt) throw refuse('account-suspended');
      return { user: known, session: await openSession(tx.db, known.id, true, now, browser) };
    });
    return this.answer.of(user, session);
  }
}
