// A bank account number: an IBAN in countries that use it, otherwise the bank's own number.
import { isIBAN, registerDecorator } from 'class-validator';

/** Returns whether a value is an IBAN with valid check digits, or 6 to 20 digits; spaces and hyphens are ignored. */
export function isAccountNumber(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > 42 || /[^A-Za-z0-9 -]/.test(value)) return false;
  const plain = value.replace(/[ -]/g, '');
  return /^[A-Za-z]/.test(plain) ? isIBAN(plain) : /^\d{6,20}$/.test(plain);
}

export function IsAccountNumber(): PropertyDecorator {
  return (target, property) =>
    registerDecorator({
      name: 'isAccountNumber',
      target: target.constructor,
      propertyName: property as string,
      options: { message: 'Please enter an account number of 6 to 20 digits, or a valid IBAN' },
      validator: { validate: isAccountNumber },
    });
}
