import { emailMax } from './profile.js';

/** One plain address: no quotes, no comments, no list, no invisible characters, nothing that could become a second recipient. */
export const plainAddress = /^[^\s\p{Cc}\p{Cf}@<>(),;:"[\]\\]+@[^\s\p{Cc}\p{Cf}@<>(),;:"[\]\\]+$/u;

/** Returns whether a text is an address that can be registered and emailed. */
export function isMailAddress(text: unknown): boolean {
  return typeof text === 'string' && text.length <= emailMax && plainAddress.test(text);
}
