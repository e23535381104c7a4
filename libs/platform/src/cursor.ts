import { refuse } from '@somo/contracts/refusals';

/** An opaque place in a list, made of the last row's sort keys. */
export function encodeCursor(parts: (string | number)[]): string {
  return Buffer.from(JSON.stringify(parts.map(String))).toString('base64url');
}

/** The parts of a cursor; `checks` say what each must be (`isInstant`, `isUuid` …), because a cursor comes from outside like any input. */
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
    // falls through to the refusal below: whatever is wrong with it, it is no cursor of ours
  }
  throw refuse('invalid-input', { errors: { cursor: ['cursor must be the nextCursor of an earlier answer'] } });
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((part) => typeof part === 'string');
}
