// The two containers that browsers record in, by their first bytes.
const ebml = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);
const box = Buffer.from('ftyp');

/** Returns whether bytes begin a file of what the browser said it makes. */
export function isBeginningOf(madeAs: string, head: Buffer): boolean {
  return madeAs.endsWith('/webm') ? head.subarray(0, 4).equals(ebml) : head.subarray(4, 8).equals(box);
}
