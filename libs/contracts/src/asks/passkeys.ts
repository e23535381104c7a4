import type { Passkey, PasskeyCreation, PasskeyRequest, Passkeys } from '../passkeys.js';
import type { AddPasskeyBody, PasskeyOptionsBody, PasskeyProofBody, PasskeySignInBody, RenamePasskeyBody } from '../routes/passkeys.js';
import type { ProofBody } from '../routes/proof.js';
import type { Browser, SignedIn } from './auth.js';

export interface PasskeyAsks {
  /** Returns the caller's own, the latest first. */
  'auth.list-passkeys': { in: Record<string, never>; out: Passkeys };
  /** Asks again who the caller is, then says what to make a passkey with. */
  'auth.begin-passkey': { in: ProofBody; out: PasskeyCreation };
  'auth.add-passkey': { in: AddPasskeyBody; out: Passkey };
  'auth.rename-passkey': { in: RenamePasskeyBody & { passkeyId: string }; out: Passkey };
  /** Asks again who the caller is. */
  'auth.remove-passkey': { in: ProofBody & { passkeyId: string }; out: null };
  /** Says what a passkey has to sign: any passkey, or one of the person who has taken the first step. */
  'auth.ask-for-passkey': { in: PasskeyOptionsBody; out: PasskeyRequest };
  /** Says what one of the caller's passkeys has to sign as proof for an act. */
  'auth.ask-for-proof': { in: PasskeyProofBody; out: PasskeyRequest };
  /** A passkey counts as both steps: its device has checked who holds it. */
  'auth.sign-in-with-passkey': { in: PasskeySignInBody & { browser?: Browser }; out: SignedIn };
}
