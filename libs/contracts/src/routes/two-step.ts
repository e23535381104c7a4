import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import type { TwoStepState } from '../asks/auth.js';
import { passwordLimits } from '../rules/password.js';
import { codeMax, secondStepMethods, type SecondStepMethod } from '../rules/second-step.js';
import { IsText } from '../rules/text.js';
import type { SessionAnswer } from './auth.js';
import { PasskeyInstead, type ProofBody } from './proof.js';

const ticketMax = 2000;
const enterCode = 'Please enter a code';

export type { SessionAnswer };

export class TotpBody {
  @IsText({ max: codeMax }, enterCode)
  code!: string;
}

export class FinishTwoStepBody extends TotpBody {
  @IsIn(secondStepMethods)
  method!: SecondStepMethod;

  @IsString()
  @MaxLength(ticketMax)
  ticket!: string;
}

export class BeginTwoStepBody extends PasskeyInstead {
  /** Left out by people without a password. */
  @IsOptional()
  @IsText({ max: passwordLimits.max }, 'Please enter your current password')
  currentPassword?: string;
}

export interface TotpSecret {
  /** In base32, to type into an authenticator app. */
  secret: string;
  /** The same as an otpauth: address, for a QR code. */
  uri: string;
}

/** Each is of use once; they are shown this once. */
export interface RecoveryCodes {
  recoveryCodes: string[];
}

export interface TwoStepRoutes {
  'POST /api/auth/two-step': { body: FinishTwoStepBody; answer: SessionAnswer };
  'GET /api/auth/two-step': { answer: TwoStepState };
  'POST /api/auth/two-step/setup': { body: BeginTwoStepBody; answer: TotpSecret };
  'POST /api/auth/two-step/confirm': { body: TotpBody; answer: RecoveryCodes };
  'POST /api/auth/two-step/recovery-codes': { body: TotpBody; answer: RecoveryCodes };
  'POST /api/auth/two-step/remove': { body: ProofBody; answer: null };
}
