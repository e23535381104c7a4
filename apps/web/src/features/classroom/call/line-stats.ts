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
  /** Of what this side sent, as the other side last reported. */
  fractionLost: number | null;
  concealed: number;
  samples: number;
  audioPackets: number;
}

type Stat = Record<string, unknown> & { type: string; id: string };

const number = (value: unknown): number => (typeof value === 'number' ? value : 0);
const orNull = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** IP and UDP headers, which the browser does not count but the person pays for. */
export const packetOverhead = 28;

/** Returns the sums of the pair of addresses that is in use: several may have been nominated. */
export async function readLine(pc: RTCPeerConnection, atMs: number): Promise<Reading> {
  const stats = [...((await pc.getStats()) as unknown as Map<string, Stat>).values()];
  const of = (type: string) => stats.filter((stat) => stat.type === type);
  const pairId = of('transport')[0]?.selectedCandidatePairId;
  const pair = stats.find(({ id }) => id === pairId);
  const heard = of('inbound-rtp').find(({ kind }) => kind === 'audio');
  const reports = of('remote-inbound-rtp');
  const losses = reports.map(({ fractionLost }) => orNull(fractionLost)).filter((lost) => lost !== null);
  const available = orNull(pair?.availableOutgoingBitrate);
  const rtts = [pair?.currentRoundTripTime, ...reports.map(({ roundTripTime }) => roundTripTime)].map(orNull).filter((rtt) => rtt !== null);
  return {
    atMs,
    bytesSent: number(pair?.bytesSent) + packetOverhead * number(pair?.packetsSent),
    bytesReceived: number(pair?.bytesReceived) + packetOverhead * number(pair?.packetsReceived),
    packetsReceived: number(pair?.packetsReceived),
    rttMs: rtts.length > 0 ? Math.round(Math.max(...rtts) * 1000) : null,
    availableKbps: available === null ? null : available / 1000,
    fractionLost: losses.length > 0 ? Math.max(...losses) : null,
    concealed: number(heard?.concealedSamples) - number(heard?.silentConcealedSamples),
    samples: number(heard?.totalSamplesReceived),
    audioPackets: number(heard?.packetsReceived),
  };
}
