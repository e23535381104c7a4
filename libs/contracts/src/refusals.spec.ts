import { describe, expect, it } from '@jest/globals';
import { Refusal, type RefusalCode } from './refusals.js';

describe('a refusal', () => {
  it('records no stack, but leaves that of faults alone, even if nobody knows its code', () => {
    expect(new Refusal('slot-taken').stack).not.toContain('    at ');
    expect(() => new Refusal('unheard-of' as RefusalCode)).toThrow(TypeError);
    expect(new Error('a fault').stack).toContain('    at ');
  });
});
