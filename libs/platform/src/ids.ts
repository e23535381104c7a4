import { v7, validate } from 'uuid';

/** Returns a new UUID version 7 (RFC 9562), so that ids sort by creation time. */
export function newId(): string {
  return v7();
}

export function isUuid(text: string): boolean {
  return validate(text);
}
