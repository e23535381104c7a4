import { describe, expect, it } from '@jest/globals';
import { pack, unpack } from './packed';
import { typicalDescription } from './typical-description';

const description = typicalDescription
  .replaceAll('ice-ufrag:', 'ice-ufrag:WwMZ')
  .replaceAll('ice-pwd:', 'ice-pwd:9B35DaTCQNaBpb27tyQVG8Mr')
  .replaceAll('sha-256 ', 'sha-256 23:37:9D:3A:EF:58:8B:34:94:2F:74:51:76:9D:D9:59:5F:59:C0:9A:10:A4:34:B2:AC:6B:0F:E2:F5:82:52:DC')
  .replaceAll('cname:', 'cname:aN0wug7BRuL1MO++');

describe('CLS-11 a packed description', () => {
  it('is a sixth as long, which on 64 kbit/s is a second sooner, and unpacks to the same', () => {
    const packed = pack(description, 'sdp1');
    expect(unpack(packed)).toEqual({ sdp: description, packing: 'sdp1' });
    expect(packed.length).toBeLessThan(description.length / 6);
  });

  it('of the version before can be read, and the answer is packed as the offer was', () => {
    const before = 'deflate:K7M14OUCAA==';
    expect(unpack(before)).toEqual({ sdp: 'v=0\r\n', packing: 'deflate' });
    expect(unpack(pack(description, 'deflate')).sdp).toBe(description);
  });

  it.each([
    ['not packed', 'v=0\r\n'],
    ['of a later version', 'sdp9:AAAA'],
    ['a million zeros', pack('0'.repeat(1_000_000), 'deflate')],
    ['broken', 'sdp1:AAAA%'],
  ])('refuses one that is %s', (_, packed) => {
    expect(() => unpack(packed)).toThrow();
  });
});
