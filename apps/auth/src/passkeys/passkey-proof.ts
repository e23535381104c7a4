import { Injectable } from '@nestjs/common';
import type { UserCaller } from '@somo/contracts/caller';
import type { ProofAct } from '@somo/contracts/passkeys';
import { refuse } from '@somo/contracts/refusals';
import type { PasskeySignature } from '@somo/contracts/routes/passkey-signature';
import { Clock } from '@somo/platform/clock';
import { Transaction } from '@somo/platform/transaction';
import { Seal } from '../credentials/seal.js';
import { countSignature } from './count-signature.js';
import { PasskeyCheck } from './passkey-check.js';

/** Takes a passkey as proof of who somebody is, in place of password and code: its device has checked who holds it. */
@Injectable()
export class PasskeyProof {
  constructor(
    private readonly check: PasskeyCheck,
    private readonly seal: Seal,
    private readonly tx: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Spends a signature. Refuses one that was asked for in another session or for another act, one of another person, and a second use. */
  async spend({ userId, sessionId }: UserCaller, act: ProofAct, signature: PasskeySignature): Promise<void> {
    const asked = await this.seal.open('passkey-proof', signature.ticket);
    const isForThis = asked?.userId === userId && asked.sessionId === sessionId && asked.act === act;
    if (!isForThis) throw refuse('passkey-expired');
    const signed = await this.check.verify(signature, asked.challenge, userId);
    if (typeof signed === 'string') throw refuse('passkey-refused');
    const outcome = await this.tx.run((tx) => countSignature(tx, signed, signature.ticket, this.clock.now()));
    if (outcome === 'removed') throw refuse('passkey-refused');
    if (outcome === 'spent') throw refuse('passkey-expired');
    if (outcome === 'copied') throw refuse('passkey-doubtful');
  }
}
