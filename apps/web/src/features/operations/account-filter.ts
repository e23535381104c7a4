// Which accounts are listed; kept in the address.
import { accountRoles, accountStandings, type AccountRole, type AccountStanding } from '@somo/contracts/operators-search';
import type { ListPeopleQuery } from '@somo/contracts/routes/admin';

export interface AccountFilter {
  role?: AccountRole | undefined;
  standing?: AccountStanding | undefined;
  /** Of teachers alone. */
  verified?: 'true' | 'false' | undefined;
}

export function readAccountFilter(search: URLSearchParams): AccountFilter {
  const role = accountRoles.find((each) => each === search.get('role'));
  const verified = (['true', 'false'] as const).find((each) => each === search.get('verified'));
  return {
    role,
    standing: accountStandings.find((each) => each === search.get('standing')),
    verified: role === undefined || role === 'teacher' ? verified : undefined,
  };
}

/** Returns the filter as it stands in the address. */
export function writeAccountFilter(filter: AccountFilter): Record<string, string> {
  return Object.fromEntries(Object.entries(filter).filter((entry): entry is [string, string] => Boolean(entry[1])));
}

/** Returns what the server is asked for. */
export function accountQuery({ role, standing, verified }: AccountFilter): Omit<ListPeopleQuery, 'cursor' | 'limit'> {
  return { ...(role && { role }), ...(standing && { standing }), ...(verified && { verified: verified === 'true' }) };
}
