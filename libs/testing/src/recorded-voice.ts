import { BufferTarget, EncodedAudioPacketSource, EncodedPacket, Mp4OutputFormat, Output, WebMOutputFormat } from 'mediabunny';

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

/** A frame of AAC in which nobody speaks, and how many samples it has. */
const aacSilence = Uint8Array.from([0x21, 0x10, 0x04, 0x60, 0x8c, 0x1c]);
const aacSamples = 1024;
const aacConfig = {
  ...{ codec: 'mp4a.40.2', numberOfChannels: 1, sampleRate: 48_000 },
  description: Uint8Array.from([0x11, 0x88]),
};

/** Returns a recording of so many seconds as Safari makes it: fragments of MP4, with no index of the whole. */
export async function recordedMp4(seconds: number): Promise<Buffer> {
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'fragmented' }), target });
  const source = new EncodedAudioPacketSource('aac');
  output.addAudioTrack(source);
  await output.start();
  const each = aacSamples / aacConfig.sampleRate;
  for (let at = 0; at * each < seconds; at += 1)
    await source.add(new EncodedPacket(aacSilence, 'key', at * each, each), { decoderConfig: aacConfig });
  await output.finalize();
  return Buffer.from(target.buffer!);
}
