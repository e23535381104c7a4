// Half-open ranges of epoch milliseconds: [from, to).
export interface Range {
  from: number;
  to: number;
}

/** Returns the same time as sorted ranges that neither overlap nor touch; empty ranges are dropped. */
export function mergeRanges(ranges: readonly Range[]): Range[] {
  const merged: Range[] = [];
  for (const { from, to } of [...ranges].sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (to <= from) continue;
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else merged.push({ from, to });
  }
  return merged;
}

/** Returns whether a range overlaps any of `merged`, which must come from `mergeRanges`. */
export function overlapsAny(merged: readonly Range[], range: Range): boolean {
  let low = 0;
  let high = merged.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((merged[middle] as Range).to <= range.from) low = middle + 1;
    else high = middle;
  }
  const next = merged[low];
  return next !== undefined && next.from < range.to;
}
