import { Type } from 'class-transformer';
import { IsIn, IsObject, IsOptional, ValidateNested } from 'class-validator';
import { passwordLimits } from '../rules/password.js';
import { codeMax, secondStepMethods, type SecondStepMethod } from '../rules/second-step.js';
import { IsText } from '../rules/text.js';
import { PasskeySignature } from './passkey-signature.js';

/** What shows that it is the person without a password: a passkey. */
export class PasskeyInstead {
  /** In place of password and code: what `POST /api/me/passkeys/proof` asked a passkey to sign for this act. */
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => PasskeySignature)
  passkey?: PasskeySignature;
}

/** What is given beside the password, or in its place. */
export class CodeOrPasskey extends PasskeyInstead {
  /** A code of the second step, for people whose sign-in takes two. */
  @IsOptional()
  @IsText({ max: codeMax }, 'Please enter a code')
  code?: string;
}

/** What shows again, before an act that cannot be left to whoever holds the session, that it is the person. */
export class ProofBody extends CodeOrPasskey {
  /** Left out by people without a password. */
  @IsOptional()
  @IsText({ max: passwordLimits.max }, 'Please enter your password')
  password?: string;

  /** What the code is of; the app, if left out. */
  @IsOptional()
  @IsIn(secondStepMethods)
  method?: SecondStepMethod;
}
