// What most descriptions have in common. They are packed with this text as the dictionary, so only the differences travel. Pages of other
// versions unpack with it too: a change of one letter needs another mark in packed.ts.
const transport = `a=ice-ufrag:
a=ice-pwd:
a=ice-options:trickle
a=fingerprint:sha-256 
a=setup:active
a=setup:actpass
a=mid:`;

const audio = `v=0
o=- 2 IN IP4 127.0.0.1
s=-
t=0 0
a=group:BUNDLE 0 1 2 3
a=extmap-allow-mixed
a=msid-semantic: WMS
m=audio 9 UDP/TLS/RTP/SAVPF 111 63
c=IN IP4 192.168.1.
a=rtcp:9 IN IP4 0.0.0.0
a=candidate:1 udp 2122 typ srflx raddr  rport  typ relay raddr .local  typ host generation 0 network-id 1 network-cost 999
${transport}0
a=extmap:4 urn:ietf:params:rtp-hdrext:sdes:mid
a=sendrecv
a=msid:- 
a=rtcp-mux
a=rtcp-rsize
a=rtcp-xr:rcvr-rtt=all
a=rtpmap:111 opus/48000/2
a=fmtp:111 minptime=10;useinbandfec=1;maxaveragebitrate=32000;usedtx=1
a=rtpmap:63 red/48000/2
a=fmtp:63 111/111
a=ssrc: cname:
a=ssrc: msid:- 
a=ptime:60
a=maxptime:60
`;

const video = `m=video 9 UDP/TLS/RTP/SAVPF 96 97
c=IN IP4 0.0.0.0
a=rtcp:9 IN IP4 0.0.0.0
${transport}1
a=extmap:13 urn:3gpp:video-orientation
a=extmap:3 http://www.ietf.org/id/draft-holmer-rmcat-transport-wide-cc-extensions-01
a=extmap:4 urn:ietf:params:rtp-hdrext:sdes:mid
a=sendrecv
a=msid:- 
a=rtcp-mux
a=rtcp-rsize
a=rtcp-xr:rcvr-rtt=all
a=rtpmap:96 VP8/90000
a=fmtp:96 x-google-start-bitrate=60
a=rtcp-fb:96 goog-remb
a=rtcp-fb:96 transport-cc
a=rtcp-fb:96 ccm fir
a=rtcp-fb:96 nack
a=rtcp-fb:96 nack pli
a=rtpmap:97 rtx/90000
a=fmtp:97 apt=96
a=ssrc-group:FID 
a=ssrc: cname:
a=ssrc: msid:- 
`;

const notes = `m=application 9 UDP/DTLS/SCTP webrtc-datachannel
c=IN IP4 0.0.0.0
${transport}3
a=sctp-port:5000
a=max-message-size:262144
`;

export const typicalDescription = (audio + video + notes).replaceAll('\n', '\r\n');
