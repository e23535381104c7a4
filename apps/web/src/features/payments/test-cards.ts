// Sandbox cards for trying Somo; the full list is in the documentation.
export const demoCard = '4242424242424242';

export const testCards = [
  { number: '4000002500003155', does: 'asks' },
  { number: '4000000000000002', does: 'declines' },
  { number: '4000000000000341', does: 'duplicates' },
] as const;

/** '4242424242424242' → '4242 4242 4242 4242' */
export const inFours = (digits: string) => digits.replace(/(.{4})(?=.)/g, '$1 ');

/** Strips the spaces and hyphens that people type or paste in a card number. */
export const digitsOf = (typed: string) => typed.replace(/[ -]/g, '');

export const isCardNumber = (digits: string) => /^\d{12,19}$/.test(digits);
