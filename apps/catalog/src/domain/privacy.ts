// What a person lets others see.
import type { Caller } from '@somo/contracts/caller';
import { privacySettings, type Privacy, type PrivacySettings } from '@somo/contracts/privacy';
import { refuse } from '@somo/contracts/refusals';

type Role = keyof typeof privacySettings;

interface Names {
  userId: string;
  lastName: string;
  avatarUrl: string | null;
  showProfile: boolean;
}

/** Returns all settings, those of the other role too, alone. */
export function privacyOf({ showRatings, shareAvailability, showProfile, shareActivity }: Privacy): Privacy {
  return { showRatings, shareAvailability, showProfile, shareActivity };
}

/** Returns the settings that this role has. */
export function ownPrivacy(role: Role, privacy: Privacy): PrivacySettings {
  const own: readonly (keyof Privacy)[] = privacySettings[role];
  return Object.fromEntries(own.map((name) => [name, privacy[name]]));
}

/** Returns the settings that are set; refuses those of the other role. */
export function privacyChanges(role: Role, changes: PrivacySettings): PrivacySettings {
  const set = Object.entries(changes).filter(([, value]) => value !== undefined);
  const own: readonly string[] = privacySettings[role];
  const foreign = set.filter(([name]) => !own.includes(name));
  if (foreign.length > 0)
    throw refuse('invalid-input', {
      errors: Object.fromEntries(foreign.map(([name]) => [`privacy.${name}`, [`This setting is not for ${role}s`]])),
    });
  return Object.fromEntries(set);
}

/** Returns the names as the caller may see them: of a person who hides their profile, an initial and no picture. */
export function namesFor<N extends Names>(caller: Caller, names: N): N {
  if (names.showProfile || seesAll(caller, names.userId)) return names;
  const [initial = ''] = names.lastName;
  return { ...names, lastName: initial && `${initial.toUpperCase()}.`, avatarUrl: null };
}

/** The person themselves, operators, and receipts, which only the person who paid is sent. */
function seesAll(caller: Caller, userId: string): boolean {
  if (caller.kind === 'user') return caller.userId === userId || caller.role === 'admin';
  return caller.kind === 'service' && caller.service === 'payments';
}
