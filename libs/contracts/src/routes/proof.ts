import { IsIn, IsOptional } from 'class-validator';
import { passwordLimits } from '../rules/password.js';
import { codeMax, secondStepMethods, type SecondStepMethod } from '../rules/second-step.js';
import { IsText } from '../rules/text.js';

/** What shows again, before an act that cannot be left to whoever holds the session, that it is the person. */
export class ProofBody {
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
