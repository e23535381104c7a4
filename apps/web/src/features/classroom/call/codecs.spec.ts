import { describe, expect, it } from '@jest/globals';
import { asksForRedundancy } from './codecs';

const audio = (payloads: string) =>
  `v=0\r\nm=audio 9 UDP/TLS/RTP/SAVPF ${payloads}\r\na=rtpmap:111 opus/48000/2\r\na=rtpmap:63 red/48000/2\r\n`;

describe('CLS-11 an offer', () => {
  it('asks for repeated voice packets by naming their codec first', () => {
    expect(asksForRedundancy(audio('63 111'))).toBe(true);
    expect(asksForRedundancy(audio('111 63'))).toBe(false);
    expect(asksForRedundancy('v=0\r\n')).toBe(false);
  });
});
