// Amounts as operators type them: dollars and cents, never more precise, never negative.
const form = /^\$?\s*(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{1,2}))?$/;

/** Parses '12.5' as 1250 cents; null for anything that is not an amount. Uses integers only, no floating-point arithmetic. */
export function centsOf(text: string): number | null {
  const found = form.exec(text.trim());
  if (!found) return null;
  const [, dollars = '', cents = ''] = found;
  return Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
}

type AmountError = 'amountWrong' | 'amountZero' | 'amountTooLarge';

/** Returns what is wrong with an amount of at most `maxCents`, or null. */
export function amountError(text: string, maxCents: number): AmountError | null {
  const cents = centsOf(text);
  if (cents === null) return 'amountWrong';
  if (cents === 0) return 'amountZero';
  return cents > maxCents ? 'amountTooLarge' : null;
}
