// Cards of the sandbox, for those who try Somo out; the whole list is in the documentation.
export const testCards = [
  { number: '4242424242424242', does: 'pays' },
  { number: '4000002500003155', does: 'asks' },
  { number: '4000000000000002', does: 'declines' },
  { number: '4000000000000341', does: 'duplicates' },
] as const;

/** '4242424242424242' → '4242 4242 4242 4242' */
export const inFours = (digits: string) => digits.replace(/(.{4})(?=.)/g, '$1 ');

/** Only what belongs to a card's number, however it was typed or pasted. */
export const digitsOf = (typed: string) => typed.replace(/[ -]/g, '');

export const isCardNumber = (digits: string) => /^\d{12,19}$/.test(digits);
