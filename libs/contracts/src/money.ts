/** An amount in the public API: integer minor units and an ISO 4217 code. */
export interface Money {
  /** @asType integer */
  amountCents: number;
  currency: 'USD';
}

export function usd(amountCents: number): Money {
  return { amountCents, currency: 'USD' };
}
