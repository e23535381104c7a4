import { Refusal } from '@somo/contracts/refusals';
import type { FieldMessages } from '@somo/platform/field-messages';

/** 'invalid-input' raised by this gateway itself: the request has reached no service. */
export class ValidationRefusal extends Refusal {
  constructor(errors: FieldMessages) {
    super('invalid-input', { errors });
  }
}
