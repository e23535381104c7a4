import type { ProfileState } from '@somo/contracts/events/profile';
import type { Person } from '@somo/contracts/people';
import type { ProfileRow } from './profile.schema.js';

type Names = Pick<ProfileRow, 'userId' | 'firstName' | 'lastName' | 'avatarUrl'>;

export function toPerson({ userId, firstName, lastName, avatarUrl }: Names): Person {
  return { id: userId, firstName, lastName, fullName: `${firstName} ${lastName}`, avatarUrl };
}

/** What `profile.updated` tells the others. */
export function toProfileState(profile: Names & Pick<ProfileRow, 'version' | 'listed'>): ProfileState {
  const { userId, version, firstName, lastName, avatarUrl, listed } = profile;
  return { userId, version, firstName, lastName, avatarUrl, listed };
}
