// A bank account number: an IBAN in countries that use it, otherwise the bank's own number.
import { isIBAN, registerDecorator } from 'class-validator';

const digits = { min: 6, max: 20 } as const;
const digitsOnly = new RegExp(`^\\d{${digits.min},${digits.max}}$`);

/** True for an IBAN whose check digits are right, or 6 to 20 digits; spaces do not count. */
function isAccountNumber(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > 42 || /[^A-Za-z0-9 -]/.test(value)) return false;
  const plain = value.replace(/[ -]/g, '');
  return /^[A-Za-z]/.test(plain) ? isIBAN(plain) : digitsOnly.test(plain);
}

export function IsAccountNumber(): PropertyDecorator {
  return (target, property) =>
    registerDecorator({
      name: 'isAccountNumber',
      target: target.constructor,
      propertyName: property as string,
      options: { message: `Please enter an account number of ${digits.min} to ${digits.max} digits or a valid IBAN` },
      validator: { validate: isAccountNumber },
    });
}
