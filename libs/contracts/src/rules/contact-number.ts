/** Returns why a value is no phone number, or undefined if it is one: 7 to 15 digits, with the separators people use. */
export function contactNumberProblem(value: unknown): string | undefined {
  const isNumber = typeof value === 'string' && /^\+?[\d ().-]{7,25}$/.test(value) && /^\d{7,15}$/.test(value.replace(/\D/g, ''));
  return isNumber ? undefined : 'Please enter a phone number such as +254 712 345 678';
}
