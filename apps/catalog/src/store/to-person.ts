import type { Person } from '@somo/contracts/people';
import type { ProfileRow } from './profile.schema.js';

type Names = Pick<ProfileRow, 'userId' | 'firstName' | 'lastName' | 'avatarUrl'>;

export function toPerson({ userId, firstName, lastName, avatarUrl }: Names): Person {
  return { id: userId, firstName, lastName, fullName: `${firstName} ${lastName}`.trim(), avatarUrl };
}
