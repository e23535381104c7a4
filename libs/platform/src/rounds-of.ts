/** Splits items into rounds that have each key at most once, and those with the same key in their order. */
export function roundsOf<Item>(items: readonly Item[], keyOf: (item: Item) => unknown): Item[][] {
  const rounds: Item[][] = [];
  const times = new Map<unknown, number>();
  for (const item of items) {
    const nth = times.get(keyOf(item)) ?? 0;
    times.set(keyOf(item), nth + 1);
    (rounds[nth] ??= []).push(item);
  }
  return rounds;
}
