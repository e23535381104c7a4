import { accountOf, type SeedAccounts } from './create-accounts.js';
import type { SeedAsk } from './seed-ask.js';

/** The favorites of each student, in the order in which they were added. */
const favorites = [
  ['amara', 'wanjiru'],
  ['amara', 'kwame'],
] as const;

export async function seedFavorites(ask: SeedAsk, accounts: SeedAccounts): Promise<void> {
  for (const [student, teacher] of favorites) {
    const { token } = accountOf(accounts, student);
    await ask(token, 'catalog.add-favorite', { teacherId: accountOf(accounts, teacher).userId });
  }
}
