import { Injectable, ValidationPipe, type ArgumentMetadata } from '@nestjs/common';
import { fieldMessages, type FieldMessages } from '@somo/platform/field-messages';
import { bodyProblems, queryProblems } from './input-problems.js';
import type { BodyClass } from './null-fields.js';
import { ValidationRefusal } from './validation-refusal.js';

/**
 * Validates every body and query against its class in contracts. Unknown keys are refused; nothing is converted unless the class says so.
 */
@Injectable()
export class CheckInput extends ValidationPipe {
  constructor() {
    super({
      whitelist: true,
      forbidNonWhitelisted: true,
      transform: true,
      exceptionFactory: (errors) => new ValidationRefusal(fieldMessages(errors)),
    });
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type === 'body' && this.toValidate(metadata)) stopAt(bodyProblems(value, metadata.metatype as BodyClass));
    if (metadata.type !== 'query') return (await super.transform(value, metadata)) as unknown;
    stopAt(queryProblems(value as Record<string, unknown>));
    return (await super.transform(given(value as Record<string, unknown>), metadata)) as unknown;
  }
}

/** Drops empty parameters: a submitted form names its empty fields too, and those count as left out. */
function given(query: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
}

function stopAt(errors: FieldMessages): void {
  if (Object.keys(errors).length > 0) throw new ValidationRefusal(errors);
}
