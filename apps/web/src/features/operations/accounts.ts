// The ledger's accounts in display order: what there is, whose it is, and what is in transit.
import type { LedgerSums } from '@somo/contracts/ledger';

const standing = ['provider', 'provider-fee', 'held', 'payable', 'platform-fee'] as const;
/** Zero whenever nothing is in transit. */
export const clearing = ['refunds', 'payouts', 'disputed'] as const;
const known = [...standing, ...clearing];

type KnownAccount = (typeof known)[number];

export const isKnown = (account: string): account is KnownAccount => known.some((each) => each === account);

type Accounts = LedgerSums['accounts'];

/** Returns the balance of an account; zero if it has no entries. */
export const sumOf = (accounts: Accounts, wanted: KnownAccount): number =>
  accounts.find(({ account }) => account === wanted)?.balanceCents ?? 0;

/** Returns every account, including those newer than this page. */
export function inOrder(accounts: Accounts): Accounts {
  const ours = known.map((account) => ({ account, balanceCents: sumOf(accounts, account) }));
  return [...ours, ...accounts.filter(({ account }) => !isKnown(account))];
}
