import { Injectable, ValidationPipe, type ArgumentMetadata } from '@nestjs/common';
import { refuse } from '@somo/contracts/refusals';
import { fieldMessages } from './field-messages.js';
import { bodyProblems, queryProblems, type FieldMessages } from './input-problems.js';

/** Checks every body and query against its class in contracts; unknown keys are refused, nothing is converted unless the class says so. */
@Injectable()
export class CheckInput extends ValidationPipe {
  constructor() {
    super({
      whitelist: true,
      forbidNonWhitelisted: true,
      transform: true,
      exceptionFactory: (errors) => refuse('invalid-input', { errors: fieldMessages(errors) }),
    });
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type === 'body' && this.toValidate(metadata)) stopAt(bodyProblems(value));
    if (metadata.type === 'query') stopAt(queryProblems(value as Record<string, unknown>));
    return (await super.transform(value, metadata)) as unknown;
  }
}

function stopAt(errors: FieldMessages): void {
  if (Object.keys(errors).length > 0) throw refuse('invalid-input', { errors });
}
