import { describe, expect, it } from '@jest/globals';
import { Redundancy } from './redundancy';

describe('CLS-11 repeating voice packets', () => {
  it('starts on a lossy line, and ends only after twenty calm seconds', () => {
    const redundancy = new Redundancy();
    redundancy.add(0.02, 0);
    expect(redundancy.isOn).toBe(false);
    redundancy.add(0.1, 1_000);
    expect(redundancy.isOn).toBe(true);
    redundancy.add(0, 2_000);
    redundancy.add(0.02, 12_000);
    redundancy.add(0, 13_000);
    redundancy.add(0, 32_000);
    expect(redundancy.isOn).toBe(true);
    redundancy.add(0, 33_000);
    expect(redundancy.isOn).toBe(false);
  });
});
