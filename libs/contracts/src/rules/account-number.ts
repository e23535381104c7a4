// A bank account: an IBAN where the country has one, else the bank's own number.
import { isIBAN, registerDecorator } from 'class-validator';

/** True for an IBAN whose check digits are right, or 6 to 20 digits; spaces do not count. */
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
