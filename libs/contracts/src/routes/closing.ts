import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { secondStepMethods, type SecondStepMethod } from '../asks/auth.js';
import type { AccountClosing, ClosingPreview } from '../closing.js';
import { passwordLimits } from '../rules/password.js';
import { IsText } from '../rules/text.js';
import { codeMax } from './two-step.js';

const ticketMax = 2000;

export class CloseAccountBody {
  /** Left out by people without a password. */
  @IsOptional()
  @IsText({ max: passwordLimits.max }, 'Please enter your password')
  password?: string;

  /** A code of the second step, for people whose sign-in takes two. */
  @IsOptional()
  @IsText({ max: codeMax }, 'Please enter a code')
  code?: string;

  /** What the code is of; the app, if left out. */
  @IsOptional()
  @IsIn(secondStepMethods)
  method?: SecondStepMethod;
}

export class KeepAccountBody {
  /** From the refusal of a sign-in to an account that is being closed. */
  @IsString()
  @MaxLength(ticketMax)
  ticket!: string;
}

export interface ClosingRoutes {
  'GET /api/me/closing': { answer: ClosingPreview };
  'DELETE /api/me': { body: CloseAccountBody; answer: AccountClosing };
  'POST /api/auth/keep-account': { body: KeepAccountBody; answer: null };
}
