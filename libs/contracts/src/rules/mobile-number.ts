// A mobile number with its calling code.
import { isMobilePhone, registerDecorator } from 'class-validator';
import { countryOfNumber } from '../mobile-money.js';

/** True for a mobile number of any country. The list of class-validator lacks some of the countries that have mobile money. */
function isMobileNumber(value: unknown): boolean {
  return (
    typeof value === 'string' &&
    (isMobilePhone(value, undefined, { strictMode: true }) || (!/[ -]/.test(value) && countryOfNumber(value) !== undefined))
  );
}

export function IsMobileNumber(): PropertyDecorator {
  return (target, property) =>
    registerDecorator({
      name: 'isMobileNumber',
      target: target.constructor,
      propertyName: property as string,
      options: { message: 'Please include the country code, such as +254712345678' },
      validator: { validate: isMobileNumber },
    });
}
