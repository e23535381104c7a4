import { dataAmount, formatTag } from '../lib/format';

const kilobytes = () => new Intl.NumberFormat(formatTag(), { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 });

/** 340 → '1 kB'; 1234567 → '1.2 MB' */
export const fileSize = (bytes: number): string => (bytes < 1_000_000 ? kilobytes().format(Math.max(1, bytes / 1000)) : dataAmount(bytes));

/** 'PDF · 1.2 MB', of a name whose end may be cut off. */
export function kindAndSize(name: string, bytes: number): string {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toUpperCase();
  return extension ? `${extension} · ${fileSize(bytes)}` : fileSize(bytes);
}
