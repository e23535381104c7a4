import { BufferTarget, EncodedAudioPacketSource, EncodedPacket, Output, WebMOutputFormat } from 'mediabunny';

const perSecond = 50;
/** A frame of Opus in which nobody speaks. */
const silence = Uint8Array.from([0xf8, 0xff, 0xfe]);

/** Returns a recording of so many seconds as a browser makes it: without its length, and with no index to seek by. */
export async function recordedVoice(seconds: number): Promise<Buffer> {
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat({ appendOnly: true }), target });
  const source = new EncodedAudioPacketSource('opus');
  output.addAudioTrack(source);
  await output.start();
  const decoderConfig = { codec: 'opus', numberOfChannels: 1, sampleRate: 48_000 };
  for (let at = 0; at < seconds * perSecond; at += 1)
    await source.add(new EncodedPacket(silence, 'key', at / perSecond, 1 / perSecond), { decoderConfig });
  await output.finalize();
  return Buffer.from(target.buffer!);
}

/** How a packet of the first track begins. */
const block = Buffer.from([0xa3, 0x10, 0, 0, silence.length + 4, 0x81]);

/** Returns a recording as so many parts, each of which ends with a packet, as those of browsers do. */
export function partsOf(bytes: Buffer, count: number): Buffer[] {
  const ends = Array.from({ length: count - 1 }, (_, at) => bytes.indexOf(block, Math.floor((bytes.length * (at + 1)) / count)));
  return [0, ...ends].map((from, at) => bytes.subarray(from, ends[at]));
}
