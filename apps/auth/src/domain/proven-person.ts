import { googleIssuer } from '@somo/contracts/rules/google';
import { refuse } from '@somo/contracts/refusals';
import { isMailAddress, readEmail } from '@somo/contracts/rules/email';

/** Someone whose identity a provider vouches for. The issuer and subject identify them for ever; the address may change. */
export interface ProvenPerson {
  issuer: string;
  subject: string;
  email: string;
  emailVerified: boolean;
  /** Whether the provider itself runs the mailbox, and so knows whose it is now, not only whose it was. */
  isMailboxOfProvider: boolean;
  firstName: string;
  lastName: string;
}

const longestName = 50;

/** Returns the person in a verified ID token (OpenID Connect Core 1.0, section 5.1). Refuses one without an email address. */
export function readClaims(claims: Record<string, unknown>): ProvenPerson {
  const { iss, sub, email } = claims;
  if (typeof iss !== 'string' || typeof sub !== 'string' || sub === '') throw refuse('google-failed');
  if (typeof email !== 'string' || !isMailAddress(email)) throw refuse('google-failed');
  const [firstName, lastName] = namesIn(claims);
  const address = readEmail(email);
  return {
    ...{ issuer: iss, subject: sub, email: address, firstName, lastName },
    emailVerified: claims.email_verified === true,
    isMailboxOfProvider: iss !== googleIssuer || /@(gmail|googlemail)\.com$/i.test(address) || typeof claims.hd === 'string',
  };
}

/** Returns the first and last name; where the provider knows only the whole name, the last word is the last name. */
function namesIn({ given_name: given, family_name: family, name }: Record<string, unknown>): [string, string] {
  const text = (value: unknown) => (typeof value === 'string' ? value.trim().slice(0, longestName) : '');
  if (text(family)) return [text(given), text(family)];
  const words = text(name || given).split(/\s+/);
  return words.length === 1 ? [words[0] ?? '', ''] : [words.slice(0, -1).join(' '), words.at(-1) ?? ''];
}

/** An account that has the address of the person. */
interface AccountOfAddress {
  isConfirmed: boolean;
  /** The account is linked to another person of the provider: addresses are given to new people, subjects never are. */
  isOfAnother: boolean;
}

/**
 * Returns what to do for a person without a linked account. An account is theirs only if both sides have proof of the address: an attacker
 * who registers with another person's address must not have access once its owner signs in.
 */
export function admit(person: ProvenPerson, account: AccountOfAddress | undefined): 'create' | 'link' {
  if (!person.emailVerified) throw refuse('google-unverified');
  if (!account) return 'create';
  if (!account.isConfirmed || account.isOfAnother || !person.isMailboxOfProvider) throw refuse('google-needs-proof');
  return 'link';
}
