/** Formats `2125` as `21.25`. */
export function asAmount(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

/** Returns `2125` for `'21.25'`; undefined for anything but such text. */
export function centsOf(amount: unknown): number | undefined {
  const [, whole, part] = typeof amount === 'string' ? (/^(\d{1,9})\.(\d\d)$/.exec(amount) ?? []) : [];
  return whole && part ? Number(whole) * 100 + Number(part) : undefined;
}
