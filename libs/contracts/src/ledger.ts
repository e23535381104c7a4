/** The ledger's accounts; a debit is positive, a credit negative, and all of them sum to zero. */
export interface LedgerSums {
  accounts: {
    account: string;
    /** @asType integer */
    balanceCents: number;
  }[];
  /** @asType integer */
  totalCents: number;
  /** What does not add up: empty when every cent is explained. */
  troubles: LedgerDiscrepancy[];
}

/** Something that does not add up: what, of which payment, payout or teacher, and by how many cents. */
export interface LedgerDiscrepancy {
  what: string;
  of: string;
  /** @asType integer */
  cents: number;
}
