import { emailMax } from './profile.js';

/** One plain address: no quotes, no comments, no list, no invisible characters, nothing that could become a second recipient. */
export const plainAddress = /^[^\s\p{Cc}\p{Cf}@<>(),;:"[\]\\]+@[^\s\p{Cc}\p{Cf}@<>(),;:"[\]\\]+$/u;

/** Returns whether a text is an address that can be registered and emailed. */
export function isMailAddress(text: unknown): boolean {
  return typeof text === 'string' && text.length <= emailMax && plainAddress.test(text);
}

const ascii = /^[\x20-\x7e]*$/;
const noHostName = /[\s/?#\\%:@]/;

/**
 * Returns an address as it is stored and compared, with its domain in ASCII: bücher.example and xn--bcher-kva.example are one domain, and one
 * account. Case is kept elsewhere, but every comparison ignores it.
 */
export function readEmail(text: string): string {
  const address = text.trim().normalize('NFC');
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  if (at === 0 || ascii.test(domain) || noHostName.test(domain)) return address;
  try {
    return address.slice(0, at) + new URL(`http://${domain}`).hostname;
  } catch {
    return address;
  }
}
