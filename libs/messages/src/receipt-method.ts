/** Returns how a payment was made, as a key of `methods` in receipts.json. */
export function receiptMethod(provider: string): 'stripe' | 'sandbox' | 'other' {
  return provider === 'stripe' || provider === 'sandbox' ? provider : 'other';
}
