/** How a payment was made, as a key of `methods` in the receipt's words. */
export function receiptMethod(provider: string): 'stripe' | 'sandbox' | 'other' {
  return provider === 'stripe' || provider === 'sandbox' ? provider : 'other';
}
