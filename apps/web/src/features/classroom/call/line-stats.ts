// What a connection reports about itself, as differences between two readings.

/** Sums since the connection was made. */
export interface Reading {
  atMs: number;
  bytesSent: number;
  bytesReceived: number;
  packetsReceived: number;
  rttMs: number | null;
  /** What congestion control believes the line takes, in kbit/s; null without a picture. */
  availableKbps: number | null;
  /** The share of this side's voice, as the other side last reported. */
  voiceLost: number | null;
  concealed: number;
  samples: number;
  audioPackets: number;
}

type Stat = Record<string, unknown> & { type: string; id: string };

const number = (value: unknown): number => (typeof value === 'number' ? value : 0);
const orNull = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** IP and UDP headers, which the browser does not count but the person pays for. */
const packetOverhead = 28;

/** Returns the sums of the pair of addresses that is in use: several may have been nominated. */
export async function readLine(pc: RTCPeerConnection, atMs: number): Promise<Reading> {
  const stats = [...((await pc.getStats()) as unknown as Map<string, Stat>).values()];
  const of = (type: string) => stats.filter((stat) => stat.type === type);
  const pairId = of('transport')[0]?.selectedCandidatePairId;
  const pair = stats.find(({ id }) => id === pairId);
  const inbound = of('inbound-rtp').find(({ kind }) => kind === 'audio');
  const report = of('remote-inbound-rtp').find(({ kind }) => kind === 'audio');
  const available = orNull(pair?.availableOutgoingBitrate);
  const rtt = orNull(pair?.currentRoundTripTime);
  return {
    atMs,
    bytesSent: number(pair?.bytesSent) + packetOverhead * number(pair?.packetsSent),
    bytesReceived: number(pair?.bytesReceived) + packetOverhead * number(pair?.packetsReceived),
    packetsReceived: number(pair?.packetsReceived),
    rttMs: rtt === null ? null : Math.round(rtt * 1000),
    availableKbps: available === null ? null : available / 1000,
    voiceLost: orNull(report?.fractionLost),
    concealed: number(inbound?.concealedSamples) - number(inbound?.silentConcealedSamples),
    samples: number(inbound?.totalSamplesReceived),
    audioPackets: number(inbound?.packetsReceived),
  };
}
