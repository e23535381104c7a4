import { describe, expect, it } from '@jest/globals';
import { amountError, centsOf } from './parse-amount';

describe('an amount typed by an operator', () => {
  it.each([
    ['12.50', 1250],
    ['12.5', 1250],
    ['12', 1200],
    ['$12.05', 1205],
    ['$ 1,234.56', 123456],
    [' 0.01 ', 1],
    ['0.1', 10],
    ['19.99', 1999],
    ['1,000,000', 100_000_000],
    ['0', 0],
  ])('%s is %i cents', (text, cents) => expect(centsOf(text)).toBe(cents));

  it.each([
    '',
    ' ',
    '-5',
    '+5',
    '1e3',
    '1e21',
    'NaN',
    'Infinity',
    '12,50',
    '1,2345',
    '12.345',
    '.5',
    '5.',
    '€5',
    '5 USD',
    '٥',
    '0x10',
    '1 2',
  ])('"%s" is not an amount', (text) => expect(centsOf(text)).toBeNull());

  it('is greater than zero and at most what is left', () => {
    expect(amountError('0.00', 2500)).toBe('amountZero');
    expect(amountError('25.01', 2500)).toBe('amountTooLarge');
    expect(amountError('25.00', 2500)).toBeNull();
    expect(amountError('twenty', 2500)).toBe('amountWrong');
  });
});
