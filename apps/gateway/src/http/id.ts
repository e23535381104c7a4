import { Param, type PipeTransform } from '@nestjs/common';
import { refuse, type RefusalCode } from '@somo/contracts/refusals';

const form = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** `:id` of the path. What is no id names nothing, so it is answered like a thing that is not there. */
export function Id(missing: RefusalCode): ParameterDecorator {
  return Param('id', new IdOf(missing));
}

export class IdOf implements PipeTransform<string, string> {
  constructor(private readonly missing: RefusalCode) {}

  transform(text: string): string {
    const id = text.toLowerCase();
    if (!form.test(id)) throw refuse(this.missing);
    return id;
  }
}
