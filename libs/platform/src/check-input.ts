import { refuse } from '@somo/contracts/refusals';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { fieldMessages } from './field-messages.js';

/** Refuses an input that the decorators of a class do not allow. Fields that the class does not have are left to the handler. */
export function checkInput(type: new () => object, input: unknown): void {
  const errors = validateSync(plainToInstance(type, input));
  if (errors.length > 0) throw refuse('invalid-input', { errors: fieldMessages(errors) });
}
