import { Transform } from 'class-transformer';
import { IsBoolean } from 'class-validator';

/** `true` or `false` in the query of an address. */
export function YesOrNo(): PropertyDecorator {
  return (target, property) => {
    Transform(({ value }) => (value === 'true' ? true : value === 'false' ? false : (value as unknown)))(target, property);
    IsBoolean()(target, property);
  };
}
