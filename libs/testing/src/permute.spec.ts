import { everyDelivery, permutations } from './permute.js';

describe('the ways in which events may arrive', () => {
  it('are, for three things, six orders', () => {
    expect(permutations(['a', 'b', 'c']).map((order) => order.join(''))).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
  });

  it.each([
    [1, 1],
    [2, 6],
    [3, 90],
  ])('count, for %i events each delivered twice, %i, none of them twice', (events, ways) => {
    const all = everyDelivery(['a', 'b', 'c'].slice(0, events)).map((order) => order.join(''));
    expect(all).toHaveLength(ways);
    expect(new Set(all).size).toBe(ways);
  });

  it('hold every event twice, for four events as well', () => {
    const all = everyDelivery(['a', 'b', 'c', 'd']);
    expect(all).toHaveLength(24 * 4);
    expect(all.every((order) => [...order].sort().join('') === 'aabbccdd')).toBe(true);
  });
});
