/** Returns every order of the items. */
export function permutations<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((first, at) => permutations([...items.slice(0, at), ...items.slice(at + 1)]).map((rest) => [first, ...rest]));
}

/**
 * Returns the ways in which events may arrive on a bus that repeats, delays and reorders them: every order, with each event delivered
 * twice, at any two positions. For up to three events these are all ways (1, 6, 90); for more, each order is followed by each rotation of
 * itself.
 */
export function everyDelivery<T>(events: readonly T[]): T[][] {
  if (events.length <= 3) return distinct(permutations(events.flatMap((event, index) => [index, index])), events);
  return permutations(events).flatMap((order) => order.map((_, by) => [...order, ...order.slice(by), ...order.slice(0, by)]));
}

function distinct<T>(orders: number[][], events: readonly T[]): T[][] {
  return [...new Set(orders.map((order) => order.join()))].map((order) => order.split(',').map((index) => events[Number(index)] as T));
}
