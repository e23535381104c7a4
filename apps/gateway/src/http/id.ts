import { Param, type PipeTransform } from '@nestjs/common';
import { refuse, type RefusalCode } from '@somo/contracts/refusals';

const form = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Injects `:id` of the path, or the segment of that name. A malformed id cannot name anything, so it gets the same refusal as a missing record. */
export function Id(missing: RefusalCode, name = 'id'): ParameterDecorator {
  return Param(name, new IdOf(missing));
}

export class IdOf implements PipeTransform<string, string> {
  constructor(private readonly missing: RefusalCode) {}

  transform(text: string): string {
    const id = text.toLowerCase();
    if (!form.test(id)) throw refuse(this.missing);
    return id;
  }
}
