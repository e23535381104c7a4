import { refuse } from '@somo/contracts/refusals';

/** Returns an opaque cursor for a position in a list, made from the last row's sort keys. */
export function encodeCursor(parts: (string | number)[]): string {
  return Buffer.from(JSON.stringify(parts.map(String))).toString('base64url');
}

/** Returns the parts of a cursor. `checks` validate each part (`isInstant`, `isUuid` …), because a cursor is untrusted input. */
export function decodeCursor(cursor: string, ...checks: ((part: string) => boolean)[]): string[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (
      isTexts(parts) &&
      (checks.length === 0 || parts.length === checks.length) &&
      checks.every((check, index) => check(parts[index] ?? ''))
    )
      return parts;
  } catch {
    // Falls through to the refusal below: whatever is wrong with it, it is not one of our cursors.
  }
  throw refuse('invalid-input', { errors: { cursor: ['cursor must be the nextCursor of an earlier answer'] } });
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((part) => typeof part === 'string');
}
