import {
  ALL_FORMATS,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathSource,
  FilePathTarget,
  Input,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
  type EncodedPacket,
  type InputAudioTrack,
  type InputVideoTrack,
} from 'mediabunny';
import { IndexFirst } from './index-first.js';

export interface RemuxQuestion {
  from: string;
  to: string;
  isWebM: boolean;
}

/** null: nothing in the file can be played. */
export type RemuxAnswer = { seconds: number; hasPicture: boolean } | null;

interface Copied {
  next: EncodedPacket | null;
  /** Where the latest packet that was copied is. */
  last: number;
  sink: EncodedPacketSink;
  add: (packet: EncodedPacket) => Promise<void>;
}

export async function remux({ from, to, isWebM }: RemuxQuestion): Promise<RemuxAnswer> {
  const input = new Input({ source: new FilePathSource(from), formats: ALL_FORMATS });
  try {
    if (!(await input.canRead())) return null;
    const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
    const index = new IndexFirst();
    const format = isWebM ? new WebMOutputFormat(index.options) : new Mp4OutputFormat({ fastStart: false });
    const copied = isWebM ? `${to}-index-last` : to;
    const output = new Output({ format, target: new FilePathTarget(copied) });
    const copies = [video && (await copyVideo(video, output)), audio && (await copyAudio(audio, output))].filter((one) => one !== null);
    if (copies.every(({ next }) => next === null)) return null;
    await output.start();
    const seconds = await copyAll(copies);
    await output.finalize();
    if (isWebM) await index.copy(copied, to, copies.length);
    return { seconds, hasPicture: video !== null };
  } finally {
    input.dispose();
  }
}

async function copyVideo(track: InputVideoTrack, output: Output): Promise<Copied | null> {
  const config = await track.getDecoderConfig();
  if (!track.codec || !config) return null;
  const [source, sink] = [new EncodedVideoPacketSource(track.codec), new EncodedPacketSink(track)];
  output.addVideoTrack(source);
  return { sink, last: -Infinity, next: await sink.getFirstKeyPacket(), add: (packet) => source.add(packet, { decoderConfig: config }) };
}

async function copyAudio(track: InputAudioTrack, output: Output): Promise<Copied | null> {
  const config = await track.getDecoderConfig();
  if (!track.codec || !config) return null;
  const [source, sink] = [new EncodedAudioPacketSource(track.codec), new EncodedPacketSink(track)];
  output.addAudioTrack(source);
  return { sink, last: -Infinity, next: await sink.getFirstPacket(), add: (packet) => source.add(packet, { decoderConfig: config }) };
}

/** Copies packet by packet, the earliest of all tracks first; returns how long it is. */
async function copyAll(copies: Copied[]): Promise<number> {
  let seconds = 0;
  for (;;) {
    const [first] = copies.filter(({ next }) => next !== null).sort((a, b) => a.next!.timestamp - b.next!.timestamp);
    if (!first?.next) return seconds;
    const packet = first.next;
    // After a part that is missing, some packets seem to be earlier than they were: their beginning is lost.
    if (packet.timestamp >= first.last) {
      await first.add(packet);
      first.last = packet.timestamp;
      seconds = Math.max(seconds, packet.timestamp + packet.duration);
    }
    first.next = await first.sink.getNextPacket(packet);
  }
}
