import { IsString, MaxLength } from 'class-validator';
import type { AccountClosing, ClosingPreview } from '../closing.js';
import type { ProofBody } from './proof.js';

const ticketMax = 2000;

export class KeepAccountBody {
  /** From the refusal of a sign-in to an account that is being closed. */
  @IsString()
  @MaxLength(ticketMax)
  ticket!: string;
}

export interface ClosingRoutes {
  'GET /api/me/closing': { answer: ClosingPreview };
  'DELETE /api/me': { body: ProofBody; answer: AccountClosing };
  'POST /api/auth/keep-account': { body: KeepAccountBody; answer: null };
}
