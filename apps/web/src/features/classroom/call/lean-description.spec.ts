import { describe, expect, it } from '@jest/globals';
import { leanDescription } from './lean-description';

const lines = (...all: string[]) => all.join('\r\n') + '\r\n';
const offer = lines(
  'v=0',
  'a=group:BUNDLE 0 1',
  'm=audio 9 UDP/TLS/RTP/SAVPF 111 63',
  'a=extmap:1 urn:ietf:params:rtp-hdrext:ssrc-audio-level',
  'a=extmap:2 http://www.webrtc.org/experiments/rtp-hdrext/abs-send-time',
  'a=extmap:3 http://www.ietf.org/id/draft-holmer-rmcat-transport-wide-cc-extensions-01',
  'a=extmap:4 urn:ietf:params:rtp-hdrext:sdes:mid',
  'a=rtpmap:111 opus/48000/2',
  'a=rtcp-fb:111 transport-cc',
  'a=fmtp:111 minptime=10;useinbandfec=1',
  'm=video 9 UDP/TLS/RTP/SAVPF 96',
  'a=extmap:3 http://www.ietf.org/id/draft-holmer-rmcat-transport-wide-cc-extensions-01',
  'a=rtpmap:96 VP8/90000',
  'a=rtcp-fb:96 transport-cc',
);

describe('CLS-11 a lean description', () => {
  const [session, audio, video] = leanDescription(offer).split(/(?=^m=)/m);

  it('saves bits in silence, sends long packets, and does not probe the line for a voice', () => {
    expect(audio).toBe(
      lines(
        'm=audio 9 UDP/TLS/RTP/SAVPF 111 63',
        'a=extmap:4 urn:ietf:params:rtp-hdrext:sdes:mid',
        'a=rtpmap:111 opus/48000/2',
        'a=fmtp:111 minptime=10;useinbandfec=1;maxaveragebitrate=32000;usedtx=1',
        'a=ptime:60',
        'a=maxptime:60',
      ),
    );
  });

  it('asks the line about the picture, from a low rate on', () => {
    expect(video).toContain('a=rtcp-fb:96 transport-cc');
    expect(video).toContain('a=fmtp:96 x-google-start-bitrate=60');
    expect(session).toBe(lines('v=0', 'a=group:BUNDLE 0 1'));
  });
});
