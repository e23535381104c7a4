import { dataAmount, kilobytes } from '../lib/format';

/** 340 → '1 kB'; 1234567 → '1.2 MB' */
export const fileSize = (bytes: number): string => (bytes < 1_000_000 ? kilobytes(Math.max(1000, bytes)) : dataAmount(bytes));

/** 'PDF · 1.2 MB', of a name whose end may be cut off. */
export function kindAndSize(name: string, bytes: number): string {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toUpperCase();
  return extension ? `${extension} · ${fileSize(bytes)}` : fileSize(bytes);
}
