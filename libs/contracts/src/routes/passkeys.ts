import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { passkeyNameMax, passkeyTransports, proofActs } from '../passkeys.js';
import type { Passkey, PasskeyCreation, PasskeyRequest, Passkeys, PasskeyTransport, ProofAct } from '../passkeys.js';
import { IsLine } from '../rules/text.js';
import type { SessionAnswer } from './auth.js';
import { clientDataMax, idMax, IsBase64Url, PasskeySignature, ticketMax } from './passkey-signature.js';
import type { ProofBody } from './proof.js';

const nameMissing = 'Please enter a name';

export class RenamePasskeyBody {
  @IsLine(nameMissing, passkeyNameMax)
  name!: string;
}

/** A new passkey, as `navigator.credentials.create` returns it. */
export class AddPasskeyBody extends RenamePasskeyBody {
  @IsString()
  @MaxLength(ticketMax)
  ticket!: string;

  @IsBase64Url(idMax)
  credentialId!: string;

  @IsBase64Url(clientDataMax)
  clientData!: string;

  @IsBase64Url(16_000)
  attestation!: string;

  /** How the browser reaches it. */
  @IsArray()
  @ArrayMaxSize(passkeyTransports.length)
  @IsIn([...passkeyTransports], { each: true, message: `transports can only contain: ${passkeyTransports.join(', ')}` })
  transports!: PasskeyTransport[];
}

export class PasskeyOptionsBody {
  /** Of the first step, where the passkey is to be the second. */
  @IsOptional()
  @IsString()
  @MaxLength(ticketMax)
  ticket?: string;
}

export class PasskeyProofBody {
  /** What the passkey is to be the proof for. */
  @IsIn([...proofActs])
  act!: ProofAct;
}

export class PasskeySignInBody extends PasskeySignature {
  /** Stay signed in; as a second step, what was said in the first. */
  @IsOptional()
  @IsBoolean()
  remember?: boolean;
}

export interface PasskeyRoutes {
  'GET /api/me/passkeys': { answer: Passkeys };
  'POST /api/me/passkeys/options': { body: ProofBody; answer: PasskeyCreation };
  'POST /api/me/passkeys/proof': { body: PasskeyProofBody; answer: PasskeyRequest };
  'POST /api/me/passkeys': { body: AddPasskeyBody; answer: Passkey };
  'PATCH /api/me/passkeys/:id': { body: RenamePasskeyBody; answer: Passkey };
  'DELETE /api/me/passkeys/:id': { body: ProofBody; answer: null };
  'POST /api/auth/passkeys/options': { body: PasskeyOptionsBody; answer: PasskeyRequest };
  'POST /api/auth/passkeys': { body: PasskeySignInBody; answer: SessionAnswer };
}
