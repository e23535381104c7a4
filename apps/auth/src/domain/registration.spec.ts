import 'reflect-metadata';
import { Refusal } from '@somo/contracts/refusals';
import { RegisterBody } from '@somo/contracts/routes/auth';
import { readEmail } from '@somo/contracts/rules/email';
import { checkInput } from '@somo/platform/check-input';
import { readPassword } from './password.js';
import { checkRegistration } from './registration.js';

const fine = { email: 'ama@example.com', password: 'Sunny-day-7', agreeToTerms: true };

function refusalOf(request: typeof fine): Refusal | null {
  try {
    checkInput(RegisterBody, request);
    checkRegistration(request);
    return null;
  } catch (error) {
    return error as Refusal;
  }
}

describe('a registration', () => {
  it('is accepted with an address, a password and consent', () => {
    expect(refusalOf(fine)).toBeNull();
  });

  it('AUTH-09 requires consent to the terms', () => {
    expect(refusalOf({ ...fine, agreeToTerms: false })?.code).toBe('must-agree');
  });

  it('AUTH-13 lists every reason why a password is too weak, on the server too', () => {
    expect(refusalOf({ ...fine, password: 'abc' })?.details).toEqual({
      errors: {
        password: [
          'Password must be at least 8 characters',
          'Password must contain at least one uppercase letter',
          'Password must contain at least one number',
        ],
      },
    });
  });

  it('AUTH-13 refuses words of the product and of the address', () => {
    for (const password of ['Somo12345', 'Example2026'])
      expect(refusalOf({ ...fine, password })).toMatchObject({
        code: 'weak-password',
        details: { errors: { password: [expect.any(String)] } },
      });
  });

  it.each(['ama', 'ama@', '@example.com', 'a b@example.com', '"ab"@example.com', 'ab@[127.0.0.1]', `${'a'.repeat(250)}@example.com`])(
    'AUTH-09 refuses the address %p',
    (email) => {
      expect(refusalOf({ ...fine, email })?.details).toEqual({ errors: { email: ['Please enter a valid email address'] } });
    },
  );
});

describe('sign-in values', () => {
  it('have the address trimmed', () => {
    expect(readEmail('  ama@example.com\n')).toBe('ama@example.com');
  });

  it.each([
    ['me@bücher.example', 'me@xn--bcher-kva.example'],
    ['Me@BU\u0308CHER.example', 'Me@xn--bcher-kva.example'],
    ['me@xn--bcher-kva.example', 'me@xn--bcher-kva.example'],
    ['me@bücher.example/x', 'me@bücher.example/x'],
    ['bücher', 'bücher'],
  ])('have one spelling of a domain: %s', (text, stored) => {
    expect(readEmail(text)).toBe(stored);
  });

  it('keep the spaces of a password and only compose its letters', () => {
    expect(readPassword(' Cafe\u0301-2030 ')).toBe(' Caf\u00e9-2030 ');
  });
});
