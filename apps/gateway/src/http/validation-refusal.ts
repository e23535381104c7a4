import { Refusal } from '@somo/contracts/refusals';
import type { FieldMessages } from './input-problems.js';

/** 'invalid-input' of this gateway itself: no service has heard of the request. */
export class ValidationRefusal extends Refusal {
  constructor(errors: FieldMessages) {
    super('invalid-input', { errors });
  }
}
