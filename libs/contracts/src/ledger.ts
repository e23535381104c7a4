/** The ledger's accounts; debits are positive, credits negative, and all of them sum to zero. */
export interface LedgerSums {
  accounts: {
    account: string;
    /** @asType integer */
    balanceCents: number;
  }[];
  /** @asType integer */
  totalCents: number;
  /** Discrepancies; empty when the books balance. */
  troubles: LedgerDiscrepancy[];
}

/** A discrepancy: what it is, which payment, payout or teacher it concerns, and by how many cents. */
export interface LedgerDiscrepancy {
  what: string;
  of: string;
  /** @asType integer */
  cents: number;
}
