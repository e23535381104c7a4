import { describe, expect, it } from '@jest/globals';
import { asksForRedundancy, preferCodecs } from './codecs';

const audio = (payloads: string) =>
  `v=0\r\nm=audio 9 UDP/TLS/RTP/SAVPF ${payloads}\r\na=rtpmap:111 opus/48000/2\r\na=rtpmap:63 red/48000/2\r\n`;

describe('CLS-11 an offer', () => {
  it('asks for repeated voice packets by naming their codec first', () => {
    expect(asksForRedundancy(audio('63 111'))).toBe(true);
    expect(asksForRedundancy(audio('111 63'))).toBe(false);
    expect(asksForRedundancy('v=0\r\n')).toBe(false);
  });
});

describe('CLS-03 CLS-11 the codecs of a connection', () => {
  const opus = { mimeType: 'audio/opus' };
  const asked: unknown[] = [];
  const connection = (abilities: object) =>
    ({ getTransceivers: () => [{ receiver: { track: { kind: 'audio' } }, ...abilities }] }) as unknown as RTCPeerConnection;
  const setCodecPreferences = (codecs: unknown) => asked.push(codecs);

  it('are limited to those of voice', () => {
    Object.assign(globalThis, { RTCRtpReceiver: { getCapabilities: () => ({ codecs: [{ mimeType: 'audio/PCMU' }, opus] }) } });
    preferCodecs(connection({ setCodecPreferences }), false);
    expect(asked).toEqual([[opus]]);
  });

  it('are those the browser offers by itself, in browsers that cannot be asked (Firefox before 128)', () => {
    expect(() => preferCodecs(connection({}), true)).not.toThrow();
    Object.assign(globalThis, { RTCRtpReceiver: {} });
    expect(() => preferCodecs(connection({ setCodecPreferences }), true)).not.toThrow();
  });
});
