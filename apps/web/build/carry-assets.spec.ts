import { describe, expect, it } from '@jest/globals';
import { toCarry } from './carry-assets';

const files = (...names: string[]) => new Map(names.map((name) => [name, Buffer.from(name)]));
const carried = (...builds: [now: string[], before: string[], earlier: string[]]) => {
  const [now, before, earlier] = builds.map((names) => files(...names));
  return [...toCarry(now!, before!, earlier!).keys()];
};

describe('the hashed files of the build before', () => {
  it('are carried over, unless the new build has them too', () => {
    expect(carried(['base-1.js', 'home-2.js'], ['base-1.js', 'home-1.js'], [])).toEqual(['home-1.js']);
  });

  it('are those of one build, not of all before', () => {
    expect(carried(['home-3.js'], ['home-2.js'], ['home-1.js'])).toEqual(['home-2.js']);
  });

  it('stay when the same is built again', () => {
    expect(carried(['home-2.js'], ['home-2.js'], ['home-1.js'])).toEqual(['home-1.js']);
  });

  it('are none after the first build', () => {
    expect(carried(['home-1.js'], [], [])).toEqual([]);
  });
});
