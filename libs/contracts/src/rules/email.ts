import { emailMax } from './profile.js';

/** One plain address: no quotes, no comments, no list, nothing unseen, nothing that could become a second recipient. */
export const plainAddress = /^[^\s\p{Cc}\p{Cf}@<>(),;:"[\]\\]+@[^\s\p{Cc}\p{Cf}@<>(),;:"[\]\\]+$/u;

/** What registers can be mailed. */
export function isMailAddress(text: unknown): boolean {
  return typeof text === 'string' && text.length <= emailMax && plainAddress.test(text);
}
