import { refuse } from '@somo/contracts/refusals';

/** An opaque place in a list, made of the last row's sort keys. */
export function encodeCursor(parts: (string | number)[]): string {
  return Buffer.from(JSON.stringify(parts.map(String))).toString('base64url');
}

export function decodeCursor(cursor: string): string[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (Array.isArray(parts) && parts.every((part) => typeof part === 'string')) return parts;
  } catch {
    // falls through to the refusal below: whatever is wrong with it, it is no cursor of ours
  }
  throw refuse('invalid-input', { errors: { cursor: ['cursor must be the nextCursor of an earlier answer'] } });
}
