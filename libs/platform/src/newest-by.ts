/** Returns the newest of the items with each key; of several with one version the first. */
export function newestBy<Item>(items: readonly Item[], keyOf: (item: Item) => unknown, versionOf: (item: Item) => number): Item[] {
  const newest = new Map<unknown, Item>();
  for (const item of items) {
    const known = newest.get(keyOf(item));
    if (known === undefined || versionOf(known) < versionOf(item)) newest.set(keyOf(item), item);
  }
  return [...newest.values()];
}
