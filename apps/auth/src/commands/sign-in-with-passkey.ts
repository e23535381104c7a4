import { Injectable } from '@nestjs/common';
import type { SignedIn } from '@somo/contracts/asks/auth';
import type { Asks } from '@somo/contracts/asks/map';
import { refuse } from '@somo/contracts/refusals';
import { PasskeySignInBody } from '@somo/contracts/routes/passkeys';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { Transaction, type Tx } from '@somo/platform/transaction';
import { beginSession } from '../credentials/begin-session.js';
import { closing, isClosing } from '../credentials/closing.js';
import type { OpenSession } from '../credentials/open-session.js';
import { Seal } from '../credentials/seal.js';
import { SessionResponse } from '../credentials/session-response.js';
import { suspended } from '../domain/suspension.js';
import { countSignature } from '../passkeys/count-signature.js';
import { PasskeyCheck, type SignedPasskey } from '../passkeys/passkey-check.js';
import { UserSchema, type UserRow } from '../store/user.schema.js';

type Signing = Asks['auth.sign-in-with-passkey']['in'];

/** Signs in with a passkey, which counts as both steps. Only a valid signature reveals a suspension, or that the account is being closed. */
@Injectable()
export class SignInWithPasskey {
  constructor(
    private readonly check: PasskeyCheck,
    private readonly seal: Seal,
    private readonly tx: Transaction,
    private readonly answer: SessionResponse,
    private readonly clock: Clock,
  ) {}

  @Handles('auth.sign-in-with-passkey', {
    by: ['public'],
    input: PasskeySignInBody,
    refuses: [
      ...(['passkeys-unavailable', 'passkey-unknown', 'passkey-wrong', 'passkey-copied'] as const),
      ...(['ticket-expired', 'account-suspended', 'account-closing'] as const),
    ],
  })
  async run(signing: Signing): Promise<SignedIn> {
    const signed = await this.check.run(signing);
    const opened = await this.tx.run((tx) => this.open(tx, signed, signing));
    // After the commit: it must stay noted.
    if (!opened) throw refuse('passkey-copied');
    return this.answer.of(opened.user, opened.session);
  }

  /** Opens the session; null where a copy of the passkey may exist, which is noted. */
  private async open(
    tx: Tx,
    { first, ...signed }: SignedPasskey,
    { ticket, browser, remember = false }: Signing,
  ): Promise<{ user: UserRow; session: OpenSession } | null> {
    const now = this.clock.now();
    // First the account, as everything does that ends sessions.
    await tx.db.sql('lock-user', 'SELECT FROM users WHERE id = $1 FOR SHARE', [signed.passkey.userId]);
    const user = await tx.db.of(UserSchema).findOneBy({ id: signed.passkey.userId });
    const outcome = await countSignature(tx, signed, ticket, now);
    if (!user || outcome === 'removed') throw refuse('passkey-unknown');
    if (outcome === 'spent') throw refuse('ticket-expired');
    if (outcome === 'copied') return null;
    if (user.suspendedAt) throw suspended(user);
    if (isClosing(user)) throw await closing(this.seal, user);
    return { user, session: await beginSession(tx, user, { remember: first?.remember ?? remember, browser, now }) };
  }
}
