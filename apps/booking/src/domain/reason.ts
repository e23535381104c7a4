// Why a person cancels, moves, proposes, declines or rejects, in their own words.

/** Returns the reason without spaces around it, null if there is none. */
export function readReason(given: string | undefined): string | null {
  return given?.trim() || null;
}
